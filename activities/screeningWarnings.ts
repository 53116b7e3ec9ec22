/** What a caller must know of the lists before trusting a clear answer. */
import type { ListRelease, ScreeningLists } from '../data/screening.ts';
import type { DatasetSync } from '../db/store/datasetSyncs.ts';
import { LISTS } from '../engine/screening/lists.ts';

const OLD_DAYS = 7;
const DAY_MS = 86_400_000;

/**
 * One sentence for lists that are not loaded, one for each list that is too old, one for lists whose age nobody knows, one for
 * lists unknown to this software.
 */
export function listWarnings(
  { lists, unknown }: Pick<ScreeningLists, 'lists' | 'unknown'>,
  syncs: ReadonlyMap<string, DatasetSync>,
  now: Date,
): string[] {
  const missing = LISTS.filter(({ code }) => !lists.some((list) => list.code === code));
  const undated = lists.filter((list) => knownOn(list, syncs.get(list.dataset)) === null);
  return [
    ...(missing.length === 0
      ? []
      : [
          `Not loaded and therefore not screened: ${missing.map(({ code, name }) => `${code} (${name})`).join(', ')}.`,
        ]),
    ...lists.flatMap((list) => {
      const known = knownOn(list, syncs.get(list.dataset));
      if (known === null) return [];
      const days = Math.floor((now.getTime() - Date.parse(known)) / DAY_MS);
      return days > OLD_DAYS ? [`The list ${list.code} is ${days} days old (${known.slice(0, 10)}).`] : [];
    }),
    ...(undated.length === 0
      ? []
      : [
          `Of unknown age, since their files name no day (import them with --valid-from): ${undated.map(({ code }) => code).join(', ')}.`,
        ]),
    ...(unknown.length === 0 ? [] : [`Imported, but unknown and not screened: ${unknown.join(', ')}.`]),
  ];
}

/**
 * The last moment for which the list is known to be right: its day of publication, or when its publisher was asked and gave it
 * or had nothing newer. Null for a file that names no day: when it was imported says nothing of its age.
 */
function knownOn({ publishedAt }: ListRelease, sync: DatasetSync | undefined): string | null {
  const isConfirmed = sync?.outcome === 'unchanged' || sync?.outcome === 'updated';
  const confirmed = isConfirmed ? sync.reachedAt : null;
  if (confirmed === null || publishedAt === null) return confirmed ?? publishedAt;
  return confirmed > publishedAt ? confirmed : publishedAt;
}
