/**
 * Calls of one server, each tried again while it is only late: too many calls, faults of its own,
 * broken connections.
 */
import { setTimeout } from 'node:timers/promises';
import { Agent, type Dispatcher } from 'undici';
import { visitable } from '../../activities/fetch/addresses.ts';
import { guardedAgent } from '../../activities/fetch/agent.ts';
import type { VisitRules } from '../../activities/fetch/pinned.ts';
import { retryAfterMs } from '../../contract/retryAfter.ts';
import { boundedBody } from '../../activities/fetch/body.ts';
import { UserError } from '../../workers/process/config.ts';

export interface Call {
  method?: 'GET' | 'POST' | 'PUT';
  /** Behind the address of the server, with its query. */
  path: string;
  body?: unknown;
  headers?: Readonly<Record<string, string>>;
}

export interface Answer {
  status: number;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  /** Read as JSON; null where it was none. */
  body: unknown;
}

export interface CallerTerms {
  address: string;
  headers: Readonly<Record<string, string>>;
  /** Whose addresses may be called; null: the operator's own server, wherever it is. */
  rules: VisitRules | null;
  /** Left out: the time itself. */
  wait?: (ms: number) => Promise<unknown>;
}

const TRIES_MAX = 6;
const CALL_MS_MAX = 60_000;
const BYTES_MAX = 32 * 1024 * 1024;
/** What is asked to wait for longer goes on at the next run. */
const WAIT_MS_MAX = 5 * 60_000;

/** What was asked for is refused for itself: it is no use to try again, others go on. */
export class Refused extends UserError {
  readonly isRefusal = true;
}

export class Caller {
  readonly #base: URL;
  readonly #agent: Dispatcher;
  readonly #terms: CallerTerms;
  readonly wait: (ms: number) => Promise<unknown>;

  /** Throws what the operator can mend: an address that may not be called. */
  constructor(terms: CallerTerms) {
    this.#terms = terms;
    this.#base = addressOf(terms);
    this.#agent = terms.rules
      ? guardedAgent(terms.rules, CALL_MS_MAX)
      : new Agent({ headersTimeout: CALL_MS_MAX, bodyTimeout: CALL_MS_MAX });
    this.wait = terms.wait ?? ((ms) => setTimeout(ms));
  }

  /** The answer of a call that came through (200 to 299, and 404). Throws on every other. */
  async ask(call: Call): Promise<Answer> {
    for (let attempt = 1; ; attempt += 1) {
      const answer = await this.#once(call).catch((cause: unknown) => {
        if (attempt === TRIES_MAX) throw this.#fault(call, 'does not answer', cause);
        return null;
      });
      if (answer && isThrough(answer.status)) return answer;
      if (answer && REFUSALS.has(answer.status))
        throw new Refused(this.#fault(call, told(answer)).message);
      if (answer && !isLate(answer.status)) throw this.#fault(call, told(answer));
      if (answer && attempt === TRIES_MAX) throw this.#fault(call, told(answer));
      const ms = waitMs(answer, attempt);
      if (ms > WAIT_MS_MAX)
        throw this.#fault(
          call,
          `asks to wait for ${Math.round(ms / 1000)} seconds: run it again then`,
        );
      await this.wait(ms);
    }
  }

  close(): Promise<void> {
    return this.#agent.destroy();
  }

  async #once({ method = 'GET', path, body, headers }: Call): Promise<Answer> {
    const response = await this.#agent.request({
      origin: this.#base.origin,
      path: `${this.#base.pathname.replace(/\/$/, '')}${path}`,
      method,
      headers: {
        accept: 'application/json',
        'user-agent': this.#terms.rules?.userAgent ?? 'Landfall',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...this.#terms.headers,
        ...headers,
      },
      body: body === undefined ? null : JSON.stringify(body),
      signal: AbortSignal.timeout(CALL_MS_MAX),
    });
    const encoding = [response.headers['content-encoding'] ?? ''].flat().join(',');
    const bytes = await boundedBody(response.body, encoding, BYTES_MAX);
    return { status: response.statusCode, headers: response.headers, body: jsonOf(bytes) };
  }

  /** A fault names the path alone: a query may hold what is secret. */
  #fault({ method = 'GET', path }: Call, what: string, cause?: unknown): UserError {
    const [bare = ''] = path.split('?');
    return new UserError(`${this.#base.host} ${what} (${method} ${bare})`, { cause });
  }
}

/** A token goes over HTTPS alone, but to a machine that the operator has named. */
function addressOf({ address, rules }: CallerTerms): URL {
  const url = rules ? visitable(address, rules.allowedHosts) : URL.parse(address);
  if (!url || (url.protocol !== 'https:' && url.protocol !== 'http:'))
    throw new UserError(
      `${address} may not be called: name a public address, https://shop.example.com, or allow its host in FETCH_ALLOW_HOSTS.`,
    );
  const isNamed = !rules || rules.allowedHosts.has(`${url.hostname}:${url.port || '80'}`);
  if (url.protocol === 'http:' && !isNamed)
    throw new UserError(`${address} is not encrypted: a token is sent over https alone.`);
  return url;
}

const isThrough = (status: number): boolean => (status >= 200 && status < 300) || status === 404;
const REFUSALS: ReadonlySet<number> = new Set([400, 409, 422]);
const isLate = (status: number): boolean => status === 429 || status >= 500;

function told({ status, body }: Answer): string {
  if (status >= 300 && status < 400)
    return `answers ${status}: it is elsewhere, and a token is not sent on. Name the address that it leads to`;
  if (status === 401 || status === 403) return `answers ${status}: the token is not taken`;
  const { error, message, errors } = (body ?? {}) as Record<string, unknown>;
  const why = message ?? (error as { message?: unknown } | undefined)?.message ?? errors ?? '';
  return `answers ${status}${why === '' ? '' : `: ${JSON.stringify(why).slice(0, 300)}`}`;
}

function jsonOf(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(bytes).toString('utf8')) as unknown;
  } catch {
    return null; // an error page, or nothing
  }
}

/** As long as the server says, else longer each time. */
export function waitMs(answer: Answer | null, attempt: number, nowMs = Date.now()): number {
  const header = (name: string): string => [answer?.headers[name] ?? ''].flat()[0] ?? '';
  const asked = retryAfterMs(header('retry-after'), nowMs);
  if (asked !== null) return asked;
  const reset = header('x-rate-limit-time-reset-ms');
  if (answer?.status === 429 && /^\d+$/.test(reset)) return Number(reset);
  return 2 ** attempt * 500;
}
