/** CSV as an export writes it: read unchanged by an import, and safe in a spreadsheet. */
import { defused } from '../import/apostrophe.ts';

/** One line with its end. */
export const csvLine = (cells: readonly string[]): string => lineOf(cells.map(textCell));

/** Cells that are quoted already as one line with its end (RFC 4180). */
export const lineOf = (cells: readonly string[]): string => `${cells.join(',')}\r\n`;

/** A text as a cell: what a spreadsheet would take for a formula is defused. */
export function textCell(text: string): string {
  const safe = defused(text);
  // blanks at the ends are kept by quotes alone
  return /[",\r\n]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
