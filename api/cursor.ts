/** Opaque cursors: the last row of a page and the filter that the page belongs to. */
import { createHash } from 'node:crypto';
import { z } from 'zod';
import { invalidInput } from '../contract/errors.ts';
import type { PageEnd } from '../db/store/account.ts';

const content = z.tuple([z.iso.datetime(), z.uuid(), z.string()]);

/** Where a page begins. Throws 400 on a cursor that this service did not make, or made for another filter. */
export function readCursor(cursor: string | undefined, filter: unknown): PageEnd | undefined {
  if (cursor === undefined) return undefined;
  const parsed = content.safeParse(jsonOf(cursor));
  if (!parsed.success || parsed.data[2] !== digest(filter)) {
    throw invalidInput([
      { path: 'cursor', message: 'must be the next value of a page with the same filters' },
    ]);
  }
  return { at: parsed.data[0], id: parsed.data[1] };
}

function jsonOf(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')) as unknown;
  } catch {
    return undefined; // not ours: refused like any other
  }
}

/** Cuts a list of `limit` + 1 rows into the page and the cursor of the next one. */
export function pageOf<Row>(
  rows: readonly Row[],
  limit: number,
  filter: unknown,
  end: (row: Row) => { at: Date; id: string },
): { rows: Row[]; next: string | null } {
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  if (rows.length <= limit || last === undefined) return { rows: shown, next: null };
  const { at, id } = end(last);
  return {
    rows: shown,
    next: Buffer.from(JSON.stringify([at.toISOString(), id, digest(filter)])).toString('base64url'),
  };
}

const digest = (filter: unknown): string =>
  createHash('sha256').update(JSON.stringify(filter)).digest('base64url').slice(0, 12);
