/** Loads the legal notes from their text files. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseNotes, type ParsedNotes } from '../engine/classify/notesParse.ts';

const FOLDER = new URL('./notes/', import.meta.url);

/** Names of the note files, sorted, so that every machine reads them in one order. */
export function noteFiles(): string[] {
  return readdirSync(fileURLToPath(FOLDER))
    .filter((name) => name.endsWith('.notes'))
    .sort();
}

/** The notes of all files, and what is wrong with them. */
export function loadNotes(): ParsedNotes {
  return parseNotes(noteFiles().map((file) => ({ file, text: readFileSync(new URL(file, FOLDER), 'utf8') })));
}
