/**
 * The extracts of tariffs that this software carries, as lines and as books: they are read in the
 * same way as imported tariffs.
 */
import type { ScheduleName } from '../engine/hscode.ts';
import { lineRecord } from '../engine/release/lineRecord.ts';
import type { LineRecord } from '../engine/release/records.ts';
import { remembered } from '../engine/remembered.ts';
import { buildBook, type TariffBook } from '../engine/tariff/schedule/book.ts';
import type { Schedule, TariffEdition } from '../engine/tariff/types.ts';

export interface Extracts {
  /** The lines of a schedule, in our own words; undefined for one of which none are carried. */
  lines: (schedule: ScheduleName) => Schedule['lines'] | undefined;
  /** The extract of a schedule, or the Harmonized System alone; made once. */
  book: (schedule: ScheduleName | 'hs') => TariffBook;
}

type Labels = ReadonlyMap<string, string>;

/** Of the carried schedules and our own texts of the Harmonized System by code. */
export const extractsOf = (schedules: TariffEdition['schedules'], labels: Labels): Extracts => ({
  lines: (schedule) => schedules[schedule]?.lines,
  book: remembered((schedule: ScheduleName | 'hs'): TariffBook => {
    const name = schedule === 'hs' ? 'us' : schedule;
    const lines =
      schedule === 'hs' ? systemLines(labels) : extractLines(schedules[schedule]?.lines, labels);
    return { ...buildBook(name, lines), schedule: name };
  }),
});

const systemLines = (labels: Labels): LineRecord[] =>
  [...labels]
    .sort(([left], [right]) => (left < right ? -1 : 1))
    .map(([code, text]) => lineRecord({ code, text, indent: code.length / 2 - 1 }));

/** Chapters, headings, subheadings and the carried lines of a schedule, in order. */
export function extractLines(carried: Schedule['lines'] | undefined, labels: Labels): LineRecord[] {
  const lines = [...(carried?.values() ?? [])].map((line) =>
    lineRecord({
      code: line.code,
      text: line.label,
      indent: line.code.length / 2 - 1,
      units: line.units ? line.units.split(/[,;]\s*/) : [],
      general: line.general,
      preferences: line.preferences,
      column2: line.column2,
      chapter99: line.chapter99,
    }),
  );
  return [...systemLines(labels), ...lines].sort((left, right) =>
    (left.code ?? '') < (right.code ?? '') ? -1 : 1,
  );
}
