/** What a test key sends to see an error or a state: see `contract/testValues.ts`. */
import { ApiError, ERRORS } from '../../contract/errors.ts';
import { ERROR_EXAMPLES } from '../../contract/errorExamples.ts';
import type { Operation } from '../../contract/operation.ts';
import { TEST_ERRORS, TEST_STATES, type TestError } from '../../contract/testValues.ts';
import { FaultyItem } from '../faultyItem.ts';
import { isRecord } from '../isRecord.ts';
import type { Asked, AskedStep, Step } from '../route.ts';
import { isTest } from './access.ts';

const ERRORS_BY_VALUE: ReadonlyMap<string, TestError> = new Map(
  TEST_ERRORS.map((one) => [one.value, one]),
);
const WORDS_BY_VALUE: ReadonlyMap<string, string> = new Map(
  TEST_STATES.map(({ value, reads }) => [value, reads]),
);

/** An error that a test asks for. */
export class AskedError extends ApiError {}

/**
 * Answers the error that the address or the idempotency key of a test key asks for. Throws 400 where
 * the operation does not answer it.
 */
export const testValues: Step = async (context, next) => {
  if (isTest(context)) {
    const parts = context.path.split('/').map(decoded);
    const error = askedErrorIn([parts, { ...context.query }, context.get('idempotency-key')]);
    if (error && isAnswered(context, error)) throw error;
  }
  await next();
};

/** A part of a path as it was meant; the part itself where it is not encoded as one. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** Whether the operation answers the error; where it does not, throws 400 if it answers that. */
function isAnswered({ state }: Pick<Asked, 'state'>, error: AskedError): boolean {
  const { operation } = state;
  const { status } = ERRORS[error.code];
  if (!operation || operation.statuses.includes(status)) return true;
  if (!operation.statuses.includes(400)) return false;
  const message = `This operation never answers ${error.code} (${status}): see its statuses in the description.`;
  throw new ApiError('invalid_input', message, { reason: 'not_answered' });
}

/**
 * Answers the error that the body of a test key asks for, of a batch for the item alone; and puts
 * into the place of other test values what they stand for.
 */
export const bodyTestValues =
  (operation: Operation): AskedStep =>
  async (context, next) => {
    const { state } = context;
    if (isTest(context) && !operation.thread) {
      const { entries = 'items' } = operation;
      const sent: unknown = state.sentBody;
      const items = operation.batch && isRecord(sent) ? sent[entries] : undefined;
      const error = askedErrorIn(
        Array.isArray(items) && isRecord(sent) ? { ...sent, [entries]: null } : sent,
      );
      if (error && isAnswered(context, error)) throw error;
      state.body = Array.isArray(items)
        ? withFaulty(state.body, entries, items)
        : asTested(state.body);
    }
    await next();
  };

function withFaulty(body: unknown, entries: string, sent: readonly unknown[]): unknown {
  const list = isRecord(body) ? body[entries] : undefined;
  if (!isRecord(body) || !Array.isArray(list)) return body;
  const items = list.map((item: unknown, index) => {
    const error = askedErrorIn(sent[index]);
    return error ? new FaultyItem(error, sent[index]) : asTested(item);
  });
  return { ...body, [entries]: items };
}

/** The error that a text within a value asks for; null where none does. */
export function askedErrorIn(value: unknown): AskedError | null {
  if (typeof value === 'string') return errorOf(ERRORS_BY_VALUE.get(value));
  if (typeof value !== 'object' || value === null) return null;
  for (const one of Object.values(value)) {
    const error = askedErrorIn(one);
    if (error) return error;
  }
  return null;
}

/** With the message and details that the description shows. */
function errorOf(asked: TestError | undefined): AskedError | null {
  if (!asked) return null;
  const { message = ERRORS[asked.code].means, details } = ERROR_EXAMPLES[asked.code] ?? {};
  return new AskedError(asked.code, message, details, asked.headers);
}

/** The same value with what its test values stand for. */
export function asTested<T>(value: T): T {
  if (typeof value === 'string') return (WORDS_BY_VALUE.get(value) ?? value) as T; // a string too
  if (Array.isArray(value)) return value.map(asTested) as T; // of the same items
  if (!isPlain(value)) return value;
  const entries = Object.entries(value).map(([name, own]) => [name, asTested(own)]);
  return Object.fromEntries(entries) as T; // with the same fields
}

/** What was read from JSON: no photo, no faulty item, no body of a class. */
const isPlain = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
