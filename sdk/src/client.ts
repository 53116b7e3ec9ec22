/** One method for each operation of the description, and lists row by row. */
import { ConnectionFailed, LandfallError, mayRepeat, NotTheService, waitMs } from './errors.ts';
import { OPERATIONS, type OperationId } from './generated/operations.ts';
import type { BodyOf, CallOptions, FileId, Methods, PagedId, ParamsOf, RowOf } from './types.ts';

export interface LandfallOptions {
  /** Where the service is: `https://customs.example`. */
  baseUrl: string;
  /** An API key; without one only public operations answer. */
  key?: string;
  /** Repetitions of a call that may end better: 3. */
  repetitionsMax?: number;
  /** Time for one try: 60 seconds. */
  timeoutMs?: number;
  /** Longest wait before a repetition; what asks for more fails at once: 60 seconds. */
  waitMsMax?: number;
  /** In the place of the fetch of this runtime. */
  fetch?: (request: Request) => Promise<Response>;
  /** Is told every answer, also one that is thrown. */
  onAnswer?: (answer: { operation: OperationId; response: Response }) => void;
  /** In the place of a timer. */
  wait?: (ms: number, signal?: AbortSignal) => Promise<void>;
}

export interface Landfall extends Methods {
  /** Every entry of a list, page by page; stop with `break`. */
  readonly each: <Id extends PagedId>(
    id: Id,
    params?: Partial<ParamsOf<Id>>,
    options?: CallOptions,
  ) => AsyncGenerator<RowOf<Id>, void, void>;
  /** The answer of an operation as a file: a document as PDF, results as CSV. */
  readonly file: <Id extends FileId>(
    id: Id,
    input: [BodyOf<Id>] extends [never] ? ParamsOf<Id> : BodyOf<Id>,
    options?: CallOptions & { type?: string },
  ) => Promise<Uint8Array<ArrayBuffer>>;
}

/** What the table of operations says of one. */
interface Row {
  method: string;
  path: string;
  params?: true;
  body?: true;
  /** Takes an idempotency key. */
  keyed?: true;
  paged?: true;
  /** Media type of its file. */
  file?: string;
}

/**
 * A client. Its methods resolve to the JSON of the answer and throw `LandfallError`,
 * `ConnectionFailed` where there is no answer, or `NotTheService` where it is none of Landfall's.
 * Calls that may safely be sent again are.
 */
export function landfall(options: LandfallOptions): Landfall {
  const methods = Object.fromEntries(
    Object.keys(OPERATIONS).map((name) => {
      const id = name as OperationId; // a key of the table
      return [id, (...words: unknown[]) => json(send(options, id, wordsOf(id, words)))];
    }),
  );
  const client = {
    ...methods,
    each: (id: PagedId, params: Params = {}, call: CallOptions = {}) =>
      eachRow(options, id, params, call),
    file: async (
      id: FileId,
      input: Params,
      { type, ...call }: CallOptions & { type?: string } = {},
    ) => {
      const row: Row = OPERATIONS[id];
      const accept = type ?? row.file ?? '';
      const words = row.body ? { body: input, call } : { params: input, call };
      const response = await send(options, id, { ...words, accept });
      if (/^text\/html\b/.test(response.headers.get('content-type') ?? ''))
        throw new NotTheService(response);
      return new Uint8Array(await response.arrayBuffer());
    },
  };
  return client as unknown as Landfall; // its methods are those of the table
}

type Params = Readonly<Record<string, unknown>>;

interface Words {
  params?: Params;
  body?: unknown;
  call: CallOptions;
  accept?: string;
}

/** The words of a method, by what its operation takes. */
function wordsOf(id: OperationId, words: readonly unknown[]): Words {
  const row: Row = OPERATIONS[id];
  const left = [...words];
  const params = row.params ? (left.shift() as Params | undefined) : undefined;
  const body = row.body ? left.shift() : undefined;
  return { params: params ?? {}, body, call: left.shift() ?? {} };
}

async function json(answered: Promise<Response>): Promise<unknown> {
  const response = await answered;
  return response.json().catch((cause: unknown) => {
    if (cause instanceof SyntaxError) throw new NotTheService(response, { cause });
    throw cause;
  });
}

async function* eachRow(
  options: LandfallOptions,
  id: PagedId,
  params: Params,
  call: CallOptions,
): AsyncGenerator<unknown, void, void> {
  let cursor: string | null | undefined;
  do {
    const asked = { ...params, ...(cursor ? { cursor } : {}) };
    const page = (await json(send(options, id, { params: asked, call }))) as {
      data: unknown[];
      next?: string | null;
    };
    yield* page.data;
    cursor = page.next;
  } while (cursor);
}

/** The answer of a call, sent again while that may help. Throws what the last try ended in. */
async function send(options: LandfallOptions, id: OperationId, words: Words): Promise<Response> {
  const { repetitionsMax = 3, waitMsMax = 60_000, wait = pause } = options;
  const row: Row = OPERATIONS[id];
  const key = row.keyed ? (words.call.idempotencyKey ?? crypto.randomUUID()) : null;
  const isRepeatable = key !== null || row.method === 'GET' || row.method === 'DELETE';
  const { signal } = words.call;
  for (let repetition = 0; ; repetition += 1) {
    try {
      return await once(options, id, words, key);
    } catch (cause) {
      if (signal?.aborted || repetition >= repetitionsMax) throw cause;
      if (!mayRepeat(cause, isRepeatable)) throw cause;
      const ms = waitMs(cause, repetition, Math.random);
      if (ms > waitMsMax) throw cause;
      await wait(ms, signal);
    }
  }
}

async function once(
  { baseUrl, key, timeoutMs = 60_000, fetch: ask = fetch, onAnswer }: LandfallOptions,
  id: OperationId,
  { params = {}, body, call: { signal }, accept = 'application/json' }: Words,
  idempotencyKey: string | null,
): Promise<Response> {
  const row: Row = OPERATIONS[id];
  const late = AbortSignal.timeout(timeoutMs);
  const request = new Request(addressOf(baseUrl, row, params), {
    method: row.method,
    headers: {
      accept,
      ...(key === undefined ? {} : { authorization: `Bearer ${key}` }),
      ...(row.body ? { 'content-type': 'application/json' } : {}),
      ...(idempotencyKey === null ? {} : { 'idempotency-key': idempotencyKey }),
    },
    ...(row.body ? { body: JSON.stringify(body ?? {}) } : {}),
    signal: signal ? AbortSignal.any([signal, late]) : late,
  });
  const response = await ask(request).catch((cause: unknown) => {
    if (signal?.aborted) throw signal.reason;
    throw new ConnectionFailed(`${baseUrl} cannot be reached.`, { cause });
  });
  onAnswer?.({ operation: id, response });
  if (response.ok) return response;
  throw new LandfallError(response, await response.json().catch(() => ({})));
}

/** The address of a call: each parameter in the path that names it, the others in the query. */
function addressOf(baseUrl: string, { path }: Row, params: Params): string {
  const given = new Map(Object.entries(params).filter(([, value]) => value !== undefined));
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    if (!given.has(name)) throw new TypeError(`${name} is required: it is part of ${path}`);
    const value = String(given.get(name));
    given.delete(name);
    return encodeURIComponent(value);
  });
  const query = new URLSearchParams(
    [...given].map(([name, value]): [string, string] => [name, String(value)]),
  );
  const base = baseUrl.endsWith('/') ? baseUrl.slice(0, -1) : baseUrl;
  return `${base}${filled}${given.size > 0 ? `?${query}` : ''}`;
}

/** Resolves after a time; rejects when the signal aborts. */
const pause = (ms: number, signal?: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const stop = (): void => {
      clearTimeout(timer);
      reject(signal?.reason as Error);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, ms);
    signal?.addEventListener('abort', stop, { once: true });
  });
