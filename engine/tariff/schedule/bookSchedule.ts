/** The schedule that calculations read, made from an imported tariff. */
import { type Steps } from '../../steps.ts';
import type { Validity } from '../../calendar.ts';
import type { LineRecord } from '../../release/records.ts';
import type { Schedule, TariffLine } from '../types.ts';
import { codeOf, fullText, measuredAt, type TariffBook, ROWS_AT_ONCE } from './book.ts';

/**
 * Lines of eight digits and more, by code and period, in pieces; `labelOf` gives our own wording of
 * a code where there is one.
 */
export function* scheduleOfBook(
  book: TariffBook,
  edition: Validity,
  labelOf: (code: string) => string | undefined,
): Steps<Schedule> {
  const lines = new Map<string, TariffLine>();
  const periods = new Map<string, TariffLine[]>();
  const hasMeasures = book.measures.size > 0;
  for (const [at, row] of book.rows.entries()) {
    if (at % ROWS_AT_ONCE === 0) yield;
    const code = codeOf(book, at);
    if (code === null || code.length < 8) continue;
    // where rates are measures, only what can be declared is a line: everything above is inherited
    // by it
    if (hasMeasures && book.hasChildren[at] && book.schedule !== 'eu') continue;
    const line = lineOf(book, at, code, row, labelOf);
    const earlier = lines.get(code);
    if (earlier && !periods.get(code)?.push(line)) periods.set(code, [earlier, line]);
    lines.set(code, line);
  }
  return {
    name: book.schedule,
    edition,
    lines,
    ...(periods.size > 0 ? { periods } : {}),
    codes: [...lines.keys()].sort(),
    imported: true,
    ...(hasMeasures ? { measures: book.measures, publishesRemedies: hasRemedies(book) } : {}),
    ...(book.areas.size > 0 ? { areas: book.areas } : {}),
  };
}

/** 551 to 554: anti-dumping and countervailing duties. */
const hasRemedies = ({ measures }: TariffBook): boolean =>
  [...measures.values()].some((set) => set.some(({ type }) => /^55[1-4]$/.test(type)));

const lineOf = (
  book: TariffBook,
  at: number,
  code: string,
  row: LineRecord,
  labelOf: (code: string) => string | undefined,
): TariffLine => ({
  code,
  label: labelOf(code) ?? fullText(book, at),
  general: row.general,
  preferences: row.preferences,
  column2: row.column2,
  units: row.units.length > 0 ? row.units.join(', ') : null,
  chapter99: row.chapter99,
  ...(row.from !== null || row.until !== null
    ? { validity: { from: row.from, until: row.until } }
    : {}),
  ...(book.measures.size > 0 ? { measuredAt: measuredAt(book, at) } : {}),
});
