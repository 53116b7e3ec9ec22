/** Holds every answer that a test receives against the contract. */
import assert from 'node:assert/strict';
import { errorAnswer } from '../../contract/error.ts';
import { ERRORS } from '../../contract/errors.ts';
import type { Operation } from '../../contract/operation.ts';
import { OPERATIONS } from '../../contract/operations.ts';
import { API_VERSION } from '../../contract/version.ts';
import type { Answer } from './service.ts';

const UUID_V7 = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const UNREAD = /^This is no HTTP request/;
const UNDER_CONTRACT = /^\/(v1\/|versions$)/;

/**
 * Throws when an answer is not what the contract declares for its operation: headers, status, body,
 * nothing undeclared.
 */
export function checkAnswer(method: string, target: string, answer: Answer): void {
  const [path = ''] = target.split('?');
  if (!UNDER_CONTRACT.test(path)) return;
  const operation = operationAt(method, path);
  const asked = `${method} ${path} answered ${answer.status}`;
  if (answer.status === 304) return; // what the caller has is still right: nothing is sent
  assert.match(answer.headers.get('x-request-id') ?? '', UUID_V7, `${asked} without a request id`);
  assert.equal(answer.headers.get('api-version'), API_VERSION, `${asked} without its version`);
  if (operation) {
    assert.ok(operation.statuses.includes(answer.status), `${asked}, which it does not declare`);
    // what the parser refused was no request yet: nobody counted it
    if (answer.status < 500 && !UNREAD.test(answer.body.error?.message))
      assert.ok(answer.headers.get('ratelimit'), `${asked} without saying how many calls are left`);
  }
  if (answer.status >= 400) checkError(asked, answer);
  // a table or lines, where the caller would rather have them
  else if (operation && typeof answer.body !== 'string') checkSuccess(asked, operation, answer);
}

/** The operation that a request is for; undefined where there is none. */
export const operationAt = (method: string, path: string): Operation | undefined =>
  OPERATIONS.find((one) => matches(one.path, path) && one.method === method.toLowerCase());

const matches = (template: string, path: string): boolean =>
  new RegExp(`^${template.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(path);

function checkSuccess(asked: string, operation: Operation, answer: Answer): void {
  const { body, headers, status } = answer;
  const credits = operation.idempotent ? body.credits : null;
  const { accepted } = operation;
  const parsed = (status === 202 && accepted ? accepted : operation.answer).safeParse(body);
  assert.ok(
    parsed.success,
    `${asked} with a body that its schema refuses: ${parsed.error?.message ?? ''}`,
  );
  // what the schema does not know it leaves out: the two differ when a field is undeclared
  assert.deepEqual(body, parsed.data, `${asked} with a field that its schema does not know`);
  if (!credits) return;
  assert.equal(
    headers.get('x-credits-charged'),
    String(credits.charged),
    `${asked}: credits charged`,
  );
  assert.equal(
    headers.get('x-credits-remaining'),
    String(credits.remaining),
    `${asked}: credits remaining`,
  );
}

function checkError(asked: string, { body, status, headers }: Answer): void {
  const parsed = errorAnswer.strict().safeParse(body);
  assert.ok(
    parsed.success,
    `${asked} in a shape that is not that of errors: ${JSON.stringify(body)}`,
  );
  const { error, requestId } = parsed.data;
  assert.equal(
    ERRORS[error.code].status,
    status,
    `${asked} with the code ${error.code} of another status`,
  );
  assert.equal(
    requestId,
    headers.get('x-request-id'),
    `${asked} with another request id in its body`,
  );
  assert.doesNotMatch(
    error.message,
    /\n|select |insert |\bat \S+\.ts/i,
    `${asked} and leaked its inside`,
  );
}
