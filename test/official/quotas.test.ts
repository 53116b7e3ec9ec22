/**
 * Notes and balances of quotas against the publishers' files, which are never part of the
 * repository: `../shared/data` beside it, or the folder that LANDFALL_OFFICIAL_DATA names. Without
 * them the comparisons are skipped, visibly.
 */
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import type { QuotaRecord, ReleaseRecord } from '../../engine/release/records.ts';
import { gbTariff, xiTariff } from '../../releases/importers/gb/gb.ts';
import type { Importer, SourceFile } from '../../releases/importers/importer.ts';
import { euQuotas, gbQuotas } from '../../releases/importers/quotas/quotas.ts';

const OFFICIAL =
  process.env['LANDFALL_OFFICIAL_DATA'] ?? join(import.meta.dirname, '../../../shared/data');
const API = 'uk-tariff/api-v2-jsonapi';
const BISON = `${API}/api_uk_commodities_0201100021.json.gz`;
const HEADING = `${API}/api_uk_headings_8501.json.gz`;
const XI_HEADING = `${API}/api_xi_headings_0501.json.gz`;
const FLAT = 'uk-tariff/api-v2-commodities/uk_commodities_0702000007.json.gz';
const EU = 'eu-quota/taric_steel_quota_balances_2026-08-11.json.gz';
const GB = 'eu-quota/uk_steel_quota_balances_2026-08-22.json.gz';
const SEARCH = `${API}/api_uk_quotas_search.json.gz`;
const when = (path: string): typeof it | typeof it.skip =>
  existsSync(join(OFFICIAL, path)) ? it : it.skip;

const load = (path: string): SourceFile => ({
  name: basename(path, '.gz'),
  bytes: gunzipSync(readFileSync(join(OFFICIAL, path))),
});
async function read(importer: Importer, path: string): Promise<ReleaseRecord[]> {
  const all: ReleaseRecord[] = [];
  for await (const record of importer.read([load(path)])) all.push(record);
  return all;
}
const quotasIn = async (importer: Importer, path: string): Promise<QuotaRecord[]> =>
  (await read(importer, path)).filter((record) => record.kind === 'quota');

describe('notes in the answers of the trade tariff service', () => {
  const lengths = async (importer: Importer, path: string): Promise<unknown[]> => {
    const notes = (await read(importer, path)).filter((record) => record.kind === 'note');
    expect(notes.filter(({ text }) => /\]\(|<|\\/.test(text ?? ''))).toEqual([]);
    return notes.map(({ level, number, text }) => [level, number, text?.length]);
  };
  const texts = 'come for section and chapter, as long as printed, without markup';

  when(BISON)(`${texts}: a commodity`, async () => {
    const expected = [
      ['section', '1', 372],
      ['chapter', '02', 18037],
    ];
    expect(await lengths(gbTariff, BISON)).toEqual(expected);
  });

  when(HEADING)(`${texts}: a heading`, async () => {
    const expected = [
      ['section', '16', 5716],
      ['chapter', '85', 17434],
    ];
    expect(await lengths(gbTariff, HEADING)).toEqual(expected);
  });

  when(XI_HEADING)(`${texts}: a heading of Northern Ireland`, async () => {
    const expected = [
      ['section', '1', 372],
      ['chapter', '05', 1119],
    ];
    expect(await lengths(xiTariff, XI_HEADING)).toEqual(expected);
  });

  when(FLAT)(`${texts}: a flattened answer`, async () => {
    const expected = [
      ['section', '2', 189],
      ['chapter', '07', 1551],
    ];
    expect(await lengths(gbTariff, FLAT)).toEqual(expected);
  });
});

describe('balances of quotas', () => {
  when(BISON)('come with the measures of a commodity', async () => {
    const quotas = await quotasIn(gbTariff, BISON);
    expect(quotas).toHaveLength(13);
    expect(quotas.find(({ order }) => order === '050343')).toMatchObject({
      volume: '17960000.0',
      balance: '449200.0',
      lastAllocation: '2025-01-09',
    });
  });

  when(SEARCH)('come with goods and origins from the search', async () => {
    expect(await quotasIn(gbQuotas, SEARCH)).toMatchObject([
      { order: '050088', codes: ['2106909800'], origins: ['ERGA OMNES'], balance: '114105.041' },
    ]);
  });

  when(EU)('of the Union: 55, of one quarter, some used up, some critical', async () => {
    const quotas = await quotasIn(euQuotas, EU);
    expect(quotas).toHaveLength(55);
    expect(new Set(quotas.map(({ from, until }) => `${from} ${until}`))).toEqual(
      new Set(['2026-07-01 2026-10-01']),
    );
    expect(new Set(quotas.map(({ balanceOn }) => balanceOn))).toEqual(new Set(['2026-08-11']));
    expect(quotas.some(({ critical }) => critical === true)).toBe(true);
    expect(quotas.find(({ order }) => order === '099801')).toMatchObject({
      exhausted: '2026-07-01',
      balance: '0',
    });
    expect(euQuotas.versionOf?.([load(EU)])).toBe('2026-08-11');
  });

  when(GB)('of the United Kingdom name their goods', async () => {
    const quotas = await quotasIn(gbQuotas, GB);
    expect(quotas).toHaveLength(5);
    expect(quotas.every(({ codes }) => codes.includes('7210490000'))).toBe(true);
  });
});
