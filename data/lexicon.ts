/** Loads the article lexicon from its text files. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { LexiconFile } from '../engine/classify/lexicon.ts';
import { parseLexicon, type ParsedLexicon } from '../engine/classify/lexiconParse.ts';

const FOLDER = new URL('./lexicon/', import.meta.url);

/** Names of the lexicon's files, sorted, so that every machine reads them in one order. */
export function lexiconFiles(): string[] {
  return readdirSync(fileURLToPath(FOLDER))
    .filter((name) => name.endsWith('.lex'))
    .sort();
}

/** The texts of the lexicon, file by file. */
export function readLexicon(): LexiconFile[] {
  return lexiconFiles().map((file) => ({ file, text: readFileSync(new URL(file, FOLDER), 'utf8') }));
}

/** Articles and values of all families, and what is wrong with the files. */
export function loadLexicon(): ParsedLexicon {
  return parseLexicon(readLexicon());
}
