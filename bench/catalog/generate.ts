import { type Orm, sql } from '../../db/orm.ts';
import { type Mark, markOf, signOf } from '../../db/store/catalog/words.ts';

const AT_ONCE = 20_000;

/**
 * Fills the catalogue of a workspace, with what products are found by; returns one from the middle.
 * Made within the database: to write them as callers do would take an hour.
 */
export async function generateProducts(
  orm: Orm,
  workspaceId: string,
  products: number,
): Promise<{ id: string; sku: string }> {
  for (let from = 0; from < products; from += AT_ONCE) {
    const to = Math.min(from + AT_ONCE, products) - 1;
    await sql(orm, productsOf(workspaceId), [workspaceId, from, to]);
    await sql(orm, ITEMS, [workspaceId, from, to]);
  }
  const at = Math.floor(products / 2);
  const [row] = await sql<{ id: string; sku: string }>(
    orm,
    'select product_id as id, sku from catalog_items where workspace_id = ? and sku = ?',
    [workspaceId, `SKU-${at}`],
  );
  if (!row) throw new Error('no product was generated');
  return row;
}

// ids grow as those of real products do
const ID = `('019d0000-' || lpad(to_hex((n >> 16) & 65535), 4, '0') || '-7' ||
  lpad(to_hex(n & 4095), 3, '0') || '-8' || lpad(to_hex((n >> 12) & 15), 3, '0') || '-' || lpad(to_hex(n), 12, '0'))::uuid`;

/** Kinds of goods by how common they are, tags, some without an origin, few without a value, some with codes. */
function productsOf(workspaceId: string): string {
  const mark = (kind: Mark, value: string) => `sign || '${markOf('', kind, value)}'`;
  return `
    insert into catalog_products (id, workspace_id, fields, status, words, codes, archived_at)
    select ${ID}, ?, jsonb_build_object('title', kind || ' ' || n, 'description', repeat('Of cotton, made well. ', 10)),
      status,
      array_to_tsvector(array_remove(array[
        sign || kind, sign || 'cotton', sign || 'word' || n % 5000, sign || 'sku', sign || n,
        case when n % 50000 = 7 then sign || 'rare7' end,
        sign || '#status:' || status,
        sign || '#tag:tag' || n % 200,
        case when n % 10 = 0 then ${mark('market', 'FR')} else ${mark('market', '*')} end,
        case when n % 3 = 0 then ${mark('missing', 'originCountry')} end,
        case when n % 20000 = 5 then ${mark('missing', 'unitValue')} end], null)),
      array_to_tsvector(array_remove(array[
        sign || '#' || case when n % 100 = 0 then 'none' when n % 10 = 1 then 'suggested' else 'approved' end,
        case when n % 40000 = 9 then sign || '#US:6911100099' when n % 50 = 2 then sign || '#US:6109100099' end], null)),
      case when status = 'archived' then now() end
    from (
      select *, case status when 'archived' then '${signOf(workspaceId, true)}' else '${signOf(workspaceId)}' end as sign
      from (
        select n, (array['shirt', 'shirt', 'dress', 'lamp', 'mug', 'ring', 'toy', 'belt'])[1 + n % 8] as kind,
          case when n % 4 = 3 then 'archived' when n % 1000 = 2 then 'draft' else 'active' end as status
        from generate_series(?::int, ?::int) as n
      ) as counted
    ) as made`;
}

const ITEMS = `
  insert into catalog_items (id, workspace_id, product_id, sku, fields)
  select gen_random_uuid(), ?, ${ID}, 'SKU-' || n, '{"unitValue": 10, "currency": "USD"}'
  from generate_series(?::int, ?::int) as n`;
