/**
 * Our additional duties of the United States, country by country, against rates that others took from the HTS for two
 * days. The files are never part of the repository: `../shared/data` beside it, or the folder that
 * LANDFALL_OFFICIAL_DATA names. Without them the tests are skipped, visibly.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import { loadCountries } from '../../data/countries.ts';
import { loadTariff } from '../../data/tariff.ts';
import { applicableMeasures, measuresInForce } from '../../engine/tariff/measures.ts';

const OFFICIAL = process.env['LANDFALL_OFFICIAL_DATA'] ?? join(import.meta.dirname, '../../../shared/data');
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
            .map(({ row }) => Number(row.rate.replace(/total |%/g, '')))
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
