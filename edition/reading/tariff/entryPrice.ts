/** Entry prices of fruit and vegetables: `entry-price/*.txt`, format in `data/tariff.md`. */
import type { EntryPriceRow } from '../../../engine/tariff/rate/entryPrice.ts';
import { readTable, sourceOf, tablesIn } from '../table.ts';

const DAY = /^(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/;

/** Every row of the tables, and the files they were read from. */
export function readEntryPrices(): { rows: EntryPriceRow[]; files: string[] } {
  const files = tablesIn('entry-price');
  const rows = files.flatMap((file) => readTable(file, { least: 11, most: 11 }));
  return {
    files,
    rows: rows.map((row) => ({
      code: row.shaped(0, 'code', /^\d{4,10}$/, 'code'),
      firstDay: row.shaped(1, 'first day', DAY, 'day of a year'),
      lastDay: row.shaped(2, 'last day', DAY, 'day of a year'),
      price: row.amount(3, 'entry price'),
      adValorem: row.shaped(4, 'ad valorem', /^\d+(?:\.\d+)?%$/, 'per cent'),
      full: row.amount(5, 'full amount'),
      certainty: row.oneOf(6, 'certainty', ['sure', 'assumed']),
      ...row.validity(7),
      ...sourceOf(row, 9),
    })),
  };
}
