/**
 * Recorded answers of the British tariff service, for the United Kingdom and for Northern Ireland,
 * against what the engine makes of an edition assembled from them. What an answer states is read
 * here once more, without the importer. The files are never part of the repository:
 * `../shared/data` beside it, or the folder that LANDFALL_OFFICIAL_DATA names.
 */
import { afterAll, describe, expect } from '@jest/globals';
import { assembleTariff, NOTHING_IMPORTED } from '../../edition/assemble.ts';
import { loadCountries } from '../../edition/reading/countries.ts';
import { loadTariff } from '../../edition/reading/tariff/tariff.ts';
import { toNumber } from '../../engine/decimal.ts';
import type { ReleaseRecord } from '../../engine/release/records.ts';
import type { LandedCostResult } from '../../engine/tariff/answer/answer.ts';
import { exchangeOn } from '../../engine/tariff/consignment/exchange.ts';
import { landedCost } from '../../engine/tariff/landedCost.ts';
import { buildBook } from '../../engine/tariff/schedule/book.ts';
import type { TariffEdition } from '../../engine/tariff/types.ts';
import { gbTariff, xiTariff } from '../../releases/importers/gb/gb.ts';
import { type RecordedAnswer, readRecorded } from '../support/recordedAnswer.ts';
import { officialFile, when } from './embedded.ts';

const SERVICE_2025 = 'uk-tariff/api-v2-jsonapi';
const SERVICE_2021 = 'uk-tariff/api-v2-commodities';
const RECORDED = [
  // tariff, file, day, the one origin for which it was asked
  ['gb', `${SERVICE_2025}/api_uk_commodities_0101300000.json.gz`, '2025-07-14'],
  ['gb', `${SERVICE_2025}/api_uk_commodities_0201100021.json.gz`, '2025-07-14'],
  ['gb', `${SERVICE_2025}/api_uk_commodities_2924297099.json.gz`, '2025-07-14'],
  ['gb', `${SERVICE_2025}/api_uk_commodities_6911100090.json.gz`, '2025-07-14', 'AD'],
  ['gb', `${SERVICE_2025}/api_uk_headings_0501.json.gz`, '2025-07-14'],
  ['gb', `${SERVICE_2021}/uk_commodities_0102291010.json.gz`, '2021-06-01'],
  ['gb', `${SERVICE_2021}/uk_commodities_0702000007.json.gz`, '2021-02-15'],
  ['gb', `${SERVICE_2021}/uk_commodities_1516209821.json.gz`, '2022-01-15'],
  ['gb', `${SERVICE_2021}/uk_commodities_7202118000.json.gz`, '2021-06-01'],
  ['xi', `${SERVICE_2025}/api_xi_commodities_0101210000.json.gz`, '2025-07-14'],
  ['xi', `${SERVICE_2025}/api_xi_commodities_0101300000.json.gz`, '2025-07-14'],
  ['xi', `${SERVICE_2025}/api_xi_commodities_0201100021.json.gz`, '2025-07-14'],
  ['xi', `${SERVICE_2025}/api_xi_commodities_2924297099.json.gz`, '2025-07-14'],
  ['xi', `${SERVICE_2025}/api_xi_headings_0501.json.gz`, '2025-07-14'],
] as const;
type Tariff = (typeof RECORDED)[number][0];

const VALUE = 10_000;
const WEIGHT_KG = 1000;
/** What is sent from the customs territory itself, or from one in union with it, pays no duty. */
const WITHIN: Readonly<Record<Tariff, readonly string[]>> = {
  gb: ['GB', 'XI', 'GG', 'JE', 'IM'],
  xi: ['GB', 'XI', 'AX', 'GF', 'GP', 'MQ', 'RE', 'SM', 'YT'],
};
const originsOf = (tariff: Tariff): string[] =>
  loadCountries()
    .map(({ code }) => code)
    .filter((code) => code.length === 2 && !WITHIN[tariff].includes(code));

async function editionOf(tariff: Tariff, path: string): Promise<TariffEdition> {
  const records: ReleaseRecord[] = [];
  const importer = tariff === 'gb' ? gbTariff : xiTariff;
  for await (const record of importer.read([officialFile(path)])) records.push(record);
  const book = buildBook(tariff, records);
  const books = new Map([[tariff, { book, edition: { from: '2017-01-01', until: null } }]]);
  const made = assembleTariff(loadTariff(), { ...NOTHING_IMPORTED, books });
  // A whole release holds trade remedies, of which the answer for one commodity may have none.
  const schedule = made.schedules[tariff];
  if (!schedule) throw new Error(`no schedule of ${tariff}`);
  const whole = {
    ...made,
    schedules: { ...made.schedules, [tariff]: { ...schedule, publishesRemedies: true } },
  };
  if (tariff === 'gb') return whole;
  // The destination reads the tariff that Northern Ireland publishes.
  const destinations = new Map(made.destinations);
  destinations.set(
    'XI',
    (destinations.get('XI') ?? []).map((row) => ({ ...row, schedule: 'xi' as const })),
  );
  return { ...whole, destinations };
}

function price(
  edition: TariffEdition,
  { code }: RecordedAnswer,
  tariff: Tariff,
  originCountry: string,
  entryDate: string,
  conditions: string[] = [],
): LandedCostResult {
  const answer = landedCost(
    {
      hsCode: code,
      originCountry,
      destinationCountry: tariff === 'gb' ? 'GB' : 'XI',
      currency: 'GBP',
      value: VALUE,
      shippingCost: 0,
      insuranceCost: 0,
      weight: WEIGHT_KG,
      transportMode: 'sea',
      shipmentChannel: 'freight',
      businessBuyer: true,
      entryDate,
      purpose: 'sale',
      preference: 'best',
      conditions,
    },
    edition,
  );
  if (!answer.ok) throw new Error(JSON.stringify(answer));
  return answer.result;
}

/** Amount of the base duty, of everything that is added to it, and who grants the rate. */
const told = ({ lines, tradeAgreement }: LandedCostResult) => {
  const duties = lines.filter(({ kind }) => kind === 'duty');
  const [base, ...added] = duties;
  return {
    base: base?.amount ?? 0,
    added: Math.round(added.reduce((sum, { amount }) => sum + amount, 0) * 100) / 100,
    preference: tradeAgreement !== null,
  };
};

interface Row {
  commodity: string;
  origins: number;
  preferences: number;
  remedies: number;
  different: number;
}
const report: Row[] = [];
afterAll(() => void (report.length > 0 && console.table(report)));

describe('a recorded commodity', () => {
  for (const [tariff, path, day, only] of RECORDED)
    when(path)(
      `${path.split('/')[2]?.replace('.json.gz', '') ?? ''} costs what it states, for every origin`,
      async () => {
        const recorded = readRecorded(officialFile(path));
        const edition = await editionOf(tariff, path);
        const inPounds = toNumber(exchangeOn(edition, 'EUR', 'GBP', day)?.rate ?? never());
        const rateOf = (currency: string): number => (currency === 'EUR' ? inPounds : 1);
        const facts = { value: VALUE, weightKg: WEIGHT_KG, rateOf, date: day };
        const row: Row = {
          commodity: `${tariff} ${recorded.code}`,
          origins: 0,
          preferences: 0,
          remedies: 0,
          different: 0,
        };
        const different: unknown[] = [];
        for (const origin of only === undefined ? originsOf(tariff) : [only]) {
          const stated = recorded.statedFor(origin, facts);
          // told below: nothing is stated without an additional code
          if (stated.base === null) continue;
          const ours = told(price(edition, recorded, tariff, origin, day));
          row.origins += 1;
          row.preferences += Number(stated.preference);
          row.remedies += Number(stated.added > 0);
          const theirs = { base: stated.base, added: stated.added, preference: stated.preference };
          if (JSON.stringify(ours) !== JSON.stringify(theirs))
            different.push({ origin, ours, theirs });
        }
        row.different = different.length;
        report.push(row);
        expect(different).toEqual([]);
      },
    );
});

/** Pharmaceutical substances or not: the third country duty is that of an additional code. */
describe('a rate that hangs on an additional code', () => {
  const path = `${SERVICE_2025}/api_xi_commodities_2924297099.json.gz`;
  const DAY = '2025-07-14';

  when(path)(
    'is charged as the highest of its class before the code is named, and the lowest is told',
    async () => {
      const recorded = readRecorded(officialFile(path));
      const result = price(await editionOf('xi', path), recorded, 'xi', 'US', DAY);
      expect(
        recorded.statedFor('US', { value: VALUE, weightKg: 1, rateOf: () => 1, date: DAY }).base,
      ).toBeNull();
      expect(told(result).base).toBe(650);
      expect(result).toMatchObject({ estimated: true, totals: { complete: false } });
      expect(result.totals.missing).toMatchObject([{ what: 'duty', lowest: VALUE * 1.2 }]);
    },
  );

  when(path).each([
    ['2500', 0],
    ['2501', 650],
  ])('%s costs %d', async (code, amount) => {
    const recorded = readRecorded(officialFile(path));
    const edition = await editionOf('xi', path);
    expect(told(price(edition, recorded, 'xi', 'US', DAY, [code])).base).toBe(amount);
  });
});

/** Producers of biodiesel in Canada, and all others. */
describe('a trade remedy of a producer', () => {
  const path = `${SERVICE_2021}/uk_commodities_1516209821.json.gz`;

  when(path)('is the residual rate, once for dumping and once for subsidies', async () => {
    const recorded = readRecorded(officialFile(path));
    const { lines, estimated } = price(
      await editionOf('gb', path),
      recorded,
      'gb',
      'CA',
      '2022-01-15',
    );
    const added = lines
      .filter(({ kind, type }) => kind === 'duty' && type !== 'preferential')
      .slice(-2);
    expect(added.map(({ amount }) => amount)).toEqual([144.1, 198.33]); // GBP for 1000 kg
    expect(estimated).toBe(true);
  });
});

describe('taxes of the embedded tables', () => {
  const standing = RECORDED.filter(([tariff, , day]) => tariff === 'gb' && day > '2025');
  /**
   * Goods of which only some are zero-rated are charged the standard rate, and those taken for food
   * are an estimate.
   */
  const EXPECTED: Readonly<
    Record<string, { recorded: number[]; ours: number; estimated: boolean }>
  > = {
    '0101300000': { recorded: [20], ours: 20, estimated: false },
    '0201100021': { recorded: [0], ours: 0, estimated: true },
    '0501000000': { recorded: [20], ours: 20, estimated: false },
    '2924297099': { recorded: [0, 20], ours: 20, estimated: false },
    '6911100090': { recorded: [20], ours: 20, estimated: false },
  };

  when(...standing.map(([, path]) => path))('charge the VAT that the answers state', async () => {
    const found: Record<string, unknown> = {};
    for (const [tariff, path, day] of standing) {
      const recorded = readRecorded(officialFile(path));
      const { lines } = price(await editionOf(tariff, path), recorded, tariff, 'AD', day);
      const [vat] = lines.filter(({ kind }) => kind === 'tax');
      found[recorded.code] = {
        recorded: [...new Set(recorded.vat(day).map(({ rate }) => rate))].sort(
          (left, right) => left - right,
        ),
        ours: Number.parseFloat(vat?.rate ?? ''),
        estimated: vat?.estimated ?? false,
      };
    }
    expect(found).toEqual(EXPECTED);
  });

  const SPIRITS = `${SERVICE_2025}/api_uk_commodities_2208909110.json.gz`;
  // The answer is one of 2018, when the rate was 28.74: the same duty, on the same quantity.
  when(SPIRITS)(
    'charge the excise of the day on the litres of pure alcohol that the answer names',
    () => {
      const [stated] = readRecorded(officialFile(SPIRITS)).excise('2018-06-01');
      expect(stated?.duty).toBe('28.74 GBP / l alc. 100%');
      const spirits = (entryDate: string): LandedCostResult => {
        const answer = landedCost(
          {
            hsCode: '2208909110',
            originCountry: 'FR',
            destinationCountry: 'GB',
            currency: 'GBP',
            value: 1000,
            shippingCost: 0,
            volumeLiters: 100,
            alcoholPercent: 40,
            transportMode: 'sea',
            shipmentChannel: 'freight',
            businessBuyer: true,
            entryDate,
            purpose: 'sale',
            preference: 'best',
          },
          loadTariff(),
        );
        if (!answer.ok) throw new Error(JSON.stringify(answer));
        return answer.result;
      };
      const excise = (entryDate: string) =>
        spirits(entryDate).lines.flatMap(({ category, kind, rate, amount }) =>
          kind === 'tax' && category !== 'vat_gst' ? [{ rate, amount }] : [],
        );
      expect(excise('2025-07-14')).toEqual([{ rate: '32.79 GBP/l alc. 100%', amount: 1311.6 }]);
      expect(excise('2026-11-22')).toEqual([{ rate: '33.99 GBP/l alc. 100%', amount: 1359.6 }]);
    },
  );
});

function never(): never {
  throw new Error('no exchange rate of the pound');
}
