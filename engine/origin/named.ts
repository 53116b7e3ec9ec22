/** The countries named behind or before a phrase, and how they are joined. */
import { US_STATES } from '../usStates.ts';
import { AND, isStyle, OR, SKIPPED, STOPS } from './contexts.ts';
import {
  adjectiveAt,
  countryOfCode,
  type FoundPlace,
  type Gazetteer,
  placeAt,
  type Token,
} from './places.ts';

export interface Named {
  /** One country, two that share, or none: a list of several, a union, a region. */
  countries: string[];
  /** Where the last name ends in the folded text. */
  end: number;
  /** Nothing but a part of a country is named: a province, a prefecture. */
  isPart: boolean;
}

export interface Search {
  gazetteer: Gazetteer;
  /** Of the text, and of the phrase before it. */
  language: string | null;
  phraseLanguage: string | null;
  /** Words that may stand between phrase and place. */
  gap: number;
  /** Whether a code alone is a place ("Made in CN"). */
  codes: boolean;
}

/** The places that follow; null where none does. */
export function placesAfter(tokens: readonly Token[], search: Search): Named | null {
  let gap = 0;
  for (let index = 0; index < tokens.length; index += 1) {
    const token = tokens[index];
    if (!token) return null;
    const place = foundAt(tokens, index, search);
    if (place && (gap === 0 || isName(tokens, index, place)))
      return listFrom(tokens, index, place, search);
    if (SKIPPED.has(token.folded)) continue;
    if (token.folded === 'of' && PARTS_OF_LAND.has(tokens[index - 1]?.folded ?? '')) continue;
    if (place || STOPS.has(token.folded) || isStyle(token.folded)) return null;
    if (!token.isWord && token.folded !== ',') return null;
    if (token.isWord) gap += 1;
    if (gap > search.gap) return null;
  }
  return null;
}

/** «In the mountains of Morocco», «in the heart of Tuscany». */
const PARTS_OF_LAND: ReadonlySet<string> = new Set(
  (
    'mountains mountain highlands hills valley valleys region regions province village villages ' +
    'heart north south east west coast island islands forests foothills plains city town outskirts'
  ).split(' '),
);

/**
 * Whether a place behind other words is one: a common word needs a capital letter, and a town or
 * comma before it.
 */
function isName(tokens: readonly Token[], index: number, { trap }: FoundPlace): boolean {
  if (trap === null) return true;
  const [token, before] = [tokens[index], tokens[index - 1]];
  if (trap === 'strict' || !token || !before) return false;
  return isCapital(token) && (before.folded === ',' || before.folded === '(' || isCapital(before));
}

const isCapital = ({ raw }: Token): boolean => raw[0] !== raw[0]?.toLowerCase();

function foundAt(tokens: readonly Token[], index: number, search: Search): FoundPlace | null {
  const place = placeAt(tokens, index, search.gazetteer, [search.language, search.phraseLanguage]);
  if (place) return place;
  const token = tokens[index];
  // a code is read in capitals, and only where the text ends behind it: "IT" and "IN" are words;
  // behind a town and a comma it may be that of a state: "Wilmington, DE"
  if (!token || !search.codes || !/^[A-Z]{2,3}$/.test(token.raw) || tokens[index + 1]?.isWord)
    return null;
  if (STATES.has(token.raw) && tokens[index - 1]?.folded === ',' && tokens[index - 2]?.isWord)
    return null;
  const country = countryOfCode(token.raw, search.gazetteer);
  return country ? { country, length: 1, trap: null, isPart: false, isTown: false } : null;
}

function listFrom(tokens: readonly Token[], at: number, one: FoundPlace, search: Search): Named {
  const { index, place: first } = behindTown(tokens, { index: at, place: one }, search);
  const places = [first.country];
  let isPart = first.isPart;
  let end = index + first.length;
  let isOneOf = false;
  for (;;) {
    const next = nextPlace(tokens, end, search);
    if (!next) break;
    if (next.place.country === null && !next.isOr && next.by !== 'and') {
      end = next.index + next.place.length; // "Italy (EU)", "Portugal, Europe"
      continue;
    }
    places.push(next.place.country);
    isPart &&= next.place.isPart;
    isOneOf ||= next.by === 'or';
    end = next.index + next.place.length;
  }
  const last = tokens[end - 1];
  return { countries: countriesOf(places, isOneOf), end: last?.end ?? 0, isPart };
}

/** As addresses have them behind a town, with the district that is no state. */
const STATES: ReadonlySet<string> = new Set([...US_STATES, 'DC']);

/**
 * What decides of a town and what is named behind it: "Florence, Italy", "Birmingham, Alabama". A
 * name that is of a state too says no more than the town: "Atlanta, Georgia".
 */
function behindTown(
  tokens: readonly Token[],
  town: { index: number; place: FoundPlace },
  search: Search,
): { index: number; place: FoundPlace } {
  if (!town.place.isTown) return town;
  const end = town.index + town.place.length;
  const isMarked = isMark(tokens[end]?.folded);
  const index = isMarked ? end + 1 : end;
  const code = isMarked ? tokens[index]?.raw : undefined;
  // "Hamburg, NY" is no port on the Elbe; "Munich, DE" is no town of Delaware
  if (code !== undefined && STATES.has(code)) {
    const isItsOwn = countryOfCode(code, search.gazetteer) === town.place.country;
    const country = isItsOwn ? town.place.country : 'US';
    return { index, place: { ...town.place, country, length: 1 } };
  }
  const place = index < tokens.length ? foundAt(tokens, index, search) : null;
  if (!place || place.country === null || place.isTown) return town;
  const isOfState = place.trap === 'strict' && place.country !== town.place.country;
  const decided = isOfState ? town.place : place;
  return { index, place: { ...decided, length: place.length } };
}

function countriesOf(places: readonly (string | null)[], isOneOf: boolean): string[] {
  const countries = [...new Set(places)];
  if (countries.includes(null)) return [];
  if (countries.length === 1 || (countries.length === 2 && !isOneOf))
    return countries.flatMap((one) => one ?? []);
  return [];
}

interface Next {
  index: number;
  place: FoundPlace;
  by: 'and' | 'or' | 'beside';
  isOr: boolean;
}

/** The place that a word of joining, or a bracket, adds at a position. */
function nextPlace(tokens: readonly Token[], from: number, search: Search): Next | null {
  let by: Next['by'] = 'beside';
  let index = from;
  for (; index < tokens.length && index < from + 4; index += 1) {
    const word = tokens[index]?.folded ?? '';
    if (index > from) {
      const place = foundAt(tokens, index, search);
      if (place) {
        const region = place.country === null && by === 'or' && isMark(tokens[index - 1]?.folded);
        return { index, place, by: region ? 'beside' : by, isOr: by === 'or' && !region };
      }
    }
    if (AND.has(word) && by !== 'or') by = 'and';
    else if (OR.has(word)) by = 'or';
    else if (
      !(
        /^[()[\]-]$/.test(word) ||
        (index > from && ['the', 'in', 'der', 'den', 'la', 'en', 'w', 'в'].includes(word))
      )
    )
      return null;
  }
  return null;
}

const isMark = (word: string | undefined): boolean => word === ',' || word === '(' || word === '/';

/**
 * The places before a phrase ("in Deutschland gefertigt", "中国製"), with the token at which they
 * begin.
 */
export function placesBefore(
  tokens: readonly Token[],
  search: Search,
): { named: Named; from: number } | null {
  let gap = 0;
  for (let index = tokens.length - 1; index >= 0; index -= 1) {
    const found = endingAt(tokens, index, search, gap === 0);
    if (found) return { named: listBefore(tokens, found, search), from: found.index };
    const token = tokens[index];
    if (!token || (!token.isWord && token.folded !== "'" && token.folded !== '-')) return null;
    if (SUFFIXES.has(token.folded)) continue;
    if (STOPS.has(token.folded) || AND.has(token.folded) || OR.has(token.folded)) return null;
    gap += 1;
    if (gap > search.gap) return null;
  }
  return null;
}

/** Suffixes that an apostrophe, or a blank, parts from the name. */
const SUFFIXES: ReadonlySet<string> = new Set(
  'de da te ta den dan ten tan nde nda nin में 에서 で にて in im'.split(' '),
);

function endingAt(
  tokens: readonly Token[],
  index: number,
  search: Search,
  isBeside: boolean,
): { index: number; place: FoundPlace } | null {
  for (let start = Math.max(0, index - 7); start <= index; start += 1) {
    const place = placeAt(tokens, start, search.gazetteer, [
      search.language,
      search.phraseLanguage,
    ]);
    if (place && start + place.length === index + 1 && (isBeside || place.trap === null))
      return { index: start, place };
  }
  return null;
}

function listBefore(
  tokens: readonly Token[],
  last: { index: number; place: FoundPlace },
  search: Search,
): Named {
  const places = [last.place.country];
  let [index, isOneOf] = [last.index, false];
  for (;;) {
    const joint = tokens[index - 1]?.folded ?? '';
    if (!AND.has(joint) && !OR.has(joint)) break;
    const before = endingAt(tokens, index - 2, search, true);
    if (!before) break;
    places.push(before.place.country);
    isOneOf ||= OR.has(joint);
    index = before.index;
  }
  return { countries: countriesOf(places, isOneOf), end: 0, isPart: last.place.isPart };
}

/**
 * A text that is nothing but the value of a label: names, adjectives or codes. Null where it names
 * no place.
 */
export function placesOfValue(tokens: readonly Token[], search: Search): Named | null {
  const named = placesAfter(tokens, { ...search, codes: true });
  if (named) return named;
  // a longer text with an adjective in it speaks of something else: "German engineering, quality
  // and design"
  if (tokens.filter(({ isWord }) => isWord).length > ADJECTIVE_WORDS_MAX) return null;
  const countries = new Set<string>();
  let end = 0;
  for (const [index, token] of tokens.entries()) {
    const country = adjectiveAt(tokens, index, search.gazetteer);
    if (!country) continue;
    countries.add(country);
    end = token.end;
  }
  if (countries.size === 0) return null;
  return { countries: countries.size === 1 ? [...countries] : [], end, isPart: false };
}

const ADJECTIVE_WORDS_MAX = 4;
