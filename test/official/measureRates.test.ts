/**
 * Our additional duties of the United States, country by country, against rates that others took
 * from the HTS for two days. The files are never part of the repository: `../shared/data` beside
 * it, or the folder that LANDFALL_OFFICIAL_DATA names. Without them the tests are skipped, visibly.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import { loadCountries } from '../../edition/reading/countries.ts';
import { loadTariff } from '../../edition/reading/tariff/tariff.ts';
import { holdsOn } from '../../engine/calendar.ts';
import {
  applicableMeasures,
  measuresInForce,
  percentOf,
} from '../../engine/tariff/measure/measures.ts';

const OFFICIAL =
  process.env['LANDFALL_OFFICIAL_DATA'] ?? join(import.meta.dirname, '../../../shared/data');
const RATES = join(OFFICIAL, 'us-measures');
const when = existsSync(RATES) ? it : it.skip;

/** Names of the United States Census that are not the usual ones. */
const CENSUS_NAMES: Readonly<Record<string, string>> = {
  'Denmark, except Greenland': 'DK',
  'Czech Republic': 'CZ',
  Turkey: 'TR',
  'Burma (Myanmar)': 'MM',
  Macao: 'MO',
  'Hong Kong': 'HK',
  "Cote d'Ivoire": 'CI',
  'Congo, Republic of the Congo': 'CG',
  'Congo, Democratic Republic of the Congo (formerly Za': 'CD',
  'Cabo Verde': 'CV',
  'Sao Tome and Principe': 'ST',
  'Saint Lucia': 'LC',
  'Saint Kitts and Nevis': 'KN',
  'Saint Vincent and the Grenadines': 'VC',
};
const USUAL_NAMES = new Map(loadCountries().map(({ code, name }) => [name, code]));
const originOf = (name: string): string | null =>
  CENSUS_NAMES[name] ??
  USUAL_NAMES.get(name) ??
  USUAL_NAMES.get(name.replace(/ \(.*/, '').replace(' and ', ' & ')) ??
  null;

interface OracleCountry {
  name: string;
  tariffs: { tariff_authority: string; tariff_name: string; tariff_rate: number }[];
}

/** One product of each programme, and the kinds of measures that its rate is made of. */
const PRODUCTS: Readonly<Record<string, { digits: string; kind: RegExp }>> = {
  steel: { digits: '7208100000', kind: /^section_232_(?:steel|metals)$/ },
  aluminum: { digits: '7601100000', kind: /^section_232_(?:aluminum|metals)$/ },
  copper: { digits: '7408116000', kind: /^section_232_(?:copper|metals)$/ },
  buses: { digits: '8702103100', kind: /^section_232_trucks$/ },
  softwood_lumber: { digits: '4407110000', kind: /^section_232_wood$/ },
  wood_furniture: { digits: '9401616011', kind: /^section_232_wood$/ },
  kitchen_cabinets: { digits: '9403409060', kind: /^section_232_wood$/ },
  autos: { digits: '8703230100', kind: /^section_232_autos$/ },
  auto_parts: { digits: '8708305000', kind: /^section_232_auto_parts$/ },
  mhd_vehicles: { digits: '8704230100', kind: /^section_232_trucks$/ },
  mhd_parts: { digits: '8708405000', kind: /^section_232_truck_parts$/ },
  semiconductors: { digits: '8471500150', kind: /^section_232_chips$/ },
  reciprocal: { digits: '6109100000', kind: /^ieepa_(?:reciprocal|brazil|india)$/ },
  fentanyl: { digits: '6109100000', kind: /^ieepa_fentanyl$/ },
  section_122: { digits: '6109100000', kind: /^section_122$/ },
};
/** Where the other reading differs, and why ours stands. */
const REVIEWED: Readonly<Record<string, string>> = {
  'reciprocal: 10%, ours 0%': 'column 2 origins pay nothing more: heading 9903.01.29',
  'reciprocal: 10%, ours 15%': "the other reading lost the name Côte d'Ivoire: heading 9903.02.15",
  'softwood_lumber: 15%, ours 10%':
    'US note 37(h)-(l) and headings 9903.76.20 to .24 name furniture and cabinets, subdivisions (d) and (f), not softwood, (b)',
  'autos: 10%, ours 7.5%':
    'the 10% of the United Kingdom are 7.5% above the general rate of 2.5%: heading 9903.94.31',
};
const edition = loadTariff();
const FACTS = { chapter99: [], light: false };
const COLUMN_TWO = ['CU', 'KP', 'RU', 'BY'];

describe('rates by country', () => {
  when.each(['statutory_rates_2025_rev_32.json.gz', 'statutory_rates_2026_rev_10.json.gz'])(
    'are those of %s',
    (name) => {
      const { policy_effective_date: date, ...countries } = JSON.parse(
        gunzipSync(readFileSync(join(RATES, name))).toString('utf8'),
      ) as Record<string, OracleCountry> & {
        policy_effective_date: string;
      };
      const differing = new Map<string, string[]>();
      const unnamed: string[] = [];
      let compared = 0;
      for (const { name: country, tariffs } of Object.values(countries)) {
        const origin = originOf(country);
        if (origin === null) unnamed.push(country);
        if (origin === null || origin === 'US') continue;
        for (const { tariff_name: programme, tariff_rate: rate } of tariffs) {
          const product = PRODUCTS[programme];
          if (!product) continue;
          const claimed =
            /^(?:auto|mhd)_parts$/.test(programme) && /^(?:CA|MX)$/.test(origin) ? ['S', 'S+'] : [];
          const facts = {
            claimed,
            columnTwo: COLUMN_TWO.includes(origin),
            melted: origin === 'GB' ? ['GB'] : [],
            // The other reading takes the quota to be open, and chips to be advanced ones.
            claims: origin === 'GB' ? ['9903.94.31'] : [],
            conditions: ['advanced_chip'],
            origin,
          };
          const ours = applicableMeasures(measuresInForce(edition, origin, date), {
            ...FACTS,
            ...facts,
            digits: product.digits,
            date,
          })
            .filter(({ row, exemption }) => exemption === null && product.kind.test(row.kind))
            // A product of these is metal throughout, so a rate of its content is one of the value.
            .map(({ row }) => percentOf(row).toNumber())
            .reduce((sum, one) => sum + one, 0);
          compared += 1;
          if (Math.abs(ours - rate * 100) < 0.001) continue;
          const key = `${programme}: ${rate * 100}%, ours ${ours}%`;
          differing.set(key, [...(differing.get(key) ?? []), origin].sort());
        }
      }
      expect(compared).toBeGreaterThan(2300);
      expect(unnamed.length).toBeLessThan(20);
      for (const key of differing.keys()) expect(Object.keys(REVIEWED)).toContain(key);
    },
  );
});

interface HtsRow {
  htsno: string;
  general: string | null;
  special: string | null;
  other: string | null;
}

/**
 * The rate of our table that a printed rate of chapter 99 is; null where it charges nothing or
 * words it otherwise.
 */
function printedRate(general: string): string | null {
  const text = general
    .replaceAll(/<[^>]*>/g, '')
    .replace(/\.$/, '')
    .trim();
  const added =
    /(?:\+|plus) ?(?:a duty of )?(\d+(?:\.\d+)?%)(?: upon the value of the (.*))?$/.exec(text);
  if (!added) return /^\d+(?:\.\d+)?%$/.test(text) ? `total ${text}` : null;
  const [, percent = '', part = ''] = added;
  const metal = /^(steel|aluminum|copper) content$/.exec(part)?.[1];
  if (metal) return `${percent} of ${metal}`;
  return part === 'non-U.S. content' ? `${percent} of non-US content` : percent;
}

/** Headings whose printed rate is not the one of our row on the day, and why. */
const PRINTED_OTHERWISE: Readonly<Record<string, string>> = {
  '9903.02.83':
    'revision 32 was before the agreement with Switzerland was printed, from its first day (2025-11-14)',
  '9903.02.88': 'the same of Liechtenstein',
  '9903.45.25': 'the first of its yearly rates is printed, the others are in US note 18(h)',
  '9903.81.98':
    'the value of the steel counts, by CSMS 65405824; the heading leaves it to US note 16',
  '9903.82.20': 'the note limits the share of the United States',
};
/**
 * Headings that print a rate of the value, which the notes limit to the value of the metal of their
 * own chapters.
 */
const CONTENT_BY_NOTE: Readonly<Record<string, string>> = {
  '9903.81.87': 'the rest of the value is under other duties: US note 2(v)(vi)',
  '9903.81.94': 'the same of the United Kingdom',
  '9903.81.90': 'US note 2(v)(vii)',
  '9903.81.97': 'the same of the United Kingdom',
  '9903.85.02': 'US note 19(g)',
  '9903.85.12': 'US note 19(n)',
  '9903.85.04': 'of wire, which is of chapter 76: US note 19(h); stampings are of chapter 87',
  '9903.85.13': 'US note 19(p)',
  '9903.85.07': 'US note 19(h)',
  '9903.85.14': 'US note 19(p)',
};
const withoutNotes = (heading: string, rate: string): string =>
  heading in CONTENT_BY_NOTE
    ? rate.replace(/ of (?:steel|aluminum)$/, '')
    : rate.replace(INSTEAD, 'total $1');
/**
 * A heading prints its rate alone, whether the base duty is topped up to it or, by the note, not
 * charged.
 */
const INSTEAD = /^(\S+) in place of the base duty$/;

describe('rates of the headings', () => {
  const HTS = join(OFFICIAL, 'us-hts');
  const whenHts = existsSync(HTS) ? it : it.skip;
  whenHts.each([
    { file: 'hts_2025_rev_32.json.gz', date: '2025-12-05', least: 150 },
    { file: 'hts_2026_rev_4.json.gz', date: '2026-02-24', least: 60 },
    { file: 'hts_2026_rev_10.json.gz', date: '2026-06-08', least: 60 },
  ])('on $date are those that $file prints', ({ file, date, least }) => {
    const printed = new Map(
      (JSON.parse(gunzipSync(readFileSync(join(HTS, file))).toString('utf8')) as HtsRow[])
        .filter(({ htsno }) => htsno.startsWith('9903.'))
        // Some headings print a rate for goods under a preference, or for column 2 origins, alone.
        .map(({ htsno, general, special, other }) => [
          htsno,
          [general, special, other].map((one) => one ?? ''),
        ]),
    );
    const differing: string[] = [];
    let compared = 0;
    const rows = edition.measures.filter((one) => one.schedule === 'us' && holdsOn(one, date));
    for (const row of rows) {
      const [heading = ''] = row.heading.split('/');
      const columns = printed.get(heading) ?? [];
      const rate = columns.map(printedRate).find((one) => one !== null);
      if (rate === undefined) {
        differing.push(`${heading} prints ${columns.join(' | ')}`);
        continue;
      }
      compared += 1;
      if (rate !== withoutNotes(heading, row.rate))
        differing.push(`${heading} ${rate}, ours ${row.rate}`);
    }
    expect(compared).toBeGreaterThan(least);
    expect(
      [...new Set(differing)].filter((one) => !(one.slice(0, 10) in PRINTED_OTHERWISE)),
    ).toEqual([]);
  });
});
