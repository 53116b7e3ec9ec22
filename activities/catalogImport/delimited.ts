/** Rows of CSV and of its like with other separators. */
import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { recognise } from '../../engine/catalog/import/recognise.ts';
import type { GivenMapping } from '../../engine/catalog/import/recognise.ts';
import type { RawRow } from '../../engine/catalog/import/types.ts';
import { encodingOf, type Encoding, textOf } from './decode.ts';
import { CELL_CHARACTERS_MAX, cellTooLong, FileRefused } from './refused.ts';

const SEPARATORS = [',', ';', '\t', '|'] as const;
export type Separator = (typeof SEPARATORS)[number];
const SAMPLE_BYTES = 1 << 16;
const SAMPLE_LINES = 12;

export interface DelimitedShape {
  encoding: Encoding;
  separator: Separator;
  /** Lines before the first row: `sep=;`, which a spreadsheet writes for itself. */
  linesBefore: number;
}

/** How a text parts its rows: by the separator whose columns are known, else by the commonest. */
export function shapeOf(bytes: Uint8Array, given: GivenMapping): DelimitedShape {
  const encoding = encodingOf(bytes);
  const sample = [...textOf(bytes, encoding, SAMPLE_BYTES)].join('');
  const lines = sample.split(/\r\n|\n|\r/).slice(0, SAMPLE_LINES);
  const said = /^"?sep=([,;\t|])"?$/i.exec(lines[0]?.trim() ?? '')?.[1];
  const named = SEPARATORS.find((separator) => separator === said);
  if (named !== undefined) return { encoding, separator: named, linesBefore: 1 };
  const scored = SEPARATORS.map((separator) => {
    const rows = lines.map((line, at) => ({ row: at + 1, cells: split(line, separator) }));
    const sheet = recognise(rows, given);
    return { separator, known: sheet?.columns.length ?? 0, cells: rows[0]?.cells.length ?? 0 };
  });
  const [best] = scored.sort((a, b) => b.known - a.known || b.cells - a.cells);
  return { encoding, separator: best?.separator ?? ',', linesBefore: 0 };
}

/** The cells of a line, quotes taken off: enough to tell separators apart. */
function split(line: string, separator: string): string[] {
  const cells = [''];
  let isQuoted = false;
  for (const sign of line) {
    if (sign === '"') isQuoted = !isQuoted;
    else if (sign === separator && !isQuoted) cells.push('');
    else cells[cells.length - 1] += sign;
  }
  return cells;
}

/**
 * Rows that are not blank, by the number that a spreadsheet gives them. Refuses a file that breaks off in a quoted
 * cell, and one whose quotes do not fit, with the line.
 */
export async function* delimitedRows(
  bytes: Uint8Array,
  { encoding, separator, linesBefore }: DelimitedShape,
): AsyncGenerator<RawRow> {
  const parser = Readable.from(textOf(bytes, encoding)).pipe(
    parse({
      bom: true,
      delimiter: separator,
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true, // the reader of rows says which are shifted
      // a quote within a cell of tabs is a sign of inches
      relax_quotes: true,
      ...(separator === '\t' && !hasQuotedCells(bytes) ? { quote: null } : {}),
      from_line: linesBefore + 1,
      info: true,
      max_record_size: CELL_CHARACTERS_MAX * 10,
    }),
  );
  let row = linesBefore;
  try {
    // the parser's own type leaves open what `info: true` makes of a row
    for await (const { record } of parser as AsyncIterable<{ record: string[] }>) {
      row += 1;
      if (record.some((cell) => cell.length > CELL_CHARACTERS_MAX)) throw cellTooLong(row);
      // blank lines count as a spreadsheet counts them
      if (record.some((cell) => cell !== '')) yield { row, cells: record };
    }
  } catch (cause) {
    if (!(cause instanceof CsvError)) throw cause;
    // the parser may stop before its last rows came out: it counts better than this loop
    const parsed = typeof cause['records'] === 'number' ? cause['records'] + linesBefore : row;
    throw new FileRefused(`${reasonOf(cause)} (row ${parsed + 1}).`);
  }
}

/** Whether any cell of tabs begins with a quote: such files quote as CSV does. */
const hasQuotedCells = (bytes: Uint8Array): boolean => {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return text.includes('\t"') || text.includes('\n"');
};

function reasonOf({ code }: CsvError): string {
  if (code === 'CSV_QUOTE_NOT_CLOSED') return 'The file ends inside a quoted cell: it was cut off';
  if (code === 'CSV_MAX_RECORD_SIZE') return 'A quote is opened and not closed';
  return 'The quotes of a cell do not fit';
}
