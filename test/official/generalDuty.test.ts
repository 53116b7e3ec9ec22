/**
 * The duties of whole classes of goods against the tariffs that they were read in: those of Japan,
 * Australia and Brazil, and Norway's rates by agreement. Those are never part of the repository: `../shared/data` beside
 * it, or the folder that LANDFALL_OFFICIAL_DATA names. Without them the tests are skipped, visibly.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import { readGeneralDuties } from '../../edition/reading/tariff/charges.ts';
import { officialLines } from './embedded.ts';

const OFFICIAL =
  process.env['LANDFALL_OFFICIAL_DATA'] ?? join(import.meta.dirname, '../../../shared/data');
const JAPAN = join(OFFICIAL, 'world-tariffs/japan/japan-tariff-mcp_2026-07-09.tar.gz');
const AUSTRALIA = join(OFFICIAL, 'au-tariff/tariff-schedule3.json.gz');
const BRAZIL = join(OFFICIAL, 'world-tariffs/brazil/tec.csv.gz');
const NORWAY = join(OFFICIAL, 'no-tariff/ratetradeagreements.json.gz');
const whenThere = (file: string): typeof it | typeof it.skip => (existsSync(file) ? it : it.skip);

const rows = readGeneralDuties();

/** The row that the longest prefix names; null where none does. */
function rowFor(country: string, code: string): (typeof rows)[number] | null {
  const fits = rows
    .filter((row) => row.country === country)
    .flatMap((row) =>
      (row.scope.length === 0 ? [''] : row.scope).map((prefix) => ({ prefix, row })),
    )
    .filter(({ prefix }) => code.startsWith(prefix))
    .toSorted((one, other) => other.prefix.length - one.prefix.length);
  return fits[0]?.row ?? null;
}

interface JapaneseItem {
  stat_code: string;
  rate: Record<string, string>;
  children: JapaneseItem[];
}

/** Every line with its subheading and its rates; what a line leaves blank stands above it. */
function linesOf(
  { stat_code: code, rate, children }: JapaneseItem,
  above: Record<string, string> = {},
): { code: string; rates: Record<string, string> }[] {
  const own = Object.entries(rate).filter(([, value]) => value.trim() !== '');
  const rates = { ...above, ...Object.fromEntries(own) };
  if (children.length === 0) return [{ code: code.replace('.', '').slice(0, 6), rates }];
  return children.flatMap((child) => linesOf(child, rates));
}

/** A rate in per cent of the value; null where it says anything else. */
function percent(text: string | undefined): number | null {
  if (text === undefined) return null;
  if (text.trim() === '無税') return 0;
  const found = /^(\d+(?:\.\d+)?)%$/.exec(text.trim());
  return found ? Number(found[1]) : null;
}

/** The temporary rate, else the general one; that of the WTO where it is lower. In brackets: not. */
function rateOfJapan(rates: Record<string, string>): number | null {
  const wto = rates['WTO協定'];
  const general = percent(rates['暫定'] ?? rates['基本']);
  if (wto === undefined || /^[（(]/.test(wto)) return general;
  const bound = percent(wto);
  const isFree = general === 0 || bound === 0;
  if (isFree) return 0;
  if (rates['暫定'] === undefined && rates['基本'] === undefined) return bound;
  return general === null || bound === null ? null : Math.min(general, bound);
}

whenThere(JAPAN)('says of Japan what every line of its tariff says', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tariff-of-japan-'));
  execFileSync('tar', ['-xzf', JAPAN, '-C', folder]);
  const chapters = join(folder, 'src/tariffdata');
  const lines = readdirSync(chapters)
    .filter((name) => /^j_\d+_tariff_data\.json$/.test(name))
    .flatMap((name) => JSON.parse(readFileSync(join(chapters, name), 'utf8')) as JapaneseItem[])
    .flatMap((item) => linesOf(item))
    .filter(({ code }) => code.length === 6);
  rmSync(folder, { recursive: true });
  const checked = lines.flatMap(({ code, rates }) => {
    const row = rowFor('JP', code);
    if (!row?.rate) return [];
    const [lowest, highest] = [row.lowest ?? row.rate, row.rate].map((rate) =>
      rate === 'Free' ? 0 : percent(rate),
    );
    return [{ code, lowest, highest, printed: rateOfJapan(rates) }];
  });
  expect(checked.length).toBeGreaterThan(3000);
  const beyond = checked.filter(
    ({ lowest, highest, printed }) =>
      printed === null || printed < (lowest ?? 0) || printed > (highest ?? 0),
  );
  expect(beyond).toEqual([]);
  // both ends of a range are rates of some line
  const ends = checked.flatMap(({ code, lowest, highest }) => [
    `${code} ${lowest}`,
    `${code} ${highest}`,
  ]);
  const printed = new Set(checked.map((one) => `${one.code} ${one.printed}`));
  expect([...new Set(ends)].filter((end) => !printed.has(end))).toEqual([]);
});

/** What a printed rate comes to at most in per cent; null where no share of the value bounds it. */
function mostOf(printed: string): number | null {
  const found = /^(\d+(?:\.\d+)?)%(?: MAX .*)?$/.exec(printed);
  return found ? Number(found[1]) : null;
}

const GLOBAL_TARIFF = 'uk-tariff/global-uk-tariff_2021-01.csv';
describe.each([
  ['DE', 'xi-tariff'],
  ['GB', 'gb-tariff'],
] as const)('what is charged in %s on industrial goods of no line at hand', (country, of) => {
  whenThere(join(OFFICIAL, GLOBAL_TARIFF))('is the most of any line', async () => {
    const lines = [...(await officialLines(of, GLOBAL_TARIFF))].flatMap(([code, { general }]) =>
      code >= '25' && general !== null ? [{ code, general }] : [],
    );
    expect(lines.length).toBeGreaterThan(5000);
    const beyond = lines.filter(({ code, general }) => {
      const rate = rowFor(country, code)?.rate ?? null;
      if (rate === null) return false;
      const [most, limit] = [
        general === 'Free' ? 0 : mostOf(general),
        rate === 'Free' ? 0 : percent(rate),
      ];
      return most === null || limit === null || most > limit;
    });
    expect(beyond).toEqual([]);
  });
});

/** Lines that no row holds, of those whose rate is a share of the value. */
const outside = (country: string, lines: readonly { code: string; rate: number }[]): string[] =>
  lines.flatMap(({ code, rate }) => {
    const row = rowFor(country, code);
    if (!row?.rate) return [];
    const [lowest, highest] = [row.lowest ?? row.rate, row.rate].map((end) =>
      end === 'Free' ? 0 : percent(end),
    );
    return rate < (lowest ?? 0) || rate > (highest ?? 0) ? [`${code} ${rate}`] : [];
  });

interface AustralianChapter {
  headings: { classifications: { referenceNumber: string; dutyRate: string }[] }[];
}

whenThere(AUSTRALIA)('holds every general rate of Australia', () => {
  const sections = JSON.parse(gunzipSync(readFileSync(AUSTRALIA)).toString('utf8')) as {
    chapters: AustralianChapter[];
  }[];
  const lines = sections
    .flatMap(({ chapters }) => chapters.flatMap(({ headings }) => headings))
    .flatMap(({ classifications }) => classifications)
    .flatMap(({ referenceNumber, dutyRate }) => {
      const code = referenceNumber.replaceAll(/\D/g, '');
      // steps of a cut that is over are printed without the present rate
      const found = /^\W*(?:(Free)|(\d+)%)(?!.*(?:\$|From))/.exec(dutyRate);
      if (code.length < 8 || !found) return [];
      return [{ code, rate: found[1] ? 0 : Number(found[2]) }];
    });
  expect(lines.length).toBeGreaterThan(3000);
  expect(outside('AU', lines)).toEqual([]);
});

whenThere(BRAZIL)('holds every rate of the common tariff for Brazil', () => {
  const printed = gunzipSync(readFileSync(BRAZIL)).toString('utf8').split('\n');
  const lines = printed.flatMap((row) => {
    // quoted descriptions hold commas: code first, rate last
    const [code = '', rate = ''] = [row.split(',')[0], row.trim().split(',').at(-1)];
    const found = /^(\d+(?:\.\d+)?)/.exec(rate);
    const digits = code.replaceAll('.', '');
    return digits.length === 8 && found ? [{ code: digits, rate: Number(found[1]) }] : [];
  });
  expect(lines.length).toBeGreaterThan(9000);
  expect(outside('BR', lines)).toEqual([]);
});

interface NorwegianCode {
  id: string;
  rateTradeAgreements: { customDuty: { classifier?: string | null }; landCodes: string[] }[];
}

whenThere(NORWAY)('calls free in Norway only what is free outside agreements too', () => {
  const { commodities } = JSON.parse(gunzipSync(readFileSync(NORWAY)).toString('utf8')) as {
    commodities: NorwegianCode[];
  };
  // a code that no group has a rate for is no code any more
  const inForce = commodities.filter(({ rateTradeAgreements }) =>
    rateTradeAgreements.some(({ customDuty }) => customDuty.classifier !== 'NA'),
  );
  const free = inForce.filter(({ id }) => rowFor('NO', id)?.rate === 'Free');
  // an agreement may leave goods out that are free for all; the GSP has no rate for what it leaves
  // dutiable
  const dutiable = free.filter(({ rateTradeAgreements }) =>
    rateTradeAgreements.some(
      ({ customDuty: { classifier }, landCodes }) =>
        classifier === null ||
        classifier === undefined ||
        (classifier !== 'FREE' && landCodes.includes('GSP')),
    ),
  );
  expect(free.length).toBeGreaterThan(4000);
  expect(dutiable.map(({ id }) => id)).toEqual([]);
});
