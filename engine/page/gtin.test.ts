import { describe, expect, it } from '@jest/globals';
import { gtinOf, gtinOfNumber } from './gtin.ts';

describe('a trade item number', () => {
  it.each<[string, string | null]>([
    ['4006381333931', '4006381333931'],
    [' 4006381-333931 ', '4006381333931'],
    ['036000291452', '036000291452'],
    ['96385074', '96385074'],
    ['00012345600012', '00012345600012'],
    ['4006381333932', null],
    ['0000000000000', null],
    ['400638133393', null],
    ['978-3-16-148410-0', '9783161484100'],
    ['3-16-148410-X', '9783161484100'],
    ['3-16-148410-1', null],
    ['isbn:9783161484100', '9783161484100'],
    ['Does not apply', null],
    ['', null],
  ])('%s is %s', (written, found) => expect(gtinOf(written)).toBe(found));

  it.each<[number, string | null]>([
    [4006381333931, '4006381333931'],
    [36000291452, '036000291452'],
    [12345678905, '012345678905'],
    [12, null],
    [1.5, null],
  ])('%d as a number is %s, its lost zeros put back', (written, found) =>
    expect(gtinOfNumber(written)).toBe(found),
  );
});
