/**
 * Every destination for goods that parcels hold: a figure with its certainty, or bounds; never a low
 * total that says nothing of what it lacks.
 */
import { describe, expect, it } from '@jest/globals';
import type { LandedCostResult } from '../../../engine/tariff/answer/answer.ts';
import type { LandedCostRequest } from '../../../engine/tariff/consignment/request.ts';
import { landedCost } from '../../../engine/tariff/landedCost.ts';
import { loadCountries } from '../countries.ts';
import { loadTariff } from './tariff.ts';

const edition = loadTariff();
/** T-shirts, shoes, make-up, toys, telephones, books, watches, sports goods. */
const GOODS = ['610910', '640399', '330499', '950300', '851713', '490199', '711719', '950691'];
/** Nobody lives there, or, in North Korea, nothing is known of what is charged. */
const NOT_PRICED = ['AQ', 'BV', 'GS', 'HM', 'IO', 'KP', 'TF', 'UM'];
/** Leather footwear pays a sum by the pair there, beside a quota. */
const OPEN = new Set(['JP 640399']);

const asked = (destinationCountry: string, hsCode: string, value: number): LandedCostRequest => ({
  destinationCountry,
  hsCode,
  value,
  originCountry: 'CN',
  currency: 'USD',
  shippingCost: 10,
  weight: 0.5,
  weightUnit: 'kg',
  quantity: 1,
  transportMode: 'air',
  entryDate: '2026-11-28',
  purpose: 'sale',
  preference: 'best',
  ...(destinationCountry === 'CA' ? { region: 'ON' } : {}),
});

function priced(...request: Parameters<typeof asked>): LandedCostResult {
  const answer = landedCost(asked(...request), edition);
  if (!answer.ok) throw new Error(`${request.join(' ')}: ${answer.message}`);
  return answer.result;
}

describe('a parcel to any country', () => {
  it('is priced, but where nobody lives and in North Korea', () => {
    const missing = loadCountries().filter(({ code }) => !edition.destinations.has(code));
    expect(missing.map(({ code }) => code)).toEqual(NOT_PRICED);
  });

  it.each([...edition.destinations.keys()])('has a figure, or is bounded: %s', (country) => {
    const faults = GOODS.flatMap((code) =>
      [20, 400].flatMap((value) => {
        const { totals, estimated } = priced(country, code, value);
        const isBounded = totals.missing.every(
          ({ lowest, highest }) => highest !== null && (lowest ?? 0) <= highest,
        );
        const isTold = totals.complete || estimated;
        return isTold && (isBounded || OPEN.has(`${country} ${code}`)) ? [] : [`${code} ${value}`];
      }),
    );
    expect(faults).toEqual([]);
  });
});
