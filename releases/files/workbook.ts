/** Excel workbooks as rows under named columns. */
import { zipSync } from 'fflate';
import { readSheet } from 'read-excel-file/universal';
import { utcDayOf } from '../../engine/calendar.ts';
import { BrokenFile, type SourceFile } from '../importers/importer.ts';
import { unpackedMax, unpacksTooFar } from './bounds.ts';
import { unzipped } from './zip.ts';

export interface TableRow {
  /** Row of the sheet or file, the header being 1. */
  row: number;
  /**
   * Text of the column, without blanks around it; null when the cell is empty or the column is not
   * there.
   */
  cell: (column: string) => string | null;
}

/** A table of a publisher, from a workbook or a CSV file. */
export interface Table {
  name: string;
  /** Names of the columns, blanks around them left out. */
  columns: readonly string[];
  /**
   * Rows that hold anything. Throws `BrokenFile` when a needed column is missing, naming it, or
   * there is no row.
   */
  rows: (needed: readonly string[]) => Iterable<TableRow> | AsyncIterable<TableRow>;
}

/**
 * Whether the file is a workbook by its first bytes: a zip archive, or the container of the old
 * `.xls`.
 */
export const isWorkbook = ({ bytes }: SourceFile): boolean => isZip(bytes) || isOldWorkbook(bytes);
const isZip = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b; // "PK"
const isOldWorkbook = (bytes: Uint8Array): boolean => bytes[0] === 0xd0 && bytes[1] === 0xcf;

/**
 * The first sheet of a workbook. Numbers stay the digits that the file holds (a day without a date
 * format is its serial number), days become `YYYY-MM-DD`. Throws `BrokenFile` when the workbook is
 * cut off, of the old `.xls` format, or empty.
 */
export async function sheetOf(file: SourceFile): Promise<Table> {
  const { name, bytes } = file;
  if (isOldWorkbook(bytes))
    throw new BrokenFile(name, null, 'the workbook is an old .xls: save it as .xlsx');
  const sheet = await cellsOf(file);
  const columns = (sheet[0] ?? []).map((cell) => (textOfCell(cell) ?? '').replaceAll(/\s+/g, ' '));
  if (columns.every((column) => column === ''))
    throw new BrokenFile(name, 1, 'the first row names no columns');
  return { name, columns, rows: (needed) => rowsOf(name, sheet, columns, needed) };
}

/** The largest official one has some five million. */
const CELLS_MAX = 16_000_000;

type Cells = readonly (readonly unknown[])[];

async function cellsOf(file: SourceFile): Promise<Cells> {
  const { name } = file;
  const parts = unzipped(
    file,
    (part) => part.endsWith('.xml') || part.endsWith('.rels'),
    'workbook',
  );
  for (const part of parts.values()) if (isSheet(part)) checkSpan(name, part);
  // packed anew without compression: what the reader opens is what was counted, whatever other
  // headers the archive had
  const plain = zipSync(Object.fromEntries(parts), { level: 0 });
  const cells = await readCells(name, plain);
  checkTexts(file, cells);
  return cells;
}

async function readCells(name: string, archive: Uint8Array): Promise<Cells> {
  try {
    const bytes = new Uint8Array(archive).buffer;
    return await readSheet<string>(bytes, { parseNumber: (digits) => digits });
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new BrokenFile(name, null, `the file is no complete workbook: ${why}`);
  }
}

const isSheet = (part: Uint8Array): boolean =>
  Buffer.from(part.buffer, part.byteOffset, part.byteLength).includes('sheetData');

/** The reader fills every gap: a single cell far down or to the right would become millions. */
function checkSpan(name: string, part: Uint8Array): void {
  const text = Buffer.from(part.buffer, part.byteOffset, part.byteLength).toString('latin1');
  let [rows, columns] = [0, 0];
  for (const [, letters = '', digits = ''] of text.matchAll(
    /\sr\s?=\s?["']([A-Za-z]{0,4})([0-9&]{0,8})/g,
  )) {
    if (letters.length > 3 || digits.length > 7 || digits.includes('&'))
      throw new BrokenFile(name, null, 'the workbook names a cell that no workbook has');
    rows = Math.max(rows, Number(digits));
    columns = Math.max(columns, columnOf(letters));
  }
  if (rows * columns > CELLS_MAX)
    throw new BrokenFile(
      name,
      null,
      `the sheet spans ${rows} rows and ${columns} columns: delete what lies far below or beside its table`,
    );
}

const columnOf = (letters: string): number =>
  [...letters.toUpperCase()].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);

/** A text that is stored once may stand in a million cells. */
function checkTexts(file: SourceFile, cells: Cells): void {
  const allowed = unpackedMax(file);
  let characters = 0;
  for (const row of cells)
    for (const cell of row) characters += typeof cell === 'string' ? cell.length : 0;
  if (characters > allowed) throw unpacksTooFar(file.name, allowed);
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
  if (cell instanceof Date) return utcDayOf(cell);
  const text = typeof cell === 'string' || typeof cell === 'boolean' ? String(cell).trim() : '';
  return text === '' ? null : text;
}
