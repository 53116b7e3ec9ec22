/**
 * Prohibitions and controls that imported tariffs set on codes: of the destination for imports, of
 * the sender for exports.
 */
import type { Edition } from '../edition/edition.ts';
import {
  type CodePlace,
  placeOf,
  significant,
  tariffOf,
  type TariffReading,
} from '../edition/lookup/tariff.ts';
import { holdsOn } from '../engine/calendar.ts';
import type { ScheduleName } from '../engine/hscode.ts';
import { TARIFF_DATASETS } from '../engine/release/datasets.ts';
import type { MeasureRecord } from '../engine/release/records.ts';
import type { CheckedItem, CheckQuery, Restriction } from '../engine/restrictions/check.ts';
import { isWithinUnion } from '../engine/restrictions/laws.ts';
import { rememberedOf } from '../engine/remembered.ts';
import {
  type Control,
  controlOf,
  documentsOf,
  measureRestriction,
} from '../engine/restrictions/measures.ts';
import type { Direction } from '../engine/restrictions/types.ts';
import { isInForce } from '../engine/tariff/measure/measured.ts';
import { measuredAt, type TariffBook } from '../engine/tariff/schedule/book.ts';

export interface TariffRestrictions {
  /** Datasets that are read for the journey. */
  datasets: readonly string[];
  of: (item: CheckedItem) => TariffControls;
}

/** What the tariffs say of one item. */
export interface TariffControls {
  restrictions: readonly Restriction[];
  /** What they do not say, and what is needed for that. */
  notes: readonly string[];
}

const NOTHING: TariffControls = { restrictions: [], notes: [] };

/** Everything below a chapter may be meant: what is set there says nothing of the goods. */
const HEADING = 4;
const CODE_TOO_SHORT =
  'Controls that tariffs set below a chapter are told for codes of four digits and more.';

/** Schedules whose publishers set controls as measures. */
const WITH_CONTROLS: ReadonlySet<ScheduleName> = new Set(['eu', 'gb', 'xi']);
/**
 * Every country, and every country outside the Union: what holds for these is sure, though the
 * origin was not said.
 */
const ALL_ORIGINS: ReadonlySet<string> = new Set(['1011', '1008']);

/** What the imported tariffs of an edition say of a journey; nothing where none was imported. */
export function tariffRestrictions(edition: Edition, query: CheckQuery): TariffRestrictions {
  const { destinationCountry, originCountry } = query;
  const importing = readingOf(edition, destinationCountry);
  const controlsOf = onceForEach(controlsIn);
  const readings = [importing, originCountry === null ? null : readingOf(edition, originCountry)];
  const datasets = readings.flatMap((one) => (one ? TARIFF_DATASETS[one.schedule] : []));
  return {
    datasets: [...new Set(datasets)],
    of: (item) => {
      const { hsCode, originCountry: ofItem } = item;
      const sentFrom = originCountry ?? ofItem;
      if (hsCode === null || isWithinUnion(sentFrom, destinationCountry)) return NOTHING;
      const exporting = sentFrom === null ? null : readingOf(edition, sentFrom);
      const asked: readonly [Reading | null, Direction, string | null][] = [
        [importing, 'import', ofItem ?? originCountry],
        [exporting, 'export', destinationCountry],
      ];
      const read = asked.flatMap(([reading, direction, partner]) =>
        reading ? [controlsOf(reading, hsCode, { direction, partner, day: query.day })] : [],
      );
      return {
        restrictions: read.flat(),
        notes: read.length > 0 && hsCode.length < HEADING ? [CODE_TOO_SHORT] : [],
      };
    },
  };
}

/** Reads the controls of a code once: the items of a check often have the same. */
function onceForEach(read: typeof controlsIn): typeof controlsIn {
  const known = new Map<string, readonly Restriction[]>();
  return (reading, code, asked) => {
    const key = [reading.schedule, code, asked.direction, asked.partner, asked.day].join(' ');
    const found = known.get(key) ?? read(reading, code, asked);
    known.set(key, found);
    return found;
  };
}

type Reading = TariffReading & { schedule: ScheduleName };

function readingOf(edition: Edition, country: string): Reading | null {
  const reading = tariffOf(country, edition);
  const schedule = reading?.schedule;
  if (!reading || !schedule || !WITH_CONTROLS.has(schedule) || !edition.books.has(schedule))
    return null;
  return { ...reading, schedule };
}

interface Asked {
  direction: Direction;
  /** Country of origin, or of destination of exports; null where it was not said. */
  partner: string | null;
  day: string;
}

/**
 * Controls set on the code and above it; those set below a heading may be meant, each kind once.
 */
function controlsIn(reading: Reading, code: string, asked: Asked): readonly Restriction[] {
  const place = placeOf(reading, code, asked.day);
  if (!place) return [];
  const own = place.at === null ? [] : measuredAt(reading.book, place.at);
  const set = own.flatMap((at) => heldAt(reading, at, asked));
  const sure = set.map((held) => said(reading, held, 'high'));
  if (code.length < HEADING) return sure;
  const known = new Set(set.map(({ kind }) => kind));
  const possible: Restriction[] = [];
  for (const held of codesBelow(reading.book, place).flatMap((at) => heldAt(reading, at, asked))) {
    if (known.has(held.kind) || own.includes(held.at)) continue;
    known.add(held.kind);
    possible.push(said(reading, held, 'low'));
  }
  return [...sure, ...possible];
}

/** Codes below a place at which measures are set, ten digits each. */
function codesBelow(book: TariffBook, place: CodePlace): string[] {
  const rows =
    place.at === null
      ? place.tops.flatMap((top) => [top, ...rowsBelow(book, top)])
      : rowsBelow(book, place.at);
  const codes = rows.flatMap((row) => {
    const { code, suffix } = book.rows[row] ?? {};
    return code && suffix === '80' ? [code.padEnd(10, '0')] : [];
  });
  return [...new Set(codes)];
}

/** A measure that controls goods. */
interface Controlling {
  measure: MeasureRecord;
  control: Control;
  /** What it asks for: of measures of one kind one says all. */
  kind: string;
}

/** Of the measures set at a code those that control; duties are many and say nothing here. */
const controlling = rememberedOf((set: readonly MeasureRecord[]): Controlling[] =>
  set.flatMap((measure) => {
    const control = controlOf(measure);
    return control
      ? [{ measure, control, kind: `${measure.type} ${documentsOf(measure).join(' ')}` }]
      : [];
  }),
);

interface Held extends Controlling {
  /** The code at which it is set, ten digits. */
  at: string;
}

/** Controls set at a code, in the direction and for the partner. */
function heldAt({ book }: Reading, at: string, { direction, partner, day }: Asked): Held[] {
  const set = book.measures.get(at);
  if (!set) return [];
  return controlling(set)
    .filter(
      ({ measure, control }) =>
        control.direction === direction &&
        (partner === null
          ? ALL_ORIGINS.has(measure.area) && holdsOn(measure, day)
          : isInForce(book, measure, { origin: partner, date: day })),
    )
    .map((one) => ({ ...one, at }));
}

const said = (
  { schedule }: Reading,
  { at, measure, control }: Held,
  confidence: 'high' | 'low',
): Restriction =>
  measureRestriction(schedule, measure, control, { setOn: significant(schedule, at), confidence });

/** Rows below a row: they follow it, and none of their parents stands before it. */
function rowsBelow({ parents, rows }: TariffBook, at: number): number[] {
  const below: number[] = [];
  for (let row = at + 1; row < rows.length && (parents[row] ?? -1) >= at; row += 1) below.push(row);
  return below;
}
