/**
 * What a test space is answered from: the texts that this software carries, whatever is imported,
 * and screening lists of parties that do not exist.
 */
import type { PartyRecord } from '../engine/release/records.ts';
import { once } from '../engine/remembered.ts';
import { LISTS } from '../engine/screening/lists.ts';
import { ScreeningIndexBuilder } from '../engine/screening/screeningIndex.ts';
import { atOnce } from '../engine/steps.ts';
import { assembleClassification, assembleTariff, NOTHING_IMPORTED } from './assemble.ts';
import type { Edition, Editions } from './edition.ts';
import { loadEmbedded } from './embedded.ts';
import type { ScreeningLists } from './screening.ts';

/** The day on which the test lists were published, and on which they are read. */
const LISTED_ON = '2026-11-27';
/** In the place of a release's id: what a test space is answered from is no release. */
const NO_RELEASE = '00000000-0000-8000-8000-000000000000';
/** A name for which the lists are read so much later that they are out of date. */
export const STALE_LISTS_NAME = 'test:stale-lists';
const STALE_ON = '2028-01-01';

/** An invented party, the one that the test lists hold. */
export const LISTED_NAME = 'Quillon Varmeth';

/** Editions of all test spaces: of every day the same one. */
export function testEditions(carried: Edition['carried']): Editions {
  const embedded = loadEmbedded();
  const current: Edition = {
    ...embedded,
    classification: assembleClassification(embedded.classification, NOTHING_IMPORTED),
    tariff: assembleTariff(embedded.tariff, NOTHING_IMPORTED),
    releases: carried,
    carried,
    books: new Map(),
    screening: testLists(),
    notes: new Map(),
    quotas: new Map(),
    prefixes: null,
  };
  const editions: Editions = {
    current,
    on: async () => current,
    olderRelease: async () => null,
    test: () => editions,
  };
  return editions;
}

const testLists = once((): ScreeningLists => {
  const builder = new ScreeningIndexBuilder();
  builder.add(LISTED);
  return {
    index: atOnce(builder.build()),
    lists: LISTS.map(({ code }) => ({
      code,
      records: code === LISTED.list ? 1 : 0,
      publishedAt: LISTED_ON,
      importedAt: `${LISTED_ON}T00:00:00.000Z`,
      dataset: 'test',
      releaseId: NO_RELEASE,
    })),
    unknown: [],
    readAt: (name) => new Date(name === STALE_LISTS_NAME ? STALE_ON : LISTED_ON),
  };
});

const LISTED: PartyRecord = {
  kind: 'party',
  id: 'SDN-0',
  list: 'SDN',
  source: 'Landfall test list',
  type: 'individual',
  name: LISTED_NAME,
  aliases: [],
  addresses: [],
  countries: [],
  birthDates: [],
  identifiers: [],
  programmes: ['TEST'],
  remarks: 'An invented party of the test lists.',
  url: null,
  from: null,
  until: null,
};
