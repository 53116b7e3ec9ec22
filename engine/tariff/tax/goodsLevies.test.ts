import { describe, expect, it } from '@jest/globals';
import { destination, smallEdition, tariffLine, taxRow } from '../../../test/support/tariffRows.ts';
import { money } from '../../money.ts';
import type { ShipmentResult } from '../answer/answer.ts';
import type { ShipmentItem, SharedRequest } from '../consignment/request.ts';
import type { ProvisionRow } from '../relief/provisionRow.ts';
import { shipmentCost } from '../shipment.ts';
import type { TariffEdition } from '../types.ts';
import type { LevyRow } from './levies.ts';

const levy = (more: Partial<LevyRow>): LevyRow => ({
  country: 'US',
  code: 'LEVY',
  name: 'Levy',
  kind: 'fee',
  category: 'surcharge',
  scope: [],
  origins: [],
  when: [],
  rate: '1%',
  on: 'customs',
  waivedBelow: null,
  taxed: false,
  certainty: 'sure',
  from: '2020-01-01',
  until: null,
  legalBasis: 'Levies Act',
  sourceUrl: 'https://customs.example/levies',
  ...more,
});
const LINES = [tariffLine('61091000', '10%'), tariffLine('84131900', '5%')];
const edition = (levies: Partial<LevyRow>[], more: Partial<TariffEdition> = {}): TariffEdition =>
  smallEdition(destination(), LINES, { levies: new Map([['US', levies.map(levy)]]), ...more });

const SHIRTS: ShipmentItem = { hsCode: '61091000', originCountry: 'CN', value: 1000 };
const PUMPS: ShipmentItem = { hsCode: '84131900', originCountry: 'DE', value: 400 };
/** Of a code that the schedule does not hold, though the Harmonized System does. */
const UNRATED: ShipmentItem = { hsCode: '85171300', originCountry: 'CN', value: 100 };
const HS = {
  current: new Map(['610910', '841319', '851713'].map((code) => [code, ''])),
  earlier: new Map<string, string[]>(),
};

function ship(
  from: TariffEdition,
  items: ShipmentItem[],
  more: Partial<SharedRequest> = {},
): ShipmentResult {
  const shared: SharedRequest = {
    destinationCountry: 'US',
    currency: 'USD',
    transportMode: 'air',
    shippingCost: 0,
    entryDate: '2026-11-21',
    purpose: 'sale',
    preference: 'best',
    ...more,
  };
  const answer = shipmentCost({ ...shared, items }, { ...from, subheadings: HS });
  if (!answer.ok) throw new Error(JSON.stringify(answer));
  return answer.result;
}
const fees = (
  from: TariffEdition,
  items: ShipmentItem[],
  more: Partial<SharedRequest> = {},
): string[] =>
  ship(from, items, more).entryLines.map(({ code, amount }) => `${code ?? ''} ${amount}`);

describe('a levy that is a fee is charged once an entry', () => {
  it.each<[string, Partial<LevyRow>[], ShipmentItem[], string[]]>([
    ['on all goods together', [{}], [SHIRTS, PUMPS], ['LEVY 14']],
    [
      'on goods of its scope alone, whichever comes first',
      [{ scope: ['84'] }],
      [SHIRTS, PUMPS],
      ['LEVY 4'],
    ],
    ['and last', [{ scope: ['84'] }], [PUMPS, SHIRTS], ['LEVY 4']],
    ['on goods of its origins alone', [{ origins: ['-CN'] }], [SHIRTS, PUMPS], ['LEVY 4']],
    [
      'by the row that is nearest to each',
      [{}, { scope: ['84'], rate: '5%' }],
      [SHIRTS, PUMPS],
      ['LEVY 10', 'LEVY 20'],
    ],
    ['an amount once', [{ rate: '7 USD', on: null }], [SHIRTS, PUMPS], ['LEVY 7']],
    [
      'a least sum holds for the sum of all',
      [{ waivedBelow: money('14') }],
      [SHIRTS, PUMPS],
      ['LEVY 14'],
    ],
    ['and is not charged below it', [{ waivedBelow: money('14.01') }], [SHIRTS, PUMPS], []],
    ['on the duties of all', [{ on: 'duty', rate: '10%' }], [SHIRTS, PUMPS], ['LEVY 12']],
  ])('%s', (_, rows, items, found) => expect(fees(edition(rows), items)).toEqual(found));

  it('on a duty that is not known of one line asks for it, and is no zero in silence', () => {
    const { entryLines, estimated, needs, notes } = ship(edition([{ on: 'duty', rate: '10%' }]), [
      SHIRTS,
      UNRATED,
    ]);
    expect(entryLines).toMatchObject([{ code: 'LEVY', amount: 0, estimated: true }]);
    expect([estimated, needs]).toEqual([true, ['duty_rate']]);
    expect(notes.join(' ')).toContain('Levy (10% of the duty) is only partly in the totals');
  });

  it('not where a provision lifts fees', () => {
    const provision: ProvisionRow = {
      destination: 'US',
      code: 'ATA',
      name: 'ATA carnet',
      kind: 'temporary_admission',
      purposes: [],
      relieves: ['duty', 'fees'],
      base: 'none',
      application: 'claim',
      origins: [],
      condition: null,
      proof: null,
      from: '2020-01-01',
      until: null,
      legalBasis: '',
      sourceUrl: '',
    };
    const from = edition([{}], { provisions: [provision] });
    expect(fees(from, [{ ...SHIRTS, claims: ['ATA'] }, PUMPS])).toEqual(['LEVY 4']);
  });
});

describe('a figure as last known makes an estimate', () => {
  it.each(['duty', 'fee', 'tax'] as const)(
    'of a %s, on its line and of the whole, with a note',
    (kind) => {
      const { items, entryLines, estimated, notes } = ship(
        edition([{ kind, certainty: 'assumed' }]),
        [SHIRTS],
      );
      const line = [...(items[0]?.lines ?? []), ...entryLines].find(({ amount }) => amount === 10);
      expect(line).toMatchObject({ kind, estimated: true, legalBasis: 'Levies Act' });
      expect([estimated, notes]).toEqual([
        true,
        [expect.stringMatching(/^Levy \(1%\) was charged as last known/)],
      ]);
    },
  );

  it.each(['duty', 'fee', 'tax'] as const)('a sure one of a %s does not', (kind) => {
    const { estimated, notes, items } = ship(edition([{ kind }]), [SHIRTS]);
    expect([estimated, items[0]?.estimated, notes]).toEqual([false, false, []]);
  });
});

describe('a levy belongs to the base of the tax', () => {
  const taxes = new Map([['US', [taxRow()]]]);
  it.each([
    ['duty', false, 222], // (1000 + 100 + 10) x 20%: a levy that is a duty is duty
    ['fee', true, 222],
    ['fee', false, 220],
    ['tax', true, 222],
    ['tax', false, 220],
  ] as const)('a %s, taxed %s: VAT %d', (kind, taxed, amount) => {
    const { items } = ship(edition([{ kind, taxed }], { taxes }), [SHIRTS]);
    expect(items[0]?.lines.find(({ name }) => name === 'VAT')?.amount).toBe(amount);
  });
});
