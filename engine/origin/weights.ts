/** How much each kind of evidence counts: docs/origin.md gives the reasons. */
import type { Statement } from './statements.ts';

/** A property made for machines: `countryOfOrigin`. */
export const STRUCTURED = 0.95;
/** A label with its value in a table of facts. */
export const LABEL_ROW = 0.97;
/** Said of the last working only. */
export const ASSEMBLED = 0.6;
/** A shop-wide or vague statement. */
export const AMBIGUOUS = 0.55;
/** Far from the product, or of goods with foreign parts. */
export const FAR = 0.75;
/** A province or town that is in one country only, without the name of the country. */
export const PROVINCE = 0.85;
/** A name that only goods of one country may bear; and one that is a kind of goods elsewhere. */
export const PROTECTED = 0.8;
export const GENERIC = 0.45;
export const IMAGE_LABEL = 0.85;
export const AI_MAX = 0.7;
/** Stated in a field that speaks of the maker, of a part, or of a shelf. */
export const ASIDE = 0.2;
export const SHIP_FROM = 0.2;
export const BARCODE = 0.1;
/** A country that the caller states as a fact. */
export const USER = 0.95;
/** Up to here a signal is a hint, which decides nothing alone. */
export const HINT = 0.2;
/** From here on a direct statement of another country is strong evidence against the first. */
export const DISAGREES = 0.5;

const STRENGTHS: Readonly<Record<Statement['strength'], number>> = {
  label: 0.95,
  made: 0.93,
  product: 0.9,
  crafted: 0.85,
  assembled: ASSEMBLED,
};

/**
 * The weight of a statement by its wording and its reservations, at most `ceiling`; two countries
 * share it.
 */
export function weightOfStatement(
  { strength, reservation, countries }: Statement,
  ceiling = 1,
): number {
  const worded = Math.min(STRENGTHS[strength], ceiling);
  const reserved =
    reservation === 'possible'
      ? Math.min(worded, AMBIGUOUS)
      : reservation === 'province'
        ? Math.min(worded, PROVINCE)
        : reservation !== null
          ? Math.min(worded, FAR)
          : worded;
  return countries.length > 1 ? reserved / countries.length : reserved;
}
