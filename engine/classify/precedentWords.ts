/** The words by which rulings on goods are looked up. */
import { foldMarks, wordsOf } from '../fold.ts';
import type { Decision } from './decide.ts';
import { isWeightless, rulingKey } from './rulingSubject.ts';
import { HEAD_WEIGHT } from './rulings.ts';
import { opensScope, type GoodsText } from './text.ts';

export interface Sought {
  key: string;
  weight: number;
  /** Whether it names the thing itself. */
  isHead: boolean;
}

/** What comes along, is served or is inside tells less of the goods than what they are called. */
const SCOPE_WEIGHT = { plain: 1, for: 0.4, with: 0.4, in: 0.7, without: 0 } as const;
const WORDS_MAX = 24;

/**
 * The words of the goods' title, each once. Where an article is named there its last word names the
 * thing, else the last word of the first phrase; of an article named in another language the
 * English name is sought as well. Empty when nothing names a thing.
 */
export function soughtWords(decision: Decision): Sought[] {
  const { text } = decision;
  const field = text.fields.find(({ kind }) => kind === 'title') ?? text.fields[0];
  if (!field) return [];
  const head = headOf(decision, field);
  const sought = new Map<string, Sought>();
  const seek = (word: string, weight: number, isHead: boolean): void => {
    if (weight === 0 || isWeightless(word) || opensScope(word)) return;
    const key = rulingKey(word);
    const before = sought.get(key);
    if (before?.isHead) return;
    sought.set(key, {
      key,
      weight: isHead ? HEAD_WEIGHT : Math.max(weight, before?.weight ?? 0),
      isHead,
    });
  };
  for (let at = field.start; at < Math.min(field.end, field.start + WORDS_MAX); at += 1)
    seek(text.words[at] ?? '', SCOPE_WEIGHT[text.scopes[at] ?? 'plain'], at === head);
  const foreign = englishName(decision);
  foreign.forEach((word, at) => seek(word, 1, at === foreign.length - 1));
  return [...sought.values()];
}

function headOf({ articles, text }: Decision, field: { start: number; end: number }): number {
  const named = articles[0]?.hit;
  if (named && named.at >= field.start && named.at < field.end) return named.at + named.length - 1;
  let at = field.start;
  while (at + 1 < field.end && !endsName(text, at)) at += 1;
  return at;
}

/** The first phrase ends before a comma, a preposition or a number. */
const endsName = ({ words, ends }: GoodsText, at: number): boolean =>
  ends[at] === true ||
  opensScope(words[at + 1] ?? '') ||
  /^(?:of|in|\d.*)$/.test(words[at + 1] ?? '');

function englishName({ articles }: Decision): string[] {
  const [best] = articles;
  if (!best || best.hit.language === 'en') return [];
  const name =
    best.hit.english ?? best.article.names.find(({ language }) => language === 'en')?.phrase;
  return name === undefined ? [] : wordsOf(foldMarks(name));
}
