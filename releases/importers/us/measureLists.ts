/**
 * Goods lists of United States measures, in a table of an operator's: which codes a proclamation or
 * notice names.
 */
import { isDay } from '../../../edition/reading/table.ts';
import { dayAfter } from '../../../engine/calendar.ts';
import { formatCode, digitsOf } from '../../../engine/hscode.ts';
import type { ListRecord } from '../../../engine/release/records.ts';
import { type HeadedRow, headedRows } from '../../files/delimited.ts';
import { BrokenFile, type Importer, type SourceFile } from '../importer.ts';

/**
 * CSV with the columns `code, measure, from, to`, and `rate, origins, name, legal_basis, url` where
 * a measure is new. `to` is the last day on which the row holds; a column `until` in its place is
 * the first day on which it no longer does; without either, and where the cell is empty or `NA`,
 * the row has no end. `#` begins a comment. The same row twice is one record. Refuses with
 * `BrokenFile`, naming the line: a missing column, a code that is none (a lost leading zero above
 * all), a measure that is neither a heading of chapter 99 nor an id, a rate that is no per cent, a
 * day that is none, an end before the beginning, and two rows of one code, measure and beginning
 * that do not agree.
 */
export const usMeasureLists: Importer = {
  formats: ['CSV: code, measure, from, to; optional rate, origins, name, legal_basis, url'],
  async *read(files) {
    const known = new Map<string, { row: string; place: string }>();
    for (const file of files) {
      for await (const line of headedRows(file, SHAPE)) {
        const record = readRow(file, line);
        const key = `${record.code} ${record.measure} ${record.from}`;
        const row = JSON.stringify(record);
        const before = known.get(key);
        if (before !== undefined && before.row !== row)
          throw new BrokenFile(file.name, line.row, `${key} stands otherwise in ${before.place}`);
        if (before !== undefined) continue;
        known.set(key, { row, place: `row ${line.row} of ${file.name}` });
        yield record;
      }
    }
  },
};

/** Names by which others call our columns. */
const COLUMNS: Readonly<Record<string, readonly string[]>> = {
  code: ['prefix', 'hts', 'hts8', 'hts10', 'hts_prefix', 'hts_code'],
  measure: ['heading', 'ch99', 'ch99_heading', 'ch99_code'],
  from: ['start', 'start_date', 'effective_date', 'effective_date_start'],
  to: ['end', 'end_date', 'expiry', 'effective_date_end'],
  origins: ['origin', 'countries'],
  legal_basis: ['legalbasis'],
  url: ['legal_url', 'source_url'],
};
const NAMED = new Map(
  Object.entries(COLUMNS).flatMap(([ours, theirs]) => theirs.map((name) => [name, ours])),
);

const SHAPE = {
  needed: ['code', 'measure', 'from'],
  comments: true,
  columnNamed: (printed: string) => NAMED.get(printed) ?? printed,
};

function readRow({ name }: SourceFile, { row, cell }: HeadedRow): ListRecord {
  const fail = (why: string): never => {
    throw new BrokenFile(name, row, why);
  };
  const optional = (column: string): string | null => {
    const text = cell(column).trim();
    return text === '' || text === 'NA' || text === '-' ? null : text;
  };
  const needed = (column: string): string => optional(column) ?? fail(`the ${column} is missing`);
  const from = readDay(needed('from'), fail);
  const until = readEnd(optional('to'), optional('until'), fail);
  if (until !== null && until <= from) fail(`the end is before the beginning, ${from}`);
  return {
    kind: 'list',
    code: readCode(needed('code'), fail),
    measure: readMeasure(needed('measure'), fail),
    from,
    until,
    rate: readRate(optional('rate'), fail),
    origins: readOrigins(optional('origins'), fail),
    name: optional('name'),
    legalBasis: optional('legal_basis'),
    legalUrl: optional('url'),
  };
}

type Fail = (why: string) => never;

function readCode(printed: string, fail: Fail): string {
  const digits = digitsOf(printed);
  if (!/^\d[\d.]*$/.test(printed) || digits.length < 2 || digits.length > 10)
    return fail(`"${printed}" is no tariff code of 2 to 10 digits`);
  if (digits.length % 2 === 1)
    return fail(
      `the code "${printed}" has ${digits.length} digits: a leading zero was lost, keep the column as text`,
    );
  const chapter = digits.slice(0, 2);
  if (chapter === '00' || chapter === '77')
    return fail(`"${printed}" is of no chapter of the tariff`);
  return digits;
}

// Ids are those of `data/measures/us.txt`: `232-steel-1`.
function readMeasure(printed: string, fail: Fail): string {
  if (/^99\d{2}\.?\d{2}\.?\d{2}$/.test(printed)) return formatCode(digitsOf(printed));
  if (/^(?=.*[a-z])[a-z\d]+(?:-[a-z\d]+)*$/.test(printed)) return printed;
  return fail(
    `the measure "${printed}" is neither a heading such as 9903.88.03 nor an id such as 232-steel-50`,
  );
}

function readRate(printed: string | null, fail: Fail): string | null {
  if (printed === null || /^(?:total )?\d+(?:\.\d+)?%$/.test(printed)) return printed;
  return fail(
    `the rate "${printed}" is neither a per cent such as 25% nor a total such as total 15%`,
  );
}

function readOrigins(printed: string | null, fail: Fail): string[] {
  const words = (printed ?? '').split(/[\s;,|]+/).filter((word) => word !== '');
  for (const word of words)
    if (!/^(?:all|-?[A-Z]{2})$/.test(word))
      fail(`the origin "${word}" is no country of two letters`);
  return words;
}

function readEnd(to: string | null, until: string | null, fail: Fail): string | null {
  if (to !== null && until !== null)
    return fail('the row has both a last day (to) and a first day after it (until)');
  if (until !== null) return readDay(until, fail);
  return to === null ? null : dayAfter(readDay(to, fail));
}

const readDay = (printed: string, fail: Fail): string =>
  isDay(printed) ? printed : fail(`"${printed}" is no day such as 2026-04-06`);
