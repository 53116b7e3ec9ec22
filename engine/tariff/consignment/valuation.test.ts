import { describe, expect, it } from '@jest/globals';
import { decimal } from '../../decimal.ts';
import { money } from '../../money.ts';
import type { Incoterm } from './request.ts';
import { type ValuationRule, valueGoods } from './valuation.ts';

const RULE: ValuationRule = { basis: 'CIF', presumed: null, withoutPostage: false };

const worth = (
  terms: Incoterm | null,
  basis: 'CIF' | 'FOB',
  freight: string | null = '100',
  insurance: string | null = '10',
) =>
  valueGoods(
    {
      price: money('1000'),
      freight: freight === null ? null : money(freight),
      insurance: insurance === null ? null : money(insurance),
      terms,
    },
    { ...RULE, basis },
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

  it('misses freight that nobody stated, which by FOB a tax may be on', () => {
    expect(worth(null, 'CIF', null).freightMissing).toBe(true);
    expect(worth(null, 'CIF', '0').freightMissing).toBe(false);
    expect(worth(null, 'FOB', null).freightMissing).toBe(true);
  });

  it('is never below zero', () =>
    expect(worth('CIF', 'FOB', '2000').customsValue.toFixed()).toBe('0'));
});

describe('the rule of a destination', () => {
  const goods = { price: money('1000'), freight: null, insurance: null, terms: null };
  const presumed = { freight: decimal('20'), insurance: decimal('1.125') };

  it.each([
    ['nothing stated', {}, '1211.25'],
    ['freight stated', { freight: money('50') }, '1061.25'],
    ['both stated', { freight: money('50'), insurance: money('5') }, '1055'],
    ['freight in the price', { terms: 'CFR' as const }, '1011.25'],
  ])('counts the transport that it presumes, %s', (_, stated, value) => {
    expect(valueGoods({ ...goods, ...stated }, { ...RULE, presumed }).customsValue.toFixed()).toBe(
      value,
    );
  });

  it('leaves the postage of a gift out of value and tax base, and in what is paid', () => {
    const posted = valueGoods(
      { ...goods, freight: money('15') },
      { ...RULE, withoutPostage: true },
    );
    expect(
      [posted.customsValue, posted.delivered, posted.shipping].map((one) => one?.toFixed()),
    ).toEqual(['1000', '1000', '15']);
    expect(posted.freightMissing).toBe(false);
  });
});
