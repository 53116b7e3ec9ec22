/** Conditions of decision lists in words, for a reader who has never seen the lexicon. */
import { AXES } from '../axisNames.ts';
import type { RuleCondition, Rule } from '../lexicon.ts';

/**
 * The conditions on the first way to a six-digit code; empty where the list does not lead there.
 */
export function pathTo(rules: readonly Rule[], code: string): RuleCondition[] {
  return pathsTo(rules, code)[0] ?? [];
}

/** The conditions on every way to a six-digit code, in the order of the list. */
export const pathsTo = (rules: readonly Rule[], code: string): RuleCondition[][] =>
  rules.flatMap(({ when, then }) => {
    if (typeof then === 'string') return then.startsWith(code) ? [[...when]] : [];
    return pathsTo(then, code).map((inner) => [...when, ...inner]);
  });

/** One condition, for example `main-fibre is cotton`, `size > 30 cm`, `the text says "baby"`. */
export function conditionInWords(condition: RuleCondition): string {
  switch (condition.test) {
    case 'axis':
      return `${condition.axis} is ${condition.negated ? 'not ' : ''}${condition.values.join(' or ')}`;
    case 'measure': {
      const { axis, of, compare, amount } = condition;
      const unit = AXES[axis]?.unit;
      return `${axis}${of === null ? '' : ` of ${of}`} ${compare} ${amount}${unit === undefined ? '' : ` ${unit}`}`;
    }
    case 'word':
      return `the text ${condition.negated ? 'does not say' : 'says'} "${condition.phrase}"`;
    case 'destination':
      return `the destination is ${condition.negated ? 'not ' : ''}${condition.values.join(' or ')}`;
  }
}
