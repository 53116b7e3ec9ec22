/** The NDJSON of an export as rows of our own columns: a line is a product. */
import { type ExportedLine, exportedLine } from '../../contract/catalogImports.ts';
import { ITEM_FIELDS, PRODUCT_FIELDS } from '../../contract/catalogProduct.ts';
import { defused } from '../../engine/catalog/import/apostrophe.ts';
import type { Issue, RawRow } from '../../engine/catalog/import/types.ts';
import { EXPORT_COLUMNS, type ExportedProduct, rowsOf } from '../../engine/catalog/export/rows.ts';
import { encodingOf, textOf } from './decode.ts';
import { FileRefused, ROWS_MAX, tooManyRows } from './refused.ts';

/** What no column holds, of a product and of its items in their order. */
export interface More {
  product: Readonly<Record<string, unknown>>;
  items: readonly Readonly<Record<string, unknown>>[];
}

const OF_PRODUCT = [
  'originEvidence',
  'preferentialClaims',
  'attributes',
  'supplementaryUnits',
  'components',
  'extra',
];
const OF_ITEM = ['attributes'];

const KNOWN: ReadonlySet<string> = new Set([...Object.keys(exportedLine.shape), ...PRODUCT_FIELDS]);
const KNOWN_OF_ITEM: ReadonlySet<string> = new Set([
  ...Object.keys(exportedLine.shape.items.unwrap().element.shape),
  ...ITEM_FIELDS,
]);
/** Names that are told of those that nothing is read from. */
const UNKNOWN_MAX = 100;

/** What lines say beside their columns. */
export interface Aside {
  /** What no column holds, by line. */
  more: Map<number, More>;
  /** Names that nothing is read from. */
  unknown: Set<string>;
  /** Lines that are no product. */
  faults: Issue[];
}

/**
 * The header, then the rows of each line under its number. A line that is no product is a fault of
 * its own; a file in which most lines are none is other JSON, and refused.
 */
export function* jsonRows(bytes: Uint8Array, aside: Aside): Generator<RawRow> {
  yield { row: 0, cells: EXPORT_COLUMNS };
  let [line, read] = [0, 0];
  for (const written of linesOf(bytes)) {
    line += 1;
    if (written.trim() === '') continue;
    const rows = rowsIn(written, line, aside);
    if (rows.length > 0) read += 1;
    for (const cells of rows) yield { row: line, cells: cells.map(defused) };
  }
  const [first] = aside.faults;
  if (first && aside.faults.length > read)
    throw new FileRefused(`Line ${first.row} ${first.message}`);
}

/** The rows of a line; none where it is no product, which is told. */
function rowsIn(written: string, line: number, { more, unknown, faults }: Aside): string[][] {
  const failed = (message: string): [] => {
    const value = written.trim().slice(0, SHOWN_MAX);
    faults.push({ severity: 'error', row: line, column: null, code: 'no_product', message, value });
    if (faults.length > ROWS_MAX) throw tooManyRows();
    return [];
  };
  const product = productIn(written);
  if ('fault' in product) return failed(product.fault);
  const { items, ...read } = product.line;
  const beside = namesBeside(product.line);
  // the columns are asked for texts, numbers and lists alone
  const exported = {
    ...read,
    id: read.id ?? '',
    status: read.status ?? '',
    sourceKind: null,
    fields: read,
    items: items.map((one) => ({ ...one, id: one.id ?? '', fields: one })),
  } satisfies ExportedProduct;
  const rows = rowsOf(exported, EXPORT_COLUMNS);
  if (rows.every(isBlank)) return failed(namesNothing(beside));
  for (const name of beside) if (unknown.size < UNKNOWN_MAX) unknown.add(name);
  more.set(line, {
    product: named(read, OF_PRODUCT),
    items: items.map((one) => named(one, OF_ITEM)),
  });
  return rows;
}

/** Of a line that is told, as much as tells it from others. */
const SHOWN_MAX = 80;

const isBlank = (cells: readonly string[]): boolean => cells.every((cell) => cell.trim() === '');

function namesBeside({ items, ...product }: ExportedLine): string[] {
  const beside = (one: object, known: ReadonlySet<string>): string[] =>
    Object.keys(one).filter((name) => !known.has(name));
  const ofItems = items.flatMap((item) => beside(item, KNOWN_OF_ITEM));
  return [...beside(product, KNOWN), ...new Set(ofItems.map((name) => `items.${name}`))];
}

const namesNothing = (names: readonly string[]): string =>
  `has no field of a product${names.length > 0 ? `, only ${listed(names)}` : ''}. A line is a product as an ` +
  'export writes it: {"title": "Mug", "originCountry": "PT", "items": [{"sku": "MUG-1"}]}.';

const NAMES_SHOWN = 5;
const listed = (names: readonly string[]): string =>
  names
    .slice(0, NAMES_SHOWN)
    .map((name) => `"${name.slice(0, 40)}"`)
    .join(', ');

const named = (values: Record<string, unknown>, fields: readonly string[]) =>
  Object.fromEntries(fields.flatMap((field) => (field in values ? [[field, values[field]]] : [])));

/** A line as an export writes it, or what is wrong with it. */
function productIn(written: string): { line: ExportedLine } | { fault: string } {
  let value: unknown;
  try {
    value = JSON.parse(written);
  } catch {
    return { fault: 'is no JSON: a product of an export is one line.' };
  }
  const parsed = exportedLine.safeParse(value);
  if (parsed.success) return { line: parsed.data };
  const [issue] = parsed.error.issues;
  const said = [issue?.path.join('.'), issue?.message].filter(Boolean).join(' ');
  return { fault: `is no product as an export writes it: ${said}.` };
}

function* linesOf(bytes: Uint8Array): Generator<string> {
  let rest = '';
  for (const piece of textOf(bytes, encodingOf(bytes))) {
    const lines = (rest + piece).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  yield rest;
}
