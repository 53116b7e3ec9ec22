/** A name that is asked for, as the index can be asked for it. */
import { hanReadings } from './hanReadings.ts';
import { namesIn, normaliseName, withoutShipPrefix } from './normalise.ts';
import { withShortForms } from './phrases.ts';
import type { ScreeningIndex } from './screeningIndex.ts';
import { type Near, nearTo } from './vocabulary.ts';
import { END_NAMES, TITLES } from './wordLists.ts';
import { classOf, weightOfWord, type WordClass } from './wordWeight.ts';

export interface AskedWord {
  word: string;
  weight: number;
  kind: WordClass;
  near: readonly Near[];
  /** The same, by the number of the listed word. */
  nearBy: ReadonlyMap<number, Near>;
}

/**
 * A name as words: as written, its letters as initials, without the prefix of a ship, or parted
 * into words in another way.
 */
export interface NameReading {
  words: readonly AskedWord[];
  way: 'written' | 'shortened' | 'unbracketed' | 'characters' | 'initials' | 'ship' | 'reparted';
}

export interface Question {
  /** Normalised, legal forms with it. */
  full: string;
  letters: string;
  /** Its legal forms. */
  forms: string;
  /** The name as words; then other ways to read it. */
  readings: readonly NameReading[];
  /** Written in another script: its Latin spelling is ours. */
  foreign: boolean;
  /** Why nothing is looked for; null when something is. */
  unusable: 'short' | 'form' | null;
  /** It has more words than are looked for. */
  isCut: boolean;
}

const LETTERS_MIN = 3;
const WORDS_MAX = 24;
/**
 * Ways to part a name of so many words: a long one is rarely parted wrongly everywhere, and each
 * way costs a search.
 */
const REPARTED_MAX: readonly (readonly [number, number])[] = [
  [6, 10],
  [10, 4],
  [Infinity, 1],
];

/** The number of a ship, which some write behind its name. */
const SHIP_NUMBER = /(?<![(\s,])[(\s,]*\bIMO\b\W*(?:No\W*)?\d{7}\b\)?/gi;

/**
 * Reads a name; a name under three letters, or of nothing but a legal form or particles, is not
 * looked for.
 */
export function readQuestion(written: string, index: ScreeningIndex): Question {
  const unnumbered = written.replaceAll(SHIP_NUMBER, ' ').trim() || written;
  const [{ name } = { name: unnumbered }] = namesIn(unnumbered);
  const { full, words, forms, unvowelled, unmarked, foreign, onlyForm } = normaliseName(name);
  const letters = words.join('');
  const known = new Map<string, AskedWord>();
  const asked = (word: string): AskedWord => {
    const before = known.get(word);
    if (before) return before;
    const isEnd = word === words[0] || word === words.at(-1);
    const read = askedWord(word, index, { unvowelled, unmarked: unmarked.get(word) });
    const made = isEnd && END_NAMES.has(word) ? { ...read, kind: 'significant' as const } : read;
    known.set(word, made);
    return made;
  };
  const nothing = onlyForm || words.every((word) => ['stop', 'particle'].includes(classOf(word)));
  const unusable = isShort(name, words) ? 'short' : nothing ? 'form' : null;
  const first = words.slice(0, WORDS_MAX);
  const reparted = unusable === null ? repartedOf(first, index, asked, foreign) : [];
  const initials = initialsIn(name, first);
  const ship = withoutShipPrefix(first);
  const ways: readonly (readonly [NameReading['way'], readonly string[] | null])[] = [
    ['written', first],
    ['shortened', withShortForms(first)],
    ['unbracketed', unbracketed(name, first)],
    ['initials', initials],
    ['ship', ship],
    ...hanReadings(name).map((read) => ['characters' as const, normaliseName(read).words] as const),
    ...reparted.map((parted) => ['reparted' as const, parted] as const),
  ];
  return {
    full,
    letters,
    forms: forms.join(' '),
    foreign,
    unusable,
    isCut: words.length > WORDS_MAX,
    readings:
      unusable === null
        ? ways.flatMap(([way, read]) => (read === null ? [] : [{ way, words: read.map(asked) }]))
        : [],
  };
}

const BRACKETS = /\([^()]*\)/g;

/** The words without those in brackets: a place or a short form; null where none are. */
function unbracketed(name: string, words: readonly string[]): readonly string[] | null {
  const bare = name.replaceAll(BRACKETS, ' ').trim();
  if (bare === name.trim() || bare === '') return null;
  const { words: left } = normaliseName(bare);
  const isTold = left.some((word) => classOf(word) === 'significant' && word.length > LETTERS_MIN);
  return isTold && left.length < words.length ? left : null;
}

const CHARACTER = /[\p{Script=Han}\p{Script=Hangul}]/u;

/**
 * Whether it names nobody: under three letters beside titles, no letter at all, or one character of
 * a script of syllables.
 */
function isShort(written: string, words: readonly string[]): boolean {
  const named = words.filter((word) => !TITLES.has(word));
  const letters = (named.length > 0 ? named : words).join('');
  const drawn = [...written].filter((sign) => /\p{L}/u.test(sign));
  const isOneCharacter = drawn.length === 1 && CHARACTER.test(drawn[0] ?? '');
  return letters.length < LETTERS_MIN || !/[a-z]/.test(letters) || isOneCharacter;
}

/** Letters with points, or two capitals in a name that is not all capitals. */
// bounded: NAME_MAX of contract/screen.ts
const INITIALS =
  /(?<!\p{L})(?:\p{Lu}\.){2,3}|\p{Lu}{2}$(?<=\p{Ll}[,\s]+\p{Lu}{2})|^\p{Lu}{2}(?=\s+\p{Lu}\p{Ll})/gu;

/** The words with the initials in them apart (`G.L. Muradov`); null without initials. */
function initialsIn(name: string, words: readonly string[]): readonly string[] | null {
  const joined = new Set(
    [...name.matchAll(INITIALS)].map(([found]) => normaliseName(found.replaceAll('.', '')).full),
  );
  return words.some((word) => joined.has(word)) && words.length > 1
    ? words.flatMap((word) => (joined.has(word) ? [...word] : [word]))
    : null;
}

function askedWord(
  word: string,
  index: ScreeningIndex,
  spelt: Parameters<typeof nearTo>[2],
): AskedWord {
  const near = nearTo(word, index.vocabulary, spelt);
  const best = near.find(({ likeness }) => likeness !== 'variant');
  // a misspelt common word tells as little as the word itself
  const meant =
    best !== undefined && best.degree >= MEANT_MIN ? (index.weights[best.number] ?? 1) : 1;
  const weight = Math.min(weightOfWord(word, 0, index.parties), meant);
  const kind =
    best?.likeness === 'equal' || !best
      ? classOf(word)
      : (index.classes[best.number] ?? classOf(word));
  return {
    word,
    weight,
    kind: best !== undefined && best.degree >= MEANT_MIN ? kind : classOf(word),
    near,
    nearBy: new Map(near.map((one) => [one.number, one] as const)),
  };
}

const MEANT_MIN = 0.9;

/**
 * Two neighbours as one; a word that is not listed as two that are; syllables put together to
 * listed words.
 */
function repartedOf(
  words: readonly string[],
  index: ScreeningIndex,
  asked: (word: string) => AskedWord,
  foreign: boolean,
): (readonly string[])[] {
  const isListed = (word: string): boolean => index.vocabulary.numbers.has(word);
  const readings: (readonly string[])[] = [];
  if (foreign) {
    readings.push(assembled(words, isListed));
    const whole = words.join('');
    const isWorth = words.length > 2 && words.length <= SYLLABLES_MAX;
    if (isWorth && asked(whole).near.length > 0) readings.push([whole]);
  }
  const isUnknown = words.map((word) => !isListed(word));
  for (let at = 0; at + 1 < words.length; at += 1) {
    const joined = `${words[at]}${words[at + 1]}`;
    const isLetter = words[at]?.length === 1 || words[at + 1]?.length === 1; // an initial
    const isWorth =
      isListed(joined) ||
      (!isLetter && (isUnknown[at] || isUnknown[at + 1]) && asked(joined).near.length > 0);
    if (isWorth) readings.push([...words.slice(0, at), joined, ...words.slice(at + 2)]);
    for (const [left, right] of isWorth ? [] : partings(joined, isListed))
      if (left !== words[at] && (isUnknown[at] || isUnknown[at + 1]))
        readings.push([...words.slice(0, at), left, right, ...words.slice(at + 2)]);
  }
  for (const [at, word] of words.entries())
    if (isUnknown[at])
      for (const parts of partings(word, isListed))
        readings.push([...words.slice(0, at), ...parts, ...words.slice(at + 1)]);
  const [, most = 1] = REPARTED_MAX.find(([count]) => words.length <= count) ?? [];
  return readings.slice(0, most);
}

const PART_MIN = 2;
const PARTED_MIN = 5;

/** Two listed words that make one. */
function partings(
  word: string,
  isListed: (word: string) => boolean,
): (readonly [string, string])[] {
  const found: (readonly [string, string])[] = [];
  for (let at = PART_MIN; word.length >= PARTED_MIN && at <= word.length - PART_MIN; at += 1) {
    const [left, right] = [word.slice(0, at), word.slice(at)];
    if (isListed(left) && isListed(right)) found.push([left, right]);
  }
  return found;
}

const SYLLABLES_MAX = 4;

/**
 * Neighbours put together wherever they make a listed word, the longest first: pinyin comes as
 * syllables.
 */
function assembled(words: readonly string[], isListed: (word: string) => boolean): string[] {
  const made: string[] = [];
  for (let at = 0; at < words.length;) {
    let length = Math.min(SYLLABLES_MAX, words.length - at);
    while (length > 1 && !isListed(words.slice(at, at + length).join(''))) length -= 1;
    made.push(words.slice(at, at + length).join(''));
    at += length;
  }
  return made;
}
