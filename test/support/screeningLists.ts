/** Screening lists of invented parties, made live as an import would make them. */
import { randomUUID } from 'node:crypto';
import { partyRecord } from '../../data/importers/screening/party.ts';
import type { Orm } from '../../db/orm.ts';
import { packPart, putPart } from '../../db/store/releaseContent.ts';
import { changeRelease, goLive, openRelease } from '../../db/store/releases.ts';
import type { PartyRecord } from '../../engine/tariff/records.ts';

/** A party with nothing but what is given. */
export const party = (list: string, number: string, given: Partial<PartyRecord>): PartyRecord =>
  partyRecord({ id: `${list}-${number}`, list, source: `List ${list}`, name: `PARTY ${number}`, ...given });

/** Makes a release of the parties live, published on the day; returns its id. */
export async function publishLists(
  orm: Orm,
  dataset: string,
  parties: readonly PartyRecord[],
  publishedAt: string | null,
): Promise<string> {
  const releaseId = randomUUID();
  await openRelease(orm, { releaseId, dataset, origin: 'file', source: 'list.csv', version: publishedAt });
  for (const list of new Set(parties.map((one) => one.list)))
    await putPart(
      orm,
      releaseId,
      packPart(
        `party/${list}/0000`,
        parties.filter((one) => one.list === list).map((one) => JSON.stringify(one)),
      ),
    );
  await changeRelease(orm, releaseId, { state: 'staged', rows: parties.length, validFrom: publishedAt });
  await goLive(orm, dataset, releaseId, { override: null });
  return releaseId;
}
