/** What a file of goods says, row by row, before anything of it is in a catalogue. */

/** Fields of a product that a column may hold, by the names that our own export gives them. */
export const PRODUCT_FIELDS = [
  'product_id',
  'external_id',
  'title',
  'description',
  'brand',
  'manufacturer_name',
  'manufacturer_country',
  'category',
  'material_summary',
  'customs_description',
  'product_url',
  'slug',
  'image_urls',
  'tags',
  'origin_country',
  'origin_basis',
  'quantity_unit',
  'status',
  'markets',
] as const;
export type ProductField = (typeof PRODUCT_FIELDS)[number];

/** Fields of one sellable item of a product. */
export const ITEM_FIELDS = [
  'item_id',
  'sku',
  'gtin',
  'item_title',
  'unit_value',
  'currency',
  'net_weight',
  'weight_unit',
  'volume_liters',
  'alcohol_percent',
  'units_per_year',
  'item_origin_country',
  'item_status',
] as const;
export type ItemField = (typeof ITEM_FIELDS)[number];

/** Schedules in which a column may hold a code; `HS` is the six digits that all of them share. */
export const CODE_SCHEDULES = ['HS', 'US', 'EU', 'GB', 'CA', 'XI', 'NO', 'AU', 'BR'] as const;
export type CodeSchedule = (typeof CODE_SCHEDULES)[number];
/** `suggested_codes`: the schedules whose codes in this row nobody has approved. */
export type CodeField = 'code' | `code_${CodeSchedule}` | 'suggested_codes';

export type Field = ProductField | ItemField | CodeField;

/** All of them, as an export prints its columns. */
export const OWN_FIELDS: readonly Field[] = [
  ...PRODUCT_FIELDS,
  ...ITEM_FIELDS,
  'code',
  ...CODE_SCHEDULES.map((schedule): Field => `code_${schedule}`),
  'suggested_codes',
];
export const OWN_FIELD_SET: ReadonlySet<string> = new Set(OWN_FIELDS);

/** A value as it is stored: lists stay lists, numbers are decimal strings. */
export type Value = string | readonly string[];

/** Whether a fault keeps its row out of the catalogue, or the cell alone. */
export type Severity = 'error' | 'warning';

export type IssueCode =
  | 'cells_beyond_header'
  | 'code_unreadable'
  | 'code_zero_lost'
  | 'country_unknown'
  | 'currency_unknown'
  | 'digits_lost'
  | 'goods_repeated'
  | 'gtin_unreadable'
  | 'id_unreadable'
  | 'negative_number'
  | 'no_product'
  | 'not_a_number'
  | 'nothing_to_match'
  | 'number_open'
  | 'parent_missing'
  | 'product_failed'
  | 'schedule_open'
  | 'sku_repeated'
  | 'status_unknown'
  | 'text_cut'
  | 'too_long'
  | 'too_many'
  | 'unit_unknown'
  | 'url_unreadable'
  | 'value_differs';

export interface Issue {
  severity: Severity;
  /** Row of the file, the first being 1; item of a feed. */
  row: number;
  /** The column as the file prints it; null where the row as a whole is meant. */
  column: string | null;
  code: IssueCode;
  message: string;
  /** The cell, shortened; null where none is meant. */
  value: string | null;
  /** What the cell probably ought to say; absent where nothing is likely. */
  proposal?: string;
}

/** A tariff code, digits only. */
export interface ImportedCode {
  schedule: CodeSchedule;
  code: string;
  /** The file says that nobody has approved it. */
  isSuggested?: true;
}

/** What a file says of an item; a field that it does not name is absent, one to be emptied null. */
export interface ImportedItem {
  row: number;
  fields: Partial<Record<ItemField, Value | null>>;
  /** What finds it again where it has no SKU; null: there is nothing. */
  key: string | null;
  /** Names of options and their values, in order. */
  options: readonly { name: string; value: string }[];
  /** Codes that are not those of the whole product. */
  codes: readonly ImportedCode[];
  /** What no column holds: fields of the interface, by their names there. */
  more?: Readonly<Record<string, unknown>>;
}

export interface ImportedProduct {
  /** Rows that it was made of, in order. */
  rows: readonly number[];
  fields: Partial<Record<ProductField, Value | null>>;
  items: readonly ImportedItem[];
  codes: readonly ImportedCode[];
  /** The same of the product. */
  more?: Readonly<Record<string, unknown>>;
}

/** A row as the file holds it. */
export interface RawRow {
  row: number;
  cells: readonly string[];
}
