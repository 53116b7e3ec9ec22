/**
 * One operation of the interface, described once: the router, the step table and the OpenAPI file
 * all read it.
 */
import type { z } from 'zod';
import type { CheckKind } from './evidence.ts';

export const SCOPES = [
  'classify',
  'calculate',
  'origin',
  'compliance',
  'settings',
  'account',
  'catalog',
] as const;
export type Scope = (typeof SCOPES)[number];

/**
 * `public`: no key. `key`: any key, also of a suspended workspace. `active`: any key of a workspace
 * that is not; the route says which scope it needs. A scope: a key that has it.
 */
export type Access = 'public' | 'key' | 'active' | Scope;

/**
 * A limit besides the general one: `max` calls in `windowS` seconds, counted per workspace under
 * `name`.
 */
export interface SpecialLimit {
  name: string;
  max: number;
  windowS: number;
  code: 'rate_limited' | 'quota_exceeded';
}

export interface Operation<
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Params extends z.ZodType = z.ZodType,
> {
  id: string;
  method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  /** Path as the interface writes it, parameters in braces: `/v1/catalog/products/{id}`. */
  path: string;
  group: string;
  summary: string;
  description: string;
  access: Access;
  /** Action of the price table that an operator can switch off. */
  action?: string;
  /** Takes `Idempotency-Key`: billable, or keeps evidence. */
  idempotent?: boolean;
  /** Takes `Idempotency-Key`: its whole answer is kept with the key, and a repeat gets it. */
  once?: true;
  /** Its writes in the database stand together with the answer, or not at all; work is begun after them. */
  whole?: true;
  /** Its items are charged, refunded and replayed each on its own. */
  batch?: true;
  /** Name of the list of a batch, whose faulty entries fail alone, where it is not `items`. */
  entries?: 'records';
  /** Costs nothing and keeps every call as evidence of this kind. */
  keeps?: CheckKind;
  /** Largest body in bytes; 1 MB unless a photo or a long list may come. */
  bodyBytesMax?: number;
  /**
   * Largest body whose length is announced, with its inline photos: `bodyBytesMax` then holds for
   * all beside them.
   */
  withPhotosBytesMax?: number;
  /** How a body that is larger gets smaller: a sentence of the 413. */
  lighterBody?: string;
  /** JSON values of the body at most, where they may be more than those of a usual request. */
  valuesMax?: number;
  /** Its body is read and checked in a thread: it would hold everybody up for a second. */
  thread?: 'bulk';
  /** A limit of its own, on top of the general one. */
  limit?: SpecialLimit;
  /** A form with a `file` and `options` as JSON may come in place of the body. */
  takesForm?: true;
  /** Parameters of the path, by the names in its braces. */
  params?: Params;
  query?: Query;
  body?: Body;
  answer: z.ZodType;
  /** The answer of status 202, where it is another one. */
  accepted?: z.ZodType;
  /** Types of an answer that is a file; JSON where there are none. */
  answerTypes?: readonly string[];
  /** Every status that the operation may answer with, the success first. */
  statuses: readonly [number, ...number[]];
  /** The answer may be a file of this type, for callers that accept it. */
  file?: 'application/pdf';
  /** The answer is the same for everybody and carries an ETag: caches may keep it. */
  cached?: boolean;
}

/**
 * Declares an operation and keeps the types of its parameters, query and body for the route that
 * answers it.
 */
export const operation = <
  Query extends z.ZodType = z.ZodNever,
  Body extends z.ZodType = z.ZodNever,
  Params extends z.ZodType = z.ZodNever,
>(
  declared: Operation<Query, Body, Params>,
): Operation<Query, Body, Params> => declared;

/** Whether all of its body may be left out: one that is empty then means its defaults. */
export const mayBeEmpty = ({ body }: Pick<Operation, 'body'>): boolean =>
  body?.safeParse({}).success === true;

export const MB = 1024 * 1024;

/** The status sets of the interface text. */
export const S1 = [200, 400, 401, 402, 403, 409, 413, 429, 500, 502, 503, 504] as const;
export const S2 = [200, 400, 401, 403, 413, 429, 500] as const;
export const PUBLIC = [200, 400, 429, 500] as const;
export const PUBLIC_RECORD = [200, 400, 404, 429, 500] as const;
