/** The duty of a whole class of goods, where no schedule prints the rate of a line. */
import { holdsOn } from '../../calendar.ts';
import { decimal, type Decimal, greatest, least } from '../../decimal.ts';
import { withMeasures } from '../measure/measured.ts';
import { prefixReach } from '../prefixReach.ts';
import { findLines } from '../schedule/schedule.ts';
import type { GeneralDutyRow } from '../types.ts';
import type { Entry } from './entry.ts';
import type { ShipmentItem } from './request.ts';

/** The duty as it is charged, and what may lower it. */
export interface GeneralDuty extends GeneralDutyRow {
  /** Under which goods of their origin may be free of it; null: none that is known. */
  agreement: string | null;
}

type Described = Pick<Entry, 'edition' | 'keys' | 'request' | 'destination'>;

/**
 * The general duty that names the goods, else the one of all goods; of a code shorter than a
 * subheading from the lowest to the highest of all below it. Where an agreement may free the goods
 * nothing is the lowest, unless no preference is wanted.
 */
export function generalDutyOf(
  entry: Described,
  item: Pick<ShipmentItem, 'hsCode' | 'originCountry'>,
  preference: string,
): GeneralDuty | null {
  const { originCountry } = item;
  const row = printedFor(entry, item);
  if (row === null) return null;
  const agreement =
    row.rate === null || row.rate === 'Free' || preference === 'none'
      ? undefined
      : (agreementWith(entry, originCountry) ?? namedAlone(entry, preference));
  if (agreement === undefined) return { ...row, agreement: null };
  if (agreement.isClaimed) return { ...row, rate: 'Free', lowest: null, agreement: null };
  return { ...row, lowest: 'Free', certainty: 'assumed', agreement: agreement.name };
}

const agreementWith = ({ edition, keys, request }: Described, originCountry: string) =>
  keys
    .flatMap((key) => edition.agreements.get(key) ?? [])
    .find((row) => row.origins.includes(originCountry) && holdsOn(row, request.entryDate));

/**
 * A preference that the request names, where no programme of the destination is known: whether it
 * is open is not known either.
 */
const namedAlone = ({ destination }: Described, preference: string) =>
  destination.schedule === null && preference !== 'best'
    ? { name: preference, isClaimed: false }
    : undefined;

type Goods = Pick<ShipmentItem, 'hsCode' | 'originCountry'>;

function printedFor(entry: Described, goods: Goods): GeneralDutyRow | null {
  const { edition, keys, request } = entry;
  const { hsCode } = goods;
  const rows = keys
    .flatMap((key) => edition.generalDuties.get(key) ?? [])
    .filter((row) => holdsOn(row, request.entryDate));
  if (rows.length === 0 || hsCode.length >= 6) return likeLines(entry, rowFor(rows, hsCode), goods);
  const below = [...edition.subheadings.current.keys()].filter((six) => six.startsWith(hsCode));
  const found = [...new Set(below.map((six) => rowFor(rows, six)))];
  return spanning(found.map((row) => likeLines(entry, row, goods)));
}

/**
 * A row that names a schedule, with the general rates of its lines under the code; as it is printed
 * where the schedule at hand has none. Preferences and additional duties of that schedule are not
 * those of the country.
 */
function likeLines(
  { edition, request }: Described,
  row: GeneralDutyRow | null,
  { hsCode, originCountry }: Goods,
): GeneralDutyRow | null {
  const schedule = row?.like ? edition.schedules[row.like] : undefined;
  if (row === null || schedule === undefined) return row;
  const query = { origin: originCountry, date: request.entryDate, claimed: [] };
  const { lines } = findLines(schedule, hsCode, request.entryDate, (line) =>
    withMeasures(schedule, line, query),
  );
  const rates = [...new Set(lines.map(({ general }) => general))];
  if (rates.length === 0 || rates.includes(null)) return { ...row, like: null };
  return spanning(rates.map((rate) => ({ ...row, rate, lowest: null })));
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
