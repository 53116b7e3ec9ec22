/**
 * Whether the goods of an item are those of a rule, by code and by keyword, and how sure that is.
 */
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
}

export interface GoodsMatch {
  matchedOn: MatchedOn;
  /** The code of the rule, as far as the item's goes. */
  matchedCode: string | null;
  matchedKeywords: readonly string[];
  confidence: Confidence;
}

/** A code shorter than a heading says too little to lie above the codes of a rule. */
const HEADING = 4;

/**
 * The match of one item with a rule; null where it is none. `hits` are the rule's keywords in the
 * item. A code of the rule is sure; a keyword without a code is likely, unless it needs one; a
 * keyword against the code that was given is only possible, and by the way in a description it says
 * nothing. A code that is shorter than those of the rule may or may not be meant.
 */
export function matchGoods(
  rule: RestrictionRule,
  code: string | null,
  hits: readonly KeywordHit[],
): GoodsMatch | null {
  if (code !== null && rule.codesExcluded.some((span) => covers(span, code))) return null;
  const matchedKeywords = textsOf(hits);
  const needsCode = rule.codes.length > 0;
  const needsKeyword = rule.keywords.length > 0;
  if (!needsCode && !needsKeyword)
    return { matchedOn: 'origin', matchedCode: null, matchedKeywords, confidence: 'high' };
  if (!needsCode) {
    if (hits.length === 0) return null;
    const confidence = rule.source === 'workspace' ? 'high' : 'medium';
    return { matchedOn: 'keyword', matchedCode: null, matchedKeywords, confidence };
  }
  const span = code === null ? undefined : rule.codes.find((one) => covers(one, code));
  if (span && code !== null) {
    const matchedCode = code.slice(0, span.first.length);
    if (hits.length > 0)
      return { matchedOn: 'code_and_keyword', matchedCode, matchedKeywords, confidence: 'high' };
    return needsKeyword && rule.match === 'both'
      ? null
      : { matchedOn: 'code', matchedCode, matchedKeywords, confidence: 'high' };
  }
  return rule.source === 'workspace' ? null : matchLoosely(rule, code, hits);
}

/** Without a code of the rule: by a code above its codes, or by keywords alone. */
function matchLoosely(
  rule: RestrictionRule,
  code: string | null,
  allHits: readonly KeywordHit[],
): GoodsMatch | null {
  const isAbove =
    code !== null &&
    code.length >= HEADING &&
    rule.codes.some(({ first, last }) => liesAbove(code, first, last));
  const hits = isAbove ? allHits : allHits.filter((hit) => !hit.needsCode);
  const matchedKeywords = textsOf(hits);
  const keyword = (confidence: Confidence): GoodsMatch => ({
    matchedOn: 'keyword',
    matchedCode: null,
    matchedKeywords,
    confidence,
  });
  if (hits.length > 0) {
    if (code === null || isAbove || code.length < HEADING) return keyword('medium');
    if (rule.match === 'both') return null;
    const isNear = rule.codes.some(({ first }) => first.slice(0, 2) === code.slice(0, 2));
    if (isNear) return keyword('medium');
    return hits.every((hit) => hit.byTheWay) ? null : keyword('low');
  }
  const mayBeMeant = isAbove && (rule.match === 'any' || rule.keywords.length === 0);
  return mayBeMeant
    ? { matchedOn: 'code', matchedCode: code, matchedKeywords, confidence: 'low' }
    : null;
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
