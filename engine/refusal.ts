/** Refusals of what a caller asks for: values, in the one shape in which the caller reads them. */

/**
 * One fault of an input: where (dotted path such as `items.3.hsCode`), what to do, and what would
 * be accepted.
 */
export interface Issue {
  path: string;
  message: string;
  allowed?: readonly string[];
}

/** Why, by a code of the error catalogue and in words; `details` are safe to show to the caller. */
export interface Refusal<Code extends string> {
  code: Code;
  message: string;
  details?: Record<string, unknown>;
}

/** What carries a refusal: an error, an outcome, what another thread has said. */
export interface Refusing<Code extends string> {
  code: Code;
  message: string;
  details?: Record<string, unknown> | undefined;
}

export type Refused<Code extends string> = { ok: false } & Refusal<Code>;

/** Refused for faults of the input: the first in the message, all in the details. */
export function refusedInput(
  issues: readonly Issue[],
  details: Record<string, unknown> = {},
): Refused<'invalid_input'> {
  const [first] = issues;
  const message = first ? `${first.path}: ${first.message}` : 'The request is not valid.';
  return { ok: false, code: 'invalid_input', message, details: { ...details, issues } };
}
