/** Every rate that the goods may have: which is charged, and what the others ask for. */
import { toNumber, ZERO } from '../../decimal.ts';
import { type Currency, roundMoney } from '../../money.ts';
import type { Decided } from '../consignment/assessGoods.ts';
import type { Column } from '../rate/preference.ts';
import type { DutyOption } from './answer.ts';
import { isEstimate } from './dutyLines.ts';

/** Options of a line in the order of the tariff; the one applied is marked. */
export const optionsOf = (
  { line, rule }: Pick<Decided, 'line' | 'rule'>,
  currency: Currency,
): DutyOption[] =>
  (line?.columns ?? []).map((column) => ({
    tier: column.tier,
    programme: programmeOf(column),
    rate: column.rate,
    amount:
      column.assessed.needs.length > 0 && column.assessed.amount.eq(ZERO)
        ? null
        : toNumber(roundMoney(column.assessed.amount, currency)),
    estimated: isEstimate(column),
    applied: column === line?.base && rule === 'tariff',
    condition: column.condition,
    quota: column.quota,
    relief: column.relief ?? null,
  }));

const programmeOf = ({ programme, symbol }: Column): DutyOption['programme'] =>
  programme && {
    code: symbol ?? '',
    name: programme.name,
    agreement: programme.name,
    proof: programme.proof,
  };
