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
import { countryNamed } from '../../edition/lookup/countryNamed.ts';
import type { Issue } from '../../engine/refusal.ts';
import { BodyBroken, liftBody, TextTooLarge } from '../lifting/liftBody.ts';
import type { LiftedPhotos } from '../lifting/liftedPhotos.ts';
import type { ApiContext, Step } from '../route.ts';
import { type BatchSchema, parsedBatch } from './batchBody.ts';
import { type BodyLimit, tooLarge } from './errors.ts';
import { bodyOfForm } from './form.ts';
import type { Services } from '../services.ts';
import { issuesOf, type Sent } from './faults.ts';
import { jsonFault } from './jsonFault.ts';
import { isAnnounced, isLarge } from './largeBody.ts';
import { unreadable } from './jsonShape.ts';
import { unstorable } from './unstorable.ts';

/** What tells what was meant by a value that is refused. */
type Reading = Pick<Services, 'editions'>;
type BodyReading = Pick<Services, 'editions' | 'largeBodies'>;

/** Parses the parameters of the path by the operation's schema. */
export const parseParams =
  ({ params: schema }: Operation, reading: Reading): Step =>
  async (context, next) => {
    if (schema) context.state.params = parsed(schema, { ...context['params'] }, reading);
    await next();
  };

/** Parses the query string by the operation's schema. */
export const parseQuery =
  ({ query: schema }: Operation, reading: Reading): Step =>
  async (context, next) => {
    if (schema) context.state.query = parsed(schema, { ...context.query }, reading);
    await next();
  };

/** Reads a JSON body up to the operation's limit and parses it by its schema. */
export const parseBody = (operation: Operation, reading: BodyReading): Step => {
  const { body: schema, bodyBytesMax: bytesMax = MB, lighterBody: lighter } = operation;
  const limit = { bytesMax, ...(lighter === undefined ? {} : { lighter }) };
  return async (context, next) => {
    if (schema) {
const isForm = operation.takesForm === true && context.is('multipart/form-data') !== false;
      const isJson = context.is('json', '+json') && UTF8.test(context.request.charset);
      if (!isForm && !isJson) throw notJsonType();
      const most = mostOf(context, operation, limit);
      if (Number(context.get('content-length')) > most.bytesMax) throw tooLarge(most);
      goOn(context);
      const sent = isForm
        ? await readForm(context, most)
        : isLarge(context.req, operation)
          ? await readLifted(context, { ...limit, what: BESIDE_PHOTOS }, reading)
          : jsonOf(await textOf(context, most), null);
      context.state.sentBody = sent;
      const fault = unstorable(sent);
      if (fault) throw invalidInput([fault]);
      context.state.body = operation.batch
        ? parsedItems(schema as BatchSchema, sent, reading)
        : parsed(schema, sent, reading);
    }
    await next();
  };
};

const BESIDE_PHOTOS = 'Beside its inline photos the body';

const readForm = async (context: ApiContext, limit: BodyLimit): Promise<unknown> =>
  bodyOfForm(await bytesOf(context, limit), context.get('content-type'));

/** How large the body may be as it is sent. */
function mostOf({ req }: Context, { withPhotosBytesMax }: Operation, limit: BodyLimit): BodyLimit {
  if (withPhotosBytesMax === undefined) return limit;
  return isAnnounced(req)
    ? { ...limit, bytesMax: withPhotosBytesMax }
    : { ...limit, what: 'The body, packed or without Content-Length,' };
}

/** A client that waits to be told sends its body only now. */
function goOn({ req, res }: ApiContext): void {
  if (/100-continue/i.test(req.headers.expect ?? '')) res.writeContinue();
}

/** The same of a body whose photos go to the disk while it arrives. */
async function readLifted(
  context: ApiContext,
  limit: BodyLimit,
  { largeBodies }: BodyReading,
): Promise<unknown> {
  try {
    const { text, photos } = await liftBody(context.req, limit.bytesMax, largeBodies.folder);
    context.state.lifted = photos; // closed by the step that let it in
    return jsonOf(utf8Of(text), photos);
  } catch (cause) {
    if (cause instanceof TextTooLarge) throw tooLarge(limit);
    if (cause instanceof BodyBroken) throw notJson();
    throw cause;
  }
}

/**
 * A field named `__proto__`, which would change the object itself, is left out like any unknown
 * one.
 */
function jsonOf(sent: string, lifted: LiftedPhotos | null): unknown {
  const fault = unreadable(sent);
  if (fault) throw invalidInput([fault]);
  if (sent === '') return {};
  if (!OBJECT_OR_LIST.test(sent)) throw COMMENT.test(sent) ? faultyJson(sent, lifted) : notJson();
  try {
    return parse(sent, { protoAction: 'remove' });
  } catch {
    throw faultyJson(sent, lifted);
  }
}

const textOf = async (context: Context, limit: BodyLimit): Promise<string> =>
  utf8Of(await bytesOf(context, limit));

function utf8Of(bytes: Buffer): string {
  if (!isUtf8(bytes)) throw notUtf8();
  return bytes.toString('utf8').replace(/^\ufeff/, '');
}

/**
 * The bytes as they came: what is no UTF-8 would else be read as other letters, and be taken for
 * what was meant.
 */
async function bytesOf(context: Context, limit: BodyLimit): Promise<Buffer> {
  try {
    // unknown to its types: it then gives the bytes
    const undecoded = { limit: limit.bytesMax, encoding: null as never };
    const bytes: unknown = await readText(context, undecoded);
    return bytes as Buffer;
  } catch (cause) {
    const status = cause instanceof Error && 'status' in cause ? cause.status : null;
    if (status === 413) throw tooLarge(limit);
    if (status === 415) throw unknownEncoding();
    throw context.get('content-encoding') ? notUnpacked() : notJson();
  }
}

const OBJECT_OR_LIST = /^[\t\n\r ]*[[{]/;
const COMMENT = /^[\t\n\r ]*[/#]/;
/** JSON is written in UTF-8 (RFC 8259, 8.1); another charset would be read as other letters. */
const UTF8 = /^(?:utf-?8|us-ascii)?$/i;
const notJson = (): ApiError => invalidInput([{ path: 'body', message: 'must be a JSON object' }]);

/** Where a text is no JSON, as it was sent: photos that were lifted out of its line count too. */
function faultyJson(sent: string, lifted: LiftedPhotos | null): ApiError {
  const fault = jsonFault(sent);
  if (!fault) return notJson();
  const { line, what, at } = fault;
  const column = fault.column + (lifted?.liftedBetween(sent, at + 1 - fault.column, at) ?? 0);
  const message = `is no JSON at line ${line}, column ${column}: ${what}`;
  return invalidInput([{ path: 'body', message }], { line, column });
}

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

function parsed(schema: z.ZodType, value: unknown, reading: Reading): unknown {
  const result = schema.safeParse(value, { reportInput: true });
  if (result.success) return result.data;
  throw invalidInput(inWords(result.error.issues, value, reading));
}

/** Of a batch an item that is not valid is no fault of the call. */
function parsedItems(schema: BatchSchema, value: unknown, reading: Reading): unknown {
  const result = schema.safeParse(value, { reportInput: true });
  if (result.success) return result.data;
  const { issues } = result.error;
  const body = parsedBatch(schema, value, issues, (own) => inWords(own, value, reading));
  if (body === null) throw invalidInput(inWords(issues, value, reading));
  return body;
}

/** The faults of what was sent, in our words. */
function inWords(
  faults: readonly z.core.$ZodIssue[],
  value: unknown,
  { editions }: Reading,
): Issue[] {
  const sent = { value, countryNamed: (text: string) => countryNamed(text, editions.current) };
  const issues = firstOfEach(faults, sent);
  if (issues.length <= ISSUES_MAX) return issues;
  const rest = { path: 'body', message: `has more faults than these ${ISSUES_MAX}` };
  return [...issues.slice(0, ISSUES_MAX), rest];
}

/** What is no date is no calendar date either: the first fault of a field is its cause. */
function firstOfEach(faults: readonly z.core.$ZodIssue[], sent: Sent): Issue[] {
  const issues = new Map<string, Issue>();
  for (const fault of faults) {
    for (const issue of issuesOf(fault, sent))
      if (!issues.has(issue.path)) issues.set(issue.path, issue);
    if (issues.size > ISSUES_MAX) break;
  }
  return [...issues.values()];
}

/** Faults that one answer names: each entry of a long list may have some. */
const ISSUES_MAX = 200;

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
