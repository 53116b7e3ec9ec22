/** The check of items against every rule that holds on their journey. */
import { rememberedOf } from '../remembered.ts';
import {
  byValue,
  type Confidence,
  type KeywordHit,
  matchGoods,
  type MatchedOn,
  type WorthIn,
} from './goods.ts';
import { isHidden, phrasesHiding, type ReadItem } from './hiding.ts';
import type { HidingWords } from './hidingWords.ts';
import { type ItemText, type Word, wordsOfItem } from './itemWords.ts';
import { holdsFor } from './laws.ts';
import { findPhrases, type Found, indexPhrases, type PhraseIndex, type Span } from './phraseIndex.ts';
import type { Direction, Phrase, RestrictionRule, RuleType } from './types.ts';

export interface CheckedItem extends ItemText {
  sku: string | null;
  /** Digits. */
  hsCode: string | null;
  originCountry: string | null;
  quantity: number | null;
  value: number | null;
  currency: string | null;
}

/** A rule that holds for an item, and why. */
export interface Restriction {
  id: string;
  source: 'official' | 'workspace';
  direction: Direction;
  ruleType: RuleType;
  country: string;
  title: string;
  summary: string | null;
  agency: string | null;
  agencyName: string | null;
  requirement: string | null;
  documents: readonly string[];
  /** Type of the measure, of a tariff. */
  measureType: string | null;
  matchedOn: MatchedOn;
  matchedCode: string | null;
  matchedKeywords: readonly string[];
  confidence: Confidence;
  startsOn: string | null;
  endsOn: string | null;
  legalBasis: string | null;
  sourceUrl: string | null;
  ruleId: string | null;
}

export interface CheckQuery {
  destinationCountry: string;
  originCountry: string | null;
  day: string;
}

export interface Rules {
  official: readonly RestrictionRule[];
  workspace: readonly RestrictionRule[];
  hiding: HidingWords;
}

/** Units of the second currency for one of the first; null where no rate is known. */
export type Convert = (amount: number, from: string, to: string) => number | null;

/**
 * The restrictions of one item, each rule once: those of the tables and of the workspace; prohibitions first. An empty list
 * says that nothing matched, never that the goods are allowed.
 */
export function restrictionsOf(
  item: CheckedItem,
  query: CheckQuery,
  { official, workspace, hiding }: Rules,
  convert: Convert,
): Restriction[] {
  const journey = {
    destination: query.destinationCountry,
    origin: item.originCountry ?? query.originCountry,
    sentFrom: query.originCountry ?? item.originCountry,
  };
  const read = readItem(item, hiding);
  const worthIn: WorthIn = (currency) =>
    item.value === null || item.currency === null
      ? null
      : convert(item.value / (item.quantity || 1), item.currency, currency);
  const found = [official, workspace].flatMap((rules) => {
    const hits = hitsOf(read, rules, hiding);
    return rules.flatMap((rule) => {
      if (!holdsFor(rule, journey, query.day)) return [];
      const match = matchGoods(rule, item.hsCode, hits.get(rule) ?? []);
      const confidence = match && byValue(match.confidence, rule.above, worthIn);
      return match && confidence ? [present(rule, { ...match, confidence })] : [];
    });
  });
  return inOrder(found);
}

const TEXTILES_AND_FOOTWEAR = /^(?:5[0-9]|6[0-4])/;

function readItem(item: CheckedItem, hiding: HidingWords): ReadItem {
  const words = wordsOfItem(item);
  const isTextile = TEXTILES_AND_FOOTWEAR.test(item.hsCode ?? '');
  return { words, phrases: phrasesHiding(words, hiding), isTextile };
}

interface Keyword {
  rule: RestrictionRule;
  /** A word that shows that the keywords of the rule mean something else. */
  excludes: boolean;
}

const indexOf = rememberedOf((rules: readonly RestrictionRule[]): PhraseIndex<Keyword> =>
  indexPhrases(
    rules.flatMap((rule) => [
      ...rule.keywords.map((phrase): [Keyword, Phrase] => [{ rule, excludes: false }, phrase]),
      ...rule.excluded.map((phrase): [Keyword, Phrase] => [{ rule, excludes: true }, phrase]),
    ]),
  ),
);

/** Keywords of each rule that stand in the item and mean what they say. A workspace's own words count as they are written. */
function hitsOf(
  item: ReadItem,
  rules: readonly RestrictionRule[],
  hiding: HidingWords,
): Map<RestrictionRule, KeywordHit[]> {
  const found = findPhrases(indexOf(rules), item.words);
  const exclusions = Map.groupBy(
    found.filter(({ of }) => of.excludes),
    ({ of }) => of.rule,
  );
  const hits = new Map<RestrictionRule, KeywordHit[]>();
  const known = new Map<RestrictionRule, Set<string>>();
  for (const hit of found) {
    const { rule, excludes } = hit.of;
    if (excludes) continue;
    if (isExcluded(item.words, hit, exclusions.get(rule) ?? [])) continue;
    if (rule.source === 'official' && isHidden(item, hit, rule, hiding)) continue;
    const needsCode = hit.phrase.needsCode ?? false;
    const place = `${hit.start} ${hit.end} ${needsCode}`;
    const places = known.get(rule) ?? new Set();
    if (places.has(place)) continue; // the same words in another language of the rule
    known.set(rule, places.add(place));
    const byTheWay = item.words[hit.start]?.inDescription ?? false;
    const read = { text: hit.phrase.text, byTheWay, needsCode };
    hits.set(rule, [...(hits.get(rule) ?? []), read]);
  }
  return hits;
}

const EXCLUSION_REACH = 3;

/** A phrase over the keyword covers it; another word cancels it from within three words of its clause. */
const isExcluded = (
  words: readonly Word[],
  hit: Found<Keyword>,
  exclusions: readonly Found<Keyword>[],
): boolean =>
  exclusions.some((other) => {
    if (other.start <= hit.start && hit.end <= other.end) return true;
    if (overlap(other, hit) || containsKeyword(other, hit)) return false;
    const [first, last] = other.end <= hit.start ? [other.end, hit.start] : [hit.end, other.start];
    return last - first < EXCLUSION_REACH && isOneClause(words, first, last);
  });

const overlap = (left: Span, right: Span): boolean => left.start < right.end && right.start < left.end;

/** «Ivory white» says something of its own ivory alone. */
const containsKeyword = (other: Found<Keyword>, { of: { rule } }: Found<Keyword>): boolean => {
  const text = ` ${other.phrase.text.toLowerCase()} `;
  return rule.keywords.some((keyword) => text.includes(` ${keyword.text.toLowerCase()} `));
};

function isOneClause(words: readonly Word[], first: number, last: number): boolean {
  for (let at = first; at <= last; at += 1) if (words[at]?.gap !== 'close') return false;
  return true;
}

const present = (rule: RestrictionRule, match: ReturnType<typeof matchGoods> & object): Restriction => ({
  id: rule.id,
  source: rule.source,
  direction: rule.direction,
  ruleType: rule.ruleType,
  country: rule.countries[0] ?? '*',
  title: rule.title,
  summary: rule.summary,
  agency: rule.agency,
  agencyName: rule.agencyName,
  requirement: rule.requirement,
  documents: rule.documents,
  measureType: null,
  ...match,
  startsOn: rule.from,
  endsOn: rule.until,
  legalBasis: rule.legalBasis,
  sourceUrl: rule.sourceUrl,
  ruleId: rule.id,
});

const TYPES: readonly RuleType[] = ['prohibition', 'restriction', 'observation'];
const CONFIDENCES: readonly Confidence[] = ['high', 'medium', 'low'];

/** Prohibitions first, the sure before the possible, then by id: the same on every day and machine. */
export const inOrder = (restrictions: readonly Restriction[]): Restriction[] =>
  restrictions.toSorted(
    (left, right) =>
      TYPES.indexOf(left.ruleType) - TYPES.indexOf(right.ruleType) ||
      CONFIDENCES.indexOf(left.confidence) - CONFIDENCES.indexOf(right.confidence) ||
      (left.id < right.id ? -1 : 1),
  );

export type ItemOutcome = 'clear' | 'review' | 'blocked';

/** Blocked by a sure prohibition; to be reviewed for anything else but observations. */
export function outcomeOf(
  restrictions: readonly Pick<Restriction, 'ruleType' | 'confidence'>[],
): ItemOutcome {
  if (restrictions.some((one) => one.ruleType === 'prohibition' && one.confidence === 'high'))
    return 'blocked';
  return restrictions.some((one) => one.ruleType !== 'observation') ? 'review' : 'clear';
}
