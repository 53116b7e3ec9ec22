/**
 * What endpoints are told of: each type as it is declared, once, to its own workspace, and as a
 * receiver has it who verifies it with the official library.
 */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CREDITS_LOW, EVENT_TYPES, type EventType, messageOf } from '../contract/webhookEvents.ts';
import { sql } from '../db/orm.ts';
import { addCredits } from '../db/store/credits.ts';
import { packPart, putPart } from '../db/store/releaseContent.ts';
import { changeRelease, goLive, openRelease } from '../db/store/releases.ts';
import { lineRecord } from '../engine/release/lineRecord.ts';
import { createFaults, failsForGood } from './support/faults.ts';
import { type Receiver, startReceiver, verified } from './support/receiver.ts';
import { CSL, daysAgo, publishLists } from './support/screeningLists.ts';
import {
  type Json,
  startService,
  type TestService,
  type TestWorkspace,
} from './support/service.ts';
import { eventually } from './support/waiting.ts';

const LONG_MS = 60_000;

let service: TestService;
let receiver: Receiver;
const faults = createFaults();
beforeAll(async () => {
  receiver = await startReceiver();
  service = await startService({
    environment: {
      SCREENING_LIST_DAYS: '1',
      FETCH_ALLOW_HOSTS: receiver.host,
      WEBHOOKS_ALLOW_HTTP: 'on',
    },
    overrides: { tellEveryMs: 500, activities: faults.activities },
  });
}, 2 * LONG_MS);
afterAll(async () => {
  await service.stop();
  await receiver.stop();
});

interface Endpoint {
  id: string;
  path: string;
  secret: string;
}

/** Of each workspace, the one that is told all. */
const endpoints = new Map<string, Endpoint>();

async function endpointOf(by: TestWorkspace): Promise<Endpoint> {
  const path = `/${randomUUID()}`;
  const body = { url: `${receiver.url}${path}` };
  const { id, secret } = (await by.call('POST', '/v1/webhooks', { body })).body.data;
  return { id, path, secret };
}

async function listening(credits = 1000): Promise<TestWorkspace> {
  const by = await service.workspace({ credits });
  endpoints.set(by.id, await endpointOf(by));
  return by;
}

/** Types that a receiver had. */
const arrived = new Set<EventType>();

/** Messages of a type to a workspace, oldest first, as they are written down and have come. */
async function told(by: TestWorkspace, type: EventType): Promise<Json[]> {
  const rows = await sql<{ id: string; body: string }>(
    service.orm,
    `select m.id, m.body from webhook_messages m where workspace_id = ? and type = ? and exists (
       select from webhook_deliveries d where d.message_id = m.id) order by id`,
    [by.id, type],
  );
  const { path = '', secret = '' } = endpoints.get(by.id) ?? {};
  const all: Json[] = [];
  for (const { id, body } of rows) {
    const [received] = await eventually(
      async () => receiver.at(path).filter((one) => one.id === id),
      ({ length }) => length > 0,
      LONG_MS,
    );
    if (!received) throw new Error('it has come');
    const message = verified(secret, received);
    expect([received.body, messageOf(type).parse(message)]).toEqual([body, message]);
    arrived.add(type);
    all.push(message.data);
  }
  return all;
}

const toldAtLast = (by: TestWorkspace, type: EventType, count: number): Promise<Json[]> =>
  eventually(
    () => told(by, type),
    (all) => all.length >= count,
    LONG_MS,
  );

async function product(by: TestWorkspace, title = 'Knitted T-shirt'): Promise<string> {
  const answer = await by.call('POST', '/v1/catalog/products', { body: { title } });
  expect(answer.status).toBe(201);
  return answer.body.data.id;
}
const addCode = async (by: TestWorkspace, productId: string, body: object): Promise<string> => {
  const path = `/v1/catalog/products/${productId}/classifications`;
  const answer = await by.call('POST', path, { body });
  expect([200, 201]).toContain(answer.status);
  return answer.body.data.id;
};

describe('codes of the catalogue', () => {
  it('that are suggested and decided are told, to their workspace alone', async () => {
    const [by, other] = [await listening(), await listening()];
    const productId = await product(by);
    const suggested = { code: '6109100012', schedule: 'US', state: 'suggested' };
    const id = await addCode(by, productId, suggested);
    const place = { productId, schedule: 'US', code: '6109100012' };
    expect(await told(by, 'classification.suggested')).toMatchObject([
      { runId: null, count: 1, items: [{ ...place, classificationId: id, state: 'suggested' }] },
    ]);
    const approve = () =>
      by.call('POST', '/v1/catalog/classifications/approve', { body: { ids: [id] } });
    await approve();
    await approve(); // nothing is decided by it
    expect(await told(by, 'classification.decided')).toMatchObject([
      { approved: 1, rejected: 0, count: 1, items: [{ ...place, state: 'approved' }] },
    ]);
    expect(await told(other, 'classification.suggested')).toEqual([]);
    expect(await told(other, 'classification.decided')).toEqual([]);
  });

  it('of a bulk run are told once, when it ends', async () => {
    const by = await listening();
    for (let at = 0; at < 2; at += 1)
      await product(by, `Knitted cotton T-shirt for men, number ${at}`);
    const body = { kind: 'classify', filter: {}, destinations: ['US'], mode: 'mini' };
    const { id } = (await by.call('POST', '/v1/bulk/runs', { body })).body.data;
    await eventually(
      async () => (await by.call('GET', `/v1/bulk/status?id=${id}`)).body.data.state,
      (state) => state === 'completed',
      60_000,
    );
    const [suggested, ...more] = await told(by, 'classification.suggested');
    expect(more).toEqual([]);
    expect(suggested).toMatchObject({ runId: id, count: 2 });
    expect(await told(by, 'bulk.completed')).toMatchObject([{ runId: id }]);
  });
});

describe('files of goods', () => {
  const send = async (by: TestWorkspace, content: string): Promise<string> => {
    const body = { fileName: 'goods.csv', content };
    const answer = await by.call('POST', '/v1/catalog/imports', { body });
    expect(answer.status).toBe(202);
    const { id } = answer.body.data;
    await eventually(
      async () => (await by.call('GET', `/v1/catalog/imports/${id}`)).body.data.state,
      (state) => state === 'completed' || state === 'failed',
      60_000,
    );
    return id;
  };

  it('are told when they have ended, and their codes with them', async () => {
    const by = await listening();
    const importId = await send(by, 'sku,title,hs_code\nA-1,Knitted T-shirt,610910\n');
    const counts = { created: 1, updated: 0, unchanged: 0, failed: 0 };
    expect(await told(by, 'import.completed')).toMatchObject([
      { importId, fileName: 'goods.csv', reason: null, counts },
    ]);
    for (const { runId } of await told(by, 'classification.suggested'))
      expect(runId).toBe(importId);
  });

  it('that cannot be read are told with the reason', async () => {
    const by = await listening();
    const importId = await send(by, 'colour\nred\n');
    const [failed] = await told(by, 'import.failed');
    expect(failed).toMatchObject({ importId });
    expect(failed.reason).toEqual(expect.any(String));
  });
});

it('credits that run low are told once, and again after there were more', async () => {
  const by = await listening(CREDITS_LOW);
  const spend = () =>
    by.call('POST', '/v1/classify', {
      body: { description: 'Knitted cotton T-shirt', destinationCountry: 'US', mode: 'mini' },
    });
  const marked = (isLow: boolean) =>
    eventually(
      () =>
        sql<{ low: boolean }>(
          service.orm,
          'select credits_low as low from workspaces where id = ?',
          [by.id],
        ),
      ([row]) => row?.low === isLow,
      LONG_MS,
    );
  expect(await told(by, 'credits.low')).toEqual([]);
  await spend();
  await toldAtLast(by, 'credits.low', 1);
  const { balance } = (await by.call('GET', '/v1/credits')).body.data;
  await spend();
  const grant = { workspaceId: by.id, kind: 'grant', amount: 10, description: null } as const;
  await addCredits(service.orm, grant);
  await marked(false);
  expect(await told(by, 'credits.low')).toMatchObject([{ balance, threshold: CREDITS_LOW }]);
  for (let at = 0; at < 10; at += 1) await spend();
  expect(await toldAtLast(by, 'credits.low', 2)).toHaveLength(2);
});

/** Makes a release of the Norwegian tariff live with these lines. */
async function publish(version: string, lines: Readonly<Record<string, string>>): Promise<string> {
  const { orm } = service;
  const [dataset, releaseId] = ['no-tariff', randomUUID()];
  const rows = [
    lineRecord({ code: '6109', indent: 0, text: 'T-shirts, knitted or crocheted' }),
    ...Object.entries(lines).map(([code, general]) =>
      lineRecord({ code, indent: 1, text: `Of ${code}`, general }),
    ),
  ].map((line) => JSON.stringify(line));
  await openRelease(orm, { releaseId, dataset, origin: 'file', source: 'toll.csv', version });
  await putPart(orm, releaseId, packPart('line/61', rows));
  await changeRelease(orm, releaseId, { state: 'staged', rows: rows.length });
  await goLive(orm, dataset, releaseId, { override: null });
  return releaseId;
}

/** Waits until it is known what the tariff says of so many codes. */
const known = (by: TestWorkspace, count: number) =>
  eventually(
    () =>
      sql<{ n: number }>(
        service.orm,
        'select count(*)::int as n from webhook_code_marks where workspace_id = ? and is_there',
        [by.id],
      ),
    ([row]) => row?.n === count,
    LONG_MS,
  );

it(
  'a release that goes live, and what it changes of approved codes, are told once',
  async () => {
    const [by, other] = [await listening(), await listening()];
    const first = await publish('2026-01', { '61091000': '10 %', '61099000': '11 %' });
    const approved = { schedule: 'NO', state: 'approved' };
    const [cotton, wool] = [await product(by, 'Cotton'), await product(by, 'Wool')];
    await eventually(
      async () => (await by.call('GET', '/v1/tariff/NO/codes/61099000')).status,
      (status) => status === 200,
      LONG_MS,
    );
    await addCode(by, cotton, { ...approved, code: '61091000' });
    await addCode(by, wool, { ...approved, code: '61099000' });
    await known(by, 2);
    expect(await told(by, 'rate.changed')).toEqual([]);
    const releaseId = await publish('2026-02', { '61091000': '8 %' });
    const change = { schedule: 'NO', releaseId, count: 1 };
    const [rated, retired] = [
      await toldAtLast(by, 'rate.changed', 1),
      await toldAtLast(by, 'code.retired', 1),
    ];
    const duties = { oldDuty: '10 %', newDuty: '8 %' };
    expect(rated).toMatchObject([
      { ...change, items: [{ productId: cotton, code: '61091000', ...duties }] },
    ]);
    expect(retired).toMatchObject([
      { ...change, items: [{ productId: wool, code: '61099000', oldDuty: '11 %' }] },
    ]);
    for (const workspace of [by, other])
      expect(await told(workspace, 'release.live')).toMatchObject([
        { dataset: 'no-tariff', releaseId: first, version: '2026-01' },
        { dataset: 'no-tariff', releaseId, version: '2026-02' },
      ]);
    expect(await told(other, 'rate.changed')).toEqual([]);
  },
  3 * LONG_MS,
);

it('a screening list that nobody has confirmed for long is told once', async () => {
  const by = await listening();
  expect(await told(by, 'list.stale')).toEqual([]);
  await publishLists(service.orm, 'us-csl', CSL, daysAgo(3));
  const [stale] = await toldAtLast(by, 'list.stale', 1);
  expect(stale).toMatchObject({ days: 3 });
  const all = await told(by, 'list.stale');
  expect(new Set(all.map(({ list }) => list)).size).toBe(all.length);
});

describe('bulk runs', () => {
  const line = { originCountry: 'CN', destinationCountry: 'US', value: 100, currency: 'USD' };
  const GOOD = { hsCode: '6109100012', ...line };
  const run = async (by: TestWorkspace, more: object = {}): Promise<string> => {
    const body = { kind: 'calculate', items: [GOOD, GOOD], ...more };
    return (await by.call('POST', '/v1/bulk/runs', { body })).body.data.id;
  };

  it('that pause and are cancelled are told each time', async () => {
    const by = await listening();
    const runId = await run(by, { maxCredits: 1 });
    expect(await toldAtLast(by, 'bulk.paused', 1)).toMatchObject([
      { runId, pauseReason: 'ceiling' },
    ]);
    await by.call('DELETE', `/v1/bulk/runs?id=${runId}`);
    expect(await toldAtLast(by, 'bulk.cancelled', 1)).toMatchObject([
      { runId, counts: { total: 2, succeeded: 1, skipped: 1 } },
    ]);
  });

  it('that break are told with the code of the error', async () => {
    const by = await listening();
    faults.set('workChunk', failsForGood);
    const runId = await run(by);
    const failed = await toldAtLast(by, 'bulk.failed', 1);
    faults.clear();
    expect(failed).toMatchObject([{ runId, errorCode: 'upstream_error' }]);
  });
});

describe('endpoints', () => {
  it('that are gone are told to the others, and a test to its own', async () => {
    const by = await listening();
    const gone = await endpointOf(by);
    receiver.reply(gone.path, { status: 410 });
    await by.call('POST', `/v1/webhooks/${gone.id}/test`);
    expect(await toldAtLast(by, 'endpoint.disabled', 1)).toMatchObject([
      { endpointId: gone.id, reason: 'gone' },
    ]);
    const own = await listening();
    const { id: endpointId = '' } = endpoints.get(own.id) ?? {};
    await own.call('POST', `/v1/webhooks/${endpointId}/test`);
    expect(await toldAtLast(own, 'endpoint.test', 1)).toMatchObject([{ endpointId }]);
  });
});

it('every type has come to a receiver', () => {
  expect([...arrived].toSorted()).toEqual([...EVENT_TYPES].toSorted());
});
