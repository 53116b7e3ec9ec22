import { describe, expect, it } from '@jest/globals';
import { readSimplified } from '../../../edition/reading/tariff/regimes.ts';
import { decimal, fromNumber } from '../../decimal.ts';
import { money } from '../../money.ts';
import {
  readSimplifiedRate,
  simplifiedOf,
  type SimplifiedFacts,
  simplifiedTaxOf,
} from './simplified.ts';

const rows = readSimplified();
// One euro and one dollar are two units of every destination: limits can be calculated by head.
const rateOf = (): ReturnType<SimplifiedFacts['rateOf']> => decimal('2');

interface Case {
  to: string;
  goods: string;
  value: number;
  freight?: number;
  weight?: number;
  from?: string;
  sent?: string;
  channel?: SimplifiedFacts['channel'];
  business?: true;
  date?: string;
}

const factsOf = ({
  to,
  goods,
  value,
  freight,
  weight,
  from,
  sent,
  channel,
  business,
  date,
}: Case) =>
  [
    rows.filter(({ country }) => country === to),
    {
      digits: goods,
      origin: from ?? 'VN',
      exportCountry: sent ?? null,
      channel: channel ?? 'courier',
      audience: business ? 'business' : 'consumer',
      intrinsic: money(fromNumber(value)),
      customsValue: money(fromNumber(value + (freight ?? 0))),
      weightKg: weight === undefined ? null : fromNumber(weight),
      currency: CURRENCIES[to] ?? 'XXX',
      rateOf,
      date: date ?? '2026-11-22',
      mode: 'air',
      purpose: 'sale',
      sender: null,
      giftWithPurchase: false,
      schemes: [],
      declaration: null,
      filing: null,
      quantity: null,
    } satisfies SimplifiedFacts,
  ] as const;

const CURRENCIES: Readonly<Record<string, string>> = {
  CN: 'CNY',
  IN: 'INR',
  JP: 'JPY',
  ZA: 'ZAR',
};

describe('a regime in place of the tariff', () => {
  const shirt = '610910';
  it.each<[string, Case, string | null]>([
    ['Mexico by courier', { to: 'MX', goods: shirt, value: 1000 }, '335'],
    ['Mexico, the limit', { to: 'MX', goods: shirt, value: 5000 }, '1675'],
    ['Mexico, a cent above', { to: 'MX', goods: shirt, value: 5000.01 }, null],
    ['Mexico by freight', { to: 'MX', goods: shirt, value: 1000, channel: 'freight' }, null],
    [
      'Mexico before 2025-08-15',
      { to: 'MX', goods: shirt, value: 1000, date: '2025-08-14' },
      '190',
    ],
    ['Mexico on 2025-08-15', { to: 'MX', goods: shirt, value: 1000, date: '2025-08-15' }, '335'],
    [
      'Mexico from the US up to 50 USD: free, no regime',
      { to: 'MX', goods: shirt, value: 100, from: 'US' },
      null,
    ],
    [
      'Mexico from the US above 50 USD',
      { to: 'MX', goods: shirt, value: 100.01, from: 'US' },
      '17.0017',
    ],
    [
      'Mexico from the US up to 117 USD',
      { to: 'MX', goods: shirt, value: 234, from: 'US' },
      '39.78',
    ],
    [
      'Mexico from the US above 117 USD',
      { to: 'MX', goods: shirt, value: 234.01, from: 'US' },
      '44.4619',
    ],
    ['Mexico, tobacco', { to: 'MX', goods: '240220', value: 100 }, null],
    ['Brazil up to 50 USD', { to: 'BR', goods: shirt, value: 100 }, '20'],
    [
      'Brazil: freight counts towards 50 USD',
      { to: 'BR', goods: shirt, value: 95, freight: 15 },
      '26',
    ],
    ['Brazil above 50 USD: 60% less 20 USD', { to: 'BR', goods: shirt, value: 100.01 }, '20.006'],
    ['Brazil, 3,000 USD', { to: 'BR', goods: shirt, value: 6000 }, '3560'],
    ['Brazil above 3,000 USD', { to: 'BR', goods: shirt, value: 6000.01 }, null],
    ['Brazil, a business', { to: 'BR', goods: shirt, value: 100, business: true }, '60'],
    ['Brazil, medicines', { to: 'BR', goods: '300490', value: 400 }, '0'],
    [
      'Argentina by post: half of the excess',
      { to: 'AR', goods: shirt, value: 300, channel: 'postal' },
      '100',
    ],
    [
      'Argentina by post up to 50 USD',
      { to: 'AR', goods: shirt, value: 100, channel: 'postal' },
      null,
    ],
    ['Colombia up to 200 USD', { to: 'CO', goods: shirt, value: 400 }, null],
    ['Colombia above', { to: 'CO', goods: shirt, value: 401 }, '40.1'],
    ['Japan, cosmetics', { to: 'JP', goods: '330499', value: 20000 }, '0'],
    ['Peru at the free amount', { to: 'PE', goods: shirt, value: 400 }, null],
    ['Peru above it', { to: 'PE', goods: shirt, value: 400.5 }, '16.02'],
    ['Ukraine at the free amount', { to: 'UA', goods: shirt, value: 300 }, null],
    ['Ukraine: of the excess', { to: 'UA', goods: shirt, value: 400, freight: 50 }, '10'],
    ['Ukraine, a business', { to: 'UA', goods: shirt, value: 400, business: true }, null],
    [
      'Kazakhstan up to 200 EUR and 31 kg',
      { to: 'KZ', goods: shirt, value: 400, weight: 31 },
      null,
    ],
    ['Kazakhstan: 15% of the excess', { to: 'KZ', goods: shirt, value: 500, weight: 1 }, '15'],
    [
      'Kazakhstan: 4 a kg of the excess is more',
      { to: 'KZ', goods: shirt, value: 500, weight: 30 },
      '24',
    ],
    ['Kazakhstan: overweight', { to: 'KZ', goods: shirt, value: 100, weight: 41 }, '40'],
    ['Indonesia', { to: 'ID', goods: '950300', value: 100 }, '7.5'],
    ['Indonesia, 3 USD', { to: 'ID', goods: '950300', value: 6 }, null],
    ['Indonesia, shirts', { to: 'ID', goods: shirt, value: 100 }, '25'],
    [
      'Indonesia, shirts before 2025-03-05',
      { to: 'ID', goods: shirt, value: 100, date: '2025-03-04' },
      '7.5',
    ],
    ['Indonesia, watches', { to: 'ID', goods: '910211', value: 100 }, '15'],
    ['South Africa up to 500 ZAR', { to: 'ZA', goods: shirt, value: 500 }, '100'],
    ['South Africa above', { to: 'ZA', goods: shirt, value: 500.01 }, null],
    ['India, personal use', { to: 'IN', goods: shirt, value: 1000 }, '100'],
    ['India before 2026-04-01', { to: 'IN', goods: shirt, value: 1000, date: '2026-03-31' }, '100'],
    ['India, a business', { to: 'IN', goods: shirt, value: 1000, business: true }, null],
    ['China by courier: no duty', { to: 'CN', goods: shirt, value: 5000 }, '0'],
    ['China by courier above 5,000 CNY', { to: 'CN', goods: shirt, value: 5000.01 }, null],
    ['China by post: 20%', { to: 'CN', goods: shirt, value: 251, channel: 'postal' }, '50.2'],
    [
      'China by post: up to 50 CNY waived',
      { to: 'CN', goods: shirt, value: 250, channel: 'postal' },
      '0',
    ],
    ['China by post: books', { to: 'CN', goods: '490199', value: 1000, channel: 'postal' }, '130'],
    [
      'China by post: jewellery',
      { to: 'CN', goods: '711319', value: 1000, channel: 'postal' },
      '500',
    ],
    [
      'China by post, 801 from Hong Kong',
      { to: 'CN', goods: shirt, value: 801, sent: 'HK', channel: 'postal' },
      null,
    ],
    [
      'China by post, 800 from Hong Kong',
      { to: 'CN', goods: shirt, value: 800, sent: 'HK', channel: 'postal' },
      '160',
    ],
    ['Japan, other goods', { to: 'JP', goods: '711719', value: 20000 }, '1000'],
    ['Japan, woven clothing', { to: 'JP', goods: '620342', value: 20000 }, '2000'],
    ['Japan, knitwear: the tariff', { to: 'JP', goods: shirt, value: 20000 }, null],
    ['Japan up to the free amount', { to: 'JP', goods: '711719', value: 10000 }, null],
    [
      'Japan: the free amount counts freight',
      { to: 'JP', goods: '711719', value: 9500, freight: 1000 },
      '525',
    ],
    ['Japan, machines', { to: 'JP', goods: '847130', value: 150000 }, '0'],
    ['Japan above 200,000 JPY', { to: 'JP', goods: '620342', value: 200001 }, null],
    [
      'Türkiye from the EU until 2026-02-05',
      { to: 'TR', goods: shirt, value: 60, sent: 'DE', date: '2026-02-05' },
      '18',
    ],
    [
      'Türkiye from elsewhere',
      { to: 'TR', goods: shirt, value: 60, sent: 'CN', date: '2026-02-05' },
      '36',
    ],
    ['Türkiye since 2026-02-06', { to: 'TR', goods: shirt, value: 60, sent: 'DE' }, null],
    ['Türkiye, medicines', { to: 'TR', goods: '300490', value: 3000, sent: 'CN' }, '1800'],
    [
      'Türkiye, medicines above 1,500 EUR',
      { to: 'TR', goods: '300490', value: 3000.01, sent: 'CN' },
      null,
    ],
  ])('%s', (_, one, amount) => {
    expect(simplifiedOf(...factsOf(one))?.amount.toFixed() ?? null).toBe(amount);
  });

  it.each<[string, Case, string | null]>([
    ['Ukraine: VAT on the excess and its duty', { to: 'UA', goods: shirt, value: 400 }, '22'],
    ['China: 70% of 13%', { to: 'CN', goods: shirt, value: 1000 }, '91'],
    ['China: 70% of 9%', { to: 'CN', goods: '490199', value: 1000 }, '63'],
    ['Brazil: the ordinary tax', { to: 'BR', goods: shirt, value: 100 }, null],
  ])('and of the tax: %s', (_, one, amount) => {
    expect(simplifiedTaxOf(...factsOf(one))?.amount.toFixed() ?? null).toBe(amount);
  });

  it('says how it was calculated, and what it rests on', () => {
    const found = simplifiedOf(...factsOf({ to: 'BR', goods: shirt, value: 200 }));
    expect(found).toMatchObject({ working: '60% of 200 XXX less 20 USD', needs: [] });
    expect(found?.assumptions).toEqual([
      'the consignment is assumed to fall under "Remessa Conforme"',
    ]);
  });

  it('asks for the weight where the least amount hangs on it', () => {
    const found = simplifiedOf(...factsOf({ to: 'KZ', goods: shirt, value: 500 }));
    expect([found?.amount.toFixed(), found?.needs]).toEqual(['15', ['weight']]);
  });

  it('has no amount below nothing', () => {
    const [table, facts] = factsOf({ to: 'BR', goods: shirt, value: 200 });
    const dear = table.map((row) => ({ ...row, rate: '1% less 500 USD' }));
    expect(simplifiedOf(dear, facts)?.amount.toFixed()).toBe('0');
  });
});

describe('a rate', () => {
  it.each([
    ['33.5%', '33.5%', null, null],
    ['60% less 20 USD', '60%', '20 USD', null],
    ['20% waived to 50 CNY', '20%', null, '50 CNY'],
    ['15% MIN 2 EUR/kg', '15% MIN 2 EUR/kg', null, null],
  ])('%s is read', (rate, duty, less, waived) => {
    const parts = readSimplifiedRate(rate);
    const said = (
      one: { amount: { toFixed: () => string }; currency: string } | null | undefined,
    ) => (one ? `${one.amount.toFixed()} ${one.currency}` : null);
    expect([parts?.duty, said(parts?.less), said(parts?.waived)]).toEqual([duty, less, waived]);
  });

  it('that is not understood is refused', () => expect(readSimplifiedRate('sixty')).toBeNull());
});
