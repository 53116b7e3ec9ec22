/**
 * The one clock that decides whether a request is in time: the database's. A reading of it comes
 * with the caller's key, and this process counts on from there by its monotonic clock; what its
 * wall clock says plays no part.
 */
import { type Orm, sql } from './orm.ts';

export interface ClockReading {
  /** Epoch milliseconds by the database. */
  databaseMs: number;
  /** `performance.now()` when the reading was there. */
  readMs: number;
}

/** A column of a statement: the database's clock when it ran, in epoch milliseconds. */
export const CLOCK_MS = '(extract(epoch from clock_timestamp()) * 1000)::float8';

export const readingOf = (databaseMs: number): ClockReading => ({
  databaseMs,
  readMs: performance.now(),
});

/** Epoch milliseconds by the database's clock, now. */
export const databaseNow = ({ databaseMs, readMs }: ClockReading): number =>
  databaseMs + (performance.now() - readMs);

/** The database's clock, now. */
export async function clockOf(orm: Orm): Promise<Date> {
  const [row] = await sql<{ now_ms: number }>(orm, `select ${CLOCK_MS} as now_ms`);
  if (!row) throw new Error('the clock of the database was not read');
  return new Date(row.now_ms);
}

/**
 * How far the wall clock of this process is ahead of the database's, and what the way there may
 * have falsified.
 */
export async function clockSkew(orm: Orm): Promise<{ aheadMs: number; uncertainMs: number }> {
  const startedMs = performance.now();
  const databaseMs = (await clockOf(orm)).getTime();
  const halfMs = (performance.now() - startedMs) / 2;
  return { aheadMs: Date.now() - halfMs - databaseMs, uncertainMs: halfMs };
}

/** Clocks of two machines part by less than this share of the time that passes. */
const DRIFT = 1e-4;
/** A clock that was set is followed at once. */
const SET_MS = 5000;

/**
 * Moments by the database's clock that keep the order in which things happened in this process: a
 * reading that came late by a busy event loop says less than one that came at once, and does not
 * move what that said.
 */
export class SteadyClock {
  #offsetMs: number | null = null;
  #atMs = 0;

  /** The database's time at a moment of `performance.now()`, after one more reading. */
  at(momentMs: number, { databaseMs, readMs }: ClockReading): Date {
    const read = databaseMs - readMs; // never more than the true offset
    const known =
      this.#offsetMs === null ? read : this.#offsetMs - Math.max(0, readMs - this.#atMs) * DRIFT;
    this.#offsetMs = read < known - SET_MS ? read : Math.max(known, read);
    this.#atMs = Math.max(this.#atMs, readMs);
    return new Date(Math.round(this.#offsetMs + momentMs));
  }
}
