/**
 * Controls that recorded answers of the British tariff service set, for both of its tariffs;
 * skipped where the files are absent.
 */
import { describe, expect } from '@jest/globals';
import { tariffRestrictions } from '../../activities/tariffRestrictions.ts';
import type { Edition } from '../../edition/edition.ts';
import { loadEmbedded } from '../../edition/embedded.ts';
import { NO_LISTS } from '../../edition/reading/imported/screening.ts';
import type { ScheduleName } from '../../engine/hscode.ts';
import type { ReleaseRecord } from '../../engine/release/records.ts';
import type { CheckedItem, CheckQuery, Restriction } from '../../engine/restrictions/check.ts';
import { buildBook } from '../../engine/tariff/schedule/book.ts';
import { gbTariff, xiTariff } from '../../releases/importers/gb/gb.ts';
import { officialFile, when } from './embedded.ts';

const FOLDER = 'uk-tariff/api-v2-jsonapi';
const HORSES = `${FOLDER}/api_uk_commodities_0101300000.json.gz`;
const XI_HORSES = `${FOLDER}/api_xi_commodities_0101210000.json.gz`;

async function editionOf(schedule: 'gb' | 'xi', path: string): Promise<Edition> {
  const records: ReleaseRecord[] = [];
  const importer = schedule === 'gb' ? gbTariff : xiTariff;
  for await (const record of importer.read([officialFile(path)])) records.push(record);
  const embedded = loadEmbedded();
  const { classification } = embedded;
  const { nomenclature } = classification;
  const national = { ...nomenclature.national, [schedule]: new Map([['0101300000', '']]) };
  return {
    ...embedded,
    classification: { ...classification, nomenclature: { ...nomenclature, national } },
    screening: NO_LISTS,
    notes: new Map(),
    quotas: new Map(),
    prefixes: null,
    releases: new Map(),
    carried: new Map(),
    books: new Map<ScheduleName, ReturnType<typeof buildBook>>([
      [schedule, buildBook(schedule, records)],
    ]),
  };
}

const item = (hsCode: string, originCountry: string | null): CheckedItem => ({
  sku: null,
  title: null,
  description: null,
  material: null,
  category: null,
  hsCode,
  originCountry,
  quantity: null,
  value: null,
  currency: null,
});

const said = (
  edition: Edition,
  query: Partial<CheckQuery>,
  hsCode: string,
  origin: string | null = null,
): readonly Restriction[] =>
  tariffRestrictions(edition, {
    destinationCountry: 'GB',
    originCountry: null,
    day: '2025-07-14',
    ...query,
  }).of(item(hsCode, origin)).restrictions;
const typesOf = (found: readonly Restriction[]) =>
  [...new Set(found.map(({ measureType }) => measureType ?? ''))].toSorted((left, right) =>
    left < right ? -1 : 1,
  );

describe('asses of the tariff of the United Kingdom', () => {
  when(HORSES)('meet veterinary control and CITES, with their documents', async () => {
    const found = said(await editionOf('gb', HORSES), {}, '0101300000');
    expect(typesOf(found)).toEqual(expect.arrayContaining(['410', '710']));
    expect(found.find(({ measureType }) => measureType === '410')).toMatchObject({
      documents: ['C640'],
      confidence: 'high',
      direction: 'import',
    });
    expect(found.find(({ measureType }) => measureType === '710')).toMatchObject({
      documents: ['C400'],
      confidence: 'low',
    });
    expect(found.every(({ direction }) => direction === 'import')).toBe(true);
  });

  when(HORSES)('the organic control leaves out origins that are excluded', async () => {
    const edition = await editionOf('gb', HORSES);
    expect(typesOf(said(edition, {}, '0101300000', 'US'))).toContain('750');
    expect(typesOf(said(edition, {}, '0101300000', 'FR'))).not.toContain('750');
  });

  when(HORSES)('a code above says what may be meant, surely only what is set on it', async () => {
    const edition = await editionOf('gb', HORSES);
    const above = said(edition, {}, '010130');
    expect(above.length).toBeGreaterThan(0);
    const heading = said(edition, {}, '0101');
    expect(
      heading.every(
        ({ confidence, matchedCode }) =>
          confidence === 'low' || matchedCode === '01' || matchedCode === '0101',
      ),
    ).toBe(true);
  });

  when(HORSES)('export controls are read for goods that are sent from there', async () => {
    const edition = await editionOf('gb', HORSES);
    const found = said(edition, { destinationCountry: 'US', originCountry: 'GB' }, '0101300000');
    expect(found.length).toBeGreaterThan(0);
    expect(found.every(({ direction }) => direction === 'export')).toBe(true);
  });
});

describe('horses of the tariff of Northern Ireland', () => {
  when(XI_HORSES)('meet the veterinary control of the Union', async () => {
    const found = said(
      await editionOf('xi', XI_HORSES),
      { destinationCountry: 'XI' },
      '0101210000',
    );
    expect(found.find(({ measureType }) => measureType === '410')).toMatchObject({ country: 'XI' });
    expect(typesOf(found)).not.toContain('728'); // goods of North Korea alone
  });
});
