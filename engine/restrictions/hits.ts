/**
 * Which keywords of rules, and words of the concepts that they name, stand in an item and mean what
 * they say. The work grows with the words of the item alone.
 */
import { rememberedOf } from '../remembered.ts';
import type { Steps } from '../steps.ts';
import type { KeywordHit } from './goods.ts';
import { beginsElse, coversWorks, isHidden, partsPhrases, type ReadItem } from './hiding.ts';
import type { HidingWords } from './hidingWords.ts';
import { phraseWords, type Word } from './itemWords.ts';
import { findPhrases, indexPhrases, type Owner, type PhraseIndex } from './phraseIndex.ts';
import { coverOf, type Span } from './spans.ts';
import { findTogether, indexTogether, type TogetherIndex } from './together.ts';
import type { KeywordPhrase, RestrictionRule } from './types.ts';

/** A rule or a concept: what has keywords, and words that exclude them. */
type Source = Pick<RestrictionRule, 'keywords' | 'excluded'>;

/**
 * What a phrase is to its source. A word that excludes a keyword covers it, and most also cancel it
 * from near by.
 */
type Role = 'keyword' | 'covers' | 'cancels';

interface Part {
  source: Source;
  role: Role;
}

/** A phrase of a source that is asked, where it stands. */
interface Hit extends Owner<Part>, Span {}

interface Indexes {
  inOrder: PhraseIndex<Part>;
  together: TogetherIndex<Part>;
}

const indexesOf = rememberedOf((rules: readonly RestrictionRule[]): Indexes => {
  const parts = [...rules, ...conceptsOf(rules)].flatMap(partsOf);
  return { inOrder: indexPhrases(parts), together: indexTogether(parts) };
});

/**
 * Makes the indexes of rules of the tables in pieces; they are otherwise made when they are first
 * asked.
 */
export function* indexRules(rules: readonly RestrictionRule[]): Steps<void> {
  const { inOrder, together } = indexesOf(rules);
  yield;
  for (const index of [inOrder, together]) yield* index.makeReady();
}

/** Whose words are asked for a set of rules, and which of the rules each of them speaks for. */
const speakersOf = rememberedOf(
  (rules: ReadonlySet<RestrictionRule>): ReadonlyMap<Source, readonly RestrictionRule[]> => {
    const speakers = new Map<Source, RestrictionRule[]>();
    for (const rule of rules)
      for (const source of [rule, ...conceptsOf([rule])])
        speakers.set(source, [...(speakers.get(source) ?? []), rule]);
    return speakers;
  },
);

/** The concepts that some rules name, each once. */
const conceptsOf = (rules: Iterable<RestrictionRule>): Set<Source> => {
  const concepts = new Set<Source>();
  for (const rule of rules) for (const { concept } of rule.concepts) concepts.add(concept);
  return concepts;
};

/**
 * Phrases of a source. «Ivory white» says something of its own ivory alone: what contains a keyword
 * only covers.
 */
function partsOf(source: Source): [Part, KeywordPhrase][] {
  const keyword: Part = { source, role: 'keyword' };
  const covers: Part = { source, role: 'covers' };
  const cancels: Part = { source, role: 'cancels' };
  const texts = source.excluded.length > 0 ? source.keywords.map(inBlanks) : [];
  return [
    ...source.keywords.map((phrase): [Part, KeywordPhrase] => [keyword, phrase]),
    ...source.excluded.map((phrase): [Part, KeywordPhrase] => {
      const own = inBlanks(phrase);
      return [texts.some((text) => own.includes(text)) ? covers : cancels, phrase];
    }),
  ];
}

const inBlanks = ({ text }: KeywordPhrase): string => ` ${text.toLowerCase()} `;

/**
 * The keywords of each rule of the tables that holds; none of a rule whose keywords stand there and
 * mean something else.
 */
export function hitsOf(
  item: ReadItem,
  rules: readonly RestrictionRule[],
  holding: ReadonlySet<RestrictionRule>,
  hiding: HidingWords,
): Map<RestrictionRule, KeywordHit[]> {
  const asked = speakersOf(holding);
  const { inOrder, together } = indexesOf(rules);
  const found = [
    ...findPhrases(inOrder, item.words),
    ...findTogether(together, item.words, partsPhrases(hiding)),
  ].flatMap(({ owners, start, end }) =>
    owners.filter(({ of }) => asked.has(of.source)).map((owner): Hit => ({ ...owner, start, end })),
  );
  const isKeyword = ({ of }: Hit): boolean => of.role === 'keyword';
  const keywords = Map.groupBy(found.filter(isKeyword), ({ of }) => of.source);
  const exclusions = Map.groupBy(
    found.filter((hit) => !isKeyword(hit)),
    ({ of }) => of.source,
  );
  const excluders = new Map(
    [...exclusions].map(
      ([source, hits]) => [source, exclusionBy(item.words, hits, beginsElse(hiding))] as const,
    ),
  );
  const isExcluded = (hit: Hit, by: Source): boolean => excluders.get(by)?.(hit) ?? false;
  const hidden = hiddenOnce(item, hiding);
  const hits = new Map<RestrictionRule, KeywordHit[]>();
  const spokenFor = new Set([...keywords.keys()].flatMap((source) => asked.get(source) ?? []));
  for (const rule of spokenFor) {
    const spoken = spokenOf(rule, keywords);
    const meant = spoken.filter(
      ({ hit }) => !isExcluded(hit, rule) && !isExcluded(hit, hit.of.source) && !hidden(hit, rule),
    );
    if (spoken.length > 0) hits.set(rule, toldOnce(item.words, meant));
  }
  return hits;
}

/** A keyword found for a rule. */
interface Spoken {
  hit: Hit;
  isPlain: boolean;
  isOpen: boolean;
}

/**
 * The words of the concepts that a rule names, and its own where no concept speaks: that knows best
 * what else the word may mean.
 */
function spokenOf(rule: RestrictionRule, keywords: ReadonlyMap<Source, readonly Hit[]>): Spoken[] {
  const named = rule.concepts.flatMap(({ concept, isPlain }) =>
    (keywords.get(concept) ?? []).map((hit): Spoken => ({ hit, isPlain, isOpen: !isPlain })),
  );
  const places = new Set(
    named.filter(({ hit }) => !hit.phrase.needsCode).map(({ hit }) => `${hit.start} ${hit.end}`),
  );
  const own = (keywords.get(rule) ?? []).filter(({ start, end }) => !places.has(`${start} ${end}`));
  return [...named, ...own.map((hit): Spoken => ({ hit, isPlain: false, isOpen: false }))];
}

/**
 * The keywords of each rule of a workspace that holds: they count as they are written, so that one
 * place says all.
 */
export function ownHitsOf(
  { words }: ReadItem,
  rules: readonly RestrictionRule[],
  holding: ReadonlySet<RestrictionRule>,
): Map<RestrictionRule, KeywordHit[]> {
  const asked: ReadonlySet<Source> = holding;
  const found = findPhrases(indexesOf(rules).inOrder, words, { firstOnly: true }).flatMap(
    ({ owners, start, end }) =>
      owners
        .filter(({ of }) => asked.has(of.source))
        .map((owner): Spoken => ({
          hit: { ...owner, start, end },
          isPlain: false,
          isOpen: false,
        })),
  );
  const bySource = Map.groupBy(found, ({ hit }) => hit.of.source);
  const hits = new Map<RestrictionRule, KeywordHit[]>();
  for (const rule of holding) {
    const spoken = bySource.get(rule);
    if (spoken) hits.set(rule, toldOnce(words, spoken));
  }
  return hits;
}

/**
 * Of several keywords at one place the first, since the others say the same in another language of
 * the rule.
 */
function toldOnce(words: readonly Word[], spoken: readonly Spoken[]): KeywordHit[] {
  const places = new Set<string>();
  return spoken.flatMap(({ hit: { phrase, start, end }, isPlain, isOpen }) => {
    const needsCode = phrase.needsCode ?? false;
    const place = `${start} ${end} ${needsCode}`;
    if (places.has(place)) return [];
    places.add(place);
    const byTheWay = words[start]?.inDescription ?? false;
    return [{ text: phrase.text, byTheWay, needsCode, isPlain: isPlain && !needsCode, isOpen }];
  });
}

/** Whether a keyword is hidden, asked once for rules alike. */
function hiddenOnce(
  item: ReadItem,
  hiding: HidingWords,
): (span: Span, rule: RestrictionRule) => boolean {
  const known = new Map<string, boolean>();
  return (span, rule) => {
    const kind = `${rule.isMaterial} ${rule.withLookAlikes} ${coversWorks(rule)}`;
    const key = `${span.start} ${span.end} ${kind}`;
    const answer = known.get(key) ?? isHidden(item, span, rule, hiding);
    known.set(key, answer);
    return answer;
  };
}

/** «Used look denim jacket»: among the words of a phrase in any order, and none of them. */
const standsInside = ({ start, end }: Span, keyword: Hit, words: readonly Word[]): boolean =>
  keyword.start < start &&
  end < keyword.end &&
  !phraseWords(keyword.phrase.text).includes(words[start]?.text ?? '');

const EXCLUSION_REACH = 3;

/**
 * Tells whether words that exclude keywords exclude one: a phrase over the keyword covers it,
 * another word cancels it from between its words or within three words of its clause, unless something else begins
 * between them.
 */
function exclusionBy(
  words: readonly Word[],
  exclusions: readonly Hit[],
  isBreak: (word: string) => boolean,
): (keyword: Hit) => boolean {
  const covers = coverOf(exclusions, words.length);
  const cancelling = exclusions.filter(({ of }) => of.role === 'cancels');
  const starts = new Set(cancelling.map(({ start }) => start));
  const ends = new Set(cancelling.map(({ end }) => end));
  const isNear = (first: number, last: number): boolean =>
    isOneClause(words, first, last) && !words.slice(first, last).some(({ text }) => isBreak(text));
  return (keyword) => {
    if (covers(keyword) || cancelling.some((one) => standsInside(one, keyword, words))) return true;
    for (let gap = 0; gap < EXCLUSION_REACH; gap += 1) {
      const [before, behind] = [keyword.start - gap, keyword.end + gap];
      if (ends.has(before) && isNear(before, keyword.start)) return true;
      if (starts.has(behind) && isNear(keyword.end, behind)) return true;
    }
    return false;
  };
}

function isOneClause(words: readonly Word[], first: number, last: number): boolean {
  for (let at = first; at <= last; at += 1) if (words[at]?.gap !== 'close') return false;
  return true;
}
