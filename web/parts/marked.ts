/** A text with the words marked that decided. */
import { view, type View } from '../view.ts';

interface Piece {
  kind: string;
  code: string | null;
  evidence: string;
}

/** The text; words that spoke for the code are marked. */
export function Marked({
  text,
  weighed,
  code,
}: {
  text: string;
  weighed: readonly Piece[];
  code: string;
}): View {
  const parts = partsOf(text, decidingWords(weighed, code));
  return view`<blockquote class="text">${parts.map(({ words, isMarked }) =>
    isMarked ? view`<mark>${words}</mark>` : words,
  )}</blockquote>`;
}

/** The quotations of all goods and facts that speak for a code. */
export function decidingWords(weighed: readonly Piece[], code: string): string[] {
  const speaking = weighed.filter(
    ({ kind, code: its }) =>
      (kind === 'words' || kind === 'fact') && its !== null && code.startsWith(its.slice(0, 6)),
  );
  return speaking.flatMap(({ evidence }) => quotationsIn(evidence));
}

/** What stands between quotation marks. */
const quotationsIn = (evidence: string): string[] =>
  evidence.split('"').filter((words, at) => at % 2 === 1 && words.trim() !== '');

interface Part {
  words: string;
  isMarked: boolean;
}

/** A text in parts, each marked or not; the parts together are the text. */
export function partsOf(text: string, wanted: readonly string[]): Part[] {
  const lower = text.toLowerCase();
  if (lower.length !== text.length) return [{ words: text, isMarked: false }]; // places differ
  const isIn = new Array<boolean>(text.length).fill(false);
  for (const words of wanted) {
    const place = lower.indexOf(words.toLowerCase());
    if (place >= 0) isIn.fill(true, place, place + words.length);
  }
  const parts: Part[] = [];
  for (const [place, letter] of text.split('').entries()) {
    const isMarked = isIn[place] ?? false;
    const last = parts.at(-1);
    if (last?.isMarked === isMarked) last.words += letter;
    else parts.push({ words: letter, isMarked });
  }
  return parts;
}
