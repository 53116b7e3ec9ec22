import { describe, expect, it } from '@jest/globals';
import {
  destination,
  feeRow,
  smallEdition,
  tariffLine,
  taxRow,
  thresholdRow,
} from '../../../test/support/tariffRows.ts';
import { printedMoney } from '../../money.ts';
import type { LandedCostResult } from '../answer/answer.ts';
import type { LandedCostRequest } from '../consignment/request.ts';
import { landedCost } from '../landedCost.ts';
import type { TaxRow, ThresholdRow } from '../types.ts';

interface Tables {
  thresholds?: Partial<ThresholdRow>[];
  taxes?: Partial<TaxRow>[];
}

/** Goods of 100 with 10 of freight, duty 10 %, CIF, VAT 20 % unless the tables say otherwise. */
function price(
  { thresholds = [], taxes = [{}] }: Tables,
  more: Partial<LandedCostRequest> = {},
): LandedCostResult {
  const edition = smallEdition(
    destination({ valueBasis: 'CIF' }),
    [tariffLine('61091000', '10%')],
    {
      thresholds: new Map([['US', thresholds.map(thresholdRow)]]),
      taxes: new Map([['US', taxes.map(taxRow)]]),
      fees: new Map([
        ['US', [feeRow({ taxed: true, rate: '1 USD' }), feeRow({ code: 'NOT', rate: '5 USD' })]],
      ]),
    },
  );
  const request: LandedCostRequest = {
    hsCode: '61091000',
    originCountry: 'CN',
    destinationCountry: 'US',
    currency: 'USD',
    value: 100,
    transportMode: 'air',
    shippingCost: 10,
    entryDate: '2026-11-21',
    purpose: 'sale',
    preference: 'best',
  };
  const answer = landedCost({ ...request, ...more }, edition);
  if (!answer.ok) throw new Error(JSON.stringify(answer));
  return answer.result;
}
const taxes = (...asked: Parameters<typeof price>): string[] =>
  price(...asked).lines.flatMap(({ kind, amount, collectedBy }) =>
    kind === 'tax' ? [`${amount} ${collectedBy ?? ''}`] : [],
  );
const seller = (effect: string): Partial<ThresholdRow> => ({
  kind: 'seller tax',
  amount: printedMoney('135'),
  effect,
});
const by = (...sellerRegistrations: string[]): Partial<LandedCostRequest> => ({
  sellerRegistrations,
});

describe('the tax is collected', () => {
  it.each<[string, Tables, Partial<LandedCostRequest>, string[]]>([
    // (110 + 11 duty + 1 fee) x 20 %
    ['at the border', {}, {}, ['24.4 border']],
    [
      'by a seller registered for the scheme',
      { thresholds: [seller('IOSS')] },
      by('IOSS'),
      ['24.4 seller'],
    ],
    [
      'at the border without the registration',
      { thresholds: [seller('IOSS')] },
      by('AU_GST'),
      ['24.4 border'],
    ],
    [
      'at the border above the limit',
      { thresholds: [seller('IOSS')] },
      { ...by('IOSS'), value: 135.01 },
      ['32.1 border'],
    ],
    [
      'at the border for a business, to which no seller scheme is open',
      { thresholds: [seller('IOSS')] },
      { ...by('IOSS'), businessBuyer: true },
      ['24.4 border'],
    ],
    [
      'by nobody where a British business accounts for it',
      { thresholds: [seller('GB_VAT')] },
      { businessBuyer: true },
      ['0 border'],
    ],
    [
      'at the border where nothing was sold',
      { thresholds: [seller('IOSS')] },
      { ...by('IOSS'), purpose: 'sample' },
      ['24.4 border'],
    ],
    ['not at all up to the limit of the tax', { thresholds: [{ kind: 'tax' }] }, {}, []],
    [
      'but by a seller even below that',
      { thresholds: [{ kind: 'tax' }, seller('AU_GST')] },
      by('AU_GST'),
      ['24.4 seller'],
    ],
    [
      'not where all of it is less than is levied',
      { thresholds: [{ kind: 'tax least', amount: printedMoney('24.40') }] },
      {},
      [],
    ],
    [
      'where it is more',
      { thresholds: [{ kind: 'tax least', amount: printedMoney('24.39') }] },
      {},
      ['24.4 border'],
    ],
    [
      'by a seller, however little',
      { thresholds: [{ kind: 'tax least' }, seller('CH_VAT')] },
      by('CH_VAT'),
      ['24.4 seller'],
    ],
  ])('%s', (_, tables, request, found) => expect(taxes(tables, request)).toEqual(found));

  it('by the seller is inside the totals, told apart, and noted', () => {
    const { totals, sellerTaxes, notes } = price({ thresholds: [seller('IOSS')] }, by('IOSS'));
    expect([totals.taxes, sellerTaxes]).toEqual([24.4, 24.4]);
    expect(notes).toContain(
      'The seller charges the tax at the sale under IOSS; none is due at the border.',
    );
    expect(price({ thresholds: [seller('IOSS')] })).not.toHaveProperty('sellerTaxes');
  });

  it('at the sale is calculated without the flat duty, which is an estimate', () => {
    const flat: Partial<ThresholdRow> = {
      kind: 'flat duty',
      amount: printedMoney('150'),
      effect: '3 USD',
    };
    const { lines, estimated } = price({ thresholds: [flat, seller('IOSS')] }, by('IOSS'));
    expect(lines.map(({ kind, amount }) => `${kind} ${amount}`)).toEqual([
      'duty 3',
      'fee 1',
      'fee 5',
      'tax 22.2',
    ]);
    expect(estimated).toBe(true);
    expect(taxes({ thresholds: [flat, seller('IOSS')] })).toEqual(['22.8 border']);
  });
});

describe('the base of the tax', () => {
  it.each<[string, Partial<TaxRow>, number]>([
    ['landed', { base: 'landed' }, 24.4],
    ['duty paid', { base: 'duty paid' }, 24.2],
    ['duty paid x1.1', { base: 'duty paid x1.1' }, 26.4],
    ['inside', { base: 'inside' }, 30.5],
  ])('%s', (_, row, amount) => expect(price({ taxes: [row] }).totals.taxes).toBe(amount));

  it('of a gift above its allowance is what exceeds it', () =>
    // (110 - 60) + 5 duty + 1 fee
    expect(
      taxes(
        { thresholds: [{ kind: 'gift excess', amount: printedMoney('60') }] },
        { purpose: 'gift', sender: 'person' },
      ),
    ).toEqual(['11.2 border']));

  it('of a business is that of rows for commercial importers, where there are such rows', () => {
    const rows = [
      { region: 'ON', rate: '13%' },
      { region: 'commercial', rate: '5%' },
    ];
    const request = { region: 'ON' };
    expect(taxes({ taxes: rows }, request)).toEqual(['15.86 border']);
    expect(taxes({ taxes: rows }, { ...request, businessBuyer: true })).toEqual(['6.1 border']);
  });
});
