/** Facts of the goods in plain words: «the main fibre is cotton», «it is for men». */
import { capitalised } from '../capitalised.ts';
import { AXIS_WORDS, type AxisWords, MATERIAL_WORDS, type ValueWords } from './axisWords.ts';
import { KIND_WORDS } from './kindWords.ts';
import type { RuleCondition } from './lexicon.ts';
import { measureInWords } from './measureWords.ts';

const WORDS: Readonly<Partial<Record<string, AxisWords>>> = { ...AXIS_WORDS, ...KIND_WORDS };

/** A clause in its two halves: «it is» and «for men». */
interface Clause {
  opening: string;
  words: string;
}

/**
 * That one of the values of an axis is true of the goods; with `negated` that none is. Null where a
 * value has no words: an article that the goods are made for.
 */
export function factInWords(
  axis: string,
  values: readonly string[],
  negated = false,
): string | null {
  const clauses = values.flatMap((value) => clauseOf(axis, value) ?? []);
  if (clauses.length === 0 || clauses.length < values.length) return null;
  const contrary = values.length === 1 ? WORDS[axis]?.contrary?.[values[0] ?? ''] : undefined;
  if (negated && contrary !== undefined) return contrary;
  const parts = gathered(clauses).map(({ opening, words }) =>
    negated
      ? `${denied(opening)} ${listed(words.map(bare), 'or')}`
      : `${opening} ${listed(words.length > 1 ? words.map(bare) : words, 'or')}`,
  );
  return parts.join(negated ? ' and ' : ' or ');
}

/** A value as it stands behind the opening of its axis; null where it has no words. */
export const valueInWords = (axis: string, value: string): string | null =>
  clauseOf(axis, value)?.words ?? null;

function clauseOf(axis: string, value: string): Clause | null {
  const words = WORDS[axis];
  const own: ValueWords | undefined = words?.values[value];
  if (words === undefined || own === undefined) return null;
  return typeof own === 'string'
    ? { opening: words.opening, words: own }
    : { opening: own[0], words: own[1] };
}

/** Clauses that open alike are one, with all that they say. */
function gathered(clauses: readonly Clause[]): { opening: string; words: string[] }[] {
  const openings = new Map<string, string[]>();
  for (const { opening, words } of clauses)
    openings.set(opening, [...new Set([...(openings.get(opening) ?? []), words])]);
  return [...openings].map(([opening, words]) => ({ opening, words }));
}

/** An opening cut at its verb: «it», «is», « for». */
function partsOf(opening: string): { subject: string; verb: string; after: string } {
  const words = opening.split(' ');
  const at = words.findIndex((word) => VERBS.has(word));
  const after = words.slice(at + 1).map((word) => ` ${word}`);
  return { subject: words.slice(0, at).join(' '), verb: words[at] ?? '', after: after.join('') };
}

const isOfBeing = (verb: string): boolean => verb === 'is' || verb === 'are';

/** «it is for» denied is «it is not for», «it has» is «it does not have». */
function denied(opening: string): string {
  const { subject, verb, after } = partsOf(opening);
  return isOfBeing(verb)
    ? `${subject} ${verb} not${after}`
    : `${subject} does not ${VERBS.get(verb) ?? verb}${after}`;
}

/** The verbs that openings have, and how each stands behind «does not». */
const VERBS: ReadonlyMap<string, string> = new Map([
  ['is', 'be'],
  ['are', 'be'],
  ['has', 'have'],
  ['contains', 'contain'],
  ['covers', 'cover'],
  ['carries', 'carry'],
  ['leaves', 'leave'],
  ['runs', 'run'],
]);

/** «a part, not the whole article» without what it sets apart: in a denial that would be said twice. */
const bare = (words: string): string => words.split(', not ')[0] ?? words;

/** «a, b or c». */
export const listed = (parts: readonly string[], link: 'and' | 'or'): string =>
  parts.length < 2
    ? (parts[0] ?? '')
    : `${parts.slice(0, -1).join(', ')} ${link} ${parts.at(-1) ?? ''}`;

/** A condition as a fact of the goods; null where it is none. */
export function conditionAsFact(condition: RuleCondition): string | null {
  switch (condition.test) {
    case 'axis':
      return factInWords(condition.axis, condition.values, condition.negated);
    case 'measure':
      return measureInWords(condition, MATERIAL_WORDS[condition.of ?? ''] ?? null);
    case 'word':
    case 'destination':
      return null;
  }
}

/**
 * A question that the goods answer with one of the values: «Is it boneless, or is it a carcass?».
 * Null where a value has no words.
 */
export function questionWhich(axis: string, values: readonly string[]): string | null {
  const clauses = values.flatMap((value) => clauseOf(axis, value) ?? []);
  if (clauses.length === 0 || clauses.length < values.length) return null;
  const asked = gathered(clauses).map(({ opening, words }) => asQuestion(opening, words));
  const rest = clauses.length > 1 ? ', or none of these' : '';
  return capitalised(`${asked.join(', or ')}${rest}?`);
}

function asQuestion(opening: string, values: readonly string[]): string {
  const { subject, verb, after } = partsOf(opening);
  const said = `${after} ${listed(values.map(bare), 'or')}`;
  return isOfBeing(verb)
    ? `${verb} ${subject}${said}`
    : `does ${subject} ${VERBS.get(verb) ?? verb}${said}`;
}
