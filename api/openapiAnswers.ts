/** What operations may answer, as the description says it: headers, and the errors that they share. */
import type { ZodOpenApiResponseObject, oas31 } from 'zod-openapi';
import { errorAnswer } from '../contract/error.ts';
import { docUrlOf, ERRORS, type ErrorCode } from '../contract/errors.ts';
import type { Operation } from '../contract/operation.ts';
import { ERROR_EXAMPLES } from '../contract/errorExamples.ts';

const header = (description: string, type: 'string' | 'integer' = 'string') => ({
  description,
  schema: { type },
});

/** Every header of an answer that a client may read. */
export const HEADERS = {
  'X-Request-Id': header('UUIDv7 of the request, to quote to support.'),
  'API-Version': header('Version of the interface.'),
  'X-Test-Mode': header('`true` where a test key asked; else absent.'),
  RateLimit: header('Calls left in the window (`r`), and seconds until it ends (`t`).'),
  'RateLimit-Policy': header('Calls in a window (`q`), and its seconds (`w`).'),
  'X-Credits-Charged': header('Credits charged; absent where that is not known.', 'integer'),
  'X-Credits-Remaining': header(
    'Balance after the request; absent where that is not known.',
    'integer',
  ),
  'Retry-After': header('Seconds to wait before the next try.', 'integer'),
  ETag: header('Send it as `If-None-Match`: 304 without a body says that nothing has changed.'),
  'Cache-Control': header('How long a cache may keep the answer.'),
  'X-Document-Id': header('Id of the document, where the answer is its file.'),
  'Content-Disposition': header('Name for the file, where the answer is one.'),
} as const;
type HeaderName = keyof typeof HEADERS;

const OF_ALL: readonly HeaderName[] = [
  'X-Request-Id',
  'API-Version',
  'X-Test-Mode',
  'RateLimit',
  'RateLimit-Policy',
];
const OF_CREDITS: readonly HeaderName[] = ['X-Credits-Charged', 'X-Credits-Remaining'];
const OF_CACHED: readonly HeaderName[] = ['ETag', 'Cache-Control'];
const OF_FILE: readonly HeaderName[] = ['X-Document-Id', 'Content-Disposition'];

const referring = (names: readonly HeaderName[]): oas31.HeadersObject =>
  Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));

/** The answer of an operation that succeeds. */
export const answerOf = (
  { answer, answerTypes = ['application/json'], cached, idempotent, file }: Operation,
  examples: oas31.ExamplesObject,
): ZodOpenApiResponseObject => ({
  description: 'The answer.',
  headers: referring([
    ...OF_ALL,
    ...(cached ? OF_CACHED : []),
    ...(file === undefined ? [] : OF_FILE),
    ...(idempotent ? OF_CREDITS : []),
  ]),
  content: {
    ...Object.fromEntries(
      answerTypes.map((type) => [
        type,
        // beside JSON it is the same as a text
        type !== 'application/json' && answerTypes.includes('application/json')
          ? { schema: { type: 'string' } }
          : { schema: answer, examples },
      ]),
    ),
    ...(file === undefined ? {} : { [file]: { schema: { type: 'string', format: 'binary' } } }),
  },
});

/** Names of the errors of a status, among the components of the description. */
const NAMES: Readonly<Record<number, string>> = {
  400: 'BadRequest',
  401: 'Unauthorized',
  402: 'InsufficientCredits',
  403: 'Forbidden',
  404: 'NotFound',
  409: 'Conflict',
  413: 'PayloadTooLarge',
  422: 'UnsupportedCountry',
  429: 'TooManyRequests',
  500: 'InternalError',
  502: 'UpstreamError',
  503: 'UpstreamBusy',
  504: 'UpstreamTimeout',
};

const shared = new Map<string, ZodOpenApiResponseObject>();

/** The error of a status; operations that take an `Idempotency-Key` say what was charged. */
export function failureOf(status: number, { idempotent }: Operation): ZodOpenApiResponseObject {
  const id = `${idempotent ? 'Keyed' : ''}${NAMES[status] ?? `Error${status}`}`;
  const known = shared.get(id) ?? failure(id, status, idempotent === true);
  shared.set(id, known);
  return known;
}

function failure(id: string, status: number, isKeyed: boolean): ZodOpenApiResponseObject {
  const codes = Object.entries(ERRORS).flatMap(([code, error]) =>
    // a key of the catalogue
    error.status === status ? [{ code: code as ErrorCode, ...error }] : [],
  );
  const sentences = codes.map(({ code, means }) => `\`${code}\`: ${means}`);
  return {
    id,
    description: [...sentences, ...(isKeyed ? [chargeOf(status)] : [])].join(' '),
    headers: referring([
      ...OF_ALL,
      ...(isKeyed ? OF_CREDITS : []),
      ...(status === 429 || status === 503 ? (['Retry-After'] as const) : []),
    ]),
    content: {
      'application/json': {
        schema: errorAnswer,
        examples: Object.fromEntries(
          codes.flatMap(({ code }) => {
            const example = ERROR_EXAMPLES[code];
            return example ? [[code, { value: exampleAnswer(code, example) }]] : [];
          }),
        ),
      },
    },
  };
}

const exampleAnswer = (code: ErrorCode, example: object) => ({
  error: { code, ...example, docUrl: docUrlOf(code) },
  requestId: '019ac1a4-5d1f-7c3e-9b7a-2f6f0c1d8e42',
});

/** What became of the credits. */
const chargeOf = (status: number): string =>
  status === 500
    ? 'Credits were refunded, unless `details.charged` says that they stand: then the answer is stored, and a repeat with ' +
      'the same `Idempotency-Key` gives it without a charge.'
    : 'Nothing stays charged.';
