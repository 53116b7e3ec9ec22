import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { toNumber, ZERO } from '../decimal.ts';
import type { PageHome } from './currencies.ts';
import { amountOf, priceIn } from './prices.ts';

const at = (language: string | null, country: string | null): PageHome => ({ language, country });
const NOWHERE = at(null, null);
const US = at('en', 'US');
const DE = at('de', 'DE');

describe('a printed price', () => {
  it.each<[string, PageHome, number | null, string | null]>([
    // signs and codes
    ['$12.50', US, 12.5, 'USD'],
    ['$12.50', at('en', 'CA'), 12.5, 'CAD'],
    ['$1,250.00', at('es', 'MX'), 1250, 'MXN'],
    ['$ 12.990', at('es', 'CL'), 12990, 'CLP'],
    ['$94.899,00', at('es', 'AR'), 94899, 'ARS'],
    ['US $3.49 - 5.20', NOWHERE, 3.49, 'USD'],
    ['A$49.95', NOWHERE, 49.95, 'AUD'],
    ['AU $49.95', NOWHERE, 49.95, 'AUD'],
    ['C$20', US, 20, 'CAD'],
    ['HK$ 388', NOWHERE, 388, 'HKD'],
    ['NT$1,280', NOWHERE, 1280, 'TWD'],
    ['S$18.90', NOWHERE, 18.9, 'SGD'],
    ['R$ 1.299,90', NOWHERE, 1299.9, 'BRL'],
    ['£18', NOWHERE, 18, 'GBP'],
    ['GBP 48.00', NOWHERE, 48, 'GBP'],
    ['1299 USD', DE, 1299, 'USD'],
    ['$1,299.00 USD', at('en', 'CA'), 1299, 'USD'],
    ['CHF 1’299.–', NOWHERE, 1299, 'CHF'],
    ["CHF 1'299.95", NOWHERE, 1299.95, 'CHF'],
    ['480.– CHF', NOWHERE, 480, 'CHF'],
    ['Fr. 12.50', at('de', 'CH'), 12.5, 'CHF'],
    // decimals and thousands
    ['49,90 €', DE, 49.9, 'EUR'],
    ['€ 49,90', DE, 49.9, 'EUR'],
    ['€1.299', DE, 1299, 'EUR'],
    ['1.299,00 €', DE, 1299, 'EUR'],
    ['12.999,– €', DE, 12999, 'EUR'],
    ['1 299,00 €', at('fr', 'FR'), 1299, 'EUR'],
    ['1 299,00 zł', NOWHERE, 1299, 'PLN'],
    ['1 299,00 €', NOWHERE, 1299, 'EUR'],
    ['35€99', NOWHERE, 35.99, 'EUR'],
    ['7€92', NOWHERE, 7.92, 'EUR'],
    ['€ 119,-', NOWHERE, 119, 'EUR'],
    ['₹1,29,999.00', NOWHERE, 129999, 'INR'],
    ['Rs. 4,499', at('en', 'IN'), 4499, 'INR'],
    ['Rs 4,499', at('en', 'PK'), 4499, 'PKR'],
    ['12.999 kr', at('da', 'DK'), 12999, 'DKK'],
    ['12.999 kr', at('is', 'IS'), 12999, 'ISK'],
    ['kr 1 899,-', at('nb', 'NO'), 1899, 'NOK'],
    ['1 495:-', at('sv', 'SE'), 1495, null],
    ['1 495 kr', at('sv', null), 1495, 'SEK'],
    ['24 990 Ft', NOWHERE, 24990, 'HUF'],
    ['1 249 Kč', NOWHERE, 1249, 'CZK'],
    ['1.299,90 TL', NOWHERE, 1299.9, 'TRY'],
    ['1 299 ₽', NOWHERE, 1299, 'RUB'],
    ['1 299 руб.', NOWHERE, 1299, 'RUB'],
    ['2 450 грн', NOWHERE, 2450, 'UAH'],
    ['18,90 лв', NOWHERE, 18.9, 'BGN'],
    ['1.299,00 lei', NOWHERE, 1299, 'RON'],
    ['Rp1.250.000', NOWHERE, 1250000, 'IDR'],
    ['RM 59.90', NOWHERE, 59.9, 'MYR'],
    ['149.000₫', NOWHERE, 149000, 'VND'],
    ['฿120.00', NOWHERE, 120, 'THB'],
    ['₪89.90', NOWHERE, 89.9, 'ILS'],
    ['29,900원', NOWHERE, 29900, 'KRW'],
    // yen and yuan share a sign
    ['¥12,800', at('ja', 'JP'), 12800, 'JPY'],
    ['￥268.00', at('zh', 'CN'), 268, 'CNY'],
    ['12,800円（税込）', NOWHERE, 12800, 'JPY'],
    ['890元', at('zh', 'TW'), 890, 'TWD'],
    // signs of one country, and letters that are a sign there alone
    ['RD$ 1,250', NOWHERE, 1250, 'DOP'],
    ['J$2,400.00', NOWHERE, 2400, 'JMD'],
    ['TT$ 85.00', NOWHERE, 85, 'TTD'],
    ['$U 1.290', at('es', 'UY'), 1290, 'UYU'],
    ['B/. 12.50', NOWHERE, 12.5, 'PAB'],
    ['SR 120.00', NOWHERE, 120, 'SAR'],
    ['QR 85', NOWHERE, 85, 'QAR'],
    ['TSh 25,000', NOWHERE, 25000, 'TZS'],
    ['USh 40,000', NOWHERE, 40000, 'UGX'],
    ['Tk 1,250', NOWHERE, 1250, 'BDT'],
    ['12 500 FCFA', at('fr', 'CM'), 12500, 'XAF'],
    ['12 500 FCFA', NOWHERE, 12500, 'XOF'],
    ['GH₵ 85.00', NOWHERE, 85, 'GHS'],
    ['250 ؋', NOWHERE, 250, 'AFN'],
    ['රු 1,250.00', NOWHERE, 1250, 'LKR'],
    ['12,500 د.ت', NOWHERE, 12.5, 'TND'],
    ['Bs. 120', NOWHERE, 120, 'BOB'],
    ['Q 125.00', at('es', 'GT'), 125, 'GTQ'],
    ['Q 125.00', NOWHERE, 125, null],
    // thousandths, digits of other scripts
    ['KD 12.500', NOWHERE, 12.5, 'KWD'],
    ['BD 4.750', NOWHERE, 4.75, 'BHD'],
    ['12.500', at('en', 'KW'), 12.5, null],
    ['12.500 KWD', NOWHERE, 12.5, 'KWD'],
    ['KWD 1,250.500', NOWHERE, 1250.5, 'KWD'],
    ['١٢٫٥٠٠ د.ك', NOWHERE, 12.5, 'KWD'],
    ['१,२९९ ₹', NOWHERE, 1299, 'INR'],
    // a blank after the decimal comma, cents behind the sign, a leading point, a plus
    ['24, 90 €', at('fr', 'FR'), 24.9, 'EUR'],
    ['Sizes 3, 20 and up', NOWHERE, null, null],
    ['24 € 90', at('fr', 'FR'), 24.9, 'EUR'],
    ['12 € 15 €', DE, 12, 'EUR'],
    ['$.99', US, 0.99, 'USD'],
    [',99 €', DE, 0.99, 'EUR'],
    ['$34.00+', US, 34, 'USD'],
    ['9 $8.50', US, 8.5, 'USD'],
    // what is said beside it
    ['Members pay $24.50 Others $29.00', US, 29, 'USD'],
    ['£41.22 ex VAT £49.46 inc VAT', NOWHERE, 49.46, 'GBP'],
    ['소비자가 39,000원', NOWHERE, null, null],
    ['送料 550円', NOWHERE, null, null],
    ['Was $259.00 Now $199.00', US, 199, 'USD'],
    ['UVP 119,99 € 79,49 €', DE, 79.49, 'EUR'],
    ['De R$ 199,00 por R$ 149,00', at('pt', 'BR'), 149, 'BRL'],
    ['ab 39,90 €', DE, 39.9, 'EUR'],
    ['-20% $23.99', US, 23.99, 'USD'],
    ['12x R$ 10,83', at('pt', 'BR'), null, null],
    ['12,99 €/Monat', DE, null, null],
    ['24,75 € / kg', DE, 24.75, 'EUR'],
    ['9,90 € (24,75 €/kg)', DE, 9.9, 'EUR'],
    ['24,75 €/kg 9,90 €', DE, 9.9, 'EUR'],
    ['Save $60.00', US, null, null],
    ['18%', US, null, null],
    ['2 for $30', US, 30, 'USD'],
    ['$0.00', US, null, null],
    ['Price on request', US, null, null],
    ['Model 2024 with 3 pieces', US, null, null],
    ['100 - 999 pieces $1.85', US, 1.85, 'USD'],
  ])('%s on a page of %o is %d %s', (text, place, amount, currency) => {
    const found = priceIn(text, place);
    expect([found && toNumber(found.amount), found?.currency ?? null]).toEqual([amount, currency]);
  });

  it.each<[string, boolean]>([
    ['120 Taler', true],
    ['120 HRK', true],
    ['₿ 0.05', true],
    ['120', false],
    ['12.50 each', false],
    ['Price: 12.50', false],
  ])('%s is in a unit that we do not know: %s', (text, isStrange) =>
    expect(priceIn(text, US)).toMatchObject({
      currency: null,
      ...(isStrange ? { strange: true } : {}),
    }),
  );

  it('is above zero or none, whatever the text', () =>
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(..."0123456789.,' €$£¥kr%x/-–٣"), maxLength: 40 }),
        (text) => {
          const found = priceIn(text, US);
          expect(found === null || found.amount.gt(ZERO)).toBe(true);
        },
      ),
    ));
});

describe('a notation of a number', () => {
  const numberIn = (written: string, currency: string | null): number | null => {
    const amount = amountOf(written, currency);
    return amount && toNumber(amount);
  };

  it.each<[string, string | null, number | null]>([
    ['1299', null, 1299],
    ['24.9900', null, 24.99],
    ['1299.000', 'USD', 1299],
    ['12.999', 'EUR', 12999],
    ['12.999', 'KWD', 12.999],
    ['0.999', 'USD', 1],
    ['1,299', null, 1299],
    ['12,5', null, 12.5],
    ['1.2.3', null, null],
    ['2024.11.22', null, null],
    ['1299.50', 'JPY', 1299.5],
    // half up, which binary numbers miss
    ['1.0050', 'USD', 1.01],
    ['1.0005', 'KWD', 1.001],
    ['', null, null],
    ['.', null, null],
  ])('%s in %s is %d', (written, currency, amount) =>
    expect(numberIn(written, currency)).toBe(amount),
  );

  it('survives being printed in the manner of any country', () =>
    fc.assert(
      fc.property(fc.integer({ min: 100, max: 99_999_999 }), (cents) => {
        const value = cents / 100;
        for (const locale of ['en-US', 'de-DE', 'fr-FR', 'de-CH', 'en-IN', 'pt-BR', 'sv-SE'])
          expect(numberIn(value.toLocaleString(locale, { minimumFractionDigits: 2 }), 'EUR')).toBe(
            value,
          );
      }),
      { numRuns: 200 },
    ));
});
