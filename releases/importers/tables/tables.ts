/** An operator's corrections of taxes, thresholds and fees: the columns of the embedded tables. */
import { BrokenRow, fieldsOf, Row } from '../../../edition/reading/table.ts';
import {
  type ChargeTable,
  FEES,
  TAXES,
  THRESHOLDS,
} from '../../../edition/reading/tariff/charges.ts';
import type { Validity } from '../../../engine/calendar.ts';
import type { TableRecord } from '../../../engine/release/records.ts';
import { headedRows } from '../../files/delimited.ts';
import { BrokenFile, type Importer, type SourceFile, textOf } from '../importer.ts';

/**
 * Import taxes, in the columns of `data/taxes/*.txt` (not of its `destinations.txt` and
 * `general-duty.txt`); what is refused, see `corrections`.
 */
export const vatRates: Importer = corrections(TAXES);

/** Thresholds, in the columns of `data/thresholds/*.txt`. */
export const thresholds: Importer = corrections(THRESHOLDS);

/** Fees, in the columns of `data/fees/*.txt`. */
export const fees: Importer = corrections(FEES);

/**
 * One record a row, fields as they stand in the file. A correction names a country whole: its rows
 * take the place of all embedded rows of that country in the table. Refuses with `BrokenFile`,
 * naming the line: a row that the embedded table could not hold, two rows of one rule that hold on
 * the same day, a missing column, a file without a row.
 */
function corrections<T extends Validity>(table: ChargeTable<T>): Importer {
  return {
    formats: [
      `text as data/${table.folder}/*.txt: ${table.columns.join(' | ')}`,
      'CSV with these columns',
    ],
    async *read(files) {
      const held = new Map<string, Held[]>();
      for (const file of files) {
        let count = 0;
        for await (const { fields, line } of linesOf(file, table.columns)) {
          const row = readRow(file.name, fields, line, table);
          const others = held.get(table.ruleOf(row)) ?? [];
          const twin = others.find((other) => overlap(other, row));
          if (twin)
            throw new BrokenFile(
              file.name,
              line,
              `the row holds on the same days as ${twin.place}`,
            );
          others.push({ from: row.from, until: row.until, place: `row ${line} of ${file.name}` });
          held.set(table.ruleOf(row), others);
          count += 1;
          yield { kind: 'row', table: table.folder, fields } satisfies TableRecord;
        }
        if (count === 0) throw new BrokenFile(file.name, null, 'the file holds no row');
      }
    },
  };
}

interface Held extends Validity {
  place: string;
}

const overlap = (left: Validity, right: Validity): boolean =>
  (left.until === null || right.from < left.until) &&
  (right.until === null || left.from < right.until);

interface Line {
  fields: readonly string[];
  line: number;
}

// The first line that is no comment tells the two formats apart: no column name has a bar.
async function* linesOf(file: SourceFile, columns: readonly string[]): AsyncGenerator<Line> {
  const lines = textOf(file).split('\n');
  const first = lines.findIndex((text) => fieldsOf(text) !== null);
  if (lines[first]?.includes('|')) {
    for (const [index, text] of lines.entries()) {
      const fields = fieldsOf(text);
      if (fields !== null) yield { fields, line: index + 1 };
    }
    return;
  }
  const named = columns.map((column) => column.replaceAll(' ', '_'));
  for await (const { cell, row } of headedRows(file, { needed: named, comments: true }))
    yield { fields: named.map((column) => cell(column).trim()), line: row };
}

function readRow<T extends Validity>(
  name: string,
  fields: readonly string[],
  line: number,
  table: ChargeTable<T>,
): T {
  const row = new Row(fields, { file: name, line });
  try {
    row.expectFields(table.columns.length, table.columns.length + (table.further ?? 0));
    return table.read(row);
  } catch (cause) {
    throw cause instanceof BrokenRow ? new BrokenFile(name, line, cause.why) : cause;
  }
}
