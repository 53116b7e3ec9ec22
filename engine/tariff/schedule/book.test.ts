import { describe, expect, it } from '@jest/globals';
import type { ScheduleName } from '../../hscode.ts';
import type { Steps } from '../../steps.ts';
import { scheduleOfBook } from './bookSchedule.ts';
import type { AreaRecord, LineRecord, MeasureRecord } from '../../release/records.ts';
import {
  ancestorsOf,
  buildBook,
  buildBookInSteps,
  childrenOf,
  codeOf,
  fullText,
  measuredAt,
  onDay,
  type TariffBook,
} from './book.ts';

/**
 * A row as written here: code (`-` for a text row, with the suffix behind a slash), indent, text.
 */
type Row = readonly [code: string, indent: number, text?: string];

function lineOf([written, indent, text = 'Other']: Row): LineRecord {
  const [code = '', suffix = '80'] = written.split('/');
  return {
    kind: 'line',
    code: code === '-' ? null : code,
    suffix,
    indent,
    text,
    language: 'en',
    units: [],
    general: null,
    preferences: null,
    column2: null,
    chapter99: [],
    notes: [],
    from: null,
    until: null,
  };
}

const bookOf = (schedule: ScheduleName, ...rows: Row[]): TariffBook =>
  buildBook(schedule, rows.map(lineOf));
const parentsOf = (book: TariffBook): number[] => [...book.parents];
const at = ({ rows }: TariffBook, code: string): number =>
  rows.findIndex((row) => row.code === code);

/**
 * Two chapters as TARIC and the United Kingdom print them: ten digits, headings no deeper than
 * their chapter.
 */
const PADDED: readonly Row[] = [
  ['6100000000', 0, 'Knitted clothing'], // 0
  ['6101000000', 0, 'Overcoats'], // 1
  ['6101200000', 1, 'Of cotton'], // 2
  ['6101201000/10', 2, 'For men:'], // 3
  ['6101201000', 3, 'Coats'], // 4
  ['6101201010', 4, 'Hand-made'], // 5
  ['6101201090', 4, 'Other'], // 6
  ['6101209000', 2, 'Other'], // 7
  ['6102000000', 0, 'Overcoats for women'], // 8
  ['6200000000', 0, 'Clothing, not knitted'], // 9
  ['6201000000', 0, 'Overcoats, woven'], // 10
];

describe('the parent of a row', () => {
  it('is the nearest earlier row with a smaller indent', () => {
    const book = bookOf(
      'us',
      ['6101', 0],
      ['-', 1],
      ['61012000', 2],
      ['61013000', 2],
      ['61019000', 1],
    );
    expect(parentsOf(book)).toEqual([-1, 0, 1, 1, 0]);
    expect([...book.hasChildren]).toEqual([1, 1, 0, 0, 0]);
  });

  it('is found over a jump of two indents, there and back', () => {
    const book = bookOf(
      'us',
      ['6101', 0],
      ['61012010', 3],
      ['61012090', 1],
      ['61013000', 2],
      ['6102', 0],
    );
    expect(parentsOf(book)).toEqual([-1, 0, 0, 2, -1]);
    expect(childrenOf(book, 0)).toEqual([1, 2]);
  });

  it('of a heading is its chapter, where both have the same indent', () => {
    const book = bookOf('gb', ...PADDED);
    expect(parentsOf(book)).toEqual([-1, 0, 1, 2, 3, 4, 4, 2, 0, -1, 9]);
    expect(childrenOf(book, 0)).toEqual([1, 8]);
    expect(childrenOf(book, 9)).toEqual([10]);
  });

  it('of a heading is never the chapter of other headings', () => {
    const book = bookOf('gb', ['6100000000', 0], ['6201000000', 0], ['-', 0]);
    expect(parentsOf(book)).toEqual([-1, -1, -1]);
  });

  it('of a chapter below its section is the section', () => {
    expect(parentsOf(bookOf('us', ['-', 0, 'Section XI'], ['61', 1], ['6101', 2]))).toEqual([
      -1, 0, 1,
    ]);
  });

  it('leads to all rows above, the top one first', () => {
    const book = bookOf('gb', ...PADDED);
    expect(ancestorsOf(book, 5)).toEqual([0, 1, 2, 3, 4]);
    expect(ancestorsOf(book, 9)).toEqual([]);
  });

  it('is told from the rows further up: children are those directly below', () => {
    const book = bookOf('gb', ...PADDED);
    expect(childrenOf(book, 2)).toEqual([3, 7]);
    expect(childrenOf(book, 5)).toEqual([]);
    expect(childrenOf(book, 8)).toEqual([]);
  });
});

describe('the code of a row', () => {
  it.each<[ScheduleName, string, string]>([
    ['gb', '6100000000', '61'],
    ['gb', '6101000000', '6101'],
    ['gb', '6101200000', '610120'],
    ['gb', '6101201010', '6101201010'],
    ['gb', '6101209000', '6101209000'],
    ['gb', '6102000000', '6102000000'],
    ['xi', '6101000000', '6101'],
    ['eu', '6101201010', '6101201010'],
    ['eu', '6101209000', '61012090'],
  ])('of %s, printed %s, is %s', (schedule, printed, code) => {
    const book = bookOf(schedule, ...PADDED);
    expect(codeOf(book, at(book, printed))).toBe(code);
  });

  it('with eight digits and rows below keeps eight, zeros too where the rows below share them', () => {
    expect(codeOf(bookOf('gb', ...PADDED), 4)).toBe('61012010');
    const zeros = bookOf(
      'gb',
      ['2000000000', 0],
      ['2000100000', 0],
      ['2010000000', 1],
      ['2010000010', 2],
    );
    expect([0, 2].map((row) => codeOf(zeros, row))).toEqual(['20', '20100000']);
  });

  it('of a subheading that is not split is found with six digits as well', () => {
    const { index } = bookOf('eu', ['0201000000', 0], ['0201100000', 1], ['0201100021', 2]);
    expect(['02011000', '020110', '0201'].map((code) => index.get(code))).toEqual([1, 1, 0]);
  });

  it('is not shortened where the tariff does not pad', () => {
    const book = bookOf('us', ['6101', 0], ['6101200000', 1], ['6101200010', 2]);
    expect(codeOf(book, 1)).toBe('6101200000');
  });

  it('is none with a suffix other than 80, and none in a row of text', () => {
    const book = bookOf('gb', ...PADDED, ['-', 1]);
    expect(codeOf(book, 3)).toBeNull();
    expect(codeOf(book, PADDED.length)).toBeNull();
    expect(book.index.get('61012010')).toBe(4);
    expect(bookOf('gb', ['6101201000/10', 0]).index.size).toBe(0);
  });

  it('is found as the trade writes it, that of a leaf with its ten digits as well', () => {
    const { index } = bookOf('eu', ...PADDED);
    expect(['61', '6101', '61012090', '6101209000'].map((code) => index.get(code))).toEqual([
      0, 1, 7, 7,
    ]);
    expect(index.has('6101200000')).toBe(false);
  });

  it('that is printed for two periods leads to the row of the day, on other days to the later', () => {
    const [first, second] = [lineOf(['61012000', 1]), lineOf(['61012000', 1])];
    const book = buildBook('us', [
      lineOf(['6101', 0]),
      { ...first, until: '2027-01-01' },
      { ...second, from: '2027-02-01' },
    ]);
    expect(book.index.get('61012000')).toBe(2);
    expect([...book.periods]).toEqual([['61012000', [1, 2]]]);
    const days = ['2026-12-31', '2027-01-01', '2027-02-01'];
    expect(days.map((day) => onDay(book, 2, day))).toEqual([1, 2, 2]);
    expect(days.map((day) => onDay(book, 1, day))).toEqual([1, 1, 2]);
    expect(onDay(book, 0, '2026-12-31')).toBe(0);
  });
});

describe('the full text of a row', () => {
  const book = bookOf('gb', ...PADDED);

  it('is the path of texts from below the heading, rows without a code among them', () => {
    expect(fullText(book, 6)).toBe('Of cotton: For men: Coats: Other');
    const printed = bookOf(
      'us',
      ['6101', 0, 'Overcoats:'],
      ['-', 1, 'Of cotton:'],
      ['61012000', 2, 'Other'],
    );
    expect(fullText(printed, 2)).toBe('Of cotton: Other');
  });

  it('of a heading or chapter is its own', () => {
    expect(fullText(book, 1)).toBe('Overcoats');
    expect(fullText(book, 9)).toBe('Clothing, not knitted');
  });

  it('leaves out rows that print nothing', () => {
    const empty = bookOf(
      'us',
      ['6101', 0, 'Overcoats'],
      ['610120', 1, ''],
      ['61012000', 2, 'Other'],
    );
    expect(fullText(empty, 2)).toBe('Other');
  });
});

describe('measures', () => {
  it('hold for a row at its own code first, then at those above, ten digits each and each once', () => {
    const book = bookOf('gb', ...PADDED);
    const codes = ['6101201010', '6101201000', '6101200000', '6101000000', '6100000000'];
    expect(measuredAt(book, 5)).toEqual(codes);
    const short = bookOf('us', ['6101', 0], ['61010000', 1]);
    expect(measuredAt(short, 1)).toEqual(['6101000000']);
  });

  it('do not hold at an intermediate row that repeats the digits of another', () => {
    const book = bookOf('gb', ['6101000000', 0], ['6101300000/10', 1], ['6101900000', 2]);
    expect(measuredAt(book, 2)).toEqual(['6101900000', '6101000000']);
  });

  it('are kept by code and groups by number; records of other kinds are passed over', () => {
    const one = { kind: 'measure', code: '6101000000' } as MeasureRecord;
    const group = { kind: 'area', id: '2020', name: 'Some', members: [] } as AreaRecord;
    const [first, second, other] = [
      { ...one, id: '1' },
      { ...one, id: '2' },
      { ...one, id: '3', code: '6102000000' },
    ];
    const rate = { kind: 'rate', currency: 'USD', perEuro: '1.1', date: '2026-01-02' } as const;
    const book = buildBook('gb', [first, group, rate, other, second, lineOf(['6101000000', 0])]);
    expect([...book.measures]).toEqual([
      ['6101000000', [first, second]],
      ['6102000000', [other]],
    ]);
    expect([...book.areas]).toEqual([['2020', group]]);
    expect(book.rows).toHaveLength(1);
  });
});

it('a large tariff is made into a book, and into the schedule of calculations, in pieces', () => {
  const rows = Array.from({ length: 4000 }, (_, index): Row => [String(10_000_000 + index), 0]);
  const piecesOf = <T>(steps: Steps<T>): { pieces: number; made: T } => {
    for (let pieces = 0; ; pieces += 1) {
      const step = steps.next();
      if (step.done) return { pieces, made: step.value };
    }
  };
  const book = piecesOf(buildBookInSteps('us', rows.map(lineOf)));
  expect(book.pieces).toBeGreaterThanOrEqual(3 * 8); // rows, tree, index
  expect(book.made).toEqual(bookOf('us', ...rows));
  const schedule = piecesOf(
    scheduleOfBook(book.made, { from: '2026-01-01', until: null }, () => undefined),
  );
  expect(schedule.pieces).toBeGreaterThanOrEqual(8);
  expect(schedule.made.lines.size).toBe(4000);
});
