/** Which rules are asked for an item: all that can match it, and few others. */
import { describe, expect, it } from '@jest/globals';
import { loadRestrictionRules } from '../../edition/reading/restrictions/rules.ts';
import { candidatesOf } from './candidates.ts';
import { type ItemCodes, matchGoods } from './goods.ts';
import { ownRule } from './ownRule.ts';
import type { RestrictionRule } from './types.ts';

const OWN = ['6', '69', '6912'].map((code) =>
  ownRule({
    id: `own-${code}`,
    country: 'BR',
    direction: 'import',
    ruleType: 'prohibition',
    code,
    keywords: [],
    origins: [],
    title: 'Own',
    summary: null,
  }),
);
const rules: ReadonlySet<RestrictionRule> = new Set([...loadRestrictionRules(), ...OWN]);
const NO_HITS = new Map<RestrictionRule, never[]>();

const CODES: ItemCodes[] = [
  ...['0', '03', '030541', '2402', '691200', '8211', '9304', '930400', '98'].map((code) => ({
    code,
    likely: [],
  })),
  { code: null, likely: [] },
  {
    code: null,
    likely: [
      { code: '930400', probability: 0.7 },
      { code: '820559', probability: 0.2 },
    ],
  },
];

describe('the rules that are asked', () => {
  it.each(CODES)('hold all that match %j, in their order', (codes) => {
    const asked = candidatesOf(rules, codes, NO_HITS);
    const matching = (all: Iterable<RestrictionRule>): string[] =>
      [...all].filter((rule) => matchGoods(rule, codes, []) !== null).map(({ id }) => id);
    expect(matching(asked)).toEqual(matching(rules));
  });

  it('are few for goods of one chapter', () => {
    const asked = candidatesOf(rules, { code: '691200', likely: [] }, NO_HITS);
    expect(asked.map(({ id }) => id)).toEqual(expect.arrayContaining(['own-6', 'own-6912']));
    expect(asked.length).toBeLessThan(rules.size / 10);
  });

  it('hold those of which a keyword was found, of the set alone', () => {
    const spoken = [...rules].filter(({ keywords }) => keywords.length > 0).slice(0, 2);
    const last = spoken.slice(1);
    const hits = new Map(spoken.map((rule) => [rule, []]));
    expect(candidatesOf(new Set(last), { code: '98', likely: [] }, hits)).toEqual(last);
  });
});
