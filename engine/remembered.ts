/** What was made of a text, kept: tables print few different rates and symbols, and requests ask for them again and again. */

/** More different texts than the tables of all countries print; a caller with texts of its own cannot fill the memory. */
const KEPT_MOST = 20_000;

/** `make`, asked once for each text. What it gives is shared by all callers, so it must never be changed; null is a result too. */
export function remembered<T>(make: (text: string) => T): (text: string) => T {
  const kept = new Map<string, T>();
  return (text) => {
    const known = kept.get(text);
    if (known !== undefined) return known;
    const made = make(text);
    if (kept.size >= KEPT_MOST) kept.clear();
    kept.set(text, made);
    return made;
  };
}

/** `make`, asked once for each table or row. Rows of an edition never change, so what was made of one goes when it does. */
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
