/** Which file this is, where its header stands, and what its columns hold. */
import { type ColumnKey, columnKey } from './columnKey.ts';
import { FIELDS_BY_KEY, ownField } from './fieldNames.ts';
import { type Format, GENERIC, type Meaning, OWN, SHOP_FORMATS } from './formats.ts';
import { type Field, OWN_FIELDS, type RawRow } from './types.ts';

/** A column as it is read. */
export interface Column {
  at: number;
  printed: string;
  unit: string | null;
  meaning: Meaning;
  /** Place of the column of the very same name before it. */
  repeats?: number;
}

export interface Sheet {
  format: Format;
  /** Row of the header. */
  headerRow: number;
  /** Cells in the header: a row with more of them is shifted. */
  width: number;
  columns: readonly Column[];
  /** Names of columns that nothing is read from, in order. */
  unmapped: readonly string[];
  /** Row in which the goods begin: flat files explain their columns between. */
  firstRow: number;
}

/** Columns that the caller has named, by the name printed; null: not to be read. */
export type GivenMapping = Readonly<Record<string, Field | null>>;

/** Rows among which a header is looked for: flat files have settings and titles above it. */
export const HEADER_ROWS_MAX = 10;

/**
 * The sheet that begins with these rows; null where none of them names columns of goods. The
 * caller's mapping goes before what is known of a format.
 */
export function recognise(rows: readonly RawRow[], given: GivenMapping = {}): Sheet | null {
  const opening = rows.slice(0, HEADER_ROWS_MAX);
  for (const { row, cells } of opening) {
    const keys = cells.map(columnKey);
    const format = shopFormatOf(keys);
    if (format) return sheetOf({ format, row, cells, keys, given, opening });
  }
  for (const { row, cells } of opening) {
    const keys = cells.map(columnKey);
    const named = cells.filter((cell) => cell.trim() in given).length;
    const known = keys.flatMap(({ key }) => FIELDS_BY_KEY.get(key) ?? []);
    if (named === 0 && !NAMING.some((field) => known.includes(field))) continue;
    // a row of a single word is a title above the table, unless nothing else is there
    if (named + known.length < 2 && opening.length > 1 && cells.length > 1) continue;
    const isOwn = cells.every((cell) => cell.trim() === '' || ownField(cell) !== null);
    return sheetOf({ format: isOwn ? OWN : GENERIC, row, cells, keys, given, opening });
  }
  return null;
}

/** One of them at least names the goods of a row. */
const NAMING: readonly Field[] = ['title', 'sku', 'product_id', 'external_id', 'gtin'];

function shopFormatOf(keys: readonly ColumnKey[]): Format | null {
  const present = new Set(keys.filter(({ market }) => market === null).map(({ key }) => key));
  if (keys.length > 0 && OWN_SIGNS.every((sign) => present.has(sign))) return null;
  return (
    SHOP_FORMATS.find(({ signs }) => signs.some((all) => all.every((key) => present.has(key)))) ??
    null
  );
}
/** What our own export always has, and no shop. */
const OWN_SIGNS = ['product id', 'item id'];

interface Header {
  format: Format;
  row: number;
  cells: readonly string[];
  keys: readonly ColumnKey[];
  given: GivenMapping;
  opening: readonly RawRow[];
}

function sheetOf({ format, row, cells, keys, given, opening }: Header): Sheet {
  const columns: Column[] = [];
  const unmapped: string[] = [];
  for (const [at, cell] of cells.entries()) {
    const printed = cell.trim();
    const key = keys[at];
    if (printed === '' || !key) continue;
    const meaning = meaningOf(format, key, printed, given);
    if (meaning === null) unmapped.push(printed);
    else if (meaning !== 'ignored') {
      const first = columns.find((column) => column.printed === printed);
      const repeats = first ? { repeats: first.at } : {};
      columns.push({ at, printed, unit: key.unit, meaning, ...repeats });
    }
  }
  if (format === GENERIC) nameByDescription(columns);
  const firstRow = firstRowOf(format, row, opening);
  return { format, headerRow: row, width: widthOf(cells), columns, unmapped, firstRow };
}

/** A stock list calls what it has by a description: it is the name where there is no other. */
function nameByDescription(columns: Column[]): void {
  if (columns.some(({ meaning }) => meaning === 'title')) return;
  const described = columns.find(({ meaning }) => meaning === 'description');
  if (described) described.meaning = 'title';
}

const widthOf = (cells: readonly string[]): number =>
  cells.findLastIndex((cell) => cell.trim() !== '') + 1;

function meaningOf(
  format: Format,
  { key, market }: ColumnKey,
  printed: string,
  given: GivenMapping,
): Meaning | null {
  if (Object.hasOwn(given, printed)) return given[printed] ?? null;
  if (key === '' || market !== null) return null;
  if (Object.hasOwn(format.columns, key)) return format.columns[key] ?? null;
  if (/^image (?:src|url)? ?\d{1,2}$/.test(key)) return 'extra_image';
  // what a seller has added to the shop's columns is read where its name leaves no doubt
  const field = FIELDS_BY_KEY.get(key) ?? null;
  if (format === OWN || format === GENERIC || field === null) return field;
  return isAdded(field) ? field : null;
}

/** Facts for customs, which shops' own columns seldom hold. */
const ADDED: ReadonlySet<Field> = new Set<Field>([
  'code',
  'origin_country',
  'customs_description',
  'material_summary',
  'manufacturer_name',
  'manufacturer_country',
  ...OWN_FIELDS.filter((field) => field.startsWith('code_')),
]);
const isAdded = (field: Field): boolean => ADDED.has(field);

/** Where goods begin: what a flat file states in its first cell, else below the header. */
function firstRowOf({ name }: Format, header: number, opening: readonly RawRow[]): number {
  if (name !== 'amazon') return header + 1;
  const settings = opening[0]?.cells.join('&') ?? '';
  const stated = /\bdataRow=(\d{1,2})\b/.exec(settings)?.[1];
  if (stated !== undefined && Number(stated) > header) return Number(stated);
  // the newer files have an example between keys and goods
  return header >= 5 ? header + 2 : header + 1;
}
