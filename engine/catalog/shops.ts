/**
 * What shops take of customs data. Read 2026-11: Shopify's help on inventory files and its GraphQL
 * API (codes of 6 to 13 digits), WooCommerce's customs data of products (6 to 14 digits, 35
 * characters), BigCommerce's customs information (100 characters).
 */
import { HARMONIZED_SYSTEM } from '../hscode.ts';

export const SHOPIFY_DIGITS_MAX = 13;
export const WOOCOMMERCE_DIGITS_MAX = 14;
export const WOOCOMMERCE_CHARACTERS_MAX = 35;
export const BIGCOMMERCE_CHARACTERS_MAX = 100;
export const DIGITS_MIN = 6;

/**
 * The six digits that all approved codes of goods share, by schedule: those approved as such, else
 * those with which every code begins. Null where codes begin otherwise (nobody has said which is
 * right), or there are none.
 */
export function sixDigits(approved: ReadonlyMap<string, string>): string | null {
  const stated = approved.get(HARMONIZED_SYSTEM)?.slice(0, DIGITS_MIN);
  if (stated !== undefined) return stated;
  const [first, ...others] = [...approved.values()].map((code) => code.slice(0, DIGITS_MIN));
  return first !== undefined && others.every((digits) => digits === first) ? first : null;
}

/** What the goods are declared as: their customs description, else their title. */
export const described = (fields: Readonly<Record<string, unknown>>): string => {
  const { customsDescription, title } = fields;
  if (typeof customsDescription === 'string' && customsDescription !== '')
    return customsDescription;
  return typeof title === 'string' ? title : '';
};

/** One line, cut after a whole word. */
export function shortened(written: string, max: number): string {
  const line = written.replace(/\s+/g, ' ').trim();
  if (line.length <= max) return line;
  const cut = line.slice(0, max + 1);
  const end = cut.lastIndexOf(' ');
  return (end > 0 ? cut.slice(0, end) : line.slice(0, max)).trim();
}

/** What shops keep of a customs description; others keep all of it. */
const CHARACTERS_MAX: ReadonlyMap<string, number> = new Map([
  ['woocommerce', WOOCOMMERCE_CHARACTERS_MAX],
  ['bigcommerce', BIGCOMMERCE_CHARACTERS_MAX],
]);

/**
 * Whether a customs description is no more than what a shop keeps of that by which goods are declared:
 * this shop, or any of them where it is not known (null).
 */
export const isCutFrom = (
  written: string,
  fields: Readonly<Record<string, unknown>>,
  shop: string | null,
): boolean =>
  [...CHARACTERS_MAX].some(
    ([name, max]) =>
      (shop === null || name === shop) && written === shortened(described(fields), max),
  );
