/** Products as rows of our own columns: one for each item, or one for a product without. */
import { ITEM_NAMES, PRODUCT_NAMES } from '../columnNames.ts';
import { CODE_SCHEDULES, type Field, OWN_FIELDS } from '../import/types.ts';

/** A product as it is written out. */
export interface ExportedProduct {
  id: string;
  externalId: string | null;
  /** Where it comes from; null: it was written through the interface. */
  sourceKind: string | null;
  status: string;
  fields: Readonly<Record<string, unknown>>;
  items: readonly ExportedItem[];
  /** Of the whole product: approved ones before suggested ones, the newest first. */
  codes: readonly ExportedCode[];
}

export interface ExportedItem {
  id: string;
  externalId: string | null;
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

const OF_PRODUCT: Partial<Record<Field, string>> = PRODUCT_NAMES;
const OF_ITEM: Partial<Record<Field, string>> = ITEM_NAMES;
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
  if (column === 'suggested_codes') return suggestedIn(product, item);
  const own = OF_PRODUCT[column];
  if (own !== undefined) return printed(product.fields[own], LIST_SIGNS[column]);
  const ofItem = OF_ITEM[column];
  return ofItem === undefined ? '' : printed(item?.fields[ofItem], LIST_SIGNS[column]);
}

/** Schedules of the codes in a row that nobody has approved. */
const suggestedIn = (product: ExportedProduct, item: ExportedItem | null): string =>
  CODE_SCHEDULES.filter((schedule) => codeFor(product, item, schedule)?.isApproved === false).join(
    ', ',
  );

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
