/** The embedded tariffs as books, so that they are read in the same way as imported ones. */
import type { ScheduleName } from '../engine/hscode.ts';
import { lineRecord } from '../engine/release/lineRecord.ts';
import type { LineRecord } from '../engine/release/records.ts';
import { once, remembered } from '../engine/remembered.ts';
import { buildBook, type TariffBook } from '../engine/tariff/schedule/book.ts';
import { loadNomenclature } from './reading/nomenclature.ts';
import { loadTariff } from './reading/tariff/tariff.ts';

/** The embedded extract of a schedule, or the Harmonized System alone, in our own words; made once. */
export const embeddedBook = remembered((schedule: ScheduleName | 'hs'): TariffBook => {
  const name = schedule === 'hs' ? 'us' : schedule;
  const lines = schedule === 'hs' ? systemLines() : embeddedLines(schedule);
  return { ...buildBook(name, lines), schedule: name };
});

const systemLines = once((): readonly LineRecord[] =>
  [...loadNomenclature().labels]
    .sort(([left], [right]) => (left < right ? -1 : 1))
    .map(([code, text]) => lineRecord({ code, text, indent: code.length / 2 - 1 })),
);

/** Chapters, headings, subheadings and the embedded lines of a schedule, in order. */
export function embeddedLines(schedule: ScheduleName): LineRecord[] {
  const lines = [...(loadTariff().schedules[schedule]?.lines.values() ?? [])].map((line) =>
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
  return [...systemLines(), ...lines].sort((left, right) =>
    (left.code ?? '') < (right.code ?? '') ? -1 : 1,
  );
}
