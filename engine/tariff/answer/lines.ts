/** Lines of fees and taxes: what is charged, at which rate, by which law. */
import { toNumber } from '../../decimal.ts';
import type { GoodsAssessment } from '../consignment/assess.ts';
import type { Entry } from '../consignment/entry.ts';
import type { Fee } from '../tax/fees.ts';
import type { LandedCostLine } from './answer.ts';
import { citing } from './dutyLines.ts';
import { workingOf } from './workings.ts';

/** Lines of fees that are charged once for the entry. */
export const feeLines = ({ destination }: Entry, fees: readonly Fee[]): LandedCostLine[] =>
  fees.map((fee): LandedCostLine => {
    const { row, amount, needs = [], isAssumed = false } = fee;
    return {
      kind: 'fee',
      name: row.name,
      type: row.conditions.has('entry') ? 'customs_processing' : row.category,
      code: row.code,
      rate: printFeeRate(row),
      amount: toNumber(amount),
      agreement: null,
      category: row.category,
      publisher: { code: row.code, label: row.name },
      collectedBy: row.category === 'carrier_collection' ? 'carrier' : 'border',
      ...(isAssumed || needs.length > 0 ? { estimated: true } : {}),
      working: workingOf(feeWorking(fee), amount, destination.currency),
      ...citing(row),
    };
  });

function feeWorking({ row, base, count }: Fee): string {
  const bounds = printBounds(row);
  const rate = base === null ? row.rate : `${row.rate} of ${base.toFixed()}`;
  return `${rate}${count > 1 ? ` x ${count} items` : ''}${bounds === '' ? '' : `, ${bounds}`}`;
}

const printBounds = ({ least, most, currency }: Fee['row']): string =>
  [
    least === null ? '' : `at least ${least.toFixed(2)}`,
    most === null ? '' : `at most ${most.toFixed(2)} ${currency}`,
  ]
    .filter((bound) => bound !== '')
    .join(', ');

const printFeeRate = (row: Fee['row']): string => {
  const bounds = printBounds(row);
  return bounds === '' ? row.rate : `${row.rate} (${bounds})`;
};

/** Lines of the taxes on one line of goods. */
export const taxLines = (
  { destination }: Entry,
  { taxes, collector, reliefs }: GoodsAssessment,
): LandedCostLine[] =>
  taxes.map(({ row, amount, working, needs = [] }) => {
    const isEstimated = row.certainty === 'assumed' || reliefs.senderAssumed || needs.length > 0;
    return {
      kind: 'tax',
      name: row.reason === null ? row.tax : `${row.tax} (${row.reason})`,
      type: row.tax.toLowerCase(),
      code: null,
      rate: collector === 'reverse' ? `${row.rate} (reverse charge)` : row.rate,
      amount: toNumber(amount),
      agreement: null,
      category: row.category,
      collectedBy: collector === 'seller' ? 'seller' : 'border',
      ...(isEstimated ? { estimated: true } : {}),
      working: workingOf(
        collector === 'reverse' ? `${working}, accounted for by the buyer` : working,
        amount,
        destination.currency,
      ),
      ...citing(row),
    };
  });
