/** Conditions of decision lists in words, for a reader who has never seen the lexicon. */
import { AXES } from '../axisNames.ts';
import type { RuleCondition, Rule } from '../lexicon.ts';

/**
 * The conditions on the first way to a six-digit code; empty where the list does not lead there.
 */
export function pathTo(rules: readonly Rule[], code: string): RuleCondition[] {
  return pathIn(rules, code) ?? [];
}

function pathIn(rules: readonly Rule[], code: string): RuleCondition[] | null {
  for (const { when, then } of rules) {
    if (typeof then === 'string') {
      if (then.startsWith(code)) return [...when];
      continue;
    }
    const inner = pathIn(then, code);
    if (inner) return [...when, ...inner];
  }
  return null;
}

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
