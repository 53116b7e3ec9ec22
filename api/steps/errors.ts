/** The one place that turns what went wrong into an answer. */
import { ZodError } from 'zod';
import { ApiError, docUrlOf, ERRORS } from '../../contract/errors.ts';
import { MB } from '../../contract/operation.ts';
import { isUnreachable } from '../../db/unreachable.ts';
import type { Issue } from '../../engine/refusal.ts';
import type { ApiContext, RequestState, Step } from '../route.ts';
import type { Services } from '../services.ts';

/**
 * Answers every error in the one error shape; only bugs are logged, with their whole chain of
 * causes.
 */
export const errors =
  ({ log }: Pick<Services, 'log'>): Step =>
  async (context, next) => {
    try {
      await next();
    } catch (thrown) {
      const error = toApiError(thrown, context.state, log);
      answer(context, error);
    }
  };

/** What went wrong as the interface tells it; noted in the state, and logged where it is a bug. */
export function toApiError(
  thrown: unknown,
  state: RequestState,
  log: Pick<Services, 'log'>['log'],
): ApiError {
  const error = asApiError(thrown, state);
  const told = { requestId: state.requestId, err: thrown };
  if (error.code === 'internal') log.error(told, 'internal error');
  else if (error.code === 'upstream_busy' && error !== thrown)
    log.error(told, 'the database did not answer');
  state.errorCode = error.code;
  const fault = faultOf(error);
  if (fault) state.fault = fault;
  return error;
}

function answer(context: ApiContext, error: ApiError): void {
  context.status = ERRORS[error.code].status;
  context.set({ ...retryAfter(error), ...error.headers });
  if (isLeftUnread(context)) closeGently(context);
  context.body = {
    error: {
      code: error.code,
      message: error.message,
      ...(error.details === undefined ? {} : { details: error.details }),
      docUrl: docUrlOf(error.code),
    },
    requestId: context.state.requestId,
  };
}

/**
 * The first fault for the operator's log: what a caller wrote may stand in quotes in it, or be a
 * name within a path, and is left out.
 */
function faultOf({ details }: ApiError): { path: string; message: string } | null {
  const issues: unknown = details?.['issues'];
  const [first] = (Array.isArray(issues) ? issues : []) as readonly Partial<Issue>[];
  if (!first?.path || !first.message) return null;
  const path = /^[A-Za-z\d.]{1,80}$/.test(first.path) ? first.path : '…';
  return { path, message: first.message.replaceAll(/"[^"]*"/g, '"…"').slice(0, MESSAGE_MAX) };
}
const MESSAGE_MAX = 160;

/** The rest of a large body is not read for the sake of the next request on its connection. */
function isLeftUnread({ req }: ApiContext): boolean {
  if (req.complete) return false;
  const { expect = '', 'content-length': bytes } = req.headers;
  return Number(bytes) > MB || /100-continue/i.test(expect);
}

/** What still comes is thrown away for so long, so that the client gets to read its answer. */
const LINGER_MS = 2000;

/** A connection that is closed with bytes unread is reset, and the answer may be lost with it. */
function closeGently(context: ApiContext): void {
  const { req } = context;
  const { socket } = req;
  context.set('Connection', 'close');
  socket.destroySoon = () => {
    socket.end();
    req.resume();
    const timer = setTimeout(() => socket.destroy(), LINGER_MS);
    socket.once('close', () => clearTimeout(timer));
  };
}

/** Whoever is told in the details when to come back is told so in the header too. */
function retryAfter({ details }: ApiError): Record<string, string> {
  const seconds = details?.['retryAfterSeconds'];
  return typeof seconds === 'number' ? { 'Retry-After': String(seconds) } : {};
}

function asApiError(thrown: unknown, state: RequestState): ApiError {
  if (thrown instanceof ApiError) return thrown;
  const { creditsCharged: charged = 0, operation } = state;
  if (charged === 0 && operation?.statuses.includes(503) && isUnreachable(thrown)) return away();
  if (thrown instanceof ZodError) return internal(charged);
  const status = statusOf(thrown);
  if (status === 413) return tooLarge();
  if (status !== undefined && status >= 400 && status < 500) {
    return new ApiError(
      'invalid_input',
      'The request could not be read. Check its path, headers and body.',
    );
  }
  return internal(charged);
}

const AWAY_RETRY_S = 5;

/** No bug: the database did not answer in time. */
const away = (): ApiError =>
  new ApiError(
    'upstream_busy',
    `The service cannot reach its database at this moment. Nothing was charged; try again in ${AWAY_RETRY_S} seconds.`,
    { retryAfterSeconds: AWAY_RETRY_S },
  );

/** A bug. What is charged is known: the routes that charge account for what goes wrong in them. */
const internal = (charged: number): ApiError =>
  new ApiError(
    'internal',
    charged === 0
      ? 'Something went wrong on our side. Nothing was charged; quote the request id to support.'
      : `Something went wrong on our side. ${charged} credits were charged: GET /v1/usage shows for what. Quote the request id to support.`,
  );

/** How large the body of an operation may be, and how a larger one gets smaller. */
export interface BodyLimit {
  bytesMax: number;
  lighter?: string;
  /** What is measured, where that is not the whole body. */
  what?: string;
}

/** 413; the connection is closed, since the rest of the body is not read. */
export function tooLarge(limit?: BodyLimit): ApiError {
  const close = { Connection: 'close' };
  if (!limit) return new ApiError('payload_too_large', 'The body is too large.', undefined, close);
  const { bytesMax, lighter, what = 'The body' } = limit;
  const message = `${what} is larger than the ${bytesMax / MB} MB (${bytesMax} bytes) that one call may have.`;
  const told = [message, ...(lighter === undefined ? [] : [lighter])].join(' ');
  return new ApiError('payload_too_large', told, { bytesMax }, close);
}

const statusOf = (thrown: unknown): number | undefined =>
  typeof thrown === 'object' &&
  thrown !== null &&
  'status' in thrown &&
  typeof thrown.status === 'number'
    ? thrown.status
    : undefined;
