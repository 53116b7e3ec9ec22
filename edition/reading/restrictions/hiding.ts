/** What hides a keyword of a rule: `data/restrictions/hiding.words`. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  HIDING_KINDS,
  type HidingKind,
  type HidingWords,
} from '../../../engine/restrictions/hidingWords.ts';
import { DATA_FOLDER } from '../dataFolder.ts';
import { BrokenRow } from '../table.ts';

/** Path below `data/`. */
export const HIDING_FILE = 'restrictions/hiding.words';

/**
 * The words of the file, by kind. Throws naming the line for a kind that is not known or has no
 * words.
 */
export const loadHidingWords = (): HidingWords =>
  readHidingWords(`data/${HIDING_FILE}`, readFileSync(join(DATA_FOLDER, HIDING_FILE), 'utf8'));

/** The words of a text. */
export function readHidingWords(file: string, text: string): HidingWords {
  const found = new Map<string, string[]>(HIDING_KINDS.map((kind) => [kind, []]));
  for (const [index, line] of text.split('\n').entries()) {
    if (line.trim() === '' || line.startsWith('#')) continue;
    const place = { file, line: index + 1 };
    const [kind = '', ...rest] = line.split(':');
    const words = rest
      .join(':')
      .split(';')
      .map((word) => word.trim())
      .filter((word) => word !== '');
    const known = found.get(kind);
    if (!known) throw new BrokenRow(place, `kind "${kind}" is none of ${HIDING_KINDS.join(', ')}`);
    if (words.length === 0) throw new BrokenRow(place, `kind "${kind}" has no words`);
    known.push(...words);
  }
  return Object.fromEntries(found) as Record<HidingKind, string[]>; // every kind was put in above
}
