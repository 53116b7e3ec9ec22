/** Products as rows of our own columns: one for each item, or one for a product without. */
import { CODE_SCHEDULES, type Field, OWN_FIELDS } from '../import/types.ts';

/** A product as it is written out. */
export interface ExportedProduct {
  id: string;
  externalId: string | null;
  status: string;
  fields: Readonly<Record<string, unknown>>;
  items: readonly ExportedItem[];
  /** Of the whole product: approved ones before suggested ones, the newest first. */
  codes: readonly ExportedCode[];
}

export interface ExportedItem {
  id: string;
  sku: string | null;
  fields: Readonly<Record<string, unknown>>;
  codes: readonly ExportedCode[];
}

export interface ExportedCode {
  schedule: string;
  code: string;
  isApproved: boolean;
}

/** Columns of an export, all of them: `code` is for files of others. */
export const EXPORT_COLUMNS: readonly Field[] = OWN_FIELDS.filter((field) => field !== 'code');

/** The rows of a product, cells in the order of the columns. */
export function rowsOf(product: ExportedProduct, columns: readonly Field[]): string[][] {
  const items = product.items.length > 0 ? product.items : [null];
  return items.map((item) => columns.map((column) => cellOf(product, item, column)));
}

const PRODUCT_NAMES: Partial<Record<Field, string>> = {
  title: 'title',
  description: 'description',
  brand: 'brand',
  manufacturer_name: 'manufacturerName',
  manufacturer_country: 'manufacturerCountry',
  category: 'category',
  material_summary: 'materialSummary',
  customs_description: 'customsDescription',
  product_url: 'productUrl',
  slug: 'slug',
  image_urls: 'imageUrls',
  tags: 'tags',
  origin_country: 'originCountry',
  origin_basis: 'originBasis',
  quantity_unit: 'quantityUnit',
  markets: 'markets',
};
const ITEM_NAMES: Partial<Record<Field, string>> = {
  gtin: 'gtin',
  item_title: 'title',
  unit_value: 'unitValue',
  currency: 'currency',
  net_weight: 'netWeight',
  weight_unit: 'weightUnit',
  volume_liters: 'volumeLiters',
  alcohol_percent: 'alcoholPercent',
  item_origin_country: 'originCountry',
};
/** What parts the values of a list, which may hold commas. */
const LIST_SIGNS: Partial<Record<Field, string>> = {
  image_urls: ' | ',
  tags: ' | ',
  markets: ', ',
};

function cellOf(product: ExportedProduct, item: ExportedItem | null, column: Field): string {
  if (column === 'product_id') return product.id;
  if (column === 'external_id') return product.externalId ?? '';
  if (column === 'status') return product.status;
  if (column === 'item_id') return item?.id ?? '';
  if (column === 'sku') return item?.sku ?? '';
  const schedule = CODE_SCHEDULES.find((name) => column === `code_${name}`);
  if (schedule) return codeFor(product, item, schedule)?.code ?? '';
  const own = PRODUCT_NAMES[column];
  if (own !== undefined) return printed(product.fields[own], LIST_SIGNS[column]);
  const ofItem = ITEM_NAMES[column];
  return ofItem === undefined ? '' : printed(item?.fields[ofItem], LIST_SIGNS[column]);
}

/** The code of an item in a schedule: its own before that of its product. */
export const codeFor = (
  { codes }: Pick<ExportedProduct, 'codes'>,
  item: Pick<ExportedItem, 'codes'> | null,
  schedule: string,
): ExportedCode | undefined =>
  [...(item?.codes ?? []), ...codes].find((code) => code.schedule === schedule);

function printed(value: unknown, sign = ', '): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number')
    return value.toLocaleString('en-US', { useGrouping: false, maximumFractionDigits: 15 });
  if (!Array.isArray(value)) return '';
  // one word with a comma would be read as two
  const isOne = value.length === 1 && sign.includes('|') && /[,;]/.test(String(value[0]));
  return isOne ? `${String(value[0])} |` : value.join(sign);
}
