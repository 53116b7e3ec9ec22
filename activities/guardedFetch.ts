/**
 * One GET of an address that a caller named: only public machines, bounded in time, size and
 * redirects.
 */
import { isUtf8 } from 'node:buffer';
import type { Dispatcher } from 'undici';
import type { Refused } from '../contract/outcome.ts';
import { visitable } from './fetch/addresses.ts';
import { guardedAgent } from './fetch/agent.ts';
import { VISIT_MS_MAX } from './fetch/bounds.ts';
import { BodyTooLarge, BodyUnreadable, boundedBody } from './fetch/body.ts';
import { causeCode } from './fetch/causes.ts';
import { untilFullSecond } from './fetch/evenly.ts';
import type { VisitRules } from './fetch/pinned.ts';
import { badAddress, badPage, badStatus, noAnswer, unreachable } from './fetch/refusals.ts';

export interface WantedFile {
  /** Path of the request's field that holds the address: refusals name it. */
  field: string;
  /** Value of `Accept`. */
  accept: string;
  /** Of the body, as sent and unpacked. */
  bytesMax: number;
  /**
   * Why a file of this media type (lowercase, no parameters, empty where none is named) is not
   * wanted; null: it is.
   */
  refuseType: (mediaType: string) => { reason: 'not_html' | 'not_image'; message: string } | null;
}

export interface VisitBounds {
  /** Epoch milliseconds; the visit ends by then, and after ten seconds at the latest. */
  untilMs: number;
  /** The step itself is given up. */
  cancelled: AbortSignal;
  /** Asked before each host of the visit is: why it may not be visited now, or null. */
  admit: Admission;
}

/** Counts a host that is about to be visited against the budgets. */
export type Admission = (host: string) => Promise<Refused | null>;

export interface FetchedFile {
  ok: true;
  /** After redirects, without its fragment. */
  finalUrl: string;
  /** 200 to 299. */
  status: number;
  /** The header as it was sent, empty where there was none. */
  contentType: string;
  bytes: Uint8Array;
}

const REDIRECTS_MAX = 5;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);

/**
 * The file at an address, or why it is not read: `invalid_input` for an address that may not be
 * visited as it is written (also behind a redirect), an unwanted type, or too many bytes;
 * `upstream_error` when the other side answers with an error or not at all, or its name leads to a
 * private machine; `upstream_timeout` when it is silent. No cookies, no credentials. Rejects only
 * when the step was cancelled.
 */
export async function guardedFetch(
  address: string,
  wanted: WantedFile,
  rules: VisitRules,
  { untilMs, cancelled, admit }: VisitBounds,
): Promise<FetchedFile | Refused> {
  const leftMs = Math.min(VISIT_MS_MAX, untilMs - Date.now());
  if (leftMs <= 0) return noAnswer();
  const startedMs = performance.now();
  const patience = AbortSignal.timeout(leftMs);
  const signal = AbortSignal.any([patience, cancelled]);
  const agent = guardedAgent(rules, leftMs);
  try {
    return await Promise.race([
      follow(address, { agent, rules, wanted, signal, admit }),
      abortOf(signal),
    ]);
  } catch (cause) {
    if (cancelled.aborted || cause instanceof NotCounted) throw cause;
    if (patience.aborted || TIMEOUTS.has(causeCode(cause))) return noAnswer();
    if (cause instanceof BodyTooLarge) return tooLarge(wanted);
    if (cause instanceof BodyUnreadable)
      return badPage('page_unreadable', 'The answer of the address could not be unpacked.');
    return await toldEvenly(unreachable(cause), startedMs, signal).catch(() => {
      if (cancelled.aborted) throw cause;
      return noAnswer();
    });
  } finally {
    agent.destroy().catch(() => {}); // not waited for: a lookup under way cannot be stopped
  }
}

async function toldEvenly(
  refused: Refused,
  startedMs: number,
  signal: AbortSignal,
): Promise<Refused> {
  await untilFullSecond(startedMs, signal);
  return refused;
}

/**
 * Rejects when the signal is given: a lookup or a connection under way does not heed it by itself.
 */
const abortOf = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });

interface Visit {
  agent: Dispatcher;
  rules: VisitRules;
  wanted: WantedFile;
  signal: AbortSignal;
  admit: Admission;
}

/** The budgets could not be asked: that is our fault, and no page's. */
class NotCounted extends Error {
  override readonly name = 'NotCounted';
}

/** Goes from redirect to redirect; each address is judged like the first. */
async function follow(address: string, visit: Visit): Promise<FetchedFile | Refused> {
  const { allowedHosts } = visit.rules;
  const admitted = new Set<string>();
  let url = visitable(address, allowedHosts);
  for (let redirects = 0; redirects <= REDIRECTS_MAX; redirects += 1) {
    if (!url) return notAllowed(visit.wanted.field);
    const refused = admitted.has(url.hostname) ? null : await admission(url.hostname, visit);
    if (refused) return refused;
    admitted.add(url.hostname);
    const response = await ask(url, visit);
    const location = locationOf(response);
    if (location === null) return read(url, response, visit);
    response.body.on('error', () => {}); // it is left unread
    response.body.destroy();
    url = visitable(location, allowedHosts, url);
  }
  return badPage('too_many_redirects', `The address leads on more than ${REDIRECTS_MAX} times.`);
}

const admission = (host: string, { admit }: Visit): Promise<Refused | null> =>
  admit(host).catch((cause: unknown) => {
    throw new NotCounted('the budgets of visits could not be asked', { cause });
  });

const ask = (url: URL, { agent, rules, wanted, signal }: Visit): Promise<Dispatcher.ResponseData> =>
  agent.request({
    origin: url.origin,
    path: `${url.pathname}${url.search}`,
    method: 'GET',
    headers: {
      'user-agent': rules.userAgent,
      accept: wanted.accept,
      'accept-language': 'en, *;q=0.5',
      'accept-encoding': 'gzip, deflate, br',
    },
    signal,
  });

/** Where an answer leads on to; null for one that does not. */
function locationOf({ statusCode, headers }: Dispatcher.ResponseData): string | null {
  const location = firstOf(headers['location']);
  if (!REDIRECTS.has(statusCode) || location === '') return null;
  // header bytes come as Latin-1; those beyond ASCII are UTF-8 as a rule
  const bytes = Buffer.from(location, 'latin1');
  return isUtf8(bytes) ? bytes.toString('utf8') : location;
}

async function read(
  url: URL,
  { statusCode, headers, body }: Dispatcher.ResponseData,
  { wanted }: Visit,
): Promise<FetchedFile | Refused> {
  const contentType = firstOf(headers['content-type']);
  const refused = refusalOf(
    statusCode,
    contentType,
    Number(firstOf(headers['content-length'])),
    wanted,
  );
  if (refused) {
    body.on('error', () => {}); // it is left unread
    body.destroy();
    return refused;
  }
  const bytes = await boundedBody(body, joined(headers['content-encoding']), wanted.bytesMax);
  return { ok: true, finalUrl: url.href, status: statusCode, contentType, bytes };
}

/** What the head of an answer says already. */
function refusalOf(
  status: number,
  contentType: string,
  bytes: number,
  wanted: WantedFile,
): Refused | null {
  if (status < 200 || status > 299) return badStatus(status);
  const mediaType = (contentType.split(';')[0] ?? '').trim().toLowerCase();
  const unwanted = wanted.refuseType(mediaType);
  if (unwanted) return badAddress(wanted.field, unwanted.reason, unwanted.message);
  return bytes > wanted.bytesMax ? tooLarge(wanted) : null;
}

type Header = string | string[] | undefined;
const firstOf = (header: Header): string =>
  Array.isArray(header) ? (header[0] ?? '') : (header ?? '');
const joined = (header: Header): string =>
  Array.isArray(header) ? header.join(',') : (header ?? '');

const notAllowed = (field: string): Refused =>
  badAddress(
    field,
    'url_not_allowed',
    'must lead to a public web address: http or https, on its usual port, without a user name; others are visited where ' +
      'the operator names them in FETCH_ALLOW_HOSTS',
  );

const MEGABYTE = 1024 * 1024;

const tooLarge = ({ field, bytesMax }: WantedFile): Refused =>
  badAddress(field, 'too_large', `leads to more than ${bytesMax / MEGABYTE} MB`);

const TIMEOUTS = new Set([
  'UND_ERR_CONNECT_TIMEOUT',
  'UND_ERR_HEADERS_TIMEOUT',
  'UND_ERR_BODY_TIMEOUT',
  'ETIMEDOUT',
]);
