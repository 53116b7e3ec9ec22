/** A file of goods, whatever its kind, as a sheet and its rows. */
import {
  type GivenMapping,
  HEADER_ROWS_MAX,
  recognise,
  type Sheet,
} from '../../engine/catalog/import/recognise.ts';
import type { Notation } from '../../engine/catalog/import/numbers.ts';
import type { RawRow } from '../../engine/catalog/import/types.ts';
import { delimitedRows, shapeOf } from './delimited.ts';
import { feedRows } from './feed.ts';
import { type Aside, jsonRows } from './jsonLines.ts';
import { CHARACTERS_MAX, FILE_BYTES_MAX, FileRefused, ROWS_MAX, tooManyRows } from './refused.ts';
import { sheetsOf } from './workbook.ts';

export interface OpenedFile {
  sheet: Sheet;
  /** From the header on; cells that nothing is read from are left out. */
  rows: RawRow[];
  /** Of lines of JSON: what no column holds, and which of them are no product. */
  aside?: Aside;
  /** How numbers are mostly written where cells are parted so. */
  usualNotation: Notation;
}

/** The table of goods in a file. Refuses with `FileRefused` what is none, and what is too large. */
export async function openFile(bytes: Uint8Array, given: GivenMapping = {}): Promise<OpenedFile> {
  if (bytes.length === 0) throw new FileRefused('The file is empty.');
  if (bytes.length > FILE_BYTES_MAX) throw new FileRefused('The file is larger than 20 MB.');
  const opening = Buffer.from(bytes.subarray(0, 512)).toString('latin1');
  if (opening.startsWith('PK')) return openWorkbook(bytes, given);
  const other = OTHER_KINDS.find(({ sign }) => opening.startsWith(sign));
  if (other) throw new FileRefused(other.why);
  const isJson = /^(?:\xEF\xBB\xBF)?\s*\{/.test(opening);
  if (isJson) {
    const aside: Aside = { more: new Map(), unknown: new Set(), faults: [] };
    const read = await opened(jsonRows(bytes, aside), given, 'point');
    return { ...read, sheet: { ...read.sheet, unmapped: [...aside.unknown] }, aside };
  }
  const isXml = /^(?:\xEF\xBB\xBF|\xFF\xFE|\xFE\xFF)?\s*\0?<\0?[?a-z]/i.test(opening);
  if (isXml) return opened(feedRows(bytes), given, 'point');
  const shape = shapeOf(bytes, given);
  return opened(delimitedRows(bytes, shape), given, shape.separator === ';' ? 'comma' : 'point');
}

const OTHER_KINDS: readonly { sign: string; why: string }[] = [
  { sign: '\xD0\xCF', why: 'The workbook is an old .xls: save it as .xlsx or CSV.' },
  { sign: '\x1F\x8B', why: 'The file is packed with gzip: unpack it first.' },
  { sign: '%PDF', why: 'The file is a PDF: send the table itself, as CSV or .xlsx.' },
  {
    sign: '[',
    why: 'The file is a list as JSON: send a product a line, as an export writes NDJSON, or CSV.',
  },
];

async function openWorkbook(bytes: Uint8Array, given: GivenMapping): Promise<OpenedFile> {
  for (const sheet of sheetsOf(bytes)) {
    const opening: RawRow[] = [];
    for (const row of sheet.rows()) if (opening.push(row) === HEADER_ROWS_MAX) break;
    if (recognise(opening, given)) return opened(sheet.rows(), given, 'point');
  }
  throw unrecognised();
}

const unrecognised = (): FileRefused =>
  new FileRefused(
    'No row among the first names columns of goods: there must be a header with a title or a SKU. ' +
      'Name yours in options.mapping, for example {"Artikel": "title"}.',
  );

async function opened(
  rows: AsyncIterable<RawRow> | Iterable<RawRow>,
  given: GivenMapping,
  usualNotation: Notation,
): Promise<OpenedFile> {
  const kept: RawRow[] = [];
  let sheet: Sheet | null = null;
  let isRead = new Set<number>();
  let [count, characters] = [0, 0];
  const keep = ({ row, cells }: RawRow): void => {
    const width = sheet?.width ?? 0;
    const read = cells.map((cell, at) => (isRead.has(at) || at >= width ? cell : ''));
    characters += read.reduce((sum, cell) => sum + cell.length, 0);
    count += 1;
    if (count > ROWS_MAX) throw tooManyRows();
    if (characters > CHARACTERS_MAX)
      throw new FileRefused('The texts of the file are too long together: send it in parts.');
    kept.push({ row, cells: read });
  };
  const opening: RawRow[] = [];
  const begin = (): void => {
    sheet = recognise(opening, given);
    if (!sheet) throw unrecognised();
    isRead = new Set(sheet.columns.map(({ at }) => at));
    for (const row of opening) if (row.row >= sheet.firstRow) keep(row);
  };
  for await (const row of rows) {
    if (sheet) {
      if (row.row >= (sheet as Sheet).firstRow) keep(row);
    } else {
      opening.push(row);
      if (opening.length === HEADER_ROWS_MAX) begin();
    }
  }
  if (!sheet) begin();
  if (!sheet) throw unrecognised();
  if (kept.length === 0) throw new FileRefused('The file has no row below its header.');
  return { sheet, rows: kept, usualNotation };
}
