/** How many listed organisations are found as others write them, and how many ordinary ones are. */
import type { PartyRecord } from '../../engine/release/records.ts';
import { type Match, screen } from '../../engine/screening/screen.ts';
import type { ScreeningIndex } from '../../engine/screening/screeningIndex.ts';
import { type Half, nearMisses, rewrittenNames } from './rewritten.ts';

export interface OrganisationFigures {
  recall: number;
  precision: number;
  f1: number;
  /** Of every way of writing: cases, and those found. */
  kinds: readonly { kind: string; cases: number; found: number }[];
  missed: readonly string[];
  alarms: readonly string[];
}

const EACH = 30;
const DAY = '2026-11-22';
const NEAR_MISSES = 500;

/** Thirty names of every way of writing, and five hundred near misses, on one half of the parties. */
export function organisationFigures(
  index: ScreeningIndex,
  records: readonly PartyRecord[],
  half: Half,
  seed: number,
): OrganisationFigures {
  const asked = rewrittenNames(records, { each: EACH, half, seed });
  const matchesOf = (name: string): readonly Match[] =>
    screen({ name, company: null, country: null, type: null }, index, DAY).matches;
  const missed = asked.filter(({ asked: name, party }) =>
    matchesOf(name).every(
      (match) => match.party.id !== party.id && match.party.name !== party.name,
    ),
  );
  const alarms = nearMisses(records, { count: NEAR_MISSES, half, seed }).filter(
    (name) => matchesOf(name).length > 0,
  );
  const found = asked.length - missed.length;
  const [recall, precision] = [found / asked.length, found / (found + alarms.length)];
  return {
    recall,
    precision,
    f1: (2 * precision * recall) / (precision + recall),
    kinds: [...Map.groupBy(asked, ({ kind }) => kind)].map(([kind, all]) => ({
      kind,
      cases: all.length,
      found: all.length - missed.filter((one) => one.kind === kind).length,
    })),
    missed: missed.map(({ asked: name, party }) => `${name} <- ${party.name}`),
    alarms,
  };
}
