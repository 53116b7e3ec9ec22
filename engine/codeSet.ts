/**
 * Sets of code prefixes, prepared once: whether one covers a code is asked for every measure of
 * every line.
 */
import { rememberedOf } from './remembered.ts';

export interface CodeSet {
  /** Whether a prefix of the set covers the code. */
  covers(digits: string): boolean;
  /** Whether the set names only something below the code. */
  reachesBelow(digits: string): boolean;
  /** Whether the code, or something below it, is in the set: a short code may stand for it. */
  touches(digits: string): boolean;
}

/**
 * The set of a list of prefixes. Lists of tables never change, so each is prepared on first use and
 * kept.
 */
export const codeSetOf = rememberedOf((prefixes: readonly string[]): CodeSet =>
  prefixes.length === 0 ? NOTHING : prepare(prefixes),
);

const NOTHING: CodeSet = {
  covers: () => false,
  reachesBelow: () => false,
  touches: () => false,
};

function prepare(prefixes: readonly string[]): CodeSet {
  const codes = new Set(prefixes);
  const lengths = [...new Set(prefixes.map(({ length }) => length))].sort(
    (left, right) => left - right,
  );
  // Most lists hold a few chapters: the chapter tells at once that a code is outside.
  const chapters = new Set(prefixes.map((prefix) => prefix.slice(0, 2)));
  let below: ReadonlySet<string> | undefined;
  const covers = (digits: string): boolean =>
    chapters.has(digits.slice(0, 2)) &&
    lengths.some((length) => length <= digits.length && codes.has(digits.slice(0, length)));
  const reachesBelow = (digits: string): boolean =>
    chapters.has(digits.slice(0, 2)) && (below ??= beginningsOf(prefixes)).has(digits);
  return { covers, reachesBelow, touches: (digits) => covers(digits) || reachesBelow(digits) };
}

/** Every beginning of the prefixes. */
function beginningsOf(prefixes: readonly string[]): ReadonlySet<string> {
  const beginnings = new Set<string>();
  for (const prefix of prefixes)
    for (let length = 2; length < prefix.length; length += 1)
      beginnings.add(prefix.slice(0, length));
  return beginnings;
}
