/** Charges of several lines that the law brings to units of its own as a sum. */
import { sum, ZERO } from '../../decimal.ts';
import type { Money } from '../../money.ts';
import type { Tax } from '../tax/taxes.ts';
import type { Destination } from '../types.ts';
import type { GoodsAssessment } from './assess.ts';
import { collectedDuties, collectedTaxes, isCollectedInUnits } from './enteredValue.ts';

/**
 * The goods with charges that come to what is collected of all of them: a line has what its own
 * charge adds to the sum so far. As they are where the minor unit is the unit.
 */
export function collectedOfEntry(
  at: Destination,
  goods: readonly GoodsAssessment[],
): GoodsAssessment[] {
  if (goods.length < 2 || !isCollectedInUnits(at)) return [...goods];
  const base = collectedDuties(goods.map(exactDuty), at);
  const taxed = new Map<Tax, Money>();
  const taxes = goods.flatMap((one) => (one.collector === 'border' ? one.taxes : []));
  for (const same of Map.groupBy(taxes, ({ row }) => row.tax).values()) {
    const amounts = collectedTaxes(
      same.map(({ exact, amount }) => exact ?? amount),
      at,
    );
    for (const [place, tax] of same.entries()) taxed.set(tax, amounts[place] ?? ZERO);
  }
  return goods.map((one, line) => {
    const baseDuty = base[line] ?? ZERO;
    return {
      ...one,
      baseDuty,
      baseWorking: amended(one.baseWorking, one.baseDuty, baseDuty),
      duties: sum([one.duties.minus(one.baseDuty), baseDuty]),
      taxes: one.taxes.map((tax) => {
        const amount = taxed.get(tax) ?? tax.amount;
        return { ...tax, amount, working: amended(tax.working, tax.amount, amount) };
      }),
    };
  });
}

/** Says of an amount that is not that of the line alone where the rest is from. */
const amended = (working: string, alone: Money, amount: Money): string =>
  amount.eq(alone) ? working : `${working}, with what earlier lines leave`;

/** The duty of a line before it is brought to a unit. */
function exactDuty({ rule, line, simplified, baseDuty }: GoodsAssessment): Money {
  if (rule === 'simplified') return simplified?.amount ?? baseDuty;
  return rule === 'tariff' ? (line?.baseAmount ?? baseDuty) : baseDuty;
}
