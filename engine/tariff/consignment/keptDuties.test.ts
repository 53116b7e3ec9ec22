import { describe, expect, it } from '@jest/globals';
import { shipmentRequest } from '../../../contract/shipment.ts';
import { loadTariff } from '../../../edition/reading/tariff/tariff.ts';
import { atOnce } from '../../steps.ts';
import { shipmentCost, shipmentCostInSteps } from '../shipment.ts';
import type { TariffEdition } from '../types.ts';

const tariff = loadTariff();
const DATE = '2026-11-20';
const ITEM = { hsCode: '6204', originCountry: 'CN', value: 1234.56 };

const shipmentOf = (items: readonly object[], terms: object = {}) => ({
  ...shipmentRequest.parse({ destinationCountry: 'US', currency: 'USD', ...terms, items }),
  entryDate: DATE,
});

/** How often it is looked up what keeps measures off. */
function looksFor(request: ReturnType<typeof shipmentOf>): number {
  let looks = 0;
  const measures = tariff.measures.map((row) =>
    Object.defineProperty({ ...row }, 'exemptions', {
      get: () => {
        looks += 1;
        return row.exemptions;
      },
    }),
  );
  const edition: TariffEdition = { ...tariff, measures };
  expect(shipmentCost(request, edition).ok).toBe(true);
  return looks;
}

describe('duties of goods', () => {
  it('are found once for equal lines, whatever the caller calls them', () => {
    const one = looksFor(shipmentOf([ITEM]));
    const twenty = Array.from({ length: 20 }, (_, at) => ({ ...ITEM, reference: `line ${at}` }));
    expect(one).toBeGreaterThan(0);
    // what is told of each line looks once more
    expect(looksFor(shipmentOf(twenty))).toBeLessThan((20 * one) / 3);
  });

  it('have their measures found once for lines of one code and origin, whatever they are worth', () => {
    const one = looksFor(shipmentOf([ITEM]));
    const twenty = Array.from({ length: 20 }, (_, at) => ({ ...ITEM, value: ITEM.value + at }));
    expect(looksFor(shipmentOf(twenty))).toBeLessThan((20 * one) / 2);
  });

  it('are not calculated again for a missing fact that does not concern them', () => {
    const shirt = { hsCode: '6109100012', originCountry: 'CN' };
    const chinese = Array.from({ length: 4 }, (_, at) => ({
      ...shirt,
      metalWeightPercent: 50, // what is stated of them is of no other goods
      value: ITEM.value + at,
    }));
    const korean = { ...shirt, originCountry: 'KR', value: 100 };
    const unproven = shipmentCost(shipmentOf([korean, ...chinese]), tariff);
    expect(unproven).toMatchObject({ result: { needs: ['origin_proof'] } });
    const together = looksFor(shipmentOf([korean, ...chinese]));
    const apart = looksFor(shipmentOf([korean])) + looksFor(shipmentOf(chinese));
    expect(together).toBeLessThan(apart * 1.1);
  });

  it('have their measures found once for all prices that DDP tries', () => {
    const plain = looksFor(shipmentOf([ITEM]));
    expect(
      looksFor(shipmentOf([ITEM], { shippingTerms: 'DDP', chargesInPrice: true })),
    ).toBeLessThan(2 * plain);
  });

  it('of equal lines carry the names of each line', () => {
    const answer = shipmentCost(
      shipmentOf([
        { ...ITEM, reference: 'first', description: 'skirt' },
        { ...ITEM, reference: 'second' },
      ]),
      tariff,
    );
    if (!answer.ok) throw new Error(answer.message);
    const [first, second] = answer.result.items;
    expect(first).toMatchObject({ index: 0, reference: 'first', description: 'skirt' });
    expect(second).toMatchObject({ index: 1, reference: 'second', description: null });
    const codes = [first, second].map((item) => item?.lines.map(({ code }) => code));
    expect(codes[1]).toEqual(codes[0]);
  });

  it('come in a piece a line at each price, and the pieces change nothing', () => {
    const request = shipmentOf([ITEM, { ...ITEM, value: 99 }, { ...ITEM, value: 7 }], {
      shippingTerms: 'DDP',
      chargesInPrice: true,
    });
    let pieces = 0;
    const steps = shipmentCostInSteps(request, tariff);
    for (let step = steps.next(); !step.done; step = steps.next()) pieces += 1;
    expect(pieces).toBeGreaterThan(3 * 3);
    expect(atOnce(shipmentCostInSteps(request, tariff))).toEqual(shipmentCost(request, tariff));
  });
});
