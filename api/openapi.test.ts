/** What the description owes to those who build on it, checked on the document itself. */
import { describe, expect, it } from '@jest/globals';
import { ERROR_EXAMPLES } from '../contract/errorExamples.ts';
import { errorAnswer } from '../contract/error.ts';
import { docUrlOf, ERROR_CODES, type ErrorCode } from '../contract/errors.ts';
import { OPERATIONS } from '../contract/operations.ts';
import { examplesOf } from './examples.ts';
import { openApiDocument } from './openapi.ts';

interface Schema {
  $ref?: string;
  type?: string;
  description?: string;
  default?: unknown;
  properties?: Record<string, Schema | boolean>;
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
}

interface Parameter {
  name: string;
  description?: string;
}

interface Described {
  tags: { name: string; description?: string }[];
  paths: Record<string, Record<string, { parameters?: Parameter[]; responses: object }>>;
  components: { schemas: Record<string, Schema>; responses: Record<string, { headers: object }> };
}

// its own type knows fewer fields of a schema than the document has
const document = openApiDocument() as unknown as Described;
const { schemas } = document.components;

/** A schema with where it stands, and all that stand in it without a name of their own. */
function* within(schema: Schema, at: string): Generator<[string, Schema]> {
  yield [at, schema];
  for (const [name, one] of Object.entries(schema.properties ?? {}))
    if (typeof one === 'object') yield* within(one, `${at}.${name}`);
  if (schema.items) yield* within(schema.items, `${at}[]`);
  // what only narrows an object says nothing of its fields
  for (const one of schema.anyOf ?? []) if (one.type) yield* within(one, `${at}|`);
}

const ALL = Object.entries(schemas).flatMap(([name, schema]) => [...within(schema, name)]);
const nameOf = ({ $ref = '' }: Schema): string => $ref.split('/').at(-1) ?? '';
const saidOf = (schema: Schema): string | undefined =>
  schema.description ?? schemas[nameOf(schema)]?.description;

describe('the description', () => {
  it('says of every field what it is', () => {
    expect(ALL.length).toBeGreaterThan(1000);
    const silent = ALL.filter(
      ([at, schema]) => at.includes('.') && !/(?:\[\]|\|)$/.test(at) && !saidOf(schema),
    );
    expect(silent.map(([at]) => at)).toEqual([]);
  });

  it('says of every parameter and group what it is', () => {
    const parameters = Object.entries(document.paths).flatMap(([path, verbs]) =>
      Object.values(verbs).flatMap((operation) =>
        (operation.parameters ?? []).map((one) => [path, one] as const),
      ),
    );
    expect(parameters.length).toBeGreaterThan(20);
    expect(parameters.filter(([, { description = '' }]) => description === '')).toEqual([]);
    expect(document.tags.filter(({ name, description }) => description === name)).toEqual([]);
  });

  it('gives every record in a list, and every record that may be null, a name', () => {
    const nameless = ALL.filter(
      ([at, { type, properties }]) => type === 'object' && properties && at.endsWith('[]'),
    );
    expect(nameless.map(([at]) => at)).toEqual([]);
    const nullable = ALL.filter(
      ([, { anyOf = [] }]) =>
        anyOf.some(({ type }) => type === 'null') && anyOf.some(({ properties }) => properties),
    );
    expect(nullable.map(([at]) => at)).toEqual([]);
  });

  it('leaves what a request may leave out optional for generators', () => {
    expect(ALL.filter(([, schema]) => 'default' in schema).map(([at]) => at)).toEqual([]);
    expect(schemas['CalculateRequest']).toMatchObject({
      required: ['destinationCountry'],
      properties: { currency: { description: expect.stringContaining('Left out: `USD`.') } },
    });
  });

  it('describes errors once, with their headers', () => {
    const { responses } = document.components;
    const used = Object.values(document.paths).flatMap((verbs) =>
      Object.values(verbs).flatMap((operation) => Object.entries(operation.responses)),
    );
    const inline = used.filter(([status, one]) => Number(status) >= 400 && !('$ref' in one));
    expect(inline).toEqual([]);
    expect(responses['TooManyRequests']?.headers).toHaveProperty('Retry-After');
    for (const [name, { headers }] of Object.entries(responses)) {
      expect([name, headers]).toEqual([
        name,
        expect.objectContaining({ 'X-Request-Id': expect.anything() }),
      ]);
      const isKeyed = name.startsWith('Keyed');
      expect([name, 'X-Credits-Charged' in headers]).toEqual([name, isKeyed]);
    }
  });
});

describe('the examples', () => {
  it.each(OPERATIONS.map((operation) => [operation.id, operation] as const))(
    'of %s pass the schemas',
    (id, { body, query, params, answer }) => {
      const examples = examplesOf(id);
      expect(examples.length).toBeGreaterThan(0);
      for (const example of examples) {
        for (const [schema, value] of [
          [body, example.body],
          [query, example.query ?? {}],
          [params, example.path],
        ] as const)
          if (schema) expect(schema.safeParse(value)).toMatchObject({ success: true });
        expect(answer.safeParse(example.answer)).toMatchObject({ success: true });
      }
    },
  );

  it.each(Object.entries(ERROR_EXAMPLES))('of the error %s pass its schema', (code, example) => {
    // its keys are codes
    const error = { code, ...example, docUrl: docUrlOf(code as ErrorCode) };
    expect(errorAnswer.safeParse({ error })).toMatchObject({ success: true });
  });

  it('leave out only errors that no operation answers', () => {
    expect(ERROR_CODES.filter((code) => !(code in ERROR_EXAMPLES))).toEqual([
      'turnstile_failed',
      'network_blocked',
      'method_not_allowed',
      'version_retired',
    ]);
  });
});
