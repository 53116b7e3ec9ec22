import { describe, expect, it } from '@jest/globals';
import { hasCheckDigit } from '../gtin.ts';
import { knownBarcodes, printedMatter, tradeItemNumber } from './barcodes.ts';

describe('barcodes that are told', () => {
  it('leave out wrong numbers, doubles and what is empty', () => {
    const ean = { format: 'EAN-13', value: '4006381333931' };
    expect(
      knownBarcodes([
        ean,
        ean,
        { format: 'EAN-13', value: '4006381333932' },
        { format: 'QR Code', value: ' ' },
      ]),
    ).toEqual([ean]);
  });

  it('are bounded in number and length, without control characters', () => {
    const many = Array.from({ length: 30 }, (_, at) => ({
      format: 'QR Code',
      value: `${at}\u001d${'x'.repeat(500)}`,
    }));
    const told = knownBarcodes(many);
    expect(told).toHaveLength(10);
    for (const { value } of told) expect(value).toMatch(/^\d+ x{100,}$/);
    expect(told[0]?.value).toHaveLength(200);
  });

  it('only trade items have a trade item number', () => {
    expect(tradeItemNumber({ format: 'EAN-13', value: '4006381333931' })).toBe('4006381333931');
    expect(tradeItemNumber({ format: 'QR Code', value: '4006381333931' })).toBeNull();
  });

  it.each([
    ['9783161484100', 'printed book'],
    ['9791034749218', 'printed book'],
    ['9790260000438', 'printed sheet music'],
    ['9771234567898', 'printed periodical'],
    ['4006381333931', null],
  ])('%s: %s', (value, matter) => {
    expect(hasCheckDigit(value)).toBe(true);
    expect(printedMatter([{ format: 'EAN-13', value }])).toBe(matter);
  });
});
