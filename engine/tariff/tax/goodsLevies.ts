/** Levies on one line of goods, or on the entry, in the shapes of duties, fees and taxes. */
import { sum } from '../../decimal.ts';
import type { Money } from '../../money.ts';
import type { GoodsAssessment } from '../consignment/assess.ts';
import type { Decided } from '../consignment/assessGoods.ts';
import { factsOf, type Whole } from '../consignment/consignment.ts';
import { collectedAsOne, collectedDuty } from '../consignment/enteredValue.ts';
import type { Entry } from '../consignment/entry.ts';
import type { Valued } from '../consignment/valued.ts';
import type { Fee } from './fees.ts';
import {
  isOpenLevy,
  leviesOf,
  type Levy,
  type LevyFacts,
  type LevyRow,
  levyRowsFor,
} from './levies.ts';
import type { Tax } from './taxes.ts';

type Priced = Valued & Decided;

/**
 * Levies that are duties: on the base duty as charged, by the tariff or by a regime that replaces
 * it alone.
 */
export const dutyLevies = (entry: Entry, one: Priced, whole: Whole): Levy[] =>
  one.rule === 'tariff' ||
  // those of a customs union hang on the origin of the goods, not on where they are sent from
  (one.rule === 'within' && !entry.isWithin) ||
  one.simplified?.row.replaces === 'base duty'
    ? ofKind(entry, one, whole, 'duty')
    : [];

/** Levies that are taxes, before the tax on all. */
export const taxLevies = (
  entry: Entry,
  one: Priced & { duties: Money },
  whole: Whole,
): (Tax & { isTaxed: boolean })[] =>
  isFreeOfTax(one)
    ? []
    : ofKind(entry, one, whole, 'tax').map((levy) => ({ ...taxOf(levy), isTaxed: levy.row.taxed }));

const isFreeOfTax = ({ reliefs, simplified, provision }: Priced): boolean =>
  reliefs.taxExempt ||
  simplified?.row.replaces === 'duty and tax' ||
  provision?.relieves.includes('tax') === true;

/** Levies that are fees: once an entry, on all goods that the row is for. */
export function feeLevies(entry: Entry, goods: readonly GoodsAssessment[], whole: Whole): Fee[] {
  const rows = entry.levies.filter(({ kind }) => kind === 'fee');
  if (rows.length === 0) return [];
  const goodsOf = new Map<LevyRow, GoodsAssessment[]>();
  for (const one of goods.filter(isChargedFees))
    for (const row of levyRowsFor(rows, factsOf(entry, one.goods, one.digits, whole)))
      goodsOf.set(row, [...(goodsOf.get(row) ?? []), one]);
  return [...goodsOf].flatMap(([row, due]) =>
    leviesOf([row], entryFacts(entry, due, whole)).map(feeOf),
  );
}

const isChargedFees = ({ reliefs, rule, provision }: GoodsAssessment): boolean =>
  !reliefs.dutyExempt && rule !== 'simplified' && provision?.relieves.includes('fees') !== true;

/**
 * What a levy on several lines of goods is calculated on; a duty that is not known of one is not
 * known of all.
 */
function entryFacts(entry: Entry, due: readonly GoodsAssessment[], whole: Whole): LevyFacts {
  const [first] = due;
  if (!first) throw new Error('Bug: a levy on no goods');
  const duties = due.map(dutyKnown);
  return {
    ...factsOf(entry, first.goods, first.digits, whole),
    customsValue: sum(due.map(({ valuation }) => valuation.customsValue)),
    fob: sum(due.map(({ valuation }) => valuation.intrinsic)),
    duty: duties.every((duty) => duty !== null) ? sum(duties) : null,
  };
}

/** The base duty as charged; null when the tariff at hand does not tell it. */
const dutyKnown = ({ line, rule, baseDuty }: Priced): Money | null =>
  line?.base || rule !== 'tariff' ? baseDuty : null;

function ofKind(entry: Entry, one: Priced, whole: Whole, kind: 'duty' | 'tax'): Levy[] {
  const rows = entry.levies.filter((row) => row.kind === kind);
  if (rows.length === 0) return [];
  const collected = kind === 'duty' ? collectedDuty : collectedAsOne;
  return leviesOf(rows, {
    ...factsOf(entry, one.goods, one.digits, whole),
    customsValue: one.dutiable,
    fob: one.valuation.intrinsic,
    duty: dutyKnown(one),
  }).map((levy) => ({ ...levy, amount: collected(levy.amount, entry.destination) }));
}

/** `10% of the duty, which is 12`. */
export const levyWorking = ({ printed, base }: Levy): string =>
  base === null
    ? printed
    : `${printed}${printed.includes(' of ') ? ', which is' : ' of'} ${base.toFixed()}`;

const feeOf = (levy: Levy): Fee => ({
  row: {
    ...levy.row,
    rate: levy.printed,
    least: null,
    most: null,
    currency: '',
    conditions: new Map(),
  },
  amount: levy.amount,
  base: null,
  count: 1,
  needs: levy.needs,
  isAssumed: levy.row.certainty === 'assumed',
});

const taxOf = (levy: Levy): Tax => ({
  row: {
    ...levy.row,
    region: null,
    tax: levy.row.name,
    rate: levy.printed,
    base: 'landed',
    reason: null,
  },
  base: levy.base ?? levy.amount,
  amount: levy.amount,
  working: levyWorking(levy),
  needs: levy.needs,
  isOpen: isOpenLevy(levy.row),
});
