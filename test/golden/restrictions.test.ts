/**
 * Goods as people write them, and the rules that they must meet or must not: `restrictions.csv`,
 * own wording. `id` must match, `id=high` with that confidence, `!id` must not; `-` means that
 * nothing matches. Rules that the row does not name are free. `source` is the law that is met, or
 * the one that the words come near to and why it is not met; `read` the day of it.
 */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { parse } from 'csv-parse/sync';
import { loadHidingWords } from '../../edition/reading/restrictions/hiding.ts';
import { loadRestrictionRules } from '../../edition/reading/restrictions/rules.ts';
import { restrictionsOf } from '../../engine/restrictions/check.ts';
import { ORIGIN_NOT_NAMED } from '../../engine/restrictions/origin.ts';

interface Row {
  family: string;
  destination: string;
  sent_from: string;
  origin: string;
  code: string;
  text: string;
  expected: string;
}

const rows: Row[] = parse(readFileSync(new URL('restrictions.csv', import.meta.url)), {
  columns: true,
});
const rules = { official: loadRestrictionRules(), workspace: [], hiding: loadHidingWords() };
const known = new Set(rules.official.map(({ id }) => id));

const matchesOf = ({ destination, sent_from, origin, code, text }: Row): Map<string, string> => {
  const found = restrictionsOf(
    {
      sku: null,
      title: text,
      description: null,
      material: null,
      category: null,
      hsCode: code || null,
      originCountry: origin || null,
      quantity: null,
      value: null,
      currency: null,
    },
    { destinationCountry: destination, originCountry: sent_from || null, day: '2026-11-22' },
    rules,
    () => null,
  );
  // rows without an origin are told that it matters; that says nothing of the goods
  const ofGoods = found.filter(({ id }) => id !== ORIGIN_NOT_NAMED);
  return new Map(ofGoods.map(({ id, confidence }) => [id, confidence]));
};

it('holds 250 rows or more, and names rules that exist', () => {
  expect(rows.length).toBeGreaterThanOrEqual(250);
  const named = rows.flatMap(({ expected }) => (expected === '-' ? [] : expected.split(';')));
  const ids = named.map((one) => one.replace(/^!|=.*$/g, ''));
  expect(ids.filter((id) => !known.has(id))).toEqual([]);
});

it('has a row for every way to be sure', () => {
  for (const confidence of ['high', 'medium', 'low'])
    expect(rows.some(({ expected }) => expected.endsWith(`=${confidence}`))).toBe(true);
});

describe.each([...Map.groupBy(rows, ({ family }) => family)])('%s', (_, family) => {
  it.each(
    family.map((row) => [
      [row.destination, row.sent_from, row.origin, row.code, row.text].join(' '),
      row,
    ]),
  )('%s', (_name, row) => {
    const found = matchesOf(row as Row); // the table of jest forgets the type
    const { expected } = row as Row;
    if (expected === '-') return expect([...found]).toEqual([]);
    for (const one of expected.split(';')) {
      const [id = '', confidence] = one.replace('!', '').split('=');
      const got = one.startsWith('!') ? [id, !found.has(id)] : [id, found.get(id)];
      expect(got).toEqual([id, one.startsWith('!') ? true : (confidence ?? expect.any(String))]);
    }
  });
});
