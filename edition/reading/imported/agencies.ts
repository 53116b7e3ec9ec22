/** Reads the live imported tables of agency codes from the database. */
import type { Orm } from '../../../db/orm.ts';
import { readParts } from '../../../db/store/releaseContent.ts';
import type { DatasetRelease } from '../../../db/store/releases.ts';
import { type PublishedIndex, publishedIndex } from '../../../engine/regulator/published.ts';
import { SCHEMES } from '../../../engine/regulator/schemes.ts';
import type { PublishedCode } from '../../../engine/regulator/types.ts';

/** The table of each scheme whose dataset is imported and live, by id of the scheme. */
export async function readAgencyTables(
  orm: Orm,
  live: readonly DatasetRelease[],
): Promise<ReadonlyMap<string, PublishedIndex>> {
  const tables = new Map<string, PublishedIndex>();
  for (const { id, dataset } of SCHEMES) {
    const release = live.find((one) => one.dataset === dataset && one.origin !== 'embedded');
    if (!release) continue;
    const rows: PublishedCode[] = [];
    for await (const part of readParts(orm, release.releaseId))
      for (const row of part.rows)
        if (row.kind === 'agency_code' && row.scheme === id) rows.push(row);
    tables.set(id, publishedIndex(id, rows));
  }
  return tables;
}
