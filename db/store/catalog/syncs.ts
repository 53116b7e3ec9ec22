/** Records of a source, laid over its products in one transaction with what is answered of them. */
import { type Session, sql } from '../../orm.ts';
import type { ProductWrite } from './merge.ts';
import { arrayOf } from './records.ts';
import { type Saved, saveWithin, type SaveTerms } from './saveProducts.ts';

export interface SyncTerms extends Pick<SaveTerms, 'actor' | 'requestId'> {
  source: string;
  /** `replace`: the word of the source stands for all that it has ever said. */
  mode: 'merge' | 'replace';
}

/**
 * Writes records in a transaction of the caller and says of each what became of it. A record that is
 * older than what stands is skipped. When merged, what somebody other than the source has set stays.
 */
export async function syncWithin(
  session: Session,
  workspaceId: string,
  writes: readonly ProductWrite[],
  { source, mode, ...author }: SyncTerms,
): Promise<Saved[]> {
  const saved = await saveWithin(session, workspaceId, writes, {
    ...author,
    as: 'synced',
    mode: 'upsert',
    keepsOwn: mode === 'merge',
    replaces: mode === 'replace',
  });
  await sql(
    session,
    `insert into catalog_sources (workspace_id, kind) values (?, ?)
     on conflict (workspace_id, kind) do update set last_sync_at = greatest(catalog_sources.last_sync_at, now())`,
    [workspaceId, source],
  );
  return saved;
}

export interface StandingCode {
  productId: string;
  itemId: string | null;
  schedule: string;
  code: string;
  isApproved: boolean;
}

/** The codes of products in whatever state: what was rejected is known too. */
export function codesOfProducts(
  session: Session,
  workspaceId: string,
  productIds: readonly string[],
): Promise<StandingCode[]> {
  return sql(
    session,
    `select product_id as "productId", item_id as "itemId", schedule, code, state = 'approved' as "isApproved"
     from catalog_classifications where workspace_id = ? and product_id = any(?::uuid[])`,
    [workspaceId, arrayOf(productIds)],
  );
}

/** Keeps what a call was answered for its repeats, and completes its key. */
export async function keepSyncAnswer(
  session: Session,
  { id, workspaceId, answer }: { id: string; workspaceId: string; answer: object },
): Promise<void> {
  await sql(
    session,
    `with kept as (insert into catalog_sync_answers (id, workspace_id, answer) values (?, ?, ?::json))
     update replays set state = 'completed', completed_at = now() where usage_id = ?`,
    [id, workspaceId, JSON.stringify(answer), id],
  );
}

/** What a call was answered; null when that is not known any more. */
export async function readSyncAnswer(session: Session, id: string): Promise<unknown> {
  const [row] = await sql<{ answer: unknown }>(
    session,
    'select answer from catalog_sync_answers where id = ?',
    [id],
  );
  return row?.answer ?? null;
}
