/** GS1 prefixes and who issues them: a JSON table of ranges. */
import type { PrefixRecord } from '../../../engine/release/records.ts';
import { BrokenFile, type Importer, jsonOf } from '../importer.ts';
import { countryCode } from '../screening/countryNames.ts';

/**
 * Ranges of GS1 company prefixes (https://www.gs1.org/standards/id-keys/company-prefix) from a JSON
 * array of `{length, min_value, max_value, usage}`: prefixes of `length` digits, both ends
 * included. The country is that in which a member organisation has its seat, null for all other
 * uses. Ranges of different length may cover each other: the longer prefix decides. Refuses with
 * `BrokenFile`: another shape, a range that does not fit its length, ranges that overlap or go
 * down.
 */
export const gs1Prefixes: Importer = {
  formats: ['JSON array of GS1 prefix ranges: length, min_value, max_value, usage'],
  *read(files) {
    for (const file of files) {
      const ranges = jsonOf(file);
      if (!Array.isArray(ranges) || ranges.length === 0)
        throw new BrokenFile(file.name, null, 'the file is no list of prefix ranges');
      const highest = new Map<number, string>();
      for (const [index, range] of (ranges as unknown[]).entries()) {
        const record = readRange(file.name, index + 1, range);
        const before = highest.get(record.first.length);
        if (before !== undefined && record.first <= before)
          throw new BrokenFile(
            file.name,
            index + 1,
            `the range from ${record.first} overlaps one before it`,
          );
        highest.set(record.first.length, record.last);
        yield record;
      }
    }
  },
};

function readRange(name: string, row: number, range: unknown): PrefixRecord {
  // Each field is looked at below, whatever it is.
  const fields = (typeof range === 'object' && range !== null ? range : {}) as Record<
    string,
    unknown
  >;
  const digits = whole(name, row, fields, 'length');
  const [first, last] = [
    whole(name, row, fields, 'min_value'),
    whole(name, row, fields, 'max_value'),
  ];
  const organisation = fields['usage'];
  if (typeof organisation !== 'string' || organisation.trim() === '')
    throw new BrokenFile(name, row, 'the field "usage" is missing');
  if (digits < 1 || digits > 12 || last < first || String(last).length > digits)
    throw new BrokenFile(name, row, `${first} to ${last} is no range of ${digits} digits`);
  return {
    kind: 'prefix',
    first: String(first).padStart(digits, '0'),
    last: String(last).padStart(digits, '0'),
    organisation: organisation.trim(),
    country: countryOf(organisation.trim()),
  };
}

function whole(name: string, row: number, fields: Record<string, unknown>, field: string): number {
  const value = fields[field];
  if (typeof value === 'number' && Number.isSafeInteger(value) && value >= 0) return value;
  throw new BrokenFile(name, row, `the field "${field}" is missing or no whole number`);
}

/** Names by which member organisations call themselves where that is no name of the country. */
const ORGANISATIONS: Readonly<Record<string, string>> = {
  'Association Greece': 'GR',
  'Belgium & Luxembourg': 'BE', // seat in Brussels
  'BIH (Bosnia-Herzegovina)': 'BA',
  Brasil: 'BR',
  'Chinese Taipei': 'TW',
  Czech: 'CZ',
  Emirates: 'AE',
  'Hong Kong, China': 'HK',
  Kazakstan: 'KZ',
  'Macau, China': 'MO',
  'Republica Dominicana': 'DO',
  Slovenija: 'SI',
  UK: 'GB',
  US: 'US',
};

function countryOf(organisation: string): string | null {
  const name = /^GS1 (.+)$/.exec(organisation)?.[1];
  return name === undefined ? null : (ORGANISATIONS[name] ?? countryCode(name));
}
