/**
 * What a client sends with a test key to see an answer that it could not bring about itself.
 * `docs/testing.md` shows both tables. With other keys these are texts like any other.
 */
import { ERROR_CODES, type ErrorCode, KEY_CHALLENGE } from './errors.ts';

export interface TestError {
  /** As the whole text of any field, parameter or `Idempotency-Key`. */
  value: string;
  code: ErrorCode;
  headers: Readonly<Record<string, string>>;
}

/** A value for every error that there is: its code with hyphens. */
export const TEST_ERRORS: readonly TestError[] = ERROR_CODES.map((code) => ({
  value: `test:${code.replaceAll('_', '-')}`,
  code,
  headers: headersOf(code),
}));

/** What comes with an error of that code besides `Retry-After`, which its details say. */
function headersOf(code: ErrorCode): Readonly<Record<string, string>> {
  if (code === 'unauthorized') return KEY_CHALLENGE;
  if (code === 'method_not_allowed') return { Allow: 'GET, POST' };
  return {};
}

export interface TestState {
  /** As the whole text of a field of the body. */
  value: string;
  /** The operations and fields that it is meant for. */
  where: string;
  /** What the engine reads in its place. */
  reads: string;
  /** What the answer says. */
  shows: string;
}

/** A value for every state that an answer asks a person or a client to look at. */
export const TEST_STATES: readonly TestState[] = [
  {
    value: 'test:high-confidence',
    where: 'classification, `description`',
    reads: 'Knitted T-shirt for men, 100% cotton',
    shows: '`confidence` high, `needsReview` false',
  },
  {
    value: 'test:medium-confidence',
    where: 'classification, `description`',
    reads: 'Rubber ring',
    shows: '`confidence` medium',
  },
  {
    value: 'test:low-confidence',
    where: 'classification, `description`',
    reads: 'Holder for desk',
    shows: '`confidence` low, `needsReview` true',
  },
  {
    value: 'test:question',
    where: 'classification, `description`',
    reads: 'wallet',
    shows: '`needsReview` true, `questions` with choices',
  },
  {
    value: 'test:unclassifiable',
    where: 'classification, `description`',
    reads: 'gadget',
    shows: '400 `invalid_input`, `details.reason` unclassifiable',
  },
  {
    value: '9999999998',
    where: 'landed cost, `hsCode`, with the destination US',
    reads: '2844100000',
    shows: '`rateFound` false, `totals.complete` false, `totals.missing` says what',
  },
  {
    value: 'test:match',
    where: 'screening, `name`',
    reads: 'Quillon Varmeth',
    shows: '`outcome` review, an exact match',
  },
  {
    value: 'test:near-match',
    where: 'screening, `name`',
    reads: 'Quilon Varmet',
    shows: '`outcome` review, a match by spelling',
  },
  {
    value: 'test:stale-lists',
    where: 'screening, `name`',
    reads: 'test:stale-lists',
    shows: '`outcome` review, `warningCodes` list_outdated',
  },
  {
    value: 'test:unscreened-name',
    where: 'screening, `name`',
    reads: 'Q',
    shows: '`outcome` review, `warningCodes` name_not_screened',
  },
  {
    value: 'test:restricted',
    where: 'restrictions, `title`, with the destination US',
    reads: 'Cannabis flowers',
    shows: '`outcome` review',
  },
  {
    value: 'test:prohibited',
    where: 'restrictions, `title`, with the destination US',
    reads: 'Switchblade knife',
    shows: '`outcome` blocked',
  },
  {
    value: 'test:unknown-origin',
    where: 'origin, `description`',
    reads: 'T-shirt',
    shows: '`needsReview` true',
  },
  {
    value: 'test:other-origin',
    where: 'origin that is validated, `description`, with a `declaredOrigin` other than CN',
    reads: 'T-shirt. Made in China.',
    shows: '`needsReview` true: what the goods say is another country',
  },
  {
    value: 'test:not-regulated',
    where: 'agency codes, `description`, with the destination US',
    reads: 'wooden chair',
    shows: '400 `invalid_input`, `details.reason` not_regulated',
  },
];
