/**
 * What the readers of all screening lists share: the record, its id, and dates as people are born.
 */
import { createHash } from 'node:crypto';
import { isDay } from '../../../edition/reading/table.ts';
import { dayAfter } from '../../../engine/calendar.ts';
import type { PartyDetails, PartyRecord } from '../../../engine/release/records.ts';
import { BrokenFile } from '../importer.ts';

/** A party with nothing but what is given: what the publisher does not print is empty or null. */
export const partyRecord = ({
  details,
  ...given
}: Pick<PartyRecord, 'id' | 'list' | 'source' | 'name'> &
  Partial<Omit<PartyRecord, 'details'>> & { details?: PartyDetails | undefined }): PartyRecord => ({
  kind: 'party',
  type: 'unknown',
  aliases: [],
  addresses: [],
  countries: [],
  birthDates: [],
  identifiers: [],
  programmes: [],
  remarks: null,
  url: null,
  from: null,
  until: null,
  ...given,
  ...(details ? { details } : {}),
});

/** What was printed of the given fields; undefined when that is nothing. */
export function partyDetails(printed: {
  [Field in keyof PartyDetails]: PartyDetails[Field] | undefined;
}): PartyDetails | undefined {
  const kept = Object.entries(printed).filter(([, value]) => isPrinted(value));
  return kept.length === 0 ? undefined : Object.fromEntries(kept);
}

/** Vessel fields that were printed; undefined when none was. */
export function partyVessel(
  printed: Record<keyof NonNullable<PartyDetails['vessel']>, string>,
): PartyDetails['vessel'] {
  const kept = printedParts(printed);
  return Object.keys(kept).length === 0 ? undefined : kept;
}

/** The fields that hold a text. */
export const printedParts = <Field extends string>(
  given: Record<Field, string>,
): Partial<Record<Field, string>> =>
  // the fields of `given`, less those that are empty
  Object.fromEntries(Object.entries(given).filter(([, value]) => value !== '')) as Partial<
    Record<Field, string>
  >;

const isPrinted = (value: unknown): boolean =>
  value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0);

/** The type as publishers write it, in any case; `unknown` for none or another. */
export function partyType(printed: string): PartyRecord['type'] {
  const type = printed.trim().toLowerCase();
  return type === 'individual' || type === 'entity' || type === 'vessel' || type === 'aircraft'
    ? type
    : 'unknown';
}

/** Ids of the parties of one release: each is given once. */
export class PartyIds {
  readonly #rows = new Map<string, string>();

  /** `SDN-306`, from the publisher's own number. Refuses a number that stands twice. */
  numbered(list: string, number: string, file: string, row: number): string {
    const id = `${list}-${number}`;
    const before = this.#rows.get(id);
    if (before !== undefined)
      throw new BrokenFile(file, row, `party ${id} already stands in ${before}`);
    this.#rows.set(id, `row ${row} of ${file}`);
    return id;
  }

  /**
   * An id for a party that the publisher does not number: a digest of what identifies it, so that
   * the next release gives it the same one. Equal rows are told apart by their order.
   */
  digested(list: string, identifying: readonly string[]): string {
    const digest = createHash('sha256').update(identifying.join('\n')).digest('hex').slice(0, 12);
    let id = `${list}-${digest}`;
    for (let copy = 2; this.#rows.has(id); copy += 1) id = `${list}-${digest}-${copy}`;
    this.#rows.set(id, '');
    return id;
  }
}

/**
 * First and, from the last day printed, first day after; a text that is no day is no date (null).
 */
export const listedFrom = (printed: string): string | null => (isDay(printed) ? printed : null);
export const listedUntil = (printed: string): string | null =>
  isDay(printed) ? dayAfter(printed) : null;

/** `; ` between what is there; null when nothing is. */
export function joined(parts: readonly (string | null)[]): string | null {
  const text = parts.filter((part) => part !== null && part !== '').join('; ');
  return text === '' ? null : text;
}

const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

/**
 * A date of birth: `12 Feb 1961` as 1961-02-12, `Feb 1961` as 1961-02, a year as it is; `circa
 * 1961` and spans as printed.
 */
export function birthDate(printed: string): string {
  const [, day, month = '', year = ''] =
    /^(?:(\d{1,2}) )?([A-Z][a-z]{2}) (\d{4})$/.exec(printed) ?? [];
  const at = MONTHS.indexOf(month);
  if (at === -1) return printed;
  return [
    year,
    String(at + 1).padStart(2, '0'),
    ...(day === undefined ? [] : [day.padStart(2, '0')]),
  ].join('-');
}
