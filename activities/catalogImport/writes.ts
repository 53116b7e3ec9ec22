/** Products of a file as writes into the catalogue. */
import {
  type ItemInput,
  itemInput,
  type ProductFields,
  productFields,
} from '../../contract/catalogProduct.ts';
import type { ImportIssue, ImportOptions } from '../../db/store/catalog/imports.ts';
import type { ItemWrite, ProductWrite } from '../../db/store/catalog/merge.ts';
import { ITEM_NAMES, PRODUCT_NAMES } from '../../engine/catalog/columnNames.ts';
import { isCutFrom } from '../../engine/catalog/shops.ts';
import type { ImportedItem, ImportedProduct, Value } from '../../engine/catalog/import/types.ts';

/** The source that products of a format come from. */
const SOURCES: Readonly<Record<string, string>> = {
  shopify: 'shopify',
  shopifyOld: 'shopify',
  shopifyInventory: 'shopify',
  google: 'feed',
  own: 'csv',
  generic: 'csv',
};

export const sourceOf = (format: string): string => SOURCES[format] ?? format;

/** Which products have which SKUs already. */
type Owners = ReadonlyMap<string, string>;

const someFields = productFields.partial();

/** The write that a product of a file is, or what the catalogue would not take of it. */
export function writeOf(
  product: ImportedProduct,
  { kind, isOwn }: { kind: string; isOwn: boolean },
  owners: Owners,
  options: ImportOptions,
): { write: ProductWrite } | { issue: ImportIssue } {
  const fields = someFields.safeParse({ ...product.more, ...fieldsOf(product) });
  if (!fields.success) return { issue: refused(product, fields.error.issues) };
  const items: ItemWrite[] = [];
  for (const item of product.items) {
    const parsed = itemInput.safeParse(itemOf(item));
    if (!parsed.success) return { issue: refused(product, parsed.error.issues, item.row) };
    // what was not said is absent, never undefined
    const said = parsed.data as ItemWrite;
    items.push({ ...said, ...(item.key === null ? {} : { externalId: item.key }) });
  }
  const status = statusOf(product.fields.status) ?? options.status;
  const externalId = product.fields.external_id;
  const source = typeof externalId === 'string' ? { kind, externalId } : null;
  return {
    write: {
      match: matchOf(product, source, owners, options),
      fields: fields.data as ProductWrite['fields'], // as above
      ...(status === undefined ? {} : { status }),
      items,
      // whoever filled a shop's columns may have had them from there; an own file has whole texts
      ...(isOwn ? {} : { isCut: (written, known) => isCutFrom(written, known, null) }),
      ...(source && product.fields.product_id === undefined ? { source } : {}),
    },
  };
}

/** By its id; else by any of its SKUs that the catalogue has; else by its id in the source. */
function matchOf(
  { fields, items }: ImportedProduct,
  source: { kind: string; externalId: string } | null,
  owners: Owners,
  { matchBy }: ImportOptions,
): ProductWrite['match'] {
  if (typeof fields.product_id === 'string') return { by: 'id', id: fields.product_id };
  const skus = items.flatMap((item) =>
    typeof item.fields.sku === 'string' ? [item.fields.sku] : [],
  );
  const known = matchBy === 'sku' ? skus.find((sku) => owners.has(sku)) : undefined;
  if (known !== undefined) return { by: 'sku', sku: known };
  if (source) return { by: 'source', ...source };
  const [first] = skus;
  return first === undefined ? null : { by: 'sku', sku: first };
}

const statusOf = (value: Value | null | undefined): 'draft' | 'active' | undefined =>
  value === 'draft' || value === 'active' ? value : undefined;

const OF_PRODUCT = PRODUCT_NAMES satisfies Partial<
  Record<keyof ImportedProduct['fields'], keyof ProductFields>
>;

const LISTS: ReadonlySet<string> = new Set(['image_urls', 'tags']);

function fieldsOf({ fields }: ImportedProduct): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(OF_PRODUCT).flatMap(([column, name]) => {
      // the keys are those of the table
      const value = fields[column as keyof typeof OF_PRODUCT];
      if (value === undefined) return [];
      return [[name, value === null && LISTS.has(column) ? [] : value]];
    }),
  );
}

const OF_ITEM = { item_id: 'id', sku: 'sku', ...ITEM_NAMES } as const satisfies Partial<
  Record<keyof ImportedItem['fields'], keyof ItemInput>
>;

const NUMBERS: ReadonlySet<string> = new Set([
  'unit_value',
  'net_weight',
  'volume_liters',
  'alcohol_percent',
  'units_per_year',
]);

function itemOf({ fields, options, more }: ImportedItem): Record<string, unknown> {
  const item = Object.fromEntries(
    Object.entries(OF_ITEM).flatMap(([column, name]) => {
      // the keys are those of the table
      const value = fields[column as keyof typeof OF_ITEM];
      if (value === undefined) return [];
      return [[name, value !== null && NUMBERS.has(column) ? Number(value) : value]];
    }),
  );
  return { ...more, ...item, ...(options.length > 0 && { attributes: options }) };
}

interface Fault {
  path: readonly PropertyKey[];
  message: string;
}

function refused(
  { rows }: ImportedProduct,
  [fault]: readonly Fault[],
  row = rows[0] ?? 0,
): ImportIssue {
  return {
    severity: 'error',
    row,
    column: null,
    code: 'invalid_input',
    message: fault ? `${fault.path.map(String).join('.')}: ${fault.message}` : 'is not valid',
    value: null,
  };
}
