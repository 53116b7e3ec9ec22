import { describe, expect, it } from '@jest/globals';
import type { LineRecord } from '../../../engine/release/records.ts';
import { BrokenFile, type SourceFile } from '../importer.ts';
import { usHts } from './hts.ts';

const row = (htsno: string, indent: string, description: string, more: object = {}): object => ({
  htsno,
  indent,
  description,
  superior: htsno === '' ? 'true' : null,
  units: [],
  general: '',
  special: '',
  other: '',
  footnotes: [],
  quotaQuantity: null,
  additionalDuties: null,
  addiitionalDuties: null,
  ...more,
});
const footnotes = (...values: string[]): object[] =>
  values.map((value) => ({ columns: ['general'], marker: '1', value, type: 'endnote' }));

const ROWS = [
  row('0101', '0', 'Live donkeys &amp; others:'),
  row('', '1', '<i>Donkeys</i>:', { footnotes: null, units: null }),
  row('0101.21.00', '2', 'For\u00a0breeding<newline>only', {
    general: 'Free',
    special: ' ',
    other: ' 20% \n',
    footnotes: footnotes('See\u00a09903.88.01 through 9903.88.03. ', 'Report the ears. ', ' '),
  }),
  row('0101.21.00.10', '4', 'Males', { units: ['No.', ' kg', '', ' '] }),
  row('9801', '0', 'Returned articles'),
  row('', '0', 'Baggage of:'),
  row('9804.00.05', '1', 'Residents'),
  row('9903.88.02', '0', 'Articles of list 2', { additionalDuties: '5¢/kg' }),
];
const json = (rows: unknown, name = 'hts_2026_rev_10.json'): SourceFile => ({
  name,
  bytes: new TextEncoder().encode(typeof rows === 'string' ? rows : JSON.stringify(rows)),
});
const NAMES =
  'HTS Number,Indent,Description,Unit of Quantity,General Rate of Duty,Special Rate of Duty,Column 2 Rate of Duty,Quota Quantity,Additional Duties';
const csv = (...lines: string[]): SourceFile =>
  json(['\ufeff' + NAMES, ...lines].join('\n'), 'hts.csv');
const read = (file: SourceFile): LineRecord[] => [...(usHts.read([file]) as Iterable<LineRecord>)];

describe('the JSON export of the HTS', () => {
  it('becomes records in the order of the file, rows of text and jumps of two indents included', () => {
    expect(read(json(ROWS)).map(({ code, indent, text }) => [code, indent, text])).toEqual([
      ['0101', 0, 'Live donkeys & others:'],
      [null, 1, 'Donkeys:'],
      ['01012100', 2, 'For breeding only'],
      ['0101210010', 4, 'Males'],
      ['9801', 0, 'Returned articles'],
      [null, 0, 'Baggage of:'],
      ['98040005', 1, 'Residents'],
      ['99038802', 0, 'Articles of list 2'],
    ]);
  });

  it('keeps rates as printed, and a blank one is null, never free', () => {
    expect(read(json(ROWS))[2]).toMatchObject({
      general: 'Free',
      preferences: null,
      column2: '20%',
    });
  });

  it('names the headings of chapter 99, ranges as far as the file has rows, and keeps other notes', () => {
    expect(read(json(ROWS))[2]).toMatchObject({
      chapter99: ['9903.88.01', '9903.88.02', '9903.88.03'],
      notes: ['Report the ears.'],
    });
  });

  it('keeps units without empty ones, and additional duties as a note', () => {
    const records = read(json(ROWS));
    expect(records[3]?.units).toEqual(['No.', 'kg']);
    expect(records[7]?.notes).toEqual(['Additional duties: 5¢/kg']);
  });

  it('says its edition by the name of the file, or not at all', () => {
    expect(usHts.versionOf?.([json(ROWS)])).toBe('2026 Revision 10');
    expect(usHts.versionOf?.([json(ROWS, 'export.json')])).toBeNull();
  });
});

describe('the CSV export of the HTS', () => {
  it('is read like the JSON, without footnotes', () => {
    const file = csv(
      '"0101","0","Live donkeys, & others:","","","","","",""',
      '"","1","Donkeys:","","","","","",""',
      '"0101.21.00","2","For ""breeding""\nonly","[""doz."",""kg""]","Free"," ","20%","",""',
    );
    expect(read(file)[2]).toMatchObject({
      code: '01012100',
      indent: 2,
      text: 'For "breeding" only',
      units: ['doz.', 'kg'],
      general: 'Free',
      preferences: null,
      column2: '20%',
      chapter99: [],
      notes: [],
    });
  });
});

const without = (key: string): object[] =>
  ROWS.map((one) => Object.fromEntries(Object.entries(one).filter(([name]) => name !== key)));
const UNITS_OF_ONE = '"0101","0","Donkeys","No.","","","","",""';

describe('a broken file is refused, and the message names the row', () => {
  it.each<[string, SourceFile, number | null, RegExp]>([
    ['empty', json(''), null, /empty/],
    [
      'another format',
      json('<html>Service unavailable</html>'),
      null,
      /neither the JSON nor the CSV/,
    ],
    [
      'another encoding',
      { name: 'x.json', bytes: Uint8Array.of(0x5b, 0x22, 0xa2, 0x22, 0x5d) },
      null,
      /UTF-8/,
    ],
    ['no list', json({ rows: ROWS }), null, /no list/],
    ['a list of nothing', json([]), null, /empty/],
    ['cut off', json(JSON.stringify(ROWS).slice(0, -30)), 1, /no complete JSON/],
    ['a row that is none', json([ROWS[0], 'text']), 2, /no row/],
    ['no indents', json(without('indent')), 1, /"indent" is missing/],
    ['no footnotes', json(without('footnotes')), 1, /"footnotes" is missing/],
    ['a footnote without text', json([row('0101', '0', 'x', { footnotes: [{}] })]), 1, /footnote/],
    [
      'a rate that is no text',
      json([row('0101', '0', 'x', { general: 5 })]),
      1,
      /"general" is no text/,
    ],
    [
      'units that are no list',
      json([row('0101', '0', 'x', { units: 'kg' })]),
      1,
      /"units" is no list/,
    ],
    ['an indent that is no number', json([row('0101', 'one', 'x')]), 1, /indent "one"/],
    ['a code of five digits', json([ROWS[0], row('0101.2', '1', 'x')]), 2, /code "0101.2"/],
    ['a code of letters', json([row('01O1', '0', 'x')]), 1, /code "01O1"/],
    [
      'the heading left out at the beginning',
      json(ROWS.slice(1)),
      1,
      /"Donkeys:" at indent 1: row 0101/,
    ],
    ['nothing but text below a heading', json([ROWS[1]]), 1, /no row has a code/],
    [
      'a heading left out',
      json([...ROWS.slice(0, 4), row('0102.21.00', '1', 'x')]),
      5,
      /row 0102, the heading of 01022100/,
    ],
    [
      'a row below a row of text at the top',
      json([ROWS[0], row('', '0', 'Text:'), row('0101.21.00', '1', 'x')]),
      3,
      /row 0101/,
    ],
    ['a code twice', json([...ROWS.slice(0, 3), ROWS[2]]), 4, /01012100 stood in row 3/],
    ['a CSV of nothing but names', csv(), null, /no row/],
    ['a CSV cut off within a cell', csv('"0101","0","Don'), 2, /breaks off/],
    ['a CSV cut off within a row', csv('"0101","0","Donkeys"'), 2, /breaks off/],
    ['a CSV whose units are no list', csv(UNITS_OF_ONE), 2, /"Unit of Quantity" is no list/],
    [
      'a CSV with other columns',
      json('HTS Number,Indent,Description\n"0101","0","x"', 'x.csv'),
      2,
      /is missing/,
    ],
  ])('%s', (_, file, at, why) => {
    const refused = (): LineRecord[] => read(file);
    expect(refused).toThrow(BrokenFile);
    expect(refused).toThrow(
      expect.objectContaining({ row: at, message: expect.stringMatching(why) }),
    );
  });

  it('before its first record', () => {
    const records = usHts.read([json([...ROWS, ROWS[0]])]) as Generator<LineRecord>;
    expect(() => records.next()).toThrow(/stood in row 1 already/);
  });

  it('no file at all', () =>
    expect(() => [...(usHts.read([]) as Iterable<LineRecord>)]).toThrow(BrokenFile));
});
