/**
 * Which keywords of rules stand in an item and mean what they say. The work grows with the words of
 * the item alone.
 */
import { rememberedOf } from '../remembered.ts';
import type { KeywordHit } from './goods.ts';
import { isHidden, type ReadItem } from './hiding.ts';
import type { HidingWords } from './hidingWords.ts';
import type { Word } from './itemWords.ts';
import { findPhrases, indexPhrases, type Owner, type PhraseIndex } from './phraseIndex.ts';
import { coverOf, type Span } from './spans.ts';
import type { KeywordPhrase, RestrictionRule } from './types.ts';

/**
 * What a phrase is to a rule. A word that excludes a keyword covers it, and most also cancel it
 * from near by.
 */
type Role = 'keyword' | 'covers' | 'cancels';

interface Part {
  rule: RestrictionRule;
  role: Role;
}

/** A phrase of a rule that holds, where it stands. */
interface Hit extends Owner<Part>, Span {}

const indexOf = rememberedOf((rules: readonly RestrictionRule[]): PhraseIndex<Part> =>
  indexPhrases(rules.flatMap(partsOf)),
);

/**
 * Phrases of a rule. «Ivory white» says something of its own ivory alone: what contains a keyword
 * only covers.
 */
function partsOf(rule: RestrictionRule): [Part, KeywordPhrase][] {
  const keyword: Part = { rule, role: 'keyword' };
  const covers: Part = { rule, role: 'covers' };
  const cancels: Part = { rule, role: 'cancels' };
  const texts = rule.excluded.length > 0 ? rule.keywords.map(inBlanks) : [];
  return [
    ...rule.keywords.map((phrase): [Part, KeywordPhrase] => [keyword, phrase]),
    ...rule.excluded.map((phrase): [Part, KeywordPhrase] => {
      const own = inBlanks(phrase);
      return [texts.some((text) => own.includes(text)) ? covers : cancels, phrase];
    }),
  ];
}

const inBlanks = ({ text }: KeywordPhrase): string => ` ${text.toLowerCase()} `;

/** The keywords of each rule of the tables that holds. */
export function hitsOf(
  item: ReadItem,
  rules: readonly RestrictionRule[],
  holding: ReadonlySet<RestrictionRule>,
  hiding: HidingWords,
): Map<RestrictionRule, KeywordHit[]> {
  const found = findPhrases(indexOf(rules), item.words).flatMap(({ owners, start, end }) =>
    owners.filter(({ of }) => holding.has(of.rule)).map((owner): Hit => ({ ...owner, start, end })),
  );
  const exclusions = Map.groupBy(
    found.filter(({ of }) => of.role !== 'keyword'),
    ({ of }) => of.rule,
  );
  const excluders = new Map(
    [...exclusions].map(([rule, hits]) => [rule, exclusionBy(item.words, hits)] as const),
  );
  const hidden = hiddenOnce(item, hiding);
  return keywordsOf(
    item.words,
    found.filter(
      (hit) =>
        hit.of.role === 'keyword' &&
        !(excluders.get(hit.of.rule)?.(hit) ?? false) &&
        !hidden(hit, hit.of.rule),
    ),
  );
}

/**
 * The keywords of each rule of a workspace that holds: they count as they are written, so that one
 * place says all.
 */
export const ownHitsOf = (
  { words }: ReadItem,
  rules: readonly RestrictionRule[],
  holding: ReadonlySet<RestrictionRule>,
): Map<RestrictionRule, KeywordHit[]> =>
  keywordsOf(
    words,
    findPhrases(indexOf(rules), words, { firstOnly: true }).flatMap(({ owners, start, end }) =>
      owners.filter(({ of }) => holding.has(of.rule)).map((owner) => ({ ...owner, start, end })),
    ),
  );

/**
 * Hits by rule: of several at one place the first, since the others say the same in another
 * language of the rule.
 */
function keywordsOf(
  words: readonly Word[],
  found: readonly Hit[],
): Map<RestrictionRule, KeywordHit[]> {
  const hits = new Map<RestrictionRule, KeywordHit[]>();
  const taken = new Map<RestrictionRule, Set<string>>();
  for (const { of, phrase, start, end } of found) {
    const needsCode = phrase.needsCode ?? false;
    const place = `${start} ${end} ${needsCode}`;
    const places = taken.get(of.rule) ?? new Set();
    if (places.has(place)) continue;
    taken.set(of.rule, places.add(place));
    const known = hits.get(of.rule) ?? [];
    known.push({ text: phrase.text, byTheWay: words[start]?.inDescription ?? false, needsCode });
    hits.set(of.rule, known);
  }
  return hits;
}

/** Whether a keyword is hidden, asked once for rules alike. */
function hiddenOnce(
  item: ReadItem,
  hiding: HidingWords,
): (span: Span, rule: RestrictionRule) => boolean {
  const known = new Map<string, boolean>();
  return (span, rule) => {
    const key = `${span.start} ${span.end} ${rule.isMaterial} ${rule.withLookAlikes}`;
    const answer = known.get(key) ?? isHidden(item, span, rule, hiding);
    known.set(key, answer);
    return answer;
  };
}

const EXCLUSION_REACH = 3;

/**
 * Tells whether words that exclude keywords of a rule exclude one: a phrase over the keyword covers
 * it, another word cancels it from within three words of its clause.
 */
function exclusionBy(
  words: readonly Word[],
  exclusions: readonly Hit[],
): (keyword: Span) => boolean {
  const covers = coverOf(exclusions, words.length);
  const cancelling = exclusions.filter(({ of }) => of.role === 'cancels');
  const starts = new Set(cancelling.map(({ start }) => start));
  const ends = new Set(cancelling.map(({ end }) => end));
  return (keyword) => {
    if (covers(keyword)) return true;
    for (let gap = 0; gap < EXCLUSION_REACH; gap += 1) {
      const [before, behind] = [keyword.start - gap, keyword.end + gap];
      if (ends.has(before) && isOneClause(words, before, keyword.start)) return true;
      if (starts.has(behind) && isOneClause(words, keyword.end, behind)) return true;
    }
    return false;
  };
}

function isOneClause(words: readonly Word[], first: number, last: number): boolean {
  for (let at = first; at <= last; at += 1) if (words[at]?.gap !== 'close') return false;
  return true;
}
