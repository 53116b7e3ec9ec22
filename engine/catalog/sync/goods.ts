/** What the catalogue has approved for a product of a shop, and which of it each of its items gets. */
import { HARMONIZED_SYSTEM } from '../../hscode.ts';
import { DIGITS_MIN, sixDigits } from '../shops.ts';

/** A code that is approved, or was. */
export interface GoodsCode {
  schedule: string;
  /** Digits only. */
  code: string;
  /** The item it is of; null: the whole product. */
  item: { externalId: string | null; sku: string | null } | null;
  originCountry: string | null;
}

/** A product with all codes that are approved for it now, and those that were withdrawn. */
export interface Goods {
  externalId: string;
  customsDescription: string | null;
  approved: readonly GoodsCode[];
  withdrawn: readonly GoodsCode[];
}

/** An item as its shop names it. */
export interface ShopItem {
  externalId: string;
  sku: string | null;
}

export interface ItemCodes {
  /** By schedule. */
  approved: ReadonlyMap<string, string>;
  /** Codes that stand for the item no more, by schedule. */
  withdrawn: ReadonlyMap<string, string>;
  originCountry: string | null;
}

/** The codes of one item: its own before those of its product. */
export function codesFor({ approved, withdrawn }: Goods, item: ShopItem): ItemCodes {
  const meant = (codes: readonly GoodsCode[]) =>
    [
      ...codes.filter((code) => code.item !== null && isOf(code.item, item)),
      ...codes.filter((code) => code.item === null),
    ].filter(({ code }) => code.length >= DIGITS_MIN);
  const own = meant(approved);
  return {
    approved: bySchedule(own),
    withdrawn: bySchedule(meant(withdrawn)),
    originCountry: own.find(({ originCountry }) => originCountry !== null)?.originCountry ?? null,
  };
}

const isOf = (named: NonNullable<GoodsCode['item']>, item: ShopItem): boolean =>
  named.externalId === null
    ? named.sku !== null && named.sku === item.sku
    : named.externalId === item.externalId;

function bySchedule(codes: readonly GoodsCode[]): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const { schedule, code } of codes) if (!found.has(schedule)) found.set(schedule, code);
  return found;
}

/**
 * The one code of a shop that has no place for more: that of its market's tariff, else the six
 * digits that all tariffs share. Null where there is none within the shop's limit of digits: a code
 * cut short elsewhere is another code.
 */
export function singleCode(
  { approved }: Pick<ItemCodes, 'approved'>,
  market: string | null,
  digitsMax: number,
): string | null {
  const own = market === null ? undefined : approved.get(market);
  if (own !== undefined && own.length <= digitsMax) return own;
  return sixDigits(approved);
}

/**
 * Codes by country laid over those that a shop has: approved ones in the countries of their tariff,
 * withdrawn ones out where they still stand. What the shop has of other countries stays.
 */
export function byCountry(
  present: ReadonlyMap<string, string>,
  { approved, withdrawn }: ItemCodes,
  { countriesOf, digitsMax }: CountryTerms,
): Map<string, string> {
  const codes = new Map(present);
  for (const [schedule, code] of withdrawn)
    for (const country of countriesOf(schedule))
      if (codes.get(country) === code) codes.delete(country);
  for (const [schedule, code] of approved)
    if (schedule !== HARMONIZED_SYSTEM && code.length <= digitsMax)
      for (const country of countriesOf(schedule)) codes.set(country, code);
  return codes;
}

export interface CountryTerms {
  /** Countries that are sold to, by their tariff. */
  countriesOf: (schedule: string) => readonly string[];
  digitsMax: number;
}

/**
 * A code for all countries: what the shop has stays while it begins with the six digits; it goes
 * with the code that was withdrawn. Undefined: it stays as it is.
 */
export function sharedCode(
  present: string | null,
  { approved, withdrawn }: ItemCodes,
): string | null | undefined {
  const digits = sixDigits(approved);
  if (digits !== null) return present?.startsWith(digits) ? undefined : digits;
  if (present === null || approved.size > 0) return undefined;
  const isWithdrawn = [...withdrawn.values()].some(
    (code) => code.slice(0, DIGITS_MIN) === present.slice(0, DIGITS_MIN),
  );
  return isWithdrawn ? null : undefined;
}

export const isSameMap = (
  left: ReadonlyMap<string, string>,
  right: ReadonlyMap<string, string>,
): boolean =>
  left.size === right.size && [...left].every(([key, value]) => right.get(key) === value);
