/** For how many goods the duty is known, destination by destination, as answers read it now. */
import { dutyCoverageNow } from '../../edition/live/dutyCoverageNow.ts';
import type { DutyCoverage } from '../../edition/lookup/dutyCoverage.ts';
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

/** The table, of what is live now. */
export const coverage: DataCommand = {
  name: 'coverage',
  usage: 'coverage',
  does: 'Shows for how many subheadings the duty of each destination is known, from which layer of data, and of when.',
  options: [],
  flags: [],
  run: async ({ orm }) => {
    const known = await dutyCoverageNow(orm, utcDayOf(new Date()));
    return { data: Object.fromEntries(known), text: coverageTable(known), exitCode: 0 };
  },
};
