/** Loads the article lexicon from its text files. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { LexiconFile } from '../../engine/classify/lexicon.ts';
import { parseLexicon, type ParsedLexicon } from '../../engine/classify/lexiconParse.ts';
import { DATA_FOLDER } from './dataFolder.ts';

const FOLDER = path.join(DATA_FOLDER, 'lexicon');

/** Names of the lexicon's files, sorted, so that every machine reads them in one order. */
export function lexiconFiles(): string[] {
  return readdirSync(FOLDER)
    .filter((name) => name.endsWith('.lex'))
    .sort();
}

/** The texts of the lexicon, file by file. */
export function readLexicon(): LexiconFile[] {
  return lexiconFiles().map((file) => ({
    file,
    text: readFileSync(path.join(FOLDER, file), 'utf8'),
  }));
}

/** Articles and values of all families, and what is wrong with the files. */
export function loadLexicon(): ParsedLexicon {
  return parseLexicon(readLexicon());
}
