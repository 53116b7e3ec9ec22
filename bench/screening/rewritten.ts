/**
 * Listed organisations as other people would write them, and ordinary companies that share broad
 * words with them.
 */
import type { PartyRecord } from '../../engine/release/records.ts';
import { OTHER_NAMES } from './rewriteNames.ts';
import { NEAR_MISS } from './rewriteParts.ts';
import { diceOf } from './random.ts';

/** A name asked for, how it is written, and the party that it means. */
export interface AskedName {
  kind: string;
  asked: string;
  party: PartyRecord;
}

/** Which half of the parties is asked for: what is tuned on, and what is only measured. */
export type Half = 'learnt' | 'measured';

const TRIES = 400;

/** So many names of every way of writing, on listed organisations of the half. */
export function rewrittenNames(
  records: readonly PartyRecord[],
  { each, half, seed }: { each: number; half: Half; seed: number },
): AskedName[] {
  const organisations = records.filter(
    ({ type, name }, at) => type === 'entity' && name.length > 4 && isOfHalf(at, half),
  );
  return Object.entries(OTHER_NAMES).flatMap(([kind, rewrite], number) => {
    const dice = diceOf(seed * 100 + number);
    const made: AskedName[] = [];
    for (let tries = 0; made.length < each && tries < each * TRIES; tries += 1) {
      const party = dice.of(organisations);
      const strong = party.aliases.filter(({ strength }) => strength !== 'weak');
      const printed = dice.of([party, party, ...strong.slice(0, 3)]).name;
      const asked = rewrite(printed, dice, party);
      if (asked !== null && asked.toLowerCase() !== printed.toLowerCase())
        made.push({ kind, asked, party });
    }
    return made;
  });
}

const isOfHalf = (at: number, half: Half): boolean => (at % 2 === 0) === (half === 'learnt');

/** Ordinary companies and institutions that are not listed, by the half of the parts. */
export function nearMisses(
  records: readonly PartyRecord[],
  { count, half, seed }: { count: number; half: Half; seed: number },
): string[] {
  const dice = diceOf(seed * 100 + 99);
  const listed = new Set(
    records.flatMap(({ name, aliases }) => [name, ...aliases.map((alias) => alias.name)].map(bare)),
  );
  const [fancy, family, place, wide] = [
    NEAR_MISS.fancy,
    NEAR_MISS.family,
    NEAR_MISS.place,
    NEAR_MISS.wide,
  ].map((parts) => parts.filter((_, at) => isOfHalf(at, half)));
  const names = new Set<string>();
  while (names.size < count) {
    const name = dice
      .of(wide ?? [])
      .replace('{fancy}', dice.of(fancy ?? []))
      .replace('{family}', dice.of(family ?? []))
      .replace('{place}', dice.of(place ?? []));
    if (!listed.has(bare(name))) names.add(name);
  }
  return [...names];
}

const bare = (name: string): string => name.toLowerCase().replaceAll(/[^a-z]/g, '');
