import { describe, expect, it } from '@jest/globals';
import {
  destination,
  measureRow,
  smallEdition,
  tariffLine,
  thresholdRow,
} from '../../../test/support/tariffRows.ts';
import type { LandedCostRequest, ShipmentItem } from '../consignment/request.ts';
import { landedCost } from '../landedCost.ts';
import { shipmentCost } from '../shipment.ts';
import type { NeedWorth } from './answer.ts';

const EDITION = smallEdition(
  destination({ valueBasis: 'CIF' }),
  [
    tariffLine('61091000', '12%'),
    tariffLine('61099010', '2%'),
    tariffLine('61099090', '32%'),
    tariffLine('62052010', '5%'),
    tariffLine('62052020', '5%'),
    tariffLine('62052090', '40%'),
    tariffLine('22042100', '1 USD/l alc. 100%'),
    tariffLine('84818050', '3%'),
  ],
  {
    measures: [
      measureRow({
        kind: 'section_232_steel',
        rate: '50% of steel',
        scope: { prefixes: ['84'], except: [] },
      }),
    ],
    thresholds: new Map([['US', [thresholdRow({ kind: 'gift' })]]]),
  },
);
const REQUEST: LandedCostRequest = {
  hsCode: '61091000',
  originCountry: 'CN',
  destinationCountry: 'US',
  currency: 'USD',
  value: 100,
  transportMode: 'air',
  shippingCost: 0,
  entryDate: '2026-11-21',
  purpose: 'sale',
  preference: 'best',
};
function worth(more: Partial<LandedCostRequest>): NeedWorth[] {
  const answer = landedCost({ ...REQUEST, ...more }, EDITION);
  if (!answer.ok) throw new Error(JSON.stringify(answer));
  expect(answer.result.needsWorth.map(({ need }) => need)).toEqual(answer.result.needs);
  return answer.result.needsWorth;
}

describe('what a missing fact is worth', () => {
  it.each<[string, Partial<LandedCostRequest>, NeedWorth[]]>([
    ['nothing is missing', {}, []],
    [
      'freight is never less than none',
      { shippingCost: undefined },
      [{ need: 'shipping_cost', lowest: 112, highest: null }],
    ],
    ['the sender of a gift', { purpose: 'gift' }, [{ need: 'sender', lowest: 100, highest: 112 }]],
    [
      'the line of a short code',
      { hsCode: '610990' },
      [{ need: 'hs_code', lowest: 102, highest: 132 }],
    ],
    [
      'lines joined under the digits asked',
      { hsCode: '620520' },
      [{ need: 'hs_code', lowest: 105, highest: 140 }],
    ],
    [
      'the value of the metal',
      { hsCode: '84818050' },
      [{ need: 'components', lowest: 103, highest: 153 }],
    ],
    [
      'a strength, of a known volume',
      { hsCode: '22042100', volumeLiters: 10 },
      [{ need: 'alcohol_strength', lowest: 100, highest: 109.6 }],
    ],
    [
      'what has no bound',
      { hsCode: '22042100', alcoholPercent: 12 },
      [{ need: 'volume', lowest: null, highest: null }],
    ],
  ])('%s', (_, request, found) => expect(worth(request)).toEqual(found));

  describe('where a country has general duties alone', () => {
    const general = (scope: string, rate: string | null, lowest: string | null) => ({
      country: 'CL',
      scope: [scope],
      rate,
      lowest,
      certainty: 'sure' as const,
      from: '2000-01-01',
      until: null,
      legalBasis: 'law',
      sourceUrl: 'https://example.org/',
    });
    const edition = smallEdition(
      destination({ country: 'CL', schedule: null, valueBasis: 'CIF' }),
      [],
      {
        subheadings: {
          current: new Map(['610910', '420222', '847130'].map((code) => [code, 'goods'])),
          earlier: new Map(),
        },
        generalDuties: new Map([
          [
            'CL',
            [general('6109', '11%', '7%'), general('4202', null, null), general('84', '6%', null)],
          ],
        ]),
      },
    );
    const shipped = (...codes: string[]) => {
      const items = codes.map((hsCode) => ({ hsCode, originCountry: 'CN', value: 100 }));
      const answer = shipmentCost({ ...REQUEST, destinationCountry: 'CL', items }, edition);
      if (!answer.ok) throw new Error(JSON.stringify(answer));
      const { totals, needsWorth } = answer.result;
      return [totals.duties, totals.landedCost, needsWorth];
    };

    it('and lines differ: the highest is charged, and the lowest is told', () =>
      expect(shipped('610910', '847130')).toEqual([
        17,
        217,
        [{ need: 'duty_rate', lowest: 213, highest: 217 }],
      ]));

    it('beside goods whose duty nobody knows: no highest', () =>
      expect(shipped('610910', '420222')).toEqual([
        11,
        null,
        [{ need: 'duty_rate', lowest: 207, highest: null }],
      ]));
  });

  it('of a shipment is that of all its lines', () => {
    const short: ShipmentItem = { hsCode: '610990', originCountry: 'CN', value: 100 };
    const answer = shipmentCost(
      { ...REQUEST, items: [short, { ...short, hsCode: '61091000' }] },
      EDITION,
    );
    expect(answer).toMatchObject({
      result: { needsWorth: [{ need: 'hs_code', lowest: 214, highest: 244 }] },
    });
  });
});
