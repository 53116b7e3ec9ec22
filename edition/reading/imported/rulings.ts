/** Reads the live set of rulings from the database into an index. */
import { setImmediate as others } from 'node:timers/promises';
import type { Orm } from '../../../db/orm.ts';
import { readParts } from '../../../db/store/releaseContent.ts';
import type { DatasetRelease } from '../../../db/store/releases.ts';
import { type RulingIndex, RulingIndexBuilder } from '../../../engine/classify/rulings.ts';

/** Some 20 ms of work. */
const ROWS_AT_ONCE = 2000;

/** The index by the release it was made from: at most one. */
export type RulingCache = Map<string, RulingIndex | null>;

/**
 * The index of a release; null without one. Piece by piece, so that requests get their turn and the
 * rulings never lie in memory as objects all at once.
 */
export async function readRulings(
  orm: Orm,
  release: DatasetRelease | undefined,
  cache: RulingCache,
): Promise<RulingIndex | null> {
  const known = release && cache.get(release.releaseId);
  if (known !== undefined) return known;
  cache.clear();
  if (!release) return null;
  const builder = new RulingIndexBuilder();
  for await (const { rows } of readParts(orm, release.releaseId))
    for (const [at, row] of rows.entries()) {
      if (row.kind === 'ruling') builder.add(row);
      if (at % ROWS_AT_ONCE === ROWS_AT_ONCE - 1) await others();
    }
  const index = builder.build();
  cache.set(release.releaseId, index);
  return index;
}
