/** The machine-readable description, made from the very schemas that validate. */
import {
  createDocument,
  type ZodOpenApiOperationObject,
  type ZodOpenApiPathsObject,
} from 'zod-openapi';
import { z } from 'zod';
import { errorAnswer } from '../contract/error.ts';
import { ERRORS } from '../contract/errors.ts';
import type { Operation } from '../contract/operation.ts';
import { OPERATIONS } from '../contract/operations.ts';
import { API_REVISION } from '../contract/version.ts';

/** OpenAPI 3.1 of every operation, with each status that it may answer. */
export function openApiDocument(): ReturnType<typeof createDocument> {
  return createDocument(
    {
      openapi: '3.1.0',
      info: {
        title: 'Landfall',
        version: API_REVISION,
        description:
          'Customs classification and landed cost for cross-border parcels. Clients tolerate unknown fields and ' +
          'enum values: within v1 changes are additive.',
      },
      servers: [{ url: '/' }],
      tags: [...new Set(OPERATIONS.map(({ group }) => group))].map((name) => ({ name })),
      components: {
        securitySchemes: {
          apiKey: { type: 'http', scheme: 'bearer', description: 'Workspace API key.' },
        },
      },
      paths: pathsOf(OPERATIONS),
    },
    {
      // answers may gain fields within a version: they are described open
      override: ({ jsonSchema, io }) => {
        if (io === 'output') delete jsonSchema.additionalProperties;
      },
    },
  );
}

function pathsOf(operations: readonly Operation[]): ZodOpenApiPathsObject {
  const paths: ZodOpenApiPathsObject = {};
  for (const operation of operations) {
    paths[operation.path] = { ...paths[operation.path], [operation.method]: describe(operation) };
  }
  return paths;
}

const idempotencyHeader = z
  .string()
  .regex(/^[!-~]{1,255}$/)
  .optional()
  .meta({
    description: 'A repeat with the same key returns the original result without a charge.',
  });

function describe(operation: Operation): ZodOpenApiOperationObject {
  const [success, ...failures] = operation.statuses;
  return {
    operationId: operation.id,
    tags: [operation.group],
    summary: operation.summary,
    description: operation.description,
    security: operation.access === 'public' ? [] : [{ apiKey: scopesOf(operation) }],
    requestParams: {
      // the schemas of paths and queries are objects, all of them
      ...(operation.params ? { path: operation.params as z.ZodObject } : {}),
      ...(operation.query ? { query: operation.query as z.ZodObject } : {}),
      ...(operation.idempotent
        ? { header: z.object({ 'idempotency-key': idempotencyHeader }) }
        : {}),
    },
    ...(operation.body
      ? {
          requestBody: {
            required: true,
            content: { 'application/json': { schema: operation.body } },
          },
        }
      : {}),
    responses: {
      [String(success)]: {
        description: 'The answer.',
        headers: headersOf(operation),
        content: { 'application/json': { schema: operation.answer } },
      },
      ...Object.fromEntries(failures.map((status) => [String(status), failure(status, operation)])),
    },
  };
}

const scopesOf = ({ access }: Operation): string[] =>
  access === 'key' || access === 'public' ? [] : [access];

const header = (description: string) => ({ description, schema: { type: 'string' as const } });

const headersOf = (operation: Operation) => ({
  'X-Request-Id': header('UUIDv7 of the request, to quote to support.'),
  'API-Version': header('Version of the interface.'),
  RateLimit: header('Calls left in the window, and its seconds left.'),
  'RateLimit-Policy': header('Quota and window.'),
  ...(operation.cached
    ? {
        ETag: header(
          'Send it as `If-None-Match`: 304 without a body says that nothing has changed.',
        ),
        'Cache-Control': header('How long a cache may keep the answer.'),
      }
    : {}),
  ...(operation.idempotent
    ? {
        'X-Credits-Charged': header('Credits charged.'),
        'X-Credits-Remaining': header('Balance after the request.'),
      }
    : {}),
});

const RETRY =
  ' `details` hold `retryAfterSeconds`; with `quota_exceeded` also the `budget`: `visits` (of the workspace to addresses), ' +
  '`host_visits` (to one host), `photo_bytes` (of photos at work) or `waiting`.';

const STANDS =
  ' Credits were refunded, unless `details.charged` says that they stand: then the answer is stored, and a repeat with the ' +
  'same `Idempotency-Key` gives it without a charge.';

function failure(status: number, { idempotent }: Operation) {
  const codes = Object.entries(ERRORS).filter(([, error]) => error.status === status);
  return {
    description: `Error: ${codes.map(([code]) => `\`${code}\``).join(', ')}.${idempotent && status === 500 ? STANDS : ''}${idempotent && status === 429 ? RETRY : ''}`,
    content: { 'application/json': { schema: errorAnswer } },
  };
}
