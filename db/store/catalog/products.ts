/** Products of a workspace: one, a page of many, archived, and what was changed. */
import type { Actor } from '../../../contract/evidence.ts';
import type { ProductStatus } from '../../../contract/catalogProduct.ts';
import { momentOf, momentOrNull, type Orm, sql, type Timestamptz, within } from '../../orm.ts';
import { refreshCodes } from './codeMarks.ts';
import type { Change } from './merge.ts';
import {
  PRODUCT_COLUMNS,
  productsById,
  type ProductRecord,
  type ProductRow,
  takeTurn,
  withItems,
} from './records.ts';
import { addHistory, archivedAt, storeProducts } from './saveProducts.ts';
import { lexeme, type Mark, markOf, signOf, wordsIn } from './words.ts';

/** One product; null when the workspace has no such. */
export async function findProduct(
  orm: Orm,
  workspaceId: string,
  id: string,
): Promise<ProductRecord | null> {
  const [product] = await productsById(orm, workspaceId, [id]);
  return product ?? null;
}

export interface ProductFilter {
  /** Words, each of which begins one of the product. */
  q?: string | undefined;
  /** Left out: all that are not archived. */
  status?: ProductStatus | undefined;
  sku?: string | undefined;
  tag?: string | undefined;
  /** A country; `isDefault`: one of the markets of products that have none of their own. */
  market?: { country: string; isDefault: boolean } | undefined;
  /** A field of which nothing is known. */
  missing?: string | undefined;
  /** What is known of its codes: see `codes.ts`. A tsquery. */
  codes?: string | undefined;
  updatedSince?: string | undefined;
}

/** Products of a workspace, newest first, at most `limit`, older than the one with the id `after`. */
export async function listProducts(
  orm: Orm,
  workspaceId: string,
  filter: ProductFilter,
  { limit, after }: { limit: number; after?: string | undefined },
): Promise<ProductRecord[]> {
  const { where, parameters } = conditionsOf(workspaceId, filter);
  const statement = `select ${PRODUCT_COLUMNS} from catalog_products where ${where}${after ? ' and id < ?' : ''}
    order by id desc limit ?`;
  return orm.em.fork().transactional(
    async (em) => {
      await sql({ em }, PLANNED);
      const rows = await sql<ProductRow>({ em }, statement, [
        ...parameters,
        ...(after ? [after] : []),
        limit,
      ]);
      return withItems({ em }, rows);
    },
    { readOnly: true },
  );
}

// how common the words are decides whether they are looked up or met on the way; what is looked up
// mostly is in memory
const PLANNED = `select set_config('plan_cache_mode', 'force_custom_plan', true),
  set_config('random_page_cost', '1.1', true)`;

/** The products that a filter means, as SQL. */
export function conditionsOf(
  workspaceId: string,
  filter: ProductFilter,
): { where: string; parameters: unknown[] } {
  const conditions = ['workspace_id = ?'];
  const parameters: unknown[] = [workspaceId];
  const add = (condition: string, ...values: unknown[]) => {
    conditions.push(condition);
    parameters.push(...values);
  };
  const words = queryOf(workspaceId, filter);
  if (words !== '') add('words @@ ?::tsquery', words);
  if (filter.codes !== undefined) add('codes @@ ?::tsquery', filter.codes);
  add(filter.status === 'archived' ? `status = 'archived'` : `status <> 'archived'`);
  if (filter.updatedSince !== undefined) add('updated_at >= ?', filter.updatedSince);
  if (filter.sku !== undefined)
    add(
      // as `catalog_items_sku_folded` has them
      'id in (select product_id from catalog_items where workspace_id = ? and sku is not null and lower(sku) = lower(?))',
      workspaceId,
      filter.sku,
    );
  return { where: conditions.join(' and '), parameters };
}

function queryOf(workspaceId: string, { q, status, tag, market, missing }: ProductFilter): string {
  const sign = signOf(workspaceId, status === 'archived');
  const mark = (kind: Mark, value: string) => lexeme(markOf(sign, kind, value));
  const words = wordsIn(sign, q ?? '').map((word) => `${lexeme(word)}:*`);
  const parts = q !== undefined && words.length === 0 ? [lexeme('#nothing')] : words;
  if (status === 'draft' || status === 'active') parts.push(mark('status', status));
  if (tag !== undefined) parts.push(mark('tag', tag));
  if (missing !== undefined) parts.push(mark('missing', missing));
  if (market !== undefined) {
    const own = mark('market', market.country);
    parts.push(market.isDefault ? `(${own} | ${mark('market', '*')})` : own);
  }
  return parts.join(' & ');
}

export interface ArchiveTerms {
  actor: Actor;
  requestId: string | null;
  note: string | null;
}

/**
 * Archives products and returns those that the workspace has, in no order; one that is archived
 * already stays as it is.
 */
export function archiveProducts(
  orm: Orm,
  workspaceId: string,
  ids: readonly string[],
  { actor, requestId, note }: ArchiveTerms,
): Promise<ProductRecord[]> {
  return within(orm, async (session) => {
    await takeTurn(session, workspaceId);
    const products = await productsById(session, workspaceId, ids);
    const now = new Date();
    const open = products.filter(({ status }) => status !== 'archived');
    const entries = open.map(({ id, status }) => ({
      productId: id,
      action: 'archived',
      actor,
      requestId,
      note,
      changes: [{ path: 'status', from: status, to: 'archived' }],
    }));
    for (const product of open) Object.assign(product, archivedAt(product, now));
    if (open.length > 0) await storeProducts(session, workspaceId, open);
    await refreshCodes(
      session,
      workspaceId,
      open.map(({ id }) => id),
    );
    await addHistory(session, workspaceId, entries);
    return products;
  });
}

export interface HistoryEntry {
  id: string;
  at: Date;
  actor: Actor;
  action: string;
  changes: Change[];
  note: string | null;
  requestId: string | null;
}

interface HistoryRow extends Omit<HistoryEntry, 'at' | 'requestId'> {
  at: Timestamptz;
  request_id: string | null;
}

/** What was changed of a product, newest first; at most `limit` entries older than `after`. */
export async function listHistory(
  orm: Orm,
  workspaceId: string,
  productId: string,
  { limit, after }: { limit: number; after?: string | undefined },
): Promise<HistoryEntry[]> {
  const rows = await sql<HistoryRow>(
    orm,
    `select id, at, actor, action, changes, note, request_id from catalog_history
     where workspace_id = ? and product_id = ?${after ? ' and id < ?' : ''} order by id desc limit ?`,
    [workspaceId, productId, ...(after ? [after] : []), limit],
  );
  return rows.map(({ request_id, at, ...row }) => ({
    ...row,
    at: momentOf(at),
    requestId: request_id,
  }));
}

export interface SourceCount {
  /** Null: written through the interface. */
  kind: string | null;
  products: number;
  /** When the source synced last; null: it never did. */
  lastSyncAt: Date | null;
}

/** Where the products of a workspace come from, and sources that have sent none that stands. */
export async function sourcesOf(orm: Orm, workspaceId: string): Promise<SourceCount[]> {
  const rows = await sql<{ kind: string | null; products: number; last: Timestamptz | null }>(
    orm,
    `select coalesce(p.kind, s.kind) as kind, coalesce(p.products, 0) as products, s.last_sync_at as last
     from (select source_kind as kind, count(*)::int as products from catalog_products
       where workspace_id = ? group by source_kind) p
     full join (select kind, last_sync_at from catalog_sources where workspace_id = ?) s on s.kind = p.kind
     order by 1 nulls first`,
    [workspaceId, workspaceId],
  );
  return rows.map(({ kind, products, last }) => ({
    kind,
    products,
    lastSyncAt: momentOrNull(last),
  }));
}
