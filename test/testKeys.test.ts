/** Test keys: free, apart from everything real, and able to see every error and every state. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ERROR_CODES, ERRORS } from '../contract/errors.ts';
import { SCOPES } from '../contract/operation.ts';
import { OPERATIONS } from '../contract/operations.ts';
import { TEST_ERRORS, TEST_STATES } from '../contract/testValues.ts';
import { sql, together } from '../db/orm.ts';
import { holdingsOf } from '../db/store/holdings.ts';
import { eraseWorkspace } from '../db/store/eraseWorkspace.ts';
import { createKey, findWorkspace, setStatus, testSpaceOf } from '../db/store/workspaces.ts';
import { ROOT } from '../workers/process/config.ts';
import { creditSnapshot } from './support/ledger.ts';
import {
  type Answer,
  call,
  type CallOptions,
  type Json,
  startService,
  type TestService,
  type TestWorkspace,
} from './support/service.ts';
import { eventually } from './support/waiting.ts';

let service: TestService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());

interface Pair {
  live: TestWorkspace;
  testId: string;
  key: string;
  ask: (method: string, target: string, options?: CallOptions) => Promise<Answer>;
}

/** A workspace with a key of either kind. */
async function pair(): Promise<Pair> {
  const live = await service.workspace({ credits: 100 });
  const workspace = await findWorkspace(service.orm, live.id);
  if (!workspace) throw new Error('the workspace is there');
  const testId = await testSpaceOf(service.orm, workspace);
  const { key } = await createKey(service.orm, { workspaceId: testId, name: 'T', scopes: SCOPES });
  const ask: Pair['ask'] = (method, target, options = {}) =>
    call(service.url, method, target, { key, ...options });
  return { live, testId, key, ask };
}

const SHIRT = { description: 'Knitted T-shirt for men, 100% cotton', destinationCountry: 'US' };
const COST = {
  hsCode: '6109.10.00.12',
  originCountry: 'VN',
  destinationCountry: 'US',
  value: 480,
  shippingCost: 35,
};

describe('a test key', () => {
  let both: Pair;
  beforeAll(async () => {
    both = await pair();
  });

  it('is marked: by its first letters, on every answer, and by GET /v1/me', async () => {
    const { key, ask, live } = both;
    expect(key).toMatch(/^lf_test_[\w-]{43}$/);
    const me = await ask('GET', '/v1/me');
    expect(me.body.data).toMatchObject({ testMode: true, credits: { balance: 0 } });
    const answers = [
      me,
      await ask('POST', '/v1/classify', { body: {} }),
      await ask('GET', '/v1/nowhere'),
      await ask('GET', '/v1/tariff/US/search?q=shirt'),
    ];
    expect(answers.map(({ headers }) => headers.get('x-test-mode'))).toEqual(
      answers.map(() => 'true'),
    );
    const own = await live.call('GET', '/v1/me');
    expect(own.headers.get('x-test-mode')).toBeNull();
    expect(own.body.data.testMode).toBe(false);
  });

  it('costs nothing, by any way, and leaves the workspace as it was', async () => {
    const { ask, live, testId } = both;
    const before = await creditSnapshot(service.orm, live.id);
    const classified = await ask('POST', '/v1/classify', { body: SHIRT, idempotencyKey: 'one' });
    expect([classified.status, classified.headers.get('x-credits-charged')]).toEqual([200, '0']);
    const again = await ask('POST', '/v1/classify', { body: SHIRT, idempotencyKey: 'one' });
    expect(again.body).toMatchObject({ replayed: true });
    const batch = await ask('POST', '/v1/classify/batch', { body: { items: [SHIRT, SHIRT] } });
    expect([batch.status, batch.body.credits.charged]).toEqual([200, 0]);
    expect((await ask('POST', '/v1/calculate', { body: COST })).status).toBe(200);
    expect(await creditSnapshot(service.orm, live.id)).toEqual(before);
    expect(await creditSnapshot(service.orm, testId)).toMatchObject({ balance: 0, free: 4 });
  });

  it('is always answered on the same day', async () => {
    const { ask } = both;
    const { body } = await ask('POST', '/v1/calculate', { body: COST });
    expect(body.data.totals.landedCost).toBe(656.97);
    expect(body.data.entryDate ?? '2026-11-27').toBe('2026-11-27');
  });

  it('is told of no page but the one of tests, and visits none', async () => {
    const { ask } = both;
    const read = await ask('POST', '/v1/products/extract', {
      body: { url: 'https://shop.example/shirt' },
    });
    expect(read.body.data).toMatchObject({ countryOfOrigin: 'PT', currency: 'EUR' });
    const other = await ask('POST', '/v1/products/extract', {
      body: { url: 'https://example.com/' },
    });
    expect(other.status).toBe(400);
    expect(other.body.error.message).toContain('https://shop.example/shirt');
    const photo = await ask('POST', '/v1/classify', {
      body: { imageUrl: 'https://example.com/a.jpg', destinationCountry: 'US' },
    });
    expect([photo.status, photo.body.error.code]).toEqual([400, 'invalid_input']);
  });

  it('is suspended with its workspace', async () => {
    const { ask, live } = await pair();
    await setStatus(service.orm, live.id, 'suspended');
    expect((await ask('GET', '/v1/usage')).body.error.code).toBe('org_suspended');
  });

  it('lists every record apart from what other keys have', async () => {
    const { ask, live } = both;
    await write(ask);
    const mine = await lists(ask);
    const theirs = await lists((method, target) => live.call(method, target));
    expect(Object.entries(mine).filter(([, rows]) => rows.length === 0)).toEqual([]);
    const seen = Object.entries(theirs).filter(
      ([list, rows]) => list !== '/v1/requests' && rows.length > 0,
    );
    expect(seen).toEqual([]);
    expect(theirs['/v1/requests']?.map(({ keyName }) => keyName)).not.toContain('T');
  });

  it('leaves with its workspace: nothing of it stays', async () => {
    const { ask, live, testId } = await pair();
    await ask('POST', '/v1/classify', { body: SHIRT });
    await eventually(
      async () => (await ask('GET', '/v1/requests')).body.data,
      (rows: Json[]) => rows.length > 0,
    );
    const workspaces = (await holdingsOf(service.orm, live.id)).find(
      ({ table }) => table === 'workspaces',
    );
    expect(workspaces?.condition).toContain(testId);
    await together(service.orm, () => eraseWorkspace(service.orm, live.id));
    const left = await sql<{ n: number }>(
      service.orm,
      `select count(*)::int as n from workspaces where id in (?, ?)
       union all select count(*)::int from usage_events where workspace_id = ?
       union all select count(*)::int from api_keys where workspace_id = ?`,
      [live.id, testId, testId, testId],
    );
    expect(left.map(({ n }) => n)).toEqual([0, 0, 0]);
    expect((await ask('GET', '/v1/me')).status).toBe(401);
  });
});

/** One record of each kind that a key can leave. */
async function write(ask: Pair['ask']): Promise<void> {
  const post = async (target: string, body: unknown): Promise<Json> => {
    const answer = await ask('POST', target, { body });
    expect([target, answer.status < 300 ? 'done' : answer.body]).toEqual([target, 'done']);
    return answer.body;
  };
  await post('/v1/classify/blocklist', { code: '6109.90', destination: 'US' });
  await post('/v1/restrictions/rules', {
    ruleType: 'restriction',
    title: 'A test',
    keywords: ['canary'],
  });
  await post('/v1/restrictions', {
    destinationCountry: 'US',
    items: [{ title: 'Cotton T-shirt' }],
  });
  await post('/v1/screen', { name: 'Ada Lovelace' });
  await post('/v1/catalog/products', { title: 'T-shirt', items: [{ sku: 'TS-1' }] });
  await post('/v1/catalog/markets', { markets: ['US'] });
  const run = await post('/v1/bulk/runs', { kind: 'classify', items: [SHIRT] });
  await eventually(
    async () => (await ask('GET', `/v1/bulk/status?id=${run['data'].id}`)).body.data,
    ({ state }: Json) => state === 'completed',
  );
}

const LISTS = [
  '/v1/classify/blocklist',
  '/v1/restrictions/rules',
  '/v1/restrictions/checks',
  '/v1/screen/checks',
  '/v1/catalog/products',
  '/v1/catalog/markets',
  '/v1/bulk/runs',
  '/v1/usage',
  '/v1/requests',
];

async function lists(ask: Pair['ask']): Promise<Record<string, Json[]>> {
  const found: Record<string, Json[]> = {};
  for (const target of LISTS) {
    const { body } = await ask('GET', target);
    found[target] = Array.isArray(body.data) ? body.data : (Object.values(body.data)[0] as Json[]);
  }
  return found;
}

describe('test values', () => {
  let both: Pair;
  beforeAll(async () => {
    both = await pair();
  });

  it('there is one for every error', () => {
    expect(TEST_ERRORS.map(({ code }) => code)).toEqual(ERROR_CODES);
  });

  it.each(TEST_ERRORS)('$value ends in $code', async ({ value, code }) => {
    const { ask } = both;
    const { status } = ERRORS[code];
    for (const [id, method, target, options] of [
      ['classify', 'POST', '/v1/classify', { body: { ...SHIRT, description: value } }],
      ['calculate', 'POST', '/v1/calculate', { body: COST, idempotencyKey: value }],
      ['usage', 'GET', `/v1/usage?action=${value}`, {}],
      ['getCatalogProduct', 'GET', `/v1/catalog/products/${value}`, {}],
      [null, 'GET', `/v1/${value}`, {}],
    ] as const) {
      const answer = await ask(method, target, options);
      const statuses = OPERATIONS.find((one) => one.id === id)?.statuses;
      if (statuses && !statuses.includes(status)) {
        expect([answer.status, answer.body.error]).toMatchObject([400, { code: 'invalid_input' }]);
        continue;
      }
      expect([answer.status, answer.body.error?.code]).toEqual([status, code]);
      const wait = answer.headers.get('retry-after');
      if (status === 429 || code === 'upstream_busy') expect(Number(wait)).toBeGreaterThan(0);
    }
  });

  it('ends one item of a batch and of a bulk run', async () => {
    const { ask } = both;
    const items = [SHIRT, { ...SHIRT, description: 'test:upstream-timeout' }];
    const { body } = await ask('POST', '/v1/classify/batch', { body: { items } });
    expect(body.data.results).toMatchObject([
      { ok: true },
      { ok: false, error: { code: 'upstream_timeout' } },
    ]);
    const run = await ask('POST', '/v1/bulk/runs', { body: { kind: 'classify', items } });
    const { id } = run.body.data;
    await eventually(
      async () => (await ask('GET', `/v1/bulk/status?id=${id}`)).body.data,
      ({ state }: Json) => state === 'completed',
    );
    const results = await ask('GET', `/v1/bulk/results?id=${id}`);
    expect(results.body.data).toMatchObject([
      { ok: true },
      { ok: false, error: { code: 'upstream_timeout' } },
    ]);
  });

  it('do nothing for other keys', async () => {
    const { live } = both;
    const described = await live.call('POST', '/v1/classify', {
      body: { ...SHIRT, description: 'test:insufficient-credits' },
    });
    expect(described.status).not.toBe(402);
    const keyed = await live.call('POST', '/v1/classify', {
      body: SHIRT,
      idempotencyKey: 'test:upstream-timeout',
    });
    expect(keyed.status).toBe(200);
    const screened = await live.call('POST', '/v1/screen', { body: { name: 'test:match' } });
    expect(screened.body.data.matches).toEqual([]);
    const code = await live.call('POST', '/v1/calculate', {
      body: { ...COST, hsCode: '9999999998' },
    });
    expect(code.status).toBe(400);
  });
});

/** A call that shows a state. */
interface Shown {
  path: string;
  body: (value: string) => object;
  answer: object;
}
const classified = (answer: object): Shown => ({
  path: '/v1/classify',
  body: (description) => ({ description, destinationCountry: 'US' }),
  answer: { data: answer },
});
const screened = (answer: object): Shown => ({
  path: '/v1/screen',
  body: (name) => ({ name }),
  answer: { data: { outcome: 'review', ...answer } },
});
const restricted = (outcome: string): Shown => ({
  path: '/v1/restrictions',
  body: (title) => ({ destinationCountry: 'US', items: [{ title }] }),
  answer: { data: { outcome } },
});
const refused = (path: string, reason: string): Shown => ({
  path,
  body: (description) => ({ description, destinationCountry: 'US' }),
  answer: { error: { code: 'invalid_input', details: { reason } } },
});

const SHOWN: Readonly<Record<string, Shown>> = {
  'test:high-confidence': classified({ confidence: 'high', needsReview: false }),
  'test:medium-confidence': classified({ confidence: 'medium' }),
  'test:low-confidence': classified({ confidence: 'low', needsReview: true }),
  'test:question': classified({
    needsReview: true,
    questions: expect.arrayContaining([expect.objectContaining({ fact: 'outer_material' })]),
  }),
  'test:unclassifiable': refused('/v1/classify', 'unclassifiable'),
  '9999999998': {
    path: '/v1/calculate',
    body: (hsCode) => ({ ...COST, hsCode }),
    answer: { data: { rateFound: false, totals: { complete: false } } },
  },
  'test:match': screened({ matches: [{ exact: true }] }),
  'test:near-match': screened({ matches: [{ exact: false }] }),
  'test:stale-lists': screened({ warningCodes: expect.arrayContaining(['list_outdated']) }),
  'test:unscreened-name': screened({ warningCodes: ['name_not_screened'] }),
  'test:restricted': restricted('review'),
  'test:prohibited': restricted('blocked'),
  'test:unknown-origin': {
    path: '/v1/origin',
    body: (description) => ({ description }),
    answer: { data: { needsReview: true } },
  },
  'test:other-origin': {
    path: '/v1/origin/validate',
    body: (description) => ({ description, declaredOrigin: 'VN' }),
    answer: { data: { needsReview: true } },
  },
  'test:not-regulated': refused('/v1/classify/regulator', 'not_regulated'),
};

describe('states', () => {
  it('each is shown here', () =>
    expect(Object.keys(SHOWN).sort()).toEqual(TEST_STATES.map(({ value }) => value).sort()));

  it.each(Object.entries(SHOWN))('%s', async (value, { path: target, body, answer }) => {
    const { ask } = await pair();
    expect((await ask('POST', target, { body: body(value) })).body).toMatchObject(answer);
  });

  it('an invented name that is on no list is clear', async () => {
    const { ask } = await pair();
    const { body } = await ask('POST', '/v1/screen', { body: { name: 'Miles Vorkosigan' } });
    expect(body.data).toMatchObject({ outcome: 'clear', warningCodes: [] });
  });
});

describe('docs/testing.md', () => {
  const page = readFileSync(join(ROOT, 'docs/testing.md'), 'utf8');
  const table = (head: string[], rows: string[][]): string =>
    [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');

  it('shows every value', () => {
    const errors = table(
      ['value', 'status', 'error'],
      TEST_ERRORS.map(({ value, code }) => [
        `\`${value}\``,
        String(ERRORS[code].status),
        `[\`${code}\`](errors.md#${code})`,
      ]),
    );
    const states = table(
      ['value', 'where', 'is read as', 'the answer'],
      TEST_STATES.map(({ value, where, reads, shows }) => [`\`${value}\``, where, reads, shows]),
    );
    expect(page).toContain(errors);
    expect(page).toContain(states);
  });

  it('says of what day it is', () => expect(page).toContain('2026-11-27'));
});
