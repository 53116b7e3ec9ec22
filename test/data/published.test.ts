/**
 * Notes and quotas are imported while the service runs: operations and tools of the tariff show
 * them, with their age, and say what is not imported.
 */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { tariffCodeNotes, tariffCodeQuotas } from '../../contract/tariffBeside.ts';
import type { Operation } from '../../contract/operation.ts';
import { describeAccess, issuePaths } from '../support/access.ts';
import { checkAnswer } from '../support/conformance.ts';
import { type DataDesk, openDesk } from '../support/dataCommand.ts';
import { requestOf, sendRaw } from '../support/raw.ts';
import {
  type Answer,
  call,
  type Json,
  startService,
  type TestService,
} from '../support/service.ts';
import { eventually } from '../support/waiting.ts';

let service: TestService;
let desk: DataDesk;
beforeAll(async () => {
  service = await startService();
  desk = openDesk(service);
});
afterAll(async () => {
  await desk.close();
  await service.stop();
});

const ask = async (operation: Operation, path: string): Promise<Answer> => {
  const answer = await call(service.url, 'GET', `/v1/tariff/${path}`);
  checkAnswer('GET', operation.path, answer);
  return answer;
};
const notesOf = (path: string): Promise<Answer> =>
  ask(tariffCodeNotes, path.replace(/(?=\?|$)/, '/notes'));
const quotasOf = (path: string): Promise<Answer> =>
  ask(tariffCodeQuotas, path.replace(/(?=\?|$)/, '/quotas'));
const at = (operation: Operation, path: string): Operation => ({
  ...operation,
  path: `/v1/tariff/${path}`,
});

const SECTION = { numeral: 'II', title: 'Vegetable products', position: 2 };
const CHAPTER = {
  goods_nomenclature_item_id: '0700000000',
  description: 'VEGETABLES',
  chapter_note: '1. No forage products.',
};
/** A commodity as the tariff service answers it, under two quotas. */
const measure = (id: number, number: string, definition: object | null): object => ({
  id,
  measure_type: { id: '143', description: 'Preferential tariff quota' },
  geographical_area: { id: 'MA', description: 'Morocco' },
  duty_expression: { base: '0.00 %' },
  effective_start_date: '2026-01-01T00:00:00.000Z',
  order_number: { number, definition },
});
const TOMATOES = {
  goods_nomenclature_item_id: '0702000000',
  producline_suffix: '80',
  number_indents: 0,
  description: 'Tomatoes, fresh or chilled',
  declarable: true,
  section: SECTION,
  chapter: CHAPTER,
  import_measures: [
    measure(1, '051193', {
      initial_volume: '100.0',
      validity_start_date: '2026-01-01T00:00:00.000Z',
      validity_end_date: '2026-12-31T00:00:00.000Z',
      status: 'Open',
      balance: '90.0',
      measurement_unit: 'Kilogram (kg)',
    }),
    measure(2, '054970', null),
  ],
};
const HEADER =
  'quota__order_number,quota__geographical_areas,quota__commodities,quota__measurement_unit,' +
  'quota_definition__validity_start_date,quota_definition__validity_end_date,quota_definition__status,' +
  'quota_definition__initial_volume,quota_definition__balance';
const balance = (left: number, status: string): string =>
  `${HEADER}\n51193,Morocco,0702000000,Kilogram (kg),2026-01-01,2026-12-31,${status},100,${left}\n`;

const IMPORT_MS = 180_000; // on a machine that does other things as well
const ON = '2026-11-20';
const imported = async (dataset: string, name: string, content: string): Promise<void> => {
  const { data } = await desk.tell('import', dataset, '--file', desk.file(name, content));
  expect(data).toMatchObject({ state: 'live' });
};

describe('before anything is imported', () => {
  it('notes are told in our own words, and said not to be imported', async () => {
    const { data } = (await notesOf('GB/codes/6109.10?on=2026-11-20')).body;
    expect(data.legalNotes).toMatchObject([
      { level: 'section', number: 'XI', status: 'not_imported', text: null, dataset: null },
      { level: 'chapter', number: '61', status: 'not_imported', text: null, importedAt: null },
    ]);
    const knitted = data.inOwnWords.find(({ cite }: Json) => cite === 'chapter 61, note 1');
    expect(knitted.says).toMatch(/knitted/);
  });

  it('whether quotas are open is said not to be known', async () => {
    expect((await quotasOf('GB/codes/0702')).body.data).toMatchObject({
      balances: 'not_imported',
      quotas: [],
    });
    expect((await quotasOf('JP/codes/0702')).body.data).toMatchObject({
      schedule: null,
      balances: 'not_imported',
    });
  });
});

describe('a tariff that prints notes and quotas', () => {
  beforeAll(async () => {
    await imported('gb-tariff', 'tomatoes.json', JSON.stringify(TOMATOES));
    await eventually(
      async () => (await quotasOf(`GB/codes/0702?on=${ON}`)).body.data.balances,
      (balances) => balances === 'imported',
    );
  }, IMPORT_MS);

  it('has the text of its notes, where it prints none that, and its release', async () => {
    const { data } = (await notesOf(`GB/codes/0702?on=${ON}`)).body;
    expect(data.legalNotes).toMatchObject([
      { number: 'II', title: 'Vegetable products', status: 'none', text: null },
      { number: '07', status: 'imported', text: '1. No forage products.', dataset: 'gb-tariff' },
    ]);
    expect(data.legalNotes[1].importedAt).toMatch(/^20/);
  });

  it('has its quotas by order number: what is left, under licence nothing is counted', async () => {
    const { data } = (await quotasOf(`GB/codes/0702?on=${ON}`)).body;
    expect(data.quotas).toMatchObject([
      {
        order: '051193',
        administration: 'first_come',
        measures: [{ area: 'MA', duty: '0.00 %' }],
        period: { balance: 90, volume: 100, state: 'open', balanceOn: null, ageDays: null },
      },
      { order: '054970', administration: 'licence', period: null },
    ]);
    expect((await quotasOf('GB/codes/0702?on=2025-11-20')).body.data.quotas).toEqual([]);
  });

  it('a newer balance of the list of quotas is told with its day and age, and the list is named', async () => {
    await imported('gb-quotas', 'quotas_2026-11-19.csv', balance(0, 'Exhausted'));
    const { data } = await eventually(
      async () => (await quotasOf(`GB/codes/0702?on=${ON}`)).body,
      (body) => body.data.dataSource.datasets.some(({ dataset }: Json) => dataset === 'gb-quotas'),
    );
    expect(data.quotas[0].period).toMatchObject({
      state: 'exhausted',
      status: 'Exhausted',
      balance: 0,
      dataset: 'gb-quotas',
      balanceOn: '2026-11-19',
    });
    expect(data.quotas[0].period.ageDays).toBeGreaterThanOrEqual(0);
    // the tariff itself still says of which release its codes are
    expect(data.dataSource.datasets[0].dataset).toBe('gb-tariff');
  });

  it('an older list of balances is kept as history', async () => {
    const file = desk.file('quotas_2026-11-01.csv', balance(80, 'Open'));
    const { data } = await desk.tell('import', 'gb-quotas', '--file', file);
    expect(data).toMatchObject({ state: 'history' });
    expect((await quotasOf(`GB/codes/0702?on=${ON}`)).body.data.quotas[0].period.balance).toBe(0);
  });

  it('a broken list is refused and changes nothing', async () => {
    const file = desk.file('quotas_2026-11-21.csv', balance(5, 'Open').replace('51193', '5'));
    const { data } = await desk.tell('import', 'gb-quotas', '--file', file);
    expect(data).toMatchObject({ state: 'refused' });
    expect(data.reasons.join(' ')).toMatch(/row 2: "5" is no order number/);
    expect((await quotasOf(`GB/codes/0702?on=${ON}`)).body.data.quotas[0].period.balance).toBe(0);
  });

  it('an answer that was fetched before is not sent again while nothing has changed', async () => {
    const path = `GB/codes/0702/quotas?on=${ON}`;
    const etag = (await call(service.url, 'GET', `/v1/tariff/${path}`)).headers.get('etag');
    const again = await sendRaw(
      service.url,
      requestOf(`GET /v1/tariff/${path}`, [`If-None-Match: ${etag}`]),
    );
    expect(again.status).toBe(304);
  });
});

describe.each([
  ['notes', notesOf],
  ['quotas', quotasOf],
])('GET /v1/tariff/{country}/codes/{code}/%s', (name, of) => {
  it('400 names the field; 404 says what to do', async () => {
    expect(issuePaths(await of('US/codes/abc'))).toEqual(['code']);
    expect(issuePaths(await of('US/codes/6109?on=soon'))).toEqual(['on']);
    const { status, body } = await of('US/codes/6109.10.99');
    expect([status, body.error.code]).toEqual([404, 'not_found']);
    expect(body.error.message).toMatch(/search\?q=6109/);
    expect((await of('ZZ/codes/6109')).body.error.message).toMatch(/GET \/v1\/countries/);
  });
  const operation = name === 'notes' ? tariffCodeNotes : tariffCodeQuotas;
  describeAccess(() => service, at(operation, `US/codes/6109/${name}`));
});
