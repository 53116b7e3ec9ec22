import { describe, expect, it } from '@jest/globals';
import { strToU8, zipSync } from 'fflate';
import type { LineRecord, MeasureRecord, ReleaseRecord } from '../../../engine/release/records.ts';
import { BrokenFile, type Importer } from '../importer.ts';
import { gbTariff, xiTariff } from './gb.ts';

const fileOf = (name: string, text: string) => ({ name, bytes: new TextEncoder().encode(text) });

async function records(
  importer: Importer,
  ...texts: (string | Uint8Array)[]
): Promise<ReleaseRecord[]> {
  const files = texts.map((text, at) =>
    typeof text === 'string'
      ? fileOf(`file${at + 1}`, text)
      : { name: `file${at + 1}`, bytes: text },
  );
  const all: ReleaseRecord[] = [];
  for await (const record of importer.read(files)) all.push(record);
  return all;
}
const lines = async (...texts: (string | Uint8Array)[]): Promise<LineRecord[]> =>
  (await records(gbTariff, ...texts)).filter((record) => record.kind === 'line');
const measures = async (...texts: string[]): Promise<MeasureRecord[]> =>
  (await records(gbTariff, ...texts)).filter((record) => record.kind === 'measure');
const shape = (read: readonly LineRecord[]) =>
  read.map(({ code, suffix, indent, text }) => [code, suffix, indent, text]);
async function refusal(...texts: (string | Uint8Array)[]): Promise<string> {
  try {
    await records(gbTariff, ...texts);
  } catch (cause) {
    if (cause instanceof BrokenFile) return cause.message;
    throw cause;
  }
  return 'accepted';
}

const MEASURE_COLUMNS =
  'id,commodity__sid,commodity__code,commodity__indent,commodity__description,measure__sid,measure__type__id,' +
  'measure__type__description,measure__additional_code__code,measure__additional_code__description,' +
  'measure__duty_expression,measure__effective_start_date,measure__effective_end_date,measure__reduction_indicator,' +
  'measure__footnotes,measure__conditions,measure__geographical_area__sid,measure__geographical_area__id,' +
  'measure__geographical_area__description,measure__excluded_geographical_areas__ids,' +
  'measure__excluded_geographical_areas__descriptions,measure__quota__order_number,measure__regulation__id,' +
  'measure__regulation__url';
const MEASURE: Record<string, string> = {
  id: '1',
  commodity__sid: '31',
  commodity__code: '0201100021',
  commodity__indent: '3',
  commodity__description: 'Invented beef',
  measure__sid: '20098765',
  measure__type__id: '143',
  measure__type__description: 'Preferential tariff quota',
  measure__duty_expression: '0.00 % + 147.00 GBP / 100 kg',
  measure__effective_start_date: '2021-01-01',
  measure__effective_end_date: '2021-12-31',
  measure__conditions: '"condition:B,certificate:U088,action:27|condition:B,action:07"',
  measure__geographical_area__id: '1013',
  measure__geographical_area__description: 'European Union',
  measure__excluded_geographical_areas__ids: 'EU|KM',
  measure__quota__order_number: '050123',
  measure__regulation__id: 'C2100001',
};
const measuresCsv = (...rows: Record<string, string>[]): string =>
  [
    MEASURE_COLUMNS,
    ...rows.map((row) =>
      MEASURE_COLUMNS.split(',').map((name) => ({ ...MEASURE, ...row })[name] ?? '#NA'),
    ),
  ].join('\n');

describe('measures as defined', () => {
  it('carry area, exclusions, quota, conditions and the duty as printed; the last day is made the first without', async () => {
    expect(await measures(measuresCsv({}))).toEqual([
      {
        kind: 'measure',
        id: '20098765',
        code: '0201100021',
        type: '143',
        typeName: 'Preferential tariff quota',
        area: '1013',
        areaName: 'European Union',
        excluded: ['EU', 'KM'],
        additionalCode: null,
        additionalCodeName: null,
        quota: '050123',
        duty: '0.00 % + 147.00 GBP / 100 kg',
        conditions: [
          { code: 'B', document: 'U088', requirement: null, action: '27', duty: null },
          { code: 'B', document: null, requirement: null, action: '07', duty: null },
        ],
        legalBasis: 'C2100001',
        legalUrl: null,
        from: '2021-01-01',
        until: '2022-01-01',
      },
    ]);
  });

  it('keep a duty that nobody understands as text, and none where none is printed', async () => {
    const read = await measures(
      measuresCsv(
        { measure__duty_expression: '3.00 GBP / firkin' },
        { measure__sid: '2', measure__duty_expression: '#NA' },
      ),
    );
    expect(read.map(({ duty }) => duty)).toEqual(['3.00 GBP / firkin', null]);
  });

  it('need their columns, each of which is named when missing', async () => {
    expect(await refusal(measuresCsv({}).replace('measure__duty_expression', 'duty'))).toBe(
      'file1, row 1: the column "measure__duty_expression" is missing',
    );
  });

  it.each([
    [
      { measure__geographical_area__id: '#NA' },
      'file1, row 3: the measure has no geographical area',
    ],
    [{ measure__effective_start_date: '#NA' }, 'file1, row 3: the measure has no first day'],
    [{ measure__type__id: '' }, 'file1, row 3: the measure has no type'],
    [{ measure__effective_start_date: '2021-02-30' }, 'file1, row 3: "2021-02-30" is no date'],
    [
      { measure__effective_end_date: '2020-12-31' },
      'file1, row 3: it ends on 2020-12-31, before it begins on 2021-01-01',
    ],
    [
      { commodity__code: '201100021' },
      'file1, row 3: the commodity code "201100021" does not have ten digits',
    ],
    [{ measure__sid: '20098765' }, 'file1, row 3: measure 20098765 comes twice'],
  ])('are refused in the row of the error: %j', async (row, why) => {
    expect(await refusal(measuresCsv({}, { measure__sid: '2', ...row }))).toContain(why);
  });
});

const NOMENCLATURE = `goods_nomenclature_sid,goods_nomenclature_item_id,productline_suffix,description
1,"0100000000","80","Animals"
2,"0101000000","80","Equines"
3,"0101210000","80","Pure-bred"
4,"0101210000","10","Horses"
5,"0101290000","80","Other"
6,"0101300000","80","Asses"`;

const REPORT = `SID,Commodity code,Product line suffix,Description,Start date,End date,Indentation,End line,ItemIDPlusPLS
2,0101000000,80,Equines,01/01/1972,,0,0,0101000000_80
4,0101210000,10,Horses,01/01/2012,31/12/2030,1,0,0101210000_10
3,0101210000,80,"Pure-bred,
for breeding",01/01/2012,,2,1,0101210000_80`;

const HEADING = `SID,Goods Nomenclature Item ID,Indents,Description,Product Line Suffix,Href,Formatted description,Start date,End date,Declarable,Parent SID
2,0101000000,0,Equines,80,/a,Equines,1972-01-01 00:00:00 UTC,,false,
4,0101210000,1,Horses,10,/b,Horses,2012-01-01 00:00:00 UTC,,false,2`;

const COMMODITIES = `id,commodity__sid,commodity__code,commodity__suffix,commodity__description,commodity__validity_start,commodity__validity_end,parent__sid,parent__code,parent__suffix
1,6,0101290000,80,Other,2012-01-01,#NA,4,0101210000,10
2,2,0101000000,80,Equines,1972-01-01,#NA,1,0100000000,80
3,4,0101210000,10,Horses,2012-01-01,#NA,2,0101000000,80
4,1,0100000000,80,Animals,1971-12-31,#NA,#NA,#NA,#NA`;

describe('the nomenclature', () => {
  it('of the tariff database is ordered, and stands below the texts and codes that begin its digits', async () => {
    expect(shape(await lines(NOMENCLATURE))).toEqual([
      ['0100000000', '80', 0, 'Animals'],
      ['0101000000', '80', 0, 'Equines'],
      ['0101210000', '10', 1, 'Horses'],
      ['0101210000', '80', 2, 'Pure-bred'],
      ['0101290000', '80', 2, 'Other'],
      ['0101300000', '80', 1, 'Asses'],
    ]);
  });

  it('of the code report has the printed depth, dates, and texts over two lines', async () => {
    const read = await lines(REPORT);
    expect(shape(read)).toEqual([
      ['0101000000', '80', 0, 'Equines'],
      ['0101210000', '10', 1, 'Horses'],
      ['0101210000', '80', 2, 'Pure-bred, for breeding'],
    ]);
    expect(read.map(({ from, until }) => [from, until])).toEqual([
      ['1972-01-01', null],
      ['2012-01-01', '2031-01-01'],
      ['2012-01-01', null],
    ]);
  });

  it("of a heading's CSV has the printed depth", async () => {
    expect(shape(await lines(HEADING))).toEqual([
      ['0101000000', '80', 0, 'Equines'],
      ['0101210000', '10', 1, 'Horses'],
    ]);
  });

  it('of the commodities report has its depth from the parents, whatever the order of its rows', async () => {
    expect(shape(await lines(COMMODITIES))).toEqual([
      ['0100000000', '80', 0, 'Animals'],
      ['0101000000', '80', 0, 'Equines'],
      ['0101210000', '10', 1, 'Horses'],
      ['0101290000', '80', 2, 'Other'],
    ]);
  });

  it.each([
    ['empty', '', 'file1: the file is empty'],
    ['a header alone', NOMENCLATURE.split('\n')[0] ?? '', 'the file has no rows below its header'],
    [
      'cut off in a row',
      NOMENCLATURE.slice(0, -12),
      'file1, row 7: the row has 3 cells, the header 4',
    ],
    [
      'cut off in a quoted cell',
      NOMENCLATURE.slice(0, -3),
      'file1, row 7: the file breaks off within a quoted cell',
    ],
    ['another table', 'a,b,c\n1,2,3', 'file1, row 1: no columns of a British tariff file: a, b, c'],
    [
      'without suffix',
      NOMENCLATURE.replace('productline_suffix', 'x'),
      'the column "productline_suffix" is missing',
    ],
    [
      'a lost zero',
      REPORT.replace(',0101210000,10', ',101210000,10'),
      'row 3: the commodity code "101210000"',
    ],
    ['a strange suffix', NOMENCLATURE.replace('"10"', '"x"'), 'row 5: the product line suffix "x"'],
    [
      'a heading missing',
      HEADING.replace(/\n2,.*/, ''),
      'row 2: 0101210000 with suffix 10 has no row above it',
    ],
    [
      'a parent missing',
      COMMODITIES.replace('3,4,0101210000', '3,9,0101210000'),
      'row 2: 0101290000 has no parent',
    ],
    [
      'an own ancestor',
      COMMODITIES.replace('-01-01,#NA,2,', '-01-01,#NA,6,'),
      'is its own ancestor',
    ],
    [
      'a code twice',
      `${HEADING}\n${HEADING.split('\n')[2] ?? ''}`,
      'row 4: the code 0101210000 with suffix 10 comes twice',
    ],
    ['no indent', HEADING.replace(',1,Horses', ',x,Horses'), 'row 3: the indent "x" is no number'],
    ['a web page', '<!doctype html>', 'this is a web page or XML, no tariff file'],
    ['two of them', [NOMENCLATURE, REPORT], 'file2: a second nomenclature beside file1'],
  ] as const)('is refused when it is %s', async (_, text, why) => {
    expect(await refusal(...(typeof text === 'string' ? [text] : text))).toContain(why);
  });

  it('is refused in Windows-1252', async () => {
    const bytes = new TextEncoder().encode(REPORT.replace('Horses', 'Horses~'));
    bytes[bytes.indexOf(126)] = 0xe9;
    expect(await refusal(bytes)).toBe('file1: the file is not UTF-8 text');
  });
});

const GLOBAL = `commodity,description,cet_duty_rate,ukgt_duty_rate,change
02011000,"Invented
beef",12.80% + 176.80 EUR / 100 kg,12.00% + 147.00 GBP/100kg,Currency conversion
0201100021,Of one kind,5.0%,4.0%,Simplified
0202109900,Alone,Entry Price,"14.00% (01 JUL - 31 JAN), 0.00% (01 FEB - 30 JUN)",Simplified`;

describe('the UK Global Tariff', () => {
  it("prints the United Kingdom's rates, ten digits below their eight", async () => {
    expect(
      (await lines(GLOBAL)).map(({ code, indent, text, general }) => [code, indent, text, general]),
    ).toEqual([
      ['02011000', 0, 'Invented beef', '12.00% + 147.00 GBP/100kg'],
      ['0201100021', 1, 'Of one kind', '4.0%'],
      ['0202109900', 0, 'Alone', '14.00% (01 JUL - 31 JAN), 0.00% (01 FEB - 30 JUN)'],
    ]);
  });

  it("prints the Union's rates for Northern Ireland", async () => {
    const read = await records(xiTariff, GLOBAL);
    expect(read).toMatchObject([
      { general: '12.80% + 176.80 EUR / 100 kg' },
      { general: '5.0%' },
      { general: 'Entry Price' },
    ]);
  });

  it.each([
    [
      GLOBAL.replace('02011000,', '2011000,'),
      'row 2: the commodity code "2011000" has neither eight nor ten digits',
    ],
    [GLOBAL.replace(',4.0%', ','), 'row 3: 0201100021 has no rate in the column "ukgt_duty_rate"'],
    [GLOBAL.replace('0202109900', '02011000'), 'row 4: the code 02011000 comes twice'],
    [GLOBAL.replace('ukgt_duty_rate', 'x'), 'row 1: the column "ukgt_duty_rate" is missing'],
  ])('is refused when broken (%#)', async (text, why) => {
    expect(await refusal(text)).toContain(why);
  });
});

/** A workbook of two columns, the second cell indented by `indent` of the style of that number. */
function workbook(
  rows: readonly (readonly [string, string, number])[],
  indented = true,
): Uint8Array {
  const xf = (at: number): string =>
    `<xf><alignment ${indented ? `indent="${at * 2}"` : ''}/></xf>`;
  const cell = (at: string, text: string, style: number): string =>
    `<c r="${at}" s="${style}" t="inlineStr"><is><t>${text}</t></is></c>`;
  const sheet = rows
    .map(([code, text, style], at) => {
      const row = at + 1;
      return `<row r="${row}">${cell(`A${row}`, code, 0)}${cell(`B${row}`, text, style)}</row>`;
    })
    .join('');
  return zipSync({
    'xl/worksheets/sheet1.xml': strToU8(`<worksheet><sheetData>${sheet}</sheetData></worksheet>`),
    'xl/styles.xml': strToU8(
      `<styleSheet><cellXfs>${[0, 1, 2, 3].map(xf).join('')}</cellXfs></styleSheet>`,
    ),
  });
}
const TITLE = ['Commodity code', 'Description', 0] as const;
const EQUINES = [
  TITLE,
  ['0101000000', 'Equines', 0],
  ['0101210000', 'Horses', 1],
  ['0101210000', 'Pure-bred', 2],
  ['0101290000', 'Other', 2],
  ['0101291000', 'For slaughter', 0],
] as const;

describe('the workbook of commodity codes', () => {
  it('tells depth by the indent of its cells, and the text above a commodity by its repeated code', async () => {
    expect(shape(await lines(workbook(EQUINES)))).toEqual([
      ['0101000000', '80', 0, 'Equines'],
      ['0101210000', '10', 1, 'Horses'],
      ['0101210000', '80', 2, 'Pure-bred'],
      ['0101290000', '80', 2, 'Other'],
      // its indent is lost: below the code that begins its own
      ['0101291000', '80', 3, 'For slaughter'],
    ]);
  });

  it('tells depth by the digits where no cell is indented', async () => {
    expect(shape(await lines(workbook(EQUINES, false))).map(([, , indent]) => indent)).toEqual([
      0, 1, 2, 2, 3,
    ]);
  });

  it('loses what editing left behind, and puts in a heading that it lacks', async () => {
    const read = await lines(
      workbook([
        ...EQUINES,
        ['115', '393', 0],
        ['0101290000', '', 0],
        ['0102310000', 'Pure-bred', 2],
        ['0102390000', 'Other', 2],
      ]),
    );
    expect(shape(read).slice(5)).toEqual([
      ['0102000000', '80', 0, ''],
      ['0102310000', '80', 2, 'Pure-bred'],
      ['0102390000', '80', 2, 'Other'],
    ]);
    expect(read[5]?.notes).toEqual(['The workbook has no row for this heading.']);
  });

  it.each([
    [
      'cut off',
      workbook(EQUINES).slice(0, 400),
      'file1: the file is no complete workbook: it was cut off or damaged',
    ],
    [
      'other columns',
      workbook([['Code', 'Text', 0]]),
      'file1, row 1: the column "Commodity code" is missing',
    ],
    ['a header alone', workbook([TITLE]), 'file1: the workbook has no rows below its header'],
    [
      'a lost zero',
      workbook([...EQUINES, ['101300000', 'Asses', 1]]),
      'row 7: the commodity code "101300000"',
    ],
    [
      'no first heading',
      workbook([TITLE, ...EQUINES.slice(2)]),
      'row 2: the workbook begins within heading 0101',
    ],
    ['no sheet', zipSync({ 'a.xml': strToU8('<a/>') }), 'file1: the workbook has no first sheet'],
    [
      'no XML',
      zipSync({ 'xl/worksheets/sheet1.xml': strToU8('<a><b></a>') }),
      'one of its parts is no XML',
    ],
  ])('is refused with %s', async (_, bytes, why) => {
    expect(await refusal(bytes)).toContain(why);
  });
});

describe('the edition', () => {
  it.each([
    ['uk-tariff-2021-01-01--v4.0.246--measures-as-defined.csv', 'v4.0.246'],
    ['uk_trade_tariff_2022-01-06.xlsx', '2022-01-06'],
    ['global-uk-tariff_2021-01.csv', '2021-01'],
    ['commodities_0101210000.json', null],
  ])('of %s is %s', (name, version) => {
    expect(gbTariff.versionOf?.([fileOf(name, '')])).toBe(version);
  });
});
