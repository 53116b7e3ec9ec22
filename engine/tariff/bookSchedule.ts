/** The schedule that calculations read, made from an imported tariff. */
import type { Validity } from '../calendar.ts';
import type { Steps } from '../steps.ts';
import { codeOf, fullText, measuredAt, ROWS_AT_ONCE, type TariffBook } from './book.ts';
import type { LineRecord } from './records.ts';
import type { Schedule, TariffLine } from './types.ts';

/** Lines of eight digits and more, in pieces; `labelOf` gives our own wording of a code where there is one. */
export function* scheduleOfBook(
  book: TariffBook,
  edition: Validity,
  labelOf: (code: string) => string | undefined,
): Steps<Schedule> {
  const lines = new Map<string, TariffLine>();
  const hasMeasures = book.measures.size > 0;
  for (const [at, row] of book.rows.entries()) {
    if (at % ROWS_AT_ONCE === 0) yield;
    const code = codeOf(book, at);
    if (code === null || code.length < 8) continue;
    // where rates are measures, only what can be declared is a line: everything above is inherited by it
    if (hasMeasures && book.hasChildren[at] && book.schedule !== 'eu') continue;
    lines.set(code, lineOf(book, at, code, row, hasMeasures, labelOf));
  }
  return {
    name: book.schedule,
    edition,
    lines,
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
  hasMeasures: boolean,
  labelOf: (code: string) => string | undefined,
): TariffLine => ({
  code,
  label: labelOf(code) ?? fullText(book, at),
  general: row.general,
  preferences: row.preferences,
  column2: row.column2,
  units: row.units.length > 0 ? row.units.join(', ') : null,
  chapter99: row.chapter99,
  ...(row.from !== null || row.until !== null ? { validity: { from: row.from, until: row.until } } : {}),
  ...(hasMeasures ? { measuredAt: measuredAt(book, at) } : {}),
});
