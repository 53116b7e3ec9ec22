import type { Issue } from '../engine/refusal.ts';

/**
 * Every error the API can answer. Clients switch on the code, so a code never changes its meaning.
 * `status` is the HTTP status, `billing` what happened to the credits when a billable call ends in
 * it: `none`: nothing had been charged; `refunded`: the charge, if any, was given back. One
 * exception: an `internal` whose `details.charged` is above 0 has its answer stored under the
 * idempotency key, where a repeat finds it.
 */
export const ERRORS = {
  invalid_input: { status: 400, billing: 'refunded' },
  unauthorized: { status: 401, billing: 'none' },
  insufficient_credits: { status: 402, billing: 'none' },
  forbidden: { status: 403, billing: 'none' },
  org_suspended: { status: 403, billing: 'none' },
  action_disabled: { status: 403, billing: 'none' },
  turnstile_failed: { status: 403, billing: 'none' },
  network_blocked: { status: 403, billing: 'none' },
  not_found: { status: 404, billing: 'none' },
  method_not_allowed: { status: 405, billing: 'none' },
  conflict: { status: 409, billing: 'none' },
  version_retired: { status: 410, billing: 'none' },
  payload_too_large: { status: 413, billing: 'none' },
  unsupported_country: { status: 422, billing: 'none' },
  rate_limited: { status: 429, billing: 'none' },
  quota_exceeded: { status: 429, billing: 'refunded' },
  internal: { status: 500, billing: 'refunded' },
  upstream_error: { status: 502, billing: 'refunded' },
  upstream_busy: { status: 503, billing: 'none' },
  upstream_timeout: { status: 504, billing: 'refunded' },
} as const satisfies Record<string, { status: number; billing: 'none' | 'refunded' }>;

export type ErrorCode = keyof typeof ERRORS;

// Object.keys forgets the key type
export const ERROR_CODES = Object.keys(ERRORS) as [ErrorCode, ...ErrorCode[]];

/** Where the page of errors stands, at the address of the API. */
export const ERRORS_PAGE = '/docs/errors';

/** What there is to read about a code, at the address of the API: the section of its page. */
export const docUrlOf = (code: ErrorCode): string => `${ERRORS_PAGE}#${code}`;

/**
 * A refusal on its way to the caller; thrown in the API only, where one step turns it into an
 * answer.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: ErrorCode;
  readonly details: Record<string, unknown> | undefined;
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    code: ErrorCode,
    message: string,
    details?: Record<string, unknown>,
    headers: Readonly<Record<string, string>> = {},
  ) {
    super(message);
    this.code = code;
    this.details = details;
    this.headers = headers;
  }
}

/** A 400 that names every faulty field. */
export function invalidInput(
  issues: readonly Issue[],
  more: Record<string, unknown> = {},
): ApiError {
  const [first] = issues;
  const message = first ? `${first.path}: ${first.message}` : 'The request is not valid.';
  return new ApiError('invalid_input', message, { issues, ...more });
}
