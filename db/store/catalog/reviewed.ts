/** What those who review codes need to see beside them: the goods, and the code that is used now. */
import { type Session, sql } from '../../orm.ts';
import { arrayOf } from './records.ts';

/** Goods that a code is of. */
export interface ReviewedGoods {
  title: string;
  /** What tells its item from the others; null: the code is of the whole product. */
  itemTitle: string | null;
  /** The first SKUs that the code is for. */
  skus: string[];
  skuCount: number;
}

export interface Reviewed {
  goods: ReviewedGoods;
  /** The code that is approved for the same goods and schedule; null: none is. */
  approved: { id: string; code: string } | null;
}

/** SKUs that are shown of the goods of one code. */
const SKUS_SHOWN = 5;

interface Row {
  id: string;
  title: string;
  item_title: string | null;
  skus: string[] | null;
  sku_count: number;
  approved_id: string | null;
  approved_code: string | null;
}

/** What is shown beside codes of a workspace, by the id of the code. */
export async function goodsOfCodes(
  session: Session,
  workspaceId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Reviewed>> {
  if (ids.length === 0) return new Map();
  const rows = await sql<Row>(session, STATEMENT, [SKUS_SHOWN, workspaceId, arrayOf(ids)]);
  return new Map(
    rows.map((row) => [
      row.id,
      {
        goods: {
          title: row.title,
          itemTitle: row.item_title,
          skus: row.skus ?? [],
          skuCount: row.sku_count,
        },
        approved:
          row.approved_id === null || row.approved_code === null
            ? null
            : { id: row.approved_id, code: row.approved_code },
      },
    ]),
  );
}

// what an item has no approved code of its own for is declared under that of its product
const STATEMENT = `
  select c.id, p.fields ->> 'title' as title, i.fields ->> 'title' as item_title, s.skus, s.sku_count,
    a.id as approved_id, a.code as approved_code
  from catalog_classifications c
  join catalog_products p on p.id = c.product_id
  left join catalog_items i on i.id = c.item_id
  cross join lateral (
    select (array_agg(o.sku order by o.id))[1:?] as skus, count(*)::int as sku_count from catalog_items o
    where o.product_id = c.product_id and o.sku is not null and (c.item_id is null or o.id = c.item_id)
      and coalesce(o.fields ->> 'status', 'active') <> 'archived'
  ) s
  left join lateral (
    select o.id, o.code from catalog_classifications o
    where o.product_id = c.product_id and o.schedule = c.schedule and o.state = 'approved'
      and (o.item_id is null or o.item_id = c.item_id)
    order by o.item_id is null limit 1
  ) a on true
  where c.workspace_id = ? and c.id = any(?::uuid[])`;
