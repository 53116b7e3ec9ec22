/**
 * Reads the live screening lists from the database into an index: of two releases of one list the
 * newer.
 */
import type { Orm } from '../../../db/orm.ts';
import { partsOf, readParts } from '../../../db/store/releaseContent.ts';
import type { DatasetRelease } from '../../../db/store/releases.ts';
import { listOf } from '../../../engine/screening/lists.ts';
import { ScreeningIndexBuilder } from '../../../engine/screening/screeningIndex.ts';
import { atOnce } from '../../../engine/steps.ts';
import { giveWay, inPieces } from '../../inPieces.ts';
import { type ListRelease, SCREENING_DATASETS, type ScreeningLists } from '../../screening.ts';

/** Nothing to compare a name with: before the live releases are read. */
export const NO_LISTS: ScreeningLists = {
  index: atOnce(new ScreeningIndexBuilder().build()),
  lists: [],
  unknown: [],
};

/** The lists by the releases that they were made from: at most one entry. */
export type ScreeningCache = Map<string, ScreeningLists>;

/**
 * The lists of the live releases, none where none of them holds a list. Piece by piece, so that
 * requests get their turn.
 */
export async function readScreening(
  orm: Orm,
  live: readonly DatasetRelease[],
  cache: ScreeningCache,
): Promise<ScreeningLists> {
  const releases = live.filter(
    ({ dataset, origin }) => origin !== 'embedded' && SCREENING_DATASETS.includes(dataset),
  );
  const key = releases.map(({ releaseId }) => releaseId).join(' ');
  const known = cache.get(key);
  if (known) return known;
  cache.clear();
  const { chosen, unknown } = await chooseLists(orm, releases);
  const builder = new ScreeningIndexBuilder();
  const lists: ListRelease[] = [];
  for (const [code, release] of chosen) {
    const records = await addList(orm, release, code, builder);
    lists.push({
      code,
      records,
      publishedAt: release.validFrom,
      importedAt: release.createdAt,
      dataset: release.dataset,
      releaseId: release.releaseId,
    });
  }
  const made = { index: await inPieces(builder.build()), lists, unknown };
  cache.set(key, made);
  return made;
}

/**
 * The release that each list is taken from, by its code, and lists that this software does not
 * know.
 */
async function chooseLists(
  orm: Orm,
  releases: readonly DatasetRelease[],
): Promise<{ chosen: Map<string, DatasetRelease>; unknown: string[] }> {
  const chosen = new Map<string, DatasetRelease>();
  const unknown = new Set<string>();
  for (const release of releases)
    for (const part of (await partsOf(orm, release.releaseId)).keys()) {
      const [kind, code = ''] = part.split('/');
      if (kind !== 'party') continue;
      const before = chosen.get(code);
      if (listOf(code) === undefined) unknown.add(code);
      else if (!before || newnessOf(release) > newnessOf(before)) chosen.set(code, release);
    }
  return { chosen, unknown: [...unknown].sort() };
}

/**
 * The day of publication, though none after the import, else the day of import, and the moment of
 * import between releases of one day. When a release went live does not count: one that is made
 * live again after a rollback is no newer for it.
 */
function newnessOf({ validFrom, createdAt }: DatasetRelease): string {
  const imported = createdAt.slice(0, 10);
  return `${validFrom !== null && validFrom < imported ? validFrom : imported} ${createdAt}`;
}

async function addList(
  orm: Orm,
  { releaseId }: DatasetRelease,
  code: string,
  builder: ScreeningIndexBuilder,
): Promise<number> {
  let records = 0;
  for await (const { rows } of readParts(orm, releaseId, `party/${code}/`))
    for (const row of rows) {
      if (row.kind === 'party') builder.add(row);
      records += 1;
      await giveWay(Infinity); // nobody waits for it
    }
  return records;
}
