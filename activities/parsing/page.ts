/**
 * The reading of a product page: from the bytes that came to what it says. Runs in a thread of the
 * pool.
 */
import { loadGazetteer } from '../../edition/reading/places.ts';
import { statedOrigin } from '../../engine/origin/pageOrigin.ts';
import { blockedReason, type BlockedReason } from '../../engine/page/blocked.ts';
import { extractionOf } from '../../engine/page/present.ts';
import { readPage } from '../../engine/page/readPage.ts';
import { refreshTarget } from '../../engine/page/refresh.ts';
import type { ReadPage } from '../../workflows/contract.ts';
import { boundedPage } from '../boundedPage.ts';
import { decodePage } from '../decodePage.ts';

/** The copy of this thread: an edition is not for it. */
const gazetteer = loadGazetteer();

export interface PageOrder {
  bytes: Uint8Array;
  /** The header as it was sent. */
  contentType: string;
  /** The address that was asked for. */
  url: string;
  /** The address that the bytes came from. */
  finalUrl: string;
  /** Whether a page that only leads on elsewhere is to say so; else it is read as it is. */
  mayLeadOn: boolean;
}

export type PageParsed =
  | { kind: 'no_page' }
  | { kind: 'leads_on'; address: string }
  | { kind: 'blocked'; reason: BlockedReason }
  | { kind: 'read'; page: ReadPage };

/** What a page says. What it throws is a bug of ours. */
export function parsePage({ bytes, contentType, url, finalUrl, mayLeadOn }: PageOrder): PageParsed {
  if (!isMarkup(bytes, contentType)) return { kind: 'no_page' };
  const html = decodePage(bytes, contentType);
  const address = mayLeadOn ? addressOn(html, finalUrl) : null;
  if (address !== null) return { kind: 'leads_on', address };
  const at = { url, finalUrl };
  const reading = readPage(html, at);
  const reason = blockedReason(html, reading.product);
  if (reason) return { kind: 'blocked', reason };
  const stated = statedOrigin(reading.mentions, reading, gazetteer);
  return { kind: 'read', page: boundedPage(extractionOf(reading, at, stated), stated) };
}

/**
 * Reads a page of our own, so that the first page of a stranger is not the one for which all
 * expressions are compiled: its time is limited, that of a start is not.
 */
export function rehearse(): void {
  const html = `<html lang="en"><title>Cup</title><script type="application/ld+json">{"@type":"Product","name":"Cup","offers":{"price":"1","priceCurrency":"EUR"}}</script><h1>Cup</h1><p class="price">€ 1.00 from</p><table><tr><th>Made in</th><td>Portugal</td></tr></table><p>${'Glazed by hand, made in Portugal. '.repeat(8)}</p>`;
  const at = 'https://shop.example/p';
  const bytes = new TextEncoder().encode(html);
  parsePage({ bytes, contentType: 'text/html', url: at, finalUrl: at, mayLeadOn: true });
}

/** Where a page that is none leads on to, when that is elsewhere. */
function addressOn(html: string, finalUrl: string): string | null {
  const target = refreshTarget(html);
  const address = target === null ? null : (URL.parse(target, finalUrl)?.href ?? target);
  return address === finalUrl ? null : address;
}

/**
 * First bytes of files that some servers send as web pages: PDF, PNG, JPEG, GIF, WebP, ZIP, gzip.
 */
const MAGIC = [
  '%PDF-',
  '\u0089PNG',
  '\u00ff\u00d8\u00ff',
  'GIF8',
  'RIFF',
  'PK\u0003\u0004',
  '\u001f\u008b',
];
const OPENING = 1024;

/**
 * Without a type the bytes must begin as a page does; under one they must not be another kind of
 * file.
 */
function isMarkup(bytes: Uint8Array, contentType: string): boolean {
  const opening = Buffer.from(bytes.subarray(0, OPENING)).toString('latin1');
  if (contentType.trim() === '') return /^[\s\0\u00ef\u00bb\u00bf\u00fe\u00ff]*</.test(opening);
  return !MAGIC.some((magic) => opening.startsWith(magic));
}
