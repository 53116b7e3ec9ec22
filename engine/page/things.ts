/**
 * Structured data of any notation as things with types and properties, in the words of schema.org.
 */

export type Value = string | number | boolean | Thing;

/** A node of structured data: `types` without their vocabulary (`Product`), properties as lists. */
export interface Thing {
  readonly types: readonly string[];
  readonly id: string | null;
  readonly properties: Map<string, Value[]>;
}

export const isThing = (value: Value | undefined): value is Thing => typeof value === 'object';

/**
 * The last part of a term, whatever vocabulary it is written with: `https://schema.org/Product` is
 * `Product`.
 */
export const term = (written: string): string => written.trim().replace(/^.*[/#:]/, '');

/** The values of the first of the properties that has any. */
export function valuesOf(thing: Thing, ...names: string[]): readonly Value[] {
  for (const name of names) {
    const found = thing.properties.get(name);
    if (found && found.length > 0) return found;
  }
  return [];
}

/** The things among the values of a property. */
export const thingsOf = (thing: Thing, ...names: string[]): Thing[] =>
  valuesOf(thing, ...names).filter(isThing);

/**
 * The texts of the first property that gives any: plain values, and the name (or value, or address)
 * of a thing.
 */
export function textsOf(thing: Thing, ...names: string[]): string[] {
  for (const name of names) {
    const found = (thing.properties.get(name) ?? []).flatMap((value) => textsOfValue(value));
    if (found.length > 0) return found;
  }
  return [];
}

/** The text or texts that a value stands for. */
export function textsOfValue(value: Value): string[] {
  if (isThing(value)) {
    const own = valuesOf(
      value,
      'name',
      '@value',
      'value',
      'codeValue',
      'identifier',
      'alternateName',
    ).filter((part) => !isThing(part));
    return own.map(String);
  }
  return typeof value === 'boolean' ? [] : [String(value)];
}

export const isOfType = (thing: Thing, types: ReadonlySet<string>): boolean =>
  thing.types.some((type) => types.has(type));
