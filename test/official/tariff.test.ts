/**
 * Our tariff lines against the publishers' files, which are never part of the repository: `../shared/data` beside it,
 * or the folder that LANDFALL_OFFICIAL_DATA names. Without them the comparisons are skipped, visibly.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import { loadTariff } from '../../data/tariff.ts';
import { digitsOf } from '../../engine/hscode.ts';
import { parseDuty, printDuty } from '../../engine/tariff/expression.ts';

const OFFICIAL = process.env['LANDFALL_OFFICIAL_DATA'] ?? join(import.meta.dirname, '../../../shared/data');
const HTS = join(OFFICIAL, 'us-hts/hts_2026_rev_10.json.gz');
const UKGT = join(OFFICIAL, 'uk-tariff/global-uk-tariff_2021-01.csv');
const whenHts = existsSync(HTS) ? it : it.skip;
const whenUkgt = existsSync(UKGT) ? it : it.skip;

interface HtsRow {
  htsno: string;
  general: string;
  special: string;
  other: string;
  units: string[] | null;
}
const readHts = (): HtsRow[] => JSON.parse(gunzipSync(readFileSync(HTS)).toString('utf8')) as HtsRow[];

/** Rates as texts are compared by what they mean, not by their blanks. */
const meaning = (rate: string): string => printDuty(parseDuty(rate));
const ACCEPTED_SHARE = 0.99;

describe('the United States schedule, HTS 2026 revision 10', () => {
  whenHts('has no line of ours that the HTS does not have, and the general rate of each', () => {
    const rates = new Map<string, string>();
    // A tariff line without a split has its rate on the only ten digits below it: 3808.91.25.01.
    for (const { htsno, general } of readHts()) {
      const digits = digitsOf(htsno);
      rates.set(digits, general);
      if (digits.length === 10 && (rates.get(digits.slice(0, 8)) ?? '') === '')
        rates.set(digits.slice(0, 8), general);
    }
    const wrong: string[] = [];
    for (const [code, line] of loadTariff().schedules.us?.lines ?? []) {
      const rate = rates.get(code) ?? (code.endsWith('00') ? rates.get(code.slice(0, 8)) : undefined);
      if (rate === undefined) wrong.push(`${code} is not in the HTS`);
      else if (code.length === 8 && line.general !== null && meaning(rate) !== meaning(line.general))
        wrong.push(`${code}: ${line.general} instead of ${rate}`);
    }
    expect(wrong).toEqual([]);
  });

  whenHts('is understood: at least 99% of its rate cells', () => {
    const cells = readHts()
      .filter(({ htsno }) => htsno !== '' && htsno < '98')
      .flatMap(({ general, other }) => [general, other])
      .filter((cell) => cell.trim() !== '');
    const understood = cells.filter((cell) => parseDuty(cell).kind !== 'unparsed');
    expect(cells.length).toBeGreaterThan(20_000);
    expect(understood.length / cells.length).toBeGreaterThanOrEqual(ACCEPTED_SHARE);
  });

  whenHts('prints rates that are themselves after printing', () => {
    const changed = readHts()
      .flatMap(({ general, other }) => [general, other])
      .filter((cell) => meaning(cell) !== meaning(meaning(cell)));
    expect(changed).toEqual([]);
  });
});

describe('the British and European rates of January 2021', () => {
  whenUkgt('are understood: at least 99% of the cells of the UK Global Tariff', () => {
    const cells = readFileSync(UKGT, 'utf8')
      .split(/[\n,]|"/)
      .map((cell) => cell.trim())
      .filter(
        (cell) =>
          /^\d+(?:\.\d+)?(?:%| (?:EUR|GBP)\b)/.test(cell) &&
          !/vol(?:ume)?\b(?! ?\/)/.test(cell) &&
          cell.length < 60,
      );
    const rates = cells.filter((cell) => /^\d+(?:\.\d+)?(?:%$|% [+M]| (?:EUR|GBP) ?\/)/.test(cell));
    const understood = rates.filter((cell) => parseDuty(cell).kind !== 'unparsed');
    expect(rates.length).toBeGreaterThan(10_000);
    expect(understood.length / rates.length).toBeGreaterThanOrEqual(ACCEPTED_SHARE);
  });
});

describe('our own lines', () => {
  it.each(['us', 'eu', 'gb', 'ca'] as const)(
    'of %s print rates that are understood, at least 99% of them',
    (name) => {
      const lines = [...(loadTariff().schedules[name]?.lines.values() ?? [])];
      const rates = lines
        .flatMap(({ general, column2 }) => [general, column2])
        .filter((rate) => rate !== null);
      const understood = rates.filter((rate) => parseDuty(rate).kind !== 'unparsed');
      expect(rates.length === 0 ? 1 : understood.length / rates.length).toBeGreaterThanOrEqual(
        ACCEPTED_SHARE,
      );
    },
  );

  it.each(['eu', 'gb', 'ca'] as const)(
    'of %s print preferences that are understood and that somebody may claim',
    (name) => {
      const edition = loadTariff();
      const known = new Set((edition.programmes.get(name) ?? []).flatMap(({ symbols }) => symbols));
      const strange = [...(edition.schedules[name]?.lines.values() ?? [])].flatMap(({ code, preferences }) =>
        (preferences ?? '')
          .split(';')
          .map((part) => part.trim())
          .filter((part) => part !== '')
          .filter((part) => {
            const [symbol = '', ...rate] = part.split(' ');
            return (
              !(known.has(symbol) || /^[A-Z]{2}$/.test(symbol)) ||
              parseDuty(rate.join(' ')).kind === 'unparsed'
            );
          })
          .map((part) => `${code}: ${part}`),
      );
      expect(strange).toEqual([]);
    },
  );
});
