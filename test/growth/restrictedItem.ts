/** Items and rules with which the check of restricted goods is given much to find. */
import { type Restriction, restrictionsOf, type Rules } from '../../engine/restrictions/check.ts';
import { ownRule } from '../../engine/restrictions/ownRule.ts';
import type { RestrictionRule } from '../../engine/restrictions/types.ts';

/** A text again and again, up to so many characters. */
export const fullOf = (text: string, characters: number): string =>
  text.repeat(Math.ceil(characters / text.length)).slice(0, characters);

/** What holds for goods of these words, from China to the United States. */
export const checkText = (text: string, rules: Rules): Restriction[] =>
  restrictionsOf(
    {
      sku: null,
      title: text.slice(0, 300),
      description: text,
      material: text.slice(0, 300),
      category: text.slice(0, 300),
      hsCode: null,
      originCountry: 'CN',
      quantity: null,
      value: null,
      currency: null,
    },
    { destinationCountry: 'US', originCountry: 'CN', day: '2026-11-21' },
    rules,
    () => null,
  );

/** So many rules of a workspace, each with its keywords. */
export const ownRules = (
  count: number,
  keywordsOf: (rule: number) => string[],
): RestrictionRule[] =>
  Array.from({ length: count }, (_, at) =>
    ownRule({
      id: `own-${at}`,
      country: '*',
      direction: 'import',
      ruleType: 'observation',
      code: null,
      keywords: keywordsOf(at),
      origins: [],
      title: 'A rule',
      summary: null,
    }),
  );
