/**
 * One ruling of CROSS, in the names of the publisher's search (`rulingNumber`) or of metadata files
 * (`ruling_number`).
 */
import { isDay } from '../../../edition/reading/table.ts';
import type { RulingRecord, RulingStanding } from '../../../engine/release/records.ts';
import { BrokenFile, tidyText } from '../importer.ts';

/**
 * The record of an entry. Number and subject must be there, the subject may be empty; anything else
 * may be missing. Tariff numbers are a list or one text with commas; what is no number of the
 * Harmonized Tariff Schedule (rulings older than 1989 name the schedule before it) is left out.
 * Throws `BrokenFile` that names the field which is of another type.
 */
export function rulingOf(entry: unknown, file: string, row: number): RulingRecord {
  if (typeof entry !== 'object' || entry === null || Array.isArray(entry))
    throw new BrokenFile(file, row, 'the entry is no ruling');
  // each field is looked at where it is read
  const fields = new Fields(entry as Record<string, unknown>, file, row);
  const tariffs = fields.texts('tariffs', 'tariff_numbers').flatMap((one) => digitsOf(one) ?? []);
  return {
    kind: 'ruling',
    number: fields.number(),
    subject: tidyText(fields.needed('subject') ?? ''),
    tariffs: [...new Set(tariffs)],
    date: fields.day('rulingDate', 'ruling_date'),
    categories: fields.text('categories') || null,
    standing: standingOf(fields),
    revokes: fields.texts('revokes').map(numberOf),
    modifies: fields.texts('modifies').map(numberOf),
  };
}

/**
 * What the metadata say of the ruling itself: the publisher's flag, the rulings that came over it,
 * or a status in words.
 */
function standingOf(fields: Fields): RulingStanding {
  const status = fields.text('status');
  if (
    fields.flag('operationallyRevoked', 'operationally_revoked') ||
    fields.texts('revokedBy', 'revoked_by').length > 0 ||
    /revoked/i.test(status)
  )
    return 'revoked';
  return fields.texts('modifiedBy', 'modified_by').length > 0 || /modified/i.test(status)
    ? 'modified'
    : 'stands';
}

const TARIFF_NUMBER = /^\d{4}(?:\.?\d{2}){0,3}$/;

const digitsOf = (printed: string): string | null =>
  TARIFF_NUMBER.test(printed) ? printed.replaceAll('.', '') : null;

/** `NY N301925` and `HQ 967123` are cited without their collection. */
const numberOf = (printed: string): string =>
  printed
    .toUpperCase()
    .replace(/^(?:NY|HQ)\s+/, '')
    .replaceAll(/\s+/g, '');

const RULING_NUMBER = /^(?=.*\d)[A-Z0-9._/-]{2,30}$/;
/** What the publisher prints for a day that it does not know. */
const NO_DAY = '0001-01-01';

/** Fields by any of their names. */
class Fields {
  readonly #entry: Record<string, unknown>;
  readonly #file: string;
  readonly #row: number;

  constructor(entry: Record<string, unknown>, file: string, row: number) {
    this.#entry = entry;
    this.#file = file;
    this.#row = row;
  }

  number(): string {
    const name = this.#nameOf('rulingNumber', 'ruling_number');
    const number = numberOf(this.needed(name) ?? '');
    if (!RULING_NUMBER.test(number)) this.#refuse(name, 'is no number of a ruling');
    return number;
  }

  /** A text that must be there; null where it is null. */
  needed(name: string): string | null {
    if (!(name in this.#entry)) this.#refuse(name, 'is missing');
    const value = this.#entry[name];
    if (value !== null && typeof value !== 'string') this.#refuse(name, 'is no text');
    return value;
  }

  /** A text or several, joined; empty where it is missing. */
  text(name: string): string {
    return name in this.#entry ? this.texts(name).join(', ') : '';
  }

  /** A list of texts, or one text with commas between them; empty where it is missing. */
  texts(...names: readonly string[]): string[] {
    const name = this.#nameOf(...names);
    const value = this.#entry[name] ?? [];
    const list: unknown = typeof value === 'string' ? value.split(',') : value;
    if (!Array.isArray(list) || !list.every((one) => typeof one === 'string'))
      return this.#refuse(name, 'is no list of texts');
    return list.map((one) => tidyText(one)).filter((one) => one !== '');
  }

  flag(...names: readonly string[]): boolean {
    const name = this.#nameOf(...names);
    const value = this.#entry[name] ?? false;
    return typeof value === 'boolean' ? value : this.#refuse(name, 'is neither true nor false');
  }

  day(...names: readonly string[]): string | null {
    const name = this.#nameOf(...names);
    const value = this.#entry[name] ?? '';
    if (typeof value !== 'string') return this.#refuse(name, 'is no text');
    const day = value.trim().slice(0, NO_DAY.length);
    if (day === '' || day === NO_DAY) return null;
    return isDay(day) ? day : this.#refuse(name, `is no day: "${value}"`);
  }

  #nameOf(...names: readonly string[]): string {
    return names.find((name) => name in this.#entry) ?? names[0] ?? '';
  }

  #refuse(name: string, why: string): never {
    throw new BrokenFile(this.#file, this.#row, `the field "${name}" ${why}`);
  }
}
