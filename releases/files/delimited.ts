/** Rows of delimited text (CSV, tab separated), one after the other. */
import { isUtf8 } from 'node:buffer';
import { Readable } from 'node:stream';
import { CsvError, type Info, parse } from 'csv-parse';
import { BrokenFile, type SourceFile } from '../importers/importer.ts';

/** One row; `row` is the line of the file, counted from 1, on which it ends. */
export interface CsvRow {
  cells: readonly string[];
  row: number;
}

export interface CsvShape {
  /** A comma unless given. */
  delimiter?: string;
  /** Lines that begin with `#` are no rows. */
  comments?: boolean;
  /** The publisher also writes windows-1252: what is not UTF-8 is read so. */
  windows1252?: boolean;
}

const CHUNK_BYTES = 65_536;
/**
 * No cell of any publisher comes near it: a quote left open must not swallow the rest of a large
 * file.
 */
const ROW_BYTES_MAX = 2_000_000;

/**
 * Rows that are not blank, as they stand in the file. Refuses with `BrokenFile`: an empty file,
 * another encoding, a file cut off inside a quoted cell, and quotes that do not fit, each with its
 * line.
 */
export async function* csvRows(file: SourceFile, shape: CsvShape = {}): AsyncGenerator<CsvRow> {
  const encoding = encodingOf(file, shape.windows1252 ?? false);
  const parser = Readable.from(chunks(file.bytes, encoding)).pipe(
    parse({
      info: true,
      bom: true,
      delimiter: shape.delimiter ?? ',',
      ...(shape.comments ? { comment: '#', comment_no_infix: true } : {}),
      record_delimiter: ['\r\n', '\n'],
      relax_column_count: true, // the caller says how many cells its rows have
      skip_empty_lines: true,
      max_record_size: ROW_BYTES_MAX,
    }),
  );
  try {
    // The parser's own type leaves open what `info: true` makes of a row.
    for await (const { record, info } of parser as AsyncIterable<{
      record: string[];
      info: Info;
    }>) {
      if (record.some((cell) => cell.trim() !== '')) yield { cells: record, row: info.lines };
    }
  } catch (cause) {
    throw cause instanceof CsvError
      ? new BrokenFile(file.name, lineOf(cause), reasonOf(cause))
      : cause;
  }
}

/** The encoding of the file; told before anything is streamed. */
function encodingOf({ name, bytes }: SourceFile, windows1252: boolean): 'utf-8' | 'windows-1252' {
  if (bytes.length === 0) throw new BrokenFile(name, null, 'the file is empty');
  if (isUtf8(bytes)) return 'utf-8';
  if (windows1252) return 'windows-1252';
  throw new BrokenFile(
    name,
    firstForeignLine(bytes),
    'the file is not UTF-8 text: save it as UTF-8',
  );
}

function* chunks(bytes: Uint8Array, encoding: string): Generator<string> {
  const decoder = new TextDecoder(encoding);
  for (let at = 0; at < bytes.length; at += CHUNK_BYTES)
    yield decoder.decode(bytes.subarray(at, at + CHUNK_BYTES), { stream: true });
}

function firstForeignLine(bytes: Uint8Array): number {
  let start = 0;
  for (let line = 1; ; line += 1) {
    const end = bytes.indexOf(0x0a, start);
    if (end === -1 || !isUtf8(bytes.subarray(start, end))) return line;
    start = end + 1;
  }
}

const lineOf = (cause: CsvError): number | null => {
  const line: unknown = cause['lines'];
  return typeof line === 'number' ? line : null;
};

function reasonOf(cause: CsvError): string {
  if (cause.code === 'CSV_QUOTE_NOT_CLOSED')
    return 'the file ends inside a quoted cell: it was cut off';
  if (cause.code === 'CSV_MAX_RECORD_SIZE') return 'a quote is opened here and not closed';
  return 'the quotes of a cell do not fit';
}

/** One row below a header. */
export interface HeadedRow {
  row: number;
  /** The cell of a column as it stands in the file; empty when the file has no such column. */
  cell: (column: string) => string;
}

export interface HeadedShape extends CsvShape {
  /** Columns without which the file is refused. */
  needed: readonly string[];
  /** Our name of a column as printed (lower case, `_` for blanks); the printed one unless given. */
  columnNamed?: (printed: string) => string;
}

/**
 * Rows below the header row, cells by column name (lower case, `_` for blanks). Refuses with
 * `BrokenFile`: what `csvRows` refuses, a missing column, a column named twice, a row with another
 * number of cells, and a file without a row.
 */
export async function* headedRows(file: SourceFile, shape: HeadedShape): AsyncGenerator<HeadedRow> {
  let columns: Map<string, number> | null = null;
  let width = 0;
  let count = 0;
  for await (const { cells, row } of csvRows(file, shape)) {
    if (columns === null) {
      columns = readHeader(file.name, row, cells, shape);
      width = cells.length;
      continue;
    }
    if (cells.length !== width)
      throw new BrokenFile(
        file.name,
        row,
        `the row has ${cells.length} cells, the header ${width}`,
      );
    const known = columns;
    count += 1;
    yield { row, cell: (column) => cells[known.get(column) ?? -1] ?? '' };
  }
  if (count === 0) throw new BrokenFile(file.name, null, 'the file holds no row below its header');
}

function readHeader(
  name: string,
  row: number,
  cells: readonly string[],
  shape: HeadedShape,
): Map<string, number> {
  const columns = new Map<string, number>();
  for (const [at, cell] of cells.entries()) {
    const printed = cell
      .trim()
      .toLowerCase()
      .replaceAll(/[\s_]+/g, '_');
    if (printed === '') continue;
    const column = shape.columnNamed?.(printed) ?? printed;
    if (columns.has(column)) throw new BrokenFile(name, row, `two columns mean "${column}"`);
    columns.set(column, at);
  }
  for (const column of shape.needed)
    if (!columns.has(column)) throw new BrokenFile(name, row, `the column "${column}" is missing`);
  return columns;
}
