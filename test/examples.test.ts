/**
 * The examples of the description are true: each is sent as it is printed, and answered as it is
 * printed, but for what is another at each call. `WRITE_EXAMPLES=yes npm test -- test/examples`
 * prints the answers of today in their place (then format: `npm run format`).
 */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Example, examplesOf } from '../api/examples.ts';
import { type Operation, SCOPES } from '../contract/operation.ts';
import { OPERATIONS } from '../contract/operations.ts';
import { sql } from '../db/orm.ts';
import { addCredits } from '../db/store/credits.ts';
import { packPart, putPart } from '../db/store/releaseContent.ts';
import { changeRelease, goLive, openRelease } from '../db/store/releases.ts';
import { createKey, createWorkspace } from '../db/store/workspaces.ts';
import { lineRecord } from '../engine/release/lineRecord.ts';
import type { QuotaRecord } from '../engine/release/records.ts';
import { placeExampleProducts, placeExampleSync } from './support/catalogExamples.ts';
import { placeExampleImports } from './support/catalogImportExamples.ts';
import { lasting, optionsOf, printAnswers, shortenedAs, targetOf } from './support/exampleCalls.ts';
import { CSL, daysAgo, publishLists } from './support/screeningLists.ts';
import { type Answer, call, startService, type TestService } from './support/service.ts';
import { html, type Shop, startShop } from './support/shop.ts';
import { eventually } from './support/waiting.ts';
import { warmPages } from './support/warm.ts';
import { placeExampleWebhooks } from './support/webhookExamples.ts';

const ALL_CALLS_MS = 600_000; // every operation is called, on a machine that does other things as well
const PAGE = 'https://example.com/';
const EXAMPLE_PAGE =
  '<!doctype html><html lang="en"><head><title>Example Domain</title></head><body><h1>Example Domain</h1>' +
  '<p>This domain is for use in documentation examples without needing permission.</p></body></html>';

// what is written is there before it is read, and goes last
const ORDER = ['post', 'put', 'patch', 'get', 'delete'];
const IN_ORDER = OPERATIONS.toSorted(
  (left, right) => ORDER.indexOf(left.method) - ORDER.indexOf(right.method),
);
const EXAMPLES = IN_ORDER.flatMap((operation) =>
  examplesOf(operation.id).map((example) => ({ operation, example })),
);

let shop: Shop;
let service: TestService;
let key: string;
let catalogKey: string;
let bulkKey: string;
let syncKey: string;
let hookKey: string;
const answers = new Map<Example, Answer>();

beforeAll(async () => {
  shop = await startShop();
  shop.serve('/', html(EXAMPLE_PAGE));
  service = await startService({
    environment: { FETCH_ALLOW_HOSTS: shop.host, RATE_LIMIT_PER_MINUTE: '120' },
  });
  await warmPages(service, `${shop.url}/`);
  await publishLists(service.orm, 'us-csl', CSL, daysAgo(1));
  await publishRates(['10 %', '8 %']);
  await publishQuota();
  ({ key } = await exampleWorkspace());
  // another one, so that what is told of an account does not change with the catalogue
  const keeper = await exampleWorkspace();
  catalogKey = keeper.key;
  await placeExampleProducts(service.orm, keeper.id);
  ({ key: bulkKey } = await exampleWorkspace());
  await placeExampleImports(service.orm, keeper.id);
  const synced = await exampleWorkspace();
  syncKey = synced.key;
  await placeExampleSync(service.orm, synced.id);
  const hooked = await exampleWorkspace();
  hookKey = hooked.key;
  await placeExampleWebhooks(service.orm, hooked.id);
  const other = await service.workspace();
  const body = { name: 'Nobody in particular' };
  await eventually(
    async () => (await other.call('POST', '/v1/screen', { body })).body.data.lists.length,
    (lists) => lists > 0,
  );
  for (const { operation, example } of EXAMPLES)
    answers.set(example, await answered(operation, example));
}, ALL_CALLS_MS);
afterAll(async () => {
  await service.stop();
  await shop.stop();
});

/** A workspace with credits and a key of all scopes. */
async function exampleWorkspace(): Promise<{ id: string; key: string }> {
  const { id } = await createWorkspace(service.orm, 'Acme');
  const granted = { workspaceId: id, kind: 'grant', amount: 500 } as const;
  await addCredits(service.orm, { ...granted, description: 'Welcome' });
  const made = { workspaceId: id, name: 'Web shop', scopes: SCOPES };
  const { key: secret } = await createKey(service.orm, made);
  return { id, key: secret };
}

/** A tariff of which a rate has changed, in two releases. */
async function publishRates(rates: readonly string[]): Promise<void> {
  const { orm, url } = service;
  const dataset = 'no-tariff';
  for (const [at, general] of rates.entries()) {
    const releaseId = randomUUID();
    const version = `2026-0${at + 1}`;
    const lines = [
      lineRecord({ code: '6109', indent: 0, text: 'T-shirts, knitted or crocheted' }),
      lineRecord({ code: '61091000', indent: 1, text: 'Of cotton', general }),
    ];
    const rows = lines.map((line) => JSON.stringify(line));
    await openRelease(orm, { releaseId, dataset, origin: 'file', source: 'toll.csv', version });
    await putPart(orm, releaseId, packPart('line/61', rows));
    const validFrom = `${version}-01`;
    await changeRelease(orm, releaseId, { state: 'staged', rows: rows.length, validFrom });
    await goLive(orm, dataset, releaseId, { override: null });
    await eventually(
      async () => (await call(url, 'GET', '/v1/tariff/NO/search?q=cotton')).body.dataSource.version,
      (live) => live === version,
    );
  }
}

/** A period of a quota, with what was left of it on a day. */
async function publishQuota(): Promise<void> {
  const { orm, url } = service;
  const dataset = 'gb-quotas';
  const releaseId = randomUUID();
  await openRelease(orm, {
    releaseId,
    dataset,
    origin: 'file',
    source: 'quotas.csv',
    version: null,
  });
  await putPart(orm, releaseId, packPart('quota/050', [JSON.stringify(QUOTA)]));
  await changeRelease(orm, releaseId, { state: 'staged', rows: 1, counts: { quota: 1 } });
  await goLive(orm, dataset, releaseId, { override: null });
  await eventually(
    async () => (await call(url, 'GET', '/v1/tariff/GB/codes/6109/quotas')).body.data.balances,
    (balances) => balances === 'imported',
  );
}

const QUOTA: QuotaRecord = {
  kind: 'quota',
  order: '050901',
  from: '2026-01-01',
  until: '2027-01-01',
  volume: '54000',
  balance: '1210.5',
  unit: 'Kilogram (kg)',
  status: 'Critical',
  critical: true,
  exhausted: null,
  lastAllocation: '2026-11-20',
  blocked: [],
  suspended: [],
  origins: ['Moldova'],
  codes: ['6109100010'],
  balanceOn: '2026-11-23',
  url: null,
};

/** Sends an example; what only a running service has stands in for what is printed. */
async function answered(operation: Operation, example: Example): Promise<Answer> {
  const caller = callerOf(operation, example);
  const sent = JSON.stringify({ ...optionsOf(example), key: caller }).replace(PAGE, `${shop.url}/`);
  const options = JSON.parse(sent) as { body?: { usageId?: string } };
  if (operation.id === 'replay' && options.body) options.body.usageId = calculated();
  if (operation.id === 'listCatalogImports') await importsEnded();
  const target = targetOf(operation, example)
    .replace(RUN, await bulkRun(operation.id))
    .replace(example.path?.['id'] ?? '', (id) =>
      operation.id === 'getDocument' ? madeDocument() : id,
    );
  const answer = await call(service.url, operation.method.toUpperCase(), target, options);
  const text = JSON.stringify(answer.body).replaceAll(`${shop.url}/`, PAGE);
  return { ...answer, body: JSON.parse(text.replaceAll(shop.host, 'example.com')) };
}

/** What was begun by the examples before is done. */
const importsEnded = (): Promise<unknown> =>
  eventually(
    () =>
      sql(
        service.orm,
        `select 1 as one from catalog_imports where state in ('queued', 'checking', 'running')`,
      ),
    (open) => open.length === 0,
  );
const BULK = '/v1/bulk/';
const SYNC = '/v1/catalog/sync';

/** What the ones write the others do not list. */
function callerOf({ access, path }: Operation, example: Example): string {
  if (path.startsWith(SYNC)) return syncKey;
  if (path.startsWith('/v1/webhooks')) return hookKey;
  if (access === 'catalog' || isOfProducts(example)) return catalogKey;
  return path.startsWith(BULK) ? bulkKey : key;
}

/** In the examples, a bulk run. */
const RUN = '019ac1a4-5d1f-7c3e-9b7a-2f6f0c1d8e42';

/** The run that an example of an operation is about, once it stands as it will stand then. */
async function bulkRun(operationId: string): Promise<string> {
  const [, name] = RUNS_BY_OPERATION.find(([id]) => id === operationId) ?? [];
  if (name === undefined) return RUN;
  const rests = async (): Promise<boolean> => {
    const { body } = await call(service.url, 'GET', '/v1/bulk/runs', { key: bulkKey });
    return body.data.every(
      ({ state, counts }: { state: string; counts: { running: number } }) =>
        ['paused', 'completed'].includes(state) && counts.running === 0,
    );
  };
  await eventually(rests, (isAtRest) => isAtRest, 60_000);
  const begun = EXAMPLES.find(
    ({ operation, example }) => operation.id === 'startBulkRun' && example.name === name,
  );
  return begun ? answers.get(begun.example)?.body.data.id : RUN;
}

const RUNS_BY_OPERATION = [
  ['startBulkRun', 'none'], // once those before have spent what they spend
  ['pauseBulkRun', 'ceiling'],
  ['resumeBulkRun', 'ceiling'],
  ['listBulkRuns', 'origins'],
  ['bulkStatus', 'origins'],
  ['bulkResults', 'origins'],
  ['cancelBulkRun', 'unpaid'],
] as const;

const calculated = (): string => {
  const [first] = EXAMPLES.filter(({ operation }) => operation.id === 'calculate');
  return first ? answers.get(first.example)?.body.credits.usageId : '';
};

/** It is about the products of the catalogue. */
const isOfProducts = ({ body }: Example): boolean =>
  typeof body === 'object' && body !== null && 'productIds' in body;

/** Nothing is begun by it. */
const isEstimate = ({ body }: Example): boolean =>
  typeof body === 'object' && body !== null && 'estimateOnly' in body && body.estimateOnly === true;

const madeDocument = (): string => {
  const [first] = EXAMPLES.filter(({ operation }) => operation.id === 'createWaybill');
  return first ? answers.get(first.example)?.body.data.id : '';
};

it('every operation has an example', () => {
  expect(OPERATIONS.filter(({ id }) => examplesOf(id).length === 0)).toEqual([]);
});

if (process.env['WRITE_EXAMPLES'] === 'yes')
  it('prints the answers of today', () => {
    for (const { id } of OPERATIONS) {
      const printed = EXAMPLES.filter(({ operation }) => operation.id === id);
      printAnswers(
        id,
        printed.map(({ example }) => answers.get(example)?.body),
      );
    }
  });
else
  describe.each(EXAMPLES.map((one) => [`${one.operation.id}: ${one.example.name}`, one] as const))(
    '%s',
    (_, { operation, example }) => {
      it('is answered as it is printed', () => {
        const answer = answers.get(example);
        expect(answer?.status).toBe(isEstimate(example) ? 200 : operation.statuses[0]);
        expect([200, 201, 202]).toContain(answer?.status);
        const shown = shortenedAs(example, answer?.body, example.answer);
        // a file is a text
        expect({ answer: lasting(shown) }).toMatchObject({ answer: lasting(example.answer) });
      });

      it('prints an answer that the description knows, and nothing beside it', () => {
        expect(operation.answer.safeParse(example.answer)).toMatchObject({ success: true });
        expect(operation.answer.parse(example.answer)).toEqual(example.answer);
      });
    },
  );
