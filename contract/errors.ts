import type { Issue, Refusing } from '../engine/refusal.ts';

/**
 * Every error the API can answer. Clients switch on the code, so a code never changes its meaning.
 * `status` is the HTTP status, `billing` what happened to the credits when a billable call ends in
 * it: `none`: nothing had been charged; `refunded`: the charge, if any, was given back. One
 * exception: an `internal` whose `details.charged` is above 0 has its answer stored under the
 * idempotency key, where a repeat finds it. `means` is for the description.
 */
export const ERRORS = {
  invalid_input: {
    status: 400,
    billing: 'refunded',
    means: 'The body, the query or the path is not valid, or the goods cannot be answered for.',
  },
  unauthorized: {
    status: 401,
    billing: 'none',
    means: 'The API key is missing, unknown, revoked or expired.',
  },
  insufficient_credits: {
    status: 402,
    billing: 'none',
    means: 'The balance does not pay for the request.',
  },
  forbidden: {
    status: 403,
    billing: 'none',
    means: 'The key lacks the scope that the operation needs.',
  },
  org_suspended: { status: 403, billing: 'none', means: 'The workspace is suspended.' },
  action_disabled: {
    status: 403,
    billing: 'none',
    means: 'The operator has switched the action off.',
  },
  turnstile_failed: {
    status: 403,
    billing: 'none',
    means: 'Reserved; not answered by this version.',
  },
  network_blocked: {
    status: 403,
    billing: 'none',
    means: 'Reserved; not answered by this version.',
  },
  not_found: {
    status: 404,
    billing: 'none',
    means: 'There is no such record, or no such address.',
  },
  method_not_allowed: {
    status: 405,
    billing: 'none',
    means: 'The address exists, with another verb.',
  },
  conflict: {
    status: 409,
    billing: 'none',
    means:
      'The `Idempotency-Key` is in use by a request under way, or by another request; or the product is archived or has changed, or its SKU is taken.',
  },
  version_retired: {
    status: 410,
    billing: 'none',
    means: 'The version of the interface is no longer served.',
  },
  payload_too_large: {
    status: 413,
    billing: 'none',
    means: 'The body is larger than the operation takes.',
  },
  unsupported_country: {
    status: 422,
    billing: 'none',
    means: 'The destination is not covered by the operation.',
  },
  rate_limited: { status: 429, billing: 'none', means: 'More calls than the limit allows.' },
  quota_exceeded: {
    status: 429,
    billing: 'refunded',
    means: 'A budget of the workspace is used up.',
  },
  internal: { status: 500, billing: 'refunded', means: 'A fault of the service.' },
  upstream_error: {
    status: 502,
    billing: 'refunded',
    means: 'The engine failed, or the page that was to be read.',
  },
  upstream_busy: {
    status: 503,
    billing: 'none',
    means:
      'More requests are under way than can be answered in time, or the database cannot be reached; nothing was charged.',
  },
  upstream_timeout: {
    status: 504,
    billing: 'refunded',
    means: 'The engine, or the page that was to be read, did not answer in time.',
  },
} as const satisfies Record<
  string,
  { status: number; billing: 'none' | 'refunded'; means: string }
>;

export type ErrorCode = keyof typeof ERRORS;

// Object.keys forgets the key type
export const ERROR_CODES = Object.keys(ERRORS) as [ErrorCode, ...ErrorCode[]];

/** What a call without a key that counts is told beside its error (RFC 6750). */
export const KEY_CHALLENGE: Readonly<Record<string, string>> = {
  'WWW-Authenticate': 'Bearer realm="landfall"',
};

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

  /** A refusal as the interface answers it. */
  static of({ code, message, details }: Refusing<ErrorCode>): ApiError {
    return new ApiError(code, message, details);
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
