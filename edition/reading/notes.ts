/** Loads the legal notes from their text files. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseNotes, type ParsedNotes } from '../../engine/classify/notesParse.ts';
import { DATA_FOLDER } from './dataFolder.ts';

const FOLDER = path.join(DATA_FOLDER, 'notes');

/** Names of the note files, sorted, so that every machine reads them in one order. */
export function noteFiles(): string[] {
  return readdirSync(FOLDER)
    .filter((name) => name.endsWith('.notes'))
    .sort();
}

/** The notes of all files, and what is wrong with them. */
export function loadNotes(): ParsedNotes {
  return parseNotes(
    noteFiles().map((file) => ({ file, text: readFileSync(path.join(FOLDER, file), 'utf8') })),
  );
}
