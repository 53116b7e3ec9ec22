/** Names brought into one form, on the lists and in questions alike. */
import { formsAt, isFormWord } from './legalForms.ts';
import { withFigures } from './numberWords.ts';
import { plainWords } from './plainWords.ts';
import { isUnvowelled } from './transliterate.ts';
import { SHIP_PREFIXES, TITLES } from './wordLists.ts';
import { classOf } from './wordWeight.ts';

export interface NormalisedName {
  /** Every word, legal forms and titles with them, a blank between. */
  full: string;
  /** Words that name somebody: no legal form, no title. */
  words: readonly string[];
  /** Words that are left out of them. */
  forms: readonly string[];
  /** The words were written without vowels (Arabic, Hebrew script). */
  unvowelled: boolean;
  /** The name stood in another script. */
  foreign: boolean;
  /** Nothing but a legal form. */
  onlyForm: boolean;
  /**
   * Words that had marks, with the two letters that other papers write for a letter with a mark:
   * sahin, shahin.
   */
  unmarked: ReadonlyMap<string, string>;
}

/** What the Entity and Nonproliferation lists add to names; it names nobody. */
const SUCCESSORS =
  /;?,? and (?:any|all) (?:successors?|sub-?units?|subsidiar|affiliate|branch)[^]*/i;
/** Joins two names of one party. */
const BEARS =
  /(?<![\p{L}\d])(?:d[/.]?b[/.]?a\.?|t\/a|a[/.]?k[/.]?a\.?|f[/.]?k[/.]?a\.?|n[/.]?k[/.]?a\.?|c\/o|doing business as|trading as|also known as|formerly known as|now known as|formerly|alias)(?![\p{L}\d])/iu;

/**
 * The name in lower-case Latin letters, as words; legal forms and titles apart, unless nothing else
 * is there.
 */
export function normaliseName(written: string): NormalisedName {
  const full = plainWords(written);
  const printed = full.split(' ').filter((word) => word !== '');
  const unformed = withoutForms(withFigures(printed.map(withLetters)));
  const words = withoutTitles(servantNames(unformed));
  return {
    full,
    words: words.length > 0 ? words : printed,
    forms: leftOut(withFigures(printed.map(withLetters)), unformed),
    unvowelled: isUnvowelled(written),
    foreign: /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u.test(written),
    onlyForm: unformed.length === 0 && full !== '',
    unmarked: unmarkedWords(written, full),
  };
}

/** `r0yal` is royal, `1ran` is iran: a figure among letters is a letter that looks like it. */
function withLetters(word: string): string {
  const isMixed = /^[a-z01]+$/.test(word) && /[01]/.test(word) && !/[01]{2}|1$/.test(word);
  return isMixed && word.replaceAll(/[01]/g, '').length >= WORD_LETTERS_MIN
    ? word.replaceAll('0', 'o').replaceAll('1', 'i')
    : word;
}

/** A shorter one is a code: b01. */
const WORD_LETTERS_MIN = 3;

/** Words of the first list that are not in the second, each as often as it is missing. */
function leftOut(all: readonly string[], kept: readonly string[]): string[] {
  const left = [...kept];
  return all.filter((word) => {
    const at = left.indexOf(word);
    if (at >= 0) left.splice(at, 1);
    return at < 0 && word !== '' && kept.length > 0;
  });
}

/**
 * The names that a printed name holds: `A D/B/A B` is A and B, and `Name (ACRO)` is Name and,
 * weakly, ACRO.
 */
export function namesIn(printed: string): { name: string; weak: boolean }[] {
  const bare = printed.replace(SUCCESSORS, '').trim();
  const short = [...bare.matchAll(/\(([a-z][a-z0-9&.-]{1,7})\)/gi)].find(
    ({ index }) => index >= NAME_MIN,
  );
  const [before, after] = short
    ? [bare.slice(0, short.index), bare.slice(short.index + short[0].length)]
    : [bare, ''];
  const acronym = isAcronym(short?.[1] ?? '', before) ? short?.[1] : undefined;
  const main = acronym === undefined ? bare : `${before.trim()} ${after.trim()}`.trim();
  const parts = main.split(BEARS).map((part) => part.trim());
  const names = parts
    .filter((part) => part !== '')
    .flatMap((part) => [part, ...besideStroke(part)])
    .map((name) => ({ name, weak: false }));
  return acronym === undefined ? names : [...names, { name: acronym, weak: true }];
}

const STROKE = /\/|\s[-–—]\s/;
const STROKE_NAMES_MAX = 3;

/**
 * Names with a stroke between them, each of two words or more with one that is no short word of
 * trade; none where the stroke stands in one name (import/export).
 */
function besideStroke(name: string): string[] {
  const parts = name.split(STROKE).map((part) => part.trim());
  const isEachName = parts.every((part) => {
    const words = plainWords(part).split(' ');
    return words.length > 1 && words.some((word) => word.length >= NAME_MIN && isNobodys(word));
  });
  return parts.length > 1 && parts.length <= STROKE_NAMES_MAX && isEachName ? parts : [];
}

const isNobodys = (word: string): boolean => classOf(word) === 'significant' && !isFormWord(word);

/** A shorter text before the brackets is no name. */
const NAME_MIN = 4;

/** Whether the letters stand in the name in this order, the first of them at its beginning. */
function isAcronym(letters: string, name: string): boolean {
  const [wanted, given] = [letters, name].map((text) =>
    text.toLowerCase().replaceAll(/[^a-z0-9]/g, ''),
  );
  if (!wanted || !given || wanted[0] !== given[0]) return false;
  let at = 0;
  for (const letter of given) if (letter === wanted[at]) at += 1;
  return at === wanted.length;
}

/** Letters with marks by their sound: of Slavic, Turkish, Romanian and German names. */
const MARKED: Readonly<Record<string, string>> = {
  š: 'sh',
  ş: 'sh',
  ș: 'sh',
  ś: 'sh',
  ž: 'zh',
  ż: 'zh',
  č: 'ch',
  ç: 'ch',
  ć: 'ch',
  ţ: 'ts',
  ț: 'ts',
  ğ: 'gh',
  ö: 'oe',
  ü: 'ue',
  ä: 'ae',
};

function unmarkedWords(written: string, full: string): ReadonlyMap<string, string> {
  const lower = written.normalize('NFC').toLowerCase();
  const spelt = lower.replaceAll(/[šşșśžżčçćţțğöüä]/g, (letter) => MARKED[letter] ?? letter);
  if (spelt === lower) return new Map();
  const [plain, other] = [full.split(' '), plainWords(spelt).split(' ')];
  if (plain.length !== other.length) return new Map();
  return new Map(
    plain.flatMap((word, at) => (word === other[at] ? [] : [[word, other[at] ?? word] as const])),
  );
}

const SERVANT = /^abd(?:[aeiou]{0,2}[ltdrzsn]{0,2})?$/;
/**
 * Abdulkarim, Abderrahmane: the servant of one of the names of God; Abdullah is a name of its own.
 */
const SERVANT_OF = /^abd[aeiou]{1,2}(?:l(?!l?ah|la$)|([tdrzsn])(?=\1)|(?=r(?:ahm|ahi|az)))(.{4,})$/;
/** The same with a letter wrong before one of the usual names of God: `bdulamir`. */
const MISSPELT_SERVANT =
  /^[abd]{1,3}[aeiou]{0,2}l(amir|aziz|bari|ghani|hakim|hamid|jabbar|jalil|karim|latif|malik|majid|nasir|qadir|quddus|rahim|rahman|rashid|rauf|razzaq|salam|samad|sattar|wahab|wahid)$/;
const ARTICLE = /^[aeu](?:[ltdrzsn]|sh)$/;

/** `abd al karim`, `abdul karim` and `abdelkarim` are `abd karim`. */
function servantNames(words: readonly string[]): string[] {
  const made: string[] = [];
  for (const [at, word] of words.entries()) {
    const isLast = at === words.length - 1;
    if (ARTICLE.test(word) && !isLast && made.at(-1) === 'abd') continue;
    const name = SERVANT_OF.exec(word)?.[2] ?? MISSPELT_SERVANT.exec(word)?.[1];
    if (name !== undefined) made.push('abd', name);
    else made.push(SERVANT.test(word) && !isLast ? 'abd' : word);
  }
  return made;
}

/**
 * The words without what stands before the name of a ship (MV, M/T); null where nothing of that
 * kind does.
 */
export function withoutShipPrefix(words: readonly string[]): readonly string[] | null {
  const [first = '', second = '', third] = words;
  if (SHIP_PREFIXES.has(first) && second !== '') return words.slice(1);
  const isParted = first.length === 1 && second.length === 1 && SHIP_PREFIXES.has(first + second);
  return isParted && third !== undefined ? words.slice(2) : null;
}

function withoutForms(words: readonly string[]): string[] {
  const kept: string[] = [];
  for (let at = 0; at < words.length;) {
    const length = formsAt(words, at);
    if (length === 0) kept.push(words[at] ?? '');
    at += length || 1;
  }
  return withoutTail(kept).filter((word, at, all) => !isForm(word, at, all));
}

const TAIL_MAX = 4;

/** `x sa dee cv`: what stands between two forms at the end belongs to them. */
function withoutTail(words: readonly string[]): readonly string[] {
  if (!isFormWord(words.at(-1) ?? '')) return words;
  const from = words.findIndex(
    (word, at) =>
      at > 0 &&
      at >= words.length - TAIL_MAX &&
      isFormWord(word) &&
      words.slice(at).every((later) => isFormWord(later) || later.length < TAIL_MAX),
  );
  return from < 0 ? words : words.slice(0, from);
}

/** Forms of two letters that stand before the name. */
const LEADING_FORMS = new Set(['ao', 'oo', 'pt', 'cv', 'kk', 'gk', 'yk']);

/**
 * Forms stand at the end, Russian ones at the beginning; two letters in the middle of a name may be
 * something else.
 */
function isForm(word: string, at: number, all: readonly string[]): boolean {
  if (!isFormWord(word)) return false;
  if (word.length > 2 || word === 'co') return true;
  return (
    (at === 0 && LEADING_FORMS.has(word)) ||
    all.slice(at).every((later) => isFormWord(later) || later.length <= 2)
  );
}

/** A title goes from either end as long as two words remain. */
function withoutTitles(words: readonly string[]): string[] {
  let rest = [...words];
  while (rest.length > 2 && TITLES.has(rest[0] ?? '')) rest = rest.slice(1);
  while (rest.length > 2 && TITLES.has(rest.at(-1) ?? '')) rest = rest.slice(0, -1);
  return rest;
}
