import { describe, expect, it } from '@jest/globals';
import { decimal } from '../decimal.ts';
import type { Incoterm } from './request.ts';
import { valueGoods } from './valuation.ts';

const worth = (
  terms: Incoterm | null,
  basis: 'CIF' | 'FOB',
  freight: string | null = '100',
  insurance: string | null = '10',
) =>
  valueGoods(
    {
      price: decimal('1000'),
      freight: freight === null ? null : decimal(freight),
      insurance: insurance === null ? null : decimal(insurance),
      terms,
    },
    basis,
  );

describe('the customs value of a price of 1000, freight 100, insurance 10', () => {
  it.each<[Incoterm | null, string, string, string, string]>([
    // terms  CIF     FOB     intrinsic  delivered
    [null, '1110', '1000', '1000', '1110'],
    ['EXW', '1110', '1000', '1000', '1110'],
    ['FOB', '1110', '1000', '1000', '1110'],
    ['CFR', '1010', '900', '900', '1010'], // freight within, insurance beside
    ['CPT', '1010', '900', '900', '1010'],
    ['CIF', '1000', '890', '890', '1000'],
    ['CIP', '1000', '890', '890', '1000'],
    ['DAP', '1000', '890', '890', '1000'],
    ['DPU', '1000', '890', '890', '1000'],
  ])('under %s is %s by CIF and %s by FOB', (terms, cif, fob, intrinsic, delivered) => {
    expect(worth(terms, 'CIF').customsValue.toFixed()).toBe(cif);
    expect(worth(terms, 'FOB').customsValue.toFixed()).toBe(fob);
    expect(worth(terms, 'CIF').intrinsic.toFixed()).toBe(intrinsic);
    expect(worth(terms, 'FOB').delivered.toFixed()).toBe(delivered);
  });

  it('is not lowered by freight that was not stated', () => {
    expect(worth('CIF', 'FOB', null, null)).toMatchObject({ undeducted: true });
    expect(worth('CIF', 'FOB', null, null).customsValue.toFixed()).toBe('1000');
  });

  it('by CIF misses freight that nobody stated, by FOB it does not', () => {
    expect(worth(null, 'CIF', null).freightMissing).toBe(true);
    expect(worth(null, 'CIF', '0').freightMissing).toBe(false);
    expect(worth(null, 'FOB', null).freightMissing).toBe(false);
  });

  it('is never below zero', () => expect(worth('CIF', 'FOB', '2000').customsValue.toFixed()).toBe('0'));
});
