/** What the calibration reads of a decision. */
import { isCharacter } from '../fold.ts';
import type { Signals, TextKind } from './calibration.ts';
import type { Decision } from './decide.ts';
import { codesOf } from './lexiconRules.ts';
import type { RankedArticle } from './rank.ts';
import { contentWords } from './refuse.ts';
import type { GoodsText } from './text.ts';

/** The signals for the candidates that begin with `code`, a chapter, heading or subheading. */
export function signalsOf(decision: Decision, code: string): Signals {
  const level = code.length;
  const shares = new Map<string, number>();
  for (const one of decision.candidates) {
    const prefix = one.code.slice(0, level);
    shares.set(prefix, (shares.get(prefix) ?? 0) + one.share);
  }
  const share = shares.get(code) ?? 0;
  const next = Math.max(
    0,
    ...[...shares].filter(([prefix]) => prefix !== code).map(([, one]) => one),
  );
  return {
    kind: kindOf(decision.text),
    share,
    margin: share - next,
    lexicon: decision.lexiconShare,
    article: decision.articles[0]?.score ?? 0,
    rival: rivalOf(decision.articles),
    explained: decision.explained,
    unknown: decision.unknown,
    open: decision.open.reduce((sum, { mass }) => sum + mass, 0),
    agrees: decision.retrieved[0]?.code.slice(0, level) === code,
  };
}

/** At most so many words that name or describe goods are terse. */
const TERSE_WORDS_MAX = 4;
/** So many attributes make a listing. */
const LISTING_ATTRIBUTES_MIN = 2;

/** How a text is written. */
export function kindOf(text: GoodsText): TextKind {
  const attributes = text.fields.filter(({ kind }) => kind === 'attribute').length;
  if (attributes >= LISTING_ATTRIBUTES_MIN) return 'listing';
  return lengthOf(contentWords(text)) <= TERSE_WORDS_MAX ? 'terse' : 'sentence';
}

/** Two characters of scripts that are read by character are as long as a word. */
const lengthOf = (words: readonly string[]): number =>
  words.reduce((length, word) => length + (isCharacter(word) ? 0.5 : 1), 0);

/**
 * Score of the best article that ends in no heading of the first one, as a share of the first one's
 * score.
 */
function rivalOf(articles: readonly RankedArticle[]): number {
  const [first, ...others] = articles;
  if (!first || first.score <= 0) return 0;
  const headings = new Set(codesOf(first.article.rules).map((code) => code.slice(0, 4)));
  const rival = others.find(
    ({ article }) => !codesOf(article.rules).some((code) => headings.has(code.slice(0, 4))),
  );
  return Math.min(1, (rival?.score ?? 0) / first.score);
}
