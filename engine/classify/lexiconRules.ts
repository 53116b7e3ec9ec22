/** Checks of a decision list that need no nomenclature: axes, values, order. */
import { AXES, vocabularyOf } from './axisNames.ts';
import type { AxisValue, RuleCondition, Rule } from './lexicon.ts';

/**
 * Unknown values, rules behind the last one, and a list without end; `nested` lists may end open.
 */
export function problemsOfRules(
  rules: readonly Rule[],
  values: ReadonlyMap<string, ReadonlySet<string>>,
  nested = false,
): { line: number; message: string }[] {
  const problems: { line: number; message: string }[] = [];
  let closed = false;
  for (const rule of rules) {
    if (closed)
      problems.push({
        line: rule.line,
        message: 'a rule after "*" (or after an unconditional "use") is never reached',
      });
    for (const condition of rule.when) {
      const problem = problemOf(condition, values);
      if (problem !== null) problems.push({ line: rule.line, message: problem });
    }
    if (typeof rule.then !== 'string' && rule.when.length > 0)
      problems.push(...problemsOfRules(rule.then, values, true));
    if (rule.when.length === 0) closed = true;
  }
  if (!closed && !nested && rules.length > 0)
    problems.push({
      line: rules.at(-1)?.line ?? 0,
      message: 'the list must end with "* -> code" or "use table"',
    });
  return problems;
}

function problemOf(
  condition: RuleCondition,
  values: ReadonlyMap<string, ReadonlySet<string>>,
): string | null {
  if (
    condition.test === 'measure' &&
    condition.of !== null &&
    !values.get('material')?.has(condition.of)
  ) {
    return `unknown material "${condition.of}" in ${condition.axis}(...)`;
  }
  if (condition.test !== 'axis') return null;
  if (!AXES[condition.axis]) return `unknown axis "${condition.axis}"`;
  const known = values.get(vocabularyOf(condition.axis));
  const unknown = condition.values.filter((value) => value !== 'other' && !known?.has(value));
  return unknown.length === 0 ? null : `unknown value ${condition.axis}=${unknown.join('|')}`;
}

/** Declared values by the axis they are declared under. */
export function valuesByAxis(values: readonly AxisValue[]): Map<string, Set<string>> {
  const sets = new Map<string, Set<string>>();
  for (const { axis, value } of values) sets.set(axis, (sets.get(axis) ?? new Set()).add(value));
  return sets;
}

/** All codes of a decision list. */
export function codesOf(rules: readonly Rule[]): string[] {
  return rules.flatMap(({ then }) => (typeof then === 'string' ? [then] : codesOf(then)));
}

/** Every condition of a list and of the lists within it, in their order. */
export const conditionsIn = (rules: readonly Rule[]): RuleCondition[] =>
  rules.flatMap(({ when, then }) => [
    ...when,
    ...(typeof then === 'string' ? [] : conditionsIn(then)),
  ]);
