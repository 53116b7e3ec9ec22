/**
 * The schemas of a tool as clients see them: outlines of its operation's contract, small enough for
 * a model. What is sent is checked by the contract itself; the resource `customs://schema/{tool}`
 * shows it whole.
 */
import { z } from 'zod';
import { isRecord } from '../../isRecord.ts';
import type { Tool } from './tool.ts';

type Schema = Record<string, unknown>;
interface ObjectSchema {
  type: 'object';
  properties: Record<string, Schema>;
  required?: string[];
}

/** The whole schema of what an operation takes, path, query and body together. */
export function wholeInputOf({ params, query, body }: Tool['operation']): Schema {
  const parts = [params, query, body].flatMap((part) =>
    part ? [jsonSchemaOf(part, 'input')] : [],
  );
  const $defs = Object.assign({}, ...parts.map((part) => part['$defs'])) as Schema;
  return { ...merged(parts), type: 'object', $defs };
}

/**
 * What a call of the tool takes. A field that was described in these very words for a tool before
 * is not described again.
 */
export function inputSchemaOf(tool: Tool, before: Set<string>): ObjectSchema {
  const { operation, more = {}, choose, spends } = tool;
  const whole = choose ? {} : wholeInputOf(operation);
  const shown = outline(whole, whole, 0) as Partial<ObjectSchema>;
  const properties = {
    ...shown.properties,
    ...(more as Record<string, Schema>),
    ...(operation.idempotent || operation.once ? { idempotencyKey: { ...KEY } } : {}),
    ...(spends ? { dryRun: { ...DRY_RUN } } : {}),
  };
  for (const [name, field] of Object.entries(properties)) {
    const words = `${name} ${String(field['description'])}`;
    if (before.has(words)) delete field['description'];
    before.add(words);
  }
  const required = [...(shown.required ?? []), ...(choose ? Object.keys(more) : [])];
  return { type: 'object', properties, ...(required.length > 0 ? { required } : {}) };
}

const KEY: Schema = {
  type: 'string',
  description: 'A repeat with the same key gets the first answer.',
};
const DRY_RUN: Schema = { type: 'boolean', description: 'Price only: nothing is done or charged.' };

/** What it answers: `data` of the operation, or why there is none. */
export function outputSchemaOf({ operation, spends, fields, untrusted }: Tool): ObjectSchema {
  const whole = jsonSchemaOf(operation.answer, 'output');
  const { properties = {} } = whole as Partial<ObjectSchema>;
  const { data = {}, ...others } = properties;
  const shown = outline(data, whole, DEPTH_OF_DATA) as Partial<ObjectSchema>;
  delete shown.required; // a refusal has none of them
  if (fields && shown.properties)
    shown.properties = Object.fromEntries(
      Object.entries(shown.properties).filter(([name]) => fields.includes(name)),
    );
  return {
    type: 'object',
    properties: {
      data: shown,
      ...Object.fromEntries(Object.keys(others).map((name) => [name, {}])),
      ...(untrusted ? { untrusted: { type: 'array' } } : {}),
      ...(spends ? { dryRun: { type: 'object' } } : {}),
      error: { type: 'object' },
      requestId: { type: 'string' },
    },
  };
}

/** Names alone below this. */
const DEPTH_MAX = 2;
/** Of `data` the fields are named, and nothing below them. */
const DEPTH_OF_DATA = 1;
const DESCRIPTION_MAX = 76;
const CHOICES_MAX = 160;

/** The schema without what a model does not need to fill it in. */
function outline(schema: Schema, root: Schema, depth: number): Schema {
  const { schema: one, nullable } = simple(schema, root);
  const { type, properties, items, required } = one;
  const shown: Schema = {};
  if (typeof type === 'string' && !nullable) shown['type'] = type;
  const choices = one['enum'] ?? (one['const'] === undefined ? undefined : [one['const']]);
  if (choices && !nullable && depth < 2 && JSON.stringify(choices).length < CHOICES_MAX)
    shown['enum'] = choices;
  if (isRecord(properties) && depth < DEPTH_MAX) {
    shown['properties'] = Object.fromEntries(
      Object.entries(properties).map(([name, part]) => [
        name,
        { ...outline(part as Schema, root, depth + 1), ...described(part as Schema, depth) },
      ]),
    );
    if (Array.isArray(required) && required.length > 0) shown['required'] = required;
  }
  if (isRecord(items) && depth < DEPTH_MAX) shown['items'] = outline(items, root, depth);
  return shown;
}

/** The first sentence of what is said of a field; of fields within fields nothing. */
function described({ description }: Schema, depth: number): Schema {
  if (depth > 0 || typeof description !== 'string') return {};
  const end = description.search(/[.;] /);
  const sentence = end < 0 ? description : description.slice(0, end);
  const open = sentence.lastIndexOf(' ('); // a sentence may end within brackets
  const whole = open > sentence.lastIndexOf(')') ? sentence.slice(0, open) : sentence;
  return { description: inShort(whole.replace(/\.$/, '')) };
}

/** Cut where a part of the sentence ends, else a word. */
function inShort(sentence: string): string {
  if (sentence.length <= DESCRIPTION_MAX) return sentence;
  const cut = sentence.slice(0, DESCRIPTION_MAX);
  const parts = Math.max(...[', ', ': ', ' ('].map((mark) => cut.lastIndexOf(mark)));
  return parts > DESCRIPTION_MAX / 3 ? cut.slice(0, parts) : cut.slice(0, cut.lastIndexOf(' '));
}

function merged(parts: readonly Schema[]): Schema {
  const required = parts.flatMap((part) => (part['required'] as unknown[] | undefined) ?? []);
  const properties = Object.assign({}, ...parts.map((part) => part['properties'])) as Schema;
  return Object.assign({}, ...parts, { properties, required }) as Schema;
}

/** What a reference points to, and a choice between something and null as that. */
function simple(schema: Schema, root: Schema): { schema: Schema; nullable: boolean } {
  const { $ref: reference } = schema;
  if (typeof reference === 'string') {
    const name = reference.split('/').at(-1) ?? '';
    const defs = root['$defs'] as Record<string, Schema> | undefined;
    return simple(defs?.[name] ?? {}, root);
  }
  if (Array.isArray(schema['allOf'])) {
    const { allOf, ...own } = schema;
    const parts = [own, ...(allOf as Schema[])].map((part) => simple(part, root).schema);
    return { schema: merged(parts), nullable: false };
  }
  const any = (schema['anyOf'] ?? schema['oneOf']) as Schema[] | undefined;
  // beside fields it only says which go together
  if (!any || schema['properties']) return { schema, nullable: false };
  const [first, ...others] = any.filter(({ type }) => type !== 'null');
  const nullable = any.some(({ type }) => type === 'null');
  if (!first || others.length > 0) return { schema: {}, nullable };
  return { schema: simple(first, root).schema, nullable };
}

/** With its own fields at the top, where it has a name. */
function jsonSchemaOf(schema: z.ZodType, io: 'input' | 'output'): Schema {
  const whole = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Schema;
  const { schema: top } = simple(whole, whole);
  return { ...top, ...(whole['$defs'] ? { $defs: whole['$defs'] } : {}) };
}
