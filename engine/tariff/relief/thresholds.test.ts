import { describe, expect, it } from '@jest/globals';
import { thresholdRow } from '../../../test/support/tariffRows.ts';
import { decimal } from '../../decimal.ts';
import { money, printedMoney } from '../../money.ts';
import type { SharedRequest } from '../consignment/request.ts';
import type { ThresholdRow } from '../types.ts';
import { reliefsOf, thresholdOf, type ThresholdQuery } from './thresholds.ts';

const query = (
  rows: Partial<ThresholdRow>[],
  more: Partial<ThresholdQuery> = {},
): ThresholdQuery => ({
  rows: rows.map(thresholdRow),
  digits: '61091000',
  origin: 'CN',
  exportCountry: 'CN',
  schemes: [],
  channel: 'courier',
  date: '2026-11-21',
  currency: 'USD',
  rateOf: (currency) => ({ USD: decimal('1'), EUR: decimal('2') })[currency] ?? null,
  ...more,
});

describe('a threshold holds', () => {
  type Case = [string, string | null, Partial<ThresholdRow>[], Partial<ThresholdQuery>];
  it.each<Case>([
    ['for its kind', null, [{ kind: 'tax' }], {}],
    ['in its days', '100', [{ from: '2026-11-21' }], {}],
    ['not on the day named by until', null, [{ until: '2026-11-21' }], {}],
    ['for its channel', null, [{ channel: 'postal' }], {}],
    ['for every channel', '100', [{}], { channel: 'freight' }],
    ['for its origins', '100', [{ origins: ['CN'] }], { exportCountry: 'US' }],
    ['not for an origin left out', null, [{ origins: ['-CN'] }], {}],
    [
      'by the country of export where it hangs on that',
      null,
      [{ origins: ['CN'], byExport: true }],
      { exportCountry: 'US' },
    ],
    [
      'for goods sent from there, wherever they were made',
      '100',
      [{ origins: ['US'], byExport: true }],
      { exportCountry: 'US' },
    ],
    ['not for goods outside the relief', null, [{ excluded: ['22', '61'] }], {}],
    ['for goods sold under its scheme', null, [{ effect: 'NO_VOEC' }], {}],
    [
      'when the seller is registered for it',
      '100',
      [{ effect: 'NO_VOEC' }],
      { schemes: ['NO_VOEC'] },
    ],
    ['in another currency', '200', [{ currency: 'EUR' }], {}],
    ['not where no rate is known', null, [{ currency: 'XAF' }], {}],
    [
      'rounded to the cent, as values are',
      '33.33',
      [{ amount: printedMoney('16.6666'), currency: 'EUR' }],
      {},
    ],
    [
      'the highest of several',
      '300',
      [{}, { amount: printedMoney('150'), currency: 'EUR' }, { amount: printedMoney('250') }],
      {},
    ],
  ])('%s: %s', (_, amount, rows, more) =>
    expect(thresholdOf(query(rows, more), 'duty')?.amount.toFixed() ?? null).toBe(amount),
  );

  it('of each article is compared with the dearest of them', () => {
    const rows = query([{ perItem: true }]);
    const exempt = (dearest: string) =>
      reliefsOf(rows, { ...SALE }, money('250'), money(dearest)).dutyExempt;
    expect([exempt('100'), exempt('100.01')]).toEqual([true, false]);
  });

  it('an effect limits no other kind', () =>
    expect(
      thresholdOf(query([{ kind: 'seller tax', effect: 'IOSS' }]), 'seller tax'),
    ).not.toBeNull());
});

const SALE: SharedRequest = {
  destinationCountry: 'US',
  currency: 'USD',
  transportMode: 'air',
  entryDate: '2026-11-21',
  purpose: 'sale',
  preference: 'best',
};
const GIFT = { purpose: 'gift' } as const;
const at = (amount: string) => ({ amount: printedMoney(amount) });

describe('reliefs by value', () => {
  type Freed = [duty: boolean, tax: boolean];
  it.each<[string, string, Partial<ThresholdRow>[], Partial<SharedRequest>, Freed]>([
    ['the amount itself is free', '100', [{}], {}, [true, false]],
    ['a cent more is not', '100.01', [{}], {}, [false, false]],
    [
      'duty and tax each have their own',
      '100',
      [{}, { kind: 'tax', ...at('40') }],
      {},
      [true, false],
    ],
    ['a gift within its limit is free of both', '100', [{ kind: 'gift' }], GIFT, [true, true]],
    [
      'not from a business',
      '100',
      [{ kind: 'gift' }],
      { ...GIFT, sender: 'business' },
      [false, false],
    ],
    [
      'not with a purchase',
      '100',
      [{ kind: 'gift' }],
      { ...GIFT, giftInConjunctionWithPurchase: true },
      [false, false],
    ],
    ['a sale is no gift', '100', [{ kind: 'gift' }], {}, [false, false]],
    [
      'a gift within an allowance is free',
      '60',
      [{ kind: 'gift excess', ...at('60') }],
      GIFT,
      [true, true],
    ],
    [
      'above it only the excess is charged',
      '61',
      [{ kind: 'gift excess', ...at('60') }],
      GIFT,
      [false, false],
    ],
  ])('%s', (_, value, rows, request, freed) => {
    const found = reliefsOf(query(rows), { ...SALE, ...request }, money(value));
    expect([found.dutyExempt, found.taxExempt]).toEqual(freed);
    expect(found.exemptedBy === null).toBe(!freed[0]);
  });

  it('an allowance leaves what is above it, never less than nothing', () => {
    const { giftExcess } = reliefsOf(
      query([{ kind: 'gift excess', ...at('60') }]),
      { ...SALE, ...GIFT },
      money('61'),
    );
    expect(giftExcess?.amount.toFixed()).toBe('60');
  });

  it.each<[string, boolean, string, Partial<SharedRequest>]>([
    ['sold to a consumer', true, '150', {}],
    ['above its limit', false, '150.01', {}],
    ['sold to a business', false, '150', { businessBuyer: true }],
    ['not sold', false, '150', { purpose: 'sample' }],
  ])('a flat duty is for goods %s: %s', (_, is, value, request) => {
    const rows = query([{ kind: 'flat duty', ...at('150'), effect: '3 EUR' }]);
    expect(reliefsOf(rows, { ...SALE, ...request }, money(value)).flatDuty !== null).toBe(is);
  });
});

describe('an assumption is told where something hangs on it', () => {
  const EXCESS: Partial<ThresholdRow> = { kind: 'gift excess' };
  it.each<[string, boolean, string, Partial<ThresholdRow>[], Partial<SharedRequest>]>([
    ['the gift is free', true, '100', [{ kind: 'gift' }], {}],
    ['the sender is stated', false, '100', [{ kind: 'gift' }], { sender: 'person' }],
    [
      'the gift is above the limit, so the sender changes nothing',
      false,
      '101',
      [{ kind: 'gift' }],
      {},
    ],
    ['above an allowance the excess is charged', true, '101', [EXCESS], {}],
    [
      'a flat rate for gifts may take the place of the tariff',
      true,
      '101',
      [{ kind: 'gift' }, { kind: 'gift flat', ...at('700'), effect: '2.5%' }],
      {},
    ],
    [
      'not above that either',
      false,
      '701',
      [{ kind: 'gift' }, { kind: 'gift flat', ...at('700'), effect: '2.5%' }],
      {},
    ],
    [
      'it comes with a purchase',
      false,
      '100',
      [{ kind: 'gift' }],
      { giftInConjunctionWithPurchase: true },
    ],
  ])('of the sender: %s: %s', (_, is, value, rows, request) =>
    expect(
      reliefsOf(query(rows), { ...SALE, ...GIFT, ...request }, money(value)).senderAssumed,
    ).toBe(is),
  );

  const BY_EXPORT: Partial<ThresholdRow> = { origins: ['CN'], byExport: true };
  it.each<[string, boolean, string, Partial<ThresholdRow>[], Partial<SharedRequest>]>([
    ['it frees the goods', true, '100', [BY_EXPORT], {}],
    ['it is stated', false, '100', [BY_EXPORT], { exportCountry: 'CN' }],
    ['the goods are free anyway', false, '100', [BY_EXPORT, {}], {}],
    ['the goods are above the limit', false, '101', [BY_EXPORT], {}],
    ['tax alone hangs on it', true, '100', [{ ...BY_EXPORT, kind: 'tax' }], {}],
    ['another country would free them', true, '100', [{ ...BY_EXPORT, origins: ['US'] }], {}],
  ])('of the country of export: %s: %s', (_, is, value, rows, request) =>
    expect(
      reliefsOf(query(rows), { ...SALE, ...request }, money(value)).hangOnExport.length > 0,
    ).toBe(is),
  );
});
