/**
 * The edition that an evaluation reads: the embedded one, or with the imported releases of a
 * service over it.
 */
import { liveReleases } from '../../db/store/releases.ts';
import { assembleClassification } from '../../edition/assemble.ts';
import { loadClassification } from '../../edition/reading/classification.ts';
import { isRead, readImported } from '../../edition/reading/imported/tariffs.ts';
import type { ClassificationEdition } from '../../engine/classify/edition.ts';
import { readConfig, UserError } from '../../workers/process/config.ts';
import { openDatabase } from '../../workers/process/database.ts';
import { databaseOf } from '../../workers/process/state.ts';

export type Data = 'embedded' | 'official';

/**
 * The edition and what it is made of, in words. `official` needs a running service, or
 * DATABASE_URL, with an imported tariff.
 */
export async function editionFor(
  data: Data,
): Promise<{ edition: ClassificationEdition; sources: string[] }> {
  const embedded = loadClassification();
  if (data === 'embedded') return { edition: embedded, sources: [] };
  const config = readConfig();
  const orm = await openDatabase(databaseOf(config.LANDFALL_HOME, config.DATABASE_URL), 2);
  try {
    const live = (await liveReleases(orm)).filter(isRead);
    const imported = await readImported(orm, live, { books: new Map(), rulings: new Map() });
    if (imported.books.size === 0)
      throw new UserError(
        'No official tariff is imported: npm run data -- import us-hts --file FILE, or npm run data -- sync',
      );
    return {
      edition: assembleClassification(embedded, imported),
      sources: live.map(({ dataset, version }) => `${dataset} ${version ?? ''}`.trim()),
    };
  } finally {
    await orm.close(true);
  }
}
