/** The machine-readable description, made from the very schemas that validate. */
import {
  createDocument,
  type CreateDocumentOptions,
  type ZodOpenApiOperationObject,
  type ZodOpenApiPathsObject,
} from 'zod-openapi';
import { z } from 'zod';
import { mayBeEmpty, type Operation } from '../contract/operation.ts';
import { OPERATIONS } from '../contract/operations.ts';
import { API_REVISION } from '../contract/version.ts';
import { EVENTS, EVENT_TYPES, type EventType, messageOf } from '../contract/webhookEvents.ts';
import { type Example, examplesOf } from './examples.ts';
import { answerOf, failureOf, HEADERS } from './openapiAnswers.ts';

/** OpenAPI 3.1 of every operation, with each status that it may answer, and examples of both. */
export function openApiDocument(): Document {
  const document = describeAll();
  showParameters(document);
  return document;
}

type Document = ReturnType<typeof createDocument>;

function describeAll(): Document {
  const groups = [...new Set(OPERATIONS.map(({ group }) => group))];
  return createDocument(
    {
      openapi: '3.1.0',
      info: {
        title: 'Landfall',
        version: API_REVISION,
        description:
          'Customs classification and landed cost for cross-border parcels. Clients tolerate unknown fields and ' +
          'enum values: within v1 changes are additive. Send an `Idempotency-Key` with every call that costs credits: ' +
          'a repeat gives the first answer and costs nothing.',
      },
      servers: [{ url: '/', description: 'This service.' }],
      tags: groups.map((name) => ({ name, description: GROUPS[name] ?? name })),
      components: {
        headers: HEADERS,
        securitySchemes: {
          apiKey: {
            type: 'http',
            scheme: 'bearer',
            description:
              'Key of a workspace. `npm start` prints one at its first start; operators make them with `npm run admin`.',
          },
        },
      },
      paths: pathsOf(OPERATIONS),
      webhooks: Object.fromEntries(EVENT_TYPES.map((type) => [type, { post: told(type) }])),
    },
    { override: present },
  );
}

/** A message that endpoints get. */
const told = (type: EventType): ZodOpenApiOperationObject => ({
  operationId: `${type.replace(/\.(.)/, (_, first: string) => first.toUpperCase())}Message`,
  tags: ['Webhooks'],
  summary: EVENTS[type].summary,
  description:
    'Signed as Standard Webhooks: headers `webhook-id`, `webhook-timestamp` and `webhook-signature`.',
  security: [],
  requestBody: {
    required: true,
    content: { 'application/json': { schema: messageOf(type) } },
  },
  responses: {
    '2XX': { description: 'Taken.' },
    '410': { description: 'Nothing is wanted here any more: the endpoint is disabled.' },
  },
});

const GROUPS: Readonly<Record<string, string>> = {
  Classification: 'Which code a product has in the tariff of a country.',
  'Blocked codes': 'Codes that classifications of the workspace skip.',
  'Landed cost': 'Duties, fees and taxes at the border, with their arithmetic and sources.',
  Compliance: 'What forbids or restricts goods, and who must not be traded with.',
  Products: 'What a product page says.',
  Origin: 'Where goods are made, with the evidence.',
  'Bulk runs': 'One operation with up to 10,000 items, in the background.',
  Documents: 'Air waybills, invoices and postal declarations as PDF.',
  Account: 'What a workspace knows of itself: credits, usage, requests.',
  Reference: 'Countries, prices, versions; public.',
  Catalogue: 'Your products, their codes and what is missing to ship them.',
  Tariff: 'Reading of the tariffs themselves; public.',
  Webhooks: 'Addresses of yours that are told what happens.',
};

/**
 * Answers may gain fields within a version: they are described open. What a request may leave out
 * says so in words: of a field with a `default` generators make one that must be sent.
 */
const present: NonNullable<CreateDocumentOptions['override']> = ({ jsonSchema, zodSchema, io }) => {
  if (io === 'output' && jsonSchema.additionalProperties === false)
    delete jsonSchema.additionalProperties;
  const left = io === 'input' ? leftOut(zodSchema) : '';
  if (left === '') return;
  jsonSchema.description = `${jsonSchema.description ?? ''} ${left}`.trimStart();
  delete jsonSchema.default;
};

/** What is asked of a schema of zod. */
interface HasDefault {
  _zod: { def: { type: string; defaultValue?: unknown } };
}

/** What stands for a field that is left out; nothing where it has no default. */
function leftOut({ _zod: { def } }: HasDefault): string {
  if (def.type !== 'default') return '';
  const { defaultValue: value } = def;
  return `Left out: ${Array.isArray(value) ? 'none' : `\`${String(value)}\``}.`;
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
  const examples = examplesOf(operation.id);
  return {
    operationId: operation.id,
    tags: [operation.group],
    summary: operation.summary,
    description: operation.description,
    security: operation.access === 'public' ? [] : [{ apiKey: scopesOf(operation) }],
    requestParams: {
      ...objectAt('path', operation.params),
      ...objectAt('query', operation.query),
      ...(operation.idempotent || operation.once
        ? { header: z.object({ 'idempotency-key': idempotencyHeader }) }
        : {}),
    },
    ...(operation.body
      ? {
          requestBody: {
            required: !mayBeEmpty(operation),
            content: {
              'application/json': {
                schema: operation.body,
                examples: named(examples, ({ body }) => body),
              },
            },
          },
        }
      : {}),
    responses: {
      [String(success)]: answerOf(
        operation,
        named(examples, ({ answer }) => answer),
      ),
      ...Object.fromEntries(
        failures.map((status) => [
          String(status),
          status < 400
            ? answerOf(answeredWith(operation, status), {})
            : failureOf(status, operation),
        ]),
      ),
    },
  };
}

const answeredWith = (operation: Operation, status: number): Operation =>
  status === 202 && operation.accepted ? { ...operation, answer: operation.accepted } : operation;

const scopesOf = ({ access }: Operation): string[] =>
  access === 'key' || access === 'active' || access === 'public' ? [] : [access];

/** The schema of a path or query, which is an object always, under its name. */
const objectAt = (place: 'path' | 'query', schema: z.ZodType | undefined) =>
  schema ? { [place]: schema as z.ZodObject } : {};

/** Gives parameters the values of the first example, and says what stands for those left out. */
function showParameters({ paths = {} }: Document): void {
  for (const { id, path, method, query } of OPERATIONS) {
    const [first] = examplesOf(id);
    const fields: Readonly<Record<string, HasDefault>> = query ? (query as z.ZodObject).shape : {};
    for (const parameter of paths[path]?.[method]?.parameters ?? []) {
      if (!('name' in parameter)) continue;
      const { name } = parameter;
      const example = first?.path?.[name] ?? first?.query?.[name];
      if (example !== undefined) parameter.example = example;
      const left = fields[name] ? leftOut(fields[name]) : '';
      if (left !== '') parameter.description = `${parameter.description ?? ''} ${left}`;
    }
  }
}

/** Examples by name, as OpenAPI lists them. */
const named = (examples: readonly Example[], pick: (example: Example) => unknown) =>
  Object.fromEntries(
    examples.map((example) => [example.name, { summary: example.summary, value: pick(example) }]),
  );
