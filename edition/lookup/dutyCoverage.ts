/** For how many goods the duty of a destination is known, from which layer of the data, and of when. */
import { existsOn, holdsOn } from '../../engine/calendar.ts';
import { TARIFF_DATASETS } from '../../engine/release/datasets.ts';
import type { Release } from '../../engine/release/release.ts';
import { remembered, rememberedOf } from '../../engine/remembered.ts';
import { atOnce, type Steps } from '../../engine/steps.ts';
import type { Basis } from '../../engine/tariff/answer/basis.ts';
import { destinationKeys } from '../../engine/tariff/consignment/destinationKeys.ts';
import { parseDuty } from '../../engine/tariff/rate/expression.ts';
import { dollarOf } from '../../engine/tariff/rate/rateTerm.ts';
import { lineOn } from '../../engine/tariff/schedule/schedule.ts';
import type {
  Destination,
  GeneralDutyRow,
  Schedule,
  TariffEdition,
  TariffLine,
} from '../../engine/tariff/types.ts';
import { CARRIED_AS_OF } from '../carriedAsOf.ts';
import type { Edition } from '../edition.ts';
import { inPieces } from '../inPieces.ts';

/** Shares are per cent of the subheadings of the Harmonized System, and add up to 100. */
export interface DutyCoverage {
  /** The most trusted layer that states a rate of some goods. */
  basis: Basis;
  /** Day of the data, YYYY-MM-DD; null where there are none. */
  asOf: string | null;
  /** Every line under the subheading has one and the same rate. */
  exact: number;
  /** The lines differ, or the rate is known between two ends. */
  ranged: number;
  none: number;
}

/** What is known of the general duty of a subheading. */
type Grade = 'exact' | 'ranged' | 'none';

/**
 * The coverage of each destination on a day, by country; destinations of one tariff share theirs.
 * Made once for an edition and day.
 */
function* dutyCoverageInSteps(
  edition: Pick<Edition, 'tariff' | 'releases'>,
  date: string,
): Steps<ReadonlyMap<string, DutyCoverage>> {
  const kept = keptFor(edition);
  const known = kept.get(date);
  if (known) return known;
  const found = new Map<string, DutyCoverage>();
  const alike = new Map<string, DutyCoverage>();
  for (const [country, rows] of edition.tariff.destinations) {
    const destination = rows.find((row) => holdsOn(row, date)) ?? rows[0];
    if (!destination) continue;
    const keys = keysWithRows(edition.tariff, destination);
    const key = [destination.schedule ?? '', ...keys].join(' ');
    const same = alike.get(key) ?? coverageOf(edition, destination.schedule, keys, date);
    alike.set(key, same);
    found.set(country, same);
    yield;
  }
  kept.clear(); // yesterday is not asked again
  kept.set(date, found);
  return found;
}

/** The same with others before it in between. */
export const dutyCoverageInPieces = (edition: Pick<Edition, 'tariff' | 'releases'>, date: string) =>
  inPieces(dutyCoverageInSteps(edition, date));

/** The same without a pause. */
export const dutyCoverage = (edition: Pick<Edition, 'tariff' | 'releases'>, date: string) =>
  atOnce(dutyCoverageInSteps(edition, date));

const keptFor = rememberedOf(
  (_edition: Pick<Edition, 'tariff' | 'releases'>) =>
    new Map<string, ReadonlyMap<string, DutyCoverage>>(),
);

/** Under which names of a destination the table of classes has rows. */
const keysWithRows = ({ generalDuties }: TariffEdition, destination: Destination): string[] =>
  destinationKeys(destination).filter((key) => generalDuties.has(key));

function coverageOf(
  { tariff, releases }: Pick<Edition, 'tariff' | 'releases'>,
  name: Destination['schedule'],
  keys: readonly string[],
  date: string,
): DutyCoverage {
  const rows = keys
    .flatMap((key) => tariff.generalDuties.get(key) ?? [])
    .filter((row) => holdsOn(row, date));
  const schedule = name === null ? undefined : tariff.schedules[name];
  const { counts, isByLine } = countsOf(tariff, rows, schedule, date);
  const total = counts.exact + counts.ranged + counts.none;
  const [exact, ranged] = [percent(counts.exact, total), percent(counts.ranged, total)];
  const shares = { exact, ranged, none: Math.round((100 - exact - ranged) * 10) / 10 };
  if (isByLine && schedule) return { ...layerOfSchedule(schedule, releases), ...shares };
  if (counts.none === total) return { basis: 'none', asOf: null, ...shares };
  const imported = rows.find((row) => row.imported);
  return imported
    ? { basis: 'official_import', asOf: imported.from, ...shares }
    : { basis: 'class_table', asOf: CARRIED_AS_OF['general-duty'] ?? null, ...shares };
}

const percent = (count: number, total: number): number =>
  total === 0 ? 0 : Math.round((count / total) * 1000) / 10;

function layerOfSchedule(
  { name, imported, edition }: Schedule,
  releases: ReadonlyMap<string, Release>,
): Pick<DutyCoverage, 'basis' | 'asOf'> {
  const [dataset = ''] = TARIFF_DATASETS[name].filter((one) => releases.has(one));
  if (!imported) return { basis: 'embedded_schedule', asOf: CARRIED_AS_OF[dataset] ?? null };
  // a file that states no day of its edition is as old as its import, at least
  const liveOn = releases.get(dataset)?.liveSince?.slice(0, 10) ?? null;
  return { basis: 'official_import', asOf: edition.from > UNDATED ? edition.from : liveOn };
}
const UNDATED = '2000-01-01';

const NO_LINES: ReadonlyMap<string, Grade> = new Map();

/** What the lines of a schedule state of each subheading that has any; once for a schedule and day. */
const gradesOf = (schedule: Schedule, date: string): ReadonlyMap<string, Grade> =>
  gradesBySchedule(schedule)(date);

const gradesBySchedule = rememberedOf((schedule: Schedule) =>
  remembered((date): ReadonlyMap<string, Grade> => {
    const rates = new Map<string, Set<string | null>>();
    for (const [at, code] of schedule.codes.entries()) {
      const line = lineOn(schedule, code, date);
      if (!line || !existsOn(line.validity ?? {}, date)) continue;
      const rate = generalOn(schedule, line, date);
      const isAbove = schedule.codes[at + 1]?.startsWith(code) === true;
      if (rate === null && isAbove) continue; // its rates stand below it
      const six = code.slice(0, 6);
      const known = rates.get(six) ?? new Set();
      rates.set(six, known.add(rate));
    }
    return new Map([...rates].map(([six, known]) => [six, gradeOf([...known])] as const));
  }, DAYS_KEPT),
);
const DAYS_KEPT = 2;

function gradeOf(rates: readonly (string | null)[]): Grade {
  if (rates.every((rate) => rate === null)) return 'none';
  return rates.length === 1 ? 'exact' : 'ranged';
}

/** The general rate that is charged on a line, where it is understood; else null. */
function generalOn(schedule: Schedule, line: TariffLine, date: string): string | null {
  const printed =
    line.general ??
    (line.code.length > 8 ? lineOn(schedule, line.code.slice(0, 8), date)?.general : null) ??
    thirdCountryDuty(schedule, line, date);
  if (printed === null || printed === undefined) return null;
  const { kind } = parseDuty(printed, dollarOf(schedule.name));
  return kind === 'unparsed' || kind === 'reference' ? null : printed;
}

/** 103 and 105: third country duty, and the same under end use. Area 1011: erga omnes. */
function thirdCountryDuty(
  { measures }: Schedule,
  { measuredAt = [] }: TariffLine,
  date: string,
): string | null {
  for (const code of measures ? measuredAt : []) {
    const duty = measures
      ?.get(code)
      ?.find(
        (one) =>
          (one.type === '103' || one.type === '105') && one.area === '1011' && holdsOn(one, date),
      );
    if (duty) return duty.duty;
  }
  return null;
}

/** How many subheadings are known how well; whether lines of the schedule state a rate of any. */
function countsOf(
  { schedules, subheadings: { current } }: TariffEdition,
  rows: readonly GeneralDutyRow[],
  schedule: Schedule | undefined,
  date: string,
): { counts: Record<Grade, number>; isByLine: boolean } {
  const byPrefix = rowsByPrefix(rows);
  const counts: Record<Grade, number> = { exact: 0, ranged: 0, none: 0 };
  for (const [prefix, alone] of countedAlone([...byPrefix.keys(), ''], countsIn(current)))
    counts[gradeOfRow(byPrefix.get(prefix))] += alone;
  const own = schedule ? gradesOf(schedule, date) : NO_LINES;
  const likes = [...new Set(rows.flatMap(({ like }) => (like ? (schedules[like] ?? []) : [])))];
  const stated = new Set([own, ...likes.map((one) => gradesOf(one, date))].flatMap(keysOf));
  let isByLine = false;
  for (const six of stated) {
    if (!current.has(six)) continue;
    const row = rowOf(byPrefix, six);
    const like = row?.like ? schedules[row.like] : undefined;
    const byOwn = own.get(six) ?? 'none';
    isByLine ||= byOwn !== 'none';
    const byLine = byOwn === 'none' && like ? gradesOf(like, date).get(six) : byOwn;
    if (byLine === undefined || byLine === 'none') continue;
    counts[gradeOfRow(row)] -= 1;
    counts[byLine] += 1;
  }
  return { counts, isByLine };
}

const keysOf = (grades: ReadonlyMap<string, Grade>): string[] => [...grades.keys()];

const gradeOfRow = (row: GeneralDutyRow | undefined): Grade => {
  if (row === undefined || row.rate === null) return 'none';
  return row.lowest === null ? 'exact' : 'ranged';
};

/** Of several rows of one prefix the first speaks; the empty prefix is all goods. */
function rowsByPrefix(rows: readonly GeneralDutyRow[]): ReadonlyMap<string, GeneralDutyRow> {
  const byPrefix = new Map<string, GeneralDutyRow>();
  for (const row of rows)
    for (const prefix of row.scope.length === 0 ? [''] : row.scope)
      if (!byPrefix.has(prefix)) byPrefix.set(prefix, row);
  return byPrefix;
}

/** The row of the longest prefix. */
function rowOf(
  byPrefix: ReadonlyMap<string, GeneralDutyRow>,
  six: string,
): GeneralDutyRow | undefined {
  for (let length = six.length; length >= 0; length -= 1) {
    const row = byPrefix.get(six.slice(0, length));
    if (row) return row;
  }
  return undefined;
}

/** How many subheadings begin with each prefix; once for the nomenclature. */
const countsIn = rememberedOf((subheadings: ReadonlyMap<string, string>) => {
  const counts = new Map<string, number>();
  for (const six of subheadings.keys())
    for (let length = 0; length <= six.length; length += 1)
      counts.set(six.slice(0, length), (counts.get(six.slice(0, length)) ?? 0) + 1);
  return counts;
});

/** How many subheadings each prefix covers that no longer one of the prefixes does. */
function countedAlone(
  prefixes: readonly string[],
  counts: ReadonlyMap<string, number>,
): ReadonlyMap<string, number> {
  const alone = new Map<string, number>();
  const above: string[] = [];
  for (const prefix of [...new Set(prefixes)].sort()) {
    while (above.length > 0 && !prefix.startsWith(above.at(-1) ?? '')) above.pop();
    const parent = above.at(-1);
    const count = counts.get(prefix) ?? 0;
    if (parent !== undefined) alone.set(parent, (alone.get(parent) ?? 0) - count);
    alone.set(prefix, count);
    above.push(prefix);
  }
  return alone;
}
