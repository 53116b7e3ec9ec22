/**
 * The importers of Canada, Norway, Australia, Brazil and the Harmonized System against the
 * publishers' files, which are never part of the repository: `../shared/data` beside it, or the
 * folder that LANDFALL_OFFICIAL_DATA names. Without them the comparisons are skipped, visibly.
 */
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import type { LineRecord, ReleaseRecord } from '../../engine/release/records.ts';
import { parseDuty } from '../../engine/tariff/rate/expression.ts';
import type { Dollar } from '../../engine/tariff/rate/rateTerm.ts';
import { auTariff } from '../../releases/importers/au/au.ts';
import { brNcm } from '../../releases/importers/br/br.ts';
import { caTariff } from '../../releases/importers/ca/ca.ts';
import { hsNomenclature } from '../../releases/importers/hs/hs.ts';
import type { Importer, SourceFile } from '../../releases/importers/importer.ts';
import { noTariff } from '../../releases/importers/no/no.ts';

const OFFICIAL =
  process.env['LANDFALL_OFFICIAL_DATA'] ?? join(import.meta.dirname, '../../../shared/data');
const CA = ['ca-tariff/ca_tariff_2026_rev_3_sample.csv'];
const NO = ['customstariffstructure', 'ratetradeagreements', 'landgruppe', 'medlemsland'].map(
  (name) => `no-tariff/${name}.json.gz`,
);
const AU = ['au-tariff/tariff-schedule3.json.gz', 'au-tariff/tariff-schedules-fta.json.gz'];
const BR = ['br-ncm/ncm.json.gz'];
const HS = ['hs/harmonized-system_hs2022.csv', 'hs/sections.csv'];
const when = (paths: readonly string[]): typeof it | typeof it.skip =>
  paths.every((path) => existsSync(join(OFFICIAL, path))) ? it : it.skip;

const sources = (paths: readonly string[]): SourceFile[] =>
  paths.map((path) => {
    const bytes = readFileSync(join(OFFICIAL, path));
    return path.endsWith('.gz')
      ? { name: basename(path, '.gz'), bytes: gunzipSync(bytes) }
      : { name: basename(path), bytes };
  });
const recordsOf = (importer: Importer, paths: readonly string[]): ReleaseRecord[] => [
  ...(importer.read(sources(paths)) as Iterable<ReleaseRecord>),
];
const linesOf = (importer: Importer, paths: readonly string[]): LineRecord[] =>
  recordsOf(importer, paths).filter((record) => record.kind === 'line');

/** How many lines have a code of so many digits; `text` for rows without a code. */
const countByDigits = (lines: readonly LineRecord[]): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const { code } of lines) {
    const digits = String(code?.length ?? 'text');
    counts[digits] = (counts[digits] ?? 0) + 1;
  }
  return counts;
};

const ratesOf = (lines: readonly LineRecord[]): string[] =>
  lines
    .flatMap(({ general, column2, preferences }) => [
      general,
      column2,
      ...(preferences ?? '').split('; ').map((part) => part.replace(/^\S+ ?/, '')),
    ])
    .filter((rate): rate is string => rate !== null && rate !== '');

/** The shapes of the rates that are not understood, with every number as 9. */
const notUnderstood = (rates: readonly string[], dollar: Dollar = 'USD'): string[] =>
  [
    ...new Set(
      rates
        .filter((rate) => parseDuty(rate, dollar).kind === 'unparsed')
        .map((rate) => rate.replaceAll(/\d[\d,]*(?:\.\d+)?/g, '9').replace(' /', '/')),
    ),
  ].sort();

describe('the sample of the Canadian tariff', () => {
  when(CA)('is read whole, and every rate but one cut short in the sample is understood', () => {
    const lines = linesOf(caTariff, CA);
    expect(countByDigits(lines)).toEqual({ 4: 3, 6: 5, 8: 17, 10: 24, text: 10 });
    expect(notUnderstood(ratesOf(lines), 'CAD')).toEqual(['9 ¢']);
    expect(caTariff.versionOf?.(sources(CA))).toBe('T2026 Revision 3');
  });

  when(CA)('has the rate of the tariff item where the statistical row is out of date', () => {
    const lines = linesOf(caTariff, CA);
    expect(lines.find(({ code }) => code === '01051290')?.preferences).toContain('CPTPT Free');
    expect(lines.find(({ code }) => code === '0105129000')?.preferences).toBeNull();
  });
});

describe('the Norwegian tariff', () => {
  when(NO)('has its lines, chapters and headings, and every group with its members', () => {
    const records = recordsOf(noTariff, NO);
    const areas = records.filter((record) => record.kind === 'area');
    expect(countByDigits(records.filter((record) => record.kind === 'line'))).toEqual({
      2: 96,
      4: 1228,
      6: 927,
      // The 7,436 commodities, of which 1,215 stand in the subchapters of chapters 28, 29, 39, 63,
      // 69, 71 and 72.
      8: 7436,
      text: 1432,
    });
    expect(areas).toHaveLength(148);
    expect(
      new Set(areas.flatMap(({ members }) => members.map(({ country }) => country))).size,
    ).toBe(250);
    expect(noTariff.versionOf?.(sources(NO))).toBe('1.5');
  });

  when(NO)('has preferences of no group that is not listed', () => {
    const records = recordsOf(noTariff, NO);
    const groups = new Set(
      records.flatMap((record) => (record.kind === 'area' ? [record.id] : [])),
    );
    const symbols = records.flatMap((record) =>
      record.kind === 'line'
        ? (record.preferences ?? '').split('; ').map((part) => part.split(' ')[0] ?? '')
        : [],
    );
    expect([...new Set(symbols)].filter((symbol) => symbol !== '' && !groups.has(symbol))).toEqual(
      [],
    );
  });

  when(NO)('has rates of which only those that vary with the goods are not understood', () => {
    const rates = ratesOf(linesOf(noTariff, NO));
    expect(rates).toHaveLength(276_157);
    expect(notUnderstood(rates).filter((shape) => shape !== '9 NOK/kg')).toEqual(['variable']);
  });
});

describe('the Australian tariff', () => {
  when(AU)('has every code of its pages once', () => {
    // 7,671 rows, of which 2,003 repeat a page word for word.
    expect(countByDigits(linesOf(auTariff, AU))).toEqual({ 6: 509, 8: 5000, 10: 17, text: 142 });
  });

  when(AU)('has rates of which only alcohol, fuel and tobacco may be left to read', () => {
    const shapes = notUnderstood(ratesOf(linesOf(auTariff, AU)));
    // and one that is less a share of the value, which nothing reads as the whole duty
    expect(shapes.filter((shape) => !/\/(?:L|stick)\b|TSS$|, less /.test(shape))).toEqual([]);
  });
});

describe('the Brazilian NCM', () => {
  when(BR)('has its 10,515 lines, each with the day from which it holds', () => {
    const lines = linesOf(brNcm, BR);
    expect(countByDigits(lines)).toEqual({ 8: 10_515 });
    expect(lines.filter(({ from, until }) => from === null || until !== null)).toEqual([]);
    expect(brNcm.versionOf?.(sources(BR))).toBe('Resolução Gecex nº 812/2025 (2026-05-17)');
  });
});

describe('the Harmonized System 2022', () => {
  when(HS)('has 96 chapters, 1,228 headings and 5,612 subheadings below 21 sections', () => {
    expect(countByDigits(linesOf(hsNomenclature, HS))).toEqual({
      2: 96,
      4: 1228,
      6: 5612,
      text: 21,
    });
    expect(hsNomenclature.versionOf?.(sources(HS))).toBe('HS 2022');
  });
});
