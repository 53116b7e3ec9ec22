/** What a caller must know of the lists before trusting a clear answer. */
import type { ListRelease, ScreeningLists } from '../data/screening.ts';
import type { DatasetSync } from '../db/store/datasetSyncs.ts';
import { LISTS } from '../engine/screening/lists.ts';

const OLD_DAYS = 7;
const DAY_MS = 86_400_000;

/** One sentence for lists that are not loaded, one for each list that is too old, one for lists unknown to this software. */
export function listWarnings(
  { lists, unknown }: Pick<ScreeningLists, 'lists' | 'unknown'>,
  syncs: ReadonlyMap<string, DatasetSync>,
  now: Date,
): string[] {
  const missing = LISTS.filter(({ code }) => !lists.some((list) => list.code === code));
  return [
    ...(missing.length === 0
      ? []
      : [
          `Not loaded and therefore not screened: ${missing.map(({ code, name }) => `${code} (${name})`).join(', ')}.`,
        ]),
    ...lists.flatMap((list) => {
      const known = knownOn(list, syncs.get(list.dataset));
      const days = Math.floor((now.getTime() - Date.parse(known)) / DAY_MS);
      return days > OLD_DAYS ? [`The list ${list.code} is ${days} days old (${known.slice(0, 10)}).`] : [];
    }),
    ...(unknown.length === 0 ? [] : [`Imported, but unknown and not screened: ${unknown.join(', ')}.`]),
  ];
}

/** The last moment for which the list is known to be right: a publisher that was asked and had nothing newer confirms it. */
function knownOn({ publishedAt, importedAt }: ListRelease, sync: DatasetSync | undefined): string {
  const confirmed = sync?.outcome === 'unchanged' ? sync.reachedAt : null;
  const stated = publishedAt ?? importedAt;
  return confirmed !== null && confirmed > stated ? confirmed : stated;
}
