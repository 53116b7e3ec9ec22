/**
 * Why a foreign file is not read, in the words of the error catalogue. Every message is for end
 * users.
 */
import type { Refused } from '../../contract/outcome.ts';
import { refusedInput } from '../../engine/refusal.ts';
import { causeCode } from './causes.ts';

/** Refused for what was asked: 400, naming the field that holds the address. */
export const badAddress = (
  field: string,
  reason: 'url_not_allowed' | 'not_html' | 'not_image' | 'too_large',
  message: string,
): Refused => refusedInput([{ path: field, message }], { reason });

/** What is known of a page that gave nothing to read. */
export type PageFault =
  | 'page_blocked'
  | 'page_not_found'
  | 'login_required'
  | 'page_error'
  | 'page_unreachable'
  | 'page_unreadable'
  | 'too_many_redirects';

/** The other side failed: 502. */
export const badPage = (reason: PageFault, message: string, pageStatus?: number): Refused => ({
  ok: false,
  code: 'upstream_error',
  message: `${message} Any credits were refunded.`,
  details: { reason, ...(pageStatus === undefined ? {} : { pageStatus }) },
});

/** An answer with an error status. */
export function badStatus(pageStatus: number): Refused {
  const [reason, why] = faultOf(pageStatus);
  return badPage(reason, `The address answered with status ${pageStatus}: ${why}.`, pageStatus);
}

function faultOf(status: number): [PageFault, string] {
  if (status === 404 || status === 410) return ['page_not_found', 'there is no such page'];
  if (status === 401 || status === 407) return ['login_required', 'a login is required'];
  if (status === 403 || status === 429 || status === 451)
    return ['page_blocked', 'the site refuses access to this service'];
  if (status >= 300 && status < 400) return ['page_error', 'it redirects without a target'];
  return ['page_error', 'the site reports an error'];
}

/** Silence until the time was over: 504. */
export const noAnswer = (): Refused => ({
  ok: false,
  code: 'upstream_timeout',
  message: 'The address did not answer in time. Any credits were refunded.',
  details: { reason: 'page_timeout' },
});

/** What came could not be read before the time was over: 504. */
export const tooSlow = (): Refused => ({
  ok: false,
  code: 'upstream_timeout',
  message: 'The page could not be read in time. Any credits were refunded.',
  details: { reason: 'page_timeout' },
});

/**
 * No connection, or one that broke. Whether the name exists, leads to a private machine, or its
 * machine refused is not told: callers would learn the names of the operator's network.
 */
export function unreachable(cause: unknown): Refused {
  if (/CERT|TLS|SSL|SELF_SIGNED|UNABLE_TO_VERIFY/.test(causeCode(cause)))
    return badPage('page_unreachable', 'No secure connection to the address could be made.');
  return badPage(
    'page_unreachable',
    'The address could not be reached: no public machine of this name answers there, and others only where the operator ' +
      'names them in FETCH_ALLOW_HOSTS.',
  );
}
