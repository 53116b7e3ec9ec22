/**
 * Reading of the text tables: `#` comments, fields separated by ` | `. A broken row names its file
 * and line.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Validity } from '../../engine/calendar.ts';
import { type Decimal, decimal } from '../../engine/decimal.ts';
import { DATA_FOLDER } from './dataFolder.ts';

/** Where a row stands, for messages. */
export interface RowPlace {
  file: string;
  line: number;
}

/** One row: its fields by position, and where it stands. */
export class Row {
  readonly place: RowPlace;
  readonly #fields: readonly string[];

  constructor(fields: readonly string[], place: RowPlace) {
    this.#fields = fields;
    this.place = place;
  }

  /** The field, which must not be empty. */
  text(at: number, name: string): string {
    return this.#fields[at] || this.fail(`${name} is missing`);
  }

  /** The field, null for `-` or an empty one. */
  optional(at: number): string | null {
    const field = this.#fields[at] ?? '';
    return field === '' || field === '-' ? null : field;
  }

  /** The row with a prefix of a field taken away. */
  without(at: number, prefix: string): Row {
    const fields = this.#fields.map((field, index) =>
      index === at && field.startsWith(prefix) ? field.slice(prefix.length) : field,
    );
    return new Row(fields, this.place);
  }

  words(at: number): string[] {
    return (this.optional(at) ?? '').split(' ').filter((word) => word !== '');
  }

  oneOf<T extends string>(at: number, name: string, allowed: readonly T[]): T {
    const field = this.text(at, name);
    return (
      allowed.find((one) => one === field) ??
      this.fail(`${name} "${field}" is none of ${allowed.join(', ')}`)
    );
  }

  /** The field when it has the form of what it should be. */
  shaped(at: number, name: string, form: RegExp, what: string): string {
    const field = this.text(at, name);
    return form.test(field) ? field : this.fail(`${name} "${field}" is no ${what}`);
  }

  /** Two capital letters: a country, or a union such as EU. */
  country(at: number): string {
    return this.shaped(at, 'country', /^[A-Z]{2}$/, 'country of two letters');
  }

  currency(at: number): string {
    return this.shaped(at, 'currency', /^[A-Z]{3}$/, 'currency of three letters');
  }

  amount(at: number, name: string): Decimal {
    const field = this.text(at, name);
    return /^\d+(?:\.\d+)?$/.test(field)
      ? decimal(field)
      : this.fail(`${name} "${field}" is no amount`);
  }

  date(at: number, name: string): string {
    const field = this.text(at, name);
    return isDay(field) ? field : this.fail(`${name} "${field}" is no date`);
  }

  /** Two fields: first day, and the first day on which it no longer holds. */
  validity(at: number): Validity {
    const from = this.date(at, 'from');
    const until = this.optional(at + 1) === null ? null : this.date(at + 1, 'until');
    return until !== null && until <= from ? this.fail('until is not after from') : { from, until };
  }

  fail(why: string): never {
    throw new BrokenRow(this.place, why);
  }

  /** Refuses a row with another number of fields. */
  expectFields(least: number, most = least): void {
    const count = this.#fields.length;
    if (count < least || count > most)
      this.fail(`${count} fields instead of ${least === most ? least : `${least} to ${most}`}`);
  }
}

/** Whether the text is a day of the calendar, `YYYY-MM-DD`; 31 February is none. */
export function isDay(text: string): boolean {
  const at = /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(`${text}T00:00:00Z`) : null;
  return at !== null && !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
}

/** A row that its table cannot hold: where it stands, and why. */
export class BrokenRow extends Error {
  override readonly name = 'BrokenRow';
  readonly place: RowPlace;
  readonly why: string;

  constructor(place: RowPlace, why: string) {
    super(`${place.file}:${place.line}: ${why}`);
    this.place = place;
    this.why = why;
  }
}

/** The fields of a line of a text table; null for a comment or an empty line. */
export const fieldsOf = (line: string): string[] | null =>
  line.trim() === '' || line.startsWith('#') ? null : line.split('|').map((field) => field.trim());

/** Rows of one table below `data/`; a row with another number of fields is refused. */
export function readTable(file: string, fields: { least: number; most: number }): Row[] {
  const rows: Row[] = [];
  for (const [index, text] of readFileSync(join(DATA_FOLDER, file), 'utf8').split('\n').entries()) {
    const found = fieldsOf(text);
    if (found === null) continue;
    const row = new Row(found, { file: `data/${file}`, line: index + 1 });
    row.expectFields(fields.least, fields.most);
    rows.push(row);
  }
  return rows;
}

/** Names of the text files in a folder of `data/`, sorted; none when the folder is absent. */
export function tablesIn(folder: string): string[] {
  try {
    const names = readdirSync(join(DATA_FOLDER, folder));
    return names
      .filter((name) => name.endsWith('.txt'))
      .map((name) => `${folder}/${name}`)
      .sort();
  } catch {
    return [];
  }
}

/** Rows grouped by a key, in order. */
export function groupBy<T, K extends string>(rows: readonly T[], key: (row: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const row of rows) {
    const group = groups.get(key(row));
    if (group) group.push(row);
    else groups.set(key(row), [row]);
  }
  return groups;
}

/** The last two fields of most tables. */
export const sourceOf = (row: Row, at: number): { legalBasis: string; sourceUrl: string } => ({
  legalBasis: row.text(at, 'legal basis'),
  sourceUrl: row.text(at + 1, 'source url'),
});

/** The 27 member states, for `EU` among origins. */
export const MEMBER_STATES =
  'AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE'.split(' ');

/** Countries as tables write them: `EU` stands for its members, `all` for every country. */
export function readOrigins(
  row: Row,
  at: number,
): { origins: string[]; originsExcluded: string[] } {
  const words = row.words(at);
  if (words.length === 0) row.fail('origins are missing');
  const expand = (word: string): string[] => (word === 'EU' ? MEMBER_STATES : [word]);
  for (const word of words)
    if (!/^-?(?:[A-Z]{2}|all)$/.test(word)) row.fail(`origin "${word}" is no country`);
  return {
    origins: words.filter((word) => !word.startsWith('-') && word !== 'all').flatMap(expand),
    originsExcluded: words
      .filter((word) => word.startsWith('-'))
      .flatMap((word) => expand(word.slice(1))),
  };
}

/** Countries as one list, those left out with a minus; empty for all. */
export function readCountries(row: Row, at: number): string[] {
  const { origins, originsExcluded } = readOrigins(row, at);
  return [...origins, ...originsExcluded.map((country) => `-${country}`)];
}

/** Countries of origin, or behind `from` those the goods are sent from. */
export function readPlaces(row: Row, at: number): { origins: string[]; byExport: boolean } {
  const byExport = row.text(at, 'origins').startsWith('from ');
  return { origins: readCountries(byExport ? row.without(at, 'from ') : row, at), byExport };
}
