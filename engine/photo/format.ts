/** The kind of a picture by its first bytes: what a sender calls it is not believed. */
import type { PhotoMime } from './types.ts';

const SIGNATURES: readonly (readonly [PhotoMime, RegExp])[] = [
  ['image/jpeg', /^\xff\xd8\xff/],
  ['image/png', /^\x89PNG\r\n/],
  ['image/gif', /^GIF8[79]a/],
  ['image/webp', /^RIFF[\s\S]{4}WEBP/],
];

/**
 * Other things that are sent as photos, so that the refusal can name them; a drawing is looked for
 * apart.
 */
const OTHERS: readonly (readonly [string, RegExp])[] = [
  ['HEIC', /^[\s\S]{4}ftyp(?:hei[cmsx]|hev[cmsx]|mif1|msf1)/],
  ['AVIF', /^[\s\S]{4}ftypavi[fs]/],
  ['TIFF', /^(?:II\*\0|MM\0\*)/],
  ['BMP', /^BM[\s\S]{4}\0\0\0\0/],
  ['PDF', /^\s*%PDF-/],
  ['HTML', /^(?:\xef\xbb\xbf)?\s*<(?:!doctype html|html|head|body)/i],
];

const HEAD_BYTES = 512;

/** The bytes that the kind is told from, a character a byte. */
const headOf = (bytes: Uint8Array): string => String.fromCharCode(...bytes.subarray(0, HEAD_BYTES));

/** One of the four kinds of photo that are read; null for anything else. */
export function photoMime(bytes: Uint8Array): PhotoMime | null {
  const head = headOf(bytes);
  return SIGNATURES.find(([, signature]) => signature.test(head))?.[0] ?? null;
}

/** What else it may be, in a word; null when that is not known either. */
export function otherKind(bytes: Uint8Array): string | null {
  const head = headOf(bytes);
  if (isDrawing(head)) return 'SVG';
  return OTHERS.find(([, signature]) => signature.test(head))?.[0] ?? null;
}

const BYTE_ORDER_MARK = '\xef\xbb\xbf';
/** What may stand before the root of an XML file, with the sign that ends it. */
const PROLOGUE = [
  ['<?xml', '?>'],
  ['<!--', '-->'],
  ['<!doctype', '>'],
] as const;

/**
 * Whether XML with the root `svg` begins here; read once from the left, so that no sender can make
 * it slow.
 */
function isDrawing(head: string): boolean {
  let rest = (head.startsWith(BYTE_ORDER_MARK) ? head.slice(BYTE_ORDER_MARK.length) : head)
    .trimStart()
    .toLowerCase();
  for (;;) {
    const part = PROLOGUE.find(([opening]) => rest.startsWith(opening));
    if (part === undefined) return /^<svg[\s>]/.test(rest);
    const [opening, closing] = part;
    const end = rest.indexOf(closing, opening.length);
    if (end < 0) return false;
    rest = rest.slice(end + closing.length).trimStart();
  }
}
