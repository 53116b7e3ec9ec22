import { describe, expect, it } from '@jest/globals';
import { type Cell, workbookFile } from '../../../test/support/workbookFile.ts';
import type { SourceFile } from '../importer.ts';
import { euCn } from './cn.ts';

const json = (name: string, value: unknown): SourceFile => ({
  name,
  bytes: new TextEncoder().encode(typeof value === 'string' ? value : JSON.stringify(value)),
});
const entry = (code: string, name: string, parents: object = {}): object => ({
  code,
  rawCode: code,
  name,
  version: 2026,
  section: 'I',
  ...parents,
});

const SECTIONS = json('cnSections_2026.json', [
  { code: 'I', rawCode: 'I', name: 'ANIMALS', version: 2026 },
]);
const CHAPTERS = json('cnChapters_2026.json', [entry('01', 'LIVE BEASTS')]);
const HEADINGS = json('cnHeadings_2026.json', [
  entry('0101', 'Horses and asses', { chapter: '01' }),
]);
const SUBHEADINGS = json('cnSubheadings_2026.json', [
  entry('010129', 'Others', { chapter: '01', heading: '0101' }),
  entry('010600', 'Hives', { chapter: '01', heading: null }),
]);
const LEAVES = json('cnCodes_2026.json', [
  entry('01012100', 'For breeding', {
    chapter: '01',
    heading: '0101',
    subheading: null,
    supplementaryUnit: 'PST',
  }),
  entry('01012910', 'For  slaughter', {
    chapter: '01',
    heading: '0101',
    subheading: '010129',
    supplementaryUnit: null,
  }),
  entry('01013000', 'Asses', {
    chapter: '01',
    heading: '0101',
    subheading: null,
    supplementaryUnit: 'PST',
  }),
  entry('01060010', 'Bees', {
    chapter: '01',
    heading: null,
    subheading: '010600',
    supplementaryUnit: null,
  }),
]);

async function read(...files: SourceFile[]): Promise<unknown[]> {
  const rows = [];
  for await (const line of euCn.read(files))
    if (line.kind === 'line') rows.push([line.code, line.indent, line.text, line.units]);
  return rows;
}

describe('the Combined Nomenclature as JSON', () => {
  it('is one tree of all its levels, whatever the order of the files', async () => {
    expect(await read(LEAVES, SUBHEADINGS, SECTIONS, HEADINGS, CHAPTERS)).toEqual([
      [null, 0, 'ANIMALS', []],
      ['01', 0, 'LIVE BEASTS', []],
      ['0101', 0, 'Horses and asses', []],
      ['01012100', 1, 'For breeding', ['PST']],
      ['010129', 1, 'Others', []],
      ['01012910', 2, 'For slaughter', []],
      ['01013000', 1, 'Asses', ['PST']],
      ['010600', 0, 'Hives', []],
      ['01060010', 1, 'Bees', []],
    ]);
  });

  it('is read from the codes alone, then without texts above them', async () => {
    expect((await read(LEAVES)).map((row) => (row as unknown[]).slice(0, 2))).toEqual([
      ['01012100', 0],
      ['01012910', 0],
      ['01013000', 0],
      ['01060010', 0],
    ]);
  });

  it('names its edition', () => {
    expect(euCn.versionOf?.([LEAVES])).toBe('CN 2026');
    expect(euCn.versionOf?.([json('codes.json', '[]')])).toBeNull();
  });

  it.each<[string, SourceFile[], string]>([
    ['that is empty', [json('a.json', '')], 'a.json: the file is empty'],
    [
      'that breaks off',
      [json('a.json', '[\n{"code": "01"')],
      'a.json, row 2: the file is no complete JSON',
    ],
    ['that is no list', [json('a.json', '{}')], 'a.json: the file is no list of codes'],
    ['of an empty list', [json('a.json', '[]')], 'a.json: the file is no list of codes'],
    [
      'with a code that is none',
      [json('a.json', [entry('0101', 'x'), entry('01O2', 'y')])],
      'a.json, row 2: "01O2" is no code',
    ],
    [
      'with a nameless code',
      [json('a.json', [{ code: '0101' }])],
      'a.json, row 1: the code has no "name"',
    ],
    [
      'that repeats a code',
      [json('a.json', [entry('0101', 'x'), entry('0101', 'y')])],
      'a.json, row 2: the code 0101 comes twice',
    ],
    [
      'of another year',
      [LEAVES, json('b.json', [{ ...entry('01', 'x'), version: 2025 }])],
      'b.json, row 1: it is of 2025',
    ],
    [
      'whose heading is missing',
      [HEADINGS, json('b.json', [entry('01021000', 'x', { chapter: '01', heading: '0102' })])],
      'b.json, row 1: 01021000 has no row above it: 0102 is missing',
    ],
    [
      'in windows-1252',
      [{ name: 'a.json', bytes: Uint8Array.of(0x5b, 0x22, 0xe9, 0x22, 0x5d) }],
      'a.json: the file is not UTF-8',
    ],
  ])('is refused when it is a file %s', async (_what, files, why) => {
    await expect(read(...files)).rejects.toThrow(why);
    await expect(read(...files)).rejects.toMatchObject({ name: 'BrokenFile' });
  });
});

const HEADER: Cell[] = [
  'CNKEY',
  'CODE',
  'LEVEL',
  'NBDASH',
  'DASHES',
  'EN',
  'DE_WITH_DASHES',
  'SU',
  'UPDATE',
];
const SHEET: Cell[][] = [
  ['010011000090', 'I', 1, null, null, 'SECTION I - ANIMALS', 'TIERE', null, null],
  ['010021000090', '01', 2, null, null, 'CHAPTER 1 - BEASTS', 'TIERE', null, null],
  ['010100000080', '0101', 3, 0, null, 'Horses', 'Pferde', null, null],
  ['010121000010', null, 4, 1, '-', 'Horses proper', '- Pferde', null, null],
  ['010121000080', '0101 21 00', 5, 2, '--', 'For breeding', '-- Zucht', 'p/st', null],
  ['010130000080', '0101 30 00', 4, 1, '-', 'Asses', '- Esel', '-', null],
];

describe('the Combined Nomenclature as workbook', () => {
  it('keeps its order, dashes and text rows, in English, with its supplementary units', async () => {
    expect(await read(workbookFile('cn_2019.xlsx', [HEADER, ...SHEET]))).toEqual([
      [null, 0, 'SECTION I - ANIMALS', []],
      ['01', 0, 'CHAPTER 1 - BEASTS', []],
      ['0101', 0, 'Horses', []],
      [null, 1, 'Horses proper', []],
      ['01012100', 2, 'For breeding', ['p/st']],
      ['01013000', 1, 'Asses', []],
    ]);
  });

  it('is of the year in its name', () => {
    expect(euCn.versionOf?.([workbookFile('cn_ramon_2019.xlsx', [HEADER])])).toBe('CN 2019');
  });

  it.each<[string, Cell[][], string]>([
    [
      'whose first row is indented',
      [HEADER, ...SHEET.slice(4)],
      'row 2: 0101210000 has indent 2 but no row above it',
    ],
    [
      'whose heading is missing',
      [HEADER, ...SHEET, ['010221000080', '0102 21', 4, 1, '-', 'x', 'x', null, null]],
      'row 8: 0102210000 has no row above it: 0102 is missing',
    ],
    [
      'without unit column',
      [HEADER.filter((name) => name !== 'SU'), ...SHEET],
      'row 1: the column "SU" is missing',
    ],
    [
      'with a key that is none',
      [HEADER, ['01', '01', 2, null, null, 'x', 'x', null, null]],
      'row 2: the key "01" is not twelve digits',
    ],
    [
      'with a code that is none',
      [HEADER, ['010100000080', '01.01', 3, 0, null, 'x', 'x', null, null]],
      'row 2: "01.01" is no code',
    ],
    [
      'with a level that is none',
      [HEADER, ['010100000080', '0101', 'three', 0, null, 'x', 'x', null, null]],
      'row 2: "three" is no level',
    ],
  ])('is refused when it is one %s', async (_what, rows, why) => {
    await expect(read(workbookFile('cn.xlsx', rows))).rejects.toThrow(why);
  });

  it('is refused beside other files', async () => {
    await expect(read(workbookFile('cn.xlsx', [HEADER, ...SHEET]), LEAVES)).rejects.toThrow(
      'comes alone',
    );
  });
});
