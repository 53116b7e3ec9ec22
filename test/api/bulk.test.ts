/** Bulk runs over HTTP: what is refused, what is charged, what is shown, and to whom. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import * as contract from '../../contract/bulk.ts';
import { sql } from '../../db/orm.ts';
import { addCredits } from '../../db/store/credits.ts';
import {
  connectTemporal,
  queuesOf,
  type TemporalConnection,
} from '../../workers/process/temporal.ts';
import { RequestTokens } from '../../db/store/requestTokens.ts';
import { wakeNow } from '../../workers/process/bulkRuns.ts';
import { describeAccess, issuePaths } from '../support/access.ts';
import { creditSnapshot } from '../support/ledger.ts';
import { requestOf, sendRaw } from '../support/raw.ts';
import {
  type Json,
  startService,
  type TestService,
  type TestWorkspace,
} from '../support/service.ts';
import { eventually } from '../support/waiting.ts';
import { pino } from 'pino';

let service: TestService;
let temporal: TemporalConnection;
beforeAll(async () => {
  service = await startService();
  temporal = await connectTemporal();
});
afterAll(async () => {
  await temporal.connection.close();
  await service.stop();
});

const line = {
  hsCode: '6109100012',
  originCountry: 'CN',
  destinationCountry: 'US',
  value: 100,
  currency: 'USD',
};
const calculations = (n: number): object => ({
  kind: 'calculate',
  items: Array.from({ length: n }, (_, index) => ({ ...line, value: index + 1 })),
});
const RUNS = '/v1/bulk/runs';

const send = async (by: TestWorkspace, body: object): Promise<Json> => {
  const answer = await by.call('POST', RUNS, { body });
  expect(answer).toMatchObject({ status: 202 });
  return answer.body.data;
};
const statusOf = async (by: TestWorkspace, id: string): Promise<Json> =>
  (await by.call('GET', `/v1/bulk/status?id=${id}`)).body.data;
const until = (by: TestWorkspace, id: string, ...states: string[]): Promise<Json> =>
  eventually(
    () => statusOf(by, id),
    ({ state }) => states.includes(state),
  );
const resultsOf = async (by: TestWorkspace, id: string, more = ''): Promise<Json[]> =>
  (await by.call('GET', `/v1/bulk/results?id=${id}${more}`)).body.data;
const wake = (): Promise<void> =>
  wakeNow(
    {
      orm: service.orm,
      tokens: new RequestTokens(service.orm),
      temporal: { client: temporal.client, queues: queuesOf(service.queuePrefix) },
    },
    pino({ level: 'silent' }),
  );

describe('POST /v1/bulk/runs', () => {
  it('does every item as its single call does, charges each once, and says so in usage', async () => {
    const by = await service.workspace();
    const { id, state, counts } = await send(by, calculations(3));
    expect({ state, total: counts.total }).toEqual({ state: 'queued', total: 3 });
    const ended = await until(by, id, 'completed');
    expect(ended).toMatchObject({
      counts: { total: 3, succeeded: 3, failed: 0, pending: 0, running: 0, skipped: 0 },
      progress: 1,
      credits: { estimated: 3, charged: 3, refunded: 0, ceiling: null },
    });
    const [first] = await resultsOf(by, id);
    const single = await by.call('POST', '/v1/calculate', { body: { ...line, value: 1 } });
    const { upstreamRequestId: _run, ...result } = first.result;
    const { upstreamRequestId: _own, ...data } = single.body.data;
    expect(result).toEqual(data);
    const usage = (await by.call('GET', '/v1/usage')).body.data;
    expect(usage.filter(({ bulkRunId }: Json) => bulkRunId === id)).toHaveLength(3);
    expect(usage.at(-1)).toMatchObject({ source: 'bulk', status: 'charged', credits: 1 });
    expect(await creditSnapshot(service.orm, by.id)).toMatchObject({ balance: 96, charged: 4 });
  });

  it.each([
    ['classify', { description: 'knitted cotton T-shirt for men', destinationCountry: 'US' }, 2],
    ['origin', { title: 'Mug', description: 'Made in Portugal' }, 1],
    ['origin', { title: 'Mug', description: 'Made in Portugal', declaredOrigin: 'CN' }, 1],
    ['restrictions', { destinationCountry: 'US', items: [{ title: 'cotton shirt' }] }, 0],
    ['screen', { name: 'Miles Vorkosigan', reference: 'order-1' }, 0],
  ])('%s: an item is answered as by its single call', async (kind, item, cost) => {
    const by = await service.workspace();
    const { id } = await send(by, { kind, items: [item] });
    await until(by, id, 'completed');
    const [result] = await resultsOf(by, id);
    expect(result).toMatchObject({ index: 0, ok: true, attempts: 1 });
    expect(await creditSnapshot(service.orm, by.id)).toMatchObject({ balance: 100 - cost });
  });

  it('an item that the engine refuses fails alone, and is refunded', async () => {
    const by = await service.workspace();
    const good = { description: 'knitted cotton T-shirt for men' };
    const { id } = await send(by, {
      kind: 'classify',
      mode: 'mini',
      defaults: { destinationCountry: 'US' },
      items: [good, { description: 'qqqq zzzz' }],
    });
    const { counts, credits } = await until(by, id, 'completed');
    expect(counts).toMatchObject({ succeeded: 1, failed: 1 });
    expect(credits).toMatchObject({ charged: 2, refunded: 1 });
    const [failed] = await resultsOf(by, id, '&only=failed');
    expect(failed).toMatchObject({ index: 1, ok: false, error: { code: 'invalid_input' } });
    expect(await creditSnapshot(service.orm, by.id)).toMatchObject({ balance: 99, refunded: 1 });
  });

  it('an estimate says what the run costs, and begins nothing', async () => {
    const by = await service.workspace();
    const body = { ...calculations(5), estimateOnly: true };
    const answer = await by.call('POST', RUNS, { body });
    expect(answer).toMatchObject({
      status: 200,
      body: { data: { id: null, state: 'estimate', credits: { estimated: 5 } } },
    });
    expect((await by.call('GET', RUNS)).body.data).toEqual([]);
  });

  it('the same key gives the same run, another body a conflict', async () => {
    const by = await service.workspace();
    const ask = (n: number) =>
      by.call('POST', RUNS, { body: calculations(n), idempotencyKey: 'once' });
    const [first, second] = [await ask(1), await ask(1)];
    expect(second.body.data.id).toBe(first.body.data.id);
    expect((await ask(2)).status).toBe(409);
    expect(await until(by, first.body.data.id, 'completed')).toMatchObject({
      credits: { charged: 1 },
    });
  });

  it('faulty items refuse the run and are named by their places', async () => {
    const by = await service.workspace();
    const refused = (body: object) => by.call('POST', RUNS, { body });
    const items = [line, { ...line, value: -1 }, { ...line, hsCode: '7700000000' }];
    expect(issuePaths(await refused({ kind: 'calculate', items }))).toEqual(['items.1.value']);
    const goods = { description: 'mug', destinationCountry: 'US' };
    const photo = { ...goods, imageUrl: 'data:image/png;base64,AAAA' };
    const page = { ...goods, productUrl: 'https://shop.example/mug' };
    expect(issuePaths(await refused({ kind: 'classify', items: [photo, page] }))).toEqual([
      'items.0.imageUrl',
      'items.1.productUrl',
    ]);
    const noHeading = [line, { ...line, hsCode: '7700000000' }];
    expect(issuePaths(await refused({ kind: 'calculate', items: noHeading }))).toEqual([
      'items.1.hsCode',
    ]);
    expect(issuePaths(await refused({ kind: 'calculate', items: [] }))).toEqual(['items']);
    const unknown = { kind: 'calculate', items: [{ ...line, destinationCountry: 'KP' }] };
    expect(issuePaths(await refused(unknown))).toEqual(['items.0.destinationCountry']);
    expect(issuePaths(await refused({ kind: 'calculate', productIds: [] }))).toEqual([
      'productIds',
    ]);
    expect(issuePaths(await refused({ kind: 'calculate' }))).toEqual(['items']);
  });

  it.each([
    [
      {
        kind: 'classify',
        mode: 'none_such',
        items: [{ description: 'mug', destinationCountry: 'US' }],
      },
      ['mode'],
    ],
    [
      { kind: 'classify', items: [{ destinationCountry: 'US' }, 7] },
      ['items.0.description', 'items.1'],
    ],
    [{ kind: 'origin', items: [{ title: 7 }, { gtin: 'x' }] }, ['items.0.title', 'items.1.gtin']],
    [
      {
        kind: 'restrictions',
        items: [{ destinationCountry: 'US', items: [{ title: 'a' }, { hsCode: '7700' }] }],
      },
      ['items.0.items.1.hsCode'],
    ],
    [{ kind: 'screen', items: [{ name: ' ' }, { sku: 'X' }] }, ['items.0.name', 'items.1.name']],
    [
      {
        kind: 'calculate',
        defaults: { destinationCountry: 'Utopia' },
        items: [
          { ...line, destinationCountry: 'US', value: 'x' },
          { hsCode: '6109', originCountry: 'CN', value: 1 },
        ],
      },
      ['items.0.value', 'defaults.destinationCountry'],
    ],
  ])('a fault is named where it stands: %j', async (body, paths) => {
    const by = await service.workspace();
    expect(issuePaths(await by.call('POST', RUNS, { body }))).toEqual(paths);
  });

  it.each([
    ['classify', { description: 'knitted cotton T-shirt', destinationCountry: 'US' }],
    ['calculate', line],
    ['origin', { title: 'Mug' }],
    ['restrictions', { destinationCountry: 'US', items: [{ title: 'cotton shirt' }] }],
    ['screen', { name: 'Miles Vorkosigan' }],
  ])('%s: the reference of an item is given back', async (kind, item) => {
    const by = await service.workspace();
    const { id } = await send(by, { kind, items: [{ ...item, reference: 'order-7' }] });
    await until(by, id, 'completed');
    expect(await resultsOf(by, id)).toMatchObject([{ ok: true, reference: 'order-7' }]);
  });

  it('more than 20 MB are refused', async () => {
    const by = await service.workspace();
    const rawBody = `{"kind":"calculate","items":[${' '.repeat(contract.BULK_BYTES_MAX)}]}`;
    expect((await by.call('POST', RUNS, { rawBody })).status).toBe(413);
  });

  it('402 where not one item could be paid, and nothing is kept', async () => {
    const by = await service.workspace({ credits: 0 });
    const answer = await by.call('POST', RUNS, { body: calculations(2) });
    expect(answer).toMatchObject({ status: 402, body: { error: { details: { required: 1 } } } });
    expect((await by.call('GET', RUNS)).body.data).toEqual([]);
  });

  it('a sixth open run is refused', async () => {
    const by = await service.workspace({ credits: 1 });
    for (let run = 0; run < contract.BULK_OPEN_MAX; run += 1) {
      const { id } = await send(by, calculations(1));
      await by.call('POST', `/v1/bulk/pause?id=${id}`);
      await sql(
        service.orm,
        `update bulk_runs set state = 'paused', pause_reason = 'person', finished_at = null where id = ?`,
        [id],
      );
      await sql(service.orm, 'update workspaces set balance = 1 where id = ?', [by.id]);
    }
    const answer = await by.call('POST', RUNS, { body: calculations(1) });
    expect(answer).toMatchObject({ status: 429, body: { error: { code: 'quota_exceeded' } } });
  });

  it('a key without the scope of the kind, and a kind that is switched off, are refused', async () => {
    const by = await service.workspace({ scopes: ['classify'] });
    const answer = await by.call('POST', RUNS, { body: calculations(1) });
    expect(answer).toMatchObject({
      status: 403,
      body: { error: { code: 'forbidden', details: { scope: 'calculate' } } },
    });
  });
});

describe('a run that runs out', () => {
  it('charges in the order of its items, pauses, and goes on after a top-up', async () => {
    const by = await service.workspace({ credits: 2 });
    const { id } = await send(by, calculations(5));
    const paused = await until(by, id, 'paused');
    expect(paused).toMatchObject({ pauseReason: 'balance' });
    await eventually(
      () => resultsOf(by, id),
      (results) => results.length === 2,
    );
    expect((await resultsOf(by, id)).map(({ index }) => index)).toEqual([0, 1]);
    await addCredits(service.orm, {
      workspaceId: by.id,
      kind: 'purchase',
      amount: 10,
      description: null,
    });
    await wake();
    expect(await until(by, id, 'completed')).toMatchObject({ counts: { succeeded: 5 } });
    expect(await creditSnapshot(service.orm, by.id)).toMatchObject({ balance: 7, charged: 5 });
  });

  it('stops where it was told to, and skips the rest', async () => {
    const by = await service.workspace({ credits: 2 });
    const { id } = await send(by, { ...calculations(5), onEmptyBalance: 'stop' });
    const ended = await until(by, id, 'completed');
    expect(ended.counts).toMatchObject({ succeeded: 2, skipped: 3 });
    const failed = await resultsOf(by, id, '&only=failed');
    expect(failed.map(({ index, usageId }) => [index, usageId])).toEqual([
      [2, null],
      [3, null],
      [4, null],
    ]);
  });

  it('is not begun under a ceiling that pays for no item', async () => {
    const by = await service.workspace();
    const body = {
      kind: 'classify',
      mode: 'pro',
      defaults: { destinationCountry: 'US' },
      items: [{ description: 'Knitted cotton T-shirt' }],
      maxCredits: 1,
    };
    const refused = await by.call('POST', RUNS, { body });
    expect([refused.status, issuePaths(refused)]).toEqual([400, ['maxCredits']]);
    expect((await by.call('GET', RUNS)).body.data).toEqual([]);
  });

  it('pauses before it costs more than its ceiling, and goes on under a higher one', async () => {
    const by = await service.workspace();
    const { id } = await send(by, { ...calculations(4), maxCredits: 3 });
    expect(await until(by, id, 'paused')).toMatchObject({ pauseReason: 'ceiling' });
    const on = (body: object) => by.call('POST', `/v1/bulk/resume?id=${id}`, { body });
    await eventually(
      () => statusOf(by, id),
      ({ counts }) => counts.succeeded === 3,
    );
    expect((await on({})).body.data).toMatchObject({ state: 'paused', pauseReason: 'ceiling' });
    const tooLow = await on({ maxCredits: 3 });
    expect([tooLow.status, issuePaths(tooLow)]).toEqual([400, ['maxCredits']]);
    const resumed = await on({ maxCredits: 4 });
    expect([resumed.status, resumed.body.data.state]).toEqual([200, 'running']);
    expect(await until(by, id, 'completed')).toMatchObject({
      credits: { charged: 4, ceiling: 4 },
    });
  });

  it('is cancelled once, and gives back nothing of what is answered', async () => {
    const by = await service.workspace({ credits: 2 });
    const { id } = await send(by, calculations(4));
    await until(by, id, 'paused');
    await eventually(
      () => statusOf(by, id),
      ({ counts }) => counts.succeeded === 2,
    );
    expect((await by.call('DELETE', `${RUNS}?id=${id}`)).status).toBe(200);
    const ended = await until(by, id, 'cancelled');
    expect(ended.counts).toMatchObject({ succeeded: 2, skipped: 2 });
    const why = (await resultsOf(by, id, '&only=failed')).map(({ error }) => error);
    const cancelled = { code: 'conflict', details: { reason: 'cancelled' } };
    expect(why).toMatchObject([cancelled, cancelled]);
    expect((await by.call('DELETE', `${RUNS}?id=${id}`)).status).toBe(409);
    expect((await by.call('POST', `/v1/bulk/pause?id=${id}`)).status).toBe(409);
    expect(await creditSnapshot(service.orm, by.id)).toMatchObject({ balance: 0, charged: 2 });
  });
});

describe('what is shown', () => {
  it('the state with an ETag, 304 while nothing changes', async () => {
    const by = await service.workspace();
    const { id } = await send(by, calculations(1));
    await until(by, id, 'completed');
    const path = `/v1/bulk/status?id=${id}`;
    const { headers } = await by.call('GET', path);
    const tag = `If-None-Match: ${headers.get('etag')}`;
    const asked = requestOf(`GET ${path}`, [tag, `Authorization: Bearer ${by.key}`]);
    expect(await sendRaw(service.url, asked)).toMatchObject({ status: 304, body: '' });
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it('the results in pages, as lines and as a table whose formulas are defused', async () => {
    const by = await service.workspace();
    const { id } = await send(by, {
      kind: 'origin',
      items: [{ title: 'Made in Portugal', sku: '=1+1' }, { title: 'Mug' }, { title: 'Cup' }],
    });
    await until(by, id, 'completed');
    const path = `/v1/bulk/results?id=${id}`;
    const first = await by.call('GET', `${path}&limit=2`);
    expect(first.body.data.map(({ index }: Json) => index)).toEqual([0, 1]);
    const cursor = encodeURIComponent(first.body.next);
    const second = await by.call('GET', `${path}&limit=2&cursor=${cursor}`);
    expect(second.body.data.map(({ index }: Json) => index)).toEqual([2]);
    expect(second.body.next).toBeNull();
    const csv = await by.call('GET', path, { headers: { accept: 'text/csv' } });
    const [head, row] = (csv.body as string).split('\r\n');
    expect(head).toMatch(/^index,ok,reference,attempts,usageId,errorCode,errorMessage,country/);
    expect(row).toMatch(/^0,true,'=1\+1,1,/);
    expect(csv.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(csv.headers.get('content-disposition')).toBe(`attachment; filename="bulk-${id}.csv"`);
    const lines = await by.call('GET', path, { headers: { accept: 'application/x-ndjson' } });
    expect((lines.body as string).trim().split('\n')).toHaveLength(3);
  });

  it('with where the goods go, by the item or by the defaults', async () => {
    const by = await service.workspace();
    const { id } = await send(by, {
      kind: 'classify',
      mode: 'mini',
      defaults: { destinationCountry: 'US' },
      items: [{ description: 'Ceramic mug' }, { description: 'Mug', destinationCountry: 'DE' }],
    });
    await until(by, id, 'completed');
    const path = `/v1/bulk/results?id=${id}`;
    const { body } = await by.call('GET', path);
    expect(body.data.map((one: Json) => one.destinationCountry)).toEqual(['US', 'DE']);
    const csv = await by.call('GET', path, { headers: { accept: 'text/csv' } });
    const rows = (csv.body as string).trim().split('\r\n');
    expect(rows.map((row) => row.split(',').at(-1))).toEqual(['destinationCountry', 'US', 'DE']);
  });

  it('to no other workspace, and of no kind that the key may not call', async () => {
    const [by, other] = [await service.workspace(), await service.workspace()];
    const { id } = await send(by, calculations(1));
    for (const [method, path] of [
      ['GET', `/v1/bulk/status?id=${id}`],
      ['GET', `/v1/bulk/results?id=${id}`],
      ['DELETE', `${RUNS}?id=${id}`],
      ['POST', `/v1/bulk/pause?id=${id}`],
    ] as const)
      expect((await other.call(method, path)).status).toBe(404);
    expect((await other.call('GET', RUNS)).body.data).toEqual([]);
    expect((await by.call('GET', `${RUNS}?kind=calculate`)).body.data).toHaveLength(1);
    expect((await by.call('GET', `${RUNS}?kind=classify`)).body.data).toEqual([]);
  });
});

describe('access', () => {
  describe('start', () =>
    describeAccess(() => service, contract.startBulkRun, { body: calculations(1) }));
  describe('list', () => describeAccess(() => service, contract.listBulkRuns));
});
