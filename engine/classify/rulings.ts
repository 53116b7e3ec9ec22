/**
 * Precedent rulings as an index: which of them speak of a word, and under which codes they put the
 * goods. Compact, for 200,000 of them.
 */
import type { RulingRecord, RulingStanding } from '../release/records.ts';
import { bytesOf, GrowingNumbers, GrowingText } from './rulingColumns.ts';
import { subjectWords } from './rulingSubject.ts';

/**
 * Rulings are numbered in the order in which they came; those without a code of goods are left out.
 */
export interface RulingIndex {
  count: number;
  /** Term by word key. */
  terms: ReadonlyMap<string, number>;
  /** First posting of each term; one more entry than terms. */
  starts: Uint32Array;
  /** Ruling times two, plus one where the word names the thing itself. */
  postings: Uint32Array;
  /** Rarity of all words of a ruling's subject together, names of things twice. */
  norms: Float32Array;
  /** First code of each ruling; one more entry than rulings. */
  codeStarts: Uint32Array;
  /** Codes, a 1 before their digits: `0101210010` is 10101210010. */
  codes: Float64Array;
  /** Place in `STANDINGS`. */
  standings: Uint8Array;
  /** YYYYMMDD; 0 when not known. */
  days: Uint32Array;
  /**
   * Number, tabulator and subject of all rulings in UTF-8, and where each begins; one more entry
   * than rulings.
   */
  texts: Uint8Array;
  textStarts: Uint32Array;
}

/** What is shown of a ruling. */
export interface Ruling {
  number: string;
  subject: string;
  /** Digits only, chapters 01 to 97, in the order in which the ruling names them. */
  codes: readonly string[];
  standing: RulingStanding;
}

const STANDINGS: readonly RulingStanding[] = ['stands', 'modified', 'revoked'];

/**
 * How much a word tells, `found` of `count` rulings naming it: 2 for common words, some 5 for rare
 * and unknown ones.
 */
export const rarityOf = (found: number, count: number): number =>
  Math.log(1 + count / (found + count / 200 + 1));

/** The weight of a word that names the thing itself beside one that describes it. */
export const HEAD_WEIGHT = 2;

/** A ruling of the index. */
export function rulingAt(index: RulingIndex, ruling: number): Ruling {
  const text = new TextDecoder().decode(
    index.texts.subarray(index.textStarts[ruling], index.textStarts[ruling + 1]),
  );
  const tab = text.indexOf('\t');
  return {
    number: text.slice(0, tab),
    subject: text.slice(tab + 1),
    codes: codesAt(index, ruling),
    standing: standingAt(index, ruling),
  };
}

/** Codes of a ruling, digits only. */
export const codesAt = ({ codes, codeStarts }: RulingIndex, ruling: number): string[] =>
  Array.from(codes.subarray(codeStarts[ruling], codeStarts[ruling + 1]), (code) =>
    String(code).slice(1),
  );

/**
 * Whether a ruling has a code under one of the headings, the places of which are marked: quick,
 * since most have none.
 */
export function isUnder(
  { codes, codeStarts }: RulingIndex,
  ruling: number,
  headings: Uint8Array,
): boolean {
  const end = codeStarts[ruling + 1] ?? 0;
  for (let at = codeStarts[ruling] ?? 0; at < end; at += 1) {
    let heading = codes[at] ?? 0;
    while (heading >= 20_000) heading = Math.floor(heading / 100);
    if (headings[heading - 10_000] === 1) return true;
  }
  return false;
}

export const standingAt = ({ standings }: RulingIndex, ruling: number): RulingStanding =>
  STANDINGS[standings[ruling] ?? 0] ?? 'stands';

/** Takes records in any portions, so that the rulings never lie in memory as objects; pure. */
export class RulingIndexBuilder {
  readonly #terms = new Map<string, number>();
  readonly #pairs = new GrowingNumbers(Uint32Array);
  readonly #postings = new GrowingNumbers(Uint32Array);
  readonly #codes = new GrowingNumbers(Float64Array);
  readonly #codeStarts = new GrowingNumbers(Uint32Array);
  readonly #standings = new GrowingNumbers(Uint8Array);
  readonly #days = new GrowingNumbers(Uint32Array);
  readonly #texts = new GrowingText();
  readonly #textStarts = new GrowingNumbers(Uint32Array);
  /** Rulings that others revoke or modify. */
  readonly #overruled = new Map<string, RulingStanding>();

  /** Adds a ruling; one that names no code of goods only overrules others. */
  add(record: RulingRecord): void {
    for (const number of record.modifies)
      if (!this.#overruled.has(number)) this.#overruled.set(number, 'modified');
    for (const number of record.revokes) this.#overruled.set(number, 'revoked');
    const codes = record.tariffs.filter((code) => code < '98');
    if (codes.length === 0) return;
    const ruling = this.#days.length;
    this.#textStarts.push(this.#texts.length);
    this.#texts.push(`${record.number}\t${record.subject}`);
    this.#codeStarts.push(this.#codes.length);
    for (const code of codes) this.#codes.push(Number(`1${code}`));
    this.#standings.push(STANDINGS.indexOf(record.standing));
    this.#days.push(Number(record.date?.replaceAll('-', '') ?? 0));
    for (const { key, isHead } of subjectWords(record.subject)) {
      let term = this.#terms.get(key);
      if (term === undefined) {
        term = this.#terms.size;
        this.#terms.set(key, term);
      }
      this.#pairs.push(term);
      this.#postings.push(ruling * 2 + Number(isHead));
    }
  }

  /**
   * The index of all that was added; null when there is no ruling. The builder is done after it.
   */
  build(): RulingIndex | null {
    const count = this.#days.length;
    if (count === 0) return null;
    this.#textStarts.push(this.#texts.length);
    this.#codeStarts.push(this.#codes.length);
    const { starts, postings } = sorted(
      this.#pairs.done(),
      this.#postings.done(),
      this.#terms.size,
    );
    const [texts, textStarts] = [this.#texts.done(), this.#textStarts.done()];
    return {
      count,
      terms: this.#terms,
      starts,
      postings,
      norms: normsOf(starts, postings, count),
      codes: this.#codes.done(),
      codeStarts: this.#codeStarts.done(),
      standings: this.#standingsOf(texts, textStarts, count),
      days: this.#days.done(),
      texts,
      textStarts,
    };
  }

  /** What rulings say of others counts like what the metadata say of themselves. */
  #standingsOf(texts: Uint8Array, starts: Uint32Array, count: number): Uint8Array {
    const standings = this.#standings.done();
    if (this.#overruled.size === 0) return standings;
    const decoder = new TextDecoder();
    for (let ruling = 0; ruling < count; ruling += 1) {
      const text = texts.subarray(starts[ruling], starts[ruling + 1]);
      const standing = this.#overruled.get(decoder.decode(text.subarray(0, text.indexOf(TAB))));
      if (standing)
        standings[ruling] = Math.max(standings[ruling] ?? 0, STANDINGS.indexOf(standing));
    }
    return standings;
  }
}

const TAB = 9;

/** The index of rulings; null when there is none with a code of goods. */
export function buildRulings(records: Iterable<RulingRecord>): RulingIndex | null {
  const builder = new RulingIndexBuilder();
  for (const record of records) builder.add(record);
  return builder.build();
}

/** Bytes that an index holds, but for the words themselves. */
export const rulingBytes = (index: RulingIndex): number =>
  bytesOf(Object.values(index).filter((column) => ArrayBuffer.isView(column)));

/** Postings by term, in the order of rulings. */
function sorted(
  terms: Uint32Array,
  given: Uint32Array,
  count: number,
): Pick<RulingIndex, 'starts' | 'postings'> {
  const starts = new Uint32Array(count + 1);
  for (const term of terms) starts[term + 1] = (starts[term + 1] ?? 0) + 1;
  for (let term = 0; term < count; term += 1)
    starts[term + 1] = (starts[term + 1] ?? 0) + (starts[term] ?? 0);
  const next = starts.slice();
  const postings = new Uint32Array(given.length);
  for (let at = 0; at < given.length; at += 1) {
    const term = terms[at] ?? 0;
    const place = next[term] ?? 0;
    postings[place] = given[at] ?? 0;
    next[term] = place + 1;
  }
  return { starts, postings };
}

function normsOf(starts: Uint32Array, postings: Uint32Array, count: number): Float32Array {
  const norms = new Float32Array(count);
  for (let term = 0; term + 1 < starts.length; term += 1) {
    const [from, to] = [starts[term] ?? 0, starts[term + 1] ?? 0];
    const rarity = rarityOf(to - from, count);
    for (let at = from; at < to; at += 1) {
      const posting = postings[at] ?? 0;
      const ruling = posting >>> 1;
      norms[ruling] = (norms[ruling] ?? 0) + rarity * (posting % 2 === 1 ? HEAD_WEIGHT : 1);
    }
  }
  return norms;
}
