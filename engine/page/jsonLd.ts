/** JSON-LD of a page as things. */
import { looseJson, type Json } from './looseJson.ts';
import { isThing, term, type Thing, type Value } from './things.ts';

/**
 * The top things of all blocks, `@graph` opened, references by `@id` resolved. A block that cannot
 * be read gives nothing and stops no other.
 */
export function jsonLdThings(blocks: readonly string[]): Thing[] {
  const known = new Map<string, Thing>();
  const top: Thing[] = [];
  for (const block of blocks)
    for (const json of looseJson(block)) top.push(...topThings(json, known, 0));
  resolveAll(top, known);
  return top;
}

function topThings(json: Json, known: Map<string, Thing>, depth: number): Thing[] {
  if (depth > DEPTH_MAX || json === null || typeof json !== 'object') return [];
  if (Array.isArray(json))
    return json.slice(0, LIST_MAX).flatMap((part) => topThings(part, known, depth + 1));
  const graph = json['@graph'];
  const inner = graph === undefined ? [] : topThings(graph, known, depth + 1);
  const own = thingOf(json, known, depth);
  return own.types.length > 0 || inner.length === 0 ? [own, ...inner] : inner;
}
const DEPTH_MAX = 20;
const LIST_MAX = 500;

function thingOf(json: { [key: string]: Json }, known: Map<string, Thing>, depth: number): Thing {
  const properties = new Map<string, Value[]>();
  const id = typeof json['@id'] === 'string' ? json['@id'] : null;
  for (const [key, value] of Object.entries(json)) {
    if (key === '@graph' || key === '@context' || key === '@id' || key === '@type') continue;
    const values = valuesOfJson(value, known, depth + 1);
    if (values.length > 0) properties.set(nameOf(key), values);
  }
  const found: Thing = { types: typesOf(json['@type'] ?? json['type']), id, properties };
  if (id !== null && properties.size > (known.get(id)?.properties.size ?? 0)) known.set(id, found);
  return found;
}

/** The name of a property; a capital that some software puts before it falls. */
const nameOf = (key: string): string =>
  key.startsWith('@') ? key : term(key).replace(/^[A-Z](?=[a-z])/, (first) => first.toLowerCase());

const typesOf = (json: Json | undefined): string[] =>
  (Array.isArray(json) ? json : [json]).flatMap((type) =>
    typeof type === 'string' ? [term(type)] : [],
  );

function valuesOfJson(json: Json, known: Map<string, Thing>, depth: number): Value[] {
  if (json === null || depth > DEPTH_MAX) return [];
  if (Array.isArray(json))
    return json.slice(0, LIST_MAX).flatMap((part) => valuesOfJson(part, known, depth + 1));
  if (typeof json !== 'object') return [json];
  if (Array.isArray(json['@list'])) return valuesOfJson(json['@list'], known, depth + 1);
  return [thingOf(json, known, depth)];
}

/**
 * Puts what an `@id` refers to in the place of the bare reference. Each thing is seen to once,
 * however many refer to it; things may lead back to themselves afterwards, so whoever walks them
 * bounds the depth.
 */
function resolveAll(top: readonly Thing[], known: ReadonlyMap<string, Thing>): void {
  const seen = new Set(top);
  for (const thing of seen) {
    for (const [name, values] of thing.properties) {
      const whole = values.map((value) => wholeOf(value, known));
      thing.properties.set(name, whole);
      // the set grows as it is walked
      for (const value of whole) if (isThing(value)) seen.add(value);
    }
  }
}

function wholeOf(value: Value, known: ReadonlyMap<string, Thing>): Value {
  if (!isThing(value) || value.properties.size > 0 || value.id === null) return value;
  return known.get(value.id) ?? value;
}
