/**
 * The importers of the European Union against the publishers' files, which are never part of the
 * repository: `../shared/data` beside it, or the folder that LANDFALL_OFFICIAL_DATA names. Without
 * them the comparisons are skipped, visibly.
 */
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import type { LineRecord, MeasureRecord, ReleaseRecord } from '../../engine/release/records.ts';
import { parseDuty } from '../../engine/tariff/rate/expression.ts';
import { euCn } from '../../releases/importers/eu/cn.ts';
import { euTaric } from '../../releases/importers/eu/taric.ts';
import type { Importer } from '../../releases/importers/importer.ts';

const OFFICIAL =
  process.env['LANDFALL_OFFICIAL_DATA'] ?? join(import.meta.dirname, '../../../shared/data');
const when = (...paths: string[]): typeof it.skip =>
  paths.every((path) => existsSync(join(OFFICIAL, path))) ? it : it.skip;

async function read(importer: Importer, paths: readonly string[]): Promise<ReleaseRecord[]> {
  const files = paths.map((path) => {
    const bytes = readFileSync(join(OFFICIAL, path));
    return { name: basename(path, '.gz'), bytes: path.endsWith('.gz') ? gunzipSync(bytes) : bytes };
  });
  const records = [];
  for await (const record of importer.read(files)) records.push(record);
  return records;
}
const lines = async (importer: Importer, ...paths: string[]): Promise<LineRecord[]> =>
  (await read(importer, paths)).filter((record) => record.kind === 'line');
const measures = async (path: string): Promise<MeasureRecord[]> =>
  (await read(euTaric, [path])).filter((record) => record.kind === 'measure');

describe('the Combined Nomenclature', () => {
  const CN_2025 = 'eu-cn/cnCodes_2025.json.gz';
  const CN_2026 = ['Codes', 'Sections', 'Chapters', 'Headings', 'Subheadings'].map(
    (level) => `eu-cn/cn${level}_2026.json.gz`,
  );
  const RAMON = 'eu-cn/cn_ramon_en_bg_cs_da_de_el_es_et_fi_2019.xlsx';

  when(CN_2025)('of 2025 has 9,778 codes of eight digits', async () => {
    expect((await lines(euCn, CN_2025)).filter(({ code }) => code?.length === 8)).toHaveLength(
      9778,
    );
  });

  when(...CN_2026)('of 2026 has 9,791 codes of eight digits below its upper levels', async () => {
    const all = await lines(euCn, ...CN_2026);
    const counts = [null, 2, 4, 6, 8].map(
      (length) => all.filter(({ code }) => (code?.length ?? null) === length).length,
    );
    expect(counts).toEqual([21, 97, 957, 1835, 9791]);
    expect(all.filter(({ units }) => units.length > 0).length).toBeGreaterThan(2000);
  });

  when(RAMON)('of Eurostat has 14,706 rows, the ones without code among them', async () => {
    const all = await lines(euCn, RAMON);
    expect(all).toHaveLength(14_706);
    expect(all.filter(({ code }) => code?.length === 8).length).toBe(9533);
    expect(all.every(({ units }) => !units.includes('-'))).toBe(true);
  });
});

describe('the nomenclature of TARIC', () => {
  const WITH_INDENTS = 'eu-taric/goods_nomenclature_with_indents_2020-03.csv.gz';
  const CODES = 'eu-taric/xi_goods_nomenclature_2021-01.csv.gz';

  when(WITH_INDENTS)('has 24,374 lines with the indents that are printed', async () => {
    const all = await lines(euTaric, WITH_INDENTS);
    expect(all).toHaveLength(24_374);
    expect(Math.max(...all.map(({ indent }) => indent))).toBe(12);
    expect(all.filter(({ until }) => until !== null)).toHaveLength(9);
  });

  when(CODES)('has 24,606 lines where no indents are printed', async () => {
    expect(await lines(euTaric, CODES)).toHaveLength(24_606);
  });
});

describe('the messages of TARIC3', () => {
  const messages: readonly [string, number, number, string[]][] = [
    ['eu-taric/taric3_preference_measures_norway.xml.gz', 1392, 0, []],
    // DAP, a decatonne corrected by polarisation, is a unit of raw sugar that no quantity of ours
    // is.
    ['eu-taric/taric3_wto_quota_measures.xml.gz', 1316, 77, ['98 EUR / DAP']],
    ['eu-taric/taric3_safeguard_measures.xml.gz', 234, 1169, []],
  ];
  for (const [path, count, excluded, strange] of messages) {
    when(path)(
      `${path}: ${count} measures, ${excluded} excluded areas, duties that are understood`,
      async () => {
        const all = await measures(path);
        expect(all).toHaveLength(count);
        expect(all.flatMap((measure) => measure.excluded)).toHaveLength(excluded);
        const unparsed = all.filter(
          ({ duty }) => duty === null || parseDuty(duty).kind === 'unparsed',
        );
        expect([...new Set(unparsed.map(({ duty }) => duty))]).toEqual(strange);
      },
    );
  }
});
