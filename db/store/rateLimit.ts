/** Counted windows, exact over all processes: one upsert a call on an unlogged table. */
import { type Orm, sql } from '../orm.ts';

export interface Window {
  /** Calls in the running window, this one included. */
  count: number;
  /** Seconds until the window ends, at least 1. */
  secondsLeft: number;
}

/**
 * Counts a call, or several, in their bucket; the first one after the end of a window opens the
 * next.
 */
export async function countCall(
  orm: Orm,
  bucket: string,
  windowS: number,
  calls = 1,
): Promise<Window> {
  const [row] = await sql<WindowRow>(orm, COUNT_CALL, [bucket, calls, windowS, windowS, windowS]);
  if (!row) throw new Error('a rate window upsert returned no row');
  return windowOf(row, windowS);
}

export interface WindowRow {
  count: number;
  seconds_left: number;
}

/** Parameters: the bucket, the calls, and thrice the seconds of its window. */
export const COUNT_CALL = countOf('values (?, now(), ?::int)');

/**
 * The same of the bucket, the start and the calls that `source` yields; parameters then: thrice the
 * seconds of its window.
 */
export function countOf(source: string): string {
  return `insert into rate_windows as w (bucket, started_at, count) ${source}
     on conflict (bucket) do update set
       count = case when w.started_at <= now() - make_interval(secs => ?) then excluded.count else w.count + excluded.count end,
       started_at = case when w.started_at <= now() - make_interval(secs => ?) then now() else w.started_at end
     returning count, ceil(extract(epoch from started_at + make_interval(secs => ?) - now()) - 0.001)::int as seconds_left`;
}

/**
 * A start is stored to the millisecond and may so lie a moment ahead: that is no further second.
 */
export const windowOf = ({ count, seconds_left: left }: WindowRow, windowS: number): Window => ({
  count,
  secondsLeft: Math.min(windowS, Math.max(1, left)),
});
