/**
 * What was charged is answered or refunded, also when the database fails between the stored answer
 * and the caller.
 */
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from '../../db/orm.ts';
import { creditsOf, issuePaths } from '../support/access.ts';
import {
  type Billable,
  BILLABLES,
  FREE,
  RESTRICTIONS,
  settlingStep,
} from '../support/billables.ts';
import { breakColumn, cutConnections, holdTable } from '../support/brokenDatabase.ts';
import { hangs } from '../support/faults.ts';
import { useFaultyService } from '../support/faultyService.ts';
import { ask, expectOneCharge, expectRefund } from '../support/outcomes.ts';
import {
  type Answer,
  startService,
  type TestService,
  type TestWorkspace,
} from '../support/service.ts';
import { eventually } from '../support/waiting.ts';

/** An API in a process of its own, as it were: the workers are those of the service. */
let apart: TestService;
afterAll(() => apart.stop()); // before the service, whose database it shares
const { service, faults } = useFaultyService();
beforeAll(async () => {
  const environment = { REQUEST_DEADLINE_MS: '3000' };
  apart = await startService({ environment, roles: { api: true, worker: false }, beside: service });
});

/** Undone after each test, the last one first. */
const repairs: (() => Promise<void>)[] = [];
const repair = async (): Promise<void> => {
  for (const mend of repairs.splice(0).toReversed()) await mend();
};
afterEach(repair);

/**
 * Something happens when the last answer of a request is stored, and before anybody learns of it.
 */
function afterSettling(billable: Billable, happens: () => Promise<void>): void {
  let left = Math.max(1, billable.events) * billable.modes;
  faults.set(settlingStep(billable), async (run) => {
    const result = await run();
    left -= Array.isArray(result) ? result.length : 1; // a batch settles its items in one step
    if (left === 0) await happens();
    return result;
  });
}

async function unreadable(table = 'usage_answers', column = 'answer'): Promise<void> {
  const { mend } = await breakColumn(service, table, column);
  repairs.push(mend);
}

const named = (...names: string[]): Billable[] =>
  BILLABLES.filter(({ name }) => names.includes(name));
/** Answers are read where another process has stored them, those of batches always. */
const STORED = named('compare', 'a batch of origins');
const SINGLE = BILLABLES.filter(({ events }) => events === 1);
const askOnce = (workspace: TestWorkspace, { path, body }: Billable): Promise<Answer> =>
  workspace.call('POST', path, { body });
const usageOf = async (workspace: TestWorkspace) =>
  (await workspace.call('GET', '/v1/usage')).body.data;

describe('connections that break as soon as the answer is stored', () => {
  it.each([...BILLABLES, FREE].map((billable) => [billable.name, billable] as const))(
    '%s: the answer is given all the same',
    async (_, billable) => {
      const cuts: Awaited<ReturnType<typeof cutConnections>>[] = [];
      afterSettling(billable, async () => void cuts.push(await cutConnections(service)));
      const workspace = await service.workspace();
      const answer = await ask(workspace, billable);
      faults.clear();
      expect(cuts).toHaveLength(1);
      for (const { gone } of cuts) await gone();
      if (billable.cost > 0) await expectOneCharge(service, workspace, billable, answer);
      else expect(answer.status).toBe(200);
    },
  );
});

it('a caller who hangs up before the answer finds the call in the request log', async () => {
  const workspace = await service.workspace();
  const [classification] = named('classify');
  if (!classification) throw new Error('there is no such call');
  const gate = faults.gate(settlingStep(classification));
  const leaving = new AbortController();
  const asking = fetch(`${service.url}${classification.path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${workspace.key}`, 'content-type': 'application/json' },
    body: JSON.stringify(classification.body),
    signal: leaving.signal,
  });
  await gate.reached;
  leaving.abort();
  await expect(asking).rejects.toThrow('abort');
  gate.release();
  const logged = async () =>
    (await workspace.call('GET', '/v1/requests')).body.data.filter(
      ({ endpoint }: { endpoint: string }) => endpoint === classification.path,
    );
  const rows = await eventually(logged, (found) => found.length > 0);
  expect(rows).toMatchObject([{ status: 200, creditsCharged: classification.cost }]);
});

describe('a stored answer that cannot be read', () => {
  it.each(STORED.map((billable) => [billable.name, billable] as const))(
    '%s, with a key: the answer says what was charged, and the key gives it for nothing',
    async (_, billable) => {
      afterSettling(billable, () => unreadable());
      const workspace = await apart.workspace();
      const answer = await ask(workspace, billable);
      faults.clear();
      await repair();
      expect(answer.status).toBe(500);
      const { message, details } = answer.body.error;
      expect(message).toContain('same Idempotency-Key');
      expect(message).not.toContain('Nothing was charged');
      expect(details.charged).toBe(billable.cost);
      const ids: string[] = details.usageIds ?? [details.usageId];
      expect((await usageOf(workspace)).map(({ id }: { id: string }) => id).toSorted()).toEqual(
        ids.toSorted(),
      );
      expect(answer.headers.get('x-credits-charged')).toBe(String(billable.cost));
      const after500 = { balance: 100 - billable.cost, charged: billable.events, refunded: 0 };
      expect(await creditsOf(service, workspace)).toMatchObject(after500);
      const again = await ask(workspace, billable);
      expect([again.status, again.body.credits.charged]).toEqual([200, 0]);
      expect(await creditsOf(service, workspace)).toMatchObject(after500);
      const log = (await workspace.call('GET', '/v1/requests?failed=true')).body.data;
      expect(log[0]).toMatchObject({ status: 500, creditsCharged: billable.cost });
    },
  );

  it.each(STORED.map((billable) => [billable.name, billable] as const))(
    '%s, without a key: refunded, and the answer is gone',
    async (_, billable) => {
      afterSettling(billable, () => unreadable());
      const workspace = await apart.workspace();
      const answer = await askOnce(workspace, billable);
      faults.clear();
      await repair();
      expect(answer.status).toBe(500);
      expect(answer.body.error.message).toContain('refunded');
      expect(answer.body.error.details.charged).toBe(0);
      expect(answer.headers.get('x-credits-charged')).toBe('0');
      expect(answer.headers.get('x-credits-remaining')).toBe('100');
      expect(await creditsOf(service, workspace)).toMatchObject({
        balance: 100,
        charged: 0,
        refunded: billable.events,
      });
      const usage = await usageOf(workspace);
      expect(usage).toHaveLength(billable.events);
      for (const event of usage) {
        expect(event).toMatchObject({
          status: 'refunded',
          resultCode: null,
          errorCode: 'internal',
        });
        expect(event.refundedAt).not.toBeNull();
        const replay = await workspace.call('POST', '/v1/replay', { body: { usageId: event.id } });
        if (replay.status === 404) expect(replay.body.error.details.reason).toBe('not_answered');
        else expect(issuePaths(replay)).toEqual(['usageId']);
      }
      const left = await sql(
        service.orm,
        'select 1 as one from usage_answers a join usage_events u on u.id = a.usage_id where u.workspace_id = ?',
        [workspace.id],
      );
      expect(left).toEqual([]);
    },
  );

  it('that the process itself has stored needs no reading', async () => {
    const workspace = await service.workspace();
    for (const billable of SINGLE) {
      afterSettling(billable, () => unreadable());
      expect((await askOnce(workspace, billable)).status).toBe(200);
      await repair();
    }
  });

  it('of a check that is kept: nothing was charged, and the key gives what is kept', async () => {
    const workspace = await service.workspace();
    await askOnce(workspace, RESTRICTIONS); // the first one reads tables, which takes a while
    faults.set('checkAndKeepRestrictions', async (run) => {
      const result = await run();
      await unreadable('checks', 'result');
      return result;
    });
    const answer = await ask(workspace, RESTRICTIONS);
    faults.clear();
    await repair();
    expect(answer.status).toBe(500);
    expect(answer.body.error.message).toContain('is kept');
    expect(answer.body.error.details.kept).toBe(true);
    expect(await ask(workspace, RESTRICTIONS)).toMatchObject({
      status: 200,
      body: { replayed: true },
    });
    const { data } = (await workspace.call('GET', '/v1/restrictions/checks')).body;
    expect(data).toHaveLength(2);
    expect(data[0].id).toBe(answer.body.error.details.checkId);
  });
});

describe('a database that is silent', () => {
  const silent = async (table: string): Promise<void> => {
    const { release } = await holdTable(service, table);
    repairs.push(release);
  };

  it.each(STORED.map((billable) => [billable.name, billable] as const))(
    '%s: when its answer is stored and nobody has it, the refund comes as soon as the database speaks',
    async (_, billable) => {
      afterSettling(billable, () => silent('usage_answers'));
      const workspace = await apart.workspace();
      const answer = await askOnce(workspace, billable);
      expect([answer.status, answer.body.error.details.refund]).toEqual([500, 'under_way']);
      expect(answer.body.error.message).not.toContain('Nothing was charged');
      expect(answer.headers.get('x-credits-charged')).toBeNull();
      faults.clear();
      await repair();
      await eventually(
        () => creditsOf(service, workspace),
        ({ balance, refunded }) => balance === 100 && refunded === billable.events,
      );
      await expectRefund(service, workspace, billable);
    },
  );

  it.each(STORED.map((billable) => [billable.name, billable] as const))(
    '%s: when its time is over, that is said, the refund comes and the key is free',
    async (_, billable) => {
      let falls: Promise<void> | undefined;
      faults.set(settlingStep(billable), async (run) => {
        await (falls ??= silent('usage_events'));
        return hangs(run, 1);
      });
      const workspace = await apart.workspace();
      const answer = await ask(workspace, billable);
      expect([answer.status, answer.body.error.details.refund]).toEqual([504, 'under_way']);
      expect(answer.body.error.code).toBe('upstream_timeout');
      faults.clear();
      await repair();
      await eventually(
        () => creditsOf(service, workspace),
        ({ balance, charged }) => balance === 100 && charged === 0,
      );
      await eventually(
        () => ask(workspace, billable),
        ({ status }) => status === 200,
      );
      expect(await creditsOf(service, workspace)).toMatchObject({
        balance: 100 - billable.cost,
        charged: billable.events,
      });
    },
  );
});
