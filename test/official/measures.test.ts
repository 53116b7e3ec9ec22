/**
 * Our additional duties of the United States against lists and rates that others took from the same
 * notes and proclamations. They are never part of the repository: `../shared/data` beside it, or
 * the folder that LANDFALL_OFFICIAL_DATA names. Without them the tests are skipped, visibly.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import { unknownMeasures, withLists } from '../../edition/reading/tariff/measureLists.ts';
import { readExemptionHeadings, readMeasures } from '../../edition/reading/tariff/measures.ts';
import { loadTariff } from '../../edition/reading/tariff/tariff.ts';
import type { ListRecord } from '../../engine/release/records.ts';
import {
  applicableMeasures,
  basisOf,
  type MeasureFacts,
  measuresInForce,
} from '../../engine/tariff/measure/measures.ts';
import type { MeasureRow } from '../../engine/tariff/types.ts';

const OFFICIAL =
  process.env['LANDFALL_OFFICIAL_DATA'] ?? join(import.meta.dirname, '../../../shared/data');
const LISTS = join(OFFICIAL, 'us-measures');
const HTS = join(OFFICIAL, 'us-hts/hts_2026_rev_10.json.gz');
const when = existsSync(LISTS) && existsSync(HTS) ? it : it.skip;

const textOf = (name: string): string => {
  const bytes = readFileSync(join(LISTS, name));
  return (name.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8');
};
/** Rows of a list by the first cells; none of them holds a comma before its last column. */
const rowsOf = (name: string): string[][] =>
  textOf(name)
    .split('\n')
    .map((line) => line.replaceAll('"', '').trim())
    .filter((line) => /^\d/.test(line))
    .map((line) => line.split(','));

interface HtsRow {
  htsno: string;
  footnotes: { value: string }[] | null;
}
let parsed: HtsRow[] | undefined;
const hts = (): HtsRow[] =>
  (parsed ??= JSON.parse(gunzipSync(readFileSync(HTS)).toString('utf8')) as HtsRow[]);
const digitsOf = (code: string): string => code.replaceAll('.', '');
/** Codes of the schedule that nothing is below. */
const finest = (): string[] => {
  const codes = hts()
    .map(({ htsno }) => digitsOf(htsno))
    .filter((code) => code.length >= 8 && code < '98')
    .sort();
  return codes.filter((code, at) => !codes[at + 1]?.startsWith(code));
};

const edition = loadTariff();
const FACTS = { chapter99: [], columnTwo: false, claimed: [], light: false };
/** Rows of a kind that are charged on the goods of an origin on a day. */
const charged = (
  digits: string,
  origin: string,
  date: string,
  kind: RegExp,
  facts: Partial<MeasureFacts> = {},
): MeasureRow[] =>
  applicableMeasures(measuresInForce(edition, origin, date), {
    ...FACTS,
    ...facts,
    origin,
    digits,
    date,
  })
    .filter(({ row, exemption }) => exemption === null && kind.test(row.kind))
    .map(({ row }) => row);

interface Scope {
  lines: string[];
  /** Lines and what else the list names, at the level of headings. */
  named?: string[];
}

const DAY = 86_400_000;

interface Share {
  listed: number;
  charged: number;
  unlisted: number;
  free: number;
}

/**
 * How many lines of the schedule that are listed we charge, and how many unlisted ones of the same
 * headings we do not.
 */
function shareOf({ scope, date, headings, own = headings, facts = {} }: ScopeCase): Share {
  const { lines, named = lines } = scope();
  const families = new Set(lines.map((prefix) => prefix.slice(0, 4)));
  const share: Share = { listed: 0, charged: 0, unlisted: 0, free: 0 };
  for (const code of finest().filter((one) => families.has(one.slice(0, 4)))) {
    const by = charged(code, 'VN', date, /^section_2/, facts).map(({ heading }) => heading);
    if (lines.some((prefix) => code.startsWith(prefix))) {
      share.listed += 1;
      share.charged += by.some((heading) => headings.test(heading)) ? 1 : 0;
    } else if (!named.some((prefix) => code.startsWith(prefix))) {
      share.unlisted += 1;
      share.free += by.some((heading) => own.test(heading)) ? 0 : 1;
    }
  }
  return share;
}

const prefixesOf = (name: string, holds: (row: string[]) => boolean = () => true): string[] =>
  rowsOf(name)
    .filter(holds)
    .map(([code = '']) => code);
/**
 * Derivatives of metal that are no vehicles nor parts of them, which are charged as such otherwise.
 */
const NO_VEHICLES = { claims: ['9903.94.02', '9903.94.06', '9903.74.05', '9903.74.11'] };
const annex =
  (names: readonly string[], date: string) =>
  (row: string[]): boolean =>
    names.includes(row[1] ?? '') && (row[4] ?? '') <= date;

/**
 * The file's rows of four and six digits are headings under which the notes name lines: only lines
 * are compared.
 */
const isLine = ([code = '']: string[]): boolean => code.length >= 8;
const annexes = (names: readonly string[], date: string): Scope => {
  const holds = annex(names, date);
  return {
    lines: prefixesOf('s232_annex_products.csv', (row) => isLine(row) && holds(row)),
    named: prefixesOf('s232_annex_products.csv', holds),
  };
};
const wholly = (name: string, holds?: (row: string[]) => boolean): Scope => ({
  lines: prefixesOf(name, holds),
});
const metals = (metal: string): Scope =>
  wholly(
    's232_metal_chapter_products.csv',
    (row) => row[1] === metal && (row[3] ?? '') <= '2025-09-01',
  );

interface ScopeCase {
  name: string;
  scope: () => Scope;
  date: string;
  /** Headings by which listed lines are charged, and by which their neighbours must not be. */
  headings: RegExp;
  own?: RegExp;
  /** What a request must say for the goods to be charged. */
  facts?: Partial<MeasureFacts>;
  charged: number;
  free: number;
}
const SCOPES: ScopeCase[] = [
  {
    name: 'steel, 2025',
    scope: () => metals('steel'),
    date: '2025-09-01',
    headings: /^9903\.81/,
    charged: 1,
    free: 1,
  },
  {
    name: 'aluminium, 2025',
    scope: () => metals('aluminum'),
    date: '2025-09-01',
    headings: /^9903\.85/,
    charged: 1,
    free: 1,
  },
  {
    name: 'copper, 2025',
    scope: () => wholly('s232_copper_products.csv'),
    date: '2025-09-01',
    headings: /^9903\.78/,
    charged: 1,
    free: 1,
  },
  {
    name: 'metals at 50%',
    scope: () => annexes(['1a'], '2026-06-08'),
    date: '2026-06-08',
    headings: /^9903\.82\.02/,
    charged: 1,
    free: 0.95,
  },
  {
    name: 'metals at 25%',
    scope: () => annexes(['1b', '1c'], '2026-04-06'),
    date: '2026-04-06',
    headings: /^9903\.82\.09/,
    facts: NO_VEHICLES,
    charged: 0.99,
    free: 0.95,
  },
  {
    name: 'metals at 15%',
    scope: () => annexes(['3'], '2026-06-08'),
    date: '2026-06-08',
    headings: /^9903\.82\.1/,
    facts: NO_VEHICLES,
    charged: 1,
    free: 0.95,
  },
  {
    name: 'mobile equipment',
    scope: () => annexes(['1c'], '2026-06-08'),
    date: '2026-06-08',
    headings: /^9903\.82\.09/,
    charged: 1,
    free: 0.75,
  },
  // The last of the list are chassis, which are trucks where they are no parts of cars.
  {
    name: 'parts of cars',
    scope: () => wholly('s232_auto_parts.txt'),
    date: '2026-06-08',
    headings: /^9903\.94\.05/,
    facts: { claims: ['9903.94.05'] },
    charged: 1,
    free: 1,
  },
  {
    name: 'parts of trucks',
    scope: () => wholly('s232_mhd_parts.txt'),
    date: '2026-06-08',
    headings: /^9903\.74\.0[18]/,
    facts: { claims: ['9903.74.08'] },
    charged: 1,
    free: 0.95,
  },
  {
    name: 'patented medicines',
    scope: () => wholly('s232_pharma_products.csv'),
    date: '2026-09-29',
    headings: /^9903\.04\.60/,
    facts: { conditions: ['patented'] },
    charged: 1,
    free: 1,
  },
  {
    name: 'chips',
    scope: () => wholly('s232_semi_products.csv'),
    date: '2026-06-08',
    headings: /^9903\.79\.01/,
    facts: { conditions: ['advanced_chip'] },
    charged: 1,
    free: 1,
  },
  {
    name: 'solar modules',
    scope: () => wholly('s201_solar_products.csv', (row) => row[1] === '9903.45.21'),
    date: '2025-06-01',
    headings: /^9903\.45/,
    charged: 1,
    free: 1,
  },
];

describe('scopes of section 232 and 201', () => {
  when.each(SCOPES)('hold the lines of $name, and not their neighbours', (one) => {
    const share = shareOf(one);
    expect(share.listed).toBeGreaterThan(1);
    expect(share.charged / share.listed).toBeGreaterThanOrEqual(one.charged);
    expect(share.free / share.unlisted).toBeGreaterThanOrEqual(one.free);
  });
});

/**
 * Derivatives before April 2026. The file names eight digits where the notes name some of their
 * statistical lines.
 */
describe('content duties of 2025', () => {
  when.each([
    { heading: '9903.85.08', added: '', day: '2025-03-12', rows: 77 },
    { heading: '9903.85.08', added: '2025-08-18', day: '2025-08-18', rows: 117 },
    { heading: '9903.81.91', added: '2025-08-18', day: '2025-08-18', rows: 357 },
  ])('$heading from $day are on the codes of the file', ({ heading, added, day, rows }) => {
    const all = rowsOf('s232_derivative_products.csv').filter(([, at]) => at === heading);
    const named = all.filter(([, , , from = '']) => from === added).map(([code = '']) => code);
    expect(named).toHaveLength(rows);
    const chargedOn = (code: string, date: string): boolean =>
      charged(code, 'VN', date, /^section_232_(?:steel|aluminum)$/, NO_VEHICLES).some(
        (row) => row.heading === heading && typeof basisOf(row) === 'object',
      );
    // The first is on no list of note 19; of the second the note names one line, which the first
    // test of scopes holds.
    const notOnLists = ['73029000', '73082000'];
    expect(named.filter((code) => !chargedOn(code, day) && !notOnLists.includes(code))).toEqual([]);
    const dayBefore = new Date(Date.parse(day) - DAY).toISOString().slice(0, 10);
    // Two codes have lines on the first list and on the second.
    expect(named.filter((code) => chargedOn(code, dayBefore)).length).toBeLessThanOrEqual(2);
    const subheadings = new Set(named.map((code) => code.slice(0, 6)));
    const unlisted = finest().filter(
      (code) =>
        subheadings.has(code.slice(0, 6)) && !all.some(([prefix = '']) => code.startsWith(prefix)),
    );
    // Steel: the lists of March and June 2025 are not in the file. Aluminium: the bumpers of note
    // 19(k).
    const known = /^84(?:18|31|50|51)|^85(?:16|47)|^8708103050/;
    expect(unlisted.filter((code) => chargedOn(code, day) && !known.test(code))).toEqual([]);
  });
});

const listOf = (
  rows: readonly (readonly [code: string, measure: string, from: string, until: string | null])[],
): ListRecord[] =>
  rows.map(([code, measure, from, until]) => ({
    kind: 'list',
    code,
    measure,
    from,
    until,
    rate: null,
    origins: [],
    name: null,
    legalBasis: null,
    legalUrl: null,
  }));

describe('lists laid over the measures', () => {
  when('of section 301 charge what the footnotes of revision 10 charge, line by line', () => {
    const rows = rowsOf('s301_product_lists.csv.gz').map(
      ([code = '', , heading = '']) => [code, heading, '2018-07-06', null] as const,
    );
    const lists = listOf(rows.filter(([, heading]) => heading !== '9903.88.16'));
    expect(lists).toHaveLength(10_708);
    expect(unknownMeasures(edition.measures, readExemptionHeadings(), lists)).toEqual([]);
    const laid = {
      ...edition,
      measures: withLists(readMeasures(), readExemptionHeadings(), lists),
    };
    const listed = new Set(rows.map(([code]) => code));
    const rate = (over: typeof edition, digits: string, chapter99: string[]): string =>
      applicableMeasures(measuresInForce(over, 'CN', '2026-06-08'), {
        ...FACTS,
        digits,
        chapter99,
        date: '2026-06-08',
      })
        .filter(({ row }) => row.kind === 'section_301')
        .map(({ row }) => row.rate)
        .join();
    let compared = 0;
    const differing: string[] = [];
    for (const { htsno, footnotes } of hts()) {
      const digits = digitsOf(htsno);
      if (digits.length !== 8 || !listed.has(digits)) continue;
      const headings = (footnotes ?? []).flatMap(
        ({ value }) => value.match(/9903\.\d\d\.\d\d/g) ?? [],
      );
      const [byFootnote, byList] = [rate(edition, digits, headings), rate(laid, digits, [])];
      compared += 1;
      if (byFootnote !== byList) differing.push(`${digits} ${byFootnote} ${byList}`);
    }
    expect(compared).toBeGreaterThan(3000);
    // 8443.32.10: the footnote names list 4A, note 20(f) some of it too.
    expect(differing.map((one) => one.slice(0, 8))).toEqual(['84433210']);
  });

  when('of exempt goods name headings that are known, and keep them off without a doubt', () => {
    const lists = listOf([
      ...rowsOf('s122_exempt_products.csv').map(
        ([code = '']) => [code, '9903.03.03', '2026-02-24', null] as const,
      ),
      ...rowsOf('ieepa_exempt_products.csv').map(
        ([code = '', from = 'NA', until = 'NA']) =>
          [
            code,
            '9903.01.32',
            from === 'NA' ? '2025-04-05' : from,
            until === 'NA' ? null : until,
          ] as const,
      ),
      ...rowsOf('s301_brazil_exempt_products.csv').map(
        ([code = '']) => [code, '9903.05.02', '2026-07-22', null] as const,
      ),
      ...rowsOf('fentanyl_carveout_products.csv').map(
        ([code = '', heading = '']) => [code, heading, '2025-03-07', null] as const,
      ),
      ...rowsOf('floor_exempt_products.csv.gz').map(
        ([code = '', , , heading = '', from = '']) => [code, heading, from, null] as const,
      ),
    ]);
    expect(unknownMeasures(edition.measures, readExemptionHeadings(), lists)).toEqual([]);
    const laid = {
      ...edition,
      measures: withLists(readMeasures(), readExemptionHeadings(), lists),
    };
    const on = (
      origin: string,
      date: string,
      kind: string,
      digits: string,
    ): { charged: number; whole: number; doubtful: number } => {
      const found = applicableMeasures(measuresInForce(laid, origin, date), {
        ...FACTS,
        origin,
        digits,
        date,
      }).filter(({ row }) => row.kind === kind);
      return {
        charged: found.filter(({ exemption }) => exemption === null).length,
        whole: found.filter(({ exemption, part }) => exemption === null && part === null).length,
        doubtful: found.filter(({ doubtful }) => doubtful).length,
      };
    };
    const days = [
      ['VN', '2026-03-01', 'section_122'],
      ['VN', '2025-12-05', 'ieepa_reciprocal'],
      ['BR', '2026-11-21', 'section_301_brazil'],
      ['CA', '2025-12-05', 'ieepa_fentanyl'],
    ] as const;
    const codes = finest();
    for (const [origin, date, kind] of days) {
      const each = codes.map((digits) => on(origin, date, kind, digits));
      expect(each.filter((one) => one.charged > 1)).toEqual([]);
      expect(each.filter((one) => one.doubtful > 0).length / codes.length).toBeLessThan(0.01);
      // Of metal goods, until April 2026, it is charged on the rest of the value.
      expect(each.filter((one) => one.whole === 0).length).toBeGreaterThan(2600);
    }
  });
});
