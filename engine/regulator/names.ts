/**
 * Finds names of rows in a text: whole words, in any form of singular and plural, in each language
 * of the names.
 */
import { LANGUAGES, nameKey, type Language } from '../classify/stem.ts';
import type { GoodsText } from '../classify/text.ts';
import { foldMarks, wordsOf } from '../fold.ts';
import type { ProductName } from './types.ts';

/** A name in a text. */
export interface NameHit<Row> {
  row: Row;
  language: Language;
  /** Place of its first word, and how many words it has. */
  at: number;
  length: number;
  /** It is the last part of a longer word: `marmelade` in `Erdbeermarmelade`. */
  compound: boolean;
}

interface Entry<Row> {
  row: Row;
  language: Language;
  keys: readonly string[];
}

/** Names of rows, ready to be found. */
export interface NameTable<Row> {
  byFirst: ReadonlyMap<string, readonly Entry<Row>[]>;
  /** Names of one word that German and Dutch compounds may end in, by their last letters. */
  endings: ReadonlyMap<string, readonly Entry<Row>[]>;
}

const ENDING_MIN = 5;

/**
 * Makes the names of rows findable. A name in an unknown language is refused as a fault of the
 * table.
 */
export function nameTable<Row extends { names: readonly ProductName[] }>(
  rows: readonly Row[],
): NameTable<Row> {
  const byFirst = new Map<string, Entry<Row>[]>();
  const endings = new Map<string, Entry<Row>[]>();
  for (const row of rows)
    for (const { language: written, words } of row.names) {
      const language = LANGUAGES.find((known) => known === written);
      if (!language) throw new Error(`"${words}" is in an unknown language: ${written}`);
      const plain = wordsOf(foldMarks(words));
      const keys = plain.map((word) => keyOf(word, language));
      const [first] = keys;
      if (first === undefined) continue;
      const entry = { row, language, keys };
      put(byFirst, `${language} ${first}`, entry);
      const [only] = plain;
      if (
        plain.length === 1 &&
        only &&
        only.length >= ENDING_MIN &&
        (language === 'de' || language === 'nl')
      )
        put(endings, only.slice(-ENDING_MIN), { ...entry, keys: [only] });
    }
  return { byFirst, endings };
}

/**
 * A stem of three letters says too little: `mesa` is no `mes`, `gelato` no `gel`. Such words are
 * compared as they stand; English only drops its plural.
 */
function keyOf(word: string, language: Language): string {
  const key = nameKey(word, language);
  return language !== 'en' && key.length < STEM_MIN ? word : key;
}

const STEM_MIN = 4;

const put = <T>(map: Map<string, T[]>, key: string, value: T): void => {
  const known = map.get(key);
  if (known) known.push(value);
  else map.set(key, [value]);
};

/**
 * Every name of the table that stands in the text, those inside a longer name of the same place
 * left out.
 */
export function findNames<Row>(
  text: GoodsText,
  table: NameTable<Row>,
  languages: readonly Language[],
): NameHit<Row>[] {
  const hits: NameHit<Row>[] = [];
  for (const language of languages) {
    const keys = text.words.map((word) => keyOf(word, language));
    for (const [at, key] of keys.entries()) {
      for (const { row, keys: wanted } of table.byFirst.get(`${language} ${key}`) ?? [])
        if (wanted.every((one, offset) => keys[at + offset] === one))
          hits.push({ row, language, at, length: wanted.length, compound: false });
      if (language === 'de' || language === 'nl')
        hits.push(...compoundsAt(text, table, language, at));
    }
  }
  return hits.filter((hit) => !hits.some((other) => isInside(hit, other)));
}

function compoundsAt<Row>(
  { words }: GoodsText,
  { endings }: NameTable<Row>,
  language: Language,
  at: number,
): NameHit<Row>[] {
  const word = words[at] ?? '';
  return (endings.get(word.slice(-ENDING_MIN)) ?? []).flatMap(
    ({ row, language: own, keys: [ending = ''] }) =>
      own === language && word.length > ending.length + 2 && word.endsWith(ending)
        ? [{ row, language, at, length: 1, compound: true }]
        : [],
  );
}

/** A name inside a longer one says less; a compound less than the whole word as a name. */
const isInside = <Row>(hit: NameHit<Row>, other: NameHit<Row>): boolean => {
  if (hit === other) return false;
  const covers = other.at <= hit.at && other.at + other.length >= hit.at + hit.length;
  return covers && (other.length > hit.length || (hit.compound && !other.compound));
};
