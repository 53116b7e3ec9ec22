/** A period of a quota as publishers print it: numbers, days, states. */
import { dayAfter } from '../../../engine/calendar.ts';
import type { QuotaRecord, QuotaWindow } from '../../../engine/release/records.ts';
import type { CellPlace } from '../../files/shape.ts';
import { dayOf } from '../gb/dates.ts';
import { BrokenFile } from '../importer.ts';

/** What a publisher prints of a period; null or left out where it prints nothing. */
export interface PrintedQuota {
  order: string | null;
  first: string | null;
  last: string | null;
  volume: string | null;
  balance: string | null;
  unit?: string | null;
  status?: string | null;
  critical?: boolean | null;
  exhausted?: string | null;
  lastAllocation?: string | null;
  blocked?: string | null;
  suspended?: string | null;
  origins?: readonly string[];
  codes?: readonly string[];
  balanceOn?: string | null;
  url?: string | null;
}

/**
 * The record. Throws `BrokenFile` naming the quota for an order number that is not of six digits, a
 * period without a first day or that ends before it begins, an amount that is no number or below
 * zero, and days that are none.
 */
export function quotaRecord(printed: PrintedQuota, place: CellPlace): QuotaRecord {
  const order = orderOf(printed.order, place);
  const broken = (why: string): never => {
    throw new BrokenFile(place.file, place.row, `quota ${order}: ${why}`);
  };
  const day = (text: string | null | undefined): string | null => dayIn(text ?? null, place);
  const from = day(printed.first) ?? broken('the period has no first day');
  const last = day(printed.last);
  if (last !== null && last < from) broken(`it ends on ${last}, before it begins on ${from}`);
  const amount = (text: string | null, what: string): string | null =>
    text === null || /^\d{1,18}(?:\.\d{1,6})?$/.test(text)
      ? text
      : broken(`the ${what} "${text.slice(0, 30)}" is no amount`);
  const status = printed.status ?? null;
  return {
    kind: 'quota',
    order,
    from,
    until: last === null ? null : dayAfter(last),
    volume: amount(printed.volume, 'volume'),
    balance: amount(printed.balance, 'balance'),
    unit: printed.unit ?? null,
    status,
    critical: printed.critical ?? criticalBy(status),
    exhausted: day(printed.exhausted),
    lastAllocation: day(printed.lastAllocation),
    blocked: windowsOf(printed.blocked ?? null, place),
    suspended: windowsOf(printed.suspended ?? null, place),
    origins: printed.origins ?? [],
    codes: printed.codes ?? [],
    balanceOn: day(printed.balanceOn),
    url: printed.url ?? null,
  };
}

/** Tables of numbers lose the zero at the beginning: `50006` is 050006. */
function orderOf(printed: string | null, { file, row }: CellPlace): string {
  const digits = (printed ?? '').replaceAll('.', '').trim();
  if (!/^\d{5,6}$/.test(digits))
    throw new BrokenFile(file, row, `"${digits.slice(0, 30)}" is no order number of six digits`);
  return digits.padStart(6, '0');
}

/** States that say that a quota is critical, or that it is not; others say neither. */
const criticalBy = (status: string | null): boolean | null =>
  status === 'Critical' ? true : status === 'Open' ? false : null;

/** `2026-07-01`, with a time or not, or `01-07-2026`. */
const dayIn = (printed: string | null, place: CellPlace): string | null =>
  dayOf(printed?.replace(EUROPEAN, '$3-$2-$1') ?? null, place);
const EUROPEAN = /^(\d{2})[-./](\d{2})[-./](\d{4})$/;

const DAY = /\d{4}-\d{2}-\d{2}|\d{2}-\d{2}-\d{4}/g;

/**
 * Periods within a text, in their order: `28-07-2026 - 11-08-2026 01-07-2026 - 14-07-2026`. Throws
 * `BrokenFile` where a first day has no last one.
 */
function windowsOf(printed: string | null, place: CellPlace): QuotaWindow[] {
  const days = (printed?.match(DAY) ?? []).map((text) => dayIn(text, place) ?? '');
  if (days.length % 2 === 1 || (days.length === 0 && (printed ?? '').trim() !== ''))
    throw new BrokenFile(place.file, place.row, `"${(printed ?? '').slice(0, 60)}" is no period`);
  return days.flatMap((from, at) =>
    at % 2 === 0 ? [{ from, until: dayAfter(days[at + 1] ?? from) }] : [],
  );
}
