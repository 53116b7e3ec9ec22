/** Facts stated by the caller that the text contradicts. */
import { vocabularyOf } from './axisNames.ts';
import type { Facts, Stated } from './facts.ts';
import type { Measure } from './measures.ts';
import type { NameIndex } from './nameIndex.ts';
import { OTHER, type StatedFacts, withStated } from './statedFacts.ts';

/** A stated fact, and the words of the text that say otherwise. */
export interface Contradicted {
  fact: string;
  value: string;
  at: number;
  length: number;
}

/** The stated facts that the words of the text contradict, as far as they are surely said. */
export function contradictedBy(said: Facts, stated: StatedFacts, names: NameIndex): Contradicted[] {
  return Object.entries(stated).flatMap(([fact, value = '']) => {
    const { values, measures } = withStated({ values: new Map(), measures: [] }, { [fact]: value });
    const [axis] = values.keys();
    const [measure] = measures;
    const place =
      axis === undefined ? measure && unequalIn(said, measure) : valueIn(said, axis, value, names);
    return place ? [{ fact, value, at: place.at, length: place.length }] : [];
  });
}

/** Below this the words may be of a part of the goods, or of what comes with them. */
const SURE_MIN = 0.6;

/**
 * Axes on which the text says something of the whole: the main material of a bag is that of its
 * outside.
 */
const SAID_ON: Readonly<Partial<Record<string, readonly string[]>>> = {
  main: ['main', 'outer', 'upper'],
  outer: ['outer', 'main'],
  upper: ['upper', 'main'],
  'main-fibre': ['main-fibre', 'main'],
};
/** Axes of which goods have several values at once, so that one does not deny the other. */
const MANY: ReadonlySet<string> = new Set([
  'for',
  'kind',
  'form',
  'build',
  'part',
  'pack',
  'stone',
]);

/** The surest words on an axis, where none of what they say goes with the value. */
function valueIn(
  { values }: Facts,
  axis: string,
  value: string,
  names: NameIndex,
): Stated | undefined {
  if (value === OTHER || MANY.has(axis)) return undefined;
  const said = (SAID_ON[axis] ?? [axis])
    .flatMap((one) => values.get(one) ?? [])
    .filter(({ weight, at, isTint }) => weight >= SURE_MIN && at >= 0 && isTint !== true);
  const goesWith = (one: string): boolean =>
    one === value || isWithin(one, value, axis, names) || isWithin(value, one, axis, names);
  return said.some((one) => goesWith(one.value)) ? undefined : said[0];
}

const isWithin = (one: string, wider: string, axis: string, { widened }: NameIndex): boolean =>
  widened.get(`${vocabularyOf(axis)}=${one}`)?.has(wider) === true;

/** An amount of the text that the stated one excludes. */
function unequalIn({ measures }: Facts, { axis, amount, bound }: Measure) {
  const said = measures.filter(
    (one) => one.axis === axis && one.of === null && one.bound === 'exact' && one.at >= 0,
  );
  const [first] = said;
  if (!first || said.some((one) => agrees(one.amount, amount, bound))) return undefined;
  return { at: first.at, length: 1 };
}

/** A stated size may be rounded. */
const ROUNDED = 0.05;

function agrees(said: number, amount: number, bound: Measure['bound']): boolean {
  if (bound === 'below') return said <= amount;
  if (bound === 'above') return said > amount;
  return Math.abs(said - amount) <= amount * ROUNDED;
}
