/** Comma separated tables with a row of column names. */
import { type CsvError, parse } from 'csv-parse/sync';
import { BrokenFile, type SourceFile, textOf } from '../importers/importer.ts';

/** A row of the table by its column names; `row` counts the names as row 1. */
export interface TableRow {
  row: number;
  cells: Readonly<Record<string, string>>;
}

/**
 * Rows of a table. Throws `BrokenFile` when it is empty, no UTF-8, lacks one of the columns
 * (named), has a row of more or fewer cells than columns, or breaks off inside a quoted cell.
 */
export function tableOf(file: SourceFile, columns: readonly string[]): TableRow[] {
  const records = cellsOf(file);
  const names = (records[0] ?? []).map((name) => name.trim());
  const missing = columns.filter((column) => !names.includes(column));
  if (missing.length > 0)
    throw new BrokenFile(
      file.name,
      1,
      `the column ${missing.join(', ')} is missing from the first row`,
    );
  if (records.length === 1)
    throw new BrokenFile(file.name, null, 'the table has column names but no rows');
  return records.slice(1).map((record, index) => {
    const row = index + 2;
    if (record.length !== names.length)
      throw new BrokenFile(
        file.name,
        row,
        `${record.length} cells stand under ${names.length} columns`,
      );
    return { row, cells: Object.fromEntries(names.map((name, at) => [name, record[at] ?? ''])) };
  });
}

function cellsOf(file: SourceFile): string[][] {
  const text = textOf(file);
  try {
    return parse(text, { bom: true, relax_column_count: true, skip_empty_lines: true });
  } catch (cause) {
    const { records, code } = cause as Partial<CsvError> & { records?: number };
    const row = typeof records === 'number' ? records + 1 : null;
    const why =
      code === 'CSV_QUOTE_NOT_CLOSED'
        ? 'breaks off inside a quoted cell'
        : 'is no comma separated table';
    throw new BrokenFile(file.name, row, `the file ${why}`);
  }
}
