/** Names of countries, and where they stand in a text. */
import { foldAccents, type Folded } from './fold.ts';
import { formsOf } from './inflection.ts';
import { linesOf } from './lines.ts';
import { type ProtectedNames, protectedNamesOf } from './protectedNames.ts';

/** What the gazetteer is made of; `edition/reading/places.ts` reads it. */
export interface PlaceSources {
  /**
   * Lines `code alpha3 | name; name`; the code `--` stands for unions and regions, `~` before a
   * name for a part of a country.
   */
  places: string;
  /** Lines `code | name; name`: towns and regions. */
  towns: string;
  /** Lines `code | name; ?name; +name`: what only goods of one country may be called. */
  protectedNames: string;
  /** Lines `code | adjective; stem~`. */
  adjectives: string;
  /** Lines `word`, `word !` or `word ! | languages`: names that are common words. */
  traps: string;
  /** Names of the countries by language. */
  names: readonly { language: string; code: string; name: string }[];
}

/** A name in a text. `country` null: a union, a region, or only "imported". */
interface Place {
  country: string | null;
  /** Written in capitals only ("US", "SUA"): in small letters it is another word. */
  capitals: boolean;
  /** Too short to be read in another language than these. */
  languages: ReadonlySet<string> | null;
  /** A province or town: the country is concluded from it. */
  isPart: boolean;
  /** A town or region that another country may have too: what is named behind it decides. */
  isTown: boolean;
}

interface Trap {
  needsCapital: boolean;
  /** In which it is a name; null: in any. */
  languages: ReadonlySet<string> | null;
}

export interface Gazetteer {
  /** By folded words, joined by blanks. */
  names: ReadonlyMap<string, Place>;
  adjectives: ReadonlyMap<string, string>;
  /** Stems that endings of up to four letters may follow. */
  stems: ReadonlyMap<string, string>;
  /** Alpha-2 and alpha-3 codes, folded. */
  codes: ReadonlyMap<string, string>;
  /** Names that are common words. */
  traps: ReadonlyMap<string, Trap>;
  /**
   * Names in scripts that put no blanks between words, by their first letter, longest first, each
   * in its words.
   */
  unspaced: ReadonlyMap<string, readonly (readonly string[])[]>;
  wordsMax: number;
  /** Names that only goods of one country may bear. */
  protectedNames: ProtectedNames;
  /** Of each name its longest word: a text without any of them names no place. */
  marks: ReadonlySet<string>;
}

const UNSPACED = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Thai}]/u;
/** In small letters these are no other words. */
const ANY_CASE: ReadonlySet<string> = new Set(['usa', 'uk', 'prc', 'uae']);
const SHORT = 3;

/** Builds the gazetteer. Throws on a line that is not one of its kind: its files are ours. */
export function buildGazetteer(sources: PlaceSources): Gazetteer {
  const names = new Map<string, Place>();
  const codes = new Map<string, string>();
  const add = (key: string, place: Place): void => {
    const before = names.get(key);
    if (!before) names.set(key, place);
    else if (before.country === place.country)
      names.set(key, {
        ...before,
        capitals: before.capitals && place.capitals,
        languages:
          before.languages && place.languages && new Set([...before.languages, ...place.languages]),
      });
  };
  for (const [head, further] of linesOf(sources.places)) {
    const [code = '', alpha3 = ''] = head.split(' ');
    if (!/^([A-Z]{2}|--)$/.test(code)) throw new Error(`no country code: "${head}"`);
    const country = code === '--' ? null : code;
    if (country) {
      codes.set(foldAccents(code), country);
      codes.set(foldAccents(alpha3), country);
    }
    for (const name of further.split(';').map((one) => one.trim())) {
      if (name === '') continue;
      const capitals = /^[\p{Lu}.\s]{2,6}$/u.test(name) && !ANY_CASE.has(lettersOf(name));
      const isPart = name.startsWith('~');
      add(keyOf(name), { country, capitals, languages: null, isPart, isTown: false });
    }
  }
  for (const { language, code, name } of sources.names) {
    for (const form of formsOf(language, name)) {
      const key = keyOf(form);
      if (key === '') continue;
      const languages = key.length <= SHORT && !UNSPACED.test(key) ? new Set([language]) : null;
      add(key, { country: code, capitals: false, languages, isPart: false, isTown: false });
    }
  }
  for (const [country, towns] of linesOf(sources.towns))
    for (const key of towns.split(';').map(keyOf))
      add(key, { country, capitals: false, languages: null, isPart: true, isTown: true });
  return {
    names,
    codes,
    ...adjectivesOf(sources.adjectives),
    traps: trapsOf(sources.traps),
    protectedNames: protectedNamesOf(sources.protectedNames),
    unspaced: unspacedOf([...names.keys()].filter((key) => UNSPACED.test(key))),
    marks: new Set([...names.keys()].map(longestWord)),
    wordsMax: Math.max(1, ...[...names.keys()].map((key) => key.split(' ').length)),
  };
}

function unspacedOf(keys: readonly string[]): Gazetteer['unspaced'] {
  const unspaced = new Map<string, string[][]>();
  for (const key of keys.toSorted((a, b) => b.length - a.length)) {
    const first = key.charAt(0);
    unspaced.set(first, [...(unspaced.get(first) ?? []), key.split(' ')]);
  }
  return unspaced;
}

function adjectivesOf(text: string): Pick<Gazetteer, 'adjectives' | 'stems'> {
  const [adjectives, stems] = [new Map<string, string>(), new Map<string, string>()];
  for (const [code, words] of linesOf(text)) {
    for (const word of words.split(';').map((one) => one.trim())) {
      const [stem = '', ending] = word.split('~');
      if (ending === undefined) adjectives.set(keyOf(word), code);
      else stems.set(keyOf(stem), code);
    }
  }
  return { adjectives, stems };
}

const trapsOf = (text: string): Gazetteer['traps'] =>
  new Map(
    linesOf(text).map(([word, languages]) => [
      keyOf(word),
      {
        needsCapital: word.endsWith('!'),
        languages: languages === '' ? null : new Set(languages.split(' ')),
      },
    ]),
  );

/** The country that a whole text is the name or the code of; null where it is neither. */
export function countryNamed(text: string, { codes, names }: Gazetteer): string | null {
  if (text.length > NAME_MAX) return null;
  const key = keyOf(text);
  const place = names.get(key);
  return codes.get(key) ?? (place?.isPart ? null : place?.country) ?? null;
}

const NAME_MAX = 100; // no country has a longer name

const longestWord = (name: string): string =>
  name.split(' ').reduce((longest, word) => (word.length > longest.length ? word : longest), '');

const WORD = /[\p{L}\p{M}\p{N}]+/gu;
const keyOf = (name: string): string => (foldAccents(name).match(WORD) ?? []).join(' ');
const lettersOf = (name: string): string => foldAccents(name).replace(/[^\p{L}]/gu, '');

/** Whether a text may name a place at all: most sentences do not, and need not be read. */
export function mayNamePlace({ raw, folded }: Folded, gazetteer: Gazetteer): boolean {
  // codes and abbreviations: CN, U.S.A.
  if (/\b[A-Z]{2,3}\b|\p{L}\.\s?\p{L}\./u.test(raw)) return true;
  if (UNSPACED.test(folded) && nextUnspaced(folded, 0, folded.length, gazetteer)) return true;
  return (folded.match(WORD) ?? []).some(
    (word) =>
      gazetteer.marks.has(word) ||
      (word.length > 1 && adjectiveCountry(word, gazetteer) !== undefined),
  );
}

/** A word or a single mark of a folded text. */
export interface Token {
  folded: string;
  raw: string;
  /** Place in the folded text. */
  start: number;
  end: number;
  isWord: boolean;
  /** A name that was cut out of a run of unspaced script. */
  isName: boolean;
}

/** A stretch of a text. */
interface Stretch {
  start: number;
  end: number;
}

/**
 * The first unspaced name that lies whole between two places of a folded text, the longest there;
 * null where none does.
 */
function nextUnspaced(
  folded: string,
  from: number,
  end: number,
  { unspaced }: Gazetteer,
): Stretch | null {
  for (let start = from; start < end; start += 1) {
    for (const words of unspaced.get(folded.charAt(start)) ?? []) {
      const nameEnd = endOfWords(folded, start, words);
      if (nameEnd !== null && nameEnd <= end) return { start, end: nameEnd };
    }
  }
  return null;
}

/**
 * Where a name ends whose words stand at a place, with a blank between them or none; null where
 * they do not.
 */
function endOfWords(folded: string, start: number, words: readonly string[]): number | null {
  let at = start;
  for (const word of words) {
    if (at > start && folded.charAt(at) === ' ') at += 1;
    if (!folded.startsWith(word, at)) return null;
    at += word.length;
  }
  return at;
}

/**
 * Words and marks of a stretch of a text, from `start` on; a run of unspaced script is cut at the
 * names in it.
 */
export function tokensOf(text: Folded, start: number, end: number, gazetteer: Gazetteer): Token[] {
  const tokens: Token[] = [];
  for (const found of text.folded.slice(start, end).matchAll(/([\p{L}\p{M}\p{N}]+)|[^\s]/gu)) {
    const run = { start: start + found.index, end: start + found.index + found[0].length };
    if (found[1] !== undefined && UNSPACED.test(found[1]))
      tokens.push(...cutAtNames(text, run, gazetteer));
    else tokens.push(tokenAt(text, run, found[1] !== undefined, false));
  }
  return tokens;
}

function* cutAtNames(text: Folded, run: Stretch, gazetteer: Gazetteer): Generator<Token> {
  let { start } = run;
  while (start < run.end) {
    const name = nextUnspaced(text.folded, start, run.end, gazetteer);
    const end = name?.start ?? run.end;
    if (start < end) yield tokenAt(text, { start, end }, true, false);
    if (name) yield tokenAt(text, name, true, true);
    start = name?.end ?? run.end;
  }
}

const tokenAt = (
  text: Folded,
  { start, end }: Stretch,
  isWord: boolean,
  isName: boolean,
): Token => ({
  folded: text.folded.slice(start, end),
  raw: text.raw.slice(text.at[start], text.at[end]),
  start,
  end,
  isWord,
  isName,
});

/** A text that is cut once, however many stretches of it are looked at. */
export interface Cut {
  text: Folded;
  gazetteer: Gazetteer;
  tokens: readonly Token[];
}

/** A text with its words and marks. */
export const cutText = (text: Folded, gazetteer: Gazetteer): Cut => ({
  text,
  gazetteer,
  tokens: tokensOf(text, 0, text.folded.length, gazetteer),
});

/** What `tokensOf` returns for the stretch. Only what its ends cut through is cut again. */
export function tokensBetween(
  { text, gazetteer, tokens }: Cut,
  start: number,
  end: number,
): Token[] {
  const first = firstEndingBehind(tokens, start);
  const last = firstEndingBehind(tokens, end);
  const head = tokens[first];
  if (!head || head.start >= end) return [];
  const isCut = head.start < start;
  // behind half a name others may begin, up to the end of the run
  const whole = isCut ? (head.isName ? endOfRun(tokens, first) : first + 1) : first;
  const headEnd = Math.min(tokens[whole - 1]?.end ?? end, end);
  const tail = tokens[Math.max(whole, last)];
  const before = [
    ...(isCut ? tokensOf(text, start, headEnd, gazetteer) : []),
    ...tokens.slice(whole, last),
  ];
  if (!tail || tail.start >= end) return before;
  return joined(text, before, tokensOf(text, tail.start, end, gazetteer));
}

/** Half a name is no name: it is one word with what stands before it without a blank. */
function joined(text: Folded, before: Token[], [half, ...rest]: Token[]): Token[] {
  const last = before.at(-1);
  if (!half) return before;
  const isOne =
    last?.isWord && !last.isName && half.isWord && !half.isName && last.end === half.start;
  if (!isOne) return [...before, half, ...rest];
  return [
    ...before.slice(0, -1),
    tokenAt(text, { start: last.start, end: half.end }, true, false),
    ...rest,
  ];
}

function firstEndingBehind(tokens: readonly Token[], place: number): number {
  let [low, high] = [0, tokens.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((tokens[middle]?.end ?? 0) > place) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** The token behind a run without blanks and marks. */
function endOfRun(tokens: readonly Token[], from: number): number {
  let at = from + 1;
  while (tokens[at]?.isWord && tokens[at]?.start === tokens[at - 1]?.end) at += 1;
  return at;
}

export interface FoundPlace {
  country: string | null;
  /** Tokens that the name takes. */
  length: number;
  /**
   * A common word as well: `loose` may stand behind a town, `strict` behind nothing but the phrase.
   */
  trap: 'loose' | 'strict' | null;
  /** A part of the country. */
  isPart: boolean;
  /** A part that gives way to what is named behind it: "Birmingham, Alabama". */
  isTown: boolean;
}

/**
 * The longest name at a token; null where there is none. `languages`: of the page and of the phrase
 * before it.
 */
export function placeAt(
  tokens: readonly Token[],
  index: number,
  gazetteer: Gazetteer,
  languages: readonly (string | null)[],
): FoundPlace | null {
  const words: Token[] = [];
  let best: FoundPlace | null = null;
  for (let at = index; at < tokens.length && words.length < gazetteer.wordsMax; at += 1) {
    const token = tokens[at];
    if (!token) break;
    if (!token.isWord) {
      // marks inside a name: U.S.A., Guinea-Bissau, China (Mainland), Korea, Republic of
      if (words.length === 0 || !/[.\-'&(),]/.test(token.folded)) break;
      continue;
    }
    words.push(token);
    const key = words.map(({ folded }) => folded).join(' ');
    const place = gazetteer.names.get(key);
    if (!place || !isReadable(place, words, languages)) continue;
    const trapped = gazetteer.traps.get(key);
    if (trapped && !isName(trapped, token, languages)) continue;
    best = {
      country: place.country,
      length: at - index + 1,
      trap: trapped ? (trapped.needsCapital ? 'strict' : 'loose') : null,
      isPart: place.isPart,
      isTown: place.isTown,
    };
  }
  return best;
}

const isName = (
  { needsCapital, languages }: Trap,
  { raw }: Token,
  spoken: readonly (string | null)[],
): boolean =>
  (!needsCapital || raw[0] !== raw[0]?.toLowerCase()) &&
  (languages === null || spoken.some((language) => language !== null && languages.has(language)));

const isReadable = (
  { capitals, languages }: Place,
  words: readonly Token[],
  spoken: readonly (string | null)[],
): boolean => {
  if (capitals && !words.every(({ raw }) => raw === raw.toUpperCase())) return false;
  return (
    languages === null || spoken.some((language) => language !== null && languages.has(language))
  );
};

/** The country of an adjective that begins at a token; null where none does. */
export function adjectiveAt(
  tokens: readonly Token[],
  index: number,
  gazetteer: Gazetteer,
): string | null {
  return pairAt(tokens[index], tokens[index + 1], gazetteer) ?? wordAt(tokens[index], gazetteer);
}

/** The country of an adjective that ends with a token; null where none does. */
export function adjectiveEndingAt(
  tokens: readonly Token[],
  index: number,
  gazetteer: Gazetteer,
): string | null {
  return pairAt(tokens[index - 1], tokens[index], gazetteer) ?? wordAt(tokens[index], gazetteer);
}

const pairAt = (
  first: Token | undefined,
  second: Token | undefined,
  { adjectives }: Gazetteer,
): string | null => (first && second && adjectives.get(`${first.folded} ${second.folded}`)) ?? null;

function wordAt(word: Token | undefined, gazetteer: Gazetteer): string | null {
  if (!word?.isWord) return null;
  const { folded, raw } = word;
  if (folded.length <= 2 && raw !== raw.toUpperCase()) return null; // "us"
  return adjectiveCountry(folded, gazetteer) ?? null;
}

function adjectiveCountry(word: string, { adjectives, stems }: Gazetteer): string | undefined {
  const country = adjectives.get(word);
  if (country) return country;
  for (let cut = word.length; cut >= Math.max(2, word.length - ENDING); cut -= 1) {
    const stem = stems.get(word.slice(0, cut));
    if (stem) return stem;
  }
  return undefined;
}

const ENDING = 4;

/** The country of an ISO 3166-1 code, two or three letters in any case; null for anything else. */
export const countryOfCode = (text: string, gazetteer: Gazetteer): string | null => {
  const code = foldAccents(text.trim());
  return code === 'uk' ? 'GB' : (gazetteer.codes.get(code) ?? null);
};
