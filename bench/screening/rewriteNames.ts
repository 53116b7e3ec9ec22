/** The ways in which the name of an organisation is written otherwise. */
import type { PartyRecord } from '../../engine/release/records.ts';
import { ERROR_CLASSES } from './errors.ts';
import type { Dice } from './random.ts';
import {
  ADDED,
  BROAD,
  COUNTRY_NAMES,
  FORMS_BEFORE,
  FORMS_BEHIND,
  OTHER_WORDS,
  SPELLINGS,
} from './rewriteParts.ts';

/** The name as another would write it; null where it cannot be written so. */
export type Rewriting = (name: string, dice: Dice, party: PartyRecord) => string | null;

const FORM =
  /[,\s]+(?:co\.?,? ?(?:ltd\.?|limited)|company limited|(?:private |public )?limited|(?:pvt\.? |pte\.? |pty\.? )?ltd\.?|llc|l\.l\.c\.|inc\.?|corp\.?|s\.a\.(?: de c\.v\.)?|ltda\.?|e?ood|o[ao]o|zao|pao|ao|gmbh|fze|fzco|s\.a\.s\.|d\.o\.o\.|[ocp]?jsc)$/i;
const LEADING_FORM =
  /^(?:o[ao]o|zao|pao|ao|[ocp]?jsc|llc|open joint[- ]stock company|joint[- ]stock company)\s+/i;
const unformed = (name: string): string =>
  name.replace(FORM, '').replace(LEADING_FORM, '').replace(FORM, '').replaceAll(/['"]/g, '').trim();
const wordsOf = (name: string): string[] => name.split(/\s+/).filter((word) => word !== '');
const plain = (word: string): string => word.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
const isTelling = (word: string): boolean => plain(word).length > 2 && !BROAD.has(plain(word));

function otherForm(name: string, dice: Dice): string | null {
  const bare = unformed(name);
  if (!wordsOf(bare).some(isTelling)) return null;
  return dice.below(3) === 0
    ? `${dice.of(FORMS_BEFORE)} ${bare}`
    : `${bare} ${dice.of(FORMS_BEHIND)}`;
}

/** Replaces up to so many words that have another way. */
function otherWords(name: string, dice: Dice, most: number): string | null {
  const words = wordsOf(name);
  const places = words.flatMap((word, at) => (OTHER_WORDS.has(plain(word)) ? [at] : []));
  const chosen = new Set(Array.from({ length: most }, () => dice.below(places.length || 1)));
  if (places.length === 0 || words.length - places.length < 1) return null;
  if (!words.some(isTelling)) return null;
  for (const choice of chosen) {
    const at = places[choice] ?? 0;
    words[at] = dice.of(OTHER_WORDS.get(plain(words[at] ?? '')) ?? [words[at] ?? '']);
  }
  return words.join(' ');
}

function withoutBroad(name: string, dice: Dice): string | null {
  const words = wordsOf(unformed(name));
  const places = words.flatMap((word, at) => (at > 0 && BROAD.has(plain(word)) ? [at] : []));
  if (places.length === 0 || !words.some((word) => isTelling(word) && word.length > 5)) return null;
  const gone = dice.of(places);
  const rest = words.filter((_, at) => at !== gone);
  return rest.length > 1 ? rest.join(' ') : null;
}

function withMore(name: string, dice: Dice): string | null {
  const bare = unformed(name);
  const isRare = wordsOf(bare).some((word) => isTelling(word) && word.length > 5);
  return isRare ? `${bare} ${dice.of(ADDED)}` : null;
}

function withPlace(name: string, dice: Dice): string | null {
  const words = wordsOf(unformed(name));
  if (!words.some((word) => isTelling(word) && word.length > 4)) return null;
  const place = dice.of(COUNTRY_NAMES);
  const form = FORM.exec(name)?.[0] ?? '';
  return dice.below(2) === 0
    ? `${words.join(' ')} (${place})${form}`
    : `${words[0]} (${place}) ${words.slice(1).join(' ')}${form}`.replace(/ +/g, ' ');
}

const ACRONYM_MIN = 4;

function acronym(name: string): string | null {
  const words = wordsOf(unformed(name).replaceAll(/[^\p{L}\s]/gu, ' ')).filter(
    (word) => !/^(?:of|the|and|for|de|y|la|el|al|in|del|los|las)$/i.test(word),
  );
  const letters = words.map((word) => word[0]?.toUpperCase() ?? '').join('');
  return letters.length >= ACRONYM_MIN && letters.length < 8 ? letters : null;
}

function joined(name: string, dice: Dice): string | null {
  const words = wordsOf(unformed(name));
  if (words.length < 2 || !words.some(isTelling)) return null;
  const at = dice.below(words.length - 1);
  return [
    ...words.slice(0, at),
    `${words[at]}${dice.of(['', '-'])}${words[at + 1]}`,
    ...words.slice(at + 2),
  ].join(' ');
}

function split(name: string, dice: Dice): string | null {
  const words = wordsOf(unformed(name));
  const places = words.flatMap((word, at) => (/^[a-z]{7,}$/i.test(word) ? [at] : []));
  if (places.length === 0) return null;
  const at = dice.of(places);
  const word = words[at] ?? '';
  const after = 3 + dice.below(word.length - 5);
  words[at] = `${word.slice(0, after)} ${word.slice(after)}`;
  return words.join(' ');
}

function typo(name: string, dice: Dice): string | null {
  const kinds = ERROR_CLASSES.filter(
    (error) => /letter/.test(error.name) && !/two letters wrong/.test(error.name),
  );
  return unformed(name).length < 8 ? null : dice.of(kinds).inject(name, dice, null);
}

function otherSpelling(name: string, dice: Dice): string | null {
  const fitting = SPELLINGS.filter(([from]) =>
    wordsOf(name).some((word) => isTelling(word) && word.length > 5 && from.test(word)),
  );
  if (fitting.length === 0) return null;
  const [from, to] = dice.of(fitting);
  const words = wordsOf(name);
  const places = words.flatMap((word, at) =>
    isTelling(word) && word.length > 5 && from.test(word) ? [at] : [],
  );
  const at = dice.of(places);
  words[at] = (words[at] ?? '').replace(from, to);
  return words.join(' ');
}

function digitsForLetters(name: string, dice: Dice): string | null {
  const bare = unformed(name).toUpperCase();
  const letter = dice.of(['O', 'I']);
  const at = bare.indexOf(letter);
  return bare.length < 8 || at < 0
    ? null
    : `${bare.slice(0, at)}${letter === 'O' ? '0' : '1'}${bare.slice(at + 1)}`;
}

function withAlias(name: string, dice: Dice, { aliases }: PartyRecord): string | null {
  const strong = aliases.filter(
    ({ strength, name: other }) => strength !== 'weak' && other !== name,
  );
  return strong.length === 0
    ? null
    : `${name} ${dice.of(['/', '/ ', 'aka', '-'])} ${dice.of(strong).name}`;
}

const RUSSIAN_FORM = /^(?:OOO|OAO|ZAO|PAO|AO)\s+|[,\s]+(?:OOO|OAO|ZAO|PAO|AO)$/;

/** A Russian name of a company in its own letters. */
function inCyrillic(name: string): string | null {
  const bare = name.replace(RUSSIAN_FORM, '').replaceAll(/['"]/g, '').toLowerCase();
  if (bare === name.toLowerCase() || !/^[a-z -]+$/.test(bare) || bare.length < MIN_RUSSIAN)
    return null;
  const form = RUSSIAN_FORM.exec(name)?.[0].replaceAll(/[,\s]/g, '') ?? '';
  return CYRILLIC.reduce(
    (text, [latin, letter]) => text.replaceAll(latin, letter),
    `${form} ${bare}`.toLowerCase(),
  );
}

const MIN_RUSSIAN = 5;
const CYRILLIC: readonly (readonly [string, string])[] = [
  ...'shch щ,zh ж,kh х,ts ц,ch ч,sh ш,yu ю,ya я,yo ё,ye е,iy ий,oy ой,ey ей,ay ай'
    .split(',')
    .map((pair) => pair.split(' ')),
  ...'a а,b б,v в,g г,d д,e е,z з,i и,k к,l л,m м,n н,o о,p п,r р,s с,t т,u у,f ф,y ы,c ц,h х,j й,w в,x кс,q к'
    .split(',')
    .map((pair) => pair.split(' ')),
].map(([latin = '', letter = '']) => [latin, letter] as const);

/** Two ways at once. */
function both(first: Rewriting, second: Rewriting): Rewriting {
  return (name, dice, party) => {
    const once = first(name, dice, party);
    return once === null ? null : second(once, dice, party);
  };
}

const oneWord: Rewriting = (name, dice) => otherWords(name, dice, 1);

export const OTHER_NAMES: Readonly<Record<string, Rewriting>> = {
  'another legal form': otherForm,
  'a word otherwise': oneWord,
  'two words otherwise': (name, dice) => otherWords(name, dice, 2),
  'a broad word missing': withoutBroad,
  'a broad word more': withMore,
  'a country in brackets': withPlace,
  acronym,
  'words joined': joined,
  'a word split': split,
  'a letter wrong': typo,
  'another spelling': otherSpelling,
  'digits for letters': digitsForLetters,
  'two names': withAlias,
  'a word otherwise, another legal form': both(oneWord, otherForm),
  'a letter wrong, a word otherwise': both(typo, oneWord),
  'another spelling, a word otherwise': both(otherSpelling, oneWord),
  'a broad word missing, another legal form': both(withoutBroad, otherForm),
  'three ways at once': both(both(otherSpelling, oneWord), otherForm),
  'in Cyrillic letters': inCyrillic,
};
