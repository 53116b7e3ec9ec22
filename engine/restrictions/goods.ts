/**
 * Whether the goods of an item are those of a rule, by code and by keyword, and how sure that is.
 */
import type { LikelyCode } from '../classify/likely.ts';
import type { Confidence } from '../classify/types.ts';
import type { CodeSpan, PieceValue, RestrictionRule } from './types.ts';

export type MatchedOn = 'code' | 'keyword' | 'code_and_keyword' | 'origin';

/** A keyword that stands in the item and means what it says. */
export interface KeywordHit {
  /** As the rule writes it. */
  text: string;
  /** It stands in the description alone. */
  byTheWay: boolean;
  /** It counts only beside a code of the rule. */
  needsCode: boolean;
  /** It says plainly what the goods are. */
  isPlain: boolean;
  /** A fact beside the goods decides whether the rule is met. */
  isOpen: boolean;
}

export interface GoodsMatch {
  matchedOn: MatchedOn;
  /** The code of the rule, as far as the item's goes. */
  matchedCode: string | null;
  matchedKeywords: readonly string[];
  confidence: Confidence;
}

/** What is known of the code of an item. */
export interface ItemCodes {
  /** As the caller states it; digits. */
  code: string | null;
  /** Those that its title may mean, surest first; none where a code was stated. */
  likely: readonly LikelyCode[];
}

/** A code shorter than a heading says too little to lie above the codes of a rule. */
const HEADING = 4;

/**
 * The match of one item with a rule; null where it is none. `hits` are the rule's keywords in the
 * item. A code of the rule is sure, and so is a keyword that says plainly what the goods are; any
 * other keyword without a code is likely, unless it needs one; a keyword against the code that was
 * given is only possible, and by the way in a description it says nothing. A code that is shorter
 * than those of the rule may or may not be meant.
 */
export function matchGoods(
  rule: RestrictionRule,
  { code, likely }: ItemCodes,
  hits: readonly KeywordHit[],
): GoodsMatch | null {
  if (code !== null && rule.codesExcluded.some((span) => covers(span, code))) return null;
  const needsCode = rule.codes.length > 0;
  const needsKeyword = namesGoods(rule);
  if (!needsCode && !needsKeyword) {
    if (rule.places.length > 0) return null; // its places are all that it asks for
    const isSure = chanceOf(rule.codesExcluded, likely) < LIKELY;
    const confidence = isSure ? 'high' : 'medium';
    return { matchedOn: 'origin', matchedCode: null, matchedKeywords: [], confidence };
  }
  const isPlain = hits.some((hit) => hit.isPlain && !hit.needsCode && !hit.byTheWay);
  if (!needsCode) {
    if (hits.length === 0) return null;
    return byKeyword(hits, rule.source === 'workspace' || isPlain ? 'high' : 'medium');
  }
  const span = code === null ? undefined : rule.codes.find((one) => covers(one, code));
  if (span && code !== null) {
    const matchedCode = code.slice(0, span.first.length);
    if (hits.length > 0) return byCodeAndKeyword(hits, matchedCode, 'high');
    return needsKeyword && rule.match === 'both' ? null : byCode(matchedCode, 'high');
  }
  if (rule.source === 'workspace') return null;
  if (isPlain && (code === null || isResidual(code))) return byKeyword(hits, 'high');
  if (code === null && likely.length > 0) return matchLikely(rule, likely, hits);
  return matchLoosely(rule, code, hits, isPlain);
}

const namesGoods = ({ keywords, concepts }: RestrictionRule): boolean =>
  keywords.length + concepts.length > 0;

const byKeyword = (hits: readonly KeywordHit[], confidence: Confidence): GoodsMatch => ({
  matchedOn: 'keyword',
  matchedCode: null,
  matchedKeywords: textsOf(hits),
  confidence,
});

const byCode = (matchedCode: string, confidence: Confidence): GoodsMatch => ({
  matchedOn: 'code',
  matchedCode,
  matchedKeywords: [],
  confidence,
});

const byCodeAndKeyword = (
  hits: readonly KeywordHit[],
  matchedCode: string,
  confidence: Confidence,
): GoodsMatch => ({
  matchedOn: 'code_and_keyword',
  matchedCode,
  matchedKeywords: textsOf(hits),
  confidence,
});

/**
 * Whether a code is one of «other» articles, which may be anything: the nomenclature numbers these
 * with a nine. Printed matter and clothing are told apart well enough.
 */
const isResidual = (code: string): boolean =>
  code.length >= 5 &&
  code.slice(0, 6).replace(/0$/, '').endsWith('9') &&
  !/^(?:49|6[1-4])/.test(code);

/** Books and pictures are made of nothing that they tell of. */
const PRINTED = /^49/;

/** A subheading that names its goods: what the words seem to say beside it is something else. */
const isExact = (code: string): boolean => code.length >= 6 && !isResidual(code);

/** From here on the code of a title counts. */
const LIKELY = 0.6;
/** From here on it is hardly another one. */
const SURE = 0.85;

/** How likely it is that the code of the goods is among those of a rule. */
const chanceOf = (codes: readonly CodeSpan[], likely: readonly LikelyCode[]): number =>
  codes.length === 0
    ? 0
    : likely.reduce(
        (sum, { code, probability }) =>
          codes.some((span) => covers(span, code)) ? sum + probability : sum,
        0,
      );

/** Without a stated code, by the codes that the title may mean and by keywords. */
function matchLikely(
  rule: RestrictionRule,
  likely: readonly LikelyCode[],
  allHits: readonly KeywordHit[],
): GoodsMatch | null {
  const chance = chanceOf(rule.codes, likely);
  const code = likely.find((one) => rule.codes.some((span) => covers(span, one.code)))?.code;
  const isLikely = chance >= LIKELY && code !== undefined;
  const hits = isLikely ? allHits : allHits.filter((hit) => !hit.needsCode);
  if (hits.length > 0) {
    const isSure = hits.some((hit) => !hit.byTheWay && !hit.isOpen);
    if (isLikely) return byCodeAndKeyword(hits, code, isSure ? 'high' : 'medium');
    const isElsewhere = !rule.isMaterial && isSurelyElsewhere(rule, likely);
    return isElsewhere ? null : byKeyword(hits, 'medium');
  }
  if (!isLikely || (rule.match === 'both' && namesGoods(rule))) return null;
  return chanceOf(rule.codesExcluded, likely) < LIKELY
    ? byCode(code, chance >= SURE ? 'medium' : 'low')
    : null;
}

/** Whether the title names goods of a chapter that the rule says nothing of. */
function isSurelyElsewhere({ codes }: RestrictionRule, [best]: readonly LikelyCode[]): boolean {
  if (best === undefined || best.probability < SURE) return false;
  const chapter = best.code.slice(0, 2);
  return !codes.some(
    ({ first, last }) => first.slice(0, 2) <= chapter && chapter <= last.slice(0, 2),
  );
}

/** Without a code of the rule: by a code above its codes, or by keywords alone. */
function matchLoosely(
  rule: RestrictionRule,
  code: string | null,
  allHits: readonly KeywordHit[],
  isPlain: boolean,
): GoodsMatch | null {
  const isAbove =
    code !== null &&
    code.length >= HEADING &&
    rule.codes.some(({ first, last }) => liesAbove(code, first, last));
  const hits = isAbove ? allHits : allHits.filter((hit) => !hit.needsCode);
  if (hits.length > 0) {
    if (code === null || isAbove || code.length < HEADING)
      return byKeyword(hits, isAbove && isPlain ? 'high' : 'medium');
    const isNear = rule.codes.some(({ first }) => first.slice(0, 2) === code.slice(0, 2));
    if (rule.match === 'both') return isNear && isPlain ? byKeyword(hits, 'medium') : null;
    if (isNear) return byKeyword(hits, 'medium');
    const saysElse = PRINTED.test(code) || (!isPlain && !rule.isMaterial && isExact(code));
    return saysElse || hits.every((hit) => hit.byTheWay) ? null : byKeyword(hits, 'low');
  }
  const mayBeMeant = isAbove && (rule.match === 'any' || !namesGoods(rule));
  return mayBeMeant ? byCode(code, 'low') : null;
}

const textsOf = (hits: readonly KeywordHit[]): string[] => [
  ...new Set(hits.map((hit) => hit.text)),
];

const covers = ({ first, last }: CodeSpan, code: string): boolean => {
  const beginning = code.slice(0, first.length);
  return beginning.length === first.length && first <= beginning && beginning <= last;
};

/** Whether codes of the span lie below the code. */
const liesAbove = (code: string, first: string, last: string): boolean =>
  code.length < first.length &&
  first.slice(0, code.length) <= code &&
  code <= last.slice(0, code.length);

/** What a piece of the item is worth in a currency; null where that is not known. */
export type WorthIn = (currency: string) => number | null;

/**
 * The confidence of a rule that holds above a value: null for pieces worth no more, less where the
 * value is not known.
 */
export function byValue(
  confidence: Confidence,
  above: PieceValue | null,
  worthIn: WorthIn,
): Confidence | null {
  if (above === null) return confidence;
  const worth = worthIn(above.currency);
  if (worth === null) return confidence === 'high' ? 'medium' : confidence;
  return worth > above.amount ? confidence : null;
}
