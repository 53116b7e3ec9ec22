/**
 * Walks a decision list: false rules are skipped, a true one takes all that is left, an unknown one
 * its share.
 */
import { AXES } from './axisNames.ts';
import type { RuleCondition, Rule } from './lexicon.ts';
import { truthOf, type Sight } from './truth.ts';

export interface Walked {
  /** Share of each code; they add up to 1 unless the list ends open. */
  codes: Map<string, number>;
  /** Conditions that held by what the text says, by code. */
  held: Map<string, RuleCondition[]>;
  /** Axes that the rule asks about, by code. */
  needs: Map<string, string[]>;
  /** Mass that depends on an axis nobody stated. */
  open: Map<string, number>;
}

/** The codes of a decision list on what is seen of the goods. */
export function walk(rules: readonly Rule[], sight: Sight): Walked {
  const walked: Walked = { codes: new Map(), held: new Map(), needs: new Map(), open: new Map() };
  walkList(rules, { sight, walked, held: [] }, 1);
  return walked;
}

interface Walk {
  sight: Sight;
  walked: Walked;
  held: readonly RuleCondition[];
}

function walkList(rules: readonly Rule[], progress: Walk, mass: number): number {
  const open = openRules(rules, progress.sight);
  const even = evenShare(open);
  let left = mass;
  open.forEach(({ rule, prior, unknown }) => {
    if (left <= 0) return;
    const asked =
      rule.share !== null ? left * rule.share : prior !== null ? left * prior : mass * even;
    const given = unknown.length === 0 ? left : Math.min(left, asked);
    for (const axis of unknown) bump(progress.walked.open, axis, Math.min(given, left - given));
    left -= take(rule, { ...progress, held: [...progress.held, ...rule.when] }, given);
  });
  return mass - left;
}

/**
 * The share of each unknown rule that nothing is known of: all open rules alike, or what the last
 * rule's `~` leaves.
 */
function evenShare(open: readonly Open[]): number {
  const silent = open.filter(
    ({ rule, prior, unknown }) => unknown.length > 0 && rule.share === null && prior === null,
  ).length;
  const last = open.at(-1);
  const closing = last && last.unknown.length === 0 ? last.rule : undefined;
  if (closing?.share !== null && closing !== undefined)
    return (1 - closing.share) / Math.max(1, silent);
  const stated = open.reduce(
    (sum, { rule, unknown }) => sum + (unknown.length > 0 ? (rule.share ?? 0) : 0),
    0,
  );
  return Math.max(0, 1 - stated) / Math.max(1, silent + (closing ? 1 : 0));
}

/** Gives a rule its mass; what an inner list leaves over goes back. */
function take(rule: Rule, progress: Walk, given: number): number {
  if (typeof rule.then !== 'string') return walkList(rule.then, progress, given);
  bump(progress.walked.codes, rule.then, given);
  if (!progress.walked.held.has(rule.then))
    progress.walked.held.set(
      rule.then,
      progress.held.filter((condition) => truthOf(condition, progress.sight).state === 'true'),
    );
  if (!progress.walked.needs.has(rule.then))
    progress.walked.needs.set(rule.then, [
      ...new Set(progress.held.flatMap((condition) => axisOf(condition) ?? [])),
    ]);
  return given;
}

interface Open {
  rule: Rule;
  /** Prior of an unknown rule by what is usual, null when nothing is known of it. */
  prior: number | null;
  unknown: string[];
}

function openRules(rules: readonly Rule[], sight: Sight): Open[] {
  const open: Open[] = [];
  for (const rule of rules) {
    const truths = rule.when.map((condition) => ({ condition, truth: truthOf(condition, sight) }));
    if (truths.some(({ truth }) => truth.state === 'false')) continue;
    const unsettled = truths.filter(({ truth }) => truth.state === 'unknown');
    const priors = unsettled.flatMap(({ truth }) => truth.prior ?? []);
    const prior = priors.length === 0 ? null : priors.reduce((product, one) => product * one, 1);
    open.push({
      rule,
      prior,
      unknown: unsettled.flatMap(({ condition }) => axisOf(condition) ?? []),
    });
    if (unsettled.length === 0 && typeof rule.then === 'string') break;
  }
  return open;
}

function axisOf(condition: RuleCondition): string | null {
  return (condition.test === 'axis' || condition.test === 'measure') && AXES[condition.axis]
    ? condition.axis
    : null;
}

function bump(map: Map<string, number>, key: string, by: number): void {
  map.set(key, (map.get(key) ?? 0) + by);
}
