/** Reads the product page at an address that a caller named. */
import { Context } from '@temporalio/activity';
import type { Refused } from '../contract/outcome.ts';
import { loadGazetteer } from '../data/places.ts';
import { statedOrigin } from '../engine/origin/pageOrigin.ts';
import { blockedReason, type BlockedReason } from '../engine/page/blocked.ts';
import { extractionOf } from '../engine/page/present.ts';
import { readPage } from '../engine/page/readPage.ts';
import { refreshTarget } from '../engine/page/refresh.ts';
import type { ReadPageStep, ReadProductPage } from '../workflows/contract.ts';
import { alive } from './alive.ts';
import { boundedPage } from './boundedPage.ts';
import { decodePage } from './decodePage.ts';
import type { Dependencies } from './dependencies.ts';
import { runEngine } from './failures.ts';
import { badAddress, badPage } from './fetch/refusals.ts';
import { type FetchedFile, guardedFetch, VISIT_MS_MAX, type WantedFile } from './guardedFetch.ts';

const HTML_TYPES = new Set(['text/html', 'application/xhtml+xml', '']); // without a type the bytes decide

const NOT_HTML = {
  reason: 'not_html',
  message: 'must lead to a web page; this is a file of another kind',
} as const;

/** What a page has to be. */
export const PAGE: Omit<WantedFile, 'field'> = {
  accept: 'text/html, application/xhtml+xml;q=0.9, */*;q=0.1',
  bytesMax: 5 * 1024 * 1024,
  refuseType: (mediaType) => (HTML_TYPES.has(mediaType) ? null : NOT_HTML),
};

export const createPageActivities = ({ visiting }: Pick<Dependencies, 'visiting'>) => ({
  /**
   * What a product page says, or why it is not read (see `guardedFetch`; also a wall against robots, a missing page, a
   * login: `upstream_error` with the reason). Safe to repeat: nothing is written.
   */
  readProductPage: (step: ReadPageStep): Promise<ReadProductPage> =>
    alive(async () => {
      const cancelled = Context.current().cancellationSignal;
      const untilMs = Math.min(step.untilMs, Date.now() + VISIT_MS_MAX); // of both visits
      const visit = async (address: string): Promise<Markup | Refused> =>
        markupOf(
          step.field,
          await guardedFetch(address, { ...PAGE, field: step.field }, visiting, { untilMs, cancelled }),
        );
      const first = await visit(step.url);
      const target = first.ok ? addressOn(first) : null;
      const page = target === null ? first : await visit(target);
      return page.ok ? readMarkup(step.url, page) : page;
    }),
});

/** A page as text. */
interface Markup {
  ok: true;
  finalUrl: string;
  html: string;
}

function markupOf(field: string, fetched: FetchedFile | Refused): Markup | Refused {
  if (!fetched.ok) return fetched;
  const { finalUrl, bytes, contentType } = fetched;
  if (!isMarkup(bytes, contentType)) return badAddress(field, NOT_HTML.reason, NOT_HTML.message);
  return { ok: true, finalUrl, html: decodePage(bytes, contentType) };
}

/** Where a page that is none leads on to. One such step is taken, and what is there is judged like every address. */
function addressOn({ html, finalUrl }: Markup): string | null {
  const target = runEngine('The reading of the page', () => refreshTarget(html));
  const address = target === null ? null : (URL.parse(target, finalUrl)?.href ?? target);
  return address === finalUrl ? null : address;
}

const readMarkup = (url: string, { html, finalUrl }: Markup): ReadProductPage =>
  runEngine('The reading of the page', () => {
    const at = { url, finalUrl };
    const reading = readPage(html, at);
    const blocked = blockedReason(html, reading.product);
    if (blocked) return notAProduct(blocked);
    const stated = statedOrigin(reading.mentions, reading, loadGazetteer());
    return { ok: true, page: boundedPage(extractionOf(reading, at, stated), stated) };
  });

const notAProduct = (reason: BlockedReason): Refused => badPage(reason, NOT_A_PRODUCT[reason]);

const NOT_A_PRODUCT: Readonly<Record<BlockedReason, string>> = {
  page_blocked: 'The page does not let this service read it, or shows nothing without scripts.',
  page_not_found: 'The address leads to a page that says that the product or page is not there.',
  login_required: 'The page can only be read after a login.',
};

/** First bytes of files that some servers send as web pages: PDF, PNG, JPEG, GIF, WebP, ZIP, gzip. */
const MAGIC = ['%PDF-', '\u0089PNG', '\u00ff\u00d8\u00ff', 'GIF8', 'RIFF', 'PK\u0003\u0004', '\u001f\u008b'];
const OPENING = 1024;

/** Without a type the bytes must begin as a page does; under one they must not be another kind of file. */
function isMarkup(bytes: Uint8Array, contentType: string): boolean {
  const opening = Buffer.from(bytes.subarray(0, OPENING)).toString('latin1');
  if (contentType.trim() === '') return /^[\s\0\u00ef\u00bb\u00bf\u00fe\u00ff]*</.test(opening);
  return !MAGIC.some((magic) => opening.startsWith(magic));
}
