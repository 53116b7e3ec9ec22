/** `Idempotency-Key`: one key, one charge, one answer. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { v7 as uuidv7 } from 'uuid';
import { sql } from '../db/orm.ts';
import { addCredits, charge } from '../db/store/credits.ts';
import { setPrice } from '../db/store/prices.ts';
import { creditsOf, issuePaths } from './support/access.ts';
import { createFaults, failsForGood } from './support/faults.ts';
import {
  type Answer,
  startService,
  type TestService,
  type TestWorkspace,
} from './support/service.ts';
import { costing } from './support/ledger.ts';

const SHIRT = {
  description: 'Knitted cotton T-shirt for men',
  destinationCountry: 'US',
  mode: 'mini',
};
const PHONE = { description: 'Smartphone', destinationCountry: 'GB', mode: 'mini' };
const NO_GOODS = { description: 'zzqx qqwx', destinationCountry: 'US', mode: 'mini' };
const CALCULATION = { hsCode: '610910', originCountry: 'BD', destinationCountry: 'DE', value: 200 };

let service: TestService;
const faults = createFaults();
beforeAll(async () => {
  service = await startService({ overrides: { activities: faults.activities } });
});
afterEach(() => faults.clear());
afterAll(() => service.stop());

const asking =
  (path: string) =>
  (workspace: TestWorkspace, body: unknown, idempotencyKey: string): Promise<Answer> =>
    workspace.call('POST', path, { body, idempotencyKey });
const classify = asking('/v1/classify');
const calculate = asking('/v1/calculate');
const batch = (
  workspace: TestWorkspace,
  items: unknown[],
  idempotencyKey: string,
): Promise<Answer> =>
  workspace.call('POST', '/v1/classify/batch', { body: { items }, idempotencyKey });

function expectConflict(answer: Answer, reason: 'in_progress' | 'different_request'): void {
  expect(answer.status).toBe(409);
  expect(answer.body.error).toMatchObject({ code: 'conflict', details: { reason } });
  expect(answer.headers.get('x-credits-charged')).toBe('0');
}

describe('a repeat', () => {
  it.each([
    ['classify', classify, SHIRT],
    ['calculate', calculate, CALCULATION],
  ] as const)('%s: gets the first answer, bit for bit, and costs nothing', async (_, ask, body) => {
    const workspace = await service.workspace();
    const first = await ask(workspace, body, 'again');
    const second = await ask(workspace, body, 'again');
    expect(first.body.replayed).toBe(false);
    expect(second.status).toBe(200);
    expect(second.body.replayed).toBe(true);
    expect(JSON.stringify(second.body.data)).toBe(JSON.stringify(first.body.data));
    expect(second.body.credits).toEqual({
      charged: 0,
      remaining: 99,
      usageId: first.body.credits.usageId,
    });
    expect(await creditsOf(service, workspace)).toMatchObject({ balance: 99, charged: 1 });
  });

  it('tells the balance of now, not that of then', async () => {
    const workspace = await service.workspace();
    await classify(workspace, SHIRT, 'again');
    await addCredits(service.orm, {
      workspaceId: workspace.id,
      kind: 'grant',
      amount: 7,
      description: null,
    });
    expect((await classify(workspace, SHIRT, 'again')).body.credits.remaining).toBe(106);
  });

  it('is answered also by an empty balance', async () => {
    const workspace = await service.workspace({ credits: 1 });
    await classify(workspace, SHIRT, 'again');
    expect(await classify(workspace, SHIRT, 'again')).toMatchObject({
      status: 200,
      body: { replayed: true },
    });
  });

  it('is the same request whatever the order of its fields, and the case of its country', async () => {
    const workspace = await service.workspace();
    await classify(workspace, SHIRT, 'again');
    const { description, destinationCountry, mode } = SHIRT;
    const written = { mode, destinationCountry: destinationCountry.toLowerCase(), description };
    expect((await classify(workspace, written, 'again')).body.replayed).toBe(true);
  });

  it('shows as a replay in the request log', async () => {
    const workspace = await service.workspace();
    await classify(workspace, SHIRT, 'again');
    await classify(workspace, SHIRT, 'again');
    const log = await workspace.call('GET', '/v1/requests');
    const rows: { replayed: boolean; creditsCharged: number; idempotencyKey: string }[] =
      log.body.data;
    expect(
      rows.map(({ replayed, creditsCharged, idempotencyKey }) => [
        replayed,
        creditsCharged,
        idempotencyKey,
      ]),
    ).toEqual([
      [true, 0, 'again'],
      [false, 1, 'again'],
    ]);
  });

  it('gets the first answer also when its mode has been switched off since', async () => {
    const workspace = await service.workspace();
    await classify(workspace, SHIRT, 'again');
    await setPrice(service.orm, 'classify:mini', null);
    try {
      expect(await classify(workspace, SHIRT, 'again')).toMatchObject({
        status: 200,
        body: { replayed: true },
      });
    } finally {
      await setPrice(service.orm, 'classify:mini', undefined);
    }
  });

  it('of a batch gets its answers also when its mode, or the whole action, has been switched off since', async () => {
    const workspace = await service.workspace();
    const first = await batch(workspace, [SHIRT, PHONE], 'again');
    const off = [
      () => setPrice(service.orm, 'classify:mini', null),
      () =>
        sql(service.orm, `update workspaces set disabled_actions = '{classify}' where id = ?`, [
          workspace.id,
        ]),
    ];
    try {
      for (const switchOff of off) {
        await switchOff();
        const { status, body } = await batch(workspace, [SHIRT, PHONE], 'again');
        expect([status, body.data]).toEqual([200, first.body.data]);
        const fresh = await batch(workspace, [SHIRT, PHONE], 'new');
        const results: { ok: boolean }[] = fresh.body.data?.results ?? [];
        expect(results.filter(({ ok }) => ok)).toEqual([]);
      }
    } finally {
      await setPrice(service.orm, 'classify:mini', undefined);
    }
    expect(await creditsOf(service, workspace)).toMatchObject({ balance: 98, charged: 2 });
  });

  it('of a step that ran again over a stored answer tells the one that is stored', async () => {
    const workspace = await service.workspace();
    faults.set('calculateAndSettle', async (run) => {
      await run();
      await sql(
        service.orm,
        `update usage_answers a set answer = jsonb_set(a.answer::jsonb, '{notes}', '["stored first"]')::json
         from usage_events u where u.id = a.usage_id and u.workspace_id = ?`,
        [workspace.id],
      );
      return run();
    });
    const { body } = await calculate(workspace, CALCULATION, 'twice');
    expect(body.data.notes).toEqual(['stored first']);
    expect((await calculate(workspace, CALCULATION, 'twice')).body.data).toEqual(body.data);
  });

  it('of another workspace is another request', async () => {
    const [one, other] = [await service.workspace(), await service.workspace()];
    await classify(one, SHIRT, 'shared');
    expect((await classify(other, PHONE, 'shared')).body).toMatchObject({ replayed: false });
    expect(await creditsOf(service, other)).toMatchObject({ balance: 99 });
  });

  it('without a key is charged again', async () => {
    const workspace = await service.workspace();
    const body = SHIRT;
    await workspace.call('POST', '/v1/classify', { body });
    await workspace.call('POST', '/v1/classify', { body });
    expect(await creditsOf(service, workspace)).toMatchObject({ balance: 98, charged: 2 });
  });
});

describe('20 equal requests at once', () => {
  it.each([
    ['classify', classify, SHIRT],
    ['calculate', calculate, CALCULATION],
    ['classify a batch', batch, [SHIRT]],
  ] as const)(
    '%s: one charge; the others are refused as in progress, or replays',
    async (_, ask, body) => {
      const workspace = await service.workspace();
      const answers = await Promise.all(
        Array.from({ length: 20 }, () => (ask as typeof classify)(workspace, body, 'at-once')),
      );
      const charged = answers.filter(({ body: { credits } }) => credits?.charged === 1);
      expect(charged).toHaveLength(1);
      for (const answer of answers) {
        if (answer.status === 409) expectConflict(answer, 'in_progress');
        else expect(answer.status).toBe(200);
      }
      expect(await creditsOf(service, workspace)).toMatchObject({
        balance: 99,
        charged: 1,
        refunded: 0,
      });
    },
  );
});

describe('a key that stands for something else', () => {
  it('another body is refused, and charged nothing', async () => {
    const workspace = await service.workspace();
    await classify(workspace, SHIRT, 'taken');
    expectConflict(await classify(workspace, PHONE, 'taken'), 'different_request');
    expect(await creditsOf(service, workspace)).toMatchObject({ balance: 99, charged: 1 });
  });

  it('another operation is refused, also a batch of the same product', async () => {
    const workspace = await service.workspace();
    await classify(workspace, SHIRT, 'taken');
    expectConflict(await calculate(workspace, CALCULATION, 'taken'), 'different_request');
    expectConflict(await batch(workspace, [SHIRT], 'taken'), 'different_request');
    expect(await creditsOf(service, workspace)).toMatchObject({ balance: 99, charged: 1 });
  });

  it('a first request at work is told from another body at once', async () => {
    const gate = faults.gate('classifyAndSettle');
    const workspace = await service.workspace();
    const first = classify(workspace, SHIRT, 'taken');
    await gate.reached;
    expectConflict(await classify(workspace, PHONE, 'taken'), 'different_request');
    expectConflict(await classify(workspace, SHIRT, 'taken'), 'in_progress');
    gate.release();
    expect((await first).status).toBe(200);
    expect(await creditsOf(service, workspace)).toMatchObject({ balance: 99, charged: 1 });
  });
});

describe('a key is free again', () => {
  it('after a refusal: the same key may carry a better description', async () => {
    const workspace = await service.workspace();
    expect((await classify(workspace, NO_GOODS, 'freed')).status).toBe(400);
    expect(await classify(workspace, SHIRT, 'freed')).toMatchObject({
      status: 200,
      body: { replayed: false },
    });
    expect(await creditsOf(service, workspace)).toMatchObject({
      balance: 99,
      charged: 1,
      refunded: 1,
    });
  });

  it('after a failure of the engine', async () => {
    faults.set('classifyAndSettle', failsForGood);
    const workspace = await service.workspace();
    expect((await classify(workspace, SHIRT, 'freed')).status).toBe(502);
    faults.clear();
    expect(await classify(workspace, SHIRT, 'freed')).toMatchObject({
      status: 200,
      body: { replayed: false },
    });
    expect(await creditsOf(service, workspace)).toMatchObject({
      balance: 99,
      charged: 1,
      refunded: 1,
    });
  });

  it('after a body that was not valid', async () => {
    const workspace = await service.workspace();
    issuePaths(await classify(workspace, { ...SHIRT, mode: 'ultra' }, 'freed'));
    expect((await classify(workspace, SHIRT, 'freed')).status).toBe(200);
  });

  it('after a balance that was too low: the retry after a top-up is charged', async () => {
    const workspace = await service.workspace({ credits: 0 });
    expect((await classify(workspace, SHIRT, 'freed-1')).status).toBe(402);
    expect((await calculate(workspace, CALCULATION, 'freed-2')).status).toBe(402);
    await addCredits(service.orm, {
      workspaceId: workspace.id,
      kind: 'purchase',
      amount: 2,
      description: null,
    });
    expect((await classify(workspace, SHIRT, 'freed-1')).body).toMatchObject({ replayed: false });
    expect((await calculate(workspace, CALCULATION, 'freed-2')).body).toMatchObject({
      replayed: false,
    });
    expect(await creditsOf(service, workspace)).toMatchObject({ balance: 0, charged: 2 });
  });
});

describe('the shape of a key', () => {
  it.each([
    ['one character', 'k'],
    ['255 characters', 'k'.repeat(255)],
    ['a UUID', uuidv7()],
    ['every visible mark', `!"#$%&'()*+,-./:;<=>?@[\\]^_\`{|}~`],
  ])('%s is taken', async (_, key) => {
    const workspace = await service.workspace();
    expect((await classify(workspace, SHIRT, key)).status).toBe(200);
    expect((await classify(workspace, SHIRT, key)).body.replayed).toBe(true);
  });

  it.each([
    ['an empty one', ''],
    ['256 characters', 'k'.repeat(256)],
    ['a blank within', 'a b'],
    ['letters beyond ASCII', 'ÿ'],
  ])('%s is refused', async (_, key) => {
    const workspace = await service.workspace();
    expect(issuePaths(await classify(workspace, SHIRT, key))).toEqual(['Idempotency-Key']);
    expect(await creditsOf(service, workspace)).toMatchObject({ balance: 100, charged: 0 });
  });
});

describe('a batch', () => {
  it('replays whole, and costs nothing', async () => {
    const workspace = await service.workspace();
    const first = await batch(workspace, [SHIRT, PHONE], 'batch');
    const second = await batch(workspace, [SHIRT, PHONE], 'batch');
    expect(second.body.data).toEqual(first.body.data);
    expect(second.body.credits).toEqual({ charged: 0, remaining: 98 });
    expect(await creditsOf(service, workspace)).toMatchObject({ balance: 98, charged: 2 });
  });

  it('items that were answered replay, those that were not run again and are charged', async () => {
    const workspace = await service.workspace({ credits: 1 });
    const first = await batch(workspace, [SHIRT, PHONE], 'batch');
    expect(first.body.data.results.map(({ ok }: { ok: boolean }) => ok)).toEqual([true, false]);
    await addCredits(service.orm, {
      workspaceId: workspace.id,
      kind: 'purchase',
      amount: 5,
      description: null,
    });
    const second = await batch(workspace, [SHIRT, PHONE], 'batch');
    expect(second.body.data.results[0]).toEqual(first.body.data.results[0]);
    expect(second.body.data.results[1].ok).toBe(true);
    expect(second.body.credits).toEqual({ charged: 1, remaining: 4 });
    const third = await batch(workspace, [SHIRT, PHONE], 'batch');
    expect(third.body.data).toEqual(second.body.data);
    expect(await creditsOf(service, workspace)).toMatchObject({ balance: 4, charged: 2 });
  });

  it('a call that no balance paid for frees its key, and every item its own', async () => {
    const workspace = await service.workspace({ credits: 0 });
    expect((await batch(workspace, [SHIRT, PHONE], 'batch')).status).toBe(402);
    await addCredits(service.orm, {
      workspaceId: workspace.id,
      kind: 'purchase',
      amount: 5,
      description: null,
    });
    const { status, body } = await batch(workspace, [SHIRT, PHONE], 'batch');
    expect(status).toBe(200);
    expect(body.credits).toEqual({ charged: 2, remaining: 3 });
  });

  it('an item whose key stood for another request is refused alone', async () => {
    const workspace = await service.workspace();
    await sql(
      service.orm,
      `insert into replays (workspace_id, key, item_index, operation, request_hash, usage_id, workflow_id)
       values (?, 'batch', 1, 'classifyBatch', decode(repeat('00', 32), 'hex'), ?, 'w')`,
      [workspace.id, uuidv7()],
    );
    const { body } = await batch(workspace, [SHIRT, PHONE], 'batch');
    expect(body.data.results).toMatchObject([{ ok: true }, { error: { code: 'conflict' } }]);
    expect((await batch(workspace, [SHIRT], 'batch')).status).toBe(200);
    expect(await creditsOf(service, workspace)).toMatchObject({ balance: 99, charged: 1 });
  });

  it('equal items of one call are charged each', async () => {
    const workspace = await service.workspace();
    const { body } = await batch(workspace, [SHIRT, SHIRT], 'batch');
    expect(body.credits.charged).toBe(2);
  });

  it('a repeat of a call that is at work is refused, and disturbs it not', async () => {
    const gate = faults.gate('chargeAll');
    const workspace = await service.workspace();
    const first = batch(workspace, [SHIRT, PHONE], 'batch');
    await gate.reached;
    expectConflict(await batch(workspace, [SHIRT, PHONE], 'batch'), 'in_progress');
    gate.release();
    expect((await first).body.credits).toEqual({ charged: 2, remaining: 98 });
  });
});

describe('a key left behind by a process that died', () => {
  /** Makes the row of a completed request look as if its process had died `agoS` seconds ago. */
  async function orphan(workspace: TestWorkspace, usageId: string, agoS: number): Promise<void> {
    await sql(
      service.orm,
      `update replays set state = 'in_progress', completed_at = null, usage_id = ?, workflow_id = ?,
         created_at = now() - make_interval(secs => ?) where workspace_id = ?`,
      [usageId, `classify/${workspace.id}/${usageId}`, agoS, workspace.id],
    );
  }

  it('before its workflow began: the next try takes it over', async () => {
    const workspace = await service.workspace();
    await classify(workspace, SHIRT, 'orphan');
    await orphan(workspace, uuidv7(), 60);
    expect(await classify(workspace, SHIRT, 'orphan')).toMatchObject({
      status: 200,
      body: { replayed: false },
    });
    expect((await classify(workspace, SHIRT, 'orphan')).body.replayed).toBe(true);
    expect(await creditsOf(service, workspace)).toMatchObject({ balance: 98, charged: 2 });
  });

  it('after its charge, with no workflow to refund it: the credits go back first', async () => {
    const workspace = await service.workspace();
    await classify(workspace, SHIRT, 'orphan');
    const usageId = uuidv7();
    const stranded = {
      usageId,
      workspaceId: workspace.id,
      keyId: workspace.keyId,
      requestId: uuidv7(),
      operation: 'classify',
      action: 'classify',
      ...costing(50),
    } as const;
    await charge(service.orm, stranded);
    await orphan(workspace, usageId, 60);
    expect((await classify(workspace, SHIRT, 'orphan')).status).toBe(200);
    expect(await creditsOf(service, workspace)).toMatchObject({
      balance: 98,
      charged: 2,
      refunded: 1,
    });
  });

  it('is left alone while its first request may still be starting', async () => {
    const workspace = await service.workspace();
    await classify(workspace, SHIRT, 'orphan');
    await orphan(workspace, uuidv7(), 0);
    expectConflict(await classify(workspace, SHIRT, 'orphan'), 'in_progress');
  });

  it('is left alone while its workflow is at work, however old', async () => {
    const gate = faults.gate('classifyAndSettle');
    const workspace = await service.workspace();
    const first = classify(workspace, SHIRT, 'slow');
    await gate.reached;
    await sql(
      service.orm,
      `update replays set created_at = now() - interval '1 hour' where workspace_id = ?`,
      [workspace.id],
    );
    expectConflict(await classify(workspace, SHIRT, 'slow'), 'in_progress');
    gate.release();
    expect((await first).status).toBe(200);
    expect(await creditsOf(service, workspace)).toMatchObject({ balance: 99, charged: 1 });
  });

  it('ten takers at once: one charge', async () => {
    const workspace = await service.workspace();
    await classify(workspace, SHIRT, 'orphan');
    await orphan(workspace, uuidv7(), 60);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => classify(workspace, SHIRT, 'orphan')),
    );
    expect(answers.filter(({ body }) => body.replayed === false)).toHaveLength(1);
    expect(await creditsOf(service, workspace)).toMatchObject({ balance: 98, charged: 2 });
  });

  it('of a batch: call and items are taken over', async () => {
    const workspace = await service.workspace();
    await batch(workspace, [SHIRT, PHONE], 'orphan');
    await orphan(workspace, uuidv7(), 60);
    expect((await batch(workspace, [SHIRT, PHONE], 'orphan')).status).toBe(200);
    expect(await creditsOf(service, workspace)).toMatchObject({ balance: 96, charged: 4 });
  });
});
