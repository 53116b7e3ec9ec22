/** Fetching from publishers: named, patient, bounded, and only what has changed. */
import { setTimeout as sleep } from 'node:timers/promises';
import { retryAfterMs } from '../contract/retryAfter.ts';

export interface FetchRules {
  /**
   * Mirror that stands in for every publisher, null for none: `https://host/path` is asked of
   * `MIRROR/host/path`.
   */
  mirror: string | null;
  /** Says who asks. */
  userAgent: string;
}

export interface FileValidators {
  etag?: string;
  lastModified?: string;
}

export type Fetched =
  | { status: 'fetched'; bytes: Uint8Array; validators: FileValidators }
  | { status: 'unchanged' }
  | { status: 'unreachable'; message: string };

/**
 * For the headers, and then for each piece of the body: a large file may take its time, a silent
 * publisher may not.
 */
const SILENCE_MS = 30_000;
const TRIES = 3;
const WAIT_MS = 2000;
const WAIT_MS_MAX = 60_000;

/**
 * The file at an address. A publisher that fails or says it is busy is asked again, later each
 * time; one that answers no file, or more than `bytesMax`, is `unreachable` with the reason. Never
 * throws for what the network does.
 */
export async function fetchSource(
  url: string,
  rules: FetchRules,
  {
    validators = {},
    bytesMax,
    signal,
  }: { validators?: FileValidators; bytesMax: number; signal: AbortSignal },
): Promise<Fetched> {
  let message = '';
  for (let attempt = 1; attempt <= TRIES; attempt += 1) {
    const outcome = await tryOnce(url, rules, validators, bytesMax, signal);
    if ('status' in outcome) return outcome;
    ({ message } = outcome);
    if (attempt < TRIES)
      await sleep(Math.min(outcome.waitMs ?? WAIT_MS * 4 ** (attempt - 1), WAIT_MS_MAX), null, {
        signal,
      });
  }
  return { status: 'unreachable', message };
}

async function tryOnce(
  url: string,
  rules: FetchRules,
  validators: FileValidators,
  bytesMax: number,
  signal: AbortSignal,
): Promise<Fetched | { message: string; waitMs?: number }> {
  const asked = throughMirror(url, rules.mirror);
  const patience = new Patience(signal);
  try {
    const response = await fetch(asked, {
      headers: headersOf(rules, validators),
      redirect: 'follow',
      signal: patience.signal,
    });
    if (response.status === 304) return { status: 'unchanged' };
    if (response.status === 429 || response.status >= 500) {
      await response.body?.cancel();
      const askedMs = retryAfterMs(response.headers.get('retry-after'), Date.now());
      return {
        message: `${asked} answered ${response.status}`,
        ...(askedMs ? { waitMs: askedMs } : {}),
      };
    }
    if (!response.ok) {
      await response.body?.cancel();
      return { status: 'unreachable', message: `${asked} answered ${response.status}` };
    }
    const bytes = await bounded(response, bytesMax, patience);
    if (!bytes)
      return { status: 'unreachable', message: `${asked} sends more than ${bytesMax} bytes` };
    return { status: 'fetched', bytes, validators: validatorsOf(response) };
  } catch (cause) {
    if (signal.aborted) throw cause;
    return { message: `${asked} cannot be reached: ${reasonOf(cause)}` };
  } finally {
    patience.end();
  }
}

/**
 * Gives up on a publisher that has been silent for too long; anything heard begins the wait anew.
 */
class Patience {
  readonly #controller = new AbortController();
  readonly signal: AbortSignal;
  #timer: NodeJS.Timeout | undefined;

  constructor(outer: AbortSignal) {
    this.signal = AbortSignal.any([outer, this.#controller.signal]);
    this.heard();
  }

  heard(): void {
    clearTimeout(this.#timer);
    const silent = new Error(`silent for ${SILENCE_MS / 1000} seconds`);
    this.#timer = setTimeout(() => this.#controller.abort(silent), SILENCE_MS);
  }

  end(): void {
    clearTimeout(this.#timer);
  }
}

const headersOf = (
  { userAgent }: FetchRules,
  { etag, lastModified }: FileValidators,
): Record<string, string> => ({
  'User-Agent': userAgent,
  ...(etag ? { 'If-None-Match': etag } : {}),
  ...(lastModified ? { 'If-Modified-Since': lastModified } : {}),
});

function validatorsOf({ headers }: Response): FileValidators {
  const [etag, lastModified] = [headers.get('etag'), headers.get('last-modified')];
  return { ...(etag ? { etag } : {}), ...(lastModified ? { lastModified } : {}) };
}

const throughMirror = (url: string, mirror: string | null): string =>
  mirror === null ? url : `${mirror.replace(/\/$/, '')}/${url.replace(/^https?:\/\//, '')}`;

/** The body, or null when it is larger than allowed. */
async function bounded(
  response: Response,
  bytesMax: number,
  patience: Patience,
): Promise<Uint8Array | null> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    patience.heard();
    size += chunk.length;
    if (size > bytesMax) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** The innermost cause: `fetch failed` alone says nothing. */
function reasonOf(cause: unknown): string {
  const inner =
    messageOf(cause) !== null && isRecord(cause) && cause['cause'] ? cause['cause'] : cause;
  return messageOf(inner) ?? String(inner);
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** By its shape: an error of another realm is no instance of ours. */
const messageOf = (value: unknown): string | null =>
  isRecord(value) && typeof value['message'] === 'string'
    ? value['message'] || String(value['name'])
    : null;
