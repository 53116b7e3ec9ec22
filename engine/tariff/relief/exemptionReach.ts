/**
 * Which exemptions of a measure goods could meet at all: by their code, origin, day and preference.
 */
import { holdsOn } from '../../calendar.ts';
import { codeSetOf } from '../../codeSet.ts';
import type { Entry } from '../consignment/entry.ts';
import type { DecidedGoods } from '../consignment/valued.ts';
import type { ExemptionCondition, MeasureExemption, MeasureRow } from '../types.ts';

export interface ReachFacts {
  digits: string;
  origin: string;
  /** Entry date, YYYY-MM-DD. */
  date: string;
  columnTwo: boolean;
  /** Symbols of the preference that is claimed. */
  claimed: readonly string[];
}

/** What decides for goods of an entry. */
export const reachOf = (
  { request }: Entry,
  { digits, claimed, goods }: DecidedGoods,
): ReachFacts => ({
  digits,
  origin: goods.item.originCountry,
  date: request.entryDate,
  columnTwo: goods.columnTwo,
  claimed,
});

/**
 * Exemptions of the row that are open to the goods: nothing known of them rules the exemption out.
 */
export const openExemptions = (row: MeasureRow, facts: ReachFacts): MeasureExemption[] =>
  row.exemptions.filter(
    ({ validity, within, and = [] }) =>
      (!validity || holdsOn(validity, facts.date)) &&
      (within.length === 0 || codeSetOf(within).covers(facts.digits)) &&
      and.every((condition) => couldHold(condition, facts)),
  );

/** What is known decides; what a request could still state is taken to be open. */
function couldHold({ when, values, negated }: ExemptionCondition, facts: ReachFacts): boolean {
  const { digits, origin, columnTwo, claimed } = facts;
  const known = {
    code: () => codeSetOf(values).covers(digits),
    origin: () => values.includes(origin),
    column2: () => columnTwo,
    claimed: () => values.some((symbol) => claimed.includes(symbol)),
  };
  return when in known ? known[when as keyof typeof known]() !== negated : true;
}
