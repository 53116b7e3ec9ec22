/** How well the duties are known with what is live now, read from the database alone. */
import type { Orm } from '../../db/orm.ts';
import { liveReleases } from '../../db/store/releases.ts';
import { assembleTariffInSteps } from '../assemble.ts';
import { loadEmbedded } from '../embedded.ts';
import { inPieces } from '../inPieces.ts';
import { type DutyCoverage, dutyCoverage } from '../lookup/dutyCoverage.ts';
import { isRead, readImported } from '../reading/imported/tariffs.ts';

/** The coverage of each destination on a day. Rulings are not read: they say nothing of duties. */
export async function dutyCoverageNow(
  orm: Orm,
  date: string,
): Promise<ReadonlyMap<string, DutyCoverage>> {
  const live = await liveReleases(orm);
  const read = live.filter((one) => isRead(one) && one.dataset !== 'us-rulings');
  const imported = await readImported(orm, read, { books: new Map(), rulings: new Map() });
  const tariff = await inPieces(assembleTariffInSteps(loadEmbedded().tariff, imported));
  return dutyCoverage({ tariff, releases: new Map(live.map((one) => [one.dataset, one])) }, date);
}
