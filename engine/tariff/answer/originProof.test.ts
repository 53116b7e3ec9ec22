/** What a preference under `best` rests on, and the total without its proof. */
import { describe, expect, it } from '@jest/globals';
import { loadTariff } from '../../../edition/reading/tariff/tariff.ts';
import type { LandedCostRequest } from '../consignment/request.ts';
import { landedCost } from '../landedCost.ts';
import { shipmentCost } from '../shipment.ts';

const edition = loadTariff();
const SHIRT: LandedCostRequest = {
  hsCode: '61091000',
  originCountry: 'JP',
  destinationCountry: 'DE',
  currency: 'EUR',
  value: 400,
  shippingCost: 20,
  transportMode: 'air',
  entryDate: '2026-11-21',
  purpose: 'sale',
  preference: 'best',
};
const price = (asked: Partial<LandedCostRequest>) => {
  const answer = landedCost({ ...SHIRT, ...asked }, edition);
  if (!answer.ok) throw new Error(answer.message);
  return answer.result;
};

describe('proof of origin', () => {
  // 12% of 420 = 50.40; 19% of 470.40 = 89.38; with the proof 19% of 420 = 79.80
  const PROVEN = { need: 'origin_proof', lowest: 499.8, highest: 559.78 };

  it.each<[string, Partial<LandedCostRequest>, object[]]>([
    ['is worth the duty that the preference lifts', {}, [PROVEN]],
    ['of a customs union too', { originCountry: 'TR' }, [PROVEN]],
    ['is not asked of goods without a preference', { originCountry: 'CN' }, []],
    ['is at hand where the preference is asked for by its name', { preference: 'JP' }, []],
    ['is not asked where no preference is wanted', { preference: 'none' }, []],
    ['is not asked of goods that are free for everyone', { hsCode: '49019900' }, []],
  ])('%s', (_, asked, worth) => {
    const { needs, needsWorth } = price(asked);
    expect(needsWorth).toEqual(worth);
    expect(needs).toEqual(worth.length === 0 ? [] : ['origin_proof']);
  });

  it('leaves the totals complete, and no estimate of them', () => {
    const { totals, estimated } = price({});
    expect([totals.complete, totals.missing, estimated]).toEqual([true, [], false]);
  });

  it('is what the total is with preference `none`, where nothing else lifts a duty', () => {
    const asked = { originCountry: 'KR', destinationCountry: 'US', currency: 'USD' };
    const [proof] = price(asked).needsWorth;
    expect(proof?.highest).toBe(price({ ...asked, preference: 'none' }).totals.landedCost);
  });

  it('keeps surcharges off goods of USMCA that are free anyway', () => {
    const asked = { hsCode: '95030000', originCountry: 'CA', destinationCountry: 'US' };
    const known = (preference: string): number => {
      const { totals } = price({ ...asked, currency: 'USD', preference });
      return 420 + totals.dutiesTaxesFees;
    };
    const [proof] = price({ ...asked, currency: 'USD' }).needsWorth;
    expect(proof).toEqual({
      need: 'origin_proof',
      lowest: known('best'),
      highest: known('none'),
    });
    expect(known('none')).toBeGreaterThan(known('best'));
  });

  it('is asked of the line of a shipment that lacks it', () => {
    const { hsCode, value, ...shared } = SHIRT;
    const items = [
      { hsCode, value, originCountry: 'JP' },
      { hsCode, value, originCountry: 'JP', preference: 'JP' },
    ];
    const answer = shipmentCost({ ...shared, items }, edition);
    if (!answer.ok) throw new Error(answer.message);
    expect(answer.result.items.map(({ needs }) => needs)).toEqual([['origin_proof'], []]);
    // 410 of each with its share of the freight: 12% = 49.20, and 19% of that = 9.35
    const [proof] = answer.result.needsWorth;
    expect((proof?.highest ?? 0) - (proof?.lowest ?? 0)).toBeCloseTo(58.55, 1);
  });
});
