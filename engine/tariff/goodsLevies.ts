/** Levies on one line of goods, or on the entry, in the shapes of duties, fees and taxes. */
import { type Decimal, sum } from '../decimal.ts';
import type { GoodsAssessment } from './assess.ts';
import type { Decided } from './assessGoods.ts';
import { factsOf, type Whole } from './consignment.ts';
import type { Entry } from './entry.ts';
import type { Fee } from './fees.ts';
import { leviesOf, type Levy, type LevyFacts } from './levies.ts';
import type { Tax } from './taxes.ts';
import type { Valued } from './valued.ts';

type Priced = Valued & Decided;

/** Levies that are duties: on the base duty as charged. None where nothing is due by the tariff. */
export const dutyLevies = (entry: Entry, one: Priced, whole: Whole): Levy[] =>
  one.rule === 'tariff' ? ofKind(entry, one, whole, 'duty') : [];

/** Levies that are taxes, before the tax on all. */
export const taxLevies = (
  entry: Entry,
  one: Priced & { duties: Decimal },
  whole: Whole,
): (Tax & { isTaxed: boolean })[] =>
  isFreeOfTax(one)
    ? []
    : ofKind(entry, one, whole, 'tax').map((levy) => ({ ...taxOf(levy), isTaxed: levy.row.taxed }));

const isFreeOfTax = ({ reliefs, simplified, provision }: Priced): boolean =>
  reliefs.taxExempt ||
  simplified?.row.replaces === 'duty and tax' ||
  provision?.relieves.includes('tax') === true;

/** Levies that are fees: of the entry, once. */
export function feeLevies(entry: Entry, goods: readonly GoodsAssessment[], whole: Whole): Fee[] {
  const [first] = goods;
  const due = goods.filter(({ reliefs, rule }) => !reliefs.dutyExempt && rule !== 'simplified');
  if (!first || due.length === 0) return [];
  const facts: LevyFacts = {
    ...factsOf(entry, first.goods, first.digits, whole),
    currency: entry.destination.currency,
    customsValue: sum(due.map(({ valuation }) => valuation.customsValue)),
    fob: sum(due.map(({ valuation }) => valuation.intrinsic)),
    duty: sum(due.map(({ baseDuty }) => baseDuty)),
  };
  const rows = entry.levies.filter(({ kind }) => kind === 'fee');
  return leviesOf(rows, facts).map(feeOf);
}

function ofKind(entry: Entry, one: Priced, whole: Whole, kind: 'duty' | 'tax'): Levy[] {
  const rows = entry.levies.filter((row) => row.kind === kind);
  if (rows.length === 0) return [];
  return leviesOf(rows, {
    ...factsOf(entry, one.goods, one.digits, whole),
    currency: entry.destination.currency,
    customsValue: one.dutiable,
    fob: one.valuation.intrinsic,
    duty: one.line?.base || one.rule !== 'tariff' ? one.baseDuty : null,
  });
}

/** `10% of the duty, 12.00`. */
const workingOf = ({ printed, base }: Levy): string =>
  base === null ? printed : `${printed}, which is ${base.toFixed()}`;

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
  working: workingOf(levy),
  needs: levy.needs,
});
