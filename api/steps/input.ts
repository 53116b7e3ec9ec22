/**
 * Reads and validates what was sent: path, query, body, idempotency key. Past these steps types are
 * trusted.
 */
import { text as readText } from 'co-body';
import type { IncomingMessage } from 'node:http';
import type { Context } from 'koa';
import type { z } from 'zod';
import { ApiError, invalidInput } from '../../contract/errors.ts';
import { MB, mayBeEmpty, type Operation } from '../../contract/operation.ts';
import { countryLike, countryNamed } from '../../edition/lookup/countryNamed.ts';
import type { Issue } from '../../engine/refusal.ts';
import { readBulkBody } from '../bulk/body.ts';
import { BodyBroken, liftBody, TextTooLarge } from '../lifting/liftBody.ts';
import type { ApiContext, AskedStep, RequestState, Step } from '../route.ts';
import { type BatchSchema, parsedBatch } from './batchBody.ts';
import { type BodyLimit, tooLarge } from './errors.ts';
import { bodyOfForm } from './form.ts';
import type { Services } from '../services.ts';
import { boundedIssues, firstOfEach } from './faults.ts';
import { jsonOf, notJson, textOf } from './json.ts';
import { isAnnounced, isLarge } from './largeBody.ts';
import { knownEntries, requireKnown } from './unknownFields.ts';
import { unstorable } from './unstorable.ts';

/** What tells what was meant by a value that is refused. */
type Reading = Pick<Services, 'editions'>;
type BodyReading = Pick<Services, 'editions' | 'largeBodies'>;

/** Parses the parameters of the path by the operation's schema. */
export const parseParams =
  ({ params: schema }: Operation, reading: Reading): AskedStep =>
  async (context, next) => {
    if (schema) context.state.params = parsed(schema, { ...context.params }, reading);
    await next();
  };

/** Parses the query string by the operation's schema. */
export const parseQuery =
  (operation: Operation, reading: Reading): AskedStep =>
  async (context, next) => {
    const { query: schema } = operation;
    if (schema) {
      const sent = { ...context.query };
      context.state.query = known(operation, schema, sent, parsed(schema, sent, reading));
    }
    await next();
  };

/** Reads a JSON body up to the operation's limit. */
export const readBody = (operation: Operation, reading: BodyReading): Step => {
  const { body: schema, bodyBytesMax: bytesMax = MB, lighterBody: lighter } = operation;
  const shape = operation.valuesMax === undefined ? {} : { valuesMax: operation.valuesMax };
  const limit = { bytesMax, ...(lighter === undefined ? {} : { lighter }) };
  const isOptional = mayBeEmpty(operation);
  return async (context, next) => {
    if (schema && isOptional && isEmpty(context.req)) {
      context.state.sentBody = {};
      context.state.body = parsed(schema, {}, reading);
    } else if (schema) {
      const isForm = operation.takesForm === true && context.is('multipart/form-data') !== false;
      const isJson = context.is('json', '+json') && UTF8.test(context.request.charset);
      if (!isForm && !isJson) throw notJsonType();
      const most = mostOf(context, operation, limit);
      if (Number(context.get('content-length')) > most.bytesMax) throw tooLarge(most);
      goOn(context);
      if (operation.thread) context.state.bodyBytes = await bytesOf(context, most);
      else
        context.state.sentBody = isForm
          ? await readForm(context, most)
          : isLarge(context.req, operation)
            ? await readLifted(context, { ...limit, what: BESIDE_PHOTOS }, reading)
            : jsonOf(textOf(await bytesOf(context, most)), shape);
    }
    await next();
  };
};

/** Parses the body that was read by the operation's schema. */
export const checkBody =
  (operation: Operation, reading: Reading): AskedStep =>
  async ({ state }, next) => {
    const { body: schema } = operation;
    if (schema && operation.thread) await checkInThread(state);
    else if (schema) {
      const { sentBody: sent } = state;
      const fault = unstorable(sent);
      if (fault) throw invalidInput([fault]);
      state.body = operation.batch
        ? parsedEntries(operation, schema as BatchSchema, sent, reading)
        : known(operation, schema, sent, parsed(schema, sent, reading));
    }
    await next();
  };

/** Whether a request comes without a body (RFC 9112, 6.3), whatever it says its type is. */
const isEmpty = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] === undefined && Number(headers['content-length'] ?? 0) === 0;

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

/** The bytes of a body that is no operation's. Throws 413 beyond its limit. */
export function readBytes(context: ApiContext, limit: BodyLimit): Promise<Buffer> {
  if (Number(context.get('content-length')) > limit.bytesMax) throw tooLarge(limit);
  goOn(context);
  return bytesOf(context, limit);
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
    return jsonOf(textOf(text), { lifted: photos });
  } catch (cause) {
    if (cause instanceof TextTooLarge) throw tooLarge(limit);
    if (cause instanceof BodyBroken) throw notJson();
    throw cause;
  }
}

async function checkInThread(state: RequestState): Promise<void> {
  const { body, sent } = await readBulkBody(state.bodyBytes ?? Buffer.alloc(0));
  delete state.bodyBytes;
  state.sentBody = sent;
  state.body = body;
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

/** JSON is written in UTF-8 (RFC 8259, 8.1); another charset would be read as other letters. */
const UTF8 = /^(?:utf-?8|us-ascii)?$/i;
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
const notJsonType = (): ApiError =>
  invalidInput([
    { path: 'Content-Type', message: 'send a JSON body in UTF-8', allowed: ['application/json'] },
  ]);

/** What was read, where it is all of what was sent. */
function known(operation: Operation, schema: z.ZodType, sent: unknown, read: unknown): unknown {
  requireKnown(operation, schema, sent, read);
  return read;
}

function parsed(schema: z.ZodType, value: unknown, reading: Reading): unknown {
  const result = schema.safeParse(value, { reportInput: true });
  if (result.success) return result.data;
  throw invalidInput(inWords(result.error.issues, value, reading));
}

function parsedEntries(
  operation: Operation,
  schema: BatchSchema,
  sent: unknown,
  reading: Reading,
): unknown {
  const { entries: name = 'items' } = operation;
  return knownEntries(operation, { schema, name }, sent, parsedItems(schema, name, sent, reading));
}

/** Of a batch an item that is not valid is no fault of the call. */
function parsedItems(schema: BatchSchema, list: string, value: unknown, reading: Reading): unknown {
  const result = schema.safeParse(value, { reportInput: true });
  if (result.success) return result.data;
  const { issues } = result.error;
  const body = parsedBatch(schema, list, value, issues, (own) => inWords(own, value, reading));
  if (body === null) throw invalidInput(inWords(issues, value, reading));
  return body;
}

/** The faults of what was sent, in our words. */
function inWords(
  faults: readonly z.core.$ZodIssue[],
  value: unknown,
  { editions }: Reading,
): Issue[] {
  const sent = {
    value,
    countryNamed: (text: string) => countryNamed(text, editions.current),
    countryLike: (text: string) => countryLike(text, editions.current),
  };
  return boundedIssues(firstOfEach(faults, sent));
}

const KEY = /^[!-~]{1,255}$/; // visible ASCII

/** Takes the idempotency key of an operation that honours one. */
export const idempotencyKey =
  (operation: Operation): Step =>
  async (context, next) => {
    const sent = context.req.headers['idempotency-key'];
    context.state.idempotencyKey = null;
    if ((operation.idempotent || operation.once) && sent !== undefined) {
      context.state.idempotencyKey = requireKeyText(sent, 'Idempotency-Key');
    }
    await next();
  };

/** An idempotency key. Throws 400 at `path` on what is none. */
export function requireKeyText(sent: unknown, path: string): string {
  if (typeof sent === 'string' && KEY.test(sent)) return sent;
  throw invalidInput([{ path, message: 'must be 1 to 255 visible ASCII characters' }]);
}
