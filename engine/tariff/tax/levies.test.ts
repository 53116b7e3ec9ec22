import { describe, expect, it } from '@jest/globals';
import { readLevies } from '../../../edition/reading/tariff/regimes.ts';
import { decimal, fromNumber } from '../../decimal.ts';
import { money } from '../../money.ts';
import { leviesOf, type LevyFacts } from './levies.ts';

const rows = readLevies();

interface Case {
  to: string;
  value: number;
  freight?: number;
  duty?: number | null;
  more?: Partial<LevyFacts>;
}

function leviesIn({ to, value, freight = 0, duty = 0, more = {} }: Case): string[] {
  const facts: LevyFacts = {
    digits: '610910',
    origin: 'CN',
    exportCountry: null,
    date: '2026-11-22',
    channel: 'courier',
    mode: 'air',
    purpose: 'sale',
    sender: null,
    audience: 'consumer',
    giftWithPurchase: false,
    schemes: [],
    declaration: null,
    filing: null,
    intrinsic: money(fromNumber(value)),
    weightKg: null,
    quantity: null,
    rateOf: (currency) => decimal(currency === 'USD' ? '1000' : '1'),
    currency: { IN: 'INR', NG: 'NGN', TW: 'TWD', AU: 'AUD', PH: 'PHP', AR: 'ARS' }[to] ?? 'BRL',
    customsValue: money(fromNumber(value + freight)),
    fob: money(fromNumber(value)),
    duty: duty === null ? null : money(fromNumber(duty)),
    ...more,
  };
  return leviesOf(
    rows.filter(({ country }) => country === to),
    facts,
  ).map(({ row, amount }) => `${row.code} ${amount.toFixed()}`);
}

describe('levies', () => {
  it.each<[string, Case, string[]]>([
    ['India: a tenth of the duty', { to: 'IN', value: 1000, duty: 200 }, ['SWS 20']],
    ['India: no duty, no surcharge', { to: 'IN', value: 1000 }, []],
    [
      'Nigeria: FOB value, duty, customs value',
      { to: 'NG', value: 1000, freight: 200, duty: 100 },
      ['FOB 40', 'SUR 7', 'ETLS 6'],
    ],
    [
      'Nigeria before 2025-08-04',
      { to: 'NG', value: 1000, more: { date: '2025-08-03' } },
      ['CISS 10', 'ETLS 5'],
    ],
    ['Nigeria, goods of Ghana', { to: 'NG', value: 1000, more: { origin: 'GH' } }, ['FOB 40']],
    ['Taiwan: under 100 TWD not levied', { to: 'TW', value: 248000 }, []],
    ['Taiwan: from 100 TWD on', { to: 'TW', value: 250000 }, ['TPF 100']],
    ['Australia up to 1,000', { to: 'AU', value: 1000 }, []],
    ['Australia above 1,000', { to: 'AU', value: 1000.01 }, ['IPC 50', 'FID 45']],
    ['Australia by sea', { to: 'AU', value: 9999.99, more: { mode: 'sea' } }, ['IPC 50', 'FID 66']],
    ['Australia from 10,000', { to: 'AU', value: 10000 }, ['IPC-2 152', 'FID 45']],
    [
      'Australia on paper',
      { to: 'AU', value: 10000, more: { filing: 'paper' } },
      ['IPC-D2 192', 'FID 45'],
    ],
    ['Philippines by class', { to: 'PH', value: 250000 }, ['IPF 250']],
    ['Philippines, next class', { to: 'PH', value: 250000.01 }, ['IPF-2 500']],
    ['Argentina within the allowance', { to: 'AR', value: 400000 }, []],
    ['Argentina above it', { to: 'AR', value: 400001 }, ['TE 12000.03']],
    ['Argentina, a business', { to: 'AR', value: 1000, more: { audience: 'business' } }, ['TE 30']],
    [
      'Brazil, freight alone',
      { to: 'BR', value: 1000, more: { channel: 'freight' } },
      ['PIS 21', 'COFINS 96.5', 'SISCOMEX 154.23'],
    ],
    ['Brazil by courier', { to: 'BR', value: 1000 }, []],
  ])('%s', (_, one, expected) => expect(leviesIn(one)).toEqual(expected));

  it('on a duty that is not known say so', () => {
    const found = leviesOf(
      rows.filter(({ country }) => country === 'IN'),
      {
        ...({} as LevyFacts),
        digits: '610910',
        origin: 'CN',
        date: '2026-11-22',
        currency: 'INR',
        customsValue: money('1'),
        fob: money('1'),
        duty: null,
      },
    );
    expect(found.map(({ needs, printed }) => [needs, printed])).toEqual([
      [['duty_rate'], '10% of the duty'],
    ]);
  });
});
