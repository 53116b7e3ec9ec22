/**
 * Screening lists as an index: which listed names have a word, and what is shown of each party.
 * Compact, for 25,000 parties.
 */
import type { PartyRecord } from '../release/records.ts';
import { acronymsOf } from './acronyms.ts';
import { type HashedLists, hashedLists } from './hashedLists.ts';
import { namesIn, normaliseName, withoutShipPrefix } from './normalise.ts';
import { withShortForms } from './phrases.ts';
import { buildVocabulary, type Vocabulary } from './vocabulary.ts';
import { classOf, weightOfWord, type WordClass } from './wordWeight.ts';

export interface ScreeningIndex {
  parties: number;
  /** Each party as JSON; it is read when it is shown. */
  records: readonly string[];
  /** Parties of one list, name and type have the same number: rows for several addresses. */
  groups: Uint32Array;
  names: ListedNames;
  vocabulary: Vocabulary;
  weights: Float32Array;
  classes: readonly WordClass[];
  /** First posting of each word; one more entry than words. */
  postingStarts: Uint32Array;
  /** Names that have the word. */
  postings: Uint32Array;
  /** Names by all their letters without blanks. */
  byLetters: HashedLists;
  /** Names of companies by the first letters of their words. */
  byAcronym: HashedLists;
}

/** Names of parties, numbered; of each its words. */
export interface ListedNames {
  parties: Uint32Array;
  /** 0: the name itself; from 1: the alias. */
  places: Uint8Array;
  weak: Uint8Array;
  /** Place in `BEARERS` of who or what has the name. */
  bearers: Uint8Array;
  /** Word that is the family name, plus one; 0 where that is not known. */
  families: Uint8Array;
  /** Place in `formTexts` of the legal forms of each name. */
  forms: Uint16Array;
  formTexts: readonly string[];
  /** First word of each name; one more entry than names. */
  starts: Uint32Array;
  words: Uint32Array;
  /** Weight of all words of a name. */
  totals: Float32Array;
}

/**
 * Letters alone are initials in the name of a person; the name of a thing is a code or a few
 * letters.
 */
export const BEARERS = ['company', 'person', 'thing'] as const;
export type Bearer = (typeof BEARERS)[number];

/** A party of unknown type may be a person. */
const BEARER_OF: Readonly<Record<PartyRecord['type'], Bearer>> = {
  individual: 'person',
  unknown: 'person',
  entity: 'company',
  vessel: 'thing',
  aircraft: 'thing',
};

interface GatheredName {
  party: number;
  place: number;
  weak: boolean;
  bearer: number;
  family: number;
  forms: string;
  words: number[];
}

const SLICE = 500;
const WORDS_MAX = 60;

/** Takes the parties of all lists, then makes the index. */
export class ScreeningIndexBuilder {
  readonly #records: string[] = [];
  readonly #groups: number[] = [];
  readonly #groupNumbers = new Map<string, number>();
  readonly #numbers = new Map<string, number>();
  readonly #words: string[] = [];
  readonly #holders: number[] = [];
  readonly #names: GatheredName[] = [];

  add(record: PartyRecord): void {
    const party = this.#records.length;
    this.#records.push(JSON.stringify(record));
    this.#groups.push(this.#groupOf(record));
    const seen = new Set<string>();
    const first = this.#names.length;
    const printed = [{ name: record.name, strength: null }, ...record.aliases];
    for (const [place, { name, strength }] of printed.entries())
      for (const one of namesIn(name)) {
        const normal = normaliseName(one.name);
        const weak = one.weak || strength === 'weak';
        const shipless =
          BEARER_OF[record.type] === 'thing' ? withoutShipPrefix(normal.words) : null;
        const named = shipless ?? normal.words;
        if (named.length === 0) continue;
        const given = {
          party,
          place: Math.min(place, 255),
          bearer: BEARERS.indexOf(BEARER_OF[record.type]),
          family: record.type === 'individual' ? familyOf(one.name, named) : 0,
          forms: normal.forms.join(' '),
        };
        this.#take({ ...given, weak }, named, seen);
        if (record.type === 'individual') continue;
        const shortened = withShortForms(named);
        if (shortened !== null) this.#take({ ...given, weak }, shortened, seen);
      }
    const held = new Set(this.#names.slice(first).flatMap(({ words }) => words));
    for (const word of held) this.#holders[word] = (this.#holders[word] ?? 0) + 1;
  }

  #take(given: Omit<GatheredName, 'words'>, named: readonly string[], seen: Set<string>): void {
    const key = named.join(' ');
    if (seen.has(key)) return;
    seen.add(key);
    const words = named.slice(0, WORDS_MAX).map((word) => this.#numberOf(word));
    this.#names.push({ ...given, words });
  }

  /** Makes the index; yields between slices of the work. */
  *build(): Generator<void, ScreeningIndex> {
    const parties = this.#records.length;
    const weights = Float32Array.from(this.#words, (word, at) =>
      weightOfWord(word, this.#holders[at] ?? 0, parties),
    );
    yield;
    const names = namesOf(this.#names, weights);
    yield;
    const [postingStarts, postings] = postingsOf(names, this.#words.length);
    yield;
    return {
      parties,
      records: this.#records,
      groups: Uint32Array.from(this.#groups),
      names,
      vocabulary: yield* buildVocabulary(this.#words),
      weights,
      classes: this.#words.map(classOf),
      postingStarts,
      postings,
      byLetters: yield* lettersOf(this.#names, this.#words),
      byAcronym: yield* firstLettersOf(this.#names, this.#words),
    };
  }

  #numberOf(word: string): number {
    const known = this.#numbers.get(word);
    if (known !== undefined) return known;
    this.#numbers.set(word, this.#words.length);
    this.#words.push(word);
    return this.#words.length - 1;
  }

  // people of one name are told apart by their births and documents
  #groupOf({ list, name, type, birthDates, identifiers }: PartyRecord): number {
    const told = [...birthDates, ...identifiers.map(({ number }) => number)].join('|');
    const key = [list, type, normaliseName(name).full, told].join('/');
    const group = this.#groupNumbers.get(key) ?? this.#groupNumbers.size;
    this.#groupNumbers.set(key, group);
    return group;
  }
}

/**
 * Place of the family name in the words of `LAST, First`, plus one; 0 for a name without a comma.
 */
function familyOf(printed: string, words: readonly string[]): number {
  const [last = '', first] = printed.split(',');
  if (first === undefined) return 0;
  const { full, words: named } = normaliseName(last);
  const family = new Set([...full.split(' '), ...named]);
  const significant = words.findIndex(
    (word) => family.has(word) && classOf(word) === 'significant',
  );
  return (significant < 0 ? words.findIndex((word) => family.has(word)) : significant) + 1;
}

function namesOf(gathered: readonly GatheredName[], weights: Float32Array): ListedNames {
  const starts = new Uint32Array(gathered.length + 1);
  for (const [at, { words }] of gathered.entries())
    starts[at + 1] = (starts[at] ?? 0) + words.length;
  const formTexts = [...new Set(gathered.map(({ forms }) => forms))];
  const formPlaces = new Map(formTexts.map((text, at) => [text, at] as const));
  return {
    parties: Uint32Array.from(gathered, ({ party }) => party),
    places: Uint8Array.from(gathered, ({ place }) => place),
    weak: Uint8Array.from(gathered, ({ weak }) => Number(weak)),
    bearers: Uint8Array.from(gathered, ({ bearer }) => bearer),
    families: Uint8Array.from(gathered, ({ family }) => family),
    forms: Uint16Array.from(gathered, ({ forms }) => formPlaces.get(forms) ?? 0),
    formTexts,
    starts,
    words: Uint32Array.from(gathered.flatMap(({ words }) => words)),
    totals: Float32Array.from(gathered, ({ words }) =>
      words.reduce((sum, word) => sum + (weights[word] ?? 0), 0),
    ),
  };
}

function postingsOf({ starts, words }: ListedNames, count: number): [Uint32Array, Uint32Array] {
  const postingStarts = new Uint32Array(count + 1);
  for (const word of words) postingStarts[word + 1] = (postingStarts[word + 1] ?? 0) + 1;
  for (let word = 0; word < count; word += 1)
    postingStarts[word + 1] = (postingStarts[word + 1] ?? 0) + (postingStarts[word] ?? 0);
  const postings = new Uint32Array(words.length);
  const next = postingStarts.slice();
  for (let name = 0; name < starts.length - 1; name += 1)
    for (const word of words.subarray(starts[name] ?? 0, starts[name + 1] ?? 0)) {
      postings[next[word] ?? 0] = name;
      next[word] = (next[word] ?? 0) + 1;
    }
  return [postingStarts, postings];
}

/** Letters in the printed order, and of `LAST, First` also the other way round. */
function* lettersOf(
  gathered: readonly GatheredName[],
  words: readonly string[],
): Generator<void, HashedLists> {
  return yield* hashedLists(gathered.length, function* (file) {
    for (const [at, name] of gathered.entries()) {
      for (const letters of letterOrders(
        name.words.map((word) => words[word] ?? ''),
        name.family,
      ))
        file(letters, at);
      if (at % SLICE === SLICE - 1) yield;
    }
  });
}

/** First letters of every name of a company that is no weak alias. */
function* firstLettersOf(
  gathered: readonly GatheredName[],
  words: readonly string[],
): Generator<void, HashedLists> {
  const company = BEARERS.indexOf('company');
  return yield* hashedLists(gathered.length, function* (file) {
    for (const [at, name] of gathered.entries()) {
      if (name.bearer === company && !name.weak)
        for (const letters of acronymsOf(
          name.words.map((word) => words[word] ?? ''),
          name.forms,
        ))
          file(letters, at);
      if (at % SLICE === SLICE - 1) yield;
    }
  });
}

/**
 * The letters of a name without blanks: as printed, and of a person with every first part moved to
 * the end.
 */
export function letterOrders(words: readonly string[], family: number): Set<string> {
  const orders = new Set([words.join('')]);
  if (family === 0) return orders;
  for (let at = 1; at < words.length; at += 1)
    orders.add([...words.slice(at), ...words.slice(0, at)].join(''));
  return orders;
}
