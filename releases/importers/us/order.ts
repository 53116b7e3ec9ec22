/** The order of the rows of the HTS: with the indents it is all that carries the hierarchy. */
import { BrokenFile, tidyText } from '../importer.ts';
import type { UsRow } from './rows.ts';

/**
 * Reads the rows once. Throws `BrokenFile` with the row when the first one is indented, when a code
 * stands twice, and when, in chapters 1 to 97, a code below a heading does not follow the row of
 * its own heading.
 */
export function checkOrder(file: string, rows: Iterable<UsRow>): void {
  checkBeginning(file, rows);
  const seen = new Map<string, number>();
  let top: string | null = null; // digits of the last row at indent 0; null for one of text
  for (const { row, code, indent } of rows) {
    if (indent === 0) top = code;
    if (code === null) continue;
    const before = seen.get(code);
    if (before !== undefined)
      throw new BrokenFile(file, row, `code ${code} stood in row ${before} already`);
    seen.set(code, row);
    const heading = code.slice(0, 4);
    // Headings of chapters 98 and 99 are often rows of text.
    if (indent > 0 && heading < '9800' && top?.slice(0, 4) !== heading)
      throw new BrokenFile(
        file,
        row,
        `row ${heading}, the heading of ${code}, is missing above it`,
      );
  }
}

/** The first row must be a heading; which one is missing is told by the first code that follows. */
function checkBeginning(file: string, rows: Iterable<UsRow>): void {
  let first: UsRow | null = null;
  for (const row of rows) {
    first ??= row;
    if (first.indent === 0) return;
    if (row.code === null) continue;
    const begins = `the file begins with "${tidyText(first.text)}" at indent ${first.indent}`;
    throw new BrokenFile(
      file,
      first.row,
      `${begins}: row ${row.code.slice(0, 4)}, its heading, is missing above it`,
    );
  }
  if (first)
    throw new BrokenFile(file, first.row, 'the file begins below a heading, and no row has a code');
}
