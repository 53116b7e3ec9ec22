/** The NDJSON of an export as rows of our own columns: a line is a product. */
import { type ExportedLine, exportedLine } from '../../contract/catalogImports.ts';
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

/**
 * The header, then the rows of each line under its number. What no column holds is put into `more`
 * by line. Refuses a line that is no product.
 */
export function* jsonRows(bytes: Uint8Array, more: Map<number, More>): Generator<RawRow> {
  yield { row: 0, cells: EXPORT_COLUMNS };
  let line = 0;
  for (const written of linesOf(bytes)) {
    line += 1;
    if (written.trim() === '') continue;
    const { items, ...read } = productIn(written, line);
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
    for (const cells of rowsOf(exported, EXPORT_COLUMNS))
      yield { row: line, cells: cells.map(defused) };
  }
}

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
