/**
 * Trade item numbers: GTIN-8, -12, -13, -14 and ISBN, by their check digit (GS1 General
 * Specifications, section 7.9).
 */

/**
 * The number with its leading zeros, null where length or check digit is wrong or all digits are
 * the same. An ISBN-10 becomes its ISBN-13.
 */
export function gtinOf(written: string): string | null {
  const text = written
    .trim()
    .replace(/[()[\]#№]/g, ' ')
    .trim()
    .replace(
      /^(?:urn:)?(?:gtin|isbn|ean|upc|jan)[-\s]?(?:8|10|12|13|14)?\s*(?:[:：]\s*)?(?=[\dX-])/i,
      '',
    )
    .replace(/(?:gtin|isbn|ean|upc|jan)$/i, '')
    .replace(/[\s\u2010-\u2015-]/g, '')
    .toUpperCase();
  if (/^\d{9}[\dX]$/.test(text)) return isbn13(text);
  return hasCheckDigit(text) && !isOneDigit(text) ? text : null;
}

/** The same for a number that lost its leading zeros on the way, as a JSON number does. */
export function gtinOfNumber(written: number): string | null {
  const digits = String(written);
  if (!/^\d{7,14}$/.test(digits)) return null;
  const whole = gtinOf(digits);
  if (whole !== null && digits.length !== 10) return whole;
  const length = [8, 12, 13, 14].find(
    (size) => size > digits.length && gtinOf(digits.padStart(size, '0')),
  );
  return length === undefined ? whole : digits.padStart(length, '0');
}

/**
 * Whether these are the 8, 12, 13 or 14 digits of a number, the last of them the check digit of
 * those before it.
 */
export const hasCheckDigit = (digits: string): boolean =>
  /^(?:\d{8}|\d{12,14})$/.test(digits) && checkDigit(digits.slice(0, -1)) === digits.at(-1);

/** What test data hold: its check digit may be right. */
const isOneDigit = (digits: string): boolean => /^(\d)\1+$/.test(digits);

/** Weights 3 and 1 from the right; what makes the sum a multiple of ten. */
function checkDigit(digits: string): string {
  const sum = [...digits]
    .reverse()
    .reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 3 : 1), 0);
  return String((10 - (sum % 10)) % 10);
}

function isbn13(isbn10: string): string | null {
  const sum = [...isbn10].reduce(
    (total, digit, at) => total + (digit === 'X' ? 10 : Number(digit)) * (10 - at),
    0,
  );
  if (sum % 11 !== 0 || isOneDigit(isbn10)) return null;
  const body = `978${isbn10.slice(0, 9)}`;
  return body + checkDigit(body);
}
