/**
 * Our tariff lines against the publishers' files, which are never part of the repository:
 * `../shared/data` beside it, or the folder that LANDFALL_OFFICIAL_DATA names. Without them the
 * comparisons are skipped, visibly.
 */
import { afterAll, describe, expect, it } from '@jest/globals';
import { loadTariff } from '../../edition/reading/tariff/tariff.ts';
import type { LineRecord } from '../../engine/release/records.ts';
import { parseDuty } from '../../engine/tariff/rate/expression.ts';
import { readSpecial } from '../../engine/tariff/rate/special.ts';
import type { TariffLine } from '../../engine/tariff/types.ts';
import { embedded, meaning, officialLines, when } from './embedded.ts';

const HTS = 'us-hts/hts_2026_rev_10.json.gz';
/** Lists of section 301: China since 2018, their exclusions, the review of 2024. */
const SECTION_301 = /^9903\.(?:88|91|92)\./;
const UNDERSTOOD_SHARE = 0.99;

/**
 * The HTS, of its footnotes those on section 301; a tariff line without a split has its rate on the
 * only ten digits below it: 3808.91.25.01.
 */
async function harmonizedTariffSchedule(): Promise<(code: string) => LineRecord | undefined> {
  const lines = new Map<string, LineRecord>();
  for (const [code, line] of await officialLines('us-hts', HTS)) {
    const read = {
      ...line,
      chapter99: line.chapter99.filter((heading) => SECTION_301.test(heading)),
    };
    lines.set(code, read);
    if (code.length === 10 && !lines.has(code.slice(0, 8))) lines.set(code.slice(0, 8), read);
  }
  // The other way round, our ten digits in 00 are the tariff line itself.
  return (code) =>
    lines.get(code) ?? (code.endsWith('00') ? lines.get(code.slice(0, 8)) : undefined);
}

/** What a tariff line says in each of its columns, by meaning. */
const columnsOf = ({ general, preferences, column2, chapter99 }: TariffLine | LineRecord) => ({
  general: meaning(general),
  special: readSpecial(preferences ?? '')
    .flatMap(({ rate, programmes }) =>
      programmes.map((programme) => `${programme} ${meaning(rate) ?? ''}`),
    )
    .sort(),
  column2: meaning(column2),
  section301: [...new Set(chapter99)].sort(),
});

/** `m²` and `m2`, `doz. prs` and `doz. pairs`, `No. and kg` and `No., kg` are the same units. */
const unitsOf = (units: readonly string[]): string[] =>
  units.flatMap((unit) =>
    unit
      .toLowerCase()
      .replaceAll('²', '2')
      .replace(/\bprs\b\.?/, 'pairs')
      .split(/,\s*| and /)
      .map((part) => part.trim().replace(/\.$/, ''))
      .filter((part) => part !== ''),
  );

describe('the lines of the United States against the HTS 2026 revision 10', () => {
  const ours = embedded('us');
  const items = ours.filter(({ code }) => code.length === 8);
  const report: Record<string, { compared: number; different: number }> = {};
  let schedule: ReturnType<typeof harmonizedTariffSchedule> | null = null;
  const readOnce = () => (schedule ??= harmonizedTariffSchedule());
  afterAll(() => void (Object.keys(report).length > 0 && console.table(report)));

  when(HTS).each(['general', 'special', 'column2', 'section301'] as const)(
    'have its column %s on every tariff line',
    async (column) => {
      const theirs = await readOnce();
      const pairs = items.flatMap((line) => {
        const official = theirs(line.code);
        return official ? [{ line, official }] : [];
      });
      const different = pairs
        .map(({ line, official }) => ({
          code: line.code,
          ours: columnsOf(line)[column],
          theirs: columnsOf(official)[column],
        }))
        .filter((pair) => JSON.stringify(pair.ours) !== JSON.stringify(pair.theirs));
      report[column] = { compared: pairs.length, different: different.length };
      expect(different).toEqual([]);
      expect(pairs).toHaveLength(items.length);
    },
  );

  when(HTS)(
    'have its units on every statistical line, and no rate beside those of the tariff line',
    async () => {
      const theirs = await readOnce();
      const statistical = ours.filter(({ code }) => code.length === 10);
      const different = statistical
        .map(({ code, units }) => ({
          code,
          ours: unitsOf([units ?? '']),
          theirs: unitsOf(theirs(code)?.units ?? ['not in the HTS']),
        }))
        .filter((pair) => pair.ours.join() !== pair.theirs.join());
      report['units'] = { compared: statistical.length, different: different.length };
      expect(different).toEqual([]);
      expect(
        statistical.filter(
          ({ general, preferences, column2 }) => general ?? preferences ?? column2,
        ),
      ).toEqual([]);
    },
  );
});

describe('our own lines', () => {
  it.each(['us', 'eu', 'gb', 'ca'] as const)(
    'of %s print rates that are understood, at least 99% of them',
    (name) => {
      const rates = embedded(name)
        .flatMap(({ general, column2 }) => [general, column2])
        .filter((rate) => rate !== null);
      const understood = rates.filter((rate) => parseDuty(rate).kind !== 'unparsed');
      expect(understood.length / rates.length).toBeGreaterThanOrEqual(UNDERSTOOD_SHARE);
    },
  );

  it.each(['eu', 'gb', 'ca'] as const)(
    'of %s print preferences that are understood and that somebody may claim',
    (name) => {
      const known = new Set(
        (loadTariff().programmes.get(name) ?? []).flatMap(({ symbols }) => symbols),
      );
      const strange = embedded(name).flatMap(({ code, preferences }) =>
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
