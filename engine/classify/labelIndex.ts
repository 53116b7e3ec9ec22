/**
 * Search over the labels of the six-digit subheadings, their headings and chapters (BM25 with field
 * weights).
 */
import { foldMarks, wordsOf } from '../fold.ts';
import type { NomenclatureBook } from '../hs.ts';
import { labelKey } from './stem.ts';

export interface LabelIndex {
  codes: readonly string[];
  /** Term number by word key. */
  terms: ReadonlyMap<string, number>;
  /** First posting of each term; one more entry than terms. */
  starts: Uint32Array;
  documents: Uint16Array;
  /** Saturated weight of the term in the document, rarity included. */
  weights: Float32Array;
  /** Folded words of all labels as written, for spelling repair and language guess. */
  vocabulary: ReadonlyMap<string, number>;
}

/**
 * Official texts weigh less than our labels, which say what people say; they bring the words of the
 * law and other languages.
 */
const FIELD_WEIGHTS = {
  subheading: 3,
  heading: 1.5,
  chapter: 0.3,
  national: 1,
  officialSubheading: 1,
  officialHeading: 0.5,
} as const;
const SATURATION = 1.2;

/** The index over all subheadings of a nomenclature. */
export function buildLabelIndex(book: NomenclatureBook): LabelIndex {
  const counts = new Map<string, Map<number, number>>();
  const vocabulary = new Map<string, number>();
  book.subheadings.forEach((code, document) => {
    for (const [key, weight] of weighted(book, code, vocabulary)) {
      const documents = counts.get(key) ?? new Map<number, number>();
      documents.set(document, weight);
      counts.set(key, documents);
    }
  });
  return { codes: book.subheadings, vocabulary, ...postings(counts, book.subheadings.length) };
}

function weighted(
  book: NomenclatureBook,
  code: string,
  vocabulary: Map<string, number>,
): Map<string, number> {
  const weights = new Map<string, number>();
  const add = (label: string | undefined, weight: number): void => {
    const seen = new Set<string>();
    for (const word of positiveWords(label ?? '')) {
      vocabulary.set(word, (vocabulary.get(word) ?? 0) + 1);
      const key = labelKey(word);
      if (seen.has(key)) continue;
      seen.add(key);
      weights.set(key, (weights.get(key) ?? 0) + weight);
    }
  };
  add(book.labels.get(code), FIELD_WEIGHTS.subheading);
  add(book.labels.get(code.slice(0, 4)), FIELD_WEIGHTS.heading);
  add(book.labels.get(code.slice(0, 2)), FIELD_WEIGHTS.chapter);
  const national = Object.values(book.national).flatMap((lines) => lines.get(code) ?? []);
  add(national.map(({ label }) => label).join(' '), FIELD_WEIGHTS.national);
  const texts = Object.values(book.texts ?? {});
  add(textOf(texts, code), FIELD_WEIGHTS.officialSubheading);
  add(textOf(texts, code.slice(0, 4)), FIELD_WEIGHTS.officialHeading);
  return weights;
}

/** What all publishers print of a code, in every language that is imported. */
const textOf = (texts: readonly ReadonlyMap<string, string>[], code: string): string =>
  texts.flatMap((one) => one.get(code) ?? []).join(' ');

/**
 * Words of a label that say what it holds: what follows "not", "other than" or "except" is left
 * out.
 */
export function positiveWords(label: string): string[] {
  const positive = foldMarks(label).replace(
    /\b(?:not|other than|except|excluding|excl|without|no)\b[^,;:()]*|\bnon[- ]\w+/g,
    ' ',
  );
  return wordsOf(positive).filter((word) => !STOP_WORDS.has(word));
}

/** Words without weight in a search. */
export const STOP_WORDS = new Set(
  'a an the of for and or with in on to from by at as is are be its their other others than not no nor such any all e g i eg ie etc similar like including incl named elsewhere specified use used uses kind kinds type types article articles goods thing things more less up over under per each'.split(
    ' ',
  ),
);

function postings(
  counts: ReadonlyMap<string, ReadonlyMap<number, number>>,
  total: number,
): Pick<LabelIndex, 'terms' | 'starts' | 'documents' | 'weights'> {
  const size = [...counts.values()].reduce((sum, documents) => sum + documents.size, 0);
  const terms = new Map<string, number>();
  const starts = new Uint32Array(counts.size + 1);
  const documents = new Uint16Array(size);
  const weights = new Float32Array(size);
  let at = 0;
  for (const [key, found] of counts) {
    starts[terms.size] = at;
    terms.set(key, terms.size);
    const rarity = Math.log(1 + (total - found.size + 0.5) / (found.size + 0.5));
    for (const [document, frequency] of found) {
      documents[at] = document;
      weights[at] = (rarity * frequency * (SATURATION + 1)) / (frequency + SATURATION);
      at += 1;
    }
  }
  starts[terms.size] = at;
  return { terms, starts, documents, weights };
}
