import { describe, expect, it } from '@jest/globals';
import { EMPTY_EDITION } from '../../../test/support/emptyEdition.ts';
import {
  destination,
  feeRow,
  measureRow,
  pricedPumps,
  smallEdition,
  tariffLine,
  taxRow,
} from '../../../test/support/tariffRows.ts';
import type { LandedCostResult } from '../answer/answer.ts';
import type { LandedCostRequest } from '../consignment/request.ts';
import type { ProvisionRow } from './provisionRow.ts';
import { provisionsAt } from './provisions.ts';

const row = (more: Partial<ProvisionRow> = {}): ProvisionRow => ({
  destination: 'US',
  code: '9801.00.10',
  name: 'American goods returned',
  kind: 'returned_goods',
  purposes: ['return'],
  relieves: ['duty', 'additional', 'mpf'],
  base: 'none',
  application: 'claim',
  origins: [],
  condition: null,
  proof: 'proof of export',
  from: '2020-01-01',
  until: null,
  legalBasis: 'HTS 9801.00.10',
  sourceUrl: 'https://hts.usitc.gov/',
  ...more,
});
const REPAIR = row({ code: '9802.00.50', name: 'Repaired abroad', kind: 'repair', base: 'repair' });
const ASSEMBLY = row({
  code: '9802.00.80',
  name: 'Assembled abroad',
  kind: 'assembly',
  base: 'less_us_components',
  relieves: ['duty'],
});

/** Goods of 1000: duty 10 %, additional duty 25 %, processing fee 30, port fee 5, tax 20 %. */
function price(
  provisions: ProvisionRow[],
  more: Partial<LandedCostRequest> = {},
): LandedCostResult {
  const edition = smallEdition(destination(), [tariffLine('84131900', '10%')], {
    measures: [measureRow()],
    provisions,
    fees: new Map([
      [
        'US',
        [
          feeRow({ code: 'MPF', category: 'customs_processing', rate: '30 USD' }),
          feeRow({ code: 'PORT', rate: '5 USD' }),
        ],
      ],
    ]),
    taxes: new Map([['US', [taxRow()]]]),
  });
  return pricedPumps(edition, more);
}
const charges = (...asked: Parameters<typeof price>): number[] => {
  const { duties, fees, taxes } = price(...asked).totals;
  return [duties, fees, taxes];
};

describe('under a provision is charged', () => {
  const claim = (code: string): Partial<LandedCostRequest> => ({ claims: [code] });
  const work = { components: [{ material: 'repair', value: 200 }] };
  const parts = { components: [{ material: 'motor', value: 400, originCountry: 'US' }] };
  it.each<[string, ProvisionRow[], Partial<LandedCostRequest>, number[]]>([
    ['everything, while none is claimed', [row()], {}, [350, 35, 270]],
    ['no duty, no additional duty, no processing fee', [row()], claim('9801.00.10'), [0, 5, 200]],
    ['what it does not name', [row({ relieves: ['duty'] })], claim('9801.00.10'), [250, 35, 250]],
    [
      'the additional duty alone falls away',
      [row({ relieves: ['additional'] })],
      claim('9801.00.10'),
      [100, 35, 220],
    ],
    [
      'every fee falls away',
      [row({ relieves: ['duty', 'additional', 'fees'] })],
      claim('9801.00.10'),
      [0, 0, 200],
    ],
    [
      'the tax falls away',
      [row({ relieves: ['duty', 'additional', 'tax'] })],
      claim('9801.00.10'),
      [0, 35, 0],
    ],
    ['the work abroad', [REPAIR], { ...claim('9802.00.50'), ...work }, [70, 5, 214]],
    ['the whole, while the work is not declared', [REPAIR], claim('9802.00.50'), [350, 5, 270]],
    [
      'the value less parts of the United States, but additional duties on all of it',
      [ASSEMBLY],
      { ...claim('9802.00.80'), ...parts },
      [310, 35, 262],
    ],
    [
      'additional duties on the less as well, where it says so',
      [{ ...ASSEMBLY, relieves: ['duty', 'additional'] }],
      { ...claim('9802.00.80'), ...parts },
      [210, 35, 242],
    ],
    ['a return, as returned goods', [REPAIR, row()], { purpose: 'return' }, [0, 5, 200]],
    [
      'a return as what is claimed',
      [row(), REPAIR],
      { purpose: 'return', ...claim('9802.00.50'), ...work },
      [70, 5, 214],
    ],
    ['the row for the origin', [row({ origins: ['US'] })], { purpose: 'return' }, [350, 35, 270]],
    [
      'nothing less after its days',
      [row({ until: '2026-11-21' })],
      { purpose: 'return' },
      [350, 35, 270],
    ],
  ])('%s', (_, provisions, request, charged) =>
    expect(charges(provisions, request)).toEqual(charged),
  );
});

describe('a provision is told', () => {
  it('on the duty line that it frees, with its proof', () =>
    expect(price([row()], { claims: ['9801.00.10'] }).lines[0]).toMatchObject({
      kind: 'duty',
      amount: 0,
      exemptedBy: '9801.00.10',
      exemption: {
        code: '9801.00.10',
        application: 'claim',
        kind: 'entry_provision',
        proof: 'proof of export',
        legalBasis: 'HTS 9801.00.10',
      },
    }));

  it('as an assumption where a return claims none: evidence of the export is asked for, and it is an estimate', () => {
    const { estimated, needs, needsWorth } = price([row()], { purpose: 'return' });
    expect([estimated, needs]).toEqual([true, ['export_evidence']]);
    expect(needsWorth).toEqual([{ need: 'export_evidence', lowest: 1205, highest: 1655 }]);
  });

  it('with what the work abroad is worth, from nothing to the whole value', () => {
    const { needs, needsWorth } = price([REPAIR], { claims: ['9802.00.50'] });
    expect(needs).toEqual(['components']);
    // 1000 + 5 + 20 %; 1000 + 350 + 5 + 20 %
    expect(needsWorth).toEqual([{ need: 'components', lowest: 1205, highest: 1625 }]);
  });
});

it('provisions of a destination are those of its country, union and territory, on the day', () => {
  const edition = {
    ...EMPTY_EDITION,
    provisions: [
      row(),
      row({ destination: 'EU', code: 'F05' }),
      row({ destination: 'EU', code: 'F01', from: '2026-11-22' }),
    ],
  };
  expect(provisionsAt(edition, ['DE', 'EU'], '2026-11-21').map(({ code }) => code)).toEqual([
    'F05',
  ]);
});
