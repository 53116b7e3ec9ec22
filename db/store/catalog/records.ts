/** Products and items as the database holds them. */
import type { ItemFields, ProductFields, ProductStatus } from '../../../contract/catalogProduct.ts';
import { momentOf, momentOrNull, type Session, sql, type Timestamptz } from '../../orm.ts';

export interface ItemRecord {
  id: string;
  productId: string;
  sku: string | null;
  externalId: string | null;
  /** What was ever said; the rest is absent. */
  fields: Partial<ItemFields>;
}

export interface ProductRecord {
  id: string;
  /** What was ever said; the rest is absent. */
  fields: Partial<ProductFields>;
  status: ProductStatus;
  source: { kind: string; externalId: string } | null;
  sourceUpdatedAt: Date | null;
  /** When a field was set last by somebody other than the source, by its name. */
  setAt: Record<string, string>;
  version: number;
  createdAt: Date;
  updatedAt: Date;
  archivedAt: Date | null;
  items: ItemRecord[];
}

export interface ProductRow {
  id: string;
  fields: Partial<ProductFields>;
  status: ProductStatus;
  source_kind: string | null;
  external_id: string | null;
  source_updated_at: Timestamptz | null;
  set_at: Record<string, string>;
  version: number;
  created_at: Timestamptz;
  updated_at: Timestamptz;
  archived_at: Timestamptz | null;
}

interface ItemRow {
  id: string;
  product_id: string;
  sku: string | null;
  external_id: string | null;
  fields: Partial<ItemFields>;
}

export const PRODUCT_COLUMNS =
  'id, fields, status, source_kind, external_id, source_updated_at, set_at, version, created_at, updated_at, archived_at';

const recordOf = (row: ProductRow, items: ItemRecord[]): ProductRecord => ({
  id: row.id,
  fields: row.fields,
  status: row.status,
  source:
    row.source_kind !== null && row.external_id !== null
      ? { kind: row.source_kind, externalId: row.external_id }
      : null,
  sourceUpdatedAt: momentOrNull(row.source_updated_at),
  setAt: row.set_at,
  version: row.version,
  createdAt: momentOf(row.created_at),
  updatedAt: momentOf(row.updated_at),
  archivedAt: momentOrNull(row.archived_at),
  items,
});

/** Lays the items, in the order in which they were made, beside the rows of their products. */
export async function withItems(
  session: Session,
  rows: readonly ProductRow[],
): Promise<ProductRecord[]> {
  if (rows.length === 0) return [];
  const items = await sql<ItemRow>(
    session,
    `select id, product_id, sku, external_id, fields from catalog_items
     where product_id = any(?::uuid[]) order by product_id, id`,
    [arrayOf(rows.map(({ id }) => id))],
  );
  const byProduct = Map.groupBy(items, (item) => item.product_id);
  return rows.map((row) => recordOf(row, (byProduct.get(row.id) ?? []).map(itemOf)));
}

const itemOf = ({ product_id, external_id, ...item }: ItemRow): ItemRecord => ({
  ...item,
  productId: product_id,
  externalId: external_id,
});

/** Products of a workspace by their ids, those that it has, in no order. */
export async function productsById(
  session: Session,
  workspaceId: string,
  ids: readonly string[],
): Promise<ProductRecord[]> {
  const rows = await sql<ProductRow>(
    session,
    `select ${PRODUCT_COLUMNS} from catalog_products where workspace_id = ? and id = any(?::uuid[])`,
    [workspaceId, arrayOf(ids)],
  );
  return withItems(session, rows);
}

/** A list of ids as PostgreSQL reads one. */
export const arrayOf = (ids: readonly string[]): string => `{${ids.join(',')}}`;

/**
 * Writers of one catalogue take turns, so that what one has read still holds when it writes; call
 * it first in their transaction.
 */
export const takeTurn = (session: Session, workspaceId: string): Promise<object[]> =>
  sql(session, 'select pg_advisory_xact_lock(hashtextextended(?, 3))', [workspaceId]);

/** Products of a workspace that are named by an id, an item or a SKU, those that it has, each once. */
export async function namedProducts(
  session: Session,
  workspaceId: string,
  named: readonly {
    productId?: string | undefined;
    itemId?: string | undefined;
    sku?: string | undefined;
  }[],
): Promise<ProductRecord[]> {
  const rows = await sql<ProductRow>(
    session,
    `with named as (select * from jsonb_to_recordset(?::jsonb) as n ("productId" uuid, "itemId" uuid, sku text))
     select ${PRODUCT_COLUMNS} from catalog_products where workspace_id = ? and id in (
       select "productId" from named
       union select i.product_id from named n join catalog_items i on i.workspace_id = ? and i.sku = n.sku
       union select i.product_id from named n join catalog_items i on i.id = n."itemId")`,
    [JSON.stringify(named), workspaceId, workspaceId],
  );
  return withItems(session, rows);
}
