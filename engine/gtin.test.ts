import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { gtinOf, gtinOfNumber, hasCheckDigit } from './gtin.ts';

describe('check digits', () => {
  it.each([
    // examples of the GS1 General Specifications and printed on goods
    ['4006381333931', true],
    ['4006381333932', false],
    ['96385074', true],
    ['036000291452', true],
    ['036000291453', false],
    ['10012345678902', true],
    ['400638133393', false],
    ['12345', false],
    ['40063813339x1', false],
    ['', false],
  ])('%s: %s', (digits, right) => {
    expect(hasCheckDigit(digits)).toBe(right);
  });

  it('one wrong digit is always found', () => {
    fc.assert(
      fc.property(fc.nat(12), fc.integer({ min: 1, max: 9 }), (at, more) => {
        const digits = [...'4006381333931'];
        digits[at] = String((Number(digits[at]) + more) % 10);
        expect(hasCheckDigit(digits.join(''))).toBe(false);
      }),
    );
  });

  it('is right for one digit of ten', () => {
    const right = [...'0123456789'].filter((digit) => hasCheckDigit(`400638133393${digit}`));
    expect(right).toEqual(['1']);
  });
});

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
    ['ISBN# 978-3-16-148410-0', '9783161484100'],
    ['EAN# 4006381333931', '4006381333931'],
    ['(EAN) 4006381333931', '4006381333931'],
    ['4006381333931 (EAN)', '4006381333931'],
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
