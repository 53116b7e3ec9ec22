import { describe, expect, it } from '@jest/globals';
import { loadTariff } from '../../../edition/reading/tariff/tariff.ts';
import type { LandedCostRequest } from '../consignment/request.ts';
import { landedCost } from '../landedCost.ts';

const edition = loadTariff();
const KNIVES: LandedCostRequest = {
  hsCode: '82119220',
  originCountry: 'JP',
  destinationCountry: 'US',
  currency: 'USD',
  value: 1000,
  transportMode: 'air',
  entryDate: '2026-11-21',
  purpose: 'sale',
  preference: 'none',
};
/** `heading: fields`, of the whole answer. */
function hints(more: Partial<LandedCostRequest>): string[] {
  const answer = landedCost({ ...KNIVES, ...more }, edition);
  if (!answer.ok) throw new Error(answer.message);
  return answer.result.contentHints.map(({ code, fields }) => `${code}: ${fields.join(' ')}`);
}
const WEIGHT = 'metalWeightPercent';
const MELT = 'components.material components.countryOfMelt components.weight';
const STEEL = { material: 'steel', value: 300 };

describe('facts that would lower a duty are asked for', () => {
  it.each<[string, Partial<LandedCostRequest>, string[]]>([
    ['weight and melting of the metal', {}, [`9903.82.09: ${WEIGHT}`, `9903.82.09: ${MELT}`]],
    ['not the weight that is stated', { metalWeightPercent: 40 }, [`9903.82.09: ${MELT}`]],
    [
      'not where the metal was melted, once that is stated',
      { components: [{ ...STEEL, countryOfMelt: 'JP' }] },
      [`9903.82.09: ${WEIGHT}`],
    ],
    ['nothing once a duty is kept off', { metalWeightPercent: 4 }, []],
    [
      'not the weight in chapter 73, where it changes nothing',
      { hsCode: '73239300' },
      [`9903.82.09: ${MELT}`],
    ],
    [
      'nothing of plates, which have one rate wherever they were melted',
      { hsCode: '76061130' },
      [],
    ],
    ['nothing of goods without such duties', { hsCode: '6109100012' }, []],
    [
      'melting and value of the metal while its content was charged',
      { hsCode: '73239300', entryDate: '2026-01-10' },
      [`9903.81.90: ${MELT}`, '9903.81.90: components.material components.value'],
    ],
  ])('%s', (_, request, asked) => expect(hints(request)).toEqual(asked));
});
