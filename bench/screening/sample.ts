/** Draws cases with errors from listed parties, and counts which are found. */
import type { PartyRecord } from '../../engine/release/records.ts';
import { listOf } from '../../engine/screening/lists.ts';
import { readQuestion } from '../../engine/screening/question.ts';
import type { ScreeningIndex } from '../../engine/screening/screeningIndex.ts';
import { findNames } from '../../engine/screening/search.ts';
import { ERROR_CLASSES } from './errors.ts';
import type { OrdinaryName } from './ordinaryNames.ts';
import { diceOf } from './random.ts';

/** How one class of errors fared. */
export interface Recall {
  name: string;
  cases: number;
  found: number;
  recallMin: number;
  /** Names that were not found, each with the listed name. */
  missed: readonly string[];
}

const LETTERS_MIN = 3;
const TRIES = 20;

/**
 * Every class of errors, so many cases each, on people, companies and parties of unknown type.
 * Ships and aircraft are left out: their names are codes or everyday words of a few letters.
 */
export function recallOf(
  index: ScreeningIndex,
  records: readonly PartyRecord[],
  count: number,
  seed: number,
): Recall[] {
  const parties = records.filter(
    ({ type, list }) => !['vessel', 'aircraft'].includes(type) && listOf(list) !== undefined,
  );
  return ERROR_CLASSES.map(({ name, inject, recallMin }, at) => {
    const dice = diceOf(seed * ERROR_CLASSES.length + at);
    const missed: string[] = [];
    let cases = 0;
    for (let tries = 0; cases < count && tries < count * TRIES; tries += 1) {
      const party = dice.of(parties);
      const strong = party.aliases.filter(({ strength }) => strength !== 'weak');
      const asked = inject(party.name, dice, strong.length > 0 ? dice.of(strong).name : null);
      if (asked === null || asked.replaceAll(/[^\p{L}]/gu, '').length < LETTERS_MIN) continue;
      cases += 1;
      if (!isFound(index, asked, party)) missed.push(`${asked} <- ${party.name}`);
    }
    return { name, cases, found: cases - missed.length, recallMin, missed };
  });
}

/** Whether the party, or a row of the same name, is among the matches. */
export function isFound(
  index: ScreeningIndex,
  asked: string,
  { id, list, name }: PartyRecord,
): boolean {
  return findNames(readQuestion(asked, index), index).some(({ party }) => {
    const found = JSON.parse(index.records[party] ?? '{}') as PartyRecord; // written by the builder
    return found.id === id || (found.list === list && found.name === name);
  });
}

/** Ordinary names with a match, by what they are. */
export function hitsOf(
  index: ScreeningIndex,
  names: readonly OrdinaryName[],
): { share: number; hits: string[] } {
  const hits = names.filter(({ name }) => findNames(readQuestion(name, index), index).length > 0);
  return {
    share: hits.length / names.length,
    hits: hits.map(({ name, kind }) => `${kind}: ${name}`),
  };
}
