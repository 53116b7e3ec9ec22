/**
 * Numbers filed under the hash of a text, in two flat columns: what is found must be checked, for
 * texts may share a place.
 */

/** FNV-1a, 32 bits. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    hash ^= text.charCodeAt(at);
    hash = Math.imul(hash, 0x01000193);
  }
  return hash >>> 0;
}

export interface HashedLists {
  starts: Uint32Array;
  numbers: Uint32Array;
}

/**
 * Files the numbers that `fileEach` gives, which runs twice: once to count, once to file. Yields
 * where others may have their turn.
 */
export function* hashedLists(
  places: number,
  fileEach: (file: (text: string, number: number) => void) => Iterable<void>,
): Generator<void, HashedLists> {
  const size = 1 << Math.max(4, Math.ceil(Math.log2(places + 1)));
  const starts = new Uint32Array(size + 1);
  for (const turn of fileEach((text) => {
    const at = (hashOf(text) & (size - 1)) + 1;
    starts[at] = (starts[at] ?? 0) + 1;
  }))
    yield turn;
  for (let at = 1; at <= size; at += 1) starts[at] = (starts[at] ?? 0) + (starts[at - 1] ?? 0);
  const numbers = new Uint32Array(starts[size] ?? 0);
  const next = starts.slice(0, size);
  for (const turn of fileEach((text, number) => {
    const at = hashOf(text) & (size - 1);
    numbers[next[at] ?? 0] = number;
    next[at] = (next[at] ?? 0) + 1;
  }))
    yield turn;
  return { starts, numbers };
}

/** What may be filed under the text. */
export function filedUnder({ starts, numbers }: HashedLists, text: string): Uint32Array {
  const at = hashOf(text) & (starts.length - 2);
  return numbers.subarray(starts[at] ?? 0, starts[at + 1] ?? 0);
}
