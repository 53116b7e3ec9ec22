/**
 * The request log of workspaces: written after the answer, what a tenth of a second brings at once.
 */
import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Orm } from '../db/orm.ts';
import type { RequestRecord } from '../db/entities/requestRecord.ts';
import { recordRequests } from '../db/store/requestLog.ts';
import { touchKeys } from '../db/store/workspaces.ts';
import type { LiftedPhotos } from './lifting/liftedPhotos.ts';

export interface RequestLog {
  /**
   * Keeps a record, and remembers that its key was used unless that was remembered a moment ago.
   */
  add: (record: RequestRecord, keyLastUsedAt: Date | null) => void;
  /** Resolves when all that was added before is stored, or was given up. */
  flush: () => Promise<void>;
}

// a key's last use is kept to the minute: most requests need no statement for it
const FRESH_MS = 60_000;
const GATHER_MS = 100; // a record is seen by other processes so much later
// beyond this the database has been away for long: newer records are dropped
const WAITING_MAX = 10_000;

/**
 * A log whose records wait in memory for a moment, or while the statement before them is under way.
 */
export function createRequestLog(orm: Orm, log: Logger): RequestLog {
  let waiting: RequestRecord[] = [];
  let used = new Set<string>();
  let writing: Promise<void> | null = null;
  let atOnce = new AbortController();

  async function write(): Promise<void> {
    while (waiting.length > 0) {
      await pause(GATHER_MS, undefined, { signal: atOnce.signal }).catch(() => {});
      const records = waiting;
      const keyIds = [...used];
      waiting = [];
      used = new Set();
      try {
        await again(() => recordRequests(orm, records));
        await again(() => touchKeys(orm, keyIds));
      } catch (cause) {
        log.error({ err: cause, lost: records.length }, 'request log records could not be stored');
      }
    }
    writing = null;
    atOnce = new AbortController();
  }

  return {
    add(record, keyLastUsedAt) {
      if (waiting.length >= WAITING_MAX) return;
      waiting.push(record);
      if (record.keyId && record.createdAt.getTime() - (keyLastUsedAt?.getTime() ?? 0) > FRESH_MS)
        used.add(record.keyId);
      writing ??= write();
    },
    flush() {
      if (!writing) return Promise.resolve();
      atOnce.abort();
      return writing;
    },
  };
}

/** A connection that broke is replaced at the second try. */
const again = (work: () => Promise<void>): Promise<void> => work().catch(work);

const BODY_BYTES_MAX = 16_384; // unlisted in the interface: bodies over this are cut
/**
 * What stands before the bytes of a data URL, its media type first; it is looked for at the start
 * of a text.
 */
// bounded: IMAGE_HEAD_MAX
const IMAGE = /^\s*data:([a-z]+\/[a-z0-9.+-]+)?[^,]*,/i;
const IMAGE_HEAD_MAX = 330;

/**
 * A body fit for the log: photos and what is nested too deep give way to a note, what the database
 * cannot hold is replaced, and all is cut at 16 KiB.
 */
export function bodyForLog(
  body: unknown,
  lifted?: Pick<LiftedPhotos, 'charactersOf'>,
): { body: unknown; truncated: boolean } {
  if (body === undefined) return { body: null, truncated: false };
  const charactersOf = (text: string): number => lifted?.charactersOf(text) ?? text.length;
  const kept = fitForLog(body, 0, charactersOf);
  const printed = JSON.stringify(kept);
  if (printed.length <= BODY_BYTES_MAX) return { body: kept, truncated: false };
  return { body: { truncated: printed.slice(0, BODY_BYTES_MAX).toWellFormed() }, truncated: true };
}

const DEPTH_MAX = 32; // deeper bodies were refused; their records must not fail for it

function fitForLog(value: unknown, depth: number, charactersOf: (text: string) => number): unknown {
  if (typeof value === 'string')
    // all beyond is cut anyway
    return imageNote(value, charactersOf) ?? storable(value.slice(0, BODY_BYTES_MAX + 1));
  if (typeof value !== 'object' || value === null) return value;
  if (depth >= DEPTH_MAX) return { omitted: 'nesting' };
  if (Array.isArray(value)) return value.map((item) => fitForLog(item, depth + 1, charactersOf));
  // names are the caller's as well
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [
      storable(name),
      fitForLog(item, depth + 1, charactersOf),
    ]),
  );
}

function imageNote(
  value: string,
  charactersOf: (text: string) => number,
): { omitted: 'image'; mime: string | undefined; bytes: number } | null {
  const image = IMAGE.exec(value.slice(0, IMAGE_HEAD_MAX));
  if (!image) return null;
  return {
    omitted: 'image',
    mime: image[1]?.toLowerCase(),
    bytes: Math.floor(((charactersOf(value) - image[0].length) * 3) / 4),
  };
}

const storable = (text: string): string => text.toWellFormed().replaceAll('\u0000', '\uFFFD');
