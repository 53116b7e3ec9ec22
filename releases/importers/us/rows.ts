/** Rows of the HTS export, alike from JSON and from CSV; what they say is not looked at yet. */
import { CsvError, parse } from 'csv-parse/sync';
import { BrokenFile, jsonOf, type SourceFile, textOf } from '../importer.ts';
import { Cells } from './cells.ts';

/** One row as exported; an absent cell is empty. */
export interface UsRow {
  /** Counted from 1; in the CSV the row of names is the first. */
  row: number;
  code: string | null;
  indent: number;
  text: string;
  units: readonly string[];
  general: string;
  special: string;
  other: string;
  quotaQuantity: string;
  additionalDuties: string;
  /** Texts of the footnotes; none in the CSV. */
  footnotes: readonly string[];
}

/**
 * The rows of a file, made anew from its cells on every pass. Which of the two formats it has is
 * seen from its beginning. Throws `BrokenFile`: for the file as a whole at once, for a single row
 * when it is reached.
 */
export function readRows(file: SourceFile): Iterable<UsRow> {
  const start = new TextDecoder().decode(file.bytes.subarray(0, START_BYTES)).trimStart();
  const rows = (given: readonly unknown[], make: (cells: Cells) => UsRow, firstRow: number) => ({
    *[Symbol.iterator]() {
      for (const [index, cells] of given.entries())
        yield make(new Cells(file.name, firstRow + index, cells));
    },
  });
  if (start.startsWith('[') || start.startsWith('{')) return rows(parseJson(file), fromJson, 1);
  if (/^"?HTS Number"?,/.test(start)) return rows(parseCsv(file), fromCsv, 2);
  textOf(file); // an empty file or another encoding says so itself
  throw new BrokenFile(file.name, null, 'this is neither the JSON nor the CSV export of the HTS');
}
const START_BYTES = 256;

const fromJson = (cells: Cells): UsRow => ({
  ...rowOf(cells, JSON_NAMES),
  units: cells.list('units').map((unit) => String(unit)),
  footnotes: cells.list('footnotes').map((note) => cells.footnote(note)),
});

const fromCsv = (cells: Cells): UsRow => ({
  ...rowOf(cells, CSV_NAMES),
  units: cells.jsonList('Unit of Quantity'),
  footnotes: [],
});

function parseJson(file: SourceFile): readonly unknown[] {
  const rows = jsonOf(file);
  if (!Array.isArray(rows)) throw new BrokenFile(file.name, null, 'the JSON is no list of rows');
  if (rows.length === 0) throw new BrokenFile(file.name, null, 'the list of rows is empty');
  return rows;
}

function parseCsv(file: SourceFile): readonly unknown[] {
  const text = textOf(file);
  try {
    const rows: unknown[] = parse(text, { columns: true });
    if (rows.length > 0) return rows;
  } catch (cause) {
    if (!(cause instanceof CsvError)) throw cause;
    const row = typeof cause['records'] === 'number' ? cause['records'] + 2 : null;
    throw new BrokenFile(file.name, row, `the CSV breaks off or is malformed: ${cause.message}`);
  }
  throw new BrokenFile(file.name, null, 'there is no row below the names of the columns');
}

const JSON_NAMES = {
  code: 'htsno',
  indent: 'indent',
  text: 'description',
  general: 'general',
  special: 'special',
  other: 'other',
  quotaQuantity: 'quotaQuantity',
  additionalDuties: 'additionalDuties',
} as const;

const CSV_NAMES: Readonly<Record<keyof typeof JSON_NAMES, string>> = {
  code: 'HTS Number',
  indent: 'Indent',
  text: 'Description',
  general: 'General Rate of Duty',
  special: 'Special Rate of Duty',
  other: 'Column 2 Rate of Duty',
  quotaQuantity: 'Quota Quantity',
  additionalDuties: 'Additional Duties',
};

const rowOf = (
  cells: Cells,
  names: Readonly<Record<keyof typeof JSON_NAMES, string>>,
): Omit<UsRow, 'units' | 'footnotes'> => ({
  row: cells.row,
  code: cells.code(names.code),
  indent: cells.indent(names.indent),
  text: cells.text(names.text),
  general: cells.text(names.general),
  special: cells.text(names.special),
  other: cells.text(names.other),
  quotaQuantity: cells.text(names.quotaQuantity),
  additionalDuties: cells.text(names.additionalDuties),
});
