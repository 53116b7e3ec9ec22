/** The measures that hold for a row of a tariff which publishes measures. */
import { holdsOn } from '../../engine/calendar.ts';
import type { MeasureRecord } from '../../engine/release/records.ts';
import { ancestorsOf, codeOf, type TariffBook } from '../../engine/tariff/schedule/book.ts';

/** A measure and the code at which it is set, as the trade writes it. */
export interface MeasureAt {
  measure: MeasureRecord;
  setOn: string;
  /** It is set above the row. */
  inherited: boolean;
}

/**
 * Measures in force on a day for a row, whatever the origin: its own first, then those of the rows
 * above.
 */
export function measuresAt(book: TariffBook, at: number, date: string): MeasureAt[] {
  if (book.measures.size === 0) return [];
  const rows = [at, ...ancestorsOf(book, at).reverse()];
  const seen = new Set<string>();
  return rows.flatMap((row) => {
    const printed = book.rows[row]?.code;
    const setOn = codeOf(book, row);
    if (!printed || setOn === null) return [];
    const code = printed.padEnd(10, '0');
    if (seen.has(code)) return []; // a heading with a single line has its digits
    seen.add(code);
    const held = (book.measures.get(code) ?? []).filter((measure) => holdsOn(measure, date));
    return held.map((measure) => ({ measure, setOn, inherited: row !== at }));
  });
}
