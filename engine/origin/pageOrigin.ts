/** What a product page says of the origin, from the mentions that were collected of it. */
import type { OriginMention } from '../page/types.ts';
import { foldWithPlaces } from './fold.ts';
import { isAboutTrade, labelKind, type LabelKind } from './labels.ts';
import { placesOfValue } from './named.ts';
import { countryOfCode, type Gazetteer, tokensOf } from './places.ts';
import { type Statement, statementsIn } from './statements.ts';
import { disagreement, type Signal, type StatedOrigin } from './types.ts';
import {
  AMBIGUOUS,
  ASSEMBLED,
  FAR,
  LABEL_ROW,
  PROVINCE,
  STRUCTURED,
  weightOfStatement,
} from './weights.ts';

/** Where a page comes from, as far as it is known. */
export interface PageContext {
  /** Language subtag. */
  language: string | null;
  /** ISO 3166-1 alpha-2. */
  country: string | null;
}

/** A country that something on the page names, or what names no single one. */
interface Reading {
  kind: 'structured_data' | 'page_text';
  countries: string[];
  weight: number;
  evidence: string;
}

/**
 * What a page states: a signal for each country and kind, the strongest of its kind, and the
 * country where one statement stands above all others. `country` is null when the page states none,
 * several, or a union; `evidence` then holds the list, or both of two that disagree.
 */
export function statedOrigin(
  mentions: readonly OriginMention[],
  page: PageContext,
  gazetteer: Gazetteer,
): StatedOrigin {
  const readings = mentions.flatMap((mention) => readingsOf(mention, page, gazetteer));
  const near = readings.filter(({ weight }) => weight > AMBIGUOUS);
  // what a shop says of itself counts where the product says nothing
  const heard = near.some(({ countries }) => countries.length > 0) ? near : readings;
  return stated(heard);
}

/** Signals and the one country of readings; a list of countries stays as evidence. */
function stated(readings: readonly Reading[]): StatedOrigin {
  const signals = new Map<string, Signal>();
  for (const { kind, countries, weight, evidence } of readings) {
    for (const country of countries) {
      const before = signals.get(`${kind} ${country}`);
      if (!before || before.weight < weight)
        signals.set(`${kind} ${country}`, { kind, country, weight, evidence });
    }
  }
  const sorted = [...signals.values()].sort(
    (a, b) => b.weight - a.weight || (a.country < b.country ? -1 : 1),
  );
  const best = oneCountry(sorted);
  if (best) return { signals: sorted, country: best.country, evidence: best.evidence };
  const unresolved = readings.find(({ countries }) => countries.length !== 1)?.evidence ?? null;
  const evidence = disagreement(sorted) ?? unresolved ?? sorted[0]?.evidence ?? null;
  return { signals: sorted, country: null, evidence };
}

/** The strongest signal, unless another country is stated as well as it. */
function oneCountry([best, ...others]: readonly Signal[]): Signal | null {
  if (!best || best.weight <= 0.5) return null;
  const rival = others.find(({ country }) => country !== best.country);
  return !rival || (rival.weight <= ASSEMBLED && best.weight > FAR) ? best : null;
}

function readingsOf(mention: OriginMention, page: PageContext, gazetteer: Gazetteer): Reading[] {
  const { zone, label } = mention;
  if (zone === 'structured') return structuredReading(mention, page, gazetteer);
  const kind = label === null ? null : labelKind(label);
  if (kind !== null) return labelReading(mention, kind, page, gazetteer);
  if (label !== null && (isAboutTrade(label) || mention.text.length > ROW_CHARACTERS)) return [];
  // a row that is about something else may still say "Made in Italy"
  const text = label === null || zone !== 'row' ? mention.text : `${label}: ${mention.text}`;
  return statementsIn(text, { language: page.language, gazetteer }).flatMap((statement) => {
    const weight = zoneWeight(statement, zone, text);
    return weight === 0 ? [] : [readingOf(statement, soften(statement, weight, page))];
  });
}

/** A longer row is no fact of the goods but a block, and its text is heard as such. */
const ROW_CHARACTERS = 300;

function structuredReading(
  mention: OriginMention,
  page: PageContext,
  gazetteer: Gazetteer,
): Reading[] {
  const assembly = mention.label !== null && labelKind(mention.label) === 'assembly';
  const weight = assembly ? ASSEMBLED : STRUCTURED;
  return valueReadings(mention.text, page, gazetteer).map(
    ({ countries, evidence, strength, most }) => ({
      kind: 'structured_data' as const,
      countries,
      weight: shared(Math.min(weight, most, strength === 'assembled' ? ASSEMBLED : 1), countries),
      evidence: mention.label === null ? evidence : `${mention.label}: ${evidence}`,
    }),
  );
}

function labelReading(
  mention: OriginMention,
  kind: LabelKind,
  page: PageContext,
  gazetteer: Gazetteer,
): Reading[] {
  const byLabel = kind === 'assembly' ? ASSEMBLED : kind === 'vague' ? AMBIGUOUS : LABEL_ROW;
  const weight = mention.zone === 'aside' ? Math.min(byLabel, AMBIGUOUS) : byLabel;
  return valueReadings(mention.text, page, gazetteer).map(
    ({ countries, evidence, strength, most }) => ({
      kind: 'page_text' as const,
      countries,
      weight: shared(Math.min(weight, most, strength === 'assembled' ? ASSEMBLED : 1), countries),
      evidence: `${mention.label}: ${evidence}`,
    }),
  );
}

const shared = (weight: number, countries: readonly string[]): number =>
  countries.length > 1 ? weight / countries.length : weight;

interface Value {
  countries: string[];
  evidence: string;
  strength: Statement['strength'];
  /** No value of this kind weighs more. */
  most: number;
}

const VALUE_CHARACTERS = 160;

/**
 * The countries of a value: a code, names, adjectives, or a whole statement ("Assembled in China,
 * designed in Italy").
 */
function valueReadings(text: string, page: PageContext, gazetteer: Gazetteer): Value[] {
  const value = text.trim().slice(0, VALUE_CHARACTERS);
  if (value === '') return [];
  const code = /^[\p{L}]{2,3}$/u.test(value) ? countryOfCode(value, gazetteer) : null;
  if (code) return [{ countries: [code], evidence: value, strength: 'label', most: 1 }];
  const spoken = statementsIn(value, { language: page.language, gazetteer });
  if (spoken.length > 0)
    return spoken.map(({ countries, evidence, strength, reservation }) => ({
      countries,
      evidence,
      strength,
      most: reservation === null ? 1 : MOST[reservation],
    }));
  const folded = foldWithPlaces(value.replace(/(?<=\s)malı\b/u, ''));
  const tokens = tokensOf(folded, 0, folded.folded.length, gazetteer);
  const named = placesOfValue(tokens, {
    gazetteer,
    language: page.language,
    phraseLanguage: null,
    gap: VALUE_GAP,
    codes: true,
  });
  return named
    ? [
        {
          countries: named.countries,
          evidence: value,
          strength: 'label',
          most: named.isPart ? PROVINCE : 1,
        },
      ]
    : [];
}

const MOST = { possible: AMBIGUOUS, 'foreign parts': FAR, province: PROVINCE } as const;

/** Words before the country in a value: "Florence, Tuscany, Italy". */
const VALUE_GAP = 6;

/** All that a shop sells, or an answer to "where is it made". */
const SHOP_WIDE =
  /\b(?:all|every|everything|each|alle|sämtliche|tous|toutes|tutti|tutte|todos|todas|wszystkie|все|всі)\b|\b(?:our|unsere?|nos|notre|nostr[io]|nuestr[oa]s?|noss[oa]s|onze|nasze|наш[аи]?) \p{L}+|\bwe\b/iu;

function zoneWeight(statement: Statement, zone: OriginMention['zone'], text: string): number {
  switch (zone) {
    case 'meta':
      return weightOfStatement(statement, 0.9);
    case 'body':
      return weightOfStatement(statement, FAR);
    case 'aside':
      return SHOP_WIDE.test(text) || statement.strength === 'label'
        ? weightOfStatement(statement, AMBIGUOUS)
        : 0;
    case 'row':
    case 'product':
    case 'structured':
      return weightOfStatement(statement);
  }
}

/** On a page of the United States "Georgia" may be the state. */
const soften = ({ countries }: Statement, weight: number, { country }: PageContext): number =>
  country === 'US' && countries.includes('GE') ? Math.min(weight, AMBIGUOUS) : weight;

const readingOf = ({ countries, evidence }: Statement, weight: number): Reading => ({
  kind: 'page_text',
  countries,
  weight,
  evidence,
});
