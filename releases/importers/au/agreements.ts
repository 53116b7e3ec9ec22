/** Schedules of Australia's trade agreements: the lines on which an agreement leaves a duty. */
import {
  broken,
  digitsAt,
  type Fields,
  listAt,
  objectAt,
  type CellPlace,
  textAt,
} from '../../files/shape.ts';
import { dutyOf, plainText } from './duty.ts';

/**
 * Rates by tariff item: `preferences` as `AGREEMENT rate`, and in words those that hold for some
 * goods or parties only.
 */
export type AgreementRates = ReadonlyMap<
  string,
  { preferences: readonly string[]; notes: readonly string[] }
>;

/** By-law items and personal effects: concessions for a use, no preference of an origin. */
const CONCESSIONS = 'CONCESSIONAL';

/**
 * What the schedules of a file add to rates known already. Throws `BrokenFile` naming the schedule
 * for a missing key, a code with letters and a code that a schedule prints twice.
 */
export function agreementRatesOf(
  file: string,
  schedules: Fields,
  known: AgreementRates,
): AgreementRates {
  const rates = new Map(known);
  const names = Object.keys(schedules);
  if (names.length === 0) throw broken({ file, row: null }, 'no schedule is in the file');
  for (const name of names) {
    const seen = new Set<string>();
    for (const [index, entry] of listAt(schedules, name, { file, row: null }).entries()) {
      const place = { file: `${file}, ${name}`, row: index + 1 };
      const item = objectAt(entry, place);
      if (textAt(item, 'ftaName', place) === CONCESSIONS) continue;
      const printed = plainText(textAt(item, 'hsCode', place));
      if (seen.has(printed))
        throw broken(place, `the code ${printed} is printed twice in the schedule`);
      seen.add(printed);
      const { digits, preference, note } = rateOf(item, printed, place);
      const before = rates.get(digits) ?? { preferences: [], notes: [] };
      rates.set(digits, {
        preferences: preference === null ? before.preferences : [...before.preferences, preference],
        notes: note === null ? before.notes : [...before.notes, note],
      });
    }
  }
  return rates;
}

function rateOf(
  item: Fields,
  printed: string,
  place: CellPlace,
): { digits: string; preference: string | null; note: string | null } {
  const agreement = textAt(item, 'ftaName', place);
  if (!/^[A-Za-z-]+$/.test(agreement))
    throw broken(place, `"${agreement}" is no name of an agreement in one word`);
  const [, code = printed] = /^([\d.]+)\*/.exec(printed) ?? [];
  const digits = digitsAt(code, [8], place);
  const { general } = dutyOf(textAt(item, 'dutyRate', place), place);
  if (general === null) return { digits, preference: null, note: null };
  const limit =
    limitOf(textAt(item, 'description', place), code) || (code === printed ? '' : 'goods marked *');
  if (limit !== '')
    return { digits, preference: null, note: `${agreement} ${general} for ${limit}` };
  return { digits, preference: `${agreement} ${general}`, note: null };
}

/**
 * What the words beside the code narrow the rate to: `0406.20.00 (Rate No. 002) United Kingdom:`.
 */
const limitOf = (description: string, code: string): string =>
  plainText(description)
    .replace(code, '')
    .replace(/\(Rate No\. ?\d+\)/, '')
    .replace(/From\s*\d{1,2}\s*[A-Z][a-z]+\s*\d{4}/, '')
    .replaceAll(/[*:()]/g, '')
    .trim();
