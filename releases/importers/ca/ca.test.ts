import { describe, expect, it } from '@jest/globals';
import type { LineRecord } from '../../../engine/release/records.ts';
import { BrokenFile } from '../importer.ts';
import { caTariff } from './ca.ts';

const NAMES = 'TARIFF,EFF_DATE,DESC1,DESC2,FOOTNOTE,UOM,MFN,UST,CEUT,row_id,General Tariff,CPUKT';
const table = (...rows: string[]): string => `${[NAMES, ...rows].join('\r\n')}\r\n`;
const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);
const read = (bytes: Uint8Array, name = 'tphs.csv'): LineRecord[] => [
  ...(caTariff.read([{ name, bytes }]) as Iterable<LineRecord>),
];

const HEADING = '01.05,01/01/98 00:00:00,Poultry that lives,,,,,,,1,,';
const ITEM =
  '0105.11.21,09/01/26 00:00:00,Chicks for the table,,See note,,0.86 ¢each,Free,,4,35%,N/A';
const STATISTICAL =
  '0105.11.21.00,01/01/98 00:00:00,Chicks for the table,,,NMB,0.86 ¢each,Free,2.5 %,5,35%,';

describe('the Canadian tariff', () => {
  it('takes its tree from the codes, whatever the order of the rows', () => {
    const lines = read(
      bytesOf(
        table(
          STATISTICAL,
          '0105.11.2,01/01/98 00:00:00,"Young\nbirds:",,,,,,,3,,',
          ITEM,
          HEADING,
          '0105.11,01/01/17 00:00:00, Fowls ,,,,,,,2,,',
        ),
      ),
    );
    expect(lines.map(({ code, indent, text }) => [code, indent, text])).toEqual([
      ['0105', 0, 'Poultry that lives'],
      ['010511', 1, 'Fowls'],
      [null, 2, 'Young birds:'],
      ['01051121', 3, 'Chicks for the table'],
      ['0105112100', 4, 'Chicks for the table'],
    ]);
  });

  it('has the rates of the tariff item as printed, and none of the statistical row below it', () => {
    const [, item, statistical] = read(bytesOf(table(HEADING, ITEM, STATISTICAL)));
    expect(item).toMatchObject({
      general: '0.86 ¢each',
      preferences: 'UST Free',
      column2: '35%',
      notes: ['See note'],
      from: '2026-09-01',
    });
    expect(statistical).toMatchObject({
      general: null,
      preferences: null,
      column2: null,
      units: ['NMB'],
      from: '1998-01-01',
    });
  });

  it('leaves an empty cell unknown and never makes it free', () => {
    const [line] = read(bytesOf(table('9901.00.00,,Something relieved,,,,,,,1,,')));
    expect(line).toMatchObject({
      general: null,
      preferences: null,
      column2: null,
      from: null,
      indent: 0,
    });
  });

  it('takes chapter 99 without ancestors', () => {
    const lines = read(bytesOf(table('9908.00.00.10,,Relieved parts,,,KGM,Free,,,1,,')));
    expect(lines).toMatchObject([{ code: '9908000010', indent: 0, general: 'Free' }]);
  });

  it('drops the one row that the publisher prints twice', () => {
    const row = (id: number): string => `5206.41.00.00,01/01/98 00:00:00,Yarn,,,KGM,Free,,,${id},,`;
    const item = '5206.41.00,01/01/98 00:00:00,Yarn,,,,Free,,,7,,';
    expect(read(bytesOf(table(item, row(8), row(9))))).toHaveLength(2);
  });

  it.each([
    ['ca_tariff_2026_rev_3.csv', 'T2026 Revision 3'],
    ['T2025 Revision 12.csv', 'T2025 Revision 12'],
    ['tphs.csv', null],
  ])('named %s is the edition %s', (name, version) => {
    expect(caTariff.versionOf?.([{ name, bytes: new Uint8Array() }])).toBe(version);
  });
});

describe('a Canadian table is refused', () => {
  it.each([
    ['when it is empty', '', 'tphs.csv: the file is empty'],
    ['without rows', `${NAMES}\n`, 'tphs.csv: the table has column names but no rows'],
    [
      'without a column',
      'TARIFF,EFF_DATE,DESC1,UOM,UST,row_id\n01.01,,x,,,1\n',
      'tphs.csv, row 1: the column MFN, General Tariff is missing',
    ],
    [
      'without any treaty',
      'TARIFF,EFF_DATE,DESC1,UOM,MFN,General Tariff\n01.01,,x,,,\n',
      'tphs.csv, row 1: no column of a preferential tariff',
    ],
    [
      'cut off in a row',
      table(HEADING, ITEM).slice(0, -12),
      'tphs.csv, row 3: 9 cells stand under 12 columns',
    ],
    [
      'cut off in a quoted cell',
      table(HEADING, '0105.1,,"Weigh'),
      'the file breaks off inside a quoted cell',
    ],
    [
      'with letters in a code',
      table('01O5,,Poultry,,,,,,,1,,'),
      'tphs.csv, row 2: the code "01O5" is not made of digits',
    ],
    [
      'with a code of eleven digits',
      table('0105.11.21.001,,x,,,,,,,1,,'),
      'row 2: the code "0105.11.21.001" has 11 digits',
    ],
    [
      'with a code twice',
      table(HEADING, ITEM, ITEM),
      'tphs.csv, row 4: the code 01051121 stands in row 3 already',
    ],
    [
      'with the known repeat, when it differs',
      table(
        '5206.41.00,,Yarn,,,,Free,,,1,,',
        '5206.41.00.00,,Yarn,,,,,,,2,,',
        '5206.41.00.00,,Wool,,,,,,,3,,',
      ),
      'row 4: the code 5206410000 stands in row 3 already',
    ],
    [
      'with an orphaned statistical row',
      table(HEADING, STATISTICAL),
      'row 3: the tariff item 01051121 of the statistical',
    ],
    [
      'with a date that is none',
      table('01.05,31/12/98,Poultry,,,,,,,1,,'),
      'tphs.csv, row 2: "1998-31-12" is no date',
    ],
    [
      'with a date in words',
      table('01.05,May 98,Poultry,,,,,,,1,,'),
      'row 2: "May 98" is no date of the form',
    ],
    [
      'without a description',
      table('01.05,,,,,,,,,1,,'),
      'tphs.csv, row 2: the code 0105 has no description',
    ],
  ])('%s', (_, text, message) => {
    expect(() => read(bytesOf(text))).toThrow(message);
    expect(() => read(bytesOf(text))).toThrow(BrokenFile);
  });

  it('in another encoding, where ¢ is one byte', () => {
    expect(() => read(Buffer.from(table(HEADING, ITEM), 'latin1'))).toThrow(
      'tphs.csv: the file is not UTF-8 text',
    );
  });

  it('beside another', () => {
    const file = { name: 'a.csv', bytes: bytesOf(table(HEADING)) };
    expect(() => [...(caTariff.read([file, file]) as Iterable<LineRecord>)]).toThrow(
      'one table TPHS is read at a time',
    );
  });
});
