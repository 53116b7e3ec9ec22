/** Whose tariff is read for a country, and where in it a code stands. */
import { formatCode, type ScheduleName } from '../../engine/hscode.ts';
import { TARIFF_DATASETS } from '../../engine/release/datasets.ts';
import { lineRecord } from '../../engine/release/lineRecord.ts';
import type { Release } from '../../engine/release/release.ts';
import { rememberedOf } from '../../engine/remembered.ts';
import {
  buildBook,
  codeOf,
  existsAt,
  onDay,
  type TariffBook,
} from '../../engine/tariff/schedule/book.ts';
import { lineOn } from '../../engine/tariff/schedule/schedule.ts';
import type { Schedule, TariffEdition, TariffLine } from '../../engine/tariff/types.ts';
import { type Edition } from '../edition.ts';
import type { CountryFacts } from '../reading/countries.ts';
import { nomenclatureIn, scheduleIn, tariffRelease } from './territories.ts';

/** The tariff of a country, as the edition has it. */
export interface TariffReading extends Pick<CountryFacts, 'nomenclature' | 'codeLength'> {
  country: string;
  /** Null where only the Harmonized System is known. */
  schedule: ScheduleName | null;
  book: TariffBook;
  /**
   * The lines as calculations read them: rates of an imported book may be those of the embedded
   * extract.
   */
  lines: Schedule['lines'] | undefined;
  /** They are those of the embedded extract, none other. */
  isExtract: boolean;
  /** Those of codes that are printed for several periods. */
  periods?: Schedule['periods'] | undefined;
  programmes: TariffEdition['programmes'];
  /** Our own or the official text of a chapter, heading or subheading of the Harmonized System. */
  systemText: (code: string) => string | undefined;
  /** Our own wording of a code, in the language of the trade. */
  ownLabel: (code: string) => string | undefined;
  /** Name of a country in English; null for what is no country code. */
  countryName: (code: string) => string | null;
  /** Every release that is read; the first gives the tariff its version. */
  releases: readonly Release[];
  since: string | null;
}

/**
 * The tariff of a country (ISO 3166-1 alpha-2, upper-case); null for a country that does not exist.
 */
export function tariffOf(country: string, edition: Edition): TariffReading | null {
  const known = edition.countries.get(country);
  if (!known) return null;
  const schedule = scheduleIn(country, edition);
  const { nomenclature, codeLength } = nomenclatureIn(known, edition);
  const { labels, texts } = edition.classification.nomenclature;
  const official = texts?.hs;
  const own = schedule ? edition.extracts.lines(schedule) : undefined;
  const lines = schedule ? edition.tariff.schedules[schedule]?.lines : undefined;
  const release = tariffRelease(schedule, edition);
  return {
    country,
    schedule,
    nomenclature,
    codeLength,
    book: bookOf(schedule, edition),
    lines,
    isExtract: lines !== undefined && lines === own,
    periods: schedule ? edition.tariff.schedules[schedule]?.periods : undefined,
    programmes: edition.tariff.programmes,
    systemText: (code) => official?.get(code) ?? labels.get(code),
    countryName: (code) => edition.countries.get(code)?.name ?? null,
    ownLabel: (code) => own?.get(code)?.label ?? labels.get(code),
    releases: releasesRead(schedule, release, edition),
    since: release?.liveSince ?? null,
  };
}

function bookOf(schedule: ScheduleName | null, edition: Edition): TariffBook {
  if (schedule) return edition.books.get(schedule) ?? edition.extracts.book(schedule);
  const official = edition.classification.nomenclature.texts?.hs;
  return official ? systemBook(official) : edition.extracts.book('hs');
}

/** The Harmonized System of an imported release; made once for its texts. */
const systemBook = rememberedOf((texts: ReadonlyMap<string, string>): TariffBook => {
  const rows = [...texts]
    .sort(([left], [right]) => (left < right ? -1 : 1))
    .map(([code, text]) => lineRecord({ code, text, indent: code.length / 2 - 1 }));
  return buildBook('us', rows);
});

/** An extract hangs on the Harmonized System; an imported book says all itself. */
function releasesRead(
  schedule: ScheduleName | null,
  first: Release | undefined,
  { releases, books }: Edition,
): Release[] {
  const datasets = schedule ? TARIFF_DATASETS[schedule] : [];
  const also = schedule && books.has(schedule) ? datasets : [...datasets, 'hs'];
  const read = [first, ...also.map((dataset) => releases.get(dataset))];
  return [...new Set(read)].filter((release) => release !== undefined);
}

/** Datasets whose releases are the editions of a country's tariff. */
export const datasetsRead = ({ schedule }: Pick<TariffReading, 'schedule'>): readonly string[] =>
  schedule ? TARIFF_DATASETS[schedule] : ['hs'];

/**
 * Where a code stands: in a row, or, where the tariff does not print the code itself, above the
 * rows that it begins.
 */
export type CodePlace = { at: number } | { at: null; code: string; tops: readonly number[] };

/**
 * The place of a code of digits on a day; null for one that the tariff does not have. Zeros that
 * only fill a code up may be there or not. The United States print no chapters, and only the one
 * line below some subheadings: such a code is that line.
 */
export function placeOf(reading: TariffReading, code: string, date: string): CodePlace | null {
  const { book, systemText } = reading;
  const ways = [code, significant(book.schedule, code), code.padEnd(8, '0'), code.padEnd(10, '0')];
  const rows = ways
    .flatMap((written) => book.index.get(written) ?? [])
    .map((at) => onDay(book, at, date));
  // a code that is split later is another row by then
  const printed = rows.find((at) => existsAt(book, at, date)) ?? rows[0];
  if (printed !== undefined) return { at: printed };
  const tops = [...new Set(topsOf(book, code).map((at) => onDay(book, at, date)))];
  const [only] = tops;
  if (only === undefined || code.length % 2 === 1) return null;
  if (code.length === 2 || (tops.length > 1 && systemText(code) !== undefined))
    return { at: null, code, tops };
  return tops.length === 1 ? { at: only } : null;
}

/** Rows whose code begins with the digits and that stand below no other such row. */
function topsOf(book: TariffBook, digits: string): number[] {
  const begins = (at: number): boolean => codeOf(book, at)?.startsWith(digits) ?? false;
  const isBelow = (at: number): boolean => {
    for (let above = book.parents[at] ?? -1; above >= 0; above = book.parents[above] ?? -1)
      if (begins(above)) return true;
    return false;
  };
  return [...book.rows.keys()].filter((at) => begins(at) && !isBelow(at));
}

/** Tariffs that print ten digits throughout, and fill up with zeros. */
const FILLED: ReadonlySet<ScheduleName> = new Set(['eu', 'gb', 'xi']);

/** The digits of a code without the pairs of zeros that only fill it up. */
export function significant(schedule: ScheduleName | null, code: string): string {
  let short = code;
  if (schedule === null || !FILLED.has(schedule)) return code;
  while (short.length > 2 && short.length % 2 === 0 && short.endsWith('00'))
    short = short.slice(0, -2);
  return short;
}

export type TariffLevel = 'chapter' | 'heading' | 'subheading' | 'tariff' | 'text';

/** The level of a code; null is a row of text. */
export function levelOf(code: string | null): TariffLevel {
  if (code === null) return 'text';
  if (code.length <= 2) return 'chapter';
  if (code.length <= 4) return 'heading';
  return code.length <= 6 ? 'subheading' : 'tariff';
}

/**
 * Whether goods can be entered under a row: nothing stands below it. An extract does not show every
 * split, so there only a code of full length counts; the Harmonized System alone is declared
 * nowhere.
 */
export function isDeclarable(
  { book, schedule, codeLength, isExtract }: TariffReading,
  at: number,
  date: string,
): boolean {
  const code = codeOf(book, at);
  if (code === null || schedule === null || book.hasChildren[at] || !existsAt(book, at, date))
    return false;
  return code.length >= (isExtract ? codeLength : LINE_LENGTH_MIN);
}
const LINE_LENGTH_MIN = 8;

/** The line of a row as calculations read it on the day; undefined where they have none. */
export function lineRead(
  { book, lines, periods }: TariffReading,
  at: number,
  date: string,
): TariffLine | undefined {
  const code = codeOf(book, at);
  return code === null || !lines
    ? undefined
    : lineOn({ lines, ...(periods && { periods }) }, code, date);
}

/** A code with the dots of its tariff. */
export const formatted = ({ schedule }: TariffReading, code: string): string =>
  formatCode(code, schedule ?? 'us');
