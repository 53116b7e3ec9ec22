/**
 * Barcodes as they may be told: known symbologies, right check digits, each once, of a bounded
 * length.
 */
import { hasCheckDigit } from '../gtin.ts';
import type { Barcode } from './types.ts';

const BARCODES_MAX = 10;
const CHARACTERS_MAX = 200;

/**
 * Lengths of trade item numbers by symbology. UPC-E stands for a longer number that the reader has
 * spelt out.
 */
const NUMBERS: Readonly<Record<string, RegExp>> = {
  'EAN-13': /^\d{13}$/,
  'EAN-8': /^\d{8}$/,
  'UPC-A': /^\d{12}$/,
  'UPC-E': /^\d{8}$|^\d{12}$/,
  'ITF-14': /^\d{14}$/,
};

/** What was found, as far as it can be right. */
export function knownBarcodes(found: readonly Barcode[]): Barcode[] {
  const known = new Map<string, Barcode>();
  for (const { format, value } of found) {
    const text = printable(value).slice(0, CHARACTERS_MAX).toWellFormed();
    if (text === '' || !isPlausible({ format, value: text })) continue;
    known.set(`${format} ${text}`, { format, value: text });
  }
  return [...known.values()].slice(0, BARCODES_MAX);
}

function isPlausible({ format, value }: Barcode): boolean {
  const form = NUMBERS[format];
  if (!form) return true;
  if (!form.test(value)) return false;
  return format === 'UPC-E' && value.length === 8 ? true : hasCheckDigit(value);
}

/** The trade item number that a barcode carries; null for other codes. */
export function tradeItemNumber({ format, value }: Barcode): string | null {
  return format in NUMBERS && hasCheckDigit(value) ? value : null;
}

/** Control characters (GS1 separators among them) become blanks. */
const printable = (text: string): string =>
  text
    // oxlint-disable-next-line no-control-regex -- these are what is to go
    .replace(/[\u0000-\u001F\u007F-\u009F]+/g, ' ')
    .trim();

/**
 * Kinds of printed matter by the prefix of their number (ISBN, ISMN, ISSN: GS1 prefixes 977 to
 * 979).
 */
export function printedMatter(barcodes: readonly Barcode[]): string | null {
  for (const barcode of barcodes) {
    const number = tradeItemNumber(barcode);
    if (number?.length !== 13) continue;
    if (/^978|^979[1-9]/.test(number)) return 'printed book';
    if (number.startsWith('9790')) return 'printed sheet music';
    if (number.startsWith('977')) return 'printed periodical';
  }
  return null;
}
