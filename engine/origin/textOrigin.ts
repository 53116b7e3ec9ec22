/**
 * What a text without a page says of the origin: the caller's own fields, and the print on a photo.
 */
import { foldWithPlaces } from './fold.ts';
import { type Gazetteer, placeAt, tokensOf } from './places.ts';
import { type Statement, statementsIn } from './statements.ts';
import { disagreement, type Signal, type SignalKind, type StatedOrigin } from './types.ts';
import { protectedNameIn } from './protectedNames.ts';
import {
  ASIDE,
  DISAGREES,
  GENERIC,
  IMAGE_LABEL,
  PROTECTED,
  USER,
  weightOfStatement,
} from './weights.ts';

/** Signals of a text of the caller: a country stated there is stated as a fact. */
export const textOrigin = (text: string, gazetteer: Gazetteer): StatedOrigin =>
  statedIn(text, 'user', USER, gazetteer);

/** Signals of fields that speak of the maker, of a part, or of a shelf: hints, each field by itself. */
export const asideSignals = (fields: readonly string[], gazetteer: Gazetteer): Signal[] =>
  fields.flatMap((field) => statedIn(field, 'user', ASIDE, gazetteer).signals);

/**
 * Hints of brands and categories of which a part is the name of a country and no more: `Murano
 * glass, Italy`, `Knives > Japan`. A name that is a common word too, or one within other words, is
 * none: Turkey is meat, Swiss Military a brand.
 */
export function shelfSignals(fields: readonly string[], gazetteer: Gazetteer): Signal[] {
  const named = fields.flatMap((field) =>
    field.split(PARTED).flatMap((part) => {
      const country = wholeCountry(part.trim(), gazetteer);
      return country === null ? [] : [{ country, evidence: field }];
    }),
  );
  // a shop that lists by countries has each of them; goods are of one
  if (new Set(named.map(({ country }) => country)).size !== 1) return [];
  const [one] = named;
  return one ? [{ kind: 'user', weight: ASIDE, ...one }] : [];
}

/** The signal of a name that only goods of one country may bear. */
export function protectedSignals(
  text: string,
  kind: SignalKind,
  { protectedNames }: Gazetteer,
): Signal[] {
  const found = protectedNameIn(text, protectedNames);
  if (!found) return [];
  const { country, isGeneric, words } = found;
  const evidence = isGeneric
    ? `${words}: in ${country} a protected name, elsewhere a kind of goods`
    : `${words}: a name that only goods of ${country} may bear`;
  return [{ kind, country, weight: isGeneric ? GENERIC : PROTECTED, evidence }];
}

const PARTED = /[,，、;|>/()（）]|\s[-–—·]\s/;

/** The country that a text is the name of, and nothing else. */
function wholeCountry(text: string, gazetteer: Gazetteer): string | null {
  const folded = foldWithPlaces(text);
  const tokens = tokensOf(folded, 0, folded.folded.length, gazetteer);
  const place = placeAt(tokens, 0, gazetteer, [null]);
  const isWhole = place !== null && place.length === tokens.length;
  return isWhole && place.trap === null && !place.isPart ? place.country : null;
}

/**
 * Signals of the text that was read on a photo. Letters that are often misread are tried in their
 * usual shape too.
 */
export function photoOrigin(text: string, gazetteer: Gazetteer): StatedOrigin {
  const plain = statedIn(text, 'image', IMAGE_LABEL, gazetteer);
  if (plain.signals.length > 0 || plain.evidence !== null) return plain;
  return statedIn(respelt(text), 'image', IMAGE_LABEL, gazetteer);
}

/** "MADE lN CH1NA", "MADEINCHINA": the print of labels as it is misread. */
const respelt = (text: string): string =>
  text
    .replace(/made\s*[il1|]n\s*/giu, 'Made in ')
    .replace(/product\s*[o0]f\s*/giu, 'Product of ')
    .replace(/(?<!\p{L})\p{L}*[l1|0]\p{L}[\p{L}l1|0]*/gu, (word) =>
      /^[\p{Lu}l1|0]{3,}$/u.test(word) ? word.replace(/[l1|]/g, 'I').replace(/0/g, 'O') : word,
    );

function statedIn(
  text: string,
  kind: SignalKind,
  ceiling: number,
  gazetteer: Gazetteer,
): StatedOrigin {
  const statements = statementsIn(text, { language: null, gazetteer });
  const signals = new Map<string, Signal>();
  for (const statement of statements) {
    const weight = weightOfStatement(statement, ceiling);
    for (const country of statement.countries) {
      const before = signals.get(country);
      if (!before || before.weight < weight)
        signals.set(country, { kind, country, weight, evidence: statement.evidence });
    }
  }
  const sorted = [...signals.values()].sort(
    (a, b) => b.weight - a.weight || (a.country < b.country ? -1 : 1),
  );
  const [best, rival] = sorted;
  const isOne =
    best !== undefined && best.weight > DISAGREES && (!rival || rival.weight < DISAGREES);
  if (isOne) return { signals: sorted, country: best.country, evidence: best.evidence };
  const unresolved = unresolvedIn(statements);
  const evidence = disagreement(sorted) ?? unresolved ?? best?.evidence ?? null;
  return { signals: sorted, country: null, evidence };
}

const unresolvedIn = (statements: readonly Statement[]): string | null =>
  statements.find(({ countries }) => countries.length !== 1)?.evidence ?? null;
