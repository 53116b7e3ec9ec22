/** The NDJSON of an export as rows of our own columns: a line is a product. */
import { type ExportedLine, exportedLine } from '../../contract/catalogImports.ts';
import { ITEM_FIELDS, PRODUCT_FIELDS } from '../../contract/catalogProduct.ts';
import { defused } from '../../engine/catalog/import/apostrophe.ts';
import type { RawRow } from '../../engine/catalog/import/types.ts';
import { EXPORT_COLUMNS, type ExportedProduct, rowsOf } from '../../engine/catalog/export/rows.ts';
import { encodingOf, textOf } from './decode.ts';
import { FileRefused } from './refused.ts';

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

/**
 * The header, then the rows of each line under its number. What no column holds is put into `more`
 * by line, names that nothing is read from into `unknown`. Refuses a line that is no product.
 */
export function* jsonRows(
  bytes: Uint8Array,
  more: Map<number, More>,
  unknown: Set<string>,
): Generator<RawRow> {
  yield { row: 0, cells: EXPORT_COLUMNS };
  let line = 0;
  for (const written of linesOf(bytes)) {
    line += 1;
    if (written.trim() === '') continue;
    const { items, ...read } = productIn(written, line);
    for (const name of namesBeside({ items, ...read }))
      if (unknown.size < UNKNOWN_MAX) unknown.add(name);
    more.set(line, {
      product: named(read, OF_PRODUCT),
      items: items.map((one) => named(one, OF_ITEM)),
    });
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
    if (rows.every(isBlank)) throw namesNothing(line, namesBeside({ items, ...read }));
    for (const cells of rows) yield { row: line, cells: cells.map(defused) };
  }
}

const isBlank = (cells: readonly string[]): boolean => cells.every((cell) => cell.trim() === '');

function namesBeside({ items, ...product }: ExportedLine): string[] {
  const beside = (one: object, known: ReadonlySet<string>): string[] =>
    Object.keys(one).filter((name) => !known.has(name));
  const ofItems = items.flatMap((item) => beside(item, KNOWN_OF_ITEM));
  return [...beside(product, KNOWN), ...new Set(ofItems.map((name) => `items.${name}`))];
}

const namesNothing = (line: number, names: readonly string[]): FileRefused =>
  new FileRefused(
    `Line ${line} has no field of a product${names.length > 0 ? `, only ${listed(names)}` : ''}. A line is a product as an ` +
      'export writes it: {"title": "Mug", "originCountry": "PT", "items": [{"sku": "MUG-1"}]}.',
  );

const NAMES_SHOWN = 5;
const listed = (names: readonly string[]): string =>
  names
    .slice(0, NAMES_SHOWN)
    .map((name) => `"${name.slice(0, 40)}"`)
    .join(', ');

const named = (values: Record<string, unknown>, fields: readonly string[]) =>
  Object.fromEntries(fields.flatMap((field) => (field in values ? [[field, values[field]]] : [])));

function productIn(written: string, line: number): ExportedLine {
  try {
    const parsed = exportedLine.safeParse(JSON.parse(written));
    if (parsed.success) return parsed.data;
    const [issue] = parsed.error.issues;
    throw new FileRefused(
      `Line ${line} is no product as an export writes it: ${issue?.path.join('.')} ${issue?.message}.`,
    );
  } catch (cause) {
    if (cause instanceof FileRefused) throw cause;
    throw new FileRefused(
      `Line ${line} is no JSON: a product of an export is one line. Other JSON is no file of goods.`,
    );
  }
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
