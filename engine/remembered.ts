/**
 * What was made once, kept: tables print few different rates and symbols, and requests ask for them
 * again and again.
 */

/**
 * More different texts than the tables of all countries print; a caller with texts of its own
 * cannot fill the memory.
 */
const KEPT_MOST = 20_000;

/**
 * `make`, asked once for each text; of more than `most` texts all are forgotten. What it gives is
 * shared by all callers, so it must never be changed; null is a result too.
 */
export function remembered<K extends string, T>(
  make: (text: K) => T,
  most = KEPT_MOST,
): (text: K) => T {
  const kept = new Map<K, T>();
  return (text) => {
    const known = kept.get(text);
    if (known !== undefined) return known;
    const made = make(text);
    if (kept.size >= most) kept.clear();
    kept.set(text, made);
    return made;
  };
}

/**
 * `make`, asked once for each table or row. Rows of an edition never change, so what was made of
 * one goes when it does.
 */
export function rememberedOf<K extends object, T>(make: (of: K) => T): (of: K) => T {
  const kept = new WeakMap<K, T>();
  return (of) => {
    const known = kept.get(of);
    if (known !== undefined) return known;
    const made = make(of);
    kept.set(of, made);
    return made;
  };
}

/** `make`, asked once, when its result is first wanted; again after it threw. */
export function once<T extends object>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}
