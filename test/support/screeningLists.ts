/** Screening lists of invented parties, made live as an import would make them. */
import { randomUUID } from 'node:crypto';
import type { Orm } from '../../db/orm.ts';
import { packPart, putPart } from '../../db/store/releaseContent.ts';
import { changeRelease, goLive, openRelease } from '../../db/store/releases.ts';
import type { PartyRecord } from '../../engine/release/records.ts';
import { LISTS } from '../../engine/screening/lists.ts';
import { partyRecord } from '../../releases/importers/screening/party.ts';

/** A party with nothing but what is given. */
export const party = (list: string, number: string, given: Partial<PartyRecord>): PartyRecord =>
  partyRecord({
    id: `${list}-${number}`,
    list,
    source: `List ${list}`,
    name: `PARTY ${number}`,
    ...given,
  });

/** Makes a release of the parties live, published on the day; returns its id. */
export async function publishLists(
  orm: Orm,
  dataset: string,
  parties: readonly PartyRecord[],
  publishedAt: string | null,
): Promise<string> {
  const releaseId = randomUUID();
  await openRelease(orm, {
    releaseId,
    dataset,
    origin: 'file',
    source: 'list.csv',
    version: publishedAt,
  });
  for (const list of new Set(parties.map((one) => one.list)))
    await putPart(
      orm,
      releaseId,
      packPart(
        `party/${list}/0000`,
        parties.filter((one) => one.list === list).map((one) => JSON.stringify(one)),
      ),
    );
  await changeRelease(orm, releaseId, {
    state: 'staged',
    rows: parties.length,
    validFrom: publishedAt,
  });
  await goLive(orm, dataset, releaseId, { override: null });
  return releaseId;
}

/** A day, YYYY-MM-DD. */
export const daysAgo = (days: number): string =>
  new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

export const VORKOSIGAN = party('SDN', '901', {
  type: 'individual',
  name: 'VORKOSIGAN, Miles Naismith',
  aliases: [
    { name: 'NAISMITH, Admiral', strength: null },
    { name: 'VORPATRIL, Miles', strength: 'strong', former: true },
    { name: 'THE LITTLE ADMIRAL', strength: 'weak' },
  ],
  addresses: [
    { text: '1 Long Road, Havana', country: 'CU', street: '1 Long Road', city: 'Havana' },
  ],
  countries: ['PA'],
  birthDates: ['1970-06-05'],
  identifiers: [{ kind: 'Passport', number: 'AB12', country: 'CU', expiresOn: '2031-01-01' }],
  programmes: ['SDGT'],
  remarks: 'Gender Male.',
  url: 'https://list.example',
  from: '2020-01-02',
  details: {
    number: '901',
    title: 'Lord',
    nationalities: ['PA'],
    birthPlaces: ['Springfield'],
    informationUrl: 'https://list.example/about',
  },
});
/** Nobody on the lists has a name like this. */
export const NOBODY = 'Quentin Featherstonehaugh';
const KOUDELKA = { name: 'Koudelka Aerodyne Works', type: 'unknown' as const };
/** Parties of all thirteen lists. */
export const CSL = [
  VORKOSIGAN,
  party('EL', 'one', { ...KOUDELKA, addresses: [{ text: 'Street 1, Wien, AT', country: 'AT' }] }),
  party('EL', 'two', { ...KOUDELKA, addresses: [{ text: 'Street 2, Zagreb, HR', country: 'HR' }] }),
  party('DPL', 'ended', { name: 'BOTHARI ENDED TRADER', until: '2020-01-01' }),
  party('SDN', '902', { type: 'entity', name: 'GALENI SHIPYARDS LLC' }),
  party('SDN', '903', {
    type: 'vessel',
    name: 'ARIEL STARDANCER',
    countries: ['PA'],
    details: { vessel: { callSign: 'XY12', flag: 'PA' } },
  }),
  party('SSI', '77', { type: 'individual', name: 'KRYLOVANOV, Arkadiy Yevgenyevich' }),
  ...LISTS.filter(({ code }) => !['SDN', 'EL', 'DPL'].includes(code)).map(({ code }) =>
    party(code, '1', { name: `SOMEBODY ON ${code}` }),
  ),
];
