import { describe, expect, it } from '@jest/globals';
import { loadTariff } from '../../../edition/reading/tariff/tariff.ts';
import type { LandedCostRequest } from '../consignment/request.ts';
import { landedCost } from '../landedCost.ts';
import { shipmentCost } from '../shipment.ts';

const edition = loadTariff();
const SHIRT: LandedCostRequest = {
  hsCode: '61091000',
  originCountry: 'CN',
  destinationCountry: 'DE',
  currency: 'EUR',
  value: 300,
  shippingCost: 20,
  transportMode: 'air',
  entryDate: '2026-11-21',
  purpose: 'sale',
  preference: 'best',
};
const US = { destinationCountry: 'US', currency: 'USD', shippingCost: undefined };

function summaryOf(asked: Partial<LandedCostRequest>): string {
  const answer = landedCost({ ...SHIRT, ...asked }, edition);
  if (!answer.ok) throw new Error(answer.message);
  return answer.result.summary;
}

describe('the sentence for a shopper', () => {
  it.each<[string, Partial<LandedCostRequest>, string]>([
    ['adds up', {}, '426.50 EUR in all: 300.00 goods, 20.00 shipping, 38.40 duty, 68.10 VAT.'],
    [
      'says of an estimate that it is about as much',
      { originCountry: 'IN' },
      'About 417.36 EUR in all: 300.00 goods, 20.00 shipping, 30.72 duty, 66.64 VAT.',
    ],
    [
      'says what is not known, and that it is at least the rest',
      {
        destinationCountry: 'NO',
        hsCode: '040690',
        currency: 'NOK',
        value: 1000,
        shippingCost: 100,
      },
      'Duty is not known; at least 1265.00 NOK in all: 1000.00 goods, 100.00 shipping, 165.00 VAT.',
    ],
    [
      'says that more may be due',
      {
        ...US,
        hsCode: '0409000010',
        originCountry: 'AR',
        value: 500,
        weight: 100,
        weightUnit: 'kg',
      },
      'A further duty may be due; at least 554.67 USD in all: 500.00 goods, 51.90 duty, 0.00 tax, 2.77 fees.',
    ],
    [
      'says how much it may be',
      { ...US, value: 90, purpose: 'gift' },
      'About 90.00 USD in all: 90.00 goods, 0.00 duty, 0.00 tax; it may be up to 125.62 USD.',
    ],
    [
      'says how little it may be',
      { originCountry: 'FR' },
      'About 426.50 EUR in all: 300.00 goods, 20.00 shipping, 38.40 duty, 68.10 VAT; it may be as low as 320.00 EUR.',
    ],
    [
      'says that it is the most',
      { ...US, hsCode: '91021145', originCountry: 'CH', value: 1000, quantity: 10 },
      'At most 1127.77 USD in all: 1000.00 goods, 125.00 duty, 0.00 tax, 2.77 fees.',
    ],
    [
      'says who is paid at the sale',
      { destinationCountry: 'AU', currency: 'AUD', value: 200, sellerRegistrations: ['AU_GST'] },
      '242.00 AUD in all: 200.00 goods, 20.00 shipping, 0.00 duty, 22.00 GST paid to the seller.',
    ],
    [
      'has no digits behind the point where the currency has none',
      {
        destinationCountry: 'JP',
        currency: 'JPY',
        hsCode: '62034200',
        value: 30_000,
        shippingCost: 0,
      },
      '36200 JPY in all: 30000 goods, 3000 duty, 3200 consumption tax.',
    ],
    [
      'tells of goods that are refused',
      {
        destinationCountry: 'GB',
        currency: 'GBP',
        hsCode: '2208601100',
        originCountry: 'RU',
        value: 200,
        shippingCost: 0,
        volumeLiters: 7,
        alcoholPercent: 40,
      },
      'The destination does not accept these goods as they are sent; otherwise about',
    ],
  ])('%s', (_, asked, sentence) => expect(summaryOf(asked)).toContain(sentence));

  it('of a shipment is of the whole', () => {
    const { hsCode, originCountry, value, ...shared } = SHIRT;
    const item = { hsCode, originCountry, value };
    const answer = shipmentCost({ ...shared, items: [item, item] }, edition);
    expect(answer).toMatchObject({
      result: { summary: expect.stringContaining('EUR in all: 600.00 goods, 20.00 shipping,') },
    });
  });
});
