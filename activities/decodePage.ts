/**
 * The text of a page from its bytes: under the charset that it declares, if that can be true, else
 * under the likeliest.
 */
import { getEncoding } from 'encoding-sniffer';
import { likeliestCharset } from './charsets/detect.ts';

/** Browsers go by a declaration that comes late as well; shops put scripts before it. */
const DECLARED_BYTES = 16 * 1024;
/**
 * Stray bytes are common on pages of UTF-8 that quote others; beyond this share of its letters it
 * is none.
 */
const STRAY_MAX = 0.02;

/**
 * Decodes a page. `contentType` is the header as it was sent. A byte order mark wins; then header
 * and meta tag, unless the bytes contradict them; then UTF-8, if they are; else the charset whose
 * letters look most like a language.
 */
export function decodePage(bytes: Uint8Array, contentType: string): string {
  return new TextDecoder(charsetOf(bytes, contentType)).decode(bytes);
}

/** Name of the charset that a page is decoded with, as `TextDecoder` knows it. */
export function charsetOf(bytes: Uint8Array, contentType: string): string {
  const marked = byteOrderMark(bytes);
  if (marked) return marked;
  const declared = declaredCharset(bytes, contentType);
  if (declared !== null && isBelievable(bytes, declared)) return declared;
  const utf8 = utf8Fit(bytes);
  if (utf8 === 'ascii') return escapesToJapanese(bytes) ? 'iso-2022-jp' : (declared ?? 'utf-8');
  return utf8 === 'yes' ? 'utf-8' : likeliestCharset(bytes);
}

function byteOrderMark(bytes: Uint8Array): string | null {
  const [a, b, c] = bytes;
  if (a === 0xef && b === 0xbb && c === 0xbf) return 'utf-8';
  if (a === 0xff && b === 0xfe) return 'utf-16le';
  return a === 0xfe && b === 0xff ? 'utf-16be' : null;
}

const NOTHING = 'x-user-defined'; // no page declares it: the sniffer found nothing

function declaredCharset(bytes: Uint8Array, contentType: string): string | null {
  const inHeader = known(/charset\s*=\s*["']?([^\s"';,]+)/i.exec(contentType)?.[1]);
  if (inHeader !== null) return inHeader;
  const sniffed = getEncoding(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), {
    maxBytes: DECLARED_BYTES,
    defaultEncoding: NOTHING,
  });
  return sniffed === NOTHING ? null : known(sniffed);
}

/** The decoder's name of a label, null where it knows none. */
function known(label: string | undefined): string | null {
  if (!label) return null;
  try {
    return new TextDecoder(label).encoding;
  } catch {
    return null;
  }
}

/**
 * A declaration is not believed when the bytes are UTF-8 and say otherwise, or claim to be and are
 * not.
 */
function isBelievable(bytes: Uint8Array, charset: string): boolean {
  if (charset.startsWith('utf-16')) return hasZeros(bytes);
  if (charset === 'iso-2022-jp') return true;
  const utf8 = utf8Fit(bytes);
  if (charset === 'utf-8') return utf8 !== 'no';
  return utf8 !== 'yes';
}

const hasZeros = (bytes: Uint8Array): boolean => bytes.subarray(0, DECLARED_BYTES).includes(0);

/**
 * Whether bytes are UTF-8 (a few stray ones apart), are not, or are plain ASCII and tell nothing.
 */
function utf8Fit(bytes: Uint8Array): 'yes' | 'no' | 'ascii' {
  let letters = 0;
  let strays = 0;
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at] ?? 0;
    if (byte < 0x80) continue;
    const more =
      byte >= 0xc2 && byte < 0xe0
        ? 1
        : byte >= 0xe0 && byte < 0xf0
          ? 2
          : byte >= 0xf0 && byte < 0xf5
            ? 3
            : 0;
    let follow = 0;
    while (follow < more && ((bytes[at + follow + 1] ?? 0) & 0xc0) === 0x80) follow += 1;
    if (more > 0 && follow === more) letters += 1;
    else strays += 1;
    at += follow;
  }
  if (letters + strays === 0) return 'ascii';
  return strays <= letters * STRAY_MAX ? 'yes' : 'no';
}

const ESCAPE = 0x1b;

/** ISO-2022-JP is ASCII throughout: its shift sequences alone give it away. */
function escapesToJapanese(bytes: Uint8Array): boolean {
  const at = bytes.indexOf(ESCAPE);
  return at >= 0 && bytes[at + 1] === 0x24 && (bytes[at + 2] === 0x40 || bytes[at + 2] === 0x42);
}
