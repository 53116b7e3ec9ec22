/** The words of an item as they stand: folded, with what separates them. */
import { foldMarks, WORD } from '../fold.ts';

/** What a caller says of one item. */
export interface ItemText {
  title: string | null;
  description: string | null;
  material: string | null;
  category: string | null;
}

/**
 * What stands between a word and the one before: a blank or a hyphen, a sign of a list, the end of
 * a clause.
 */
export type Gap = 'close' | 'list' | 'clause' | 'sentence';

export interface Word {
  /** Folded. */
  text: string;
  gap: Gap;
  /** A hyphen joins it with the word before. */
  hyphen: boolean;
  /** A colon follows: it names what comes. */
  isLabel: boolean;
  /** It stands in the description alone, where goods are told by the way. */
  inDescription: boolean;
}

const WORDS_MAX = 1200;

/**
 * Words of title, material, category and description, in this order; each field begins a sentence.
 */
export function wordsOfItem(item: ItemText): Word[] {
  const fields: [string | null, boolean][] = [
    [item.title, false],
    [item.material, false],
    [item.category, false],
    [item.description, true],
  ];
  const words: Word[] = [];
  for (const [text, inDescription] of fields)
    if (text !== null)
      words.push(...wordsOfText(text, inDescription).slice(0, WORDS_MAX - words.length));
  return words;
}

/** Words of one text. */
export function wordsOfText(text: string, inDescription = false): Word[] {
  const folded = readable(text);
  const words: Word[] = [];
  let from = 0;
  for (const match of folded.matchAll(WORD)) {
    const between = folded.slice(from, match.index);
    from = match.index + match[0].length;
    words.push({
      text: match[0],
      gap: words.length === 0 ? 'sentence' : gapOf(withoutPoint(between, match[0])),
      hyphen: /^[-‐‑–]$/.test(between),
      isLabel: /^\s*[:=](?!\d)/.test(folded.slice(from, from + 3)),
      inDescription,
    });
    if (words.length >= WORDS_MAX) break;
  }
  return words;
}

/** «.22 rifle»: a point right before a number is its own. */
const withoutPoint = (between: string, word: string): string =>
  between.endsWith(' .') && /^\d/.test(word) ? between.slice(0, -1) : between;

function gapOf(between: string): Gap {
  if (/[\n\r;|>•]|[.!?](?:\s|$)|\s[–—-]\s/.test(between)) return 'sentence';
  if (/[:()[\]{}=]/.test(between)) return 'clause';
  return /[,/&+]/.test(between) ? 'list' : 'close';
}

/** Folded, without markup; a possessive is one word. */
const readable = (text: string): string =>
  foldMarks(text.replace(/<[^<>]{0,200}>/g, '\n')).replace(/(\p{L})'s(?!\p{L})/gu, '$1s');

/** The folded words of a phrase, the same that `wordsOfText` gives. */
export const phraseWords = (text: string): string[] => readable(text).match(WORD) ?? [];
