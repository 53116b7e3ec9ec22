/**
 * Other orders of a text's words in which a name may stand: "sorting or grading machines", "chips,
 * wood".
 */
import type { GoodsText } from './text.ts';

/** A sequence of the text's words; a name counts only when it lies across the seam. */
export interface Rewording {
  words: readonly string[];
  ends: readonly boolean[];
  runsOn: readonly boolean[];
  /** Place in the text of each word. */
  from: readonly number[];
  /** The name must hold the words before and behind this place of the sequence. */
  seam: number;
}

/** Rewordings looked at in one text: attribute lists are full of "and". */
const REWORDINGS_MAX = 6;
const LINKS = new Set([
  'or',
  'and',
  'oder',
  'und',
  'ou',
  'et',
  'o',
  'y',
  'e',
  'of',
  'en',
  'lub',
  'i',
]);
/** Words on each side of the comma of an inverted name. */
const INVERTED_WORDS_MAX = 3;

/** At most six rewordings. */
export function rewordingsOf(text: GoodsText): Rewording[] {
  return [...headFirst(text), ...inverted(text), ...shared(text)].slice(0, REWORDINGS_MAX);
}

/**
 * "Backpack laptop 17 inch" is a laptop backpack: sellers put first what goods of another name are
 * carried or covered by. "Grill charcoal" is no charcoal grill.
 */
function headFirst({ words, ends, runsOn }: GoodsText): Rewording[] {
  if (!CARRIES.has(words[0] ?? '') || ends[0] !== false || words.length < 2) return [];
  const from = words.map((_, place) => (place < 2 ? 1 - place : place));
  return [{ ...sequence({ words, ends, runsOn }, from), seam: 1 }];
}

const CARRIES: ReadonlySet<string> = new Set(
  'backpack bag case charger cover holder mount pouch protector sleeve stand strap'.split(' '),
);

/** "Egg sorting or grading machines" are also egg sorting machines. */
function shared({ words, ends, runsOn }: GoodsText): Rewording[] {
  return words.flatMap((word, at) => {
    const isLink = LINKS.has(word) && at > 0 && at + 2 < words.length;
    if (!isLink || ends[at - 1] || ends[at] || ends[at + 1]) return [];
    const from = words.flatMap((_, place) => (place === at || place === at + 1 ? [] : [place]));
    return [{ ...sequence({ words, ends, runsOn }, from), seam: at }];
  });
}

/** "Chips, wood" are wood chips: a trade list puts the head noun first. */
function inverted({ words, ends, runsOn, fields }: GoodsText): Rewording[] {
  const comma = ends.indexOf(true) + 1;
  const behind = words.length - comma;
  if (fields.length !== 1 || comma < 1 || behind < 1) return [];
  if (
    comma > INVERTED_WORDS_MAX ||
    behind > INVERTED_WORDS_MAX ||
    ends.slice(comma, -1).includes(true)
  )
    return [];
  const from = words.map((_, place) => (place < behind ? place + comma : place - behind));
  const turned = sequence({ words, ends, runsOn }, from);
  return [
    { ...turned, ends: turned.words.map((_, at) => at === from.length - 1), from, seam: behind },
  ];
}

const sequence = (
  { words, ends, runsOn }: Pick<GoodsText, 'words' | 'ends' | 'runsOn'>,
  from: readonly number[],
): Omit<Rewording, 'seam'> => ({
  words: from.map((place) => words[place] ?? ''),
  ends: from.map((place) => ends[place] ?? false),
  runsOn: from.map((place) => runsOn[place] ?? false),
  from,
});
