/** Whether a condition holds on what is seen of the goods: true, false or unknown. */
import { AXES, MATERIAL, vocabularyOf } from './axisNames.ts';
import type { Facts, Stated } from './facts.ts';
import type { RuleCondition } from './lexicon.ts';
import type { Measure } from './measures.ts';
import type { NameIndex } from './nameIndex.ts';
import { OTHER } from './statedFacts.ts';

/** What a condition can look at. */
export interface Sight {
  facts: Facts;
  /** What the article implies, used where the text says nothing. */
  implied: ReadonlyMap<string, string>;
  /** The values that its rules tell apart, as `axis=value`: a caller chose among them. */
  offered?: ReadonlySet<string>;
  names: NameIndex;
  destination: string;
  /** Whether a phrase stands in the text. */
  says: (phrase: string) => boolean;
}

export interface Truth {
  state: 'true' | 'false' | 'unknown';
  /** How often it is so when nothing is said, where that is known of the axis. */
  prior: number | null;
}

const TRUE: Truth = { state: 'true', prior: null };
const FALSE: Truth = { state: 'false', prior: null };

/** The answer of one condition. */
export function truthOf(condition: RuleCondition, sight: Sight): Truth {
  switch (condition.test) {
    case 'word':
      return sight.says(condition.phrase) === condition.negated ? FALSE : TRUE;
    case 'destination':
      return condition.values.includes(sight.destination) === condition.negated ? FALSE : TRUE;
    case 'measure':
      return measureTruth(condition, sight);
    case 'axis':
      return turned(axisTruth(condition, sight), condition.negated);
  }
}

function turned(truth: Truth, negated: boolean): Truth {
  if (!negated) return truth;
  if (truth.state === 'unknown')
    return { state: 'unknown', prior: truth.prior === null ? null : 1 - truth.prior };
  return truth.state === 'true' ? FALSE : TRUE;
}

/**
 * Nothing said of these mostly means the usual thing; shares of parcels by judgement, an author's
 * `~` goes before.
 */
const RARE: ReadonlyMap<string, number> = new Map([
  ['finish', 0.06],
  ['stone', 0.1],
  ['toe-cap', 0.03],
  ['waterproof', 0.08],
  ['caffeine', 0.04],
  ['insulation', 0.06],
  ['part', 0.08],
  ['pack', 0.12],
  ['sugar', 0.15],
  ['alcohol', 0.1],
  ['metal=gold', 0.05],
  ['metal=platinum', 0.02],
  ['metal=silver', 0.12],
  ['main=gold', 0.05],
  ['main=silver', 0.1],
  ['user=baby', 0.05],
  ['user=child', 0.12],
  ['user=boys', 0.08],
  ['user=girls', 0.08],
  ['weave=nonwoven', 0.03],
  ['main=fur', 0.03],
  ['main-fibre=silk', 0.04],
  ['state=used', 0.02],
  ['state=live', 0.03],
  ['power=engine', 0.05],
  ['power=solar', 0.05],
  ['print=yes', 0.3],
  ['ankle=covered', 0.2],
  ['main=bamboo', 0.08],
  ['main=porcelain', 0.25],
  ['main=cast-iron', 0.12],
  // most toys are for children of school age
  ['age-label=under3', 0.15],
  ['age-label=3to12', 0.7],
  ['age-label=over12', 0.1],
]);
/** A family's kind or form that nobody mentions is seldom there, a purpose even less. */
const MARKER_PRIOR = 0.08;
const PURPOSE_PRIOR = 0.02;

function axisTruth(condition: { axis: string; values: readonly string[] }, sight: Sight): Truth {
  const { axis, values } = condition;
  const stated = statedOn(axis, sight);
  const isA = (value: string, wider: string): boolean =>
    wider === OTHER ||
    value === wider ||
    (sight.names.widened
      .get(`${AXES[axis]?.kind === 'material' ? MATERIAL : axis}=${value}`)
      ?.has(wider) ??
      false);
  if (AXES[axis]?.kind === 'marker') {
    if (stated.some(({ value }) => values.some((wanted) => isA(value, wanted)))) return TRUE;
    if (values.every((wanted) => isDenied(axis, wanted, sight))) return FALSE;
    // a text says what goods are; a caller who is asked also says what they are not
    return stated.some(({ source }) => source === 'as stated')
      ? FALSE
      : { state: 'unknown', prior: axis === 'for' ? PURPOSE_PRIOR : MARKER_PRIOR };
  }
  const sharpest = sharpen(stated, isA);
  if (!sharpest)
    return values.every((wanted) => isDenied(axis, wanted, sight))
      ? FALSE
      : { state: 'unknown', prior: priorOf(axis, values) };
  if (values.some((wanted) => isA(sharpest.value, wanted))) return TRUE;
  if (sharpest.value === OTHER) return FALSE; // stated to be none of those that decide
  // who chose "ceramic" where "porcelain" was offered beside it means no porcelain
  if (sharpest.source === 'as stated' && sight.offered?.has(`${axis}=${sharpest.value}`) === true)
    return FALSE;
  const narrower = values.some((wanted) => isA(wanted, sharpest.value));
  const second =
    sharpest.share === undefined &&
    stated.some(
      ({ value, weight }) =>
        weight > sharpest.weight * 0.6 && values.some((wanted) => isA(value, wanted)),
    );
  if (!narrower && !second) return FALSE;
  return { state: 'unknown', prior: second ? 0.35 : priorOf(axis, values) };
}

/** Whether the text says that the goods are not of a value, or of none of the wider kind. */
function isDenied(axis: string, value: string, { facts: { denied }, names }: Sight): boolean {
  if (denied === undefined || denied.size === 0) return false;
  const place = vocabularyOf(axis);
  const wider = [...(names.widened.get(`${place}=${value}`) ?? [])];
  return [value, ...wider].some((one) => denied.has(`${place}=${one}`));
}

function priorOf(axis: string, values: readonly string[]): number | null {
  const priors = values.map((value) => RARE.get(`${axis}=${value}`) ?? RARE.get(axis));
  if (priors.some((prior) => prior === undefined)) return null;
  return Math.min(
    0.5,
    priors.reduce<number>((sum, prior) => sum + (prior ?? 0), 0),
  );
}

/** The surest value, or a narrower one that is also stated ("kids", "girls": girls). */
function sharpen(
  stated: readonly Stated[],
  isA: (value: string, wider: string) => boolean,
): Stated | undefined {
  const [first] = stated;
  if (!first) return undefined;
  return (
    stated.find(
      ({ value, weight }) =>
        value !== first.value && weight >= first.weight * 0.5 && isA(value, first.value),
    ) ?? first
  );
}

/** Where an axis looks when it is not stated itself. */
const FALLBACK: Readonly<Record<string, readonly string[]>> = {
  outer: ['main'],
  upper: ['main'],
  // who answers which fibre prevails says what the goods are made of
  main: ['outer', 'upper', 'main-fibre'],
  metal: ['main', 'outer'],
  'main-fibre': ['main', 'outer', 'upper'],
};

/** Stated values of an axis, of the axis it falls back to, or what the article implies. */
export function statedOn(axis: string, sight: Sight): readonly Stated[] {
  const group = AXES[axis]?.within;
  const fits = (one: Stated): boolean =>
    group === undefined ||
    one.value === group ||
    (sight.names.widened.get(`${MATERIAL}=${one.value}`)?.has(group) ?? false);
  for (const place of [axis, ...(FALLBACK[axis] ?? [])]) {
    const stated = sight.facts.values.get(place) ?? [];
    const fitting = stated.filter(fits);
    if (fitting.length > 0)
      return axis === 'main-fibre' ? fitting.filter(({ value }) => value !== 'textile') : fitting;
    if (stated.length > 0 && place === axis) return stated;
  }
  if (
    axis === 'metal' &&
    (sight.facts.values.get('finish') ?? []).some(({ value }) => SURFACE.has(value))
  )
    return BASE_METAL;
  const implied = sight.implied.get(axis);
  return implied === undefined ? [] : [{ value: implied, weight: 0.5, at: -1, length: 0 }];
}

/** Nobody plates or tints an article of gold without saying that gold is below. */
const SURFACE = new Set(['plated', 'clad', 'colour']);
const BASE_METAL: readonly Stated[] = [{ value: 'base-metal', weight: 0.5, at: -1, length: 0 }];

function measureTruth(
  condition: { axis: string; of: string | null; compare: '<' | '<=' | '>' | '>='; amount: number },
  sight: Sight,
): Truth {
  const range = rangeOf(condition, sight);
  if (range === null) return { state: 'unknown', prior: null };
  const { compare, amount } = condition;
  const holds = (one: number): boolean =>
    compare === '<'
      ? one < amount
      : compare === '<='
        ? one <= amount
        : compare === '>'
          ? one > amount
          : one >= amount;
  const [low, high] = [holds(range.low), holds(range.high)];
  if (low !== high) return { state: 'unknown', prior: null };
  return low ? TRUE : FALSE;
}

/** What a text says of an amount: from and to; both the same where it says it exactly. */
interface Range {
  low: number;
  high: number;
}

/** Just beyond a limit: "over 200" is not 200. */
const BEYOND = 1e-6;

const rangeOfMeasure = ({ amount, bound }: Measure): Range => ({
  low: bound === 'below' ? 0 : bound === 'above' ? amount * (1 + BEYOND) : amount,
  high: bound === 'above' ? Infinity : amount,
});

const EXACTLY = (amount: number): Range => ({ low: amount, high: amount });

function rangeOf({ axis, of }: { axis: string; of: string | null }, sight: Sight): Range | null {
  const measures = sight.facts.measures.filter((one) => one.axis === axis);
  if (axis !== 'share' || of === null)
    return largest(
      axis === 'size' ? sight.facts.measures.filter((one) => LENGTH_AXES.has(one.axis)) : measures,
    );
  const isOf = (value: string | null): boolean =>
    value !== null && (sight.names.widened.get(`${MATERIAL}=${value}`)?.has(of) ?? value === of);
  const printed = measures.filter((one) => one.of !== null);
  if (printed.length > 0) {
    const ranges = printed.filter((one) => isOf(one.of)).map(rangeOfMeasure);
    return {
      low: ranges.reduce((sum, { low }) => sum + low, 0),
      high: Math.min(
        100,
        ranges.reduce((sum, { high }) => sum + high, 0),
      ),
    };
  }
  const stated = statedOn('main', sight);
  if (stated.length === 0) return null;
  if (stated.length === 1) return EXACTLY(isOf(stated[0]?.value ?? null) ? 100 : 0);
  return stated.some(({ value }) => isOf(value)) ? null : EXACTLY(0);
}

const LENGTH_AXES = new Set(['size', 'width', 'height', 'length', 'diameter']);
const largest = (measures: readonly Measure[]): Range | null =>
  measures.length === 0
    ? null
    : rangeOfMeasure(measures.reduce((most, one) => (one.amount > most.amount ? one : most)));
