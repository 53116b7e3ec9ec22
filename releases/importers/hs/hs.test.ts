import { describe, expect, it } from '@jest/globals';
import type { LineRecord } from '../../../engine/release/records.ts';
import { BrokenFile } from '../importer.ts';
import { hsNomenclature } from './hs.ts';

const NAMES = 'section,hscode,description,parent,level';
const CHAPTER = 'I,01,Beasts; alive,TOTAL,2';
const HEADING = 'I,0101,"Horses, and mules; alive",01,4';
const SUBHEADING = 'I,010121,Horses for breeding,0101,6';
const file = (name: string, ...rows: string[]): { name: string; bytes: Uint8Array } => ({
  name,
  bytes: new TextEncoder().encode(`${rows.join('\n')}\n`),
});
const table = (...rows: string[]): ReturnType<typeof file> => file('hs.csv', NAMES, ...rows);
const read = (...files: ReturnType<typeof file>[]): LineRecord[] => [
  ...(hsNomenclature.read(files) as Iterable<LineRecord>),
];

describe('the Harmonized System', () => {
  it('is read in its order, each level deeper than the one above', () => {
    expect(
      read(table(CHAPTER, HEADING, SUBHEADING)).map(({ code, indent, text }) => [
        code,
        indent,
        text,
      ]),
    ).toEqual([
      ['01', 1, 'Beasts; alive'],
      ['0101', 2, 'Horses, and mules; alive'],
      ['010121', 3, 'Horses for breeding'],
    ]);
  });

  it('has the titles of its sections when their table comes with it', () => {
    const sections = file(
      'sections.csv',
      '\uFEFFsection,name',
      'I,Animals of all kinds ',
      'II,Plants',
    );
    const lines = read(table(CHAPTER, HEADING, 'II,06,Trees,TOTAL,2'), sections);
    expect(lines.map(({ code, indent, text }) => [code, indent, text])).toEqual([
      [null, 0, 'Animals of all kinds'],
      ['01', 1, 'Beasts; alive'],
      ['0101', 2, 'Horses, and mules; alive'],
      [null, 0, 'Plants'],
      ['06', 1, 'Trees'],
    ]);
  });

  it('leaves out what is only statistics: the total and goods not specified', () => {
    const rows = [
      'TOTAL,99,Rest,TOTAL,2',
      'TOTAL,9999,Rest,99,4',
      'TOTAL,999999,Rest,9999,6',
      'TOTAL,TOTAL,All,TOTAL,5',
    ];
    expect(read(table(CHAPTER, ...rows))).toHaveLength(1);
  });

  it('names its edition by the name of the file', () => {
    expect(hsNomenclature.versionOf?.([file('harmonized-system_hs2022.csv')])).toBe('HS 2022');
    expect(hsNomenclature.versionOf?.([file('codes.csv')])).toBeNull();
  });
});

describe('a nomenclature is refused', () => {
  it.each([
    ['without rows', [], 'hs.csv: the table has column names but no rows'],
    [
      'with letters in a code',
      ['I,0I,Beasts,TOTAL,2'],
      'hs.csv, row 2: the code "0I" is not made of digits',
    ],
    [
      'with a code of five digits',
      ['I,01012,Beasts,0101,5'],
      'row 2: the code "01012" has 5 digits',
    ],
    [
      'with a code twice',
      [CHAPTER, HEADING, HEADING],
      'hs.csv, row 4: the code 0101 is printed twice',
    ],
    [
      'with an orphan',
      [CHAPTER, SUBHEADING],
      'hs.csv, row 3: 010121 stands before its parent 0101, or without it',
    ],
    [
      'with a level that contradicts the code',
      ['I,01,Beasts,TOTAL,4'],
      'row 2: the level of 01 is 2, not "4"',
    ],
    [
      'with a parent that contradicts the code',
      [CHAPTER, 'I,0101,x,02,4'],
      'row 3: the parent of 0101 is 01, not "02"',
    ],
    ['with a code without words', ['I,01,,TOTAL,2'], 'hs.csv, row 2: the code 01 has no text'],
    ['cut off in a row', [CHAPTER, 'I,0101,Hor'], 'hs.csv, row 3: 3 cells stand under 5 columns'],
    [
      'cut off in a quoted cell',
      [CHAPTER, 'I,0101,"Horses, an'],
      'the file breaks off inside a quoted cell',
    ],
  ])('%s', (_, rows, message) => {
    expect(() => read(table(...rows))).toThrow(message);
    expect(() => read(table(...rows))).toThrow(BrokenFile);
  });

  it('when it is empty', () => {
    expect(() => read({ name: 'hs.csv', bytes: new Uint8Array() })).toThrow(
      'hs.csv: the file is empty',
    );
  });
  it('without a column', () => {
    expect(() => read(file('hs.csv', 'section,hscode,level', 'I,01,2'))).toThrow(
      'hs.csv, row 1: the column description, parent is missing',
    );
  });
  it('in another encoding', () => {
    const bytes = Buffer.from(`${NAMES}\nI,22,Maté,TOTAL,2\n`, 'latin1');
    expect(() => read({ name: 'hs.csv', bytes })).toThrow('hs.csv: the file is not UTF-8 text');
  });
  it('when a section has no title', () => {
    expect(() => read(table(CHAPTER), file('sections.csv', 'section,name', 'II,Plants'))).toThrow(
      'hs.csv, row 2: the section "I" has no title',
    );
  });
  it('when the sections come alone', () => {
    expect(() => read(file('sections.csv', 'section,name', 'I,Animals'))).toThrow(
      'one table of codes',
    );
  });
});
