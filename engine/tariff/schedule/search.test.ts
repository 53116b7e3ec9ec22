import { describe, expect, it } from '@jest/globals';
import type { LineRecord } from '../../release/records.ts';
import { buildBook, codeOf } from './book.ts';
import { rowsUnder, searchIndexOf, searchRows, searchIndexInSteps } from './search.ts';

const line = (code: string | null, indent: number, text: string): LineRecord => ({
  kind: 'line',
  code,
  suffix: '80',
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
});

const book = buildBook('us', [
  line('0901', 0, 'Coffee, whether or not roasted'),
  line('09011100', 1, 'Not decaffeinated'),
  line('0910', 0, 'Ginger, saffron and other spices'),
  line('6109', 0, 'T-shirts and singlets, knitted'),
  line('61091000', 1, 'Of cotton'),
  line(null, 2, "Men's or boys':"),
  line('6109100004', 3, 'Thermal undershirts'),
  line('6109100012', 3, 'T-shirts, all white'),
  line('610990', 1, 'Of other textile materials'),
  line('61099010', 2, 'Of man-made fibers'),
]);
const DAY = '2026-11-21';
const index = searchIndexOf(book, (code) =>
  code === '61099010' ? 'polyester singlet' : undefined,
);
const codesOf = (found: readonly { at: number }[]) => found.map(({ at }) => codeOf(book, at));
const find = (words: string, limit = 10) => codesOf(searchRows(index, words, limit, DAY));

describe('a search by words', () => {
  it('finds a row by what it says, in any form of the word', () => {
    expect(find('spice')).toEqual(['0910']);
    expect(find('KNITTING')).toEqual(['6109']);
  });

  it('counts what the rows above say, but puts the row that says it itself first', () => {
    expect(find('cotton t-shirts')[0]).toBe('61091000');
    expect(find('knitted singlets')[0]).toBe('6109');
  });

  it('does not find a row that says none of the words itself', () => {
    expect(find('coffee')).toEqual(['0901']);
  });

  it('a text row speaks for the rows right below it', () => {
    expect(find("boys'")).toEqual(['6109100004', '6109100012']);
  });

  it('knows the further words of a code', () => {
    expect(find('polyester')).toEqual(['61099010']);
  });

  it('finds a word that is only begun', () => {
    expect(find('saffr')).toEqual(['0910']);
  });

  it('finds nothing for words that nobody says, or that say nothing', () => {
    expect(find('submarine')).toEqual([]);
    expect(find('of the other')).toEqual([]);
    expect(find('%%')).toEqual([]);
  });

  it('scores from 0 to 1, best first, and never answers more than asked', () => {
    const found = searchRows(index, 't-shirts of cotton, white', 3, DAY);
    expect(found.length).toBe(3);
    expect(found.every(({ score }) => score > 0 && score <= 1)).toBe(true);
    expect(found.map(({ score }) => score)).toEqual(
      found.map(({ score }) => score).toSorted((left, right) => right - left),
    );
  });

  it('makes the index of a book once', () => {
    expect(searchIndexOf(book)).toBe(index);
  });

  it('makes the index of a large book in pieces', () => {
    const large = buildBook(
      'us',
      Array.from({ length: 2000 }, (_, at) => line(String(1000 + at), 0, `Coffee ${at}`)),
    );
    const steps = searchIndexInSteps(large);
    let pieces = 0;
    for (let step = steps.next(); !step.done; step = steps.next()) pieces += 1;
    expect(pieces).toBeGreaterThanOrEqual(8);
    expect(searchIndexOf(large).codes).toHaveLength(2000);
  });
});

describe('a search by digits', () => {
  it('finds the codes that begin with them, the nearest first', () => {
    expect(codesOf(rowsUnder(index, '6109', 3, DAY))).toEqual(['6109', '610990', '61091000']);
    expect(rowsUnder(index, '6109', 1, DAY)).toEqual([{ at: 3, score: 1 }]);
    expect(rowsUnder(index, '77', 3, DAY)).toEqual([]);
  });

  it('finds nothing where there are no digits', () => {
    expect(rowsUnder(index, '', 3, DAY)).toEqual([]);
  });
});

describe('a search on a day', () => {
  const dated = buildBook('us', [
    line('0901', 0, 'Coffee'),
    { ...line('09011100', 1, 'Raw coffee'), until: '2027-01-01' },
    { ...line('09011200', 1, 'Green coffee'), from: '2027-01-01' },
  ]);
  const dates = searchIndexOf(dated);
  const codes = (found: readonly { at: number }[]) => found.map(({ at }) => codeOf(dated, at));

  it.each([
    ['2026-12-31', ['0901', '09011100']],
    ['2027-01-01', ['0901', '09011200']],
  ])('of %s finds the codes of that day alone, by words and by digits', (day, expected) => {
    expect(
      codes(searchRows(dates, 'coffee', 9, day)).toSorted((a, b) =>
        String(a).localeCompare(String(b)),
      ),
    ).toEqual(expected);
    expect(codes(rowsUnder(dates, '0901', 9, day))).toEqual(expected);
  });
});
