/**
 * What the national importers ask of a file before they trust it: its keys, its texts, its codes.
 */
import { utcDayOf } from '../../engine/calendar.ts';
import { BrokenFile } from '../importers/importer.ts';

/** Where a value stands: its file and, where there is one, its row counted from 1. */
export interface CellPlace {
  file: string;
  row: number | null;
}

export type Fields = Readonly<Record<string, unknown>>;

/** A refusal of what stands there; throw what comes back. */
export const broken = ({ file, row }: CellPlace, why: string): BrokenFile =>
  new BrokenFile(file, row, why);

/** Whether a value is an object with keys (no list, no null). */
export const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The value as an object. Throws `BrokenFile` when it is something else. */
export function objectAt(value: unknown, place: CellPlace): Fields {
  if (!isObject(value)) throw broken(place, 'the entry is no object with keys');
  return value;
}

/**
 * The list below a key. Throws `BrokenFile` naming the key when it is missing, no list or empty.
 */
export function listAt(fields: Fields, key: string, place: CellPlace): readonly unknown[] {
  const list = fields[key];
  if (!Array.isArray(list)) throw broken(place, `the list "${key}" is missing`);
  if (list.length === 0) throw broken(place, `the list "${key}" is empty`);
  return list as readonly unknown[];
}

/**
 * The text below a key, which may be empty. Throws `BrokenFile` naming the key when it is missing
 * or no text.
 */
export function textAt(fields: Fields, key: string, place: CellPlace): string {
  const text = fields[key];
  if (typeof text !== 'string') throw broken(place, `the text "${key}" is missing`);
  return text;
}

/**
 * The digits of a printed code. Throws `BrokenFile` for letters, and for a number of digits that
 * the tariff has not.
 */
export function digitsAt(printed: string, lengths: readonly number[], place: CellPlace): string {
  if (!/^[\d.]+$/.test(printed))
    throw broken(place, `the code "${printed}" is not made of digits and dots alone`);
  const digits = printed.replaceAll('.', '');
  if (!lengths.includes(digits.length))
    throw broken(
      place,
      `the code "${printed}" has ${digits.length} digits, which no code of this tariff has`,
    );
  return digits;
}

/**
 * The ISO date that day, month and year make. Throws `BrokenFile` for a day that no calendar has.
 */
export function dateAt(year: string, month: string, day: string, place: CellPlace): string {
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const time = Date.parse(`${date}T00:00:00Z`);
  if (Number.isNaN(time) || utcDayOf(new Date(time)) !== date)
    throw broken(place, `"${date}" is no date`);
  return date;
}
