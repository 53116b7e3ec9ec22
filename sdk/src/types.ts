/** What each operation takes and answers, read off the description. */
import type { OPERATIONS, OperationId } from './generated/operations.ts';
import type { operations } from './generated/schema.ts';

type Described<Id extends OperationId> = operations[Id];
type Of<Value, Name extends PropertyKey> = Value extends { [Own in Name]?: infer Found }
  ? NonNullable<Found>
  : never;
type Json<Value> = Of<Of<Value, 'content'>, 'application/json'>;

type PathOf<Id extends OperationId> = Of<Of<Described<Id>, 'parameters'>, 'path'>;
type QueryOf<Id extends OperationId> = Of<Of<Described<Id>, 'parameters'>, 'query'>;
type OrNothing<Value> = [Value] extends [never] ? unknown : Value;

/** The parameters of the address: those of the path and of the query. */
export type ParamsOf<Id extends OperationId> = OrNothing<PathOf<Id>> & OrNothing<QueryOf<Id>>;
/** The body that is sent. */
export type BodyOf<Id extends OperationId> = Json<Of<Described<Id>, 'requestBody'>>;

type Responses<Id extends OperationId> = Of<Described<Id>, 'responses'>;
/** The JSON that is answered, of every status below 300. */
export type AnswerOf<Id extends OperationId> =
  | Json<Of<Responses<Id>, 200>>
  | Json<Of<Responses<Id>, 201>>
  | Json<Of<Responses<Id>, 202>>;

export interface CallOptions {
  /** Of a call that is safe to repeat. Made for each call where it is left out. */
  idempotencyKey?: string;
  /** Gives the call up, its repetitions included. */
  signal?: AbortSignal;
}

type Table = typeof OPERATIONS;
type IsTrue<Id extends OperationId, Name extends string> = Table[Id] extends { [Own in Name]: true }
  ? true
  : false;
/** Whether all parameters may be left out. */
type Optional<Value> = object extends Value ? true : false;

/** How an operation is called: parameters of the address first, where there are any, then the body. */
export type Method<Id extends OperationId> =
  IsTrue<Id, 'params'> extends true
    ? IsTrue<Id, 'body'> extends true
      ? (params: ParamsOf<Id>, body: BodyOf<Id>, options?: CallOptions) => Promise<AnswerOf<Id>>
      : Optional<ParamsOf<Id>> extends true
        ? (params?: ParamsOf<Id>, options?: CallOptions) => Promise<AnswerOf<Id>>
        : (params: ParamsOf<Id>, options?: CallOptions) => Promise<AnswerOf<Id>>
    : IsTrue<Id, 'body'> extends true
      ? (body: BodyOf<Id>, options?: CallOptions) => Promise<AnswerOf<Id>>
      : (options?: CallOptions) => Promise<AnswerOf<Id>>;

/** Every operation by its name in the description. */
export type Methods = { readonly [Id in OperationId]: Method<Id> };

/** Operations that answer in pages. */
export type PagedId = {
  [Id in OperationId]: Table[Id] extends { paged: true } ? Id : never;
}[OperationId];
/** An entry of a list. */
export type RowOf<Id extends PagedId> =
  AnswerOf<Id> extends { data: readonly (infer Row)[] } ? Row : never;

/** Operations whose answer may be a file. */
export type FileId = {
  [Id in OperationId]: Table[Id] extends { file: string } ? Id : never;
}[OperationId];
