/** Files of goods on their way into a catalogue: what was sent, what it says, what became of it. */
import type { Actor } from '../../../contract/evidence.ts';
import type {
  CodeSchedule,
  Field,
  ImportedProduct,
  Severity,
} from '../../../engine/catalog/import/types.ts';
import { newId } from '../../id.ts';
import { announceImport } from '../webhooks/imports.ts';
import {
  momentOf,
  momentOrNull,
  type Orm,
  type Session,
  sql,
  type Timestamptz,
  within,
} from '../../orm.ts';

export const IMPORT_STATES = [
  'queued',
  'checking',
  'ready',
  'running',
  'cancelling',
  'cancelled',
  'completed',
  'failed',
] as const;
export type ImportState = (typeof IMPORT_STATES)[number];

export interface ImportOptions {
  mapping?: Record<string, Field | null> | undefined;
  mode: 'upsert' | 'create' | 'update';
  matchBy: 'sku' | 'externalId' | 'id';
  emptyCells: 'ignore' | 'clear';
  dryRun: boolean;
  status?: 'draft' | 'active' | undefined;
  approveCodes: boolean;
  codeSchedule?: CodeSchedule | undefined;
  currency?: string | undefined;
  weightUnit?: string | undefined;
}

/** A fault of a row, or something to look at. */
export interface ImportIssue {
  severity: Severity;
  row: number;
  column: string | null;
  code: string;
  message: string;
  value: string | null;
  proposal?: string | undefined;
}

/** What the file says, before anything of it was written. */
export interface ImportReading {
  format: string;
  mapping: Record<string, string>;
  unmapped: readonly string[];
  counts: { rows: number; products: number; failed: number; skipped: number };
  preview: readonly ImportedProduct[];
  errors: readonly ImportIssue[];
  errorCount: number;
  warnings: readonly ImportIssue[];
  warningCount: number;
}

/** What became of the rows of a chunk. */
export interface ChunkOutcome {
  created: number;
  updated: number;
  unchanged: number;
  failed: number;
  issues: readonly ImportIssue[];
}

export interface ImportRecord {
  id: string;
  workspaceId: string;
  fileName: string;
  state: ImportState;
  options: ImportOptions;
  read: ImportReading | null;
  reason: string | null;
  run: number;
  createdBy: Actor;
  requestId: string | null;
  createdAt: Date;
  finishedAt: Date | null;
}

interface ImportRow {
  id: string;
  workspace_id: string;
  file_name: string;
  state: ImportState;
  options: ImportOptions;
  read: ImportReading | null;
  reason: string | null;
  run: number;
  created_by: Actor;
  request_id: string | null;
  created_at: Timestamptz;
  finished_at: Timestamptz | null;
}

const COLUMNS =
  'id, workspace_id, file_name, state, options, read, reason, run, created_by, request_id, created_at, finished_at';

const recordOf = (row: ImportRow): ImportRecord => ({
  id: row.id,
  workspaceId: row.workspace_id,
  fileName: row.file_name,
  state: row.state,
  options: row.options,
  read: row.read,
  reason: row.reason,
  run: row.run,
  createdBy: row.created_by,
  requestId: row.request_id,
  createdAt: momentOf(row.created_at),
  finishedAt: momentOrNull(row.finished_at),
});

const FILE_CHUNK_BYTES = 4 * 1024 * 1024;

/** Keeps a file that was sent, with what is to be done with it; returns its import, queued. */
export function storeImport(
  orm: Orm,
  workspaceId: string,
  sent: Pick<ImportRecord, 'fileName' | 'options' | 'createdBy' | 'requestId'>,
  bytes: Uint8Array,
): Promise<ImportRecord> {
  return within(orm, async (session) => {
    const [row] = await sql<ImportRow>(
      session,
      `insert into catalog_imports (id, workspace_id, file_name, options, created_by, request_id)
       values (?, ?, ?, ?::jsonb, ?::jsonb, ?) returning ${COLUMNS}`,
      [
        newId(),
        workspaceId,
        sent.fileName,
        JSON.stringify(sent.options),
        JSON.stringify(sent.createdBy),
        sent.requestId,
      ],
    );
    if (!row) throw new Error('Bug: an import was stored and not returned');
    for (let chunk = 0; chunk * FILE_CHUNK_BYTES < Math.max(1, bytes.length); chunk += 1)
      await sql(
        session,
        'insert into catalog_import_files (import_id, chunk, content) values (?, ?, ?)',
        [
          row.id,
          chunk,
          Buffer.from(bytes.subarray(chunk * FILE_CHUNK_BYTES, (chunk + 1) * FILE_CHUNK_BYTES)),
        ],
      );
    return recordOf(row);
  });
}

/** An import; of the workspace, where one is given. Null when there is none. */
export async function findImport(
  session: Session,
  id: string,
  workspaceId?: string,
): Promise<ImportRecord | null> {
  const own = workspaceId === undefined ? '' : ' and workspace_id = ?';
  const [row] = await sql<ImportRow>(
    session,
    `select ${COLUMNS} from catalog_imports where id = ?${own}`,
    [id, ...(workspaceId === undefined ? [] : [workspaceId])],
  );
  return row ? recordOf(row) : null;
}

/** Imports of a workspace, newest first, at most `limit`, older than the one with the id `after`. */
export async function listImports(
  orm: Orm,
  workspaceId: string,
  { limit, after }: { limit: number; after?: string | undefined },
): Promise<ImportRecord[]> {
  const rows = await sql<ImportRow>(
    orm,
    `select ${COLUMNS} from catalog_imports where workspace_id = ?${after ? ' and id < ?' : ''}
     order by id desc limit ?`,
    [workspaceId, ...(after ? [after] : []), limit],
  );
  return rows.map(recordOf);
}

/** In these a workflow is at work for an import. */
const OPEN = "state in ('queued', 'checking', 'running', 'cancelling')";

/** Imports that should be at work; one whose workflow was never started, or is gone, is none. */
export async function importsAtWork(orm: Orm): Promise<ImportRecord[]> {
  const rows = await sql<ImportRow>(
    orm,
    `select ${COLUMNS} from catalog_imports where ${OPEN} order by id`,
  );
  return rows.map(recordOf);
}

/** How many imports of a workspace are not at their end yet. */
export async function openImports(orm: Orm, workspaceId: string): Promise<number> {
  const [row] = await sql<{ open: number }>(
    orm,
    `select count(*)::int as open from catalog_imports
     where workspace_id = ? and ${OPEN}`,
    [workspaceId],
  );
  return row?.open ?? 0;
}

/** The file as it was sent; null when it is no longer kept. */
export async function importFile(orm: Orm, id: string): Promise<Uint8Array | null> {
  const chunks = await sql<{ content: Buffer }>(
    orm,
    'select content from catalog_import_files where import_id = ? order by chunk',
    [id],
  );
  return chunks.length === 0 ? null : Buffer.concat(chunks.map(({ content }) => content));
}

const ENDED: ReadonlySet<ImportState> = new Set(['cancelled', 'completed', 'failed']);

/**
 * Moves an import from one of these states to another; returns whether it stood in one of them. One
 * that has ended keeps its figures, and no longer its file.
 */
export async function moveImport(
  session: Session,
  id: string,
  from: readonly ImportState[],
  to: ImportState,
  also: { read?: ImportReading; reason?: string; options?: ImportOptions; restart?: true } = {},
): Promise<boolean> {
  const moved = await sql(
    session,
    `update catalog_imports set state = ?, read = coalesce(?::jsonb, read), reason = coalesce(?, reason),
       options = coalesce(?::jsonb, options), run = run + ?,
       finished_at = case when ? then now() else null end
     where id = ? and state = any(string_to_array(?, ',')) returning id`,
    [
      to,
      also.read === undefined ? null : JSON.stringify(also.read),
      also.reason ?? null,
      also.options === undefined ? null : JSON.stringify(also.options),
      also.restart ? 1 : 0,
      ENDED.has(to),
      id,
      from.join(','),
    ],
  );
  if (moved.length === 0) return false;
  if (ENDED.has(to)) {
    await sql(session, 'delete from catalog_import_files where import_id = ?', [id]);
    await sql(session, 'update catalog_import_chunks set content = null where import_id = ?', [id]);
    if (to === 'completed' || to === 'failed' || to === 'cancelled')
      await announceImport(session, id, to);
  }
  return true;
}

/**
 * Begins to write an import that was looked at, its file read anew with `options`; returns whether
 * it waited for that.
 */
export const startImport = (orm: Orm, id: string, options: ImportOptions): Promise<boolean> =>
  within(orm, async (session) => {
    const isMoved = await moveImport(session, id, ['ready'], 'running', { options, restart: true });
    // else rows that were only tried would count as written
    if (isMoved) await sql(session, 'delete from catalog_import_chunks where import_id = ?', [id]);
    return isMoved;
  });

/** Cancels an import that has not ended: once what is under way for it has, where something is. */
export const cancelImport = (orm: Orm, id: string): Promise<void> =>
  within(orm, async (session) => {
    if (await moveImport(session, id, ['ready'], 'cancelled')) return;
    await moveImport(session, id, ['queued', 'checking', 'running'], 'cancelling');
  });

/** Forgets what an attempt before has read of a file, as far as nothing came of it. */
export const dropUnwritten = (session: Session, id: string): Promise<object[]> =>
  sql(session, 'delete from catalog_import_chunks where import_id = ? and outcome is null', [id]);

/**
 * Keeps products of a file, packed; storing a chunk again replaces it, unless it is written by now.
 */
export const putChunk = (
  session: Session,
  id: string,
  chunk: number,
  content: Uint8Array,
): Promise<object[]> =>
  sql(
    session,
    `insert into catalog_import_chunks (import_id, chunk, content) values (?, ?, ?)
     on conflict (import_id, chunk) do update set content = excluded.content
     where catalog_import_chunks.outcome is null`,
    [id, chunk, Buffer.from(content)],
  );

export interface ImportChunk {
  content: Buffer | null;
  outcome: ChunkOutcome | null;
}

/** A chunk, held until the transaction ends; null when there is none. */
export async function takeChunk(
  session: Session,
  id: string,
  chunk: number,
): Promise<ImportChunk | null> {
  const [row] = await sql<ImportChunk>(
    session,
    'select content, outcome from catalog_import_chunks where import_id = ? and chunk = ? for update',
    [id, chunk],
  );
  return row ?? null;
}

/** Notes what became of a chunk, and the products that its rows are of by now. */
export const noteOutcome = (
  session: Session,
  id: string,
  chunk: number,
  outcome: ChunkOutcome,
  productIds: readonly string[] = [],
): Promise<object[]> =>
  sql(
    session,
    `update catalog_import_chunks set outcome = ?::jsonb, products = ?::uuid[]
     where import_id = ? and chunk = ?`,
    [JSON.stringify(outcome), `{${productIds.join(',')}}`, id, chunk],
  );

/** The products that the rows of an import are of, those that were as they are too; at most `limit`. */
export async function importedProducts(
  session: Session,
  id: string,
  limit: number,
): Promise<string[]> {
  const rows = await sql<{ id: string }>(
    session,
    `select distinct unnest(products) as id from catalog_import_chunks where import_id = ? order by 1 limit ?`,
    [id, limit],
  );
  return rows.map((row) => row.id);
}

/** What became of the rows of imports so far, all chunks together. */
export async function outcomesOf(
  orm: Orm,
  ids: readonly string[],
): Promise<Map<string, ChunkOutcome>> {
  const rows = await sql<{ import_id: string; outcome: ChunkOutcome }>(
    orm,
    `select import_id, outcome from catalog_import_chunks
     where import_id = any(?::uuid[]) and outcome is not null order by import_id, chunk`,
    [`{${ids.join(',')}}`],
  );
  const sums = new Map<string, ChunkOutcome>();
  for (const { import_id: id, outcome } of rows) {
    const sum = sums.get(id) ?? { created: 0, updated: 0, unchanged: 0, failed: 0, issues: [] };
    sums.set(id, {
      created: sum.created + outcome.created,
      updated: sum.updated + outcome.updated,
      unchanged: sum.unchanged + outcome.unchanged,
      failed: sum.failed + outcome.failed,
      issues: [...sum.issues, ...outcome.issues],
    });
  }
  return sums;
}

/** The products that have a SKU of these, by SKU. */
export async function productsBySku(
  session: Session,
  workspaceId: string,
  skus: readonly string[],
): Promise<Map<string, string>> {
  const rows = await sql<{ sku: string; product_id: string }>(
    session,
    `select sku, product_id from catalog_items where workspace_id = ?
       and sku = any(array(select jsonb_array_elements_text(?::jsonb)))`,
    [workspaceId, JSON.stringify(skus)],
  );
  return new Map(rows.map((row) => [row.sku, row.product_id]));
}
