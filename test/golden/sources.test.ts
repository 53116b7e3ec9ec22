/**
 * Every golden row names what makes it right (`source`) and the day on which that was read
 * (`read`).
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { parse } from 'csv-parse/sync';
import { loadNomenclature } from '../../edition/reading/nomenclature.ts';
import { utcDayOf } from '../../engine/calendar.ts';
import { scheduleOf } from '../../engine/hs.ts';

interface Sourced {
  source: string;
  read: string;
}

interface Classified extends Sourced {
  id: string;
  destination: string;
  code: string;
  digits: number;
}

const read = (file: string): string => readFileSync(path.join(import.meta.dirname, file), 'utf8');
const linesOf = <T>(file: string): T[] =>
  read(file)
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as T); // our own files
const tableOf = (file: string): Sourced[] =>
  parse(read(file), { columns: true, comment: '#', comment_no_infix: true });

const classified = readdirSync(path.join(import.meta.dirname, 'classify')).flatMap((name) =>
  linesOf<Classified>(`classify/${name}`),
);
const origins = linesOf<unknown[]>('origin.jsonl').map((row): Sourced => {
  const [source, day] = row.slice(6);
  return { source: String(source), read: String(day) };
});
const TABLES: readonly (readonly [string, readonly Sourced[]])[] = [
  ['classify', classified],
  ['origin.jsonl', origins],
  ['landed-cost.csv', tableOf('landed-cost.csv')],
  ['regulator.csv', tableOf('regulator.csv')],
  ['restrictions.csv', tableOf('restrictions.csv')],
  ['restricted-goods.csv', tableOf('restricted-goods.csv')],
];

/**
 * Of the rows of a table, the share that one source may stand for: a stamp on all of them would say
 * nothing.
 */
const SHARE_MAX = 0.05;

describe.each(TABLES)('%s', (_, rows) => {
  it('has a source in every row', () =>
    expect(rows.filter(({ source }) => source.trim() === '')).toEqual([]));

  it('has the day of the source in every row, none of them to come', () => {
    const today = utcDayOf(new Date());
    const isDay = (day: string): boolean =>
      /^\d{4}-\d\d-\d\d$/.test(day) && utcDayOf(new Date(`${day}T00:00:00Z`)) === day;
    expect(rows.filter((row) => !isDay(row.read) || row.read > today)).toEqual([]);
  });

  it('has sources of its rows, not one for all', () => {
    const [most = 0] = [...Map.groupBy(rows, ({ source }) => source).values()]
      .map(({ length }) => length)
      .sort((a, b) => b - a);
    expect(most / rows.length).toBeLessThanOrEqual(SHARE_MAX);
  });
});

describe('the source of a classification', () => {
  const book = loadNomenclature();
  const coded = classified.filter(({ code }) => code !== '');

  it('names the edition of the trusted digits, the heading of the code and the text it was read from', () =>
    expect(coded.filter((row) => !row.source.startsWith(opening(row)))).toEqual([]));

  it('says by the first rule of interpretation why a text without a code has none', () =>
    expect(
      classified.filter(
        ({ code, source }) => code === '' && !source.startsWith('HS 2022, GRI 1: '),
      ),
    ).toEqual([]));

  it('cites notes and headings that can be looked up', () => {
    const faults = coded.flatMap(({ id, source }) =>
      source
        .split(/[:;] /)
        .slice(1)
        .filter((part) => !canBeLookedUp(part, book.labels))
        .map((part) => `${id}: ${part}`),
    );
    expect(faults).toEqual([]);
  });

  it('is of a code that the embedded tariff of the destination has, as far as it has lines there', () => {
    const missing = coded.filter(({ destination, code, digits }) => {
      if (!book.labels.has(code.slice(0, 6))) return true;
      const schedule = scheduleOf(destination);
      const lines = schedule === null ? [] : (book.national[schedule].get(code.slice(0, 6)) ?? []);
      const trusted = code.slice(0, digits);
      if (lines.length === 0 || NOT_IN_EXTRACT.has(trusted)) return false;
      return !lines.some((line) => line.code.startsWith(trusted));
    });
    expect(missing).toEqual([]);
  });
});

/**
 * Lines of the official tariffs that the embedded extract leaves out under a subheading of which it
 * has others.
 */
const NOT_IN_EXTRACT = new Set(['22042189', '70109053', '8542310015']);

const LINES_OF = { us: 'HTS 2026 rev. 10', eu: 'CN 2026', gb: 'UK tariff 2022' } as const;

/**
 * What the source of a row begins with: six digits are those of the Harmonized System everywhere.
 */
function opening({ destination, code, digits }: Classified): string {
  const schedule = scheduleOf(destination);
  const edition =
    digits > 6 && (schedule === 'us' || schedule === 'eu' || schedule === 'gb')
      ? LINES_OF[schedule]
      : 'HS 2022';
  const heading = `${edition}: hd. ${code.slice(0, 4)}`;
  if (digits < 6) return heading;
  const pairs = code.slice(4, digits).match(/\d\d/g) ?? [];
  if (edition === 'CN 2026') return `${heading}, text of ${[code.slice(0, 4), ...pairs].join(' ')}`;
  if (edition === 'UK tariff 2022') return `${heading}, text of ${code}`;
  return `${heading}, text of ${[code.slice(0, 4), ...pairs].join('.')}`;
}

const NOTE = /^(?:ch\. (?<chapter>\d+)|sec\. [IVX]+)(?: subhd\.)? n\.\d+(?:\(\w+\))*(?= |$)/;

/**
 * Whether a part of a source that begins as a citation is one: its form, and the chapter or heading
 * that it names.
 */
function canBeLookedUp(part: string, labels: ReadonlyMap<string, string>): boolean {
  const [, heading] = /^hd\. (\d{4})/.exec(part) ?? [];
  if (heading !== undefined) return labels.has(heading);
  if (!/^(?:ch|sec)\. /.test(part)) return true;
  const note = NOTE.exec(part);
  if (note === null) return false;
  const chapter = note.groups?.['chapter'];
  return chapter === undefined || labels.has(chapter.padStart(2, '0'));
}
