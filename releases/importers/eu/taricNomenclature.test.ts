import { describe, expect, it } from '@jest/globals';
import type { ReleaseRecord } from '../../../engine/release/records.ts';
import { type Cell, workbookFile } from '../../../test/support/workbookFile.ts';
import type { SourceFile } from '../importer.ts';
import { euTaric } from './taric.ts';

const text = (name: string, content: string): SourceFile => ({
  name,
  bytes: new TextEncoder().encode(content),
});
async function read(...files: SourceFile[]): Promise<ReleaseRecord[]> {
  const records = [];
  for await (const record of euTaric.read(files)) records.push(record);
  return records;
}
const lines = async (...files: SourceFile[]): Promise<unknown[]> =>
  (await read(...files)).map(
    (line) => line.kind === 'line' && [line.code, line.suffix, line.indent, line.text, line.until],
  );

const DATABASE_HEADER =
  '"goods_nomenclature_sid","goods_nomenclature_item_id","producline_suffix","validity_start_date","validity_end_date","description","number_indents"\n';
const DATABASE_ROWS = [
  '"1","0100000000","80","1971-12-31 00:00:00",,"BEASTS","0"\n',
  '"2","0101000000","80","1972-01-01 00:00:00",,"Horses, asses","0"\n',
  '"3","0101210000","10","2012-01-01 00:00:00",,"Horses<br>proper","1"\n',
  '"4","0101210000","80","2012-01-01 00:00:00","2019-12-31 00:00:00","For breeding","2"\n',
];
const SUBHEADING_OF_0102 = '"5","0102290000","80","2012-01-01 00:00:00",,"Stray","1"\n';

describe('the nomenclature from the database of TARIC', () => {
  it('keeps suffix, indent and validity', async () => {
    expect(
      await lines(text('goods_2020-03.csv', DATABASE_HEADER + DATABASE_ROWS.join(''))),
    ).toEqual([
      ['0100000000', '80', 0, 'BEASTS', null],
      ['0101000000', '80', 0, 'Horses, asses', null],
      ['0101210000', '10', 1, 'Horses proper', null],
      ['0101210000', '80', 2, 'For breeding', '2020-01-01'],
    ]);
  });

  it('without indents is as deep as its digits say', async () => {
    const rows = [
      '0100000000,80,BEASTS',
      '0101000000,80,Horses',
      '0101300000,80,Asses',
      '0101301000,80,Young',
    ];
    const table = `goods_nomenclature_sid,goods_nomenclature_item_id,productline_suffix,description\n${rows.map((row) => `1,${row}\n`).join('')}`;
    expect((await lines(text('xi.csv', table))).map((line) => (line as unknown[])[2])).toEqual([
      0, 0, 1, 2,
    ]);
  });

  it.each([
    [
      'whose first row is indented',
      DATABASE_HEADER + DATABASE_ROWS[2],
      'row 2: 0101210000 has indent 1 but no row above it',
    ],
    [
      'whose heading is missing',
      DATABASE_HEADER + DATABASE_ROWS.join('') + SUBHEADING_OF_0102,
      'row 6: 0102290000 has no row above it: 0102 is missing',
    ],
    [
      'without indents where they belong',
      DATABASE_HEADER.replace(',"number_indents"', '') + DATABASE_ROWS.join(''),
      'row 1: the column "number_indents" is missing',
    ],
    ['cut off within a row', DATABASE_HEADER + DATABASE_ROWS.join('').slice(0, -14), 'row 5'],
    [
      'with an indent that is none',
      DATABASE_HEADER + DATABASE_ROWS[0]?.replace('"0"\n', '"deep"\n'),
      'row 2: "deep" is no indent',
    ],
    [
      'with a code that is none',
      DATABASE_HEADER + DATABASE_ROWS[0]?.replace('0100000000', 'chapter 1'),
      'row 2: the goods code "chapter 1"',
    ],
    [
      'without suffix',
      DATABASE_HEADER + DATABASE_ROWS[0]?.replace('"80"', '""'),
      'row 2: 0100000000 has no product line suffix',
    ],
    ['with a header alone', DATABASE_HEADER, 'the file has no rows below its header'],
    ['that is empty', '', 'the file is empty'],
    [
      'of something else',
      'name,price\nhorse,5\n',
      'row 1: no file of TARIC has these columns: name, price',
    ],
  ])('is refused when it is a table %s', async (_what, table, why) => {
    await expect(read(text('goods.csv', table))).rejects.toThrow(why);
    await expect(read(text('goods.csv', table))).rejects.toMatchObject({
      name: 'BrokenFile',
      file: 'goods.csv',
    });
  });

  it('is refused in windows-1252', async () => {
    const bytes = Uint8Array.from([
      ...new TextEncoder().encode(DATABASE_HEADER + DATABASE_ROWS[0]),
      0xe9,
      0x0a,
    ]);
    await expect(read({ name: 'goods.csv', bytes })).rejects.toThrow('not UTF-8');
  });
});

const NOMENCLATURE: Cell[] = [
  'Goods code',
  'Start date',
  'End date',
  'Language',
  'Hier. Pos.',
  'Indent',
  'Description',
];

it('the nomenclature of the month has suffixes behind its codes and dashes for indents', async () => {
  const file = workbookFile('Nomenclature EN 2026-08.xlsx', [
    NOMENCLATURE,
    ['0100000000 80', '31-12-1971', null, 'EN', 2, null, 'BEASTS'],
    ['0101000000 80', '01-01-1972', null, 'EN', 4, null, 'Horses'],
    ['0101210000 10', '01-01-2012', '31-12-2026', 'EN', 6, '-', 'Horses proper'],
    ['0101210000 80', '01-01-2012', null, 'EN', 6, '- -', 'For breeding'],
  ]);
  expect(await lines(file)).toEqual([
    ['0100000000', '80', 0, 'BEASTS', null],
    ['0101000000', '80', 0, 'Horses', null],
    ['0101210000', '10', 1, 'Horses proper', '2027-01-01'],
    ['0101210000', '80', 2, 'For breeding', null],
  ]);
  expect(euTaric.versionOf?.([file])).toBe('TARIC 2026-08');
});
