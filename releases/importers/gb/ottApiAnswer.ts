/**
 * Answers of the trade tariff service, JSON:API or flattened, read in one way: a resource with
 * texts and relations.
 */
import { BrokenFile, jsonOf, type SourceFile } from '../importer.ts';

export interface Resource {
  file: string;
  /**
   * Place among `included`, or in the list of the answer, counted from 1; null for the one thing
   * that was asked for.
   */
  row: number | null;
  /** JSON:API type, e.g. `commodity`; null in flattened answers. */
  type: string | null;
  /** The attribute as text; null when absent, null or blank. */
  text: (name: string) => string | null;
  /** Whether the resource has the attribute or the relation at all. */
  has: (name: string) => boolean;
  one: (name: string) => Resource | null;
  many: (name: string) => Resource[];
}

export interface OttAnswer {
  resources: Resource[];
  /** Tariff that the answer says it is of: `uk` or `xi`; null when it does not say. */
  service: string | null;
}

type Json = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const objectsOf = (value: unknown): Json[] =>
  (Array.isArray(value) ? value : [value]).filter(isObject);

/**
 * The resources that were asked for. Throws `BrokenFile` when the file is no complete JSON, is the
 * service's report of an error, or holds nothing; reading a relation throws it when the answer
 * refers to something that it does not include.
 */
export function readAnswer(file: SourceFile): OttAnswer {
  const answer = jsonOf(file);
  const body = isObject(answer) ? answer : {};
  if ('errors' in body || 'error' in body)
    throw new BrokenFile(file.name, null, `the service answered with an error: ${errorOf(body)}`);
  const isJsonApi = 'data' in body;
  const asked = objectsOf(isJsonApi ? body['data'] : answer);
  const isList = Array.isArray(isJsonApi ? body['data'] : answer);
  if (asked.length === 0) throw new BrokenFile(file.name, null, 'the answer holds nothing');
  const read = isJsonApi ? jsonApiReader(file.name, body['included']) : flatReader(file.name);
  return {
    resources: asked.map((object, at) => read(object, isList ? at + 1 : null)),
    service: isList ? null : serviceOf(isJsonApi ? asked[0] : body),
  };
}

function errorOf(body: Json): string {
  const first = objectsOf(body['errors'] ?? body)[0] ?? {};
  const words = first['detail'] ?? first['title'] ?? first['error'];
  return typeof words === 'string' ? words : 'without a reason';
}

function serviceOf(object: Json | undefined): string | null {
  const meta = object?.['meta'];
  const calculator = isObject(meta) ? meta['duty_calculator'] : null;
  const source = isObject(calculator) ? calculator['source'] : null;
  return typeof source === 'string' ? source : null;
}

function textIn(object: Json, name: string): string | null {
  const value = object[name];
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  // headings print their notes as objects
  if (isObject(value) && 'content' in value) return textIn(value, 'content');
  return typeof value === 'string' && value.trim() !== '' ? value : null;
}

type Reader = (object: Json, row: number | null) => Resource;

/** Flattened: relations are nested objects; some lists keep their `attributes`. */
function flatReader(file: string): Reader {
  const read: Reader = (object, row) => {
    const own = isObject(object['attributes']) ? object['attributes'] : object;
    const many = (name: string): Resource[] =>
      objectsOf(own[name]).map((nested) => read(nested, row));
    return {
      file,
      row,
      type: null,
      text: (name) => textIn(own, name),
      has: (name) => name in own,
      one: (name) => many(name)[0] ?? null,
      many,
    };
  };
  return read;
}

/** JSON:API: relations are pairs of type and id, resolved among `included`. */
function jsonApiReader(file: string, included: unknown): Reader {
  const all = new Map<string, { object: Json; row: number }>();
  for (const [at, object] of objectsOf(included ?? []).entries())
    all.set(`${textIn(object, 'type') ?? ''} ${textIn(object, 'id') ?? ''}`, {
      object,
      row: at + 1,
    });
  const read: Reader = (object, row) => {
    const own = isObject(object['attributes']) ? object['attributes'] : {};
    const relations = isObject(object['relationships']) ? object['relationships'] : {};
    const many = (name: string): Resource[] => {
      const relation = relations[name];
      return objectsOf(isObject(relation) ? relation['data'] : null).map((reference) => {
        const key = `${textIn(reference, 'type') ?? ''} ${textIn(reference, 'id') ?? ''}`;
        const found = all.get(key);
        if (found === undefined)
          throw new BrokenFile(
            file,
            row,
            `the answer is incomplete: ${key} is referred to and not included`,
          );
        return read(found.object, found.row);
      });
    };
    return {
      file,
      row,
      type: textIn(object, 'type'),
      text: (name) => textIn(own, name) ?? (name === 'id' ? textIn(object, 'id') : null),
      has: (name) => name in own || name in relations,
      one: (name) => many(name)[0] ?? null,
      many,
    };
  };
  return read;
}
