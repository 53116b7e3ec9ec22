/**
 * The tree of a tariff whose codes alone carry it: the parent of a row is the row of the longest
 * code that begins it.
 */
import { BrokenFile } from './importer.ts';

/** A row of such a tariff. */
export interface CodedRow {
  /** Any number of digits; odd ones stand on rows that only group. */
  digits: string;
  /** Counted from 1, for refusals. */
  row: number;
}

/**
 * Rows in the order of their codes, each with the rows above it, the nearest last.
 * Throws `BrokenFile` when a code is printed twice.
 */
export function* treeOf<Row extends CodedRow>(
  file: string,
  rows: readonly Row[],
): Generator<{ row: Row; above: readonly Row[] }> {
  const above: Row[] = [];
  for (const row of rows.toSorted(byCode)) {
    let parent = above.at(-1);
    while (parent && !row.digits.startsWith(parent.digits)) {
      above.pop();
      parent = above.at(-1);
    }
    if (parent?.digits === row.digits)
      throw new BrokenFile(
        file,
        row.row,
        `the code ${row.digits} stands in row ${parent.row} already`,
      );
    yield { row, above };
    above.push(row);
  }
}

const byCode = (one: CodedRow, other: CodedRow): number => {
  if (one.digits === other.digits) return one.row - other.row;
  return one.digits < other.digits ? -1 : 1;
};

/**
 * The code of a row as records hold it: null for an odd number of digits, which names no tariff
 * line.
 */
export const codeOf = (digits: string): string | null => (digits.length % 2 === 0 ? digits : null);
