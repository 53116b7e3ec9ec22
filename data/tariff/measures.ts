/** Additional duties, measures that may apply, preference programmes: `data/measures/*.txt`, formats in `data/tariff.md`. */
import type {
  ColumnTwoRow,
  MeasureExemption,
  MeasureRow,
  MeasureScope,
  ProgrammeRow,
  RegulatoryRow,
} from '../../engine/tariff/types.ts';
import type { ExemptionHeading } from '../../engine/tariff/types.ts';
import { readOrigins, readTable, Row, sourceOf } from './table.ts';

export const MEASURE_FILES = [
  'lists',
  'us',
  'regulatory',
  'preferences',
  'column2',
  'exemption-headings',
].map((name) => `measures/${name}.txt`);
const SCHEDULES = ['us', 'eu', 'gb', 'ca', 'no', 'au', 'br'] as const;

export function readMeasures(): MeasureRow[] {
  const lists = readLists();
  return readTable('measures/us.txt', { least: 13, most: 13 }).map((row) => ({
    schedule: 'us' as const,
    id: row.text(0, 'id'),
    heading: row.text(1, 'heading'),
    name: row.text(2, 'name'),
    kind: row.text(3, 'kind'),
    rate: /^(?:total )?\d+(?:\.\d+)?%$/.test(row.text(4, 'rate'))
      ? row.text(4, 'rate')
      : row.fail('rate is no per cent'),
    ...readOrigins(row, 5),
    scope: readScope(row, expand(row, row.text(6, 'scope'), lists)),
    exemptions: readExemptions(row, expand(row, row.optional(7) ?? '', lists)),
    doubt: prefixes(row, expand(row, row.optional(8) ?? '', lists).split(' ')),
    ...row.validity(9),
    ...sourceOf(row, 11),
  }));
}

export function readRegulatory(): RegulatoryRow[] {
  const lists = readLists();
  return readTable('measures/regulatory.txt', { least: 13, most: 13 }).map((row) => {
    const { origins, originsExcluded } = readOrigins(row, 5);
    return {
      destination: row.text(0, 'destination'),
      code: row.text(1, 'code'),
      name: row.text(2, 'name'),
      measureType: row.text(3, 'type'),
      agency: row.text(4, 'agency'),
      origins: [...origins, ...originsExcluded.map((country) => `-${country}`)],
      scope: readScope(row, expand(row, row.text(6, 'scope'), lists)),
      estimated: row.oneOf(7, 'estimated', ['yes', 'no']) === 'yes',
      condition: row.text(8, 'condition'),
      ...row.validity(9),
      ...sourceOf(row, 11),
    };
  });
}

export const readProgrammes = (): ProgrammeRow[] =>
  readTable('measures/preferences.txt', { least: 10, most: 10 }).map((row) => ({
    schedule: row.oneOf(0, 'schedule', SCHEDULES),
    symbols: row.words(1),
    name: row.text(2, 'name'),
    origins: readOrigins(row, 3).origins,
    certainty: row.oneOf(4, 'certainty', ['sure', 'assumed']),
    ...row.validity(5),
    proof: row.text(7, 'proof'),
    ...sourceOf(row, 8),
  }));

export const readColumnTwo = (): ColumnTwoRow[] =>
  readTable('measures/column2.txt', { least: 6, most: 6 }).map((row) => ({
    schedule: row.oneOf(0, 'schedule', SCHEDULES),
    country: row.text(1, 'country'),
    ...row.validity(2),
    ...sourceOf(row, 4),
  }));

const readLists = (): Map<string, string> =>
  new Map(
    readTable('measures/lists.txt', { least: 2, most: 2 }).map((row) => [
      row.text(0, 'name'),
      row.text(1, 'text'),
    ]),
  );

/** `@name` gives way to the list, whose own text may name lists again (one level). */
function expand(row: Row, text: string, lists: ReadonlyMap<string, string>): string {
  const once = (from: string): string =>
    from.replaceAll(
      /@([a-z-]+)/g,
      (_, name: string) => lists.get(name) ?? row.fail(`list @${name} is not known`),
    );
  return once(once(text)).trim();
}

function prefixes(row: Row, words: readonly string[]): string[] {
  const known = words.filter((word) => word !== '');
  for (const word of known) if (!/^\d{2,10}$/.test(word)) row.fail(`"${word}" is no code`);
  return known;
}

function readScope(row: Row, text: string): MeasureScope {
  const words = text.split(' ');
  const except = prefixes(
    row,
    words.filter((word) => word.startsWith('-')).map((word) => word.slice(1)),
  );
  const rest = words.filter((word) => !word.startsWith('-'));
  if (rest[0] === 'listed') return { listed: true };
  if (rest[0] === 'all') return { all: true, except };
  return { prefixes: prefixes(row, rest), except };
}

/** `column2; measure section_232 -> 9903.05.90; claimed P P+ in 61 62 -> 9903.05.95; melted GB`. */
function readExemptions(row: Row, text: string): MeasureExemption[] {
  const parts = text
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  return parts.map((part) => {
    const [condition = '', heading = null] = part.split('->').map((side) => side.trim());
    const [claim = '', within = ''] = condition.split(' in ');
    const words = claim.split(' ');
    const negated = words[0] === 'not';
    const [when, ...values] = negated ? words.slice(1) : words;
    if (
      when !== 'measure' &&
      when !== 'claimed' &&
      when !== 'column2' &&
      when !== 'code' &&
      when !== 'melted' &&
      when !== 'light'
    )
      return row.fail(`exemption "${part}" is not known`);
    return { when, negated, values, within: prefixes(row, within.split(' ')), heading };
  });
}

/** Headings that keep a measure off for listed goods: `data/measures/exemption-headings.txt`. */
export const readExemptionHeadings = (): ExemptionHeading[] =>
  readTable('measures/exemption-headings.txt', { least: 8, most: 8 }).map((row) => ({
    heading: row.shaped(0, 'heading', /^\d{4}\.\d{2}\.\d{2}$/, 'heading of chapter 99'),
    kinds: row.words(1),
    origins: row.optional(2) === null ? null : readOrigins(row, 2).origins,
    goods: row.text(3, 'goods'),
    proof: row.optional(4),
    ...row.validity(5),
    source: row.text(7, 'source'),
  }));
