/** CSV as an export writes it: read unchanged by an import, and safe in a spreadsheet. */
import { defused } from '../import/apostrophe.ts';

/** One line with its end. */
export const csvLine = (cells: readonly string[]): string => `${cells.map(cellOf).join(',')}\r\n`;

function cellOf(text: string): string {
  const safe = defused(text);
  // blanks at the ends are kept by quotes alone
  return /[",\r\n]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
