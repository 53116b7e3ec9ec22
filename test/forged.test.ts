/**
 * Whoever reaches Temporal may start workflows by hand: without the API's signature they change and
 * read nothing.
 */
import { isNativeError } from 'node:util/types';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { MockActivityEnvironment } from '@temporalio/testing';
import { v7 as uuidv7 } from 'uuid';
import type { SingleSteps } from '../activities/index.ts';
import type { Check } from '../contract/evidence.ts';
import { sql } from '../db/orm.ts';
import { putFile } from '../db/store/releaseContent.ts';
import { changeRelease, openRelease } from '../db/store/releases.ts';
import { RequestTokens } from '../db/store/requestTokens.ts';
import { connectTemporal, queuesOf, type TemporalConnection } from '../workers/process/temporal.ts';
import type { ClassifyInput, ImportStep, ScreenInput } from '../workflows/contract.ts';
import { chargeFor, classifyInput, runWorkflowByHand } from './support/byHand.ts';
import { startService, type TestService, type TestWorkspace } from './support/service.ts';

let service: TestService;
let temporal: TemporalConnection;
let steps: SingleSteps;
beforeAll(async () => {
  service = await startService({ overrides: { activities: (usual) => (steps = usual) } });
  temporal = await connectTemporal();
});
afterAll(async () => {
  await temporal.connection.close();
  await service.stop();
});

const tokens = (): RequestTokens => new RequestTokens(service.orm);

/**
 * Workspaces whose true requests may still be giving themselves up, after their workflow failed.
 */
const stillEnding = new Set<string>();

/** Everything that a request may change, of every other workspace. */
async function everything(): Promise<unknown> {
  const tables = [
    'usage_events',
    'usage_answers',
    'ledger_entries',
    'checks',
    'replays',
    'photos',
    'feedback',
    'releases',
    'release_files',
    'dataset_syncs',
  ];
  const rows = tables.map((table) =>
    sql<Record<string, unknown>>(
      service.orm,
      `select * from ${table} order by 1::text, 2::text`,
    ).then((all) => all.filter((row) => !stillEnding.has(String(row['workspace_id'])))),
  );
  return Promise.all([...rows, sql(service.orm, 'select id, balance from workspaces order by id')]);
}

const checkOf = ({ id }: TestWorkspace): Check => ({
  checkId: uuidv7(),
  kind: 'screen',
  workspaceId: id,
  requestId: uuidv7(),
  operation: 'screen',
  actor: { type: 'key', id, name: 'forged' },
  reference: null,
});

const runByHand = (workflow: string, input: unknown, queue?: 'requests' | 'jobs') =>
  runWorkflowByHand(temporal, queuesOf(service.queuePrefix)[queue ?? 'requests'], workflow, input);

/** Nothing is changed by the work, and it ends in a failure. */
async function expectRefused(work: Promise<unknown>): Promise<void> {
  const ended = await work.catch((cause: Error) => cause);
  expect(isNativeError(ended)).toBe(true); // of the service, which is loaded outside of this file
}

async function expectUntouched(work: () => Promise<unknown>): Promise<void> {
  const before = await everything();
  await expectRefused(work());
  expect(await everything()).toEqual(before);
}

describe('a workflow that is started by hand', () => {
  it.each([
    'classify',
    'calculate',
    'calculateShipment',
    'calculateStacking',
    'compare',
    'classifyRegulator',
    'extractProduct',
    'inferOrigin',
    'validateOrigin',
    'replay',
  ])('%s without a token, or with one of nobody: no credits, no answer', async (workflow) => {
    const workspace = await service.workspace();
    for (const token of [
      undefined,
      '',
      'x',
      `1.${Date.now()}.${'A'.repeat(43)}.${'é'.repeat(43)}`,
    ]) {
      const charge = { ...chargeFor(workspace), ...(token === undefined ? {} : { token }) };
      await expectUntouched(() => runByHand(workflow, classifyInput(charge)));
    }
  });

  it.each(['classifyBatch', 'originBatch'])(
    '%s: no item is charged, no key completed',
    async (workflow) => {
      const workspace = await service.workspace();
      const items = [0, 1].map((index) => ({ ...classifyInput(chargeFor(workspace)), index }));
      await expectUntouched(() =>
        runByHand(workflow, { items, callUsageId: uuidv7(), callToken: '1.2.3.4' }),
      );
    },
  );

  it('one forged item: the items beside it are not charged either', async () => {
    const workspace = await service.workspace();
    const signed = await tokens().signCharge({ ...classifyInput(chargeFor(workspace)), index: 0 });
    const forged = { ...classifyInput(chargeFor(workspace)), index: 1 };
    await runByHand('classifyBatch', { items: [signed, forged], callUsageId: null });
    stillEnding.add(workspace.id);
    const [row] = await sql(service.orm, 'select balance from workspaces where id = ?', [
      workspace.id,
    ]);
    expect(row).toEqual({ balance: 100 });
  });

  it.each(['screen', 'checkRestrictions'])('%s: no evidence is kept', async (workflow) => {
    const workspace = await service.workspace();
    const check = checkOf(workspace);
    const input = {
      check,
      deadlineMs: Date.now() + 20_000,
      query: { name: 'Miles' },
      request: { items: [] },
    };
    await expectUntouched(() => runByHand(workflow, input));
  });

  it.each<[string, (input: ClassifyInput, other: TestWorkspace) => ClassifyInput]>([
    ['a lower cost', (input) => ({ ...input, charge: { ...input.charge, cost: 0 } })],
    ['other units', (input) => ({ ...input, charge: { ...input.charge, units: 0, cost: 0 } })],
    ['another mode', (input) => ({ ...input, charge: { ...input.charge, mode: 'max' } })],
    [
      'another operation',
      (input) => ({ ...input, charge: { ...input.charge, operation: 'calculate' } }),
    ],
    ['another usage', (input) => ({ ...input, charge: { ...input.charge, usageId: uuidv7() } })],
    [
      'another workspace',
      (input, { id }) => ({ ...input, charge: { ...input.charge, workspaceId: id } }),
    ],
    ['another key', (input, { keyId }) => ({ ...input, charge: { ...input.charge, keyId } })],
  ])('with a token of the API, but %s: nothing happens', async (_name, altered) => {
    const [workspace, other] = [await service.workspace(), await service.workspace()];
    const signed = await tokens().signCharge(classifyInput(chargeFor(workspace)));
    await expectUntouched(() => runByHand('classify', altered(signed, other)));
  });

  it.each<[string, (input: ClassifyInput) => ClassifyInput]>([
    [
      'other goods',
      (input) => ({ ...input, task: { ...input.task, goods: { description: 'a mug' } } }),
    ],
    ['a later deadline', (input) => ({ ...input, deadlineMs: input.deadlineMs + 1 })],
  ])('with a token of the API, but %s: what was charged goes back', async (_name, altered) => {
    const workspace = await service.workspace();
    const signed = await tokens().signCharge(classifyInput(chargeFor(workspace)));
    const { usageId } = signed.charge;
    expect(await runByHand('classify', altered(signed))).toMatchObject({
      ok: false,
      code: 'upstream_error',
    });
    const [event] = await sql(service.orm, 'select status from usage_events where id = ?', [
      usageId,
    ]);
    const [row] = await sql(service.orm, 'select balance from workspaces where id = ?', [
      workspace.id,
    ]);
    expect([event, row]).toEqual([{ status: 'refunded' }, { balance: 100 }]);
  });

  it('a cost that the price table does not have is refused, although it is signed', async () => {
    const workspace = await service.workspace();
    for (const cost of [0, 2]) {
      const signed = await tokens().signCharge(classifyInput(chargeFor(workspace, { cost })));
      expect(await runByHand('classify', signed)).toMatchObject({
        ok: false,
        code: 'upstream_error',
      });
    }
    const [row] = await sql(service.orm, 'select balance from workspaces where id = ?', [
      workspace.id,
    ]);
    expect(row).toEqual({ balance: 100 });
  });

  it('a request that was answered, again: its answer and its charge stay as they are', async () => {
    const workspace = await service.workspace();
    const signed = await tokens().signCharge(classifyInput(chargeFor(workspace)));
    expect(await runByHand('classify', signed)).toMatchObject({
      ok: true,
      credits: { charged: 1, remaining: 99 },
    });
    const before = await everything();
    await runByHand('classify', signed);
    await runByHand('calculate', signed);
    await runByHand('classifyBatch', { items: [{ ...signed, index: 0 }], callUsageId: null });
    expect(await everything()).toEqual(before);
  });
});

describe('a step that is run by hand', () => {
  it('a refund gives back nothing that was not charged, and nothing of another workspace', async () => {
    const [workspace, other] = [await service.workspace(), await service.workspace()];
    const { body } = await workspace.call('POST', '/v1/classify', {
      body: {
        description: 'Knitted cotton T-shirt for men',
        destinationCountry: 'US',
        mode: 'mini',
      },
    });
    const charge = chargeFor(workspace, { usageId: body.credits.usageId });
    const own = (await tokens().signCharge(classifyInput(chargeFor(other)))).charge;
    await expectUntouched(() => steps.refund({ ...charge, errorCode: 'upstream_error' }));
    await expectUntouched(() => steps.refund({ ...own, ...charge, errorCode: 'upstream_error' }));
    await expectUntouched(() =>
      steps.refund({ ...own, workspaceId: workspace.id, errorCode: 'x' }),
    );
  });

  it('an answer that was handed over is paid, whoever says that it was not', async () => {
    const workspace = await service.workspace();
    const signed = await tokens().signCharge(classifyInput(chargeFor(workspace)));
    expect(await runByHand('classify', signed)).toMatchObject({ ok: true });
    const { charge } = signed;
    await expectUntouched(() => steps.refundUndelivered({ ...charge, errorCode: 'internal' }));
    const later = { charges: [charge], errorCode: 'internal', alsoSettled: true };
    await expectUntouched(() => runByHand('refundLater', later));
    const said = await tokens().signUndelivered(charge);
    expect(await tokens().isCharge(said)).toBe(false);
    await steps.refundUndelivered({ ...said, errorCode: 'internal' });
    const [row] = await sql(service.orm, 'select balance from workspaces where id = ?', [
      workspace.id,
    ]);
    expect(row).toEqual({ balance: 100 });
  });

  it('the stored answer of another workspace is not read', async () => {
    const [workspace, other] = [await service.workspace(), await service.workspace()];
    const { body } = await workspace.call('POST', '/v1/classify', {
      body: {
        description: 'Knitted cotton T-shirt for men',
        destinationCountry: 'US',
        mode: 'mini',
      },
    });
    const own = (await tokens().signCharge(classifyInput(chargeFor(other)))).charge;
    await expectRefused(steps.readSettled({ ...own, usageId: body.credits.usageId }));
    await expectRefused(steps.readSettled(chargeFor(workspace, { usageId: body.credits.usageId })));
  });

  it('no step settles, reads, asks or keeps for a token that stands for something else', async () => {
    const workspace = await service.workspace();
    const input = await tokens().signCharge(classifyInput(chargeFor(workspace)));
    const check = await tokens().signCheck({
      check: checkOf(workspace),
      deadlineMs: Date.now() + 20_000,
    });
    const other = {
      ...input,
      request: {},
      items: [],
      url: 'https://example.com',
      usageId: uuidv7(),
    } as never;
    const asked = { ...check, query: { name: 'Miles' }, request: {} } as unknown as ScreenInput;
    const charge = chargeFor(workspace);
    const mock = new MockActivityEnvironment();
    const untilMs = Date.now() + 5000;
    const step = { charge, field: 'url', untilMs };
    const before = await everything();
    const works: Promise<unknown>[] = [
      mock.run(steps.readProductPage, { ...step, url: 'https://example.com' }),
      mock.run(steps.readPhoto, {
        ...step,
        isShown: false,
        deadlineMs: untilMs,
        photo: { photoRef: uuidv7() },
      }),
      mock.run(steps.seePhoto, { ...step, photo: {} as never, photoRef: uuidv7() }),
      mock.run(steps.askLanguageModel, { input: other, untilMs }),
      mock.run(() => steps.classifyAndSettle({ input: other, mode: 'mini', last: true })),
      mock.run(() => steps.calculateAndSettle(other)),
      mock.run(() => steps.shipmentAndSettle(other)),
      mock.run(() => steps.compareAndSettle(other)),
      mock.run(() => steps.stackAndSettle(other)),
      mock.run(() => steps.originAndSettle({ input: other })),
      mock.run(() => steps.regulateAndSettle(other)),
      mock.run(() => steps.replayAndSettle(other)),
      mock.run(() => steps.extractAndSettle({ input: other, product: {} as never })),
      mock.run(() => steps.calculateAndSettle(input as never)),
      mock.run(() => steps.screenAndKeep(asked)),
      mock.run(() => steps.checkAndKeepRestrictions(asked as never)),
      steps.completeKey({ usageId: uuidv7(), token: check.check.token ?? '' }),
      steps.completeKey({ usageId: uuidv7() }),
      steps.freeKey({ ...check.check, checkId: uuidv7() }),
      steps.chargeAll([input.charge, charge]),
    ];
    for (const work of works) await expectRefused(work);
    expect(await everything()).toEqual(before);
  });
});

describe('a release', () => {
  /** One that its check holds, with a file. */
  async function heldRelease(): Promise<ImportStep> {
    const order = { dataset: 'us-hts', releaseId: uuidv7(), override: null };
    await openRelease(service.orm, { ...order, origin: 'file', source: 'a file', version: null });
    await putFile(service.orm, order.releaseId, 'a file', Buffer.from('text'));
    await changeRelease(service.orm, order.releaseId, { state: 'staged', rows: 1 });
    return order;
  }

  it('goes live, is read or dropped on no order but a signed one', async () => {
    const held = await heldRelease();
    const { token } = await tokens().signOrder(held);
    const orders = [held, { ...held, override: 'mine' }, { ...held, override: 'mine', token }];
    const elsewhere = { ...held, token, dataset: 'gb-tariff' };
    for (const order of [...orders, elsewhere]) {
      await expectUntouched(() => runByHand('activateRelease', order, 'jobs'));
      await expectUntouched(() => runByHand('importRelease', { ...order, from: 'file' }, 'jobs'));
      await expectUntouched(() => runByHand('importRelease', { ...order, from: 'files' }, 'jobs'));
    }
    // signed, but nobody said why it goes live unchecked
    await expectUntouched(() => runByHand('activateRelease', { ...held, token }, 'jobs'));
    const before = await everything();
    const result = { outcome: 'unchanged' as const, message: null, confirms: held.releaseId };
    const forged = {
      ...held,
      override: 'mine',
      reasons: ['forged'],
      chapter: '/chapters/01',
      result,
    };
    const mock = new MockActivityEnvironment();
    for (const name of ORDERED) await expectRefused(mock.run(() => steps[name](forged)));
    expect(await everything()).toEqual(before);
  });
});

const ORDERED = [
  'readReleaseFiles',
  'checkReleaseRows',
  'makeLive',
  'forgetFiles',
  'awaitReaders',
  'refuseRelease',
  'failRelease',
  'undoImport',
  'fetchFiles',
  'startWalk',
  'walkChapter',
  'discardRelease',
  'recordSyncOutcome',
] as const;
