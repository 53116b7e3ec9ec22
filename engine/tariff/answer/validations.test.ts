import { describe, expect, it } from '@jest/globals';
import { loadTariff } from '../../../edition/reading/tariff/tariff.ts';
import { destination, smallEdition, tariffLine } from '../../../test/support/tariffRows.ts';
import { toNumber } from '../../decimal.ts';
import { printedMoney } from '../../money.ts';
import { regionsOf } from '../consignment/entry.ts';
import type { ShipmentItem, SharedRequest } from '../consignment/request.ts';
import type { ValidationRow } from '../consignment/validation.ts';
import { landedCost } from '../landedCost.ts';
import { shipmentCost } from '../shipment.ts';

const rule = (more: Partial<ValidationRow> = {}): ValidationRow => ({
  destination: 'US',
  rule: 'banned',
  action: 'reject',
  code: null,
  scope: [],
  origins: [],
  when: [],
  message: 'cannot be sent',
  from: '2020-01-01',
  until: null,
  legalBasis: 'Act',
  sourceUrl: 'https://customs.example/act',
  ...more,
});
const SHIRT: ShipmentItem = { hsCode: '61091000', originCountry: 'CN', value: 100 };
const KNIFE: ShipmentItem = { hsCode: '82119220', originCountry: 'JP', value: 100 };
const REQUEST: SharedRequest = {
  destinationCountry: 'US',
  currency: 'USD',
  transportMode: 'air',
  shippingCost: 0,
  entryDate: '2026-11-21',
  purpose: 'sale',
  preference: 'best',
};
const ship = (
  validations: ValidationRow[],
  items: ShipmentItem[],
  more: Partial<SharedRequest> = {},
) =>
  shipmentCost(
    { ...REQUEST, ...more, items },
    smallEdition(destination(), [tariffLine('61091000', '10%'), tariffLine('82119220', '5%')], {
      validations,
    }),
  );
function found(...asked: Parameters<typeof ship>): string[] {
  const answer = ship(...asked);
  if (!answer.ok) throw new Error(answer.message);
  return answer.result.validation.map(
    ({ action, rule: name, itemIndex }) => `${action} ${name} ${itemIndex ?? 'all'}`,
  );
}

describe('rules that a consignment meets', () => {
  it.each<[string, ValidationRow[], ShipmentItem[], string[]]>([
    [
      'by every line are of the whole, and told once',
      [rule()],
      [SHIRT, KNIFE],
      ['reject banned all'],
    ],
    ['by one line name it', [rule({ scope: ['82'] })], [SHIRT, KNIFE], ['reject banned 1']],
    [
      'by the one line there is are of the whole',
      [rule({ scope: ['82'] })],
      [KNIFE],
      ['reject banned all'],
    ],
    [
      'by some of three name each',
      [rule({ origins: ['JP'] })],
      [KNIFE, SHIRT, KNIFE],
      ['reject banned 0', 'reject banned 2'],
    ],
    [
      'refusals before reliefs before warnings',
      [
        rule({ action: 'warn', rule: 'w', message: 'w' }),
        rule({ action: 'relief', rule: 'r', message: 'r' }),
        rule({ scope: ['82'] }),
      ],
      [SHIRT, KNIFE],
      ['reject banned 1', 'relief r all', 'warn w all'],
    ],
    [
      'of the value of all together',
      [
        rule({
          when: [{ fact: 'intrinsic', compare: '>', amount: printedMoney('150'), unit: 'USD' }],
        }),
      ],
      [SHIRT, KNIFE],
      ['reject banned all'],
    ],
    ['of other destinations are not told', [rule({ destination: 'DE' })], [SHIRT], []],
    ['of every destination are', [rule({ destination: 'all' })], [SHIRT], ['reject banned all']],
    ['in their days', [rule({ until: '2026-11-21' }), rule({ from: '2026-11-22' })], [SHIRT], []],
  ])('%s', (_, rows, items, told) => expect(found(rows, items)).toEqual(told));

  it('refuse the calculation where the caller asks for that, with all that was met', () => {
    const rows = [
      rule({ scope: ['82'], message: 'no knives' }),
      rule({ action: 'warn', rule: 'w', message: 'take care' }),
    ];
    expect(ship(rows, [SHIRT, KNIFE], { enforceValidation: true })).toMatchObject({
      ok: false,
      code: 'invalid_input',
      message: 'no knives',
      details: {
        reason: 'validation_failed',
        validation: [{ message: 'no knives', itemIndex: 1 }, { message: 'take care' }],
      },
    });
    expect(ship([rule({ action: 'warn' })], [SHIRT], { enforceValidation: true }).ok).toBe(true);
  });
});

describe('a gift that a rule relieves', () => {
  const edition = loadTariff();
  const reliefs = edition.validations.filter(
    ({ action, until }) => action === 'relief' && until === null,
  );
  it('is relieved in twenty destinations', () => expect(reliefs.length).toBeGreaterThanOrEqual(20));

  it.each(reliefs.map((row) => [row.destination, row] as const))(
    'pays nothing at the limit: %s',
    (named, row) => {
      const to = named === 'EU' ? 'DE' : named;
      const limit = row.when.find((one) => one.fact === 'intrinsic');
      const channel = row.when.find((one) => one.fact === 'channel');
      if (!limit || !('amount' in limit)) throw new Error('a gift has a limit');
      const [region] = regionsOf(edition, to);
      const currency: string = limit.unit ?? 'USD';
      const answer = landedCost(
        {
          ...REQUEST,
          destinationCountry: to,
          hsCode: '950300',
          originCountry: row.origins.find((one) => /^[A-Z]{2}$/.test(one)) ?? 'US',
          currency,
          value: toNumber(limit.amount),
          purpose: 'gift',
          sender: 'person',
          ...(channel && 'words' in channel ? { shipmentChannel: 'postal' } : {}),
          ...(region === undefined ? {} : { region }),
        },
        edition,
      );
      expect(answer).toMatchObject({ ok: true, result: { totals: { dutiesTaxesFees: 0 } } });
      expect(answer.ok && answer.result.validation.some(({ action }) => action === 'relief')).toBe(
        true,
      );
    },
  );
});
