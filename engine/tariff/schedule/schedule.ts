/** Finding the tariff line of a code in a national schedule. */
import { existsOn } from '../../calendar.ts';
import { formatCode } from '../../hscode.ts';
import type { Schedule, TariffLine } from '../types.ts';

/**
 * Lines that a code may mean, each with the rates that hold for it, and what had to be assumed to
 * find them.
 */
export interface ScheduleMatch {
  /** One, or several that differ; empty when the code's data is not embedded. */
  lines: readonly TariffLine[];
  /** The code was longer than, or foreign to, the schedule: these digits were used. */
  shortenedTo: string | null;
  /** The code is of an earlier edition of the Harmonized System: its goods went to these. */
  successors?: readonly string[];
}

/**
 * What a line says on the day and for the origin of a request; null for a code that does not exist
 * on the day.
 */
type Resolve = (line: TariffLine) => TariffLine | null;

/**
 * Lines of a code (digits) on a day. A code inherits the rate of its nearest ancestor; a shorter
 * code means all lines below. `resolve` drops those that do not exist on the day.
 */
export function findLines(
  schedule: Schedule,
  digits: string,
  date: string,
  resolve: Resolve = (line) => line,
): ScheduleMatch {
  const own = lineOrAncestor(schedule, digits, date);
  const resolved = own && resolve(withRate(schedule, own, date));
  if (own && resolved)
    return {
      lines: [resolved],
      shortenedTo: own.code.length < digits.length ? own.code : null,
    };
  const below = linesBelow(schedule, digits, date, resolve);
  if (below.length > 0 || digits.length <= 6) return { lines: below, shortenedTo: null };
  // zeros that fill up a code of the Union or the United Kingdom say nothing
  const eight = digits.slice(0, 8);
  const filled =
    FILLED.test(digits) && schedule.name !== 'us' ? linesBelow(schedule, eight, date, resolve) : [];
  if (filled.length > 0) return { lines: filled, shortenedTo: eight };
  const six = digits.slice(0, 6);
  return { lines: linesBelow(schedule, six, date, resolve), shortenedTo: six };
}

/** Lines of the subheadings to which the goods of an earlier edition's went. */
export const linesOfSuccessors = (
  schedule: Schedule,
  successors: readonly string[],
  date: string,
  resolve: Resolve,
): ScheduleMatch => ({
  lines: successors.flatMap((six) => linesBelow(schedule, six, date, resolve)),
  shortenedTo: null,
  successors,
});
const FILLED = /^\d{8}00$/;

/**
 * The line of a code on a day; where none of its periods holds, the last: what is gone, or not
 * there yet, is still told.
 */
export function lineOn(
  { lines, periods }: Pick<Schedule, 'lines' | 'periods'>,
  code: string,
  date: string,
): TariffLine | undefined {
  const held = periods?.get(code)?.findLast(({ validity = {} }) => existsOn(validity, date));
  return held ?? lines.get(code);
}

/**
 * A foreign statistical code may share eight digits by chance, so only an ancestor of the
 * schedule's own form counts.
 */
function lineOrAncestor(schedule: Schedule, digits: string, date: string): TariffLine | undefined {
  return (
    lineOn(schedule, digits, date) ??
    (digits.length === 10 ? lineOn(schedule, digits.slice(0, 8), date) : undefined)
  );
}

/** The line with the rates of its eight digits where it prints none of its own. */
function withRate(schedule: Schedule, line: TariffLine, date: string): TariffLine {
  if (line.general !== null || line.code.length < 10) return line;
  const parent = lineOn(schedule, line.code.slice(0, 8), date);
  if (!parent) return line;
  const chapter99 =
    line.chapter99.length === 0 ? parent.chapter99 : [...parent.chapter99, ...line.chapter99];
  return {
    ...parent,
    code: line.code,
    label: line.label,
    units: line.units ?? parent.units,
    chapter99,
  };
}

/** Headings of exclusions from the lists for China: they change no duty unless they are claimed. */
const EXCLUSION = /^9903\.88\.(?:0[5-9]|1[0-47-9]|[2-9]\d)$/;

/**
 * Distinct lines below a code: those that say the same about duty are one, named by their common
 * digits.
 */
function linesBelow(
  schedule: Schedule,
  prefix: string,
  date: string,
  resolve: Resolve,
): TariffLine[] {
  const distinct = new Map<string, TariffLine>();
  for (let at = firstFrom(schedule.codes, prefix); at < schedule.codes.length; at += 1) {
    const code = schedule.codes[at] ?? '';
    if (!code.startsWith(prefix)) break;
    const line = lineOn(schedule, code, date);
    if (!line) continue;
    const rated = resolve(withRate(schedule, line, date));
    if (!rated) continue;
    const says = JSON.stringify([
      rated.general,
      rated.preferences,
      rated.column2,
      [...new Set(rated.chapter99)].filter((heading) => !EXCLUSION.test(heading)).sort(),
      rated.claimable?.map(({ symbol, printed }) => [symbol, printed]),
      rated.additional?.map((duty) => [duty.code, duty.printed]),
    ]);
    const same = distinct.get(says);
    const joined = same && {
      ...same,
      joins: same.joins ?? same.code,
      label: same.label === rated.label ? same.label : '', // what names one of them names not all
      code: commonDigits(same.code, code),
    };
    distinct.set(says, joined ?? rated);
  }
  return [...distinct.values()];
}

/** Codes of the schedule that begin with the digits. */
export function codesBelow({ codes }: Schedule, prefix: string): string[] {
  const below: string[] = [];
  for (let at = firstFrom(codes, prefix); codes[at]?.startsWith(prefix) === true; at += 1)
    below.push(codes[at] ?? '');
  return below;
}

/** The digits two codes share, in pairs: what can be said of both. */
function commonDigits(left: string, right: string): string {
  let shared = 0;
  while (shared < left.length && left.slice(shared, shared + 2) === right.slice(shared, shared + 2))
    shared += 2;
  // the last three of nine digits stand together
  return left.slice(0, left.length === 9 && shared < 9 ? Math.min(shared, 6) : shared);
}

/** Index of the first code that is not before `prefix`. */
function firstFrom(codes: readonly string[], prefix: string): number {
  let [low, high] = [0, codes.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((codes[middle] ?? '') < prefix) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The codes of lines in words, at most five of them. */
export const nameLines = (schedule: Schedule, lines: readonly TariffLine[]): string =>
  lines
    .slice(0, 5)
    .map((line) => `${nameLine(schedule, line, lines)} (${line.general ?? 'no rate'})`)
    .join(', ') + (lines.length > 5 ? ` and ${lines.length - 5} more` : '');

/**
 * The code of a line; where its common digits stand for other lines too, the first whole code of
 * it.
 */
export function nameLine(
  { name }: Schedule,
  line: TariffLine,
  among: readonly TariffLine[],
): string {
  const isShared = among.some((other) => other !== line && other.code.startsWith(line.code));
  return line.joins !== undefined && isShared
    ? `${formatCode(line.joins, name)} and others alike`
    : formatCode(line.code, name);
}
