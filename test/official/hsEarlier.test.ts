/**
 * Subheadings of earlier editions against nomenclatures of 2020, which are never part of the
 * repository: `../shared/data` beside it, or the folder that LANDFALL_OFFICIAL_DATA names. Without
 * them the tests are skipped, visibly.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import { readSubheadings } from '../../edition/reading/headings.ts';

const OFFICIAL =
  process.env['LANDFALL_OFFICIAL_DATA'] ?? join(import.meta.dirname, '../../../shared/data');
const TARIFF_2020 = 'eu-taric/goods_nomenclature_with_indents_2020-03.csv.gz';
const GLOBAL_TARIFF_2021 = 'uk-tariff/global-uk-tariff_2021-01.csv';
const HS_2022 = 'hs/harmonized-system_hs2022.csv';
const when = (path: string) => (existsSync(join(OFFICIAL, path)) ? it : it.skip);

function text(path: string): string {
  const bytes = readFileSync(join(OFFICIAL, path));
  return (path.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8');
}

/** The first six digits of codes; `0402000000` is a heading, unless nothing stands below it. */
function subheadings(codes: readonly string[]): string[] {
  const six = [...new Set(codes.map((code) => code.slice(0, 6)))];
  const divided = new Set(six.flatMap((code) => (code.endsWith('00') ? [] : [code.slice(0, 4)])));
  return six.filter(
    (code) => code.slice(2, 4) !== '00' && !(code.endsWith('00') && divided.has(code.slice(0, 4))),
  );
}

const { current, earlier } = readSubheadings();
const nowhere = (codes: readonly string[]): string[] =>
  codes.filter((code) => code < '98' && !current.has(code) && !earlier.has(code));

describe('every subheading', () => {
  when(TARIFF_2020)('of the tariff of March 2020 is in HS 2022 or among the earlier ones', () => {
    const codes = [...text(TARIFF_2020).matchAll(/^"\d+","(\d{10})","80"/gm)].map(
      ([, code = '']) => code,
    );
    const six = subheadings(codes);
    expect(six.length).toBeGreaterThan(5300);
    expect(nowhere(six)).toEqual([]);
    // and the edition of 2017 is told whole: nothing else is said to have been in it
    expect(six.filter((code) => earlier.has(code))).toHaveLength(145);
  });

  when(GLOBAL_TARIFF_2021)('of the British tariff of January 2021 is, too', () => {
    const codes = [...text(GLOBAL_TARIFF_2021).matchAll(/^"?(\d{8,10})"?,/gm)].map(
      ([, code = '']) => code,
    );
    const six = [...new Set(codes.map((code) => code.slice(0, 6)))];
    expect(six.length).toBeGreaterThan(5000);
    expect(nowhere(six)).toEqual([]);
  });

  when(HS_2022)('of HS 2022 is a subheading of today, and none an earlier one', () => {
    const codes = text(HS_2022)
      .split('\n')
      .flatMap((line) => /^[^,]*,(\d{6}),/.exec(line)?.[1] ?? [])
      .filter((code) => code < '98');
    expect(codes.length).toBeGreaterThan(5600);
    expect(codes.filter((code) => !current.has(code) || earlier.has(code))).toEqual([]);
  });
});
