/** Rules of the destination that a consignment meets, as the answer tells them. */
import type { Assessment } from '../consignment/assess.ts';
import { factsOf } from '../consignment/consignment.ts';
import type { Entry } from '../consignment/entry.ts';
import { validationsOf } from '../consignment/validation.ts';
import type { ValidationAnswer } from './answer.ts';

/**
 * Refusals, reliefs and warnings, each once. A rule that every line meets is of the whole
 * consignment; otherwise it names its line. A gift within its limit is the relief by value that was
 * applied.
 */
export function validate(entry: Entry, { goods, whole }: Assessment): ValidationAnswer[] {
  // what is not imported meets no rule of importation
  if (entry.isWithin) return [];
  const met = goods.map((one) =>
    validationsOf(entry.edition.validations, {
      ...factsOf(entry, one.goods, one.digits, whole),
      keys: entry.keys,
    }),
  );
  const rules = met.flatMap((found, at) =>
    found.map((rule): ValidationAnswer => {
      const isOfAll = met.every((other) => other.some(({ message }) => message === rule.message));
      return { ...rule, itemIndex: isOfAll ? null : at };
    }),
  );
  const once = new Map(
    rules.map((rule) => [`${rule.rule} ${rule.message} ${rule.itemIndex ?? ''}`, rule]),
  );
  return [...once.values()].sort(
    (left, right) => ORDER.indexOf(left.action) - ORDER.indexOf(right.action),
  );
}

const ORDER: readonly ValidationAnswer['action'][] = ['reject', 'relief', 'warn'];
