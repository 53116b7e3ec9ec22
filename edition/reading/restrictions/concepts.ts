/**
 * The concepts that rules on restricted goods name: `data/restrictions/concepts.words`, format in
 * `docs/restrictions.md`.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Concept, KeywordPhrase } from '../../../engine/restrictions/types.ts';
import { DATA_FOLDER } from '../dataFolder.ts';
import { BrokenRow } from '../table.ts';
import { type NamedRecord, recordsOf } from './records.ts';
import { KEYWORD_LANGUAGES } from './languages.ts';

/** Path below `data/`. */
export const CONCEPTS_FILE = 'restrictions/concepts.words';

export type Concepts = ReadonlyMap<string, Concept>;

/** The concepts of the file, by name. Throws naming the line of what cannot be read. */
export const loadConcepts = (): Concepts =>
  readConcepts(`data/${CONCEPTS_FILE}`, readFileSync(join(DATA_FOLDER, CONCEPTS_FILE), 'utf8'));

/** The concepts of a text. */
export function readConcepts(file: string, text: string): Concepts {
  const concepts = new Map<string, Concept>();
  for (const record of recordsOf(file, text)) {
    const name = record.text('concept');
    if (concepts.has(name)) throw new BrokenRow(record.place, `concept "${name}" stands twice`);
    const keywords = phrasesOf(record, 'words');
    if (keywords.length === 0) record.fail(`concept "${name}" has no words`);
    const concept = { name, keywords, excluded: phrasesOf(record, 'exclude') };
    record.expectNoMore();
    concepts.set(name, concept);
  }
  return concepts;
}

const phrasesOf = (record: NamedRecord, field: string): KeywordPhrase[] =>
  ['en', ...KEYWORD_LANGUAGES].flatMap((language) =>
    record
      .list(language === 'en' ? field : `${field} ${language}`)
      .flatMap((text) => phraseOf(text, language, field)),
  );

/**
 * `folding/pocket knife` is a folding knife and a pocket knife; an asterisk behind a word asks for a
 * code; words between quotation marks, or with a hyphen, count in their order alone.
 */
function phraseOf(text: string, language: string, field: string): KeywordPhrase[] {
  const needsCode = text.endsWith('*');
  const isInOrder = field === 'exclude' || text.startsWith('"') || text.includes('-');
  const plain = text.replace(/[*"]/g, '').trim();
  return spelledOut(plain.split(' ')).map((phrase) => ({
    text: phrase,
    language,
    ...(needsCode ? { needsCode: true as const } : {}),
    ...(isInOrder ? {} : { anyOrder: true as const }),
  }));
}

/** Every phrase that choices between words make. */
const spelledOut = (words: readonly string[]): string[] =>
  words.reduce<string[]>(
    (begun, word) =>
      begun.flatMap((beginning) =>
        word.split('/').map((choice) => (beginning === '' ? choice : `${beginning} ${choice}`)),
      ),
    [''],
  );
