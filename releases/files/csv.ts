/**
 * Rows of a CSV file one after the other, with the errors of a broken file in an operator's words.
 */
import { Readable, pipeline } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { BrokenFile, type SourceFile } from '../importers/importer.ts';

export interface NamedCsvRow {
  /** Row of the file, the header being 1. */
  row: number;
  /** Text of the column; null when the cell is empty or `#NA`, the publisher's null. */
  cell: (column: string) => string | null;
}

const CHUNK_BYTES = 1 << 18;
const HEADER_BYTES_MAX = 8192;

/** Names of the columns in the first line, without reading further; empty when it has none. */
export function columnsOf({ bytes }: SourceFile): string[] {
  const [line = ''] = new TextDecoder().decode(bytes.subarray(0, HEADER_BYTES_MAX)).split(/\r?\n/);
  return line.split(',').map((name) => name.replaceAll('"', '').trim());
}

/**
 * Rows below the header. Throws `BrokenFile` when the file is empty or no UTF-8, a column of
 * `needed` is missing (named), or a row has more or fewer cells than the header, as the last row of
 * a truncated file has.
 */
export async function* namedCsvRows(
  file: SourceFile,
  needed: readonly string[],
): AsyncGenerator<NamedCsvRow> {
  if (file.bytes.length === 0) throw new BrokenFile(file.name, null, 'the file is empty');
  const parser = parse({ bom: true, relax_column_count: true, skip_empty_lines: true });
  // An error of the source reaches the loop through the parser, which the pipeline destroys with
  // it.
  pipeline(Readable.from(chunksOf(file)), parser, () => undefined);
  let columns: Map<string, number> | null = null;
  let row = 0;
  try {
    for await (const cells of parser as AsyncIterable<string[]>) {
      row += 1;
      if (columns === null) columns = headerOf(file, cells, needed);
      else yield rowOf(file, columns, cells, row);
    }
  } catch (cause) {
    if (!(cause instanceof CsvError)) throw cause;
    const why =
      cause.code === 'CSV_QUOTE_NOT_CLOSED'
        ? 'the file breaks off within a quoted cell'
        : `the row is no CSV: ${cause.message}`;
    // The parser may stop before its last rows came out: it counts better than this loop.
    const parsed = typeof cause['records'] === 'number' ? cause['records'] : row;
    throw new BrokenFile(file.name, parsed + 1, why);
  }
  if (row < 2) throw new BrokenFile(file.name, null, 'the file has no rows below its header');
}

function* chunksOf({ name, bytes }: SourceFile): Generator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for (let at = 0; at < bytes.length; at += CHUNK_BYTES) {
      const text = decoder.decode(bytes.subarray(at, at + CHUNK_BYTES), { stream: true });
      if (text !== '') yield text;
    }
    decoder.decode();
  } catch {
    throw new BrokenFile(name, null, 'the file is not UTF-8 text');
  }
}

function headerOf(
  { name }: SourceFile,
  cells: readonly string[],
  needed: readonly string[],
): Map<string, number> {
  const columns = new Map(cells.map((cell, at) => [cell.trim(), at]));
  const missing = needed.find((column) => !columns.has(column));
  if (missing !== undefined) throw new BrokenFile(name, 1, `the column "${missing}" is missing`);
  return columns;
}

function rowOf(
  { name }: SourceFile,
  columns: ReadonlyMap<string, number>,
  cells: readonly string[],
  row: number,
): NamedCsvRow {
  if (cells.length !== columns.size)
    throw new BrokenFile(
      name,
      row,
      `the row has ${cells.length} cells, the header ${columns.size}: it is cut off or its quotes are broken`,
    );
  return {
    row,
    cell: (column) => {
      const at = columns.get(column);
      const text = at === undefined ? '' : (cells[at] ?? '').trim();
      return text === '' || text === '#NA' ? null : text;
    },
  };
}
