/** Remarks on measures that may apply to goods and are not computed from a code alone. */
import type { GoodsAssessment } from '../consignment/assess.ts';
import type { RegulatoryRow } from '../types.ts';
import type { ChargeKind } from './answer.ts';
import { typeOf } from './dutyLines.ts';
import type { Remark } from './remarks.ts';

/** Those by which the charge shown may be wrong. */
export const onRegulatory = (one: GoodsAssessment, rows: readonly RegulatoryRow[]): Remark[] =>
  rows
    .filter(({ estimated }) => estimated)
    .map((row) => ({
      note: `${row.name} may apply and is not in the totals: ${row.condition}`,
      ...(isLeftOut(row, one)
        ? { because: 'missing_duty', charges: [CHARGES[row.measureType] ?? 'additional_duty'] }
        : { because: 'assumed_class' }),
    }));

const CHARGES: Readonly<Record<string, ChargeKind>> = { excise: 'tax', preference: 'duty' };

/** The charge is left out, unless the goods are free of all duty or pay a rate of that measure. */
const isLeftOut = (row: RegulatoryRow, { rule, measures }: GoodsAssessment): boolean =>
  rule !== 'exempt' &&
  !measures.some(
    ({ row: { kind }, exemption, heading }) =>
      exemption === null && typeOf(kind).startsWith(row.measureType) && isOneSet(heading, row.code),
  );

/** Headings of one set of duties lie in the same part of chapter 99: `9903.08`. */
const isOneSet = (heading: string, code: string): boolean =>
  !code.startsWith('9903') || heading.startsWith(code.slice(0, '9903.08'.length));
