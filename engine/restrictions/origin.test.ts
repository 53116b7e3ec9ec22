/** The observation that the origin was not named: it stands where some origin changes the answer. */
import { expect, it } from '@jest/globals';
import { loadHidingWords } from '../../edition/reading/restrictions/hiding.ts';
import { loadRestrictionRules } from '../../edition/reading/restrictions/rules.ts';
import { type CheckQuery, type Restriction, restrictionsOf } from './check.ts';
import { remembered } from '../remembered.ts';
import { ORIGIN_NOT_NAMED } from './origin.ts';
import { ownRule } from './ownRule.ts';
import type { RestrictionRule } from './types.ts';

const official = loadRestrictionRules();
const hiding = loadHidingWords();
const ofOrigins = official.filter(
  ({ direction, partners, partnersExcluded }) =>
    direction === 'import' && partners.length + partnersExcluded.length > 0,
);
const isCountry = (code: string): boolean => /^(?!EU)[A-Z]{2}$/.test(code);
/** Where rules look at the origin, and some where none does. */
const WITHOUT = ['BR', 'MX', 'SG', 'ZA'];
const DESTINATIONS = [
  ...new Set([...ofOrigins.flatMap(({ countries }) => countries), 'DE', ...WITHOUT]),
].filter(isCountry);
/** Those that rules name, and one that none does. */
const ORIGINS = [
  ...new Set(ofOrigins.flatMap((rule) => [...rule.partners, ...rule.partnersExcluded])),
  'VN',
];

const MUG = { title: 'Ceramic mug', hsCode: '691200' };
const BOOK = { title: 'Printed book', hsCode: '490199' };
const GOODS = [MUG, BOOK, { title: 'Smoked salmon', hsCode: '030541' }];

/** One for each destination: the check keeps what it learns of a query. */
const queryTo = remembered((destinationCountry: string): CheckQuery => ({
  destinationCountry,
  originCountry: null,
  day: '2026-11-27',
}));

function found(
  goods: (typeof GOODS)[number],
  destinationCountry: string,
  originCountry: string | null,
  workspace: readonly RestrictionRule[] = [],
): Restriction[] {
  return restrictionsOf(
    {
      ...goods,
      sku: null,
      description: null,
      material: null,
      category: null,
      originCountry,
      quantity: null,
      value: null,
      currency: null,
    },
    queryTo(destinationCountry),
    { official, workspace, hiding },
    () => null,
  ).filter(({ direction, ruleType, id }) => {
    const isSerious = ruleType !== 'observation' || id === ORIGIN_NOT_NAMED;
    return direction === 'import' && isSerious;
  });
}

const isAsked = (restrictions: readonly Restriction[]): boolean =>
  restrictions.some(({ id }) => id === ORIGIN_NOT_NAMED);
const idsOf = (restrictions: readonly Restriction[]): string =>
  restrictions.flatMap(({ id }) => (id === ORIGIN_NOT_NAMED ? [] : [id])).join(' ');

it.each(GOODS)('$title: told where some origin adds a rule, and nowhere else', (goods) => {
  const wrong = DESTINATIONS.filter((destination) => {
    const open = found(goods, destination, null);
    const isMoved = ORIGINS.some(
      (origin) => idsOf(found(goods, destination, origin)) !== idsOf(open),
    );
    return isAsked(open) !== isMoved;
  });
  expect(wrong).toEqual([]);
});

it('of plain goods it is told by those that ban an origin whole', () => {
  const banning = ofOrigins.filter(
    ({ codes, keywords, concepts, places }) =>
      codes.length + keywords.length + concepts.length + places.length === 0,
  );
  const laws = new Set(banning.flatMap(({ countries }) => countries));
  const telling = DESTINATIONS.filter((destination) => isAsked(found(MUG, destination, null)));
  expect(telling).toEqual(expect.arrayContaining([...laws].filter(isCountry)));
  for (const free of ['AU', 'CN', ...WITHOUT]) expect(telling).not.toContain(free);
});

it('a rule of the workspace on goods of an origin counts too', () => {
  const own = ownRule({
    id: '0195f2a0-0000-7000-8000-000000000001',
    country: 'BR',
    direction: 'import',
    ruleType: 'prohibition',
    code: '6912',
    keywords: [],
    origins: ['CN'],
    title: 'No mugs from there',
    summary: null,
  });
  expect(isAsked(found(MUG, 'BR', null, [own]))).toBe(true);
  expect(isAsked(found(BOOK, 'BR', null, [own]))).toBe(false);
  expect(isAsked(found(MUG, 'BR', 'DE', [own]))).toBe(false);
});
