/**
 * Additional duties, measures that may apply, preference programmes: `data/measures/*.txt`, formats
 * in `data/tariff.md`.
 */
import { decimal } from '../../../engine/decimal.ts';
import { parseMeasureRate } from '../../../engine/tariff/measure/measureRate.ts';
import type {
  ColumnTwoRow,
  ExemptionHeading,
  ExemptionCondition,
  MeasureExemption,
  MeasureRow,
  MeasureScope,
  ProgrammeRow,
  RegulatoryRow,
} from '../../../engine/tariff/types.ts';
import { isDay, readCountries, readOrigins, readTable, Row, sourceOf } from '../table.ts';

/** Tariffs with additional duties of their own, each in the file of its name. */
const WITH_MEASURES = ['us', 'eu', 'gb', 'ca'] as const;

export const MEASURE_FILES = [
  'lists',
  ...WITH_MEASURES,
  'regulatory',
  'preferences',
  'column2',
  'exemption-headings',
].map((name) => `measures/${name}.txt`);
const SCHEDULES = ['us', 'eu', 'gb', 'ca', 'no', 'au', 'br', 'jp'] as const;

/** The additional duties of every tariff that has a file of them. */
export const readMeasures = (): MeasureRow[] => WITH_MEASURES.flatMap(readMeasuresOf);

function readMeasuresOf(schedule: (typeof WITH_MEASURES)[number]): MeasureRow[] {
  const named = readLists();
  return readTable(`measures/${schedule}.txt`, { least: 13, most: 13 }).map((row) => ({
    schedule,
    id: row.text(0, 'id'),
    heading: row.text(1, 'heading'),
    name: row.text(2, 'name'),
    kind: row.text(3, 'kind'),
    rate:
      parseMeasureRate(row.text(4, 'rate')) === null
        ? row.fail('rate is not known')
        : row.text(4, 'rate'),
    ...readOrigins(row, 5),
    scope: readScope(row, expand(row, row.text(6, 'scope'), named)),
    exemptions: readExemptions(row, expand(row, row.optional(7) ?? '', named)),
    doubt: prefixes(row, expand(row, row.optional(8) ?? '', named).split(' ')),
    ...row.validity(9),
    ...sourceOf(row, 11),
  }));
}

export function readRegulatory(): RegulatoryRow[] {
  const named = readLists();
  return readTable('measures/regulatory.txt', { least: 13, most: 14 }).map((row) => {
    return {
      destination: row.text(0, 'destination'),
      code: row.text(1, 'code'),
      name: row.text(2, 'name'),
      measureType: row.text(3, 'type'),
      agency: row.text(4, 'agency'),
      origins: readCountries(row, 5),
      scope: readScope(row, expand(row, row.text(6, 'scope'), named)),
      estimated: row.oneOf(7, 'estimated', ['yes', 'no']) === 'yes',
      condition: row.text(8, 'condition'),
      ...row.validity(9),
      ...sourceOf(row, 11),
      settledBy: (row.optional(13) ?? '')
        .split(';')
        .map((all) => all.trim().split(' '))
        .filter(([first]) => first !== ''),
    };
  });
}

export const readProgrammes = (): ProgrammeRow[] =>
  readTable('measures/preferences.txt', { least: 10, most: 11 }).map((row) => ({
    schedule: row.oneOf(0, 'schedule', SCHEDULES),
    symbols: row.words(1),
    name: row.text(2, 'name'),
    origins: readOrigins(row, 3).origins,
    certainty: row.oneOf(4, 'certainty', ['sure', 'assumed']),
    ...row.validity(5),
    proof: row.text(7, 'proof'),
    ...sourceOf(row, 8),
    alsoCalled: row.words(10),
  }));

export const readColumnTwo = (): ColumnTwoRow[] =>
  readTable('measures/column2.txt', { least: 7, most: 7 }).map((row) => ({
    schedule: row.oneOf(0, 'schedule', SCHEDULES),
    country: row.text(1, 'country'),
    rate: row.optional(2) === null ? null : row.shaped(2, 'rate', /^\d+(?:\.\d+)?%$/, 'per cent'),
    ...row.validity(3),
    ...sourceOf(row, 5),
  }));

const readLists = (): Map<string, string> =>
  new Map(
    readTable('measures/lists.txt', { least: 2, most: 2 }).map((row) => [
      row.text(0, 'name'),
      row.text(1, 'text'),
    ]),
  );

/** How deep lists may name other lists. */
const DEPTH = 4;

/** `@name` gives way to the list, whose own text may name lists again. */
function expand(row: Row, text: string, named: ReadonlyMap<string, string>): string {
  let expanded = text;
  for (let depth = 0; depth < DEPTH && expanded.includes('@'); depth += 1)
    expanded = expanded.replaceAll(
      /@([a-z0-9-]+)/g,
      (_, name: string) => named.get(name) ?? row.fail(`list @${name} is not known`),
    );
  return expanded.trim();
}

/**
 * Lists of prefixes by their text: rows that name the same list share it, and what is prepared for
 * it.
 */
const lists = new Map<string, string[]>();

function prefixes(row: Row, words: readonly string[]): string[] {
  const text = words.filter((word) => word !== '').join(' ');
  const known = lists.get(text);
  if (known) return known;
  const codes = text === '' ? [] : text.split(' ');
  for (const code of codes) if (!/^\d{2,10}$/.test(code)) row.fail(`"${code}" is no code`);
  lists.set(text, codes);
  return codes;
}

function readScope(row: Row, text: string): MeasureScope {
  const words = text.split(' ');
  const except = prefixes(
    row,
    words.filter((word) => word.startsWith('-')).map((word) => word.slice(1)),
  );
  const rest = words.filter((word) => !word.startsWith('-'));
  if (rest[0] === 'listed') return { listed: true, except };
  if (rest[0] === 'all') return { all: true, except };
  return { prefixes: prefixes(row, rest), except };
}

const WHEN = [
  'measure',
  'claimed',
  'column2',
  'code',
  'melted',
  'light',
  'claim',
  'condition',
  'nometal',
  'origin',
] as const;

/**
 * `column2; measure section_232 -> 9903.05.90; claimed P P+ in 61 62 -> 9903.05.95; not melted US
 * 85 from 2026-06-08; claim 9903.82.18 and claimed S S+ -> 9903.82.18`.
 */
const readExemptions = (row: Row, text: string): MeasureExemption[] =>
  text
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => readExemption(row, part));

function readExemption(row: Row, part: string): MeasureExemption {
  const [left = '', heading = null] = part.split('->').map((side) => side.trim());
  const [, undated = '', from, until] = /^(.*?)(?: from (\S+))?(?: until (\S+))?$/.exec(left) ?? [];
  for (const day of [from, until])
    if (day !== undefined && !isDay(day)) row.fail(`"${day}" in "${part}" is no date`);
  const [all = '', within = ''] = undated.split(' in ');
  const [first, ...and] = all
    .split(' and ')
    .map((condition) => readCondition(row, condition.trim()));
  if (!first) return row.fail(`exemption "${part}" is empty`);
  const days = row.validity(9);
  return {
    ...first,
    ...(and.length > 0 ? { and } : {}),
    within: prefixes(row, within.split(' ')),
    heading,
    ...(from || until ? { validity: { from: from ?? days.from, until: until ?? days.until } } : {}),
  };
}

function readCondition(row: Row, text: string): ExemptionCondition {
  const words = text.split(' ').filter((word) => word !== '');
  const negated = words[0] === 'not';
  const [name, ...values] = negated ? words.slice(1) : words;
  const when = WHEN.find((one) => one === name) ?? row.fail(`condition "${text}" is not known`);
  const last = values.at(-1) ?? '';
  // The share of the metal stands after the country.
  const share = when === 'melted' && /^\d/.test(last) ? decimal(last) : null;
  const named = share ? values.slice(0, -1) : values;
  return {
    when,
    negated,
    values: when === 'code' ? prefixes(row, named) : named,
    ...(share ? { share } : {}),
  };
}

/** Headings that keep a measure off for listed goods: `data/measures/exemption-headings.txt`. */
export const readExemptionHeadings = (): ExemptionHeading[] =>
  readTable('measures/exemption-headings.txt', { least: 10, most: 10 }).map((row) => ({
    heading: row.shaped(0, 'heading', /^\d{4}\.\d{2}\.\d{2}$/, 'heading of chapter 99'),
    kinds: row.words(1),
    ...originsOfHeading(row),
    goods: row.text(3, 'goods'),
    proof: row.optional(4),
    ...row.validity(5),
    source: row.text(7, 'source'),
    ...linesOfHeading(row),
    name: row.optional(9),
  }));

const SHARED = 'one of ';

function originsOfHeading(row: Row): Pick<ExemptionHeading, 'origins' | 'sharedBy'> {
  const isShared = row.text(2, 'origins').startsWith(SHARED);
  const { origins } = readOrigins(isShared ? row.without(2, SHARED) : row, 2);
  return isShared ? { origins: null, sharedBy: origins } : { origins };
}

function linesOfHeading(row: Row): Pick<ExemptionHeading, 'lines'> {
  const words = row.words(8);
  if (words.length === 0) return {};
  const named = (['listed', 'referred', 'sets'] as const).find((one) => one === words[0]);
  if (named) return { lines: named };
  const isLeftOut = (word: string): boolean => word.startsWith('-');
  return {
    lines: {
      only: prefixes(
        row,
        words.filter((word) => !isLeftOut(word)),
      ),
      but: prefixes(
        row,
        words.filter(isLeftOut).map((word) => word.slice(1)),
      ),
    },
  };
}
