/** The listed names that answer a question, best first. */
import { rememberedOf } from '../remembered.ts';
import { acronymsOf } from './acronyms.ts';
import { THRESHOLD } from './compared.ts';
import { scoreName, type Scored } from './nameScore.ts';
import { type AskedWord, type Question, readQuestion } from './question.ts';
import { BEARERS, letterOrders, type ScreeningIndex } from './screeningIndex.ts';
import { filedUnder } from './hashedLists.ts';

export interface FoundName extends Scored {
  party: number;
  name: number;
  /** Every word is there, in the same order. */
  equal: boolean;
}

/** Names that are compared word by word; the others have less in common with the question. */
const COMPARED_MAX = 400;
const SAME_LETTERS = 0.99;
/** The first letters of a listed name: many have the same. */
const ACRONYM = 0.72;
/** The words in brackets were left out. */
const UNBRACKETED_MAX = 0.9;
/** A listed name of so few letters is not known by its letters alone. */
const LETTERS_MIN = 4;

/** The best answer of each party, from the threshold up. */
export function findNames(question: Question, index: ScreeningIndex): FoundName[] {
  const best = new Map<number, FoundName>();
  const take = (found: FoundName): void => {
    const before = best.get(found.party);
    if (found.score >= THRESHOLD && (!before || isBetter(found, before)))
      best.set(found.party, found);
  };
  for (const found of sameLetters(question, index)) take(found);
  for (const found of firstLetters(question, index)) take(found);
  for (const { way, words } of question.readings)
    for (const name of candidatesOf(words, index)) {
      if (index.names.weak[name] === 1) continue; // weak names count only when they are equal
      if (way === 'ship' && BEARERS[index.names.bearers[name] ?? 0] !== 'thing') continue;
      const scored = scoreName(words, name, index, {
        isReparted: way === 'reparted',
        forms: question.forms,
      });
      const party = index.names.parties[name] ?? 0;
      const { score, ...rest } = reordered(scored);
      take({
        ...rest,
        score: way === 'unbracketed' ? Math.min(score, UNBRACKETED_MAX) : score,
        party,
        name,
        equal: false,
      });
    }
  return [...best.values()];
}

const isBetter = (one: FoundName, other: FoundName): boolean =>
  one.score > other.score || (one.score === other.score && one.equal && !other.equal);

/** Reads the question and finds the names. */
export const searchNames = (
  written: string,
  index: ScreeningIndex,
): { question: Question; found: FoundName[] } => {
  const question = readQuestion(written, index);
  return { question, found: findNames(question, index) };
};

/** The same words in another order are as good as the same letters. */
function reordered(scored: Scored): Scored {
  const { pairs, unheld, unasked } = scored;
  const isSame =
    unheld.length + unasked.length === 0 && pairs.every(({ likeness }) => likeness === 'equal');
  return isSame ? { ...scored, score: SAME_LETTERS } : scored;
}

function* sameLetters(
  { letters, readings, forms, unusable }: Question,
  index: ScreeningIndex,
): Generator<FoundName> {
  const asked = readings[0]?.words ?? [];
  if (letters.length < LETTERS_MIN - 1 || unusable === 'form') return;
  for (const name of filedUnder(index.byLetters, letters)) {
    const { names, vocabulary } = index;
    const words = wordsOf(name, names, vocabulary);
    if (!letterOrders(words, names.families[name] ?? 0).has(letters)) continue;
    const equal =
      words.length === asked.length && words.every((word, at) => word === asked[at]?.word);
    const party = names.parties[name] ?? 0;
    yield {
      ...scoreName(asked, name, index, { isReparted: false, forms }),
      score: equal ? 1 : SAME_LETTERS,
      party,
      name,
      equal,
    };
  }
}

/** Companies whose words begin with the letters of the one word that is asked for. */
function* firstLetters(
  { letters, readings }: Question,
  { byAcronym, names, vocabulary }: ScreeningIndex,
): Generator<FoundName> {
  if (readings[0]?.words.length !== 1) return;
  for (const name of filedUnder(byAcronym, letters)) {
    const words = wordsOf(name, names, vocabulary);
    if (!acronymsOf(words, names.formTexts[names.forms[name] ?? 0] ?? '').includes(letters))
      continue;
    yield {
      score: ACRONYM,
      pairs: [],
      unheld: [],
      unasked: [],
      isAcronym: true,
      party: names.parties[name] ?? 0,
      name,
      equal: false,
    };
  }
}

const wordsOf = (
  name: number,
  { words, starts }: ScreeningIndex['names'],
  vocabulary: ScreeningIndex['vocabulary'],
): string[] =>
  [...words.subarray(starts[name] ?? 0, starts[name + 1] ?? 0)].map(
    (word) => vocabulary.words[word] ?? '',
  );

interface Gathered {
  alike: Float32Array;
  matched: Float32Array;
  held: Float32Array;
  last: Uint8Array;
}

/**
 * Working space of an index, all zero between questions: JavaScript runs one question at a time.
 */
const gatheringFor = rememberedOf(({ names }: ScreeningIndex): Gathered => {
  const count = names.parties.length;
  return {
    alike: new Float32Array(count),
    matched: new Float32Array(count),
    held: new Float32Array(count),
    last: new Uint8Array(count),
  };
});

/**
 * What a word too many, on either side, takes from the bound: less than it may take from the score.
 */
const LENIENT = 0.3;
const BOUND_MIN = 0.62;
/** The same for a question with initials, which are compared only when a name is scored. */
const BOUND_INITIALS_MIN = 0.45;

/** The names that may reach the threshold, the likeliest first. */
function candidatesOf(asked: readonly AskedWord[], index: ScreeningIndex): number[] {
  const { names, weights, postings, postingStarts } = index;
  const { alike, matched, held, last } = gatheringFor(index);
  const touched: number[] = [];
  for (const [at, { near, weight }] of asked.entries())
    for (const { number, degree } of near) {
      const listedWeight = weights[number] ?? 0;
      for (
        let posting = postingStarts[number] ?? 0;
        posting < (postingStarts[number + 1] ?? 0);
        posting += 1
      ) {
        const name = postings[posting] ?? 0;
        if (last[name] === at + 1) continue;
        if (last[name] === 0) touched.push(name);
        last[name] = at + 1;
        alike[name] = (alike[name] ?? 0) + listedWeight * degree;
        matched[name] = (matched[name] ?? 0) + listedWeight;
        held[name] = (held[name] ?? 0) + weight;
      }
    }
  const whole = asked.reduce((sum, { weight }) => sum + weight, 0);
  const least = asked.some(({ kind }) => kind === 'initial') ? BOUND_INITIALS_MIN : BOUND_MIN;
  const bounded: { name: number; bound: number }[] = [];
  for (const name of touched) {
    const good = matched[name] ?? 0;
    const left =
      Math.max(0, whole - (held[name] ?? 0)) + Math.max(0, (names.totals[name] ?? 0) - good);
    const bound = (alike[name] ?? 0) / (good + LENIENT * left);
    if (bound >= least) bounded.push({ name, bound });
    alike[name] = matched[name] = held[name] = last[name] = 0;
  }
  if (bounded.length > COMPARED_MAX) bounded.sort((left, right) => right.bound - left.bound);
  return bounded.slice(0, COMPARED_MAX).map(({ name }) => name);
}
