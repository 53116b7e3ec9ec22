/**
 * Opaque cursors: the last row of a page and the filter that the page belongs to, with the token of
 * the service that gave it out.
 */
import { createHash } from 'node:crypto';
import { z } from 'zod';
import { invalidInput } from '../contract/errors.ts';
import type { PageEnd } from '../db/store/account.ts';
import type { RequestTokens } from '../db/store/requestTokens.ts';

type CursorTokens = Pick<RequestTokens, 'signCursor' | 'isCursor'>;

const content = z.tuple([z.iso.datetime(), z.uuid(), z.string()]);

/**
 * Where a page begins. Throws 400 on a cursor that this service did not make, or made for another
 * filter.
 */
export async function readCursor(
  tokens: CursorTokens,
  cursor: string | undefined,
  filter: unknown,
): Promise<PageEnd | undefined> {
  if (cursor === undefined) return undefined;
  const dot = cursor.indexOf('.');
  const end = cursor.slice(0, Math.max(0, dot));
  const parsed = content.safeParse(jsonOf(end));
  const isIts = parsed.success && parsed.data[2] === digest(filter);
  if (!isIts || !(await tokens.isCursor({ end, token: cursor.slice(dot + 1) }))) {
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
export async function pageOf<Row>(
  tokens: CursorTokens,
  rows: readonly Row[],
  limit: number,
  filter: unknown,
  endOf: (row: Row) => { at: Date; id: string },
): Promise<{ rows: Row[]; next: string | null }> {
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  if (rows.length <= limit || last === undefined) return { rows: shown, next: null };
  return { rows: shown, next: await cursorAfter(tokens, endOf(last), filter) };
}

/** The cursor of the page behind a row. */
export async function cursorAfter(
  tokens: CursorTokens,
  { at, id }: { at: Date; id: string },
  filter: unknown,
): Promise<string> {
  const end = Buffer.from(JSON.stringify([at.toISOString(), id, digest(filter)])).toString(
    'base64url',
  );
  return `${end}.${await tokens.signCursor(end)}`;
}

const digest = (filter: unknown): string =>
  createHash('sha256').update(JSON.stringify(filter)).digest('base64url').slice(0, 12);
