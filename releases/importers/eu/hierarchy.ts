/** Whether the rows of a nomenclature stand below one another as they must. */
import { BrokenFile } from '../importer.ts';

/** Checks one row after the other: its ten digits, its indent, its row in the file. */
export type HierarchyCheck = (code: string, indent: number, row: number | null) => void;

/**
 * A check for the rows of one file, in their order. It throws `BrokenFile` when the first row is
 * indented already, and for a row whose parent (the nearest earlier row with a smaller indent)
 * belongs to another heading: then its own parent is missing.
 */
export function hierarchyCheck(file: string): HierarchyCheck {
  const above: { code: string; indent: number }[] = [];
  return (code, indent, row) => {
    while ((above.at(-1)?.indent ?? -1) >= indent) above.pop();
    const parent = above.at(-1);
    if (indent > 0 && parent === undefined)
      throw new BrokenFile(
        file,
        row,
        `${code} has indent ${indent} but no row above it: the beginning is missing`,
      );
    // Some headings of chapter 99 stand below a text of the chapter; everything else stands within
    // its heading.
    const digits = /^\d{4}0+$/.test(code) ? 2 : 4;
    if (parent !== undefined && parent.code.slice(0, digits) !== code.slice(0, digits))
      throw new BrokenFile(
        file,
        row,
        `${code} has no row above it: ${code.slice(0, digits)} is missing`,
      );
    above.push({ code, indent });
  };
}
