/**
 * Which names a word may stand for as it is written. Names are looked up without marks and endings,
 * under which other words look the same: «Küche» is no «Kuchen», «caballo» no «caballa».
 */
import { foldMarks } from '../fold.ts';
import type { Language } from './stem.ts';

/** Letters whose marks make another word, where they are not those of a plural. */
const DISTINCT: Partial<Record<Language, RegExp>> = { de: /[äöü]/, es: /ñ/, pl: /[łąę]/ };

/**
 * Words that are not those which they look like when marks are left out, or when an umlaut is taken
 * for that of a plural.
 */
const APART: Partial<Record<Language, ReadonlySet<string>>> = {
  de: new Set(
    (
      'küchen höcker löcher märker mängel mütter stützen schränken spülen drücken hälften läuten säuger säugen kämpfer ' +
      'schutz buchse buchsen kocher koch schlager zunder drucker'
    ).split(' '),
  ),
  es: new Set('panal sabana sonar'.split(' ')),
  pl: new Set('polka luk kolka kolki paczki pas laga leki'.split(' ')),
};

/** What number and case add to a name. Elsewhere too much changes to tell by the ending. */
const ENDINGS: Partial<Record<Language, RegExp>> = {
  de: /^(?:e?[mnrs]?|ern)$/,
  fr: /^[sx]$/,
  es: /^e?s$/,
  pt: /^e?s$/,
  nl: /^(?:e?n|s)$/,
};

/** A name and a word or words of a text, small letters with their marks. */
interface Pair {
  said: string;
  name: string;
}

/** Whether marks leave room for a name where a text has these words. */
export function mayBe({ said, name }: Pair, language: Language): boolean {
  const letters = DISTINCT[language];
  if (said === name || letters === undefined) return true;
  const [words, others] = [said.split(' '), name.split(' ')];
  return (
    words.length !== others.length ||
    words.every((word, at) => mayBeWord({ said: word, name: others[at] ?? '' }, language, letters))
  );
}

function mayBeWord(pair: Pair, language: Language, letters: RegExp): boolean {
  const [said, name] = [pair.said.replaceAll('ß', 'ss'), pair.name.replaceAll('ß', 'ss')];
  if (said === name) return true;
  const isMarked = markedFirst(said, name, letters);
  if (isMarked === undefined) return true;
  const [plain, plainName] = [foldMarks(said), foldMarks(name)];
  if (APART[language]?.has(pair.said) === true) return false;
  // the writer left marks out
  if (!isMarked) return plain === plainName;
  return language === 'de' && isPluralByUmlaut(plain, plainName);
}

/**
 * Whether the text has the mark where two words first differ by one; undefined where they do not, as
 * far as their letters are the same.
 */
function markedFirst(said: string, name: string, letters: RegExp): boolean | undefined {
  for (let at = 0; at < Math.min(said.length, name.length); at += 1) {
    const [one = '', other = ''] = [said[at], name[at]];
    if (one === other) continue;
    if (foldMarks(one) !== foldMarks(other)) return undefined;
    if (letters.test(one)) return true;
    if (letters.test(other)) return false;
  }
  return undefined;
}

/** «Töpfe» of «Topf», «Mäntel» of «Mantel». */
const isPluralByUmlaut = (said: string, name: string): boolean =>
  said === name
    ? /(?:el|er|en)$/.test(name)
    : said.startsWith(name) && /^(?:e|er|en|ern|n)$/.test(said.slice(name.length));

/** Whether a text may mean either of two names by the same words. */
export const isAlike = (one: string, other: string, language: Language): boolean =>
  isInflected({ said: one, name: other }, language) &&
  (mayBe({ said: one, name: other }, language) || mayBe({ said: other, name: one }, language));

/** Whether one word is another with an ending of number or case, where endings tell that. */
export function isInflected({ said, name }: Pair, language: Language): boolean {
  const endings = ENDINGS[language];
  if (endings === undefined) return true;
  const [one, other] = [foldMarks(said), foldMarks(name)];
  if (one === other) return true;
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return long.startsWith(short) && endings.test(long.slice(short.length));
}
