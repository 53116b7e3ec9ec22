/** For how many goods the duty is known, destination by destination, as answers read it now. */
import { liveReleases } from '../../db/store/releases.ts';
import { assembleTariffInSteps } from '../../edition/assemble.ts';
import { loadEmbedded } from '../../edition/embedded.ts';
import { inPieces } from '../../edition/inPieces.ts';
import { type DutyCoverage, dutyCoverage } from '../../edition/lookup/dutyCoverage.ts';
import { isRead, readImported } from '../../edition/reading/imported/tariffs.ts';
import { utcDayOf } from '../../engine/calendar.ts';
import type { DataCommand } from './command.ts';

const HEADS = ['destinations', 'basis', 'as of', 'exact %', 'ranged %', 'none %'];

/** Destinations of which the same is known, as rows of a table in the text of `docs/`. */
export function coverageTable(coverage: ReadonlyMap<string, DutyCoverage>): string {
  const alike = Map.groupBy([...coverage].sort(byCountry), ([, known]) => JSON.stringify(known));
  const rows = [...alike.values()].map((group) => {
    const { basis, asOf, exact, ranged, none } = group[0]?.[1] ?? NOTHING;
    const countries = group.map(([country]) => country).join(' ');
    return [countries, basis, asOf ?? '-', ...[exact, ranged, none].map(String)];
  });
  return [HEADS, HEADS.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');
}

const NOTHING: DutyCoverage = { basis: 'none', asOf: null, exact: 0, ranged: 0, none: 100 };

const byCountry = ([one]: readonly [string, unknown], [other]: readonly [string, unknown]) =>
  one < other ? -1 : 1;

/** What the live releases and the texts of this software hold: rulings say nothing of duties. */
export const coverage: DataCommand = {
  name: 'coverage',
  usage: 'coverage',
  does: 'Shows for how many subheadings the duty of each destination is known, from which layer of data, and of when.',
  options: [],
  flags: [],
  run: async ({ orm }) => {
    const live = await liveReleases(orm);
    const read = live.filter((one) => isRead(one) && one.dataset !== 'us-rulings');
    const imported = await readImported(orm, read, { books: new Map(), rulings: new Map() });
    const tariff = await inPieces(assembleTariffInSteps(loadEmbedded().tariff, imported));
    const releases = new Map(live.map((one) => [one.dataset, one]));
    const known = dutyCoverage({ tariff, releases }, utcDayOf(new Date()));
    return { data: Object.fromEntries(known), text: coverageTable(known), exitCode: 0 };
  },
};
