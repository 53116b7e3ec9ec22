/**
 * Levies that fees cannot express: on the duty or on the value before freight, by classes of value,
 * or waived below a sum.
 */
import { holdsOn, type Validity } from '../../calendar.ts';
import { decimal, ZERO } from '../../decimal.ts';
import { convert, type Money, printedMoney, roundMoney } from '../../money.ts';
import { allHold, type Condition, type ConsignmentFacts } from '../consignment/conditions.ts';
import { namesOrigin } from '../measure/measures.ts';
import { prefixReach } from '../prefixReach.ts';
import { share } from '../rate/evaluate.ts';
import type { Sourced } from '../types.ts';

/** `data/taxes/levies.txt`, format in `data/tariff.md`. */
export interface LevyRow extends Validity, Sourced {
  country: string;
  code: string;
  name: string;
  kind: 'duty' | 'fee' | 'tax';
  category: string;
  scope: readonly string[];
  origins: readonly string[];
  /** All must hold. */
  when: readonly Condition[];
  /** Printed: `10%`, or an amount an entry, `50 AUD`; `unknown`: a charge that stays open. */
  rate: string;
  /** The lowest that it may be, where `rate` is the highest; null or absent: it is what is printed. */
  lowest?: string | null;
  /**
   * `duty`: base duty as charged; `fob`: value without international freight; `customs`: customs
   * value; `duty paid`: both. Null for amounts.
   */
  on: LevyBase | null;
  /** A sum below this is not levied. */
  waivedBelow: Money | null;
  /** It belongs to the base of the import tax. */
  taxed: boolean;
  certainty: 'sure' | 'assumed';
}
export const LEVY_BASES = ['duty', 'fob', 'customs', 'duty paid'] as const;
export type LevyBase = (typeof LEVY_BASES)[number];

export interface LevyFacts extends ConsignmentFacts {
  customsValue: Money;
  /** Value without international freight and insurance. */
  fob: Money;
  /** Base duty as charged; null when it is not known. */
  duty: Money | null;
}

export interface Levy {
  row: LevyRow;
  /** Null for amounts. */
  base: Money | null;
  /** Rounded. */
  amount: Money;
  /** The rate as a line prints it: `10% of the duty`. */
  printed: string;
  /** What is missing: the amount is then what could be calculated without it. */
  needs: readonly string[];
}

/** Every levy due, in the order of the table. */
export const leviesOf = (rows: readonly LevyRow[], facts: LevyFacts): Levy[] =>
  levyRowsFor(rows, facts)
    .map((row) => levyOf(row, facts))
    .filter(({ amount, needs }) => amount.gt(ZERO) || needs.length > 0);

/** The rows that hold for goods: of one code the one with the longest covering prefix. */
export function levyRowsFor(rows: readonly LevyRow[], facts: ConsignmentFacts): LevyRow[] {
  const chosen = new Map<string, LevyRow>();
  for (const row of rows) {
    const reach = prefixReach(facts.digits, row.scope);
    if (!holdsOn(row, facts.date) || reach < 0) continue;
    if (!namesOrigin(row.origins, facts.origin) || !allHold(row.when, facts)) continue;
    const other = chosen.get(row.code);
    if (!other || reach > prefixReach(facts.digits, other.scope)) chosen.set(row.code, row);
  }
  return [...chosen.values()];
}

/** Whether a charge is due of which the table knows no rate. */
export const isOpenLevy = ({ rate }: Pick<LevyRow, 'rate'>): boolean => rate === 'unknown';

function levyOf(row: LevyRow, facts: LevyFacts): Levy {
  if (isOpenLevy(row)) {
    const needs = [row.kind === 'tax' ? 'tax_rate' : 'duty_rate'];
    return { row, base: null, amount: ZERO, printed: row.rate, needs };
  }
  return row.on === null ? amountOf(row, facts) : shareOf(row, row.on, facts);
}

function amountOf(row: LevyRow, { currency, rateOf }: LevyFacts): Levy {
  const [amount = '0', unit = currency] = row.rate.split(' ');
  const rate = rateOf(unit);
  return {
    row,
    base: null,
    amount: roundMoney(convert(printedMoney(amount), rate ?? ZERO), currency),
    printed: row.rate,
    needs: rate === null ? ['exchange_rate'] : [],
  };
}

function shareOf(
  row: LevyRow,
  on: LevyBase,
  { customsValue, fob, duty, currency }: LevyFacts,
): Levy {
  const base = {
    duty: duty ?? ZERO,
    fob,
    customs: customsValue,
    'duty paid': customsValue.plus(duty ?? ZERO),
  }[on];
  const full = roundMoney(share(base, decimal(row.rate.slice(0, -1))), currency);
  return {
    row,
    base,
    amount: row.waivedBelow !== null && full.lt(row.waivedBelow) ? ZERO : full,
    printed: `${row.rate}${ON_WORDS[on]}`,
    needs: (on === 'duty' || on === 'duty paid') && duty === null ? ['duty_rate'] : [],
  };
}

const ON_WORDS: Readonly<Record<LevyBase, string>> = {
  duty: ' of the duty',
  fob: ' of the value before freight',
  customs: '',
  'duty paid': ' of value and duty',
};
