/**
 * Large things of several parts, each made when it is first asked for: whoever needs one does not
 * wait for the others.
 */
import type { Steps } from './steps.ts';

/** What makes each part of a thing. */
export type Makers<T extends object> = { readonly [Part in keyof T]: () => T[Part] };

/** Things whose parts may not be made yet, and what these are made of. */
const things = new WeakMap<object, readonly object[]>();

/**
 * A thing whose parts are made once, when first asked for; again after one threw. `sources` are
 * things that its own parts are put together from.
 */
export function inParts<T extends object>(makers: Makers<T>, sources: readonly object[] = []): T {
  const thing = {} as T; // gets its parts below
  for (const part of Object.keys(makers) as (keyof T)[])
    Object.defineProperty(thing, part, {
      get: () => {
        const value = makers[part]();
        Object.defineProperty(thing, part, { value });
        return value;
      },
      enumerable: true,
      configurable: true,
    });
  things.set(thing, sources);
  return thing;
}

/** The parts of a thing as they stand, to make another of; none of them is made for it. */
export const partsOf = <T extends object>(thing: T): Makers<T> =>
  Object.fromEntries(
    Object.keys(thing).map((part) => [part, () => thing[part as keyof T]]),
  ) as Makers<T>; // of the same keys

/**
 * Makes the parts that nobody has asked for yet, and parts of these; one in each piece. Sources come
 * first, so that what is put together from them is a small piece.
 */
export function* madeWhole(thing: object): Steps<void> {
  for (const source of things.get(thing) ?? []) yield* madeWhole(source);
  for (const part of Object.keys(thing)) {
    const made: unknown = thing[part as keyof typeof thing];
    yield;
    if (typeof made === 'object' && made !== null && things.has(made)) yield* madeWhole(made);
  }
}
