/** Codes by the tariff they belong to: those of a catalogue are kept for years, tariffs change. */
import { formatCode, HARMONIZED_SYSTEM, type ScheduleName } from '../../engine/hscode.ts';
import { rememberedOf } from '../../engine/remembered.ts';
import { existsAt, fullText } from '../../engine/tariff/schedule/book.ts';
import type { Edition } from '../edition.ts';
import { placeOf, type TariffReading, tariffOf } from './tariff.ts';
import { scheduleIn } from './territories.ts';

/** The schedule of a country: `US`, `EU` for a member state, `HS` where there is no own one. */
export const scheduleFor = (country: string, edition: Edition): string =>
  scheduleIn(country, edition)?.toUpperCase() ?? HARMONIZED_SYSTEM;

/** Schedules that codes may be kept in, each with a country whose tariff it is. */
const countriesOf = rememberedOf(
  (edition: Edition): ReadonlyMap<string, string> =>
    new Map([...edition.countries.keys()].map((code) => [scheduleFor(code, edition), code])),
);

export const scheduleNamesOf = (edition: Edition): string[] =>
  [...countriesOf(edition).keys()].toSorted();

/** A country whose tariff a schedule is; undefined for one that there is not. */
export const countryIn = (schedule: string, edition: Edition): string | undefined =>
  countriesOf(edition).get(schedule);

export interface KeptCode {
  codeFormatted: string;
  /** Its text in the tariff; null where only an extract of the tariff is there. */
  description: string | null;
}

/**
 * A code of a schedule as the live edition has it on a day; null for one that it does not have. Of a
 * tariff of which only an extract is there the six digits count: what it does not show may exist.
 */
export function codeIn(
  schedule: string,
  code: string,
  date: string,
  edition: Edition,
): KeptCode | null {
  const country = countryIn(schedule, edition);
  const reading = country === undefined ? null : tariffOf(country, edition);
  if (!reading || code.length < 4) return null;
  if (reading.schedule === null && code.length > 6) return null;
  const described = textOf(reading, code, date);
  const codeFormatted = formattedIn(schedule, code);
  if (described !== null) return { codeFormatted, description: described };
  const isKnown = reading.isExtract && reading.systemText(code.slice(0, 6)) !== undefined;
  return isKnown && code.length <= reading.codeLength ? { codeFormatted, description: null } : null;
}

function textOf(reading: TariffReading, code: string, date: string): string | null {
  const place = placeOf(reading, code, date);
  if (!place) return null;
  if (place.at === null) return reading.systemText(place.code) ?? null;
  return existsAt(reading.book, place.at, date) ? fullText(reading.book, place.at) : null;
}

/** A code with the dots of its schedule. */
export const formattedIn = (schedule: string, code: string): string =>
  formatCode(
    code,
    schedule === HARMONIZED_SYSTEM ? 'us' : (schedule.toLowerCase() as ScheduleName),
  );

export interface UnitUse {
  code: string;
  schedules: string[];
}

/** Units that the imported tariffs print, each with the schedules that print it. */
export const unitsOf = rememberedOf((edition: Edition): readonly UnitUse[] => {
  const uses = new Map<string, Set<string>>();
  for (const [name, { rows }] of edition.books)
    for (const { units } of rows)
      for (const unit of units ?? []) {
        const schedules = uses.get(unit) ?? new Set();
        uses.set(unit, schedules.add(name.toUpperCase()));
      }
  return [...uses]
    .map(([code, schedules]) => ({ code, schedules: [...schedules].toSorted() }))
    .toSorted((left, right) => (left.code < right.code ? -1 : 1));
});
