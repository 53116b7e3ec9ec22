/** Prohibitions and controls that imported tariffs set on codes: of the destination for imports, of the sender for exports. */
import type { Edition } from '../edition/edition.ts';
import { placeOf, significant, tariffOf, type TariffReading } from '../edition/lookup/tariff.ts';
import { holdsOn } from '../engine/calendar.ts';
import type { ScheduleName } from '../engine/hscode.ts';
import { TARIFF_DATASETS } from '../engine/release/datasets.ts';
import type { MeasureRecord } from '../engine/release/records.ts';
import type { CheckedItem, CheckQuery, Restriction } from '../engine/restrictions/check.ts';
import { isWithinUnion } from '../engine/restrictions/laws.ts';
import { controlOf, measureRestriction } from '../engine/restrictions/measures.ts';
import type { Direction } from '../engine/restrictions/types.ts';
import { measuresFor } from '../engine/tariff/measure/measured.ts';
import { measuredAt, type TariffBook } from '../engine/tariff/schedule/book.ts';

export interface TariffRestrictions {
  /** Datasets that are read for the journey. */
  datasets: readonly string[];
  of: (item: CheckedItem) => Restriction[];
}

/** Schedules whose publishers set controls as measures. */
const WITH_CONTROLS: ReadonlySet<ScheduleName> = new Set(['eu', 'gb', 'xi']);
/** Every country, and every country outside the Union: what holds for these is sure, though the origin was not said. */
const ALL_ORIGINS: ReadonlySet<string> = new Set(['1011', '1008']);

/** What the imported tariffs of an edition say of a journey; nothing where none was imported. */
export function tariffRestrictions(edition: Edition, query: CheckQuery): TariffRestrictions {
  const { destinationCountry, originCountry } = query;
  const importing = readingOf(edition, destinationCountry);
  const readings = [importing, originCountry === null ? null : readingOf(edition, originCountry)];
  const datasets = readings.flatMap((one) => (one ? TARIFF_DATASETS[one.schedule] : []));
  return {
    datasets: [...new Set(datasets)],
    of: (item) => {
      const sentFrom = originCountry ?? item.originCountry;
      if (item.hsCode === null || isWithinUnion(sentFrom, destinationCountry)) return [];
      const origin = item.originCountry ?? originCountry;
      const exporting = sentFrom === null ? null : readingOf(edition, sentFrom);
      return [
        ...(importing
          ? controlsIn(importing, item.hsCode, { direction: 'import', partner: origin, day: query.day })
          : []),
        ...(exporting
          ? controlsIn(exporting, item.hsCode, {
              direction: 'export',
              partner: destinationCountry,
              day: query.day,
            })
          : []),
      ];
    },
  };
}

type Reading = TariffReading & { schedule: ScheduleName };

function readingOf(edition: Edition, country: string): Reading | null {
  const reading = tariffOf(country, edition);
  const schedule = reading?.schedule;
  if (!reading || !schedule || !WITH_CONTROLS.has(schedule) || !edition.books.has(schedule)) return null;
  return { ...reading, schedule };
}

interface Asked {
  direction: Direction;
  /** Country of origin, or of destination of exports; null where it was not said. */
  partner: string | null;
  day: string;
}

/** Controls set on the code and above it; those set below it may be meant. */
function controlsIn(reading: Reading, code: string, asked: Asked): Restriction[] {
  const place = placeOf(reading, code, asked.day);
  if (!place) return [];
  const { book } = reading;
  const tops = place.at === null ? place.tops : [place.at];
  const own = place.at === null ? [] : measuredAt(book, place.at);
  const below = tops.flatMap((top) => (place.at === null ? [top] : []).concat(rowsBelow(book, top)));
  const deeper = below.flatMap((row) => {
    const { code: printed, suffix } = book.rows[row] ?? {};
    return printed && suffix === '80' ? [printed.padEnd(10, '0')] : [];
  });
  const sure = controlsAt(reading, own, asked, 'high');
  const known = new Set(sure.map(kindOf));
  const possible = controlsAt(
    reading,
    [...new Set(deeper)].filter((one) => !own.includes(one)),
    asked,
    'low',
  );
  const others = possible.filter((one) => {
    if (known.has(kindOf(one))) return false;
    known.add(kindOf(one));
    return true;
  });
  return [...sure, ...others];
}

const kindOf = ({ measureType, country, documents }: Restriction): string =>
  `${country} ${measureType} ${documents.join(' ')}`;

function controlsAt(
  { book, schedule }: Reading,
  codes: readonly string[],
  { direction, partner, day }: Asked,
  confidence: 'high' | 'low',
): Restriction[] {
  return codes.flatMap((code) =>
    heldAt(book, code, partner, day).flatMap((measure) => {
      const control = controlOf(measure);
      const setOn = significant(schedule, code);
      return control?.direction === direction
        ? [measureRestriction(schedule, measure, control, { setOn, confidence })]
        : [];
    }),
  );
}

function heldAt(
  book: TariffBook,
  code: string,
  partner: string | null,
  day: string,
): readonly MeasureRecord[] {
  if (partner !== null) return measuresFor(book, { measuredAt: [code] }, { origin: partner, date: day });
  const set = book.measures.get(code) ?? [];
  return set.filter((measure) => ALL_ORIGINS.has(measure.area) && holdsOn(measure, day));
}

/** Rows below a row: they follow it, and none of their parents stands before it. */
function rowsBelow({ parents, rows }: TariffBook, at: number): number[] {
  const below: number[] = [];
  for (let row = at + 1; row < rows.length && (parents[row] ?? -1) >= at; row += 1) below.push(row);
  return below;
}
