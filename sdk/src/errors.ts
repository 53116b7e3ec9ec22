/** What a call throws, and when a repetition may help. */
import type { components } from './generated/schema.ts';

/** Every code that the service answers, and what a later version adds. */
export type ErrorCode = components['schemas']['Error']['error']['code'] | (string & {});

/** An error that the service answered. Switch on `code`: it never changes its meaning. */
export class LandfallError extends Error {
  override readonly name = 'LandfallError';
  readonly code: ErrorCode;
  readonly status: number;
  readonly details: Readonly<Record<string, unknown>>;
  /** To quote to support; null where something between here and the service answered. */
  readonly requestId: string | null;
  /** Where to read on: a path at the address of the service. */
  readonly docUrl: string | null;
  /** Seconds to wait before the next try; null where the service does not say. */
  readonly retryAfterSeconds: number | null;
  /** Credits charged for the call; null where the service does not say. */
  readonly creditsCharged: number | null;

  constructor(response: Response, body: unknown) {
    const { error, requestId } = body as Partial<components['schemas']['Error']>;
    super(error?.message ?? saidBy(response));
    this.code = error?.code ?? 'unknown';
    this.status = response.status;
    this.details = error?.details ?? {};
    this.requestId = requestId ?? response.headers.get('x-request-id');
    this.docUrl = error?.docUrl ?? null;
    this.retryAfterSeconds = numberIn(response, 'retry-after');
    this.creditsCharged = numberIn(response, 'x-credits-charged');
  }
}

/** Something answered, and not as the service does: a proxy, or another site at that address. */
export class NotTheService extends Error {
  override readonly name = 'NotTheService';
  readonly status: number;

  constructor(response: Response, options?: ErrorOptions) {
    super(saidBy(response), options);
    this.status = response.status;
  }
}

/** Which address has answered what. */
function saidBy({ url, status, headers }: Response): string {
  const type = headers.get('content-type')?.split(';')[0] ?? 'nothing';
  const isOther = !/json/.test(type);
  const where = url === '' ? 'The service' : url;
  return `${where} answered with status ${status}${isOther ? ` and ${type}, not JSON: is it an address of Landfall?` : '.'}`;
}

/** The service could not be reached, or did not answer in time: `cause` says why. */
export class ConnectionFailed extends Error {
  override readonly name = 'ConnectionFailed';
}

/** A number of a header; null where there is none. */
export function numberIn({ headers }: Response, name: string): number | null {
  const text = headers.get(name);
  const number = text === null || text.trim() === '' ? Number.NaN : Number(text);
  return Number.isFinite(number) && number >= 0 ? number : null;
}

/** Nothing was begun: any call may be sent again. */
const REFUSED_AHEAD = new Set([429, 503]);
/** What had begun failed: a call may be sent again that has the same effect twice as once. */
const FAILED = new Set([502, 504]);

/** Whether sending a call again may end better, and is safe. */
export function mayRepeat(cause: unknown, isRepeatable: boolean): boolean {
  if (cause instanceof ConnectionFailed) return isRepeatable;
  if (!(cause instanceof LandfallError)) return false;
  const { status, details } = cause;
  if (REFUSED_AHEAD.has(status)) return true;
  // the first request under this key is under way: its answer comes
  if (status === 409) return isRepeatable && details['reason'] === 'in_progress';
  // a page that is not there, or wants a login, will do so again
  const { reason } = details;
  const isOfPage =
    'pageStatus' in details || (typeof reason === 'string' && /^(page|login)_/.test(reason));
  return isRepeatable && FAILED.has(status) && !isOfPage;
}

const FIRST_MS = 500;
const MOST_MS = 20_000;

/** Milliseconds to wait before a repetition: a random part of a span that doubles each time. */
export function waitMs(cause: unknown, repetition: number, random: () => number): number {
  const span = Math.min(MOST_MS, FIRST_MS * 2 ** repetition);
  const asked = cause instanceof LandfallError ? (cause.retryAfterSeconds ?? 0) * 1000 : 0;
  return asked + random() * span;
}
