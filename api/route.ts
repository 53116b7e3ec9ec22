/** A route: an operation of the contract and the function that answers it. */
import type { Readable } from 'node:stream';
import type { Context } from 'koa';
import type { z } from 'zod';
import type { ErrorCode } from '../contract/errors.ts';
import type { Operation } from '../contract/operation.ts';
import type { Window } from '../db/store/rateLimit.ts';
import type { Principal } from '../db/store/workspaces.ts';
import type { LiftedPhotos } from './lifting/liftedPhotos.ts';
import type { Services } from './services.ts';

/** What a route gets: everything below it is parsed and allowed. */
export interface Call<Query = unknown, Body = unknown, Params = unknown> {
  operation: Operation;
  requestId: string;
  /** Parameters of the path. */
  params: Params;
  query: Query;
  body: Body;
  /** The body as it was sent, for what the interface does not know. */
  sentBody: unknown;
  services: Services;
  /** Null on public operations only. */
  principal: Principal | null;
  idempotencyKey: string | null;
  /** The type of these that the caller would rather have; false when none. */
  accepts: (types: readonly string[]) => string | false;
  /** A signal that aborts when the client has gone, or has its answer: made for whoever waits. */
  gone: () => AbortSignal;
  /** The photos of a large body, for which tokens stand in it. */
  lifted: LiftedPhotos | null;
  /** Whether the caller wants the file of an operation that has one. */
  acceptsFile: boolean;
  /** Only what it would cost is asked: nothing is done. */
  dryRun: boolean;
  /** W3C trace context of the caller, for its workflow; null where there is none. */
  trace: string | null;
}

/** A call with a key behind it. */
export type KeyedCall<Query = unknown, Body = unknown, Params = unknown> = Call<
  Query,
  Body,
  Params
> & {
  principal: Principal;
};

export interface Answer {
  status?: number;
  body?: unknown;
  /** It was given before, under the same idempotency key. */
  replayed?: true;
  /** Further headers. */
  headers?: Readonly<Record<string, string>>;
  /** In the place of a body: what is sent piece by piece, in this media type; a file has a name. */
  stream?: { type: string; pieces: Readable; fileName?: string };
  /** The body as JSON, where it is printed already. */
  printed?: string;
  /** The body as a file, for who asked for one. */
  file?: { content: Buffer; type: string; name: string; headers: Readonly<Record<string, string>> };
  /** Of a billable answer. */
  credits?: { charged: number; remaining: number | null; replayed: boolean };
  /**
   * Of an answer that is the same for everybody: what tells it from an older one, without quotation
   * marks.
   */
  etag?: string;
  /** Done once all that was written stands with its key: where it fails, others make it good. */
  afterwards?: () => Promise<void>;
}

export interface Route {
  operation: Operation;
  handle: (call: Call) => Promise<Answer>;
}

/** Binds a public operation to its answer. */
export const publicRoute = <Q extends z.ZodType, B extends z.ZodType, P extends z.ZodType>(
  operation: Operation<Q, B, P>,
  handle: (call: Call<z.output<Q>, z.output<B>, z.output<P>>) => Promise<Answer>,
): Route => ({
  operation,
  // the steps parsed parameters, query and body with the schemas of this very operation
  handle: (call) => handle(call as Call<z.output<Q>, z.output<B>, z.output<P>>),
});

/** Binds an operation that needs a key to its answer. */
export const keyedRoute = <Q extends z.ZodType, B extends z.ZodType, P extends z.ZodType>(
  operation: Operation<Q, B, P>,
  handle: (call: KeyedCall<z.output<Q>, z.output<B>, z.output<P>>) => Promise<Answer>,
): Route =>
  publicRoute(operation, (call) => {
    if (!call.principal) throw new Error(`Bug: ${operation.id} was reached without a key`);
    return handle({ ...call, principal: call.principal });
  });

/** What the steps of one request know; lives in `ctx.state`. */
export interface RequestState {
  requestId: string;
  startedAt: number;
  /** Address of what is no REST operation, and what the log says of it. */
  door?: string;
  operation?: Operation;
  principal?: Principal | null;
  /** The rate window of the key; null where there is none. */
  window?: Window | null;
  sentBody?: unknown;
  /** The body as it was sent, where it is read and checked in a thread. */
  bodyBytes?: Buffer;
  params?: unknown;
  query?: unknown;
  body?: unknown;
  lifted?: LiftedPhotos;
  idempotencyKey?: string | null;
  errorCode?: ErrorCode;
  /** The first fault of a request that is not valid: its field, and what is wrong with it. */
  fault?: Readonly<Record<'path' | 'message', string>>;
  /** What the last of the steps came to. */
  answer?: Answer;
  replayed?: boolean;
  creditsCharged?: number;
}

/** What is asked, whatever brought it: a request by HTTP, or a tool of the agent endpoint. */
export interface Asked {
  state: RequestState;
  /** Parameters of the path as they were sent. */
  params: Readonly<Record<string, unknown>>;
  query: Readonly<Record<string, unknown>>;
  /** States a header of the answer. */
  set: (name: string, value: string) => void;
}
export type AskedStep = (asked: Asked, next: () => Promise<void>) => Promise<void>;

export type ApiContext = Context & Asked;
export type Step = (context: ApiContext, next: () => Promise<void>) => Promise<void>;

/** Aborts when the connection of a request is closed. */
export function goneOf({ res }: ApiContext): AbortSignal {
  const gone = new AbortController();
  if (res.closed) gone.abort();
  else res.once('close', () => gone.abort());
  return gone.signal;
}
