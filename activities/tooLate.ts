import type { Refused } from '../contract/outcome.ts';

/** The caller was answered 504 in the meantime. */
export const tooLate = (): Refused => ({
  ok: false,
  code: 'upstream_timeout',
  message: 'The engine did not answer in time. Any credits were refunded.',
});
