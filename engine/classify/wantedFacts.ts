/**
 * What would have to be true of goods for the decision list of their article to lead to a code:
 * rules are read in their order, so the ones before must fail as well.
 */
import { rememberedOf } from '../remembered.ts';
import { AXES, vocabularyOf } from './axisNames.ts';
import type { Article, Rule, RuleCondition } from './lexicon.ts';
import { OTHER } from './statedFacts.ts';
import { type Sight, statedOn, type Truth, truthOf } from './truth.ts';

/** A code of a list, and all conditions on the way to it. */
interface Leaf {
  when: readonly RuleCondition[];
  code: string;
}

/**
 * The facts that nobody stated and that lead to the code instead of the other one; of the ways to it
 * the one that asks least. Null where every way contradicts what the text states.
 */
export function wantedFor(
  article: Article,
  code: string,
  instead: string,
  sight: Sight,
): RuleCondition[] | null {
  const seen = seenIn(sight);
  const before: Leaf[] = [];
  const ways = leavesOf(article).flatMap((leaf) => {
    if (leaf.code.startsWith(instead)) before.push(leaf);
    if (!leaf.code.startsWith(code)) return [];
    const wanted = unsaidOf(leaf.when, seen);
    const denied = wanted && deniedOf(before, wanted, seen);
    return wanted && denied ? [[...wanted, ...gathered(denied)]] : [];
  });
  const [least] = ways.toSorted((one, other) => one.length - other.length);
  return least ?? null;
}

/** The ways of a list in the order in which they are tried; `other` as none of those before it. */
const leavesOf = rememberedOf(({ rules }: Article): readonly Leaf[] => flattened(rules, []));

function flattened(rules: readonly Rule[], outer: readonly RuleCondition[]): Leaf[] {
  return rules.flatMap(({ when, then }, at) => {
    const own = when.map((condition) => withoutOther(condition, rules.slice(0, at)));
    const all = [...outer, ...own];
    return typeof then === 'string' ? [{ when: all, code: then }] : flattened(then, all);
  });
}

/** `other` holds what the rules before it in its list do not name. */
function withoutOther(condition: RuleCondition, before: readonly Rule[]): RuleCondition {
  if (condition.test !== 'axis' || !condition.values.includes(OTHER)) return condition;
  const named = before.flatMap(({ when }) =>
    when.flatMap((one) =>
      one.test === 'axis' && one.axis === condition.axis && !one.negated ? one.values : [],
    ),
  );
  return named.length === 0
    ? condition
    : { ...condition, values: [...new Set(named)], negated: !condition.negated };
}

/** How conditions stand, each looked at once: long lists test the same ones again and again. */
interface Seen {
  state: (condition: RuleCondition) => Truth['state'];
  /** Whether the text leaves open that it holds: what a name only implies may be otherwise. */
  isOpen: (condition: RuleCondition) => boolean;
}

const NOTHING: ReadonlyMap<string, string> = new Map();

function seenIn(sight: Sight): Seen {
  const states = new Map<RuleCondition, Truth['state']>();
  const state = (condition: RuleCondition): Truth['state'] => {
    const known = states.get(condition);
    if (known !== undefined) return known;
    const found = truthOf(condition, sight).state;
    states.set(condition, found);
    return found;
  };
  const isOpen = (condition: RuleCondition): boolean =>
    (condition.test === 'axis' || condition.test === 'measure') &&
    truthOf(condition, { ...sight, implied: NOTHING }).state === 'unknown' &&
    !(condition.test === 'axis' && isForAnother(condition, sight));
  return { state, isOpen };
}

/** The conditions that nobody stated; null where one contradicts the text, or is none of goods. */
function unsaidOf(when: readonly RuleCondition[], seen: Seen): RuleCondition[] | null {
  const unsaid = when.filter((condition) => seen.state(condition) !== 'true');
  return unsaid.every(seen.isOpen) ? unsaid : null;
}

/** What is made for bicycles is not made for cars, where the article tells the two apart. */
function isForAnother(
  { axis, values, negated }: Extract<RuleCondition, { test: 'axis' }>,
  sight: Sight,
): boolean {
  return (
    axis === 'for' &&
    !negated &&
    statedOn(axis, sight).some(
      ({ value }) => !values.includes(value) && sight.offered?.has(`${axis}=${value}`) === true,
    )
  );
}

/**
 * The contrary of one condition on each way before that still leads elsewhere; null where the text
 * states all that such a way asks.
 */
function deniedOf(
  before: readonly Leaf[],
  wanted: readonly RuleCondition[],
  seen: Seen,
): RuleCondition[] | null {
  const denied: RuleCondition[] = [];
  for (const { when } of before) {
    const isOut = when.some(
      (condition) =>
        seen.state(condition) === 'false' ||
        [...wanted, ...denied].some((one) => excludes(one, condition)),
    );
    if (isOut) continue;
    const open = when
      .map(turned)
      .find((one) => seen.isOpen(one) && !wanted.some((other) => excludes(other, one)));
    if (open === undefined) return null;
    denied.push(open);
  }
  return denied;
}

/** Whether of two conditions only one can hold. */
function excludes(one: RuleCondition, other: RuleCondition): boolean {
  if (one.test === 'measure' && other.test === 'measure')
    return JSON.stringify(turned(one)) === JSON.stringify(other);
  if (one.test !== 'axis' || other.test !== 'axis' || one.axis !== other.axis) return false;
  if (one.negated !== other.negated) {
    const [ruled, asked] = one.negated ? [one, other] : [other, one];
    return asked.values.every((value) => ruled.values.includes(value));
  }
  // of a marker several values may hold
  const isOne = AXES[one.axis]?.kind !== 'marker' || one.axis === 'for';
  return isOne && !one.negated && !one.values.some((value) => other.values.includes(value));
}

const CONTRARY = { '<': '>=', '<=': '>', '>': '<=', '>=': '<' } as const;

function turned(condition: RuleCondition): RuleCondition {
  return condition.test === 'measure'
    ? { ...condition, compare: CONTRARY[condition.compare] }
    : { ...condition, negated: !condition.negated };
}

/** Denials on one axis are one: it is none of all the values. */
function gathered(denied: readonly RuleCondition[]): RuleCondition[] {
  const byAxis = new Map<string, RuleCondition>();
  for (const one of denied) {
    const key = one.test === 'axis' && one.negated ? one.axis : JSON.stringify(one);
    const before = byAxis.get(key);
    byAxis.set(
      key,
      before?.test === 'axis' && one.test === 'axis'
        ? { ...one, values: [...new Set([...before.values, ...one.values])] }
        : one,
    );
  }
  return [...byAxis.values()];
}

/** The conditions without what others of them say already: bounds within bounds, narrower values. */
export const sharpest = (
  conditions: readonly RuleCondition[],
  names: Sight['names'],
): RuleCondition[] =>
  conditions
    .filter((one) => !conditions.some((other) => other !== one && isWithin(other, one)))
    .map((one) => (one.test === 'axis' ? withoutNarrower(one, names) : one));

/** Whether a bound leaves nothing to say to a wider one on the same measure. */
function isWithin(one: RuleCondition, wider: RuleCondition): boolean {
  if (one.test !== 'measure' || wider.test !== 'measure') return false;
  if (one.axis !== wider.axis || one.of !== wider.of) return false;
  const isAbove = one.compare.startsWith('>');
  if (isAbove !== wider.compare.startsWith('>')) return false;
  return isAbove ? one.amount > wider.amount : one.amount < wider.amount;
}

/** «Electricity» needs no «mains current» beside it. */
function withoutNarrower(
  condition: Extract<RuleCondition, { test: 'axis' }>,
  { widened }: Sight['names'],
): RuleCondition {
  const { axis, values } = condition;
  const isNarrower = (value: string): boolean =>
    values.some(
      (other) => other !== value && widened.get(`${vocabularyOf(axis)}=${value}`)?.has(other),
    );
  return { ...condition, values: values.filter((value) => !isNarrower(value)) };
}
