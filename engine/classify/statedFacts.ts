/** Facts that a caller states beside the text, by their public names. */
import { didYouMean, nearest } from '../nearest.ts';
import type { Issue } from '../refusal.ts';
import { AXES, vocabularyOf } from './axisNames.ts';
import type { ClassificationEdition } from './edition.ts';
import { type Facts, setOrDrop, type Stated } from './facts.ts';
import { placesOf } from './match.ts';
import type { Measure } from './measures.ts';

/** Public names of the axes whose own name a caller would not understand. */
const NAMES: ReadonlyMap<string, string> = new Map([
  ['main', 'material'],
  ['outer', 'outer_material'],
  ['upper', 'upper_material'],
  ['sole', 'sole_material'],
  ['lining', 'lining_material'],
  ['weave', 'fabric'],
  ['user', 'worn_by'],
  ['for', 'purpose'],
  ['source', 'light_source'],
  ['print', 'printed'],
  ['pack', 'packing'],
]);

/**
 * Not a fact to state: the price is a field of its own, a share needs its material, an age is an
 * age label.
 */
const UNSTATABLE = new Set(['age', 'part', 'price', 'share']);

/** The fact by which a caller states an axis, for example `main_fibre`. */
export const factOf = (axis: string): string => NAMES.get(axis) ?? axis.replaceAll('-', '_');

const AXIS_OF: ReadonlyMap<string, string> = new Map(
  Object.keys(AXES)
    .filter((axis) => !UNSTATABLE.has(axis))
    .map((axis) => [factOf(axis), axis]),
);

/** Names of all facts that can be stated. */
export const FACTS: readonly string[] = [...AXIS_OF.keys()].sort();

/** Whether an axis can be stated as a fact. */
export const isStatable = (axis: string): boolean => AXIS_OF.has(factOf(axis));

/** What is none of the values that decide. */
export const OTHER = 'other';

/** Stated facts by name: a value of the fact, or a number in its unit, `<=` or `>` before it. */
export type StatedFacts = Readonly<Partial<Record<string, string>>>;

/** A stated value that its fact does not have. */
export interface WrongFact {
  fact: string;
  message: string;
  allowed?: readonly string[];
}

/** The first stated fact that cannot be read, with what would be accepted; null when all can. */
export function wrongFact(stated: StatedFacts, edition: ClassificationEdition): WrongFact | null {
  for (const [fact, value = ''] of Object.entries(stated)) {
    const wrong = faultOf(fact, value, edition);
    if (wrong) return wrong;
  }
  return null;
}

/** As many as one answer tells. */
const WRONG_MAX = 10;

/** The stated facts that cannot be read, as faults of the request; none when all can. */
export const wrongFacts = (stated: StatedFacts, edition: ClassificationEdition): Issue[] =>
  Object.entries(stated)
    .flatMap(([fact, value = '']) => faultOf(fact, value, edition) ?? [])
    .slice(0, WRONG_MAX)
    .map(issueOf);

/** A wrong fact as a fault of the request. */
export const issueOf = ({ fact, message, allowed }: WrongFact): Issue => ({
  path: `facts.${fact}`,
  message,
  ...(allowed ? { allowed } : {}),
});

function faultOf(fact: string, value: string, edition: ClassificationEdition): WrongFact | null {
  const axis = AXIS_OF.get(fact);
  if (axis === undefined)
    return { fact, message: `is no known fact${meant(fact, FACTS)}`, allowed: FACTS };
  if (AXES[axis]?.kind === 'measure') {
    if (AMOUNT.test(value)) return null;
    const unit = AXES[axis].unit ?? '';
    return { fact, message: `must be a number in ${unit}, for example 12.5 or >12.5` };
  }
  const values = valuesOf(axis, edition);
  return values.includes(value)
    ? null
    : { fact, message: `is not one of its values${meant(value, values)}`, allowed: values };
}

const meant = (written: string, known: readonly string[]): string =>
  didYouMean(nearest(written, known));

const AMOUNT = /^(<=|>)?(\d{1,7}(?:\.\d{1,4})?)$/;

/** Every value that an axis knows, and `other`. */
export const valuesOf = (axis: string, { lexicon }: ClassificationEdition): string[] => [
  ...lexicon.values.filter((one) => one.axis === vocabularyOf(axis)).map(({ value }) => value),
  OTHER,
];

/** Surer than any place of a text. */
const WEIGHT = 2;

/** The facts with the stated ones in the place of what the text says of the same axes. */
export function withStated(facts: Facts, stated: StatedFacts): Facts {
  const values = new Map(facts.values);
  const measures: Measure[] = [...facts.measures];
  for (const [fact, value = ''] of Object.entries(stated)) {
    const axis = AXIS_OF.get(fact);
    if (axis === undefined) continue;
    if (AXES[axis]?.kind === 'measure') {
      const [, bound, amount] = AMOUNT.exec(value) ?? [];
      const others = measures.filter((one) => one.axis !== axis);
      measures.splice(0, measures.length, ...others, {
        axis,
        amount: Number(amount),
        bound: bound === '<=' ? 'below' : bound === '>' ? 'above' : 'exact',
        of: null,
        at: -1,
      });
    } else values.set(axis, [statedBy(value)]);
  }
  const unsaid = silence(values, facts, (axis) => factOf(axis) in stated);
  return { ...facts, values, measures, unsaid };
}

/**
 * Takes out of the values what the text says of the whole where the caller states a part of it, and
 * colours where the caller states the metal; gives the places of words that the caller contradicts.
 */
function silence(
  values: Map<string, readonly Stated[]>,
  facts: Facts,
  isStatedOn: (axis: string) => boolean,
): Set<number> {
  const said = facts.values.get('main') ?? [];
  const isTold = isStatedOn('main');
  if (!isTold && (isStatedOn('outer') || isStatedOn('upper'))) values.delete('main');
  else if (!isTold && isStatedOn('metal')) {
    setOrDrop(
      values,
      'main',
      said.filter(({ isTint }) => isTint !== true),
    );
  }
  const kept = new Set((values.get('main') ?? []).map(({ value }) => value));
  const lost = said.filter(({ value, at }) => at >= 0 && !kept.has(value));
  return new Set([...(facts.unsaid ?? []), ...lost.flatMap(placesOf)]);
}

const statedBy = (value: string): Stated => ({
  value,
  weight: WEIGHT,
  at: -1,
  length: 0,
  source: 'as stated',
});
