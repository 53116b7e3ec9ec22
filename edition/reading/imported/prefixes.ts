/** Reads the live imported table of barcode prefixes from the database. */
import type { Orm } from '../../../db/orm.ts';
import { readParts } from '../../../db/store/releaseContent.ts';
import type { DatasetRelease } from '../../../db/store/releases.ts';
import { type PrefixTable, prefixTable } from '../../../engine/origin/barcode.ts';
import type { PrefixRecord } from '../../../engine/release/records.ts';

/** The table of the live release; null where none is imported. */
export async function readPrefixes(
  orm: Orm,
  live: readonly DatasetRelease[],
): Promise<PrefixTable | null> {
  const release = live.find(
    ({ dataset, origin }) => dataset === 'gs1-prefixes' && origin !== 'embedded',
  );
  if (!release) return null;
  const records: PrefixRecord[] = [];
  for await (const { rows } of readParts(orm, release.releaseId))
    for (const row of rows) if (row.kind === 'prefix') records.push(row);
  return prefixTable(records);
}
