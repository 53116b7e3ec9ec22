/** Which rules can match an item at all: a check asks few of a thousand. */
import { rememberedOf } from '../remembered.ts';
import type { ItemCodes } from './goods.ts';
import type { RestrictionRule } from './types.ts';

interface ByCode {
  /** Rules that no code narrows down. */
  always: readonly RestrictionRule[];
  byChapter: ReadonlyMap<string, readonly RestrictionRule[]>;
  /** Their places in the set. */
  places: ReadonlyMap<RestrictionRule, number>;
}

const CHAPTER = 2;

const byCodeOf = rememberedOf((rules: ReadonlySet<RestrictionRule>): ByCode => {
  const always: RestrictionRule[] = [];
  const byChapter = new Map<string, RestrictionRule[]>();
  for (const rule of rules) {
    if (asksAlways(rule)) always.push(rule);
    for (const chapter of chaptersOf(rule))
      byChapter.set(chapter, [...(byChapter.get(chapter) ?? []), rule]);
  }
  return { always, byChapter, places: new Map([...rules].map((rule, at) => [rule, at])) };
});

/** What is about goods of a place, or about all goods; or a code too short to know its chapter. */
const asksAlways = ({ codes, keywords, concepts, places }: RestrictionRule): boolean =>
  places.length > 0 ||
  codes.length + keywords.length + concepts.length === 0 ||
  codes.some(({ first }) => first.length < CHAPTER);

function chaptersOf({ codes }: RestrictionRule): Set<string> {
  const chapters = new Set<string>();
  for (const { first, last } of codes)
    for (let at = Number(first.slice(0, CHAPTER)); at <= Number(last.slice(0, CHAPTER)); at += 1)
      chapters.add(String(at).padStart(CHAPTER, '0'));
  return chapters;
}

/**
 * The rules that may match goods of these codes, in the order of the set: by a code of their
 * chapter, by a keyword that was found (`hits`), or without either.
 */
export function candidatesOf(
  rules: ReadonlySet<RestrictionRule>,
  { code, likely }: ItemCodes,
  hits: ReadonlyMap<RestrictionRule, unknown>,
): RestrictionRule[] {
  if (code !== null && code.length < CHAPTER) return [...rules];
  const { always, byChapter, places } = byCodeOf(rules);
  const codes = code === null ? likely.map((one) => one.code) : [code];
  const chapters = new Set(codes.map((one) => one.slice(0, CHAPTER)));
  const found = new Set(always);
  for (const chapter of chapters) for (const rule of byChapter.get(chapter) ?? []) found.add(rule);
  for (const rule of hits.keys()) if (rules.has(rule)) found.add(rule);
  const placeOf = (rule: RestrictionRule): number => places.get(rule) ?? 0;
  return [...found].sort((left, right) => placeOf(left) - placeOf(right));
}
