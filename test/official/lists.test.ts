/**
 * Rates, prefixes and screening lists as their publishers print them; where the files are, see
 * `tariff.test.ts`. Without them the comparisons are skipped, visibly.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import { isDay } from '../../edition/reading/table.ts';
import { hasCheckDigit } from '../../engine/gtin.ts';
import { barcodeCountry, prefixTable } from '../../engine/origin/barcode.ts';
import type { PartyRecord, ReleaseRecord } from '../../engine/release/records.ts';
import { ecbFx } from '../../releases/importers/ecb/fx.ts';
import { gs1Prefixes } from '../../releases/importers/gs1/prefixes.ts';
import type { Importer, SourceFile } from '../../releases/importers/importer.ts';
import { bisDpl } from '../../releases/importers/screening/bisDpl.ts';
import { ofacConsolidated, ofacSdn } from '../../releases/importers/screening/ofac.ts';
import { unList } from '../../releases/importers/screening/unList.ts';
import { usCsl } from '../../releases/importers/screening/usCsl.ts';
import { usMeasureLists } from '../../releases/importers/us/measureLists.ts';

const OFFICIAL =
  process.env['LANDFALL_OFFICIAL_DATA'] ?? join(import.meta.dirname, '../../../shared/data');
const when = (...paths: readonly string[]): typeof it | typeof it.skip =>
  paths.every((path) => existsSync(join(OFFICIAL, path))) ? it : it.skip;

function open(path: string): SourceFile {
  const bytes = readFileSync(join(OFFICIAL, path));
  const name = path.slice(path.lastIndexOf('/') + 1);
  return name.endsWith('.gz')
    ? { name: name.slice(0, -3), bytes: gunzipSync(bytes) }
    : { name, bytes };
}

async function read<K extends ReleaseRecord['kind']>(
  importer: Importer,
  kind: K,
  files: readonly SourceFile[],
): Promise<Extract<ReleaseRecord, { kind: K }>[]> {
  const records: Extract<ReleaseRecord, { kind: K }>[] = [];
  for await (const record of importer.read(files)) {
    if (record.kind !== kind) throw new Error(`a record of kind ${record.kind} instead of ${kind}`);
    records.push(record as Extract<ReleaseRecord, { kind: K }>); // its kind was looked at
  }
  return records;
}

const parties = (importer: Importer, ...paths: readonly string[]): Promise<PartyRecord[]> =>
  read(importer, 'party', paths.map(open));

const idsOf = (records: readonly PartyRecord[]): Set<string> =>
  new Set(records.map(({ id }) => id));
const sum = (records: readonly PartyRecord[], count: (record: PartyRecord) => number): number =>
  records.reduce((total, record) => total + count(record), 0);
const strong = ({ aliases }: PartyRecord): number =>
  aliases.filter(({ strength }) => strength === 'strong').length;

/** Rows of a file of OFAC's, and those of them that say something beside the two numbers. */
function rowsOf(path: string): { all: number; telling: number } {
  const rows = Buffer.from(open(path).bytes).toString('utf8').split('\r\n').slice(0, -1);
  return {
    all: rows.length,
    telling: rows.filter((row) => !/^\d+,\d+(?:,-0- )+$/.test(row)).length,
  };
}

const SDN = [
  'ofac_sdn.csv.gz',
  'ofac_add.csv.gz',
  'ofac_alt.csv.gz',
  'ofac_sdn_comments.csv.gz',
].map((name) => `screening/${name}`);
const CONSOLIDATED = ['ofac_cons_prim.csv.gz', 'ofac_cons_add.csv', 'ofac_cons_alt.csv'].map(
  (name) => `screening/${name}`,
);
const SETS = [
  { set: 'SDN', importer: ofacSdn, paths: SDN, names: 8976, addresses: 13_837, aliases: 11_910 },
  {
    set: 'consolidated',
    importer: ofacConsolidated,
    paths: CONSOLIDATED,
    names: 442,
    addresses: 574,
    aliases: 1073,
  },
];

describe.each(SETS)('the $set set of OFAC', ({ importer, paths, names, addresses, aliases }) => {
  const [, addressFile = '', aliasFile = ''] = paths;

  when(...paths)('has every party, with every address and alias of it', async () => {
    const records = await parties(importer, ...paths);
    expect([records.length, idsOf(records).size]).toEqual([names, names]);
    const [printed, also] = [rowsOf(addressFile), rowsOf(aliasFile)];
    expect([printed.all, also.all]).toEqual([addresses, aliases]);
    expect(sum(records, (record) => record.addresses.length)).toBe(printed.telling);
    expect(sum(records, strong)).toBe(also.telling);
    expect(also.telling).toBe(aliases);
  });

  when(...paths)(
    'knows the country of its addresses but of regions and states that are gone',
    async () => {
      const records = await parties(importer, ...paths);
      const known = sum(
        records,
        (record) => record.addresses.filter(({ country }) => country !== null).length,
      );
      expect(known / sum(records, (record) => record.addresses.length)).toBeGreaterThan(0.98);
    },
  );

  when(...paths)('is refused when its list of names ends too early', async () => {
    const files = paths.map(open);
    const [primary] = files;
    if (primary === undefined) throw new Error('there is no list of names');
    const half = primary.bytes.subarray(
      0,
      primary.bytes.indexOf(0x0a, primary.bytes.length / 2) + 1,
    );
    const cut = [{ ...primary, bytes: Buffer.concat([half, Buffer.of(0x1a)]) }, ...files.slice(1)];
    await expect(read(importer, 'party', cut)).rejects.toThrow(
      /row \d+: the address belongs to party \d+/,
    );
    const unmarked = [{ ...primary, bytes: half }, ...files.slice(1)];
    await expect(read(importer, 'party', unmarked)).rejects.toThrow(
      'the file lacks the mark at its end',
    );
  });
});

describe('the SDN list', () => {
  when(...SDN)('continues the five remarks that were too long', async () => {
    const records = await parties(ofacSdn, ...SDN);
    expect(records.filter(({ remarks }) => remarks?.endsWith(' …'))).toEqual([]);
    expect(records.find(({ id }) => id === 'SDN-28263')?.remarks).toMatch(
      /Linked To: LAZARUS GROUP\.$/,
    );
  });

  when(...SDN)('has births and documents of the remarks', async () => {
    const records = await parties(ofacSdn, ...SDN);
    expect(sum(records, ({ birthDates }) => birthDates.length)).toBe(5125);
    expect(sum(records, ({ identifiers }) => identifiers.length)).toBeGreaterThan(7000);
  });
});

describe('other screening lists', () => {
  const CSL = 'screening/csl_consolidated_sample.csv';
  const LEGACY = 'screening/csl_legacy.csv';
  const DPL = 'screening/bis_dpl.txt';
  const UN = 'screening/un_consolidated.xml.gz';
  const SNAPSHOT = 'csl-snapshot/entities.jsonl';

  const ALL = [
    [CSL, usCsl, 13],
    [LEGACY, usCsl, 115],
    [DPL, bisDpl, 581],
    [UN, unList, 1003],
    [SNAPSHOT, usCsl, 10_045],
  ] as const;
  for (const [path, importer, count] of ALL)
    when(path)(
      `${path} has its ${count} parties, each with a name and an id of its own`,
      async () => {
        const records = await parties(importer, path);
        expect([records.length, idsOf(records).size]).toEqual([count, count]);
        expect(records.filter(({ name }) => name === '')).toEqual([]);
      },
    );

  when(UN)(
    'the United Nations list has 730 persons and 273 entities, listed on a day',
    async () => {
      const records = await parties(unList, UN);
      expect(records.filter(({ type }) => type === 'individual')).toHaveLength(730);
      expect(records.filter(({ type }) => type === 'entity')).toHaveLength(273);
      expect(records.filter(({ from }) => from === null || !isDay(from))).toEqual([]);
      expect(unList.versionOf?.([open(UN)])).toBe('2026-02-27');
    },
  );

  when(DPL)('the denied persons list keeps two impossible years as text', async () => {
    const records = await parties(bisDpl, DPL);
    expect(
      records.filter(({ remarks }) => /last update (?:2922|3017)/.test(remarks ?? '')),
    ).toHaveLength(2);
    expect(records.filter(({ from }) => from === null)).toEqual([]);
  });

  when(SNAPSHOT, ...SDN)(
    'the snapshot has the SDN parties of the list, by the same ids',
    async () => {
      const own = idsOf(await parties(ofacSdn, ...SDN));
      const others = (await parties(usCsl, SNAPSHOT)).filter(({ list }) => list === 'SDN');
      expect(others).toHaveLength(8976);
      expect(others.filter(({ id }) => !own.has(id))).toEqual([]);
    },
  );
});

describe('reference rates of the ECB', () => {
  const HISTORY = 'fx/eurofxref-hist.zip';
  const DAILY = 'fx/eurofxref.csv';

  when(HISTORY)('have 6,983 days from 1999 to 13 April 2026', async () => {
    const days = new Set((await read(ecbFx, 'rate', [open(HISTORY)])).map(({ date }) => date));
    expect(days.size).toBe(6983);
    expect([[...days].at(0), [...days].at(-1)]).toEqual(['2026-04-13', '1999-01-04']);
    expect(ecbFx.versionOf?.([open(HISTORY)])).toBe('2026-04-13');
  });

  when(HISTORY, DAILY)('of the daily file are those of its day in the history', async () => {
    const daily = await read(ecbFx, 'rate', [open(DAILY)]);
    const history = await read(ecbFx, 'rate', [open(HISTORY)]);
    const same = history.filter(({ date }) => date === '2026-04-13');
    const byCurrency = (rates: typeof daily): object =>
      Object.fromEntries(rates.map(({ currency, perEuro }) => [currency, Number(perEuro)]));
    expect(daily).toHaveLength(29);
    expect(byCurrency(daily)).toEqual(byCurrency(same));
  });
});

describe('GS1 prefixes', () => {
  const RANGES = 'gs1/gs1_prefix_ranges.json';

  when(RANGES)('have 145 ranges; every member organisation has its country', async () => {
    const ranges = await read(gs1Prefixes, 'prefix', [open(RANGES)]);
    expect(ranges).toHaveLength(145);
    const without = ranges.filter(
      ({ organisation, country }) => organisation.startsWith('GS1 ') && country === null,
    );
    expect(without.map(({ organisation }) => organisation)).toEqual([
      'GS1 US reserved for future use',
      'GS1 Global Office',
      'GS1 coupon identification for common currency areas',
      'GS1 coupon identification',
    ]);
  });

  when(RANGES)('are in the countries that the embedded ranges say', async () => {
    const table = prefixTable(await read(gs1Prefixes, 'prefix', [open(RANGES)]));
    const prefixes = Array.from({ length: 1000 }, (_, number) => String(number).padStart(3, '0'));
    const differing = prefixes.flatMap((prefix) => {
      const gtin = withCheckDigit(`${prefix}123456789`);
      const [published, embedded] = [barcodeCountry(gtin, table), barcodeCountry(gtin, null)];
      return published === embedded ? [] : [[prefix, published, embedded]];
    });
    // its longer prefixes are not embedded: 0001 to 0009 and 00001 to 00009 are given out, the rest
    // is not
    expect(differing).toEqual([['000', 'US', null]]);
  });

  const withCheckDigit = (digits: string): string =>
    [...'0123456789'].map((digit) => digits + digit).find(hasCheckDigit) ?? '';
});

describe('goods lists of the United States', () => {
  const EXEMPT = 'us-measures/country_eo_exempt_products.csv';
  const COPPER = 'us-measures/s232_copper_products.csv';

  when(EXEMPT)('may come from a file of others that has the columns', async () => {
    expect(await read(usMeasureLists, 'list', [open(EXEMPT)])).toHaveLength(952);
  });

  when(COPPER)('are refused without a beginning', async () => {
    await expect(read(usMeasureLists, 'list', [open(COPPER)])).rejects.toThrow(
      'row 1: the column "from" is missing',
    );
  });
});
