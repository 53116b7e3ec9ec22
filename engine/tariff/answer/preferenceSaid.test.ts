/** What is said of a preference that is not charged, and of a code that stands for several lines. */
import { expect, it } from '@jest/globals';
import { loadTariff } from '../../../edition/reading/tariff/tariff.ts';
import { landedCost } from '../landedCost.ts';
import type { LandedCostResult } from './answer.ts';

const edition = loadTariff();

function answerOf(asked: Record<string, unknown>): LandedCostResult {
  const answer = landedCost(
    {
      hsCode: '610910',
      originCountry: 'BD',
      destinationCountry: 'GB',
      currency: 'GBP',
      value: 100,
      shippingCost: 5,
      transportMode: 'air',
      entryDate: '2026-11-28',
      purpose: 'sale',
      preference: 'best',
      ...asked,
    },
    edition,
  );
  if (!answer.ok) throw new Error(answer.message);
  return answer.result;
}

it('goods that are free by value name no preference', () => {
  const [duty] = answerOf({}).lines;
  expect(duty).toMatchObject({ name: 'Customs duty', rate: '12%', amount: 0, agreement: null });
});

const JAPAN = { destinationCountry: 'JP', currency: 'JPY', value: 30_000 };

it.each(['EU-JP', 'CPTPP'])(
  '%s is not called closed where no preferences are known',
  (preference) => {
    const { notes, totals } = answerOf({ ...JAPAN, originCountry: 'DE', preference });
    expect(notes.join()).not.toContain('is not open');
    expect(totals.missing).toMatchObject([{ what: 'duty' }]);
  },
);

it('a preference that no agreement is known for may free the goods where it is named', () => {
  const { notes, totals } = answerOf({ ...JAPAN, preference: 'GSP' });
  expect(notes).toContainEqual(expect.stringMatching(/may pay less in JP.*\(GSP\)/));
  expect(totals.complete).toBe(false);
});

it('a preference is told to be left out where a simplified rate is charged, or nothing is due', () => {
  const food = answerOf({ ...JAPAN, hsCode: '180632', originCountry: 'DE', preference: 'EU-JP' });
  expect(food.notes).toContainEqual(expect.stringMatching(/^Preference EU-JP was not applied/));
  const free = { hsCode: '847130', originCountry: 'DE', preference: 'EU-JP', value: 900_000 };
  expect(answerOf({ ...JAPAN, ...free }).notes).toContainEqual(
    'Preference EU-JP was not needed: the general duty is free.',
  );
});

it('a code of several lines that cost the same has the name of none, and says so', () => {
  const { entryCodes, notes } = answerOf({ hsCode: '640419', destinationCountry: 'DE' });
  expect(entryCodes).toMatchObject([{ code: '6404.19', name: null }]);
  expect(notes).toContainEqual(expect.stringMatching(/^6404\.19 stands for several lines/));
});
