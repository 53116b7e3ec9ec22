/** The duty of a whole class of goods, where no schedule prints the rate of a line. */
import { holdsOn } from '../../calendar.ts';
import { decimal, type Decimal, greatest, least } from '../../decimal.ts';
import { prefixReach } from '../prefixReach.ts';
import type { GeneralDutyRow } from '../types.ts';
import type { Entry } from './entry.ts';

/**
 * The general duty that names the goods, else the one of all goods; of a code shorter than a
 * subheading from the lowest to the highest of all below it.
 */
export function generalDutyOf(
  { edition, keys, request }: Entry,
  hsCode: string,
): GeneralDutyRow | null {
  const rows = keys
    .flatMap((key) => edition.generalDuties.get(key) ?? [])
    .filter((row) => holdsOn(row, request.entryDate));
  if (rows.length === 0 || hsCode.length >= 6) return rowFor(rows, hsCode);
  const below = [...edition.subheadings.current.keys()].filter((six) => six.startsWith(hsCode));
  return spanning([...new Set(below.map((six) => rowFor(rows, six)))]);
}

/** The row with the longest prefix of the code; one of all goods has none. */
function rowFor(rows: readonly GeneralDutyRow[], hsCode: string): GeneralDutyRow | null {
  const reaches = rows.map(({ scope }) => prefixReach(hsCode, scope));
  const longest = Math.max(-1, ...reaches);
  return longest < 0 ? null : (rows[reaches.indexOf(longest)] ?? null);
}

/** Several rows as one; of unknown rate where that of one of them is not a share of the value. */
function spanning(found: readonly (GeneralDutyRow | null)[]): GeneralDutyRow | null {
  const rows = found.filter((row) => row !== null);
  const [first] = rows;
  if (first === undefined || found.length === 1) return first ?? null;
  const rates = rows.flatMap(({ rate, lowest }) => (rate === null ? [] : [lowest ?? rate, rate]));
  const isOpen =
    rows.length < found.length ||
    rows.some(({ rate }) => rate === null) ||
    rates.some((rate) => percentOf(rate) === null);
  if (isOpen) return { ...first, rate: null, lowest: null };
  const atEnd = (of: typeof least): string | undefined => {
    const end = rates
      .flatMap((rate) => percentOf(rate) ?? [])
      .reduce((one, other) => of(one, other));
    return rates.find((rate) => percentOf(rate)?.eq(end));
  };
  const [lowest = null, highest = null] = [atEnd(least), atEnd(greatest)];
  return {
    ...first,
    rate: highest,
    lowest: lowest === highest ? null : lowest,
    certainty: 'assumed',
  };
}

/** In per cent of the value; null where the rate is of another kind. */
function percentOf(rate: string): Decimal | null {
  if (rate === 'Free') return decimal('0');
  const found = /^(\d+(?:\.\d+)?)%$/.exec(rate);
  return found?.[1] === undefined ? null : decimal(found[1]);
}
