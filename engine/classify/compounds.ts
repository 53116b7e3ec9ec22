/**
 * German and Dutch write what goods are made of and what they are as one word. Where the lexicon
 * knows such a word only for its material, the goods are named by its second part: «Ledermütze».
 */
import { matchArticles, type Hit } from './match.ts';
import type { NameIndex } from './nameIndex.ts';
import { splitWord, type Speller } from './speller.ts';
import type { Language } from './stem.ts';
import type { GoodsText } from './text.ts';

const JOINING: ReadonlySet<Language> = new Set(['de', 'nl']);
/** Shorter parts are more likely the end of another word. */
const PART_LETTERS_MIN = 4;

/** Where names stand, and what is known of words. */
interface Found {
  /** Hits of the names of articles, and of the words of values. */
  articles: readonly Hit[];
  values: readonly Hit[];
  names: NameIndex;
  speller: Speller;
}

/** Hits of the names that are the second part of a word known only for its first. */
export function hitsInCompounds(
  text: GoodsText,
  { articles, values, names, speller }: Found,
): Hit[] {
  const named = new Set(articles.map(({ at }) => at));
  const [tails, heads] = [new Map<number, string>(), [] as string[]];
  for (const { at, length, language } of values) {
    if (length !== 1 || !JOINING.has(language) || named.has(at)) continue;
    const [head = '', tail = ''] = splitWord(text.words[at] ?? '', speller) ?? [];
    if (tail.length < PART_LETTERS_MIN) continue;
    tails.set(at, tail);
    heads.push(head);
  }
  if (tails.size === 0) return [];
  // names that want a context may have it in the first part
  const words = [...text.words.map((word, at) => tails.get(at) ?? word), ...heads];
  const ends = [...text.ends, ...heads.map(() => true)];
  const spoken = [...new Set(values.map(({ language }) => language))].filter((language) =>
    JOINING.has(language),
  );
  return matchArticles({ ...text, words, ends }, names, spoken).filter(
    ({ at, length }) => length === 1 && tails.has(at),
  );
}
