/**
 * The importers of the British tariffs against the publishers' files, which are never part of the
 * repository: `../shared/data` beside it, or the folder that LANDFALL_OFFICIAL_DATA names. Without
 * them the tests are skipped, visibly.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import type { LineRecord, ReleaseRecord } from '../../engine/release/records.ts';
import { parseDuty } from '../../engine/tariff/rate/expression.ts';
import { gbTariff, xiTariff } from '../../releases/importers/gb/gb.ts';
import { commodityPaths, chapterPaths } from '../../releases/importers/gb/ottApiWalk.ts';
import { BrokenFile, type Importer, type SourceFile } from '../../releases/importers/importer.ts';

const OFFICIAL =
  process.env['LANDFALL_OFFICIAL_DATA'] ?? join(import.meta.dirname, '../../../shared/data');
const ANSWERS = ['uk-tariff/api-v2-jsonapi', 'uk-tariff/api-v2-commodities'];
const GLOBAL = 'uk-tariff/global-uk-tariff_2021-01.csv';
const NOMENCLATURE = 'uk-tariff/uk_goods_nomenclature_2021-01.csv.gz';
const XI_NOMENCLATURE = 'eu-taric/xi_goods_nomenclature_2021-01.csv.gz';
const WORKBOOK = 'uk-tariff/uk_trade_tariff_2022-01-06.xlsx';
const when = (path: string) => (existsSync(join(OFFICIAL, path)) ? it : it.skip);
const whenAnswers = ANSWERS.every((path) => existsSync(join(OFFICIAL, path))) ? it : it.skip;

function load(path: string): SourceFile {
  const bytes = readFileSync(join(OFFICIAL, path));
  return path.endsWith('.gz')
    ? { name: basename(path, '.gz'), bytes: gunzipSync(bytes) }
    : { name: basename(path), bytes };
}
async function records(importer: Importer, ...paths: string[]): Promise<ReleaseRecord[]> {
  const all: ReleaseRecord[] = [];
  for await (const record of importer.read(paths.map(load))) all.push(record);
  return all;
}
const lines = async (importer: Importer, path: string): Promise<LineRecord[]> =>
  (await records(importer, path)).filter((record) => record.kind === 'line');
const answers = (): string[] =>
  ANSWERS.flatMap((folder) =>
    readdirSync(join(OFFICIAL, folder)).map((name) => `${folder}/${name}`),
  );
const importerOf = (path: string): Importer =>
  /(?:^|_)xi_/.test(basename(path)) ? xiTariff : gbTariff;
const notParsed = (duties: readonly string[]): string[] => [
  ...new Set(duties.filter((duty) => parseDuty(duty).kind === 'unparsed')),
];

/** Lines, measures, areas and rates of one answer, or why it is refused. */
async function countOf(path: string): Promise<string> {
  try {
    const all = await records(importerOf(path), path);
    return ['line', 'measure', 'area', 'rate']
      .map((kind) => all.filter((one) => one.kind === kind).length)
      .join(' ');
  } catch (cause) {
    if (cause instanceof BrokenFile) return cause.message.replace(/^[^:]*: /, '');
    throw cause;
  }
}

describe('the answers of the trade tariff service', () => {
  whenAnswers('are read each, or refused because they are no part of a tariff', async () => {
    const counts: Record<string, string> = {};
    for (const path of answers()) counts[basename(path, '.json.gz')] = await countOf(path);
    expect(counts).toEqual({
      // lines, measures, areas, rates
      api_uk_chapters: '98 0 0 0',
      api_uk_commodities_0101300000: '3 61 14 0',
      api_uk_commodities_0201100021: '5 65 21 0',
      api_uk_commodities_2208909110: '6 51 12 0',
      api_uk_commodities_2924297099: '6 73 15 0',
      api_uk_commodities_6911100090: '4 7 2 0',
      'api_uk_exchange_rates_2022-1': '0 0 0 143',
      'api_uk_exchange_rates_2023-9': '0 0 0 141',
      api_uk_exchange_rates_period_lists:
        'the answer holds "exchange_rate_period_list" that is no part of a tariff',
      api_uk_exchange_rates_period_lists_2022:
        'the answer holds "exchange_rate_period_list" that is no part of a tariff',
      api_uk_geographical_areas_countries: '0 0 0 0', // countries alone, no group
      api_uk_headings_0501: '2 58 12 0',
      api_uk_headings_8501: '154 0 0 0', // its measures are mentioned, not told
      api_uk_quotas_search: '0 0 0 0', // a quota alone
      api_uk_sections: 'the answer holds "section" that is no part of a tariff',
      api_xi_commodities_0101210000: '4 43 7 0',
      api_xi_commodities_0101300000: '3 59 11 0',
      api_xi_commodities_0201100021: '5 40 7 0',
      api_xi_commodities_2924297099: '6 75 14 0',
      api_xi_geographical_areas_countries: '0 0 0 0',
      api_xi_headings_0501: '2 28 7 0',
      uk_commodities_0102291010: '7 7 2 0',
      uk_commodities_0103921100: '6 10 2 0',
      uk_commodities_0702000007: '3 51 9 0',
      uk_commodities_0809400500: '4 5 1 0',
      uk_commodities_1516209821: '9 17 2 0',
      uk_commodities_7202118000: '5 8 1 0',
      uk_commodities_7202999000: '5 9 1 0',
      uk_geographical_areas: '0 0 53 0',
      uk_geographical_areas_countries: '0 0 0 0',
      uk_rules_of_origin_schemes: 'the answer holds something that is no part of a tariff',
      // Recorded under the name of Northern Ireland, with the measures of the United Kingdom: its
      // origin says so.
      xi_commodities_0103921100:
        'this is an answer of another tariff than that of Northern Ireland',
      xi_geographical_areas: '0 0 53 0',
      xi_geographical_areas_1013: '0 0 2 0',
      xi_geographical_areas_countries: '0 0 0 0',
      xi_monetary_exchange_rates: '0 0 0 67',
    });
  });

  whenAnswers(
    'are joined: each measure once, below the headings that several answers share',
    async () => {
      const goods = answers().filter(
        (path) => /uk_(?:chapters|commodities|headings)/.test(path) && !/xi_/.test(path),
      );
      const all = await records(gbTariff, ...goods);
      const measures = all.filter((record) => record.kind === 'measure');
      expect(all.filter(({ kind }) => kind === 'line')).toHaveLength(299);
      expect(new Set(measures.map(({ id }) => id)).size).toBe(measures.length);
      expect(measures).toHaveLength(409);
    },
  );

  whenAnswers(
    'print duties that are understood, but for the excise on the retail price',
    async () => {
      const duties: string[] = [];
      for (const path of answers().filter((name) => /commodities_\d|headings_\d/.test(name)))
        try {
          for (const record of await records(importerOf(path), path))
            if (record.kind === 'measure' && record.type !== '109' && record.duty !== null)
              duties.push(record.duty);
        } catch (cause) {
          if (!(cause instanceof BrokenFile)) throw cause; // refused above, by name
        }
      expect(duties.length).toBeGreaterThan(500);
      const retailPrice =
        '16.50 % / Retail Price + 244.78 GBP / 1000 p/st MIN 320.90 GBP / 1000 p/st';
      expect(notParsed(duties).filter((duty) => duty !== retailPrice)).toEqual([]);
    },
  );

  whenAnswers(
    'lead on: from the chapters to 96, from a heading to its declarable commodities',
    () => {
      const answer = (name: string): unknown =>
        JSON.parse(Buffer.from(load(`${ANSWERS[0] ?? ''}/${name}`).bytes).toString());
      expect(chapterPaths(answer('api_uk_chapters.json.gz'))).toHaveLength(96);
      const commodities = commodityPaths(answer('api_uk_headings_8501.json.gz'), '/xi');
      expect(commodities).toContain('/xi/api/v2/commodities/8501612010');
      expect(commodities).not.toContain('/xi/api/v2/commodities/8501610000');
      expect(commodityPaths(answer('api_uk_headings_0501.json.gz'))).toEqual([]);
    },
  );
});

/** Printed without their per cent sign: nobody may guess what 24 is. */
/** Two rates in one, each for its days. */
const SEASONS = /01-31 DEC|\(01 JAN/;
const UNPRINTED_PER_CENT = /^\d+(?:\.\d+)? (?:MIN|\+) /;

describe('the UK Global Tariff of January 2021', () => {
  when(GLOBAL)(
    'has 11,830 lines, 2,105 of them below another, and every rate is understood',
    async () => {
      const read = await lines(gbTariff, GLOBAL);
      expect(read).toHaveLength(11_830);
      expect(read.filter(({ indent }) => indent === 1)).toHaveLength(2105);
      expect(notParsed(read.map(({ general }) => general ?? ''))).toEqual([]);
    },
  );

  when(GLOBAL)(
    "prints the Union's rates too, all understood but the entry prices and errors of print",
    async () => {
      const read = await lines(xiTariff, GLOBAL);
      expect(read).toHaveLength(11_830);
      const strange = notParsed(read.map(({ general }) => general ?? '')).filter(
        (rate) => rate !== 'Entry Price' && !SEASONS.test(rate) && !UNPRINTED_PER_CENT.test(rate),
      );
      expect(strange).toEqual([]);
    },
  );
});

describe('the nomenclature', () => {
  when(NOMENCLATURE)('of the United Kingdom, January 2021, has 24,621 lines', async () => {
    const read = await lines(gbTariff, NOMENCLATURE);
    expect(read).toHaveLength(24_621);
    expect(read.filter(({ suffix }) => suffix === '10')).toHaveLength(2891);
    expect(gbTariff.versionOf?.([load(NOMENCLATURE)])).toBe('2021-01');
  });

  when(XI_NOMENCLATURE)('of Northern Ireland, January 2021, has 24,606 lines', async () => {
    expect(await lines(xiTariff, XI_NOMENCLATURE)).toHaveLength(24_606);
  });

  when(WORKBOOK)(
    'of January 2022 has its 25,164 rows without the remnants of editing, and two headings more',
    async () => {
      const read = await lines(gbTariff, WORKBOOK);
      expect(read).toHaveLength(25_164 - 16 + 2);
      expect(read.filter(({ notes }) => notes.length > 0).map(({ code }) => code)).toEqual([
        '8483000000',
        '8806000000',
      ]);
      expect(read.filter(({ indent }) => indent > 12)).toEqual([]);
      expect(read.slice(0, 3).map(({ code, suffix, indent }) => [code, suffix, indent])).toEqual([
        ['0101000000', '80', 0],
        ['0101210000', '10', 1],
        ['0101210000', '80', 2],
      ]);
    },
  );
});
