/** The goods' words as their sender wrote them: the engine reads small letters without marks. */
import { foldMarks, wordIn } from '../fold.ts';
import type { Goods } from './types.ts';

/** A run of folded words as it stands in the text; null where it does not stand there so. */
export type Writing = (words: readonly string[]) => string | null;

/** Looks words up in the goods' title and description, in one pass over them at the first call. */
export function writingOf({ title = '', description }: Goods): Writing {
  let read: readonly Written[] | undefined;
  const text = `${title}\n${description}`.slice(0, READ_MAX).normalize('NFC');
  return (words) => {
    read ??= wordsIn(text);
    const at = placeOf(read, words);
    const [first, last] = [read[at], read[at + words.length - 1]];
    if (!first || !last || last.to - first.from > QUOTE_MAX) return null;
    return text.slice(first.from, last.to).replace(/\s+/g, ' ').trim();
  };
}

const READ_MAX = 4000;
/** More is a passage and no quotation. */
const QUOTE_MAX = 80;

/** A folded word and where it stands in the text: from and to. */
interface Written {
  word: string;
  from: number;
  to: number;
}

function wordsIn(text: string): Written[] {
  const { folded, places } = unfolded(text);
  const found: Written[] = [];
  for (const { 0: word, index } of folded.matchAll(wordIn(folded))) {
    const from = places[index] ?? 0;
    const to = places[index + word.length] ?? text.length;
    const last = found.at(-1);
    // a possessive is one word: "men's"
    if (word === 's' && last && folded[index - 1] === "'" && text.slice(last.to, from).length === 1)
      found[found.length - 1] = { word: `${last.word}s`, from: last.from, to };
    else found.push({ word, from, to });
  }
  return found;
}

/** A text folded sign by sign, and the place in it of each sign that came out. */
function unfolded(text: string): { folded: string; places: number[] } {
  let folded = '';
  let at = 0;
  const places: number[] = [];
  for (const sign of text) {
    const small = foldMarks(sign);
    for (let count = 0; count < small.length; count += 1) places.push(at);
    folded += small;
    at += sign.length;
  }
  return { folded, places };
}

function placeOf(read: readonly Written[], words: readonly string[]): number {
  if (words.length === 0) return -1;
  return read.findIndex((_, at) => words.every((word, index) => read[at + index]?.word === word));
}
