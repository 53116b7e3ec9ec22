/** Duties of whole classes of goods: what is charged, and what may be less. */
import { expect, it } from '@jest/globals';
import { loadTariff } from '../../../edition/reading/tariff/tariff.ts';
import type { LandedCostResult } from '../answer/answer.ts';
import { landedCost } from '../landedCost.ts';

const edition = loadTariff();

function answerOf(asked: Record<string, unknown>): LandedCostResult {
  const answer = landedCost(
    {
      hsCode: '610910',
      currency: 'USD',
      value: 5000,
      shippingCost: 0,
      transportMode: 'air',
      entryDate: '2026-11-21',
      purpose: 'sale',
      preference: 'best',
      businessBuyer: true,
      destinationCountry: 'ZA',
      originCountry: 'CN',
      ...asked,
    },
    edition,
  );
  if (!answer.ok) throw new Error(answer.message);
  return answer.result;
}

it('is charged in whole where no agreement is known', () => {
  const { totals, lines } = answerOf({});
  expect(lines.find(({ kind }) => kind === 'duty')).toMatchObject({ rate: '45%' });
  expect(totals).toMatchObject({ complete: true, missing: [] });
});

it('may be nothing under an agreement, which the answer names', () => {
  const { totals, notes, needs } = answerOf({ originCountry: 'DE' });
  const without = answerOf({ originCountry: 'DE', hsCode: '847130' });
  expect(totals.complete).toBe(false);
  expect(totals.missing).toEqual([
    { what: 'duty', lowest: without.totals.landedCost, highest: totals.landedCost },
  ]);
  expect(needs).toContain('duty_rate');
  expect(notes).toContainEqual(expect.stringMatching(/^Goods of DE may pay less .*SADC-EU EPA/));
});

it('is not lowered by an agreement that nobody wants, or that is not in force yet', () => {
  const unwanted = answerOf({ originCountry: 'DE', preference: 'none' });
  expect(unwanted.totals.complete).toBe(true);
  const kenya = { destinationCountry: 'KE', originCountry: 'DE' };
  expect(answerOf(kenya).totals.complete).toBe(false);
  expect(answerOf({ ...kenya, entryDate: '2024-06-30' }).totals.complete).toBe(true);
});

it('of a class whose lines differ is charged at the highest and told at the lowest', () => {
  const { lines, notes, totals } = answerOf({ destinationCountry: 'IN', hsCode: '620520' });
  expect(lines.find(({ kind }) => kind === 'duty')).toMatchObject({ rate: '25%' });
  expect(notes).toContainEqual(expect.stringContaining('a duty of 20% to 25%'));
  expect(totals.missing.map(({ what }) => what)).toEqual(['duty']);
});
