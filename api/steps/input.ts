/**
 * Reads and validates what was sent: path, query, body, idempotency key. Past these steps types are
 * trusted.
 */
import { isUtf8 } from 'node:buffer';
import { parse } from '@hapi/bourne';
import { text as readText } from 'co-body';
import type { Context } from 'koa';
import type { z } from 'zod';
import { ApiError, invalidInput } from '../../contract/errors.ts';
import { MB, type Operation } from '../../contract/operation.ts';
import type { Issue } from '../../engine/refusal.ts';
import type { Step } from '../route.ts';
import { type BatchSchema, parsedBatch } from './batchBody.ts';
import { tooLarge } from './errors.ts';
import { unreadable } from './jsonShape.ts';
import { unstorable } from './unstorable.ts';

/** Parses the parameters of the path by the operation's schema. */
export const parseParams =
  (operation: Operation): Step =>
  async (context, next) => {
    if (operation.params) context.state.params = parsed(operation.params, { ...context['params'] });
    await next();
  };

/** Parses the query string by the operation's schema. */
export const parseQuery =
  (operation: Operation): Step =>
  async (context, next) => {
    if (operation.query) context.state.query = parsed(operation.query, { ...context.query });
    await next();
  };

/** Reads a JSON body up to the operation's limit and parses it by its schema. */
export const parseBody = (operation: Operation): Step => {
  const { body: schema } = operation;
  const bytesMax = operation.bodyBytesMax ?? MB;
  return async (context, next) => {
    if (schema) {
      if (!context.is('json', '+json') || !UTF8.test(context.request.charset)) throw notJsonType();
      if (Number(context.get('content-length')) > bytesMax) throw tooLarge(bytesMax);
      const sent = await readJson(context, bytesMax);
      context.state.sentBody = sent;
      const fault = unstorable(sent);
      if (fault) throw invalidInput([fault]);
      context.state.body = operation.batch
        ? parsedItems(schema as BatchSchema, sent)
        : parsed(schema, sent);
    }
    await next();
  };
};

/**
 * A field named `__proto__`, which would change the object itself, is left out like any unknown
 * one.
 */
async function readJson(context: Context, bytesMax: number): Promise<unknown> {
  const sent = await textOf(context, bytesMax);
  const fault = unreadable(sent);
  if (fault) throw invalidInput([fault]);
  if (sent === '') return {};
  if (!OBJECT_OR_LIST.test(sent)) throw notJson();
  try {
    return parse(sent, { protoAction: 'remove' });
  } catch {
    throw notJson();
  }
}

async function textOf(context: Context, bytesMax: number): Promise<string> {
  const bytes = await bytesOf(context, bytesMax);
  if (!isUtf8(bytes)) throw notUtf8();
  return bytes.toString('utf8').replace(/^\ufeff/, '');
}

/**
 * The bytes as they came: what is no UTF-8 would else be read as other letters, and be taken for
 * what was meant.
 */
async function bytesOf(context: Context, bytesMax: number): Promise<Buffer> {
  try {
    // unknown to its types: it then gives the bytes
    const undecoded = { limit: bytesMax, encoding: null as never };
    const bytes: unknown = await readText(context, undecoded);
    return bytes as Buffer;
  } catch (cause) {
    const status = cause instanceof Error && 'status' in cause ? cause.status : null;
    if (status === 413) throw tooLarge(bytesMax);
    if (status === 415) throw unknownEncoding();
    throw context.get('content-encoding') ? notUnpacked() : notJson();
  }
}

const OBJECT_OR_LIST = /^[\t\n\r ]*[[{]/;
/** JSON is written in UTF-8 (RFC 8259, 8.1); another charset would be read as other letters. */
const UTF8 = /^(?:utf-?8|us-ascii)?$/i;
const notJson = (): ApiError => invalidInput([{ path: 'body', message: 'must be a JSON object' }]);
const unknownEncoding = (): ApiError =>
  invalidInput([
    {
      path: 'Content-Encoding',
      message: 'must be one of gzip, deflate, br, identity',
      allowed: ['gzip', 'deflate', 'br', 'identity'],
    },
  ]);
const notUnpacked = (): ApiError =>
  invalidInput([{ path: 'body', message: 'cannot be unpacked as its Content-Encoding says' }]);
const notUtf8 = (): ApiError =>
  invalidInput([{ path: 'body', message: 'is not UTF-8: encode it as such, and send it again' }]);
const notJsonType = (): ApiError =>
  invalidInput([
    { path: 'Content-Type', message: 'send a JSON body in UTF-8', allowed: ['application/json'] },
  ]);

function parsed(schema: z.ZodType, value: unknown): unknown {
  const result = schema.safeParse(value, { reportInput: true });
  if (result.success) return result.data;
  throw invalidInput(issuesOf(result.error.issues));
}

/** Of a batch an item that is not valid is no fault of the call. */
function parsedItems(schema: BatchSchema, value: unknown): unknown {
  const result = schema.safeParse(value, { reportInput: true });
  if (result.success) return result.data;
  const body = parsedBatch(schema, value, result.error.issues, issuesOf);
  if (body === null) throw invalidInput(issuesOf(result.error.issues));
  return body;
}

function issuesOf(faults: readonly Fault[]): Issue[] {
  const issues = faults.slice(0, ISSUES_MAX + 1).flatMap(toIssues);
  if (issues.length <= ISSUES_MAX) return issues;
  const rest = { path: 'body', message: `has more faults than these ${ISSUES_MAX}` };
  return [...issues.slice(0, ISSUES_MAX), rest];
}

/** Faults that one answer names: each entry of a long list may have some. */
const ISSUES_MAX = 200;

type Fault = z.core.$ZodIssue;

/** One issue of the validator in our words; a failed union speaks for its most specific branch. */
function toIssues(fault: Fault): Issue[] {
  if (fault.code === 'invalid_union') {
    const branch = fault.errors.toSorted((a, b) => depth(b) - depth(a))[0] ?? [];
    if (branch.length > 0)
      return branch.flatMap((inner) =>
        toIssues({ ...inner, path: [...fault.path, ...inner.path] }),
      );
  }
  const path = fault.path.map(String).join('.') || 'body';
  if (fault.code === 'invalid_value') {
    const allowed = fault.values.map(String);
    return [{ path, message: `must be one of ${allowed.join(', ')}`, allowed }];
  }
  if (fault.code === 'too_big')
    return [{ path, message: `must be at most ${fault.maximum}${unitOf(fault.origin)}` }];
  if (fault.code === 'too_small')
    return [
      {
        path,
        message: `must be ${fault.inclusive === false ? 'more than' : 'at least'} ${fault.minimum}${unitOf(fault.origin)}`,
      },
    ];
  if (fault.code === 'invalid_type' && fault.input === undefined)
    return [{ path, message: 'is required' }];
  const [expected = ''] = fault.message.split(', received ');
  return [{ path, message: expected.replace(/^Invalid input: expected/, 'must be of type') }];
}

const unitOf = (origin: string): string =>
  origin === 'string' ? ' characters long' : origin === 'array' ? ' items long' : '';

const depth = (issues: readonly Fault[]): number =>
  Math.max(0, ...issues.map((issue) => (issue.code === 'custom' ? 2 : 1)));

const KEY = /^[!-~]{1,255}$/; // visible ASCII

/** Takes the idempotency key of an operation that honours one. */
export const idempotencyKey =
  (operation: Operation): Step =>
  async (context, next) => {
    const sent = context.req.headers['idempotency-key'];
    context.state.idempotencyKey = null;
    if (operation.idempotent && sent !== undefined) {
      if (typeof sent !== 'string' || !KEY.test(sent)) {
        throw invalidInput([
          { path: 'Idempotency-Key', message: 'must be 1 to 255 visible ASCII characters' },
        ]);
      }
      context.state.idempotencyKey = sent;
    }
    await next();
  };
