/**
 * What shops are told of codes. Each change of its state draws a new position for a code (a trigger
 * does), in the turn of its workspace (`takeTurn`): the turn ends with the transaction, so positions
 * become visible in their order, and nobody who has read up to one has passed over another.
 * Positions are ordinary numbers: they outlive a copy of the database to another server.
 */
import { momentOf, type Session, sql, type Timestamptz } from '../../orm.ts';
import { arrayOf } from './records.ts';

/** Approved codes of products are told again: what goes with them has changed. */
export async function tellAgain(
  session: Session,
  workspaceId: string,
  productIds: readonly string[],
): Promise<void> {
  if (productIds.length === 0) return;
  await sql(
    session,
    `update catalog_classifications set position = nextval('catalog_code_positions')
     where workspace_id = ? and product_id = any(?::uuid[]) and state = 'approved'`,
    [workspaceId, arrayOf(productIds)],
  );
}

export interface CodeChange {
  change: ToldCode;
  position: string;
  approvedAt: Date;
  /** It was approved, and is withdrawn. */
  isRemoved: boolean;
}

/** What is told of a code. */
export interface ToldCode {
  externalId: string;
  productId: string;
  itemId: string | null;
  itemExternalId: string | null;
  sku: string | null;
  schedule: string;
  destinationCountry: string | null;
  code: string;
  originCountry: string | null;
  customsDescription: string | null;
  classificationId: string;
}

interface ChangeRow extends ToldCode {
  position: string;
  approvedAt: Timestamptz;
  isRemoved: boolean;
}

/**
 * Codes of products of a source that were approved or withdrawn behind a position, each at its last
 * change, in the order of the changes, at most `limit`. Codes that another one has superseded, and
 * those of archived products, are left out.
 */
export async function listCodeChanges(
  session: Session,
  workspaceId: string,
  source: string,
  { after, limit }: { after: string; limit: number },
): Promise<CodeChange[]> {
  const rows = await sql<ChangeRow>(session, CHANGES, [workspaceId, after, source, limit]);
  return rows.map(({ position, approvedAt, isRemoved, ...change }) => ({
    change,
    position,
    approvedAt: momentOf(approvedAt),
    isRemoved,
  }));
}

const CHANGES = `
  select c.position::text, p.external_id as "externalId", p.id as "productId", i.id as "itemId",
    i.external_id as "itemExternalId", i.sku, c.schedule, c.destination_country as "destinationCountry", c.code,
    coalesce(i.fields ->> 'originCountry', p.fields ->> 'originCountry') as "originCountry",
    p.fields ->> 'customsDescription' as "customsDescription", c.id as "classificationId",
    c.approved_at as "approvedAt", c.state = 'rejected' as "isRemoved"
  from catalog_classifications c
  join catalog_products p on p.id = c.product_id
  left join catalog_items i on i.id = c.item_id
  where c.workspace_id = ? and c.approved_at is not null and c.state in ('approved', 'rejected')
    and c.position > ?::bigint and p.source_kind = ? and p.status <> 'archived'
  order by c.position limit ?`;
