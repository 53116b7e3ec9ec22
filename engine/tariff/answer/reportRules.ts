/** Charges that a rule of the destination tells of, and no table holds the amount of. */
import type { ChargeKind, ValidationAnswer } from './answer.ts';
import type { Remark } from './remarks.ts';

/** Kinds of charges by the rule in `data/validation/rules.txt` that names them. */
const UNCHARGED: Readonly<Record<string, readonly ChargeKind[]>> = {
  entry_levy_unknown: ['fee'],
  ipi: ['tax'],
  consumption_tax: ['tax'],
};

/** What is not in the totals by the rules that a consignment meets. */
export const onUncharged = (rules: readonly ValidationAnswer[]): Remark[] =>
  rules.flatMap(({ rule, message }) => {
    const charges = UNCHARGED[rule];
    return charges === undefined ? [] : [{ note: message, because: 'missing_duty', charges }];
  });
