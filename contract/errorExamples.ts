/** An error of each code that is answered, for the description. */
import type { ErrorCode } from './errors.ts';

interface ErrorExample {
  message: string;
  details?: Record<string, unknown>;
}

export const ERROR_EXAMPLES: Partial<Record<ErrorCode, ErrorExample>> = {
  invalid_input: {
    message:
      'originCountry: "UK" is not an assigned ISO 3166-1 country code; use GB for the United Kingdom',
    details: {
      issues: [
        {
          path: 'originCountry',
          message: '"UK" is not an assigned ISO 3166-1 country code; use GB for the United Kingdom',
        },
      ],
    },
  },
  unauthorized: {
    message: 'This API key is not valid: it is unknown, revoked or expired.',
  },
  insufficient_credits: {
    message: 'This request costs 5 credits and the balance is 4. Nothing was charged.',
    details: { required: 5, balance: 4 },
  },
  forbidden: {
    message: 'This key lacks the scope "calculate".',
    details: { reason: 'missing_scope', scope: 'calculate' },
  },
  org_suspended: {
    message: 'This workspace is suspended. Contact the operator of the service.',
  },
  action_disabled: {
    message: 'The action "classify" is switched off.',
    details: { action: 'classify' },
  },
  not_found: { message: 'No request with this usageId is known to this workspace.' },
  conflict: {
    message: 'The first request with this Idempotency-Key is still in progress.',
    details: { reason: 'in_progress' },
  },
  payload_too_large: {
    message: 'The body is larger than the 1 MB (1048576 bytes) that one call may have.',
    details: { bytesMax: 1_048_576 },
  },
  unsupported_country: {
    message:
      'Landed cost is not available for AQ yet. GET /v1/countries lists the covered destinations.',
    details: { destinationCountry: 'AQ' },
  },
  rate_limited: {
    message: 'Too many requests. Try again in 42 seconds.',
    details: { retryAfterSeconds: 42 },
  },
  quota_exceeded: {
    message:
      'This workspace has reached its limit of 120 address visits a minute. Nothing stays charged; try again in 17 seconds.',
    details: { budget: 'visits', max: 120, retryAfterSeconds: 17 },
  },
  internal: {
    message:
      'Something went wrong on our side. Nothing was charged; quote the request id to support.',
  },
  upstream_error: {
    message:
      'The address answered with status 404: there is no such page. Any credits were refunded.',
    details: { reason: 'page_not_found', pageStatus: 404 },
  },
  upstream_busy: {
    message:
      'More requests are under way than the service answers in time. Nothing was charged; try again in 5 seconds.',
    details: { retryAfterSeconds: 5 },
  },
  upstream_timeout: {
    message: 'The address did not answer in time. Any credits were refunded.',
    details: { reason: 'page_timeout' },
  },
};
