/** A file of goods as products, with everything that is wrong in it. */
import { grouped } from './group.ts';
import type { Notation } from './numbers.ts';
import { rowReader } from './readRows.ts';
import type { Sheet } from './recognise.ts';
import type { CodeSchedule, ImportedProduct, Issue, RawRow } from './types.ts';

export interface GoodsTerms {
  /** ISO 3166-1 alpha-2 code of the country that a text names or is; null where it is none. */
  countryOf: (text: string) => string | null;
  /** Whether three capital letters are a currency in use. */
  isCurrency: (code: string) => boolean;
  usualNotation?: Notation | undefined;
  emptyCells?: 'ignore' | 'clear' | undefined;
  codeSchedule?: CodeSchedule | null | undefined;
  /** Of prices whose file names none. */
  currency?: string | undefined;
  /** Of weights whose file names none. */
  weightUnit?: string | undefined;
}

export interface Goods {
  products: ImportedProduct[];
  /** By row; errors keep their row out of the catalogue, warnings their cell at most. */
  issues: Issue[];
  counts: { rows: number; failed: number; skipped: number };
}

/**
 * Reads the rows of a sheet; those above its goods are left out, and so are blank ones and headers
 * that stand again between the rows of files put together.
 */
export function readGoods(sheet: Sheet, rows: readonly RawRow[], terms: GoodsTerms): Goods {
  const issues: Issue[] = [];
  const say = (issue: Issue): void => void issues.push(issue);
  const below = rows.filter(
    ({ row, cells }) =>
      row >= sheet.firstRow && cells.some((cell) => cell.trim() !== '') && !isHeader(cells, sheet),
  );
  const read = rowReader(sheet, below, {
    countryOf: terms.countryOf,
    isCurrency: terms.isCurrency,
    usualNotation: terms.usualNotation ?? 'point',
    say,
  });
  const readRows = below.map(read);
  const { products, failed, skipped } = grouped(sheet, readRows, {
    clears: terms.emptyCells === 'clear',
    codeSchedule: terms.codeSchedule ?? null,
    say,
  });
  for (const product of products) for (const item of product.items) complete(item.fields, terms);
  issues.sort((a, b) => a.row - b.row);
  return { products, issues, counts: { rows: below.length, failed: failed.size, skipped } };
}

// a single name may be that of goods
const isHeader = (cells: readonly string[], { columns }: Sheet): boolean =>
  columns.length > 1 && columns.every(({ at, printed }) => cells[at]?.trim() === printed);

/** A figure without its unit gets that of the file, as its sender says. */
function complete(
  fields: ImportedProduct['items'][number]['fields'],
  { currency, weightUnit }: GoodsTerms,
): void {
  const hasValue = typeof fields.unit_value === 'string';
  const hasWeight = typeof fields.net_weight === 'string';
  if (currency !== undefined && hasValue) fields.currency ??= currency;
  if (weightUnit !== undefined && hasWeight) fields.weight_unit ??= weightUnit;
  // a unit of nothing says nothing
  if (!hasValue && typeof fields.currency === 'string') delete fields.currency;
  if (!hasWeight && typeof fields.weight_unit === 'string') delete fields.weight_unit;
}
