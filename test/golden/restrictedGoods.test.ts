/**
 * Restricted goods and harmless look-alikes as people write titles, half of them without a code:
 * `restricted-goods.csv`, own wording, written before the words of the concepts. `blocked` and
 * `found` goods meet one of `rules`, `silent` ones no prohibition and no restriction. What is asked
 * here is a share, since no table of words is complete; what must always hold stands in
 * `restrictions.csv`.
 */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { parse } from 'csv-parse/sync';
import { loadClassification } from '../../edition/reading/classification.ts';
import { loadHidingWords } from '../../edition/reading/restrictions/hiding.ts';
import { loadRestrictionRules } from '../../edition/reading/restrictions/rules.ts';
import { likelyCodes } from '../../engine/classify/likely.ts';
import { outcomeOf, restrictionsOf } from '../../engine/restrictions/check.ts';

interface Row {
  theme: string;
  destination: string;
  origin: string;
  code: string;
  text: string;
  expected: 'blocked' | 'found' | 'silent';
  rules: string;
}

const rows: Row[] = parse(readFileSync(new URL('restricted-goods.csv', import.meta.url)), {
  columns: true,
});
const rules = { official: loadRestrictionRules(), workspace: [], hiding: loadHidingWords() };
const classification = loadClassification();
const known = new Set(rules.official.map(({ id }) => id));

function checkOf({ destination, origin, code, text }: Row, withTitle: boolean) {
  const found = restrictionsOf(
    {
      sku: null,
      title: text,
      description: null,
      material: null,
      category: null,
      hsCode: code || null,
      likelyCodes: code || !withTitle ? [] : likelyCodes(text, classification, destination),
      originCountry: origin || null,
      quantity: null,
      value: null,
      currency: null,
    },
    { destinationCountry: destination, originCountry: null, day: '2026-11-27' },
    rules,
    () => null,
  );
  return { ids: found.map(({ id }) => id), outcome: outcomeOf(found) };
}

/** Whether a row is answered as it should be; goods that are blocked too easily count as found. */
function isMet(row: Row, withTitle = true): boolean {
  const { ids, outcome } = checkOf(row, withTitle);
  if (row.expected === 'silent') return outcome === 'clear';
  const isFound = row.rules.split('|').some((id) => ids.includes(id));
  return isFound && (row.expected === 'found' || outcome === 'blocked');
}

const restricted = rows.filter(({ expected }) => expected !== 'silent');
const harmless = rows.filter(({ expected }) => expected === 'silent');
const missed = (asked: readonly Row[], withTitle = true): string[] =>
  asked
    .filter((row) => !isMet(row, withTitle))
    .map(({ destination, text }) => `${destination} ${text}`);

it('holds 150 restricted goods and 150 look-alikes, half without a code, and rules that exist', () => {
  for (const asked of [restricted, harmless]) {
    expect(asked.length).toBeGreaterThanOrEqual(150);
    expect(asked.filter(({ code }) => code === '').length).toBeGreaterThanOrEqual(asked.length / 2);
  }
  const named = restricted.flatMap((row) => row.rules.split('|'));
  expect(named.filter((id) => !known.has(id))).toEqual([]);
});

describe.each([...Map.groupBy(restricted, ({ theme }) => theme)])('%s', (_, asked) => {
  it('nine of ten are found, and blocked where the prohibition is plainly met', () => {
    expect(missed(asked).length).toBeLessThanOrEqual(asked.length / 10);
  });
});

it('nineteen of twenty look-alikes are silent', () => {
  expect(missed(harmless).length).toBeLessThanOrEqual(harmless.length / 20);
});

it('words alone find eight of ten, without a reading of the title', () => {
  expect(missed(restricted, false).length).toBeLessThanOrEqual(restricted.length / 5);
});
