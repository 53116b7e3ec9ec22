/**
 * Shipping documents. A row is written once with its file, completes its idempotency key in the
 * same statement, and is never changed.
 */
import type { DocumentType } from '../../contract/documents/parts.ts';
import type { Actor } from '../../contract/evidence.ts';
import type { PageEnd } from './account.ts';
import { momentOf, type Orm, sql, type Timestamptz } from '../orm.ts';

export interface NewDocument {
  id: string;
  workspaceId: string;
  type: DocumentType;
  number: string | null;
  fileName: string;
  request: unknown;
  content: Buffer;
  sha256: Buffer;
  pages: number;
  warnings: readonly string[];
  totals: Readonly<Record<string, number | null>>;
  actor: Actor;
  requestId: string;
}

export interface DocumentFacts {
  id: string;
  type: DocumentType;
  number: string | null;
  fileName: string;
  bytes: number;
  sha256: Buffer;
  pages: number;
  warnings: string[];
  totals: Record<string, number | null>;
  actor: Actor;
  createdAt: Date;
}

export interface KeptDocument extends DocumentFacts {
  content: Buffer;
}

/** Keeps a document; returns it as it is kept. */
export async function keepDocument(orm: Orm, document: NewDocument): Promise<KeptDocument> {
  const { id, workspaceId, type, number, fileName, content, sha256, pages, requestId } = document;
  const [row] = await sql<{ created_at: Timestamptz }>(orm, KEEP, [
    id,
    workspaceId,
    type,
    number,
    fileName,
    JSON.stringify(document.request),
    content,
    sha256,
    pages,
    JSON.stringify(document.warnings),
    JSON.stringify(document.totals),
    JSON.stringify(document.actor),
    requestId,
  ]);
  if (!row) throw new Error('Bug: a document that is inserted comes back');
  return {
    ...document,
    warnings: [...document.warnings],
    totals: { ...document.totals },
    bytes: content.length,
    createdAt: momentOf(row.created_at),
  };
}

const KEEP = `
  with kept as (
    insert into documents (id, workspace_id, type, number, file_name, request, content, sha256, pages, warnings, totals, actor, request_id)
    values (?::uuid, ?::uuid, ?, ?, ?, ?::json, ?, ?, ?, ?::json, ?::json, ?::json, ?::uuid) returning id, created_at
  ), done as (
    update replays set state = 'completed', completed_at = now() where usage_id in (select id from kept)
  )
  select created_at from kept`;

type Row = Omit<DocumentFacts, 'createdAt' | 'fileName'> & {
  file_name: string;
  created_at: Timestamptz;
};

const FACTS = `id, type, number, file_name, octet_length(content) as bytes, sha256, pages, warnings, totals, actor, created_at`;

const factsOf = ({ file_name, created_at, ...row }: Row): DocumentFacts => ({
  ...row,
  fileName: file_name,
  createdAt: momentOf(created_at),
});

/** A document of a workspace with its file; null when the workspace has none of this id. */
export async function readDocument(
  orm: Orm,
  { id, workspaceId }: { id: string; workspaceId: string },
): Promise<KeptDocument | null> {
  const [row] = await sql<Row & { content: Buffer }>(
    orm,
    `select ${FACTS}, content from documents where id = ? and workspace_id = ?`,
    [id, workspaceId],
  );
  return row ? { ...factsOf(row), content: row.content } : null;
}

/** Documents of a workspace, newest first: one more than the limit, where there are more. */
export async function listDocuments(
  orm: Orm,
  query: {
    workspaceId: string;
    type: DocumentType | null;
    after: PageEnd | undefined;
    limit: number;
  },
): Promise<DocumentFacts[]> {
  const { workspaceId, type, after = null, limit } = query;
  const rows = await sql<Row>(
    orm,
    `select ${FACTS} from documents where workspace_id = ? and (?::text is null or type = ?)
       and (?::uuid is null or id < ?::uuid) order by id desc limit ?`,
    [workspaceId, type, type, after?.id ?? null, after?.id ?? null, limit + 1],
  );
  return rows.map(factsOf);
}
