/** Quotas of a code: the measures that open them, and what is left of them. */
import { daysBetween, holdsOn } from '../../engine/calendar.ts';
import type { QuotaRecord, QuotaWindow } from '../../engine/release/records.ts';
import type { Release } from '../../engine/release/release.ts';
import type { Edition } from '../edition.ts';
import type { PublishedQuotas } from '../published.ts';
import type { MeasureReading } from './code.ts';
import { significant, type TariffReading } from './tariff.ts';

/**
 * `licence`: a share of it is allotted by licence, and customs count no balance. `first_come`: it
 * goes to entries in the order of their days.
 */
export type Administration = 'first_come' | 'licence';
export type QuotaState = 'open' | 'critical' | 'exhausted' | 'blocked' | 'suspended' | 'unknown';

export interface QuotaReading {
  order: string;
  administration: Administration;
  /** Measures in force that open it for the code; empty where a list of quotas alone names it. */
  measures: MeasureReading[];
  /** Null where no period of the day is imported. */
  period: PeriodReading | null;
}

export interface PeriodReading {
  from: string;
  until: string | null;
  volume: number | null;
  balance: number | null;
  unit: string | null;
  /** On the day asked, as far as the balance tells. */
  state: QuotaState;
  status: string | null;
  /** Day that the balance is of; null where nothing tells. */
  balanceOn: string | null;
  ageDays: number | null;
  lastAllocation: string | null;
  blocked: QuotaWindow[];
  suspended: QuotaWindow[];
  origins: string[];
  url: string | null;
  release: Release;
}

/**
 * Quotas that hold for a code on a day, by order number. `today` gives balances their age.
 */
export function quotasOf(
  { schedule }: Pick<TariffReading, 'schedule'>,
  code: string,
  measures: readonly MeasureReading[],
  edition: Pick<Edition, 'quotas'>,
  { date, today }: { date: string; today: string },
): QuotaReading[] {
  const sets = schedule === null ? [] : (edition.quotas.get(schedule) ?? []);
  const orders = new Set([
    ...measures.flatMap(({ quota }) => quota ?? []),
    ...sets.flatMap((set) => ordersNaming(set, schedule, code, date)),
  ]);
  return [...orders].sort().map((order) => ({
    order,
    administration: order[2] === '4' ? 'licence' : 'first_come', // 09.4xxx of the Union, 05.4xxx
    measures: measures.filter(({ quota }) => quota === order),
    period: periodOn(sets, order, date, today),
  }));
}

/** Order numbers of the periods that name the code, one above it, or one below it. */
function ordersNaming(
  { byChapter }: PublishedQuotas,
  schedule: TariffReading['schedule'],
  code: string,
  date: string,
): string[] {
  const wanted = significant(schedule, code);
  const names = (printed: string): boolean =>
    printed.startsWith(wanted) || code.startsWith(significant(schedule, printed));
  return (byChapter.get(code.slice(0, 2)) ?? [])
    .filter((quota) => holdsOn(quota, date) && quota.codes.some(names))
    .map(({ order }) => order);
}

/** The period of the day; of several publications the one whose balance is newest. */
function periodOn(
  sets: readonly PublishedQuotas[],
  order: string,
  date: string,
  today: string,
): PeriodReading | null {
  const found = sets.flatMap((set) =>
    (set.byOrder.get(order) ?? [])
      .filter((quota) => holdsOn(quota, date))
      .map((quota) => ({ quota, set, balanceOn: quota.balanceOn ?? set.publishedOn })),
  );
  const [newest] = found.sort((left, right) => newer(left.balanceOn, right.balanceOn));
  return newest ? read(newest.quota, newest.set, newest.balanceOn, { date, today }) : null;
}

const newer = (left: string | null, right: string | null): number =>
  (left ?? '') < (right ?? '') ? 1 : (left ?? '') > (right ?? '') ? -1 : 0;

const read = (
  quota: QuotaRecord,
  { release }: PublishedQuotas,
  balanceOn: string | null,
  { date, today }: { date: string; today: string },
): PeriodReading => ({
  from: quota.from,
  until: quota.until,
  volume: quota.volume === null ? null : Number(quota.volume),
  balance: quota.balance === null ? null : Number(quota.balance),
  unit: quota.unit,
  state: stateOf(quota, date),
  status: quota.status,
  balanceOn,
  ageDays: balanceOn === null ? null : Math.max(0, daysBetween(balanceOn, today)),
  lastAllocation: quota.lastAllocation,
  blocked: [...quota.blocked],
  suspended: [...quota.suspended],
  origins: [...quota.origins],
  url: quota.url,
  release,
});

/** Nothing is allotted in a quota that is suspended, blocked or used up, in this order. */
function stateOf(quota: QuotaRecord, date: string): QuotaState {
  if (quota.suspended.some((window) => holdsOn(window, date))) return 'suspended';
  if (quota.blocked.some((window) => holdsOn(window, date))) return 'blocked';
  if (quota.status === 'Exhausted' || quota.exhausted !== null || isEmpty(quota))
    return 'exhausted';
  if (quota.critical === true) return 'critical';
  return quota.critical === false && quota.balance !== null ? 'open' : 'unknown';
}

const isEmpty = ({ balance, volume }: QuotaRecord): boolean =>
  balance !== null && Number(balance) === 0 && Number(volume ?? 1) > 0;
