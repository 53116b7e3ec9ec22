/** Places among the words of an item. */

/** `[start, end)`. */
export interface Span {
  start: number;
  end: number;
}

/**
 * Tells whether one of the spans covers a span, however many there are. `length`: of the words
 * among which they stand.
 */
export function coverOf(spans: readonly Span[], length: number): (span: Span) => boolean {
  if (spans.length === 0) return () => false;
  // the furthest end of those that begin at a word or before it
  const furthest = new Int32Array(length);
  for (const { start, end } of spans) furthest[start] = Math.max(furthest[start] ?? 0, end);
  for (let at = 1; at < length; at += 1)
    furthest[at] = Math.max(furthest[at] ?? 0, furthest[at - 1] ?? 0);
  return ({ start, end }) => (furthest[start] ?? 0) >= end;
}
