import { describe, expect, it } from '@jest/globals';
import { loadTariff } from '../../../edition/reading/tariff/tariff.ts';
import type { LandedCostResult } from '../answer/answer.ts';
import { landedCost } from '../landedCost.ts';
import type { LandedCostRequest } from './request.ts';

const edition = loadTariff();

function priced(request: Partial<LandedCostRequest>): LandedCostResult {
  const answer = landedCost(
    {
      hsCode: '610910',
      originCountry: 'CN',
      destinationCountry: 'GB',
      region: 'NIR',
      exportCountry: 'GB',
      value: 200,
      currency: 'GBP',
      shippingCost: 0,
      transportMode: 'air',
      entryDate: '2026-11-28',
      purpose: 'sale',
      preference: 'best',
      ...request,
    },
    edition,
  );
  if (!answer.ok) throw new Error(answer.message);
  return answer.result;
}

describe('from Great Britain to Northern Ireland', () => {
  it.each<[string, Partial<LandedCostRequest>, number, number, string]>([
    ['a sale to a consumer', {}, 0, 40, 'UK Carrier Scheme'],
    ['up to 135 GBP too: no flat duty', { value: 100 }, 0, 20, 'UK Carrier Scheme'],
    ['a parcel of a person', { purpose: 'gift', sender: 'person' }, 0, 0, 'UK Carrier Scheme'],
    [
      'to a business with an authorised trader',
      { businessBuyer: true, sellerRegistrations: ['UKIMS'] },
      0,
      40,
      'UK Internal Market Scheme',
    ],
  ])('%s pays no duty, and domestic VAT', (_, request, duties, taxes, scheme) => {
    const { totals, notes, lines } = priced(request);
    expect([totals.duties, totals.taxes, totals.fees]).toEqual([duties, taxes, 0]);
    expect(notes.join(' ')).toContain(scheme);
    expect(totals.complete).toBe(true);
    for (const line of lines.filter(({ kind }) => kind === 'tax'))
      expect(line.collectedBy).toBe('seller');
  });

  it('goods made there are taken to be sent from there', () => {
    const { totals, needs } = priced({ exportCountry: undefined, originCountry: 'GB' });
    expect([totals.duties, needs]).toEqual([0, ['export_country']]);
  });

  it('to a business without an authorised trader is charged, between nothing and the duty', () => {
    const { totals, needs } = priced({ businessBuyer: true });
    expect(totals.duties).toBe(24);
    expect(needs).toContain('not_at_risk');
    expect(totals.missing).toEqual([
      { what: 'duty', lowest: 240, highest: 268.8 },
      { what: 'tax', lowest: 240, highest: 268.8 },
    ]);
  });

  it('what is sent from elsewhere pays the duty of the Union', () => {
    expect(priced({ exportCountry: 'CN' }).totals.duties).toBe(24);
  });
});
