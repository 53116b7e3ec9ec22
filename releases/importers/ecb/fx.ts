/**
 * Euro foreign exchange reference rates of the European Central Bank: CSV, its zip, and the daily
 * XML.
 */
import { SaxesParser } from 'saxes';
import { isDay } from '../../../edition/reading/table.ts';
import type { RateRecord } from '../../../engine/release/records.ts';
import { unzipped as unzip } from '../../files/zip.ts';
import { BrokenFile, type Importer, type SourceFile, textOf } from '../importer.ts';

/**
 * Rates of the ECB (https://www.ecb.europa.eu/stats/eurofxref/): one record a currency and day, in
 * the order of the file; a currency without a rate that day (`N/A`) has no record. A day that an
 * earlier file of the same set holds is not repeated. Refuses with `BrokenFile`: another format, a
 * file cut off, a day or rate that is none, a day that stands twice in a file.
 */
export const ecbFx: Importer = {
  formats: [
    'ECB eurofxref.csv or eurofxref-hist.csv, also inside their .zip',
    'ECB eurofxref-daily.xml',
  ],
  *read(files) {
    const known = new Set<string>();
    for (const file of files) {
      const own = new Set<string>();
      for (const { date, row, rates } of daysOf(file)) {
        if (own.has(date))
          throw new BrokenFile(file.name, row, `the day ${date} stands twice in the file`);
        own.add(date);
        if (!known.has(date)) yield* rates;
      }
      if (own.size === 0) throw new BrokenFile(file.name, null, 'the file holds no exchange rates');
      for (const date of own) known.add(date);
    }
  },
  versionOf(files) {
    let newest: string | null = null;
    for (const file of files)
      for (const { date } of daysOf(file)) if (newest === null || date > newest) newest = date;
    return newest;
  },
};

interface Day {
  date: string;
  row: number;
  rates: RateRecord[];
}

function daysOf(file: SourceFile): Iterable<Day> {
  const opened = isZip(file.bytes) ? unzipped(file) : file;
  const text = textOf(opened);
  return text.trimStart().startsWith('<') ? xmlDays(file.name, text) : csvDays(file.name, text);
}

const isZip = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b; // "PK"

function unzipped(file: SourceFile): SourceFile {
  const [csv, ...others] = unzip(file, (name) => name.endsWith('.csv')).values();
  if (csv === undefined || others.length > 0)
    throw new BrokenFile(file.name, null, 'the zip does not hold exactly one CSV file');
  return { name: file.name, bytes: csv };
}

function* csvDays(name: string, text: string): Generator<Day> {
  let currencies: string[] | null = null;
  let row = 0;
  for (const line of lines(text)) {
    row += 1;
    if (line.trim() === '') continue;
    const cells = line.split(',').map((cell) => cell.trim());
    if (currencies === null) {
      currencies = currenciesOf(name, cells);
      continue;
    }
    if (cells.length !== currencies.length + 1)
      throw new BrokenFile(
        name,
        row,
        `the row has ${cells.length} cells, the header ${currencies.length + 1}`,
      );
    const date = readDay(name, row, cells[0] ?? '');
    const rates: RateRecord[] = [];
    for (const [at, currency] of currencies.entries()) {
      const printed = cells[at + 1] ?? '';
      // the trailing comma; a currency that ended
      if (printed === '' || printed === 'N/A') continue;
      if (currency === '')
        throw new BrokenFile(name, row, `the value "${printed}" has no currency`);
      rates.push({ kind: 'rate', currency, perEuro: readRate(name, row, currency, printed), date });
    }
    yield { date, row, rates };
  }
}

function* lines(text: string): Generator<string> {
  let start = 0;
  while (start < text.length) {
    const end = text.indexOf('\n', start);
    yield text.slice(start, end === -1 ? undefined : end);
    start = end === -1 ? text.length : end + 1;
  }
}

function currenciesOf(name: string, [first, ...currencies]: readonly string[]): string[] {
  if (first !== 'Date')
    throw new BrokenFile(name, 1, 'the column "Date" is missing: this is no ECB rate file');
  for (const [at, currency] of currencies.entries()) {
    const trailing = currency === '' && at === currencies.length - 1;
    if (!trailing && !/^[A-Z]{3}$/.test(currency))
      throw new BrokenFile(name, 1, `"${currency}" in the header is no currency`);
    if (currencies.indexOf(currency) !== at)
      throw new BrokenFile(name, 1, `the currency ${currency} has two columns`);
  }
  return currencies;
}

/**
 * `<Cube time='2026-04-13'><Cube currency='USD' rate='1.1684'/>…`; the envelope's other elements
 * are passed over.
 */
function xmlDays(name: string, text: string): Day[] {
  const days: Day[] = [];
  const parser = new SaxesParser();
  parser.on('error', () => {
    throw new BrokenFile(name, parser.line, 'the XML is cut off or not well formed');
  });
  parser.on('opentag', ({ name: tag, attributes }) => {
    if (tag !== 'Cube') return;
    const row = parser.line;
    const { time, currency, rate } = attributes as Record<string, string | undefined>;
    if (time !== undefined) days.push({ date: readDay(name, row, time), row, rates: [] });
    if (currency === undefined) return;
    const day = days.at(-1);
    if (day === undefined)
      throw new BrokenFile(name, row, `the rate of ${currency} stands outside a day`);
    day.rates.push({
      kind: 'rate',
      currency,
      perEuro: readRate(name, row, currency, rate ?? ''),
      date: day.date,
    });
  });
  parser.write(text).close();
  return days;
}

function readRate(name: string, row: number, currency: string, printed: string): string {
  if (/^\d+(?:\.\d+)?$/.test(printed) && /[1-9]/.test(printed)) return printed;
  throw new BrokenFile(name, row, `the rate "${printed}" of ${currency} is no number`);
}

const MONTHS =
  'January February March April May June July August September October November December'.split(
    ' ',
  );

/** `2026-04-13`, or `13 April 2026` in the daily file. */
function readDay(name: string, row: number, printed: string): string {
  const [, day = '', month = '', year = ''] =
    /^(\d{1,2}) ([A-Z][a-z]+) (\d{4})$/.exec(printed) ?? [];
  const date =
    day === ''
      ? printed
      : `${year}-${String(MONTHS.indexOf(month) + 1).padStart(2, '0')}-${day.padStart(2, '0')}`;
  if (isDay(date)) return date;
  throw new BrokenFile(name, row, `"${printed}" is no day`);
}
