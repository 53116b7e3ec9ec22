/** Whether totals hold every charge that may be due, and why an answer is an estimate. */
import { describe, expect, it } from '@jest/globals';
import { loadTariff } from '../../../edition/reading/tariff/tariff.ts';
import type { LandedCostRequest } from '../consignment/request.ts';
import { landedCost } from '../landedCost.ts';
import { shipmentCost } from '../shipment.ts';
import type { ChargeKind, EstimatedBecause, LandedCostResult } from './answer.ts';

const edition = loadTariff();
const SHIRT: LandedCostRequest = {
  hsCode: '61091000',
  originCountry: 'CN',
  destinationCountry: 'DE',
  currency: 'EUR',
  value: 400,
  shippingCost: 20,
  transportMode: 'air',
  entryDate: '2026-11-21',
  purpose: 'sale',
  preference: 'best',
};
const US = { destinationCountry: 'US', currency: 'USD' };
const JP = { destinationCountry: 'JP', currency: 'JPY', value: 300_000, hsCode: '610910' };

function price(asked: Partial<LandedCostRequest>): LandedCostResult {
  const answer = landedCost({ ...SHIRT, ...asked }, edition);
  if (!answer.ok) throw new Error(answer.message);
  return answer.result;
}

describe('totals are complete', () => {
  it.each<[string, Partial<LandedCostRequest>, EstimatedBecause[] | undefined]>([
    ['when nothing is assumed', {}, undefined],
    ['at an old exchange rate', { currency: 'ARS', value: 400_000 }, ['old_rate']],
    [
      'without freight, where the price carries it',
      { shippingCost: undefined, shippingTerms: 'DAP' },
      undefined,
    ],
    [
      'without freight, where it is not in the value',
      { ...US, shippingCost: undefined },
      undefined,
    ],
    [
      'where the law presumes a share for freight',
      { destinationCountry: 'IN', currency: 'INR', value: 20_000, shippingCost: undefined },
      ['open_fact', 'assumed_class'],
    ],
    [
      'within the customs territory',
      { exportCountry: 'FR', originCountry: 'FR', value: 40 },
      undefined,
    ],
    [
      'under a preference whose limits are not embedded',
      { originCountry: 'IN', preference: 'best' },
      ['unproven_origin'],
    ],
    ['when the class of goods is assumed', { ...US, hsCode: '88062200' }, ['assumed_class']],
  ])('%s', (_, asked, because) => {
    const { totals, estimatedBecause } = price(asked);
    expect([totals.complete, totals.missing, estimatedBecause]).toEqual([true, [], because]);
    expect(totals.landedCost).not.toBeNull();
  });
});

describe('totals have no landed cost', () => {
  it.each<[string, Partial<LandedCostRequest>, ChargeKind[]]>([
    ['where the rate of duty is not known', { ...JP, hsCode: '640399' }, ['duty']],
    [
      'where a duty is by weight, and the weight is not stated',
      { hsCode: '0409000000', originCountry: 'AR', ...US },
      ['duty', 'additional_duty'],
    ],
    ['where a trade remedy may be due', { hsCode: '73241000', ...US }, ['additional_duty']],
    [
      'where the retail price decides the tax',
      {
        hsCode: '240220',
        originCountry: 'US',
        destinationCountry: 'GB',
        currency: 'GBP',
        quantity: 200,
      },
      ['tax'],
    ],
    [
      'where a fee of that day is not known',
      { ...US, value: 3000, entryDate: '2019-06-01' },
      ['fee'],
    ],
  ])('%s', (_, asked, kinds) => {
    const { totals, estimatedBecause, lines } = price(asked);
    const known = lines.reduce((sum, { amount }) => sum + amount, 0);
    expect(totals.missing.map(({ what }) => what)).toEqual(expect.arrayContaining(kinds));
    expect([totals.complete, totals.landedCost]).toEqual([false, null]);
    expect(totals.missing.some(({ highest }) => highest === null)).toBe(true);
    expect(totals.dutiesTaxesFees).toBeCloseTo(known, 6);
    expect(estimatedBecause).toContain('missing_duty');
  });

  it('where one of the lines that a code may mean cannot be calculated', () => {
    const wine = { hsCode: '220421', originCountry: 'AU', volumeLiters: 9, alcoholPercent: 13 };
    const { totals } = price(wine);
    expect(totals.landedCost).toBeNull();
    expect(totals.missing).toMatchObject([{ what: 'duty', highest: null }]);
  });
});

describe('totals that hang on a fact with two ends say both', () => {
  it.each<[string, Partial<LandedCostRequest>, ChargeKind[]]>([
    ['which line a short code means', { hsCode: '640399', originCountry: 'CN' }, ['duty']],
    ['who sends a gift', { purpose: 'gift', value: 40 }, ['duty', 'tax']],
    ['whether goods come back', { originCountry: 'DE' }, ['duty', 'tax']],
    [
      'how much metal the goods hold',
      { ...US, hsCode: '8211922000', originCountry: 'VN', entryDate: '2025-09-10', quantity: 10 },
      ['additional_duty'],
    ],
  ])('%s', (_, asked, kinds) => {
    const { totals } = price(asked);
    expect(totals.missing.map(({ what }) => what)).toEqual(kinds);
    for (const { lowest, highest } of totals.missing) {
      expect(lowest).toBeLessThanOrEqual(totals.landedCost ?? 0);
      expect(highest).toBeGreaterThanOrEqual(totals.landedCost ?? 0);
      expect(highest).toBeGreaterThan(lowest ?? 0);
    }
  });

  it('and one end, where the most was charged', () => {
    const watch = { ...US, hsCode: '91021145', originCountry: 'CH', quantity: 10 };
    const { totals, estimatedBecause } = price(watch);
    expect(totals.missing).toEqual([{ what: 'duty', lowest: null, highest: totals.landedCost }]);
    expect(estimatedBecause).toEqual(['open_fact']);
  });
});

it('a measure that is charged is not missing, though goods of it may pay another rate', () => {
  const drone = { ...US, hsCode: '8806220000', entryDate: '2026-09-03' };
  expect(price(drone).totals.complete).toBe(true);
  expect(price({ ...drone, conditions: ['allied_components'] }).totals.missing).toMatchObject([]);
});

it('a gift that is free names the limit that decides', () => {
  const gift = { purpose: 'gift', sender: 'person', value: 40 } as const;
  expect(price(gift).deMinimis).toEqual({
    threshold: 45,
    exempt: true,
    taxThreshold: 45,
    taxExempt: true,
  });
});

describe('totals without freight are not complete', () => {
  it.each<[string, Partial<LandedCostRequest>, ChargeKind[]]>([
    ['where it belongs to the value of duty and tax', {}, ['duty', 'tax']],
    ['or of the tax alone', { value: 100, entryDate: '2026-10-31' }, ['tax']],
    [
      'or where a relief is limited by the value with it',
      { destinationCountry: 'SG', currency: 'SGD', value: 395 },
      ['tax'],
    ],
  ])('%s', (_, asked, kinds) => {
    const { totals, needs, needsWorth } = price({ ...asked, shippingCost: undefined });
    expect(totals.complete).toBe(false);
    expect(totals.missing).toEqual(
      kinds.map((what) => ({ what, lowest: totals.landedCost, highest: null })),
    );
    expect(totals.landedCost).not.toBeNull();
    expect(needs).toContain('shipping_cost');
    expect(needsWorth[0]).toEqual({
      need: 'shipping_cost',
      lowest: totals.landedCost,
      highest: null,
    });
  });

  it('of each line that it belongs to, too', () => {
    const { hsCode, originCountry, value, shippingCost: _, ...shared } = SHIRT;
    const answer = shipmentCost({ ...shared, items: [{ hsCode, originCountry, value }] }, edition);
    expect(answer).toMatchObject({
      result: { items: [{ needs: ['shipping_cost'], totals: { complete: false } }] },
    });
  });
});

describe('where the country of export decides on a relief', () => {
  const CA = { destinationCountry: 'CA', currency: 'CAD', region: 'ON', value: 100 };

  it('and is not stated, both ends are said', () => {
    const { totals, needs } = price(CA);
    expect(needs).toEqual(['export_country']);
    expect(totals.missing).toEqual([
      { what: 'duty', lowest: 133, highest: 153.34 },
      { what: 'tax', lowest: 133, highest: 153.34 },
    ]);
  });

  it.each(['US', 'CN'])('and is stated (%s), nothing is open', (exportCountry) =>
    expect(price({ ...CA, exportCountry }).totals.complete).toBe(true),
  );

  it('but the goods are free anyway, nothing is open', () =>
    expect(price({ ...CA, hsCode: '49019900' }).totals.complete).toBe(true));
});

describe('charges in the price', () => {
  const DDP = { shippingTerms: 'DDP', shippingCost: undefined } as const;

  it('leave the value only where the request says that they are told apart', () => {
    expect(price(DDP).customsValue).toBe(400);
    expect(price({ ...DDP, chargesInPrice: true }).totals).toMatchObject({
      goods: 300.13,
      landedCost: 400,
      complete: true,
    });
  });

  it('that are not known leave open how the price is made up', () => {
    const { totals, summary } = price({ ...JP, ...DDP, chargesInPrice: true });
    expect(totals).toMatchObject({
      landedCost: 300_000,
      complete: false,
      missing: [{ what: 'duty', lowest: 300_000, highest: 300_000 }],
    });
    expect(summary).toMatch(/^300000 JPY in all, of which not all charges are known: /);
  });
});

describe('a fact is told of the charges that it moves', () => {
  const canada = { originCountry: 'GB', destinationCountry: 'CA', currency: 'CAD', region: 'QC' };
  it.each<[string, Partial<LandedCostRequest>, ChargeKind[]]>([
    ['a tax alone, where the goods are free of duty', { hsCode: '49019900' }, ['tax']],
    ['duty and tax, where the goods pay both', {}, ['duty', 'tax']],
  ])('%s', (_, goods, kinds) => {
    const { totals } = price({
      ...canada,
      value: 40,
      shippingCost: 0,
      preference: 'none',
      ...goods,
    });
    expect(totals.missing.map(({ what }) => what)).toEqual(kinds);
  });
});

describe('a limit that decided is named', () => {
  it('of a flat duty', () => {
    const { deMinimis } = price({ value: 100, shippingCost: 0 });
    expect(deMinimis).toMatchObject({ threshold: 150, exempt: false });
    expect(price({}).deMinimis?.threshold).toBeNull();
  });

  it('of a tax that is too little to be levied', () => {
    // 5 CHF of 8.1% are the tax on 61.73 CHF
    const swiss = { destinationCountry: 'CH', currency: 'CHF', value: 50, shippingCost: 0 };
    expect(price(swiss).deMinimis).toMatchObject({ taxThreshold: 61.73, taxExempt: true });
    expect(price({ ...swiss, value: 70 }).deMinimis).toMatchObject({ taxExempt: false });
  });
});

it('a shopper is told what was not stated', () => {
  const asked = { originCountry: 'GB', destinationCountry: 'CA', currency: 'CAD', region: 'QC' };
  const { notes } = price({ ...asked, value: 40, shippingCost: 0, audience: 'shopper' });
  expect(notes).toContain(
    'Not stated: the country from which the goods are sent. The amount is an estimate.',
  );
});
