/**
 * Whether a keyword, where it stands, means something else: a colour, a picture, its absence, or
 * what the goods are for.
 */
import { singular } from '../classify/stem.ts';
import { rememberedOf } from '../remembered.ts';
import type { Steps } from '../steps.ts';
import type { HidingKind, HidingWords } from './hidingWords.ts';
import { phraseWords, type Word } from './itemWords.ts';
import { findPhrases, indexPhrases, type PhraseIndex } from './phraseIndex.ts';
import { coverOf, type Span } from './spans.ts';
import type { CodeSpan } from './types.ts';

/** What of a rule decides what hides its keywords. */
export interface KeywordRule {
  isMaterial: boolean;
  withLookAlikes: boolean;
  codes: readonly CodeSpan[];
}

/** Prints, and films and records. */
const WORKS = ['49', '8523'] as const;

/** Whether works that tell of things may be goods of the rule, such as obscene films. */
export const coversWorks = ({ codes }: Pick<KeywordRule, 'codes'>): boolean =>
  codes.length === 0 ||
  codes.some(({ first, last }) =>
    WORKS.some((work) => first.slice(0, work.length) <= work && work <= last.slice(0, work.length)),
  );

/** An item as it is read for keywords. */
export interface ReadItem {
  words: readonly Word[];
  /** Whether a whole phrase over the span means something else. */
  isSayingElse: (span: Span) => boolean;
  /** The goods are textiles or footwear by their code. */
  isTextile: boolean;
  /** Where a title ends that names a work, such as a book; 0 where it names none. */
  workEnd: number;
}

interface Prepared {
  is: (kind: HidingKind, word: string | undefined) => boolean;
  sayingElse: PhraseIndex<null>;
  /** Phrases of absence, last word first. */
  absences: readonly (readonly string[])[];
}

const prepared = rememberedOf((hiding: HidingWords): Prepared => {
  const sets = new Map(
    Object.entries(hiding).map(([kind, texts]) => {
      const words = texts.map(phraseWords).filter((text) => text.length === 1);
      return [kind, new Set(words.flatMap(([word = '']) => [word, singular(word)]))] as const;
    }),
  );
  return {
    is: (kind, word) => {
      const set = sets.get(kind);
      return word !== undefined && set !== undefined && (set.has(word) || set.has(singular(word)));
    },
    sayingElse: indexPhrases(
      hiding.phrase.map((text) => [null, { text, language: 'en' }] as const),
    ),
    absences: hiding.without.map(phraseWords).filter((words) => words.length > 1),
  };
});

/** Makes ready in pieces what is looked up for every keyword. */
export function* prepareHiding(hiding: HidingWords): Steps<void> {
  yield* prepared(hiding).sayingElse.makeReady();
}

/**
 * Tells of a span of the words whether a phrase over it means something else than the words in it.
 */
export const phrasesHiding = (
  words: readonly Word[],
  hiding: HidingWords,
): ((span: Span) => boolean) =>
  coverOf(findPhrases(prepared(hiding).sayingElse, words), words.length);

const TITLE_MOST = 40;

/**
 * «Feta, a cookbook», «The Opium War, paperback», «The Silencer – a thriller, paperback»: the last
 * word of the title or of its first part says a work, or a label does: «Book: The Opium War».
 */
export function endOfWork(words: readonly Word[], hiding: HidingWords): number {
  const { is } = prepared(hiding);
  let end = Math.min(1, words.length);
  while (end < Math.min(words.length, TITLE_MOST) && words[end]?.gap !== 'sentence') end += 1;
  const last = endOfTitle(words);
  if (words[0]?.isLabel && is('work', words[0].text)) return last;
  if (is('work', words[end - 1]?.text)) return end;
  // «knife – with a book» is no book
  const goesOn =
    last <= TITLE_MOST && !words.slice(end, last).some(({ text }) => is('break', text));
  return goesOn && is('work', words[last - 1]?.text) ? last : 0;
}

function endOfTitle(words: readonly Word[]): number {
  const end = words.findIndex(({ inDescription }) => inDescription);
  return end < 0 ? words.length : end;
}

/** Tells whether a word begins something else: what follows «with» says nothing of what stood. */
export const beginsElse = (hiding: HidingWords): ((word: string) => boolean) => {
  const { is } = prepared(hiding);
  return (word) => is('break', word);
};

/**
 * Tells whether a word parts what stands before it from what stands behind it, in a phrase of a
 * language.
 */
export const partsPhrases = (
  hiding: HidingWords,
): ((word: string, language: string) => boolean) => {
  const { is } = prepared(hiding);
  return (word, language) =>
    (language === 'nl' || !JOINING_IN_DUTCH_ALONE.has(word)) &&
    PARTING.some((kind) => is(kind, word));
};
const PARTING = ['break', 'joining', 'without', 'free', 'plaything', 'picture'] as const;
/** «Or» and «and» there; elsewhere small words: comb of ivory, paille en plastique. */
const JOINING_IN_DUTCH_ALONE: ReadonlySet<string> = new Set(['of', 'en']);

/** Whether the keyword at the span is hidden for the rule. */
export function isHidden(
  item: ReadItem,
  span: Span,
  rule: KeywordRule,
  hiding: HidingWords,
): boolean {
  const at: At = { ...item, ...span, ...prepared(hiding) };
  return (
    item.isSayingElse(span) ||
    isAbsent(at) ||
    isWhatItIsFor(at, rule) ||
    isColour(at) ||
    isShadeOfColour(at) ||
    (rule.withLookAlikes ? isToldOf(at, rule) : looksOnly(at, rule))
  );
}

interface At extends ReadItem, Span, Prepared {}

/** Words before the span in its clause, nearest first. */
const before = ({ words, start }: At, most: number): Word[] =>
  words[start]?.gap === 'close' ? wordsBack(words, start, most) : [];

/** Words that end before a position, nearest first, as far as their clause goes. */
function wordsBack(words: readonly Word[], position: number, most: number): Word[] {
  const found: Word[] = [];
  for (let at = position - 1; at >= 0 && found.length < most; at -= 1) {
    const word = words[at];
    if (!word) break;
    found.push(word);
    if (word.gap !== 'close') break;
  }
  return found;
}

/** Words behind the span in its clause, up to one that begins something else. */
function behind({ words, end, is }: At, most: number): Word[] {
  const found: Word[] = [];
  for (let at = end; found.length < most; at += 1) {
    const word = words[at];
    if (!word || word.gap !== 'close' || is('break', word.text) || is('joining', word.text)) break;
    found.push(word);
  }
  return found;
}

const ABSENCE_REACH = 4;

function isAbsent(at: At): boolean {
  const { words, end, is } = at;
  const next = words[end];
  if (next?.gap === 'close' && is('free', next.text)) {
    const after = words[end + 1];
    if (next.hyphen || !after || after.gap !== 'close' || !is('not free', after.text)) return true;
  }
  if (is('non', before(at, 1)[0]?.text)) return true;
  return (isLinked(at, at.start) && isDenied(at, at.start)) || isDeniedInList(at);
}

/** Whether a word of absence stands before the place, in the clause that ends there. */
function isDenied({ words, is, absences }: At, start: number): boolean {
  for (const [distance, word] of wordsBack(words, start, ABSENCE_REACH).entries()) {
    const position = start - 1 - distance;
    if (is('break', word.text)) return false;
    const following = words[position + 1]?.text ?? '';
    const counts = /^\d/.test(following); // No 5 is a name
    if (is('without', word.text) && !counts && !is('only', following)) return true;
    if (
      absences.some((phrase) =>
        phrase.every((part, index) => words[position - phrase.length + 1 + index]?.text === part),
      )
    )
      return true;
  }
  return false;
}

/** «Free from: alcohol, perfume»: what was named is absent. */
const isAfterLabel = ({ words }: At, position: number): boolean =>
  words[position]?.gap === 'clause' && words[position - 1]?.isLabel === true;
const isLinked = (at: At, position: number): boolean =>
  at.words[position]?.gap === 'close' || isAfterLabel(at, position);

const LIST_MEMBERS_MAX = 8;
const MEMBER_WORDS_MAX = 3;

/**
 * «Free from alcohol, parabens and perfume»: what is absent goes on to the end of the list. Two
 * members are no list without «and» or «or».
 */
function isDeniedInList(at: At): boolean {
  const { words, is } = at;
  let position = at.start;
  let isJoined = is('joining', words[at.end]?.text) || words[at.end]?.gap === 'list';
  for (let members = 1; members <= LIST_MEMBERS_MAX; members += 1) {
    if (is('joining', words[position - 1]?.text)) {
      isJoined = true;
      position -= 1;
    } else if (words[position]?.gap !== 'list')
      return isAfterLabel(at, position) && isDenied(at, position);
    if (isDenied(at, position)) return isJoined || members > 1;
    const end = position;
    do position -= 1;
    while (
      position > 0 &&
      end - position < MEMBER_WORDS_MAX &&
      words[position]?.gap === 'close' &&
      !is('joining', words[position - 1]?.text)
    );
    if (position <= 0) return false;
  }
  return false;
}

const FOR_REACH = 4;
const HOLDER_REACH = 2;

/** Case for a drone, knife block, verre à vin: the keyword says what the goods serve. */
function isWhatItIsFor(at: At, { isMaterial }: KeywordRule): boolean {
  const { is } = at;
  const near = before(at, FOR_REACH);
  const opener = near.findIndex((word) => is('for', word.text));
  if (
    opener >= 0 &&
    !near
      .slice(0, opener)
      // «compatible with» opens as one
      .some(
        (word, place) => is('not for', word.text) || (is('break', word.text) && place + 1 < opener),
      )
  )
    return true;
  const after = behind(at, HOLDER_REACH);
  if (after.some((word) => is('tool', word.text))) return true;
  if (isMaterial) return false;
  if (after.some((word) => is('holder', word.text))) return true;
  const [link, holder] = near;
  return is('link', link?.text) && is('holder of', holder?.text);
}

/** «Vaso avorio in ceramica». */
const OF_MATERIAL: ReadonlySet<string> = new Set(['in', 'aus', 'di', 'de', 'of', 'em', 'z']);

const GOODS_REACH = 3;
const COLOUR_LIST_REACH = 8;

/** Ivory colour, coral pink, rouge corail, «colour: ivory», ivory lace dress. */
function isColour(at: At): boolean {
  const { words, start, end, is, isTextile } = at;
  if (end - start !== 1 || !is('also a colour', words[start]?.text)) return false;
  if (isTextile) return true;
  const [earlier, earliest] = before(at, 2);
  const [next] = behind(at, 1);
  return (
    is('colour word', next?.text) ||
    is('colour after', next?.text) ||
    is('coloured material', next?.text) ||
    (OF_MATERIAL.has(next?.text ?? '') && is('coloured material', behind(at, 2)[1]?.text)) ||
    is('colour before', earlier?.text) ||
    is('colour word', earlier?.text) ||
    is('colour word', earliest?.text) ||
    is('coloured goods', earlier?.text) || // robe ivoire
    behind(at, GOODS_REACH).some((word) => is('coloured goods', word.text)) ||
    isUnderColourLabel(at) ||
    isAmongColours(at)
  );
}

/**
 * «Rifle green tie», «firecracker red nail sticker», «Elfenbein ivory white»: a thing names the
 * shade of goods that come in colours.
 */
function isShadeOfColour(at: At): boolean {
  const { words, start, end, is } = at;
  const [next, ...goods] = behind(at, GOODS_REACH + 1);
  if (
    end - start === 1 &&
    is('also a colour', words[start]?.text) &&
    is('also a colour', next?.text)
  )
    return is('colour after', goods[0]?.text);
  return (
    is('colour after', next?.text) &&
    goods.some(({ text }) => is('coloured goods', text) || is('picture', text))
  );
}

/** «Colour: white, ivory / black»: everything behind the label, up to the next. */
function isUnderColourLabel({ words, start, is }: At): boolean {
  for (let at = start - 1; at >= 0 && at >= start - COLOUR_LIST_REACH; at -= 1) {
    if (words[at + 1]?.gap === 'sentence') return false;
    if (words[at]?.isLabel) return is('colour word', words[at]?.text);
  }
  return false;
}

/**
 * «Black, ivory and pink», «wedding gown, ivory»: alone in its place of a list, beside a colour or
 * goods that come in colours.
 */
function isAmongColours({ words, start, end, is }: At): boolean {
  const isColourName = (word: Word | undefined): boolean =>
    is('colour after', word?.text) || is('colour before', word?.text);
  const separates = (position: number): boolean =>
    words[position]?.gap === 'list' || is('joining', words[position]?.text);
  const isAlone =
    (start === 0 || words[start]?.gap !== 'close' || is('joining', words[start - 1]?.text)) &&
    (end >= words.length || words[end]?.gap !== 'close' || is('joining', words[end]?.text));
  const isJoined = is('joining', words[start - 1]?.text);
  const earlier = isJoined ? words[start - 2] : words[start - 1];
  const later = is('joining', words[end]?.text) ? words[end + 1] : words[end];
  if (isJoined && isColourName(earlier)) return true; // black and ivory chess set
  if (!isAlone) return false;
  return (
    (words[start]?.gap === 'list' && is('coloured goods', words[start - 1]?.text)) ||
    (isColourName(earlier) && words[start]?.gap !== 'sentence') ||
    (isColourName(later) && separates(end))
  );
}

/** «Cocaine, a film»: the title is that of a work, and the rule is about none. */
const isToldOf = (at: At, rule: KeywordRule): boolean => at.end <= at.workEnd && !coversWorks(rule);

const LOOK_REACH = 2;

/** Faux fur, crocodile print, vape-style, toy sword, rifle poster, autocollant python. */
function looksOnly(at: At, { isMaterial }: KeywordRule): boolean {
  const { is } = at;
  if (at.end <= at.workEnd) return true;
  const near = before(at, LOOK_REACH + 1);
  const cut = near.findIndex((word) => is('break', word.text));
  const earlier = cut < 0 ? near : near.slice(0, cut);
  const after = behind(at, LOOK_REACH);
  return (
    earlier.slice(0, LOOK_REACH).some((word) => is('look-alike before', word.text)) ||
    is('picture', earlier[0]?.text) ||
    earlier.some((word) => is('plaything', word.text)) ||
    after.some((word) => is('look-alike after', word.text) || is('picture', word.text)) ||
    is('plaything', after[0]?.text) ||
    is('taste', after[0]?.text) ||
    (!isMaterial && after.some((word) => is('figure', word.text)))
  );
}
