import { describe, expect, it } from '@jest/globals';
import type { PrefixRecord } from '../release/records.ts';
import { barcodeCountry, prefixTable } from './barcode.ts';

/** Adds the check digit (GS1 General Specifications 7.9). */
const complete = (digits: string): string => {
  const sum = [...digits]
    .reverse()
    .reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 3 : 1), 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
};

describe('barcodeCountry', () => {
  it.each([
    ['400638133393', 'DE'],
    ['690123456789', 'CN'],
    ['699999999999', 'CN'],
    ['800123456789', 'IT'],
    ['839999999999', 'IT'],
    ['490123456789', 'JP'],
    ['459999999999', 'JP'],
    ['001234567890', 'US'],
    ['139999999999', 'US'],
    ['471234567890', 'TW'],
    ['489123456789', 'HK'],
    ['500123456789', 'GB'],
    ['890123456789', 'IN'],
    ['893123456789', 'VN'],
    ['930123456789', 'AU'],
    ['958123456789', 'MO'],
    // restricted and special ranges
    ['020123456789', null],
    ['040123456789', null],
    ['200123456789', null],
    ['299999999999', null],
    ['950123456789', null],
    ['977123456789', null],
    ['978123456789', null],
    ['990123456789', null],
    // ranges that were given to nobody
    ['140123456789', null],
    ['381123456789', null],
  ])('thirteen digits that begin %s: %s', (digits, country) => {
    expect(barcodeCountry(complete(digits), null)).toBe(country);
  });

  it('reads a UPC-A behind a zero, and a GTIN-14 behind the digit of its packing', () => {
    expect(barcodeCountry(complete('03600029145'), null)).toBe('US');
    expect(barcodeCountry(complete('1400638133393'), null)).toBe('DE');
    expect(barcodeCountry(complete('0400638133393'), null)).toBe('DE');
  });

  it('reads a GTIN-8 as it stands; those used inside shops give nothing', () => {
    expect(barcodeCountry(complete('4012345'), null)).toBe('DE');
    expect(barcodeCountry(complete('0212345'), null)).toBeNull();
    expect(barcodeCountry(complete('2012345'), null)).toBeNull();
  });

  it.each(['4006381333932', '', 'abc', '40063813339', '123456789', '4006381333931 '])(
    '%j gives nothing',
    (gtin) => {
      expect(barcodeCountry(gtin, null)).toBeNull();
    },
  );
});

describe('a table as published speaks', () => {
  const range = (first: string, last: string, country: string | null): PrefixRecord => ({
    kind: 'prefix',
    first,
    last,
    organisation: `GS1 ${country ?? 'Global Office'}`,
    country,
  });
  const table = prefixTable([
    range('400', '440', 'AT'),
    range('4006', '4006', 'LI'),
    range('50', '50', null),
    range('0000001', '0000099', null),
    range('001', '019', 'CA'),
  ]);

  it.each([
    ['before the embedded one where it holds the prefix', '400512345678', 'AT'],
    ['by a longer prefix before a shorter', '400638133393', 'LI'],
    ['with a range that is in no country', '500123456789', null],
    ['not for a prefix that it does not hold', '690123456789', 'CN'],
    ['of a UPC-A behind its zero', '01600029145', 'CA'],
    ['of a GTIN-14 behind the digit of its packing', '1400638133393', 'LI'],
    ['of a GTIN-8 by three digits, as it stands', '4006345', 'AT'],
  ])('%s', (_, digits, country) => {
    expect(barcodeCountry(complete(digits), table)).toBe(country);
  });
});
