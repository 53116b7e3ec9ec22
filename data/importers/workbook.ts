/** Excel workbooks as rows under named columns. */
import { readSheet } from 'read-excel-file/node';
import { BrokenFile, type SourceFile } from './importer.ts';

export interface TableRow {
  /** Row of the sheet or file, the header being 1. */
  row: number;
  /** Text of the column, without blanks around it; null when the cell is empty or the column is not there. */
  cell: (column: string) => string | null;
}

/** A table of a publisher, from a workbook or a CSV file. */
export interface Table {
  name: string;
  /** Names of the columns, blanks around them left out. */
  columns: readonly string[];
  /** Rows that hold anything. Throws `BrokenFile` when a needed column is missing, naming it, or there is no row. */
  rows: (needed: readonly string[]) => Iterable<TableRow> | AsyncIterable<TableRow>;
}

/** Whether the file is a workbook by its first bytes: a zip archive, or the container of the old `.xls`. */
export const isWorkbook = ({ bytes }: SourceFile): boolean => isZip(bytes) || isOldWorkbook(bytes);
const isZip = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b; // "PK"
const isOldWorkbook = (bytes: Uint8Array): boolean => bytes[0] === 0xd0 && bytes[1] === 0xcf;

/**
 * The first sheet of a workbook. Numbers stay the digits that the file holds (a day without a date format is its serial number),
 * days become `YYYY-MM-DD`. Throws `BrokenFile` when the workbook is cut off, of the old `.xls` format, or empty.
 */
export async function sheetOf({ name, bytes }: SourceFile): Promise<Table> {
  if (isOldWorkbook(bytes)) throw new BrokenFile(name, null, 'the workbook is an old .xls: save it as .xlsx');
  const sheet = await cellsOf(name, bytes);
  const columns = (sheet[0] ?? []).map((cell) => (textOfCell(cell) ?? '').replaceAll(/\s+/g, ' '));
  if (columns.every((column) => column === ''))
    throw new BrokenFile(name, 1, 'the first row names no columns');
  return { name, columns, rows: (needed) => rowsOf(name, sheet, columns, needed) };
}

type Cells = readonly (readonly unknown[])[];

async function cellsOf(name: string, bytes: Uint8Array): Promise<Cells> {
  try {
    const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    return await readSheet<string>(buffer, { parseNumber: (digits) => digits });
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new BrokenFile(name, null, `the file is no complete workbook: ${why}`);
  }
}

function* rowsOf(
  name: string,
  sheet: Cells,
  columns: readonly string[],
  needed: readonly string[],
): Generator<TableRow> {
  const missing = needed.find((column) => !columns.includes(column));
  if (missing !== undefined) throw new BrokenFile(name, 1, `the column "${missing}" is missing`);
  const places = new Map<string, number>();
  for (const [at, column] of columns.entries()) if (!places.has(column)) places.set(column, at);
  let found = false;
  for (const [at, cells] of sheet.entries()) {
    if (at === 0 || cells.every((cell) => textOfCell(cell) === null)) continue;
    found = true;
    yield {
      row: at + 1,
      cell: (column) => {
        const place = places.get(column);
        return place === undefined ? null : textOfCell(cells[place]);
      },
    };
  }
  if (!found) throw new BrokenFile(name, null, 'the workbook has no rows below its header');
}

function textOfCell(cell: unknown): string | null {
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  const text = typeof cell === 'string' || typeof cell === 'boolean' ? String(cell).trim() : '';
  return text === '' ? null : text;
}
