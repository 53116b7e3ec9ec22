/**
 * The embedded edition with imported releases laid over it: pure, so that a worker can make the
 * next one beside the present one.
 */
import { atOnce, type Steps } from '../engine/steps.ts';
import type { Validity } from '../engine/calendar.ts';
import type { ClassificationEdition } from '../engine/classify/edition.ts';
import { buildLabelIndex } from '../engine/classify/labelIndex.ts';
import type { RulingIndex } from '../engine/classify/rulings.ts';
import { decimal } from '../engine/decimal.ts';
import { inParts, partsOf } from '../engine/inParts.ts';
import type { NationalLine, NomenclatureBook } from '../engine/hs.ts';
import type { ScheduleName } from '../engine/hscode.ts';
import type { ListRecord, RateRecord } from '../engine/release/records.ts';
import { ancestorsOf, codeOf, fullText, type TariffBook } from '../engine/tariff/schedule/book.ts';
import { scheduleOfBook } from '../engine/tariff/schedule/bookSchedule.ts';
import type {
  Destination,
  ExchangeRow,
  FeeRow,
  Schedule,
  TariffEdition,
  TariffLine,
  TaxRow,
  ThresholdRow,
} from '../engine/tariff/types.ts';
import { withLists } from './reading/tariff/measureLists.ts';
import { readExemptionHeadings } from './reading/tariff/measures.ts';

export interface ImportedBook {
  book: TariffBook;
  edition: Validity;
}

/** What the live imported releases hold, read. */
export interface Imported {
  books: ReadonlyMap<ScheduleName, ImportedBook>;
  /** Official texts of the Harmonized System by code. */
  hsTexts: ReadonlyMap<string, string> | null;
  rates: readonly RateRecord[];
  lists: readonly ListRecord[];
  taxes: readonly TaxRow[];
  thresholds: readonly ThresholdRow[];
  fees: readonly FeeRow[];
  /** Precedent rulings of the United States; null where no set is live. */
  rulings: RulingIndex | null;
}

export const NOTHING_IMPORTED: Imported = {
  books: new Map(),
  hsTexts: null,
  rates: [],
  lists: [],
  taxes: [],
  thresholds: [],
  fees: [],
  rulings: null,
};

/** Destinations that use a schedule of their own once it is imported. */
const OWN_SCHEDULE: ReadonlyMap<string, ScheduleName> = new Map([
  ['NO', 'no'],
  ['AU', 'au'],
  ['BR', 'br'],
  ['JP', 'jp'],
  ['XI', 'xi'], // until then that of the Union
]);

/**
 * The tariff edition: schedules, rates and measures of the imported releases in the place of the
 * embedded ones.
 */
export const assembleTariff = (embedded: TariffEdition, imported: Imported): TariffEdition =>
  atOnce(assembleTariffInSteps(embedded, imported));

/** The same in pieces. */
export function* assembleTariffInSteps(
  embedded: TariffEdition,
  imported: Imported,
): Steps<TariffEdition> {
  const { books } = imported;
  const made: [ScheduleName, Schedule][] = [];
  for (const [name, one] of books) made.push([name, yield* importedSchedule(embedded, name, one)]);
  return {
    ...embedded,
    schedules: { ...embedded.schedules, ...Object.fromEntries(made) },
    destinations: mapValues(embedded.destinations, (rows) =>
      rows.map((row) => withSchedule(row, books)),
    ),
    measures:
      imported.lists.length > 0
        ? withLists(embedded.measures, readExemptionHeadings(), imported.lists)
        : embedded.measures,
    exchangeRates: withRates(embedded.exchangeRates, imported.rates),
    taxes: corrected(embedded.taxes, imported.taxes),
    thresholds: corrected(embedded.thresholds, imported.thresholds),
    fees: corrected(embedded.fees, imported.fees),
  };
}

function withSchedule(row: Destination, books: Imported['books']): Destination {
  const own = OWN_SCHEDULE.get(row.country);
  return own && books.has(own) ? { ...row, schedule: own } : row;
}

/**
 * The schedule of an imported book, in pieces. What the release does not print at all is taken from
 * the embedded extract: whole chapters, general rates (of codes and texts, or quotas alone),
 * references to chapter 99 (of an export without footnotes).
 */
export function* importedSchedule(
  embedded: TariffEdition,
  name: ScheduleName,
  { book, edition }: ImportedBook,
): Steps<Schedule> {
  const own = embedded.schedules[name]?.lines;
  const schedule = yield* scheduleOfBook(book, edition, (code) => own?.get(code)?.label);
  if (!own) return schedule;
  const isRated = hasGeneralRates(schedule);
  const isReferred =
    name !== 'us' || [...schedule.lines.values()].some(({ chapter99 }) => chapter99.length > 0);
  const completed = (line: TariffLine): TariffLine => {
    if (isRated && isReferred) return line;
    const { general = null, preferences = null, chapter99 = [] } = own.get(line.code) ?? {};
    return {
      ...line,
      ...(isRated ? {} : { general, preferences, ratedByExtract: true as const }),
      ...(isReferred ? {} : { chapter99 }),
    };
  };
  const lines = mapValues(schedule.lines, completed);
  for (const [code, line] of own)
    if (!book.chapters.has(code.slice(0, 2))) lines.set(code, { ...line, extract: true });
  return {
    ...schedule,
    lines,
    ...(schedule.periods
      ? { periods: mapValues(schedule.periods, (some) => some.map(completed)) }
      : {}),
    codes: lines.size === schedule.lines.size ? schedule.codes : [...lines.keys()].sort(),
    ...(isReferred ? {} : { withoutReferences: true as const }),
  };
}

const hasGeneralRates = ({ lines, measures }: Schedule): boolean =>
  [...lines.values()].some(({ general }) => general !== null) ||
  [...(measures?.values() ?? [])].some((set) =>
    set.some(({ type }) => type === THIRD_COUNTRY_DUTY),
  );

const THIRD_COUNTRY_DUTY = '103';

/**
 * The classifier's edition: national lines of the imported books with their days, official texts,
 * which the search reads too, and rulings.
 */
export function assembleClassification(
  embedded: ClassificationEdition,
  {
    books,
    hsTexts,
    rulings = null,
  }: Pick<Imported, 'books' | 'hsTexts'> & Partial<Pick<Imported, 'rulings'>>,
): ClassificationEdition {
  const ruled = rulings
    ? inParts<ClassificationEdition>({ ...partsOf(embedded), rulings: () => rulings })
    : embedded;
  if (books.size === 0 && !hsTexts) return ruled;
  const { nomenclature } = embedded;
  const national = { ...nomenclature.national };
  const texts: Partial<Record<ScheduleName | 'hs', ReadonlyMap<string, string>>> = hsTexts
    ? { hs: hsTexts }
    : {};
  for (const [name, { book }] of books) {
    if (UNCLASSIFIED.has(name)) continue;
    national[name] = nationalLines(nomenclature, name, book);
    texts[name] = textsOf(book);
  }
  const book = { ...nomenclature, national, texts };
  const labels = buildLabelIndex(book);
  return inParts({ ...partsOf(ruled), nomenclature: () => book, labels: () => labels });
}

/**
 * Tariffs that calculations alone read. Goods for Japan are classified to six digits: lines of nine
 * digits in Japanese words are none that a description could be told apart by.
 */
const UNCLASSIFIED: ReadonlySet<ScheduleName> = new Set(['jp']);

function nationalLines(
  { national }: NomenclatureBook,
  name: ScheduleName,
  book: TariffBook,
): Map<string, NationalLine[]> {
  const own = new Map([...national[name].values()].flat().map((line) => [line.code, line.label]));
  // chapters that the release does not hold at all keep their embedded lines
  const lines = new Map<string, NationalLine[]>(
    [...national[name]].flatMap(([code, kept]) =>
      book.chapters.has(code.slice(0, 2)) ? [] : [[code, [...kept]] as const],
    ),
  );
  for (const [at, row] of book.rows.entries()) {
    const code = codeOf(book, at);
    if (code === null || code.length < 8 || code >= '98') continue;
    const official = fullText(book, at);
    const line: NationalLine = {
      code,
      label: own.get(code) ?? official,
      official,
      ...(row.language === 'en' ? {} : { language: row.language }),
      units: row.units.length > 0 ? row.units : measuredUnits(book, at),
      rate: row.general ?? '',
      ...(row.from === null ? {} : { from: row.from }),
      ...(row.until === null ? {} : { until: row.until }),
    };
    const subheading = code.slice(0, 6);
    lines.set(subheading, [...(lines.get(subheading) ?? []), line]);
  }
  return lines;
}

/**
 * Supplementary units that a tariff sets as measures, of the line itself or of what it stands under:
 * those without an end, for no day is asked here.
 */
function measuredUnits(book: TariffBook, at: number): string[] {
  if (book.measures.size === 0) return [];
  for (const row of [at, ...ancestorsOf(book, at).toReversed()]) {
    const set = book.measures.get((book.rows[row]?.code ?? '').padEnd(10, '0')) ?? [];
    const units = set.flatMap(({ type, duty, until }) =>
      SUPPLEMENTARY.has(type) && duty !== null && until === null ? [duty] : [],
    );
    if (units.length > 0) return [...new Set(units)];
  }
  return [];
}
const SUPPLEMENTARY = new Set(['109', '110']); // supplementary unit; the same for import only

/** Texts of chapters, headings and subheadings, those that the publisher prints. */
function textsOf(book: TariffBook): Map<string, string> {
  const texts = new Map<string, string>();
  for (const at of book.rows.keys()) {
    const code = codeOf(book, at);
    if (code !== null && code.length <= 6) texts.set(code, fullText(book, at));
  }
  return texts;
}

const ECB = {
  source: 'ECB euro reference rates',
  sourceUrl: 'https://www.ecb.europa.eu/stats/eurofxref/',
};

/** Imported days come before embedded ones of the same currency; newest first. */
function withRates(
  embedded: TariffEdition['exchangeRates'],
  rates: readonly RateRecord[],
): TariffEdition['exchangeRates'] {
  if (rates.length === 0) return embedded;
  const rows = new Map<string, Map<string, ExchangeRow>>();
  for (const [currency, known] of embedded)
    rows.set(currency, new Map(known.map((row) => [row.date, row] as const)));
  for (const { currency, perEuro, date } of rates) {
    const days = rows.get(currency) ?? new Map<string, ExchangeRow>();
    days.set(date, { currency, perEuro: decimal(perEuro), date, ...ECB });
    rows.set(currency, days);
  }
  return mapValues(rows, (days) =>
    [...days.values()].sort((left, right) => (left.date < right.date ? 1 : -1)),
  );
}

/**
 * A correction names a country whole: its rows take the place of all embedded rows of the country.
 */
function corrected<T extends { country: string }>(
  embedded: ReadonlyMap<string, readonly T[]>,
  rows: readonly T[],
): ReadonlyMap<string, readonly T[]> {
  if (rows.length === 0) return embedded;
  const result = new Map(embedded);
  for (const country of new Set(rows.map((row) => row.country)))
    result.set(
      country,
      rows.filter((row) => row.country === country),
    );
  return result;
}

const mapValues = <K, V, W>(map: ReadonlyMap<K, V>, make: (value: V) => W): Map<K, W> =>
  new Map([...map].map(([key, value]) => [key, make(value)] as const));
