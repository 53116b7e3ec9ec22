/** What holds for whatever goods: order, place of words, the outcome, the day. */
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { loadHidingWords } from '../edition/reading/restrictions/hiding.ts';
import { loadRestrictionRules } from '../edition/reading/restrictions/rules.ts';
import {
  type CheckedItem,
  type CheckQuery,
  outcomeOf,
  type Restriction,
  restrictionsOf,
} from '../engine/restrictions/check.ts';
import { ownRule, type OwnRule } from '../engine/restrictions/ownRule.ts';

const official = loadRestrictionRules();
const hiding = loadHidingWords();
const NOTHING: CheckedItem = {
  sku: null,
  title: null,
  description: null,
  material: null,
  category: null,
  hsCode: null,
  originCountry: null,
  quantity: null,
  value: null,
  currency: null,
};
const DESTINATIONS = ['US', 'DE', 'FR', 'GB', 'XI', 'AU', 'CA', 'JP', 'CH', 'SA'];

const check = (
  item: Partial<CheckedItem>,
  query: Partial<CheckQuery> = {},
  own: OwnRule[] = [],
): Restriction[] =>
  restrictionsOf(
    { ...NOTHING, ...item },
    { destinationCountry: 'US', originCountry: null, day: '2026-11-22', ...query },
    { official, workspace: own.map(ownRule), hiding },
    (amount, from, to) => (from === to ? amount : null),
  );
const idsOf = (found: readonly Restriction[]): string[] => found.map(({ id }) => id);

const destination = fc.constantFrom(...DESTINATIONS);
const digits = fc
  .tuple(fc.integer({ min: 1, max: 97 }), fc.stringMatching(/^\d{0,8}$/))
  .map(([chapter, rest]) => `${String(chapter).padStart(2, '0')}${rest}`);
const keyword = fc.constantFrom(
  ...official.flatMap((rule) => rule.keywords.map(({ text }) => text)),
);
const prose = fc
  .array(fc.oneof(keyword, fc.lorem({ maxCount: 4 })), { maxLength: 6 })
  .map((parts) => parts.join(' '));
const item = fc.record({ title: prose, description: prose, hsCode: fc.option(digits) });

describe('for any goods', () => {
  it('every rule is reported once, prohibitions first', () => {
    fc.assert(
      fc.property(item, destination, (goods, destinationCountry) => {
        const found = check(goods, { destinationCountry, originCountry: 'CN' });
        expect(new Set(idsOf(found)).size).toBe(found.length);
        const order = found.map(({ ruleType }) =>
          ['prohibition', 'restriction', 'observation'].indexOf(ruleType),
        );
        expect(order).toEqual(order.toSorted((left, right) => left - right));
      }),
      { numRuns: 200 },
    );
  });

  it('capitals and accents change nothing', () => {
    fc.assert(
      fc.property(item, destination, (goods, destinationCountry) => {
        const shouted = { ...goods, title: goods.title.toUpperCase().normalize('NFD') };
        expect(idsOf(check(shouted, { destinationCountry }))).toEqual(
          idsOf(check(goods, { destinationCountry })),
        );
      }),
      { numRuns: 200 },
    );
  });

  it('digits behind a code lose no rule that the code is sure of', () => {
    fc.assert(
      fc.property(digits, destination, (hsCode, destinationCountry) => {
        const sure = check({ hsCode }, { destinationCountry }).filter(
          ({ confidence }) => confidence === 'high',
        );
        const longer = idsOf(check({ hsCode: `${hsCode}00` }, { destinationCountry }));
        const excepted = official
          .filter((rule) => rule.codesExcluded.length > 0)
          .map(({ id }) => id);
        expect(idsOf(sure).filter((id) => !longer.includes(id) && !excepted.includes(id))).toEqual(
          [],
        );
      }),
      { numRuns: 300 },
    );
  });

  it('only a sure prohibition blocks, and observations alone are clear', () => {
    fc.assert(
      fc.property(item, destination, (goods, destinationCountry) => {
        const found = check(goods, { destinationCountry });
        const isBlocked = found.some(
          (one) => one.ruleType === 'prohibition' && one.confidence === 'high',
        );
        expect(outcomeOf(found) === 'blocked').toBe(isBlocked);
        if (found.every(({ ruleType }) => ruleType === 'observation'))
          expect(outcomeOf(found)).toBe('clear');
      }),
      { numRuns: 200 },
    );
  });

  it('a keyword without a code is sure only for a rule that names its concept plainly', () => {
    const plain = new Set(
      official.flatMap(({ id, concepts }) => (concepts.some((one) => one.isPlain) ? [id] : [])),
    );
    fc.assert(
      fc.property(prose, destination, (title, destinationCountry) => {
        for (const one of check({ title }, { destinationCountry }))
          expect(one.matchedOn === 'origin' || one.confidence !== 'high' || plain.has(one.id)).toBe(
            true,
          );
      }),
      { numRuns: 200 },
    );
  });
});

describe('a rule and its day', () => {
  it.each([
    ['2026-12-29', 'eu-deforestation-announced'],
    ['2026-12-30', 'eu-deforestation'],
  ])('on %s cocoa meets %s', (day, id) => {
    const found = check({ hsCode: '180100' }, { destinationCountry: 'DE', day });
    expect(idsOf(found).filter((one) => one.startsWith('eu-deforestation'))).toEqual([id]);
  });
});

describe('a rule above a value', () => {
  const RUSSIA = { destinationCountry: 'RU', originCountry: 'DE' };
  const bag = (value: number | null, currency: string | null, quantity: number | null = null) =>
    check({ hsCode: '420221', value, currency, quantity }, RUSSIA).filter(
      ({ id }) => id === 'eu-export-luxury-russia',
    );

  it.each([
    ['not for pieces worth less', 300, 'EUR', null, []],
    ['surely for pieces worth more', 301, 'EUR', null, ['high']],
    ['by the piece', 3000, 'EUR', 10, []],
    ['with less confidence where the value is not known', null, null, null, ['medium']],
    ['with less confidence where no rate is known', 301, 'XAF', null, ['medium']],
  ] as const)('%s', (_, value, currency, quantity, expected) => {
    expect(bag(value, currency, quantity).map(({ confidence }) => confidence)).toEqual(expected);
  });
});

describe('the rules of a workspace', () => {
  const OWN: OwnRule = {
    id: 'own',
    country: '*',
    direction: 'import',
    ruleType: 'prohibition',
    code: null,
    keywords: [],
    origins: [],
    title: 'Own',
    summary: null,
  };
  const own = (
    rule: Partial<OwnRule>,
    goods: Partial<CheckedItem>,
    query: Partial<CheckQuery> = {},
  ): boolean => idsOf(check(goods, query, [{ ...OWN, ...rule }])).includes('own');

  it.each([
    ['a code and all under it', { code: '6912' }, { hsCode: '691200' }, true],
    ['no code beside it', { code: '6912' }, { hsCode: '691300' }, false],
    ['no code above it', { code: '691200' }, { hsCode: '6912' }, false],
    ['a word in the title', { keywords: ['mug'] }, { title: 'Two mugs' }, true],
    [
      'a word in the material',
      { keywords: ['bamboo'] },
      { title: 'Mug', material: 'Bamboo fibre' },
      true,
    ],
    [
      'a word in the category',
      { keywords: ['kitchen'] },
      { title: 'Mug', category: 'Home > Kitchen' },
      true,
    ],
    ['a plural of another language', { keywords: ['Tasse'] }, { title: 'Zwei Tassen' }, true],
    ['no part of a word', { keywords: ['mug'] }, { title: 'Smuggler lamp' }, false],
    [
      'words as they are written, though they mean a colour',
      { keywords: ['ivory'] },
      { title: 'Ivory colour' },
      true,
    ],
    [
      'both where both are given',
      { code: '6912', keywords: ['mug'] },
      { hsCode: '691200', title: 'Cup' },
      false,
    ],
    [
      'both where the code is missing',
      { code: '6912', keywords: ['mug'] },
      { title: 'Mug' },
      false,
    ],
    ['the origin of the item', { origins: ['CN'] }, { title: 'Mug', originCountry: 'CN' }, true],
    ['not an origin that was not said', { origins: ['CN'] }, { title: 'Mug' }, false],
  ] as const)('match %s', (_, rule, goods, expected) => {
    expect(own(rule, goods)).toBe(expected);
  });

  it('hold in their own country, or in every one', () => {
    const goods = { title: 'Mug' };
    const rule = { keywords: ['mug'], country: 'EU' };
    expect(own(rule, goods, { destinationCountry: 'DE' })).toBe(true);
    expect(own(rule, goods, { destinationCountry: 'US' })).toBe(false);
  });
});
