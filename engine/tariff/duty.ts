/** Duty of one tariff line: the base duty of the chosen column, and additional duties upon it. */
import { type Decimal, sum, ZERO } from '../decimal.ts';
import { roundMoney } from '../money.ts';
import { type Assessed, type DutyBasis, evaluateDuty, share } from './evaluate.ts';
import { parseDuty } from './expression.ts';
import { type Applied, applicableMeasures, type MeasureFacts, percentOf } from './measures.ts';
import { chooseColumn, type Column, columnsOf, generalOf } from './preference.ts';
import type { AdditionalDuty, MeasureRow, TariffEdition, TariffLine } from './types.ts';
import type { ScheduleName } from '../hscode.ts';

export interface DutyQuery {
  edition: TariffEdition;
  /** Null where no schedule is embedded and the line is a general duty. */
  schedule: ScheduleName | null;
  line: TariffLine;
  /** The digits by which measures are found: the request's own, or the line's when they are longer. */
  digits: string;
  origin: string;
  date: string;
  basis: DutyBasis;
  currency: string;
  preference: string;
  columnTwo: boolean;
  melted: readonly string[];
  light: boolean;
  /** Additional duties in force for the origin on the day. */
  measures: readonly MeasureRow[];
}

/** An additional duty with its amount, rounded. */
export interface Charged extends Applied {
  amount: Decimal;
  /** The heading filed: of a pair the second when the base duty already reaches the total. */
  heading: string;
}

/** A trade remedy with its amount, rounded. */
export interface Remedy {
  duty: AdditionalDuty;
  assessed: Assessed;
  amount: Decimal;
}

/** Duties of a line; amounts rounded to the currency. `base` is null when the line prints no rate. */
export interface LineDuties {
  line: TariffLine;
  columns: readonly Column[];
  base: Column | null;
  baseAmount: Decimal;
  /** A preference was asked for that this line or origin does not have. */
  preferenceUnknown: boolean;
  /** USMCA is claimed for goods that are free anyway. */
  claimed: readonly string[];
  measures: readonly Charged[];
  /** Anti-dumping, countervailing, safeguard and retaliatory duties that stand as measures of the line. */
  remedies: readonly Remedy[];
  total: Decimal;
}

/** Base and additional duties. Measures hang on the preference claimed, so the column is chosen first. */
export function dutiesOf(query: DutyQuery): LineDuties {
  const { line, currency, basis } = query;
  const columns = columnsOf(query);
  const asked = chooseColumn(columns, query.preference);
  const base = asked ?? generalOf(columns);
  const baseAmount = roundMoney(base?.assessed.amount ?? ZERO, currency);
  const claimed = claimedSymbols(query, base);
  const facts: MeasureFacts = { ...query, chapter99: line.chapter99, claimed };
  const applied = query.measures.length > 0 ? applicableMeasures(query.measures, facts) : [];
  const measures = applied.map((one) => charge(one, basis.customsValue, baseAmount, currency));
  const remedies = remediesOf(line, basis, currency);
  return {
    line,
    columns,
    base,
    baseAmount,
    preferenceUnknown: asked === null && columns.length > 0,
    claimed,
    measures,
    remedies,
    total: sum([baseAmount, ...[...measures, ...remedies].map(({ amount }) => amount)]),
  };
}

/**
 * Symbols under which the goods are entered. Goods of Canada and Mexico that are free anyway may still be USMCA goods,
 * which keeps surcharges off (9903.05.93/.94): they are taken to be unless the request says `none`.
 */
function claimedSymbols(
  { schedule, origin, preference, columnTwo }: DutyQuery,
  base: Column | null,
): readonly string[] {
  if (base?.programme) return base.programme.symbols;
  const free = base !== null && base.assessed.needs.length === 0 && base.assessed.amount.eq(ZERO);
  const usmca = schedule === 'us' && !columnTwo && (origin === 'CA' || origin === 'MX');
  return usmca && free && preference !== 'none' ? ['S', 'S+'] : [];
}

/** A rate is added; a total is topped up from the base duty. Each line is rounded by itself. */
function charge(applied: Applied, customsValue: Decimal, baseAmount: Decimal, currency: string): Charged {
  const [added = '', reached = added] = applied.row.heading.split('/');
  if (applied.exemption) return { ...applied, amount: ZERO, heading: added };
  const full = roundMoney(share(customsValue, percentOf(applied.row)), currency);
  if (!applied.row.rate.startsWith('total ')) return { ...applied, amount: full, heading: added };
  const missing = full.minus(baseAmount);
  return missing.gt(ZERO)
    ? { ...applied, amount: missing, heading: added }
    : { ...applied, amount: ZERO, heading: reached };
}

const remediesOf = (line: TariffLine, basis: DutyBasis, currency: string): Remedy[] =>
  (line.additional ?? []).map((duty) => {
    const assessed = evaluateDuty(parseDuty(duty.printed), basis);
    return { duty, assessed, amount: roundMoney(assessed.amount, currency) };
  });

/** Of several lines that a code may mean, the dearest; `differ` when they do not all cost the same. */
export function dearestOf(candidates: readonly LineDuties[]): {
  dearest: LineDuties | null;
  differ: boolean;
} {
  const [first, ...rest] = candidates;
  if (!first) return { dearest: null, differ: false };
  const dearest = rest.reduce((top, one) => (dearer(one, top) ? one : top), first);
  const differ = rest.some((one) => !one.total.eq(first.total) || needsOf(one) !== needsOf(first));
  return { dearest, differ };
}

const needsOf = ({ base }: LineDuties): string => (base ? base.assessed.needs.join() : 'none');
const dearer = (left: LineDuties, right: LineDuties): boolean =>
  left.total.eq(right.total)
    ? isOpen(left.base?.assessed) && !isOpen(right.base?.assessed)
    : left.total.gt(right.total);
const isOpen = (assessed: Assessed | undefined): boolean =>
  assessed === undefined || assessed.needs.length > 0;
