import { describe, expect, it } from '@jest/globals';
import type { QuotaRecord, ReleaseRecord } from '../../../engine/release/records.ts';
import { BrokenFile, type Importer, type SourceFile } from '../importer.ts';
import { euQuotas, gbQuotas } from './quotas.ts';

const file = (name: string, content: unknown): SourceFile => ({
  name,
  bytes: new TextEncoder().encode(typeof content === 'string' ? content : JSON.stringify(content)),
});
async function read(importer: Importer, ...files: SourceFile[]): Promise<ReleaseRecord[]> {
  const all: ReleaseRecord[] = [];
  for await (const record of importer.read(files)) all.push(record);
  return all;
}
async function refusal(importer: Importer, ...files: SourceFile[]): Promise<string> {
  try {
    await read(importer, ...files);
  } catch (cause) {
    if (cause instanceof BrokenFile) return cause.message;
    throw cause;
  }
  return 'accepted';
}

const ITEM = {
  code: '099901',
  origin: 'Testland',
  validity_period: '01-07-2026 - 30-09-2026',
  amount_kg: 1000,
  balance_kg: 250.5,
  critical: 'Yes',
  exhaustion_date: '',
  last_allocation_date: '06-08-2026',
  blocking_period: '28-07-2026 - 11-08-2026 01-07-2026 - 14-07-2026',
  suspension_period: '',
  official_update_date: '2026-08-11',
  detail_url: 'https://example.org/099901',
  error: '',
};
const board = (...items: object[]): object => ({ meta: { checked_at: '2026-08-12T08:58' }, items });
const PERIOD: QuotaRecord = {
  kind: 'quota',
  order: '099901',
  from: '2026-07-01',
  until: '2026-10-01',
  volume: '1000',
  balance: '250.5',
  unit: 'Kilogram (kg)',
  status: null,
  critical: true,
  exhausted: null,
  lastAllocation: '2026-08-06',
  blocked: [
    { from: '2026-07-28', until: '2026-08-12' },
    { from: '2026-07-01', until: '2026-07-15' },
  ],
  suspended: [],
  origins: ['Testland'],
  codes: [],
  balanceOn: '2026-08-11',
  url: 'https://example.org/099901',
};

describe('balances by order number', () => {
  it('give a period each, the day after the last as its end, and the day of the balance', async () => {
    const file1 = file('board.json', board(ITEM));
    expect(await read(euQuotas, file1)).toEqual([PERIOD]);
    expect(euQuotas.versionOf?.([file1])).toBe('2026-08-12');
  });

  it('leave out what the collector could not read, and kilograms where another unit is named', async () => {
    const failed = { ...ITEM, code: '099902', error: 'no answer' };
    const { amount_kg: _amount, balance_kg: _balance, ...rest } = ITEM;
    const pieces = { ...rest, initial_amount: 7, balance: 3, measurement_unit: 'Number of items' };
    expect(await read(gbQuotas, file('board.json', board(failed, pieces)))).toMatchObject([
      { order: '099901', volume: '7', balance: '3', unit: 'Number of items' },
    ]);
  });

  it.each([
    ['order number', { code: '0999' }, /"0999" is no order number of six digits/],
    ['first day', { validity_period: '' }, /quota 099901: the period has no first day/],
    ['day', { validity_period: '31-02-2026 - 30-09-2026' }, /is no date/],
    ['order of days', { validity_period: '01-07-2026 - 30-06-2026' }, /ends on 2026-06-30, before/],
    ['balance', { balance_kg: -1 }, /the balance "-1" is no amount/],
    ['volume', { amount_kg: 'many' }, /the volume "many" is no amount/],
    ['window', { blocking_period: '28-07-2026' }, /"28-07-2026" is no period/],
  ])('with a faulty %s are refused: the item is named', async (_, fault, why) => {
    const told = await refusal(euQuotas, file('board.json', board(ITEM, { ...ITEM, ...fault })));
    expect(told).toMatch(/^board\.json, row 2: /);
    expect(told).toMatch(why);
  });

  it('are refused where a period comes twice, or the file is something else', async () => {
    const twice = file('board.json', board(ITEM, { ...ITEM, balance_kg: 1 }));
    expect(await refusal(euQuotas, twice)).toMatch(/099901 from 2026-07-01 comes twice/);
    expect(await refusal(euQuotas, file('a.json', { meta: {} }))).toMatch(/"items" is missing/);
    expect(await refusal(euQuotas, file('a.json', '<html>'))).toMatch(/no complete JSON/);
  });
});

const HEADER =
  'quota_definition__sid,quota__order_number,quota__geographical_areas,quota__headings,quota__commodities,' +
  'quota__measurement_unit,quota__monetary_unit,quota_definition__description,quota_definition__validity_start_date,' +
  'quota_definition__validity_end_date,quota_definition__suspension_periods,quota_definition__blocking_periods,' +
  'quota_definition__status,quota_definition__last_allocation_date,quota_definition__initial_volume,' +
  'quota_definition__balance,quota_definition__fill_rate';
const ROW =
  '1,50901,"ERGA OMNES|Testland",heads,"0302410000|0303510000",Kilogram (kg),#NA,#NA,2026-01-01,2026-12-31,#NA,#NA,' +
  'Critical,2026-06-01,2022900,22900.0,0.99';

describe('the table of British quotas', () => {
  it('gives a period with its goods; a zero lost at the beginning of the number is there again', async () => {
    expect(await read(gbQuotas, file('quotas.csv', `${HEADER}\n${ROW}\n`))).toMatchObject([
      {
        order: '050901',
        from: '2026-01-01',
        until: '2027-01-01',
        balance: '22900.0',
        status: 'Critical',
        critical: true,
        origins: ['ERGA OMNES', 'Testland'],
        codes: ['0302410000', '0303510000'],
        balanceOn: null,
      },
    ]);
  });

  it('is refused without a column that it needs, or cut off', async () => {
    const other = HEADER.replace('quota_definition__balance', 'left');
    expect(await refusal(gbQuotas, file('quotas.csv', `${other}\n${ROW}\n`))).toMatch(
      /"quota_definition__balance" is missing/,
    );
    const cut = `${HEADER}\n${ROW.slice(0, 60)}`;
    expect(await refusal(gbQuotas, file('quotas.csv', cut))).toMatch(/^quotas\.csv, row 2/);
  });
});

describe("the service's search for quotas", () => {
  const answer = (attributes: object): object => ({
    data: [
      {
        id: '9',
        type: 'definition',
        attributes: {
          quota_order_number_id: '050902',
          initial_volume: '138000.0',
          validity_start_date: '2026-01-01T00:00:00.000Z',
          validity_end_date: '2026-12-31T23:59:59.000Z',
          status: 'Open',
          balance: '114105.041',
          measurement_unit: 'Kilogram (kg)',
          suspension_period_start_date: '2026-03-01T00:00:00.000Z',
          suspension_period_end_date: null,
          ...attributes,
        },
        relationships: { measures: { data: [{ id: '7', type: 'measure' }] } },
      },
    ],
    included: [
      { id: '7', type: 'measure', attributes: { goods_nomenclature_item_id: '2106909800' } },
    ],
  });

  it('gives periods with goods; a suspension without an end lasts as long as the period', async () => {
    expect(await read(gbQuotas, file('quotas_2026-07-11.json', answer({})))).toMatchObject([
      {
        order: '050902',
        codes: ['2106909800'],
        suspended: [{ from: '2026-03-01', until: '2027-01-01' }],
      },
    ]);
    expect(gbQuotas.versionOf?.([file('quotas_2026-07-11.json', answer({}))])).toBe('2026-07-11');
  });

  it('is refused where it holds something else', async () => {
    const other = { data: [{ id: '1', type: 'section', attributes: { title: 'Animals' } }] };
    expect(await refusal(gbQuotas, file('a.json', other))).toMatch(/row 1: .* no quota/);
  });
});
