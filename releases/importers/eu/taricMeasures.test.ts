import { describe, expect, it } from '@jest/globals';
import type { MeasureRecord, ReleaseRecord } from '../../../engine/release/records.ts';
import { type Cell, workbookFile } from '../../../test/support/workbookFile.ts';
import type { SourceFile } from '../importer.ts';
import { euTaric } from './taric.ts';

async function read(...files: SourceFile[]): Promise<ReleaseRecord[]> {
  const records = [];
  for await (const record of euTaric.read(files)) records.push(record);
  return records;
}
const measures = async (...files: SourceFile[]): Promise<MeasureRecord[]> =>
  (await read(...files)).filter((record) => record.kind === 'measure');

const DUTIES: Cell[] = [
  'Goods code',
  'Add code',
  'Order No.',
  'Start date',
  'End date',
  'RED_IND',
  'Origin',
  'Measure type',
  'Legal base',
  'Duty',
  'Origin code',
  'Meas. type code',
];
const MFN: Cell[] = [
  '0101300000',
  null,
  null,
  '01-01-2021',
  null,
  null,
  'ERGA OMNES',
  'Third country duty',
  'R2204/99',
  '7.700 %',
  '1011',
  '103',
];
const PREFERENCE: Cell[] = [
  '0101300000',
  null,
  '091234',
  '01-07-2021',
  '31-12-2026',
  null,
  'GSP',
  'Preferential tariff quota',
  'R0978/12',
  '0.000 %',
  '2020',
  '143',
];
const DUMPING: Cell[] = [
  '8712003000',
  'C999',
  null,
  '29-08-2019',
  null,
  null,
  'China',
  'Definitive anti-dumping duty',
  'R1379/19',
  '48.500 %',
  'CN',
  '552',
];
const duties = (...rows: Cell[][]): SourceFile =>
  workbookFile('Duties Import 01-99.xlsx', [DUTIES, ...rows]);

describe('the duties of the month', () => {
  it('are measures with all that the workbook says', async () => {
    const [mfn, quota, dumping] = await measures(duties(MFN, PREFERENCE, DUMPING));
    expect(mfn).toEqual({
      kind: 'measure',
      id: '0101300000/103/1011/-/-/2021-01-01',
      code: '0101300000',
      type: '103',
      typeName: 'Third country duty',
      area: '1011',
      areaName: 'ERGA OMNES',
      excluded: [],
      additionalCode: null,
      additionalCodeName: null,
      quota: null,
      duty: '7.700 %',
      conditions: [],
      legalBasis: 'R2204/99',
      legalUrl: null,
      from: '2021-01-01',
      until: null,
    });
    expect(quota).toMatchObject({ quota: '091234', area: '2020', until: '2027-01-01' });
    expect(dumping).toMatchObject({ additionalCode: 'C999', duty: '48.500 %', type: '552' });
  });

  it('are the same with blanks in the header, serial dates and numbers for codes', async () => {
    const header = DUTIES.map((name) => (String(name).startsWith('Meas') ? ` ${name}` : name));
    const row: Cell[] = [
      101300000,
      null,
      91234,
      44378,
      46387,
      null,
      'GSP',
      'Preferential tariff quota',
      'R0978/12',
      '0.000 %',
      2020,
      143,
    ];
    const [asNumbers] = await measures(workbookFile('duties.xlsx', [header, row]));
    const [asTexts] = await measures(duties(PREFERENCE));
    expect(asNumbers).toEqual(asTexts);
  });

  it('are taken once where a row repeats another, and told apart where it does not', async () => {
    const other = MFN.map((cell) => (cell === '7.700 %' ? '5.000 %' : cell));
    const found = await measures(duties(MFN, MFN, other));
    expect(found.map(({ id, duty }) => [id.replace(/.*\//, ''), duty])).toEqual([
      ['2021-01-01', '7.700 %'],
      ['2021-01-01#2', '5.000 %'],
    ]);
  });

  it('have the official name of a type that is not printed', async () => {
    const [nameless] = await measures(duties(MFN.map((cell, at) => (at === 7 ? null : cell))));
    expect(nameless?.typeName).toBe('Third country duty');
  });

  const replaced = (at: number, cell: Cell): Cell[] =>
    MFN.map((old, place) => (place === at ? cell : old));
  it.each<[string, Cell[], string]>([
    [
      'with a goods code that is no digits',
      replaced(0, 'horses'),
      'row 3: the goods code "horses" is not ten digits',
    ],
    ['without goods code', replaced(0, null), 'row 3: the goods code "" is not ten digits'],
    ['with a date that is none', replaced(3, '31-02-2021'), 'row 3: "31-02-2021" is no date'],
    [
      'that ends before it begins',
      replaced(4, '31-12-2020'),
      'row 3: it ends on 2020-12-31, before it begins on 2021-01-01',
    ],
    ['without first day', replaced(3, null), 'row 3: the measure has no first day'],
    ['without origin', replaced(10, null), 'row 3: the measure has no origin'],
    ['without type', replaced(11, null), 'row 3: the measure has no type'],
  ])('are refused with a measure %s', async (_what, row, why) => {
    await expect(read(duties(DUMPING, row))).rejects.toThrow(`Duties Import 01-99.xlsx, ${why}`);
  });

  it.each(DUTIES.filter((name) => name !== 'RED_IND'))(
    'are refused without the column "%s", which is named',
    async (name) => {
      const header = DUTIES.map((column) => (column === name ? 'Something else' : column));
      await expect(read(workbookFile('duties.xlsx', [header, MFN]))).rejects.toThrow(
        `row 1: the column "${name}" is missing`,
      );
    },
  );

  it('are refused when the workbook is cut off', async () => {
    const { name, bytes } = duties(MFN);
    await expect(read({ name, bytes: bytes.subarray(0, bytes.length / 2) })).rejects.toThrow(
      'no complete workbook',
    );
  });
});

describe('workbooks that add to the duties', () => {
  const KEY: Cell[] = ['Goods code', 'Add code', 'Order No.', 'Start date', 'End date'];
  const exclusions = workbookFile('Measure exclusions.xlsx', [
    [
      ...KEY,
      'Origin',
      'Measure type',
      'Legal base',
      'Origin code',
      'Meas. type code',
      'Excluded country',
      'Excluded country code',
    ],
    [
      '0101300000',
      null,
      null,
      '01-01-2021',
      null,
      'ERGA OMNES',
      'x',
      'x',
      '1011',
      '103',
      'RU',
      'Russian Federation',
    ],
    [
      '0101300000',
      null,
      null,
      '01-01-2021',
      null,
      'ERGA OMNES',
      'x',
      'x',
      '1011',
      '103',
      'Belarus',
      'BY',
    ],
    ['8712003000', null, null, '29-08-2019', null, 'China', 'x', 'x', 'CN', '552', '1008', null],
    [
      '0101300000',
      null,
      null,
      '01-01-2020',
      null,
      'ERGA OMNES',
      'x',
      'x',
      '1011',
      '103',
      'US',
      'United States',
    ],
  ]);
  const conditions = workbookFile('Measure conditions.xlsx', [
    [
      ...KEY,
      'Origin code',
      'Meas. type code',
      'Meas. cond',
      'Sequence',
      'Certificate',
      'Cond. amount',
      'Mon. unit',
      'Meas. unit',
      'Meas. unit qual',
      'Meas. action',
    ],
    [
      '8712003000',
      'C999',
      null,
      '29-08-2019',
      null,
      'CN',
      '552',
      'A',
      1,
      'D-008',
      null,
      null,
      null,
      null,
      1,
    ],
    [
      '8712003000',
      'C999',
      null,
      '29-08-2019',
      null,
      'CN',
      '552',
      'V',
      2,
      null,
      52.6,
      'EUR',
      'DTN',
      null,
      '27',
    ],
  ]);
  const additionalCodes = workbookFile('Additional codes descriptions.xlsx', [
    ['Add code', 'Language', 'Description', 'Start date', 'Descr. start date', 'End date'],
    ['C999', 'DE', 'Andere', '01-01-2019', '01-01-2019', null],
    ['C999', 'EN', 'Other', '01-01-2019', '01-01-2019', null],
  ]);

  it('are joined to the measure they name, whatever the order of the files', async () => {
    const [mfn, dumping] = await measures(
      duties(MFN, DUMPING),
      exclusions,
      conditions,
      additionalCodes,
    );
    expect(mfn).toMatchObject({ excluded: ['RU', 'BY'], conditions: [] });
    expect(dumping).toMatchObject({
      additionalCodeName: 'Other',
      conditions: [
        { code: 'A', document: 'D008', requirement: null, action: '01', duty: null },
        { code: 'V', document: null, requirement: '52.6 EUR/DTN', action: '27', duty: null },
      ],
    });
  });

  it('exclude from every additional code when they name none', async () => {
    const [, dumping] = await measures(exclusions, duties(MFN, DUMPING));
    expect(dumping?.excluded).toEqual(['1008']);
  });

  it('yield to the conditions that the duty itself prints', async () => {
    const printed = DUMPING.map((cell) =>
      cell === '48.500 %' ? 'Cond:  A cert: D-008 (01):5.000 %' : cell,
    );
    const [dumping] = await measures(conditions, duties(printed));
    expect(dumping?.conditions).toEqual([
      { code: 'A', document: 'D008', requirement: null, action: '01', duty: '5.000 %' },
    ]);
    expect(dumping?.duty).toBe('Cond:  A cert: D-008 (01):5.000 %');
  });

  it('are refused when an exclusion names no country', async () => {
    const rows: Cell[][] = [
      [...KEY, 'Origin code', 'Meas. type code', 'Excluded country'],
      ['0101300000', null, null, '01-01-2021', null, '1011', '103', null],
    ];
    await expect(read(workbookFile('e.xlsx', rows))).rejects.toThrow(
      'e.xlsx, row 2: the exclusion names no country',
    );
  });

  it('are refused alone: they hold no measure', async () => {
    await expect(read(additionalCodes, exclusions)).rejects.toThrow(
      'the files hold no line, no area and no measure',
    );
  });
});
