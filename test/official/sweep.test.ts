/**
 * Every tariff line of the United States with 25 origins on 12 days between January 2025 and
 * November 2026. The exports of the schedule are never part of the repository: `../shared/data`
 * beside it, or the folder that LANDFALL_OFFICIAL_DATA names; without them the lines of the
 * embedded extract are swept alone. One line of 80 is swept, the same ones each time; all of them
 * with LANDFALL_SWEEP=1 (some ten minutes).
 */
import { afterAll, describe, expect, it } from '@jest/globals';
import { loadTariff } from '../../edition/reading/tariff/tariff.ts';
import type { TariffEdition } from '../../engine/tariff/types.ts';
import { GOODS, PROGRAMMES, readStatutoryRates } from '../support/statutoryRates.ts';
import {
  editionOf,
  EXPORTS,
  exportFor,
  faultOf,
  linesSwept,
  statedRates,
  sweep,
  SWEPT_DAYS,
  SWEPT_ORIGINS,
} from '../support/sweep.ts';
import { officialFile, when } from './embedded.ts';

const EVERY = process.env['LANDFALL_SWEEP'] === '1' ? 1 : 80;
const TIMEOUT_MS = EVERY === 1 ? 7_200_000 : 120_000;

/** An edition is made once, when a test first asks for it; the last one is kept. */
let kept: { file: string; edition: Promise<TariffEdition> } | null = null;
function editionFor(day: string): Promise<TariffEdition> {
  const { file, from } = exportFor(day);
  if (kept?.file !== file) kept = { file, edition: editionOf(officialFile(file), from) };
  return kept.edition;
}

interface Total {
  day: string;
  answers: number;
  /** Answers with a per cent of the value, and their mean. */
  percent: number;
  mean: number;
  /** Answers in which something is missing. */
  needs: number;
}
const totals: Total[] = [];
afterAll(() => void (totals.length > 0 && console.table(totals)));

function sweepDay(
  edition: TariffEdition,
  day: string,
  every: number,
): { faults: string[]; answers: number } {
  const faults: string[] = [];
  const total: Total = { day, answers: 0, percent: 0, mean: 0, needs: 0 };
  for (const swept of sweep(edition, linesSwept(edition, every), day)) {
    const fault = faultOf(swept);
    if (fault !== null) faults.push(`${swept.line} ${swept.origin}: ${fault}`);
    total.answers += 1;
    if ((swept.answer.needs?.length ?? 0) > 0) total.needs += 1;
    const percent = swept.answer.effective?.adValorem ?? null;
    if (percent === null) continue;
    total.percent += 1;
    total.mean += percent;
  }
  totals.push({
    ...total,
    mean: Math.round((total.mean / Math.max(total.percent, 1)) * 100) / 100,
  });
  return { faults, answers: total.answers };
}

const files = EXPORTS.map(({ file }) => file);

describe('the duties of the United States', () => {
  when(...files).each(SWEPT_DAYS)(
    'on %s are known for every line and origin, or what is missing is said',
    async (day) => {
      const { faults, answers } = sweepDay(await editionFor(day), day, EVERY);
      expect(faults).toEqual([]);
      expect(answers).toBeGreaterThan((11_000 / EVERY) * SWEPT_ORIGINS.length * 0.8);
    },
    TIMEOUT_MS,
  );

  it.each([SWEPT_DAYS[0], SWEPT_DAYS[6], SWEPT_DAYS[11]])(
    'on %s are known for the lines of the embedded extract, too',
    (day) => {
      const { faults, answers } = sweepDay(loadTariff(), day, EVERY === 1 ? 1 : 10);
      expect(faults).toEqual([]);
      expect(answers).toBeGreaterThan(1000);
    },
    TIMEOUT_MS,
  );
});

const UNION = 'DE FR IT IE';
/** Where the other reading differs, and why: each is told in docs/landed-cost.md. */
const REVIEWED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'us-measures/statutory_rates_2025_rev_32.json.gz': {
    // parts that qualify under USMCA: claimed, they are kept off here too
    'auto_parts 0, ours 25': 'CA MX',
    'mhd_parts 0, ours 25': 'CA MX',
    'autos 10, ours 25': 'GB', // within the quota of 9903.94.31, which is claimed
    // the total of 15 is for furniture and cabinets
    'softwood_lumber 15, ours 10': `${UNION} JP KR`,
    'reciprocal 10, ours 0': 'RU', // column 2: 9903.01.29
  },
  'us-measures/statutory_rates_2026_rev_10.json.gz': {
    'auto_parts 0, ours 25': 'CA MX',
    'mhd_parts 0, ours 25': 'CA MX',
    'autos 10, ours 25': 'GB',
    'softwood_lumber 15, ours 10': `${UNION} JP KR TW`,
    'steel 25, ours 50': 'GB', // melted in the United Kingdom, which is declared
    'aluminum 25, ours 50': 'GB',
    'copper none, ours 50': SWEPT_ORIGINS.join(' '), // left out there: US note 16(c) names copper
    'china_301 none, ours 0': 'NI', // section 301 on Nicaragua, nothing in 2026: 9903.89.01
  },
};

describe('rates by programme and country', () => {
  when(...files, ...Object.keys(REVIEWED)).each(Object.entries(REVIEWED))(
    'are those of %s',
    async (file, reviewed) => {
      const { day, rates } = readStatutoryRates(officialFile(file));
      const edition = await editionFor(day);
      const [all, some] = [linesSwept(edition), linesSwept(edition, EVERY === 1 ? 1 : 16)];
      const different: Record<string, string[]> = {};
      let compared = 0;
      for (const origin of SWEPT_ORIGINS)
        for (const [programme, kind] of Object.entries(PROGRAMMES)) {
          const goods = GOODS[programme];
          const ours = statedRates(edition, goods ? all : some, { origin, day, kind, goods });
          const theirs = rates.get(origin)?.get(programme);
          if (theirs === undefined && ours.size === 0) continue;
          compared += 1;
          const highest = Math.max(0, ...ours.keys());
          if (highest !== theirs)
            (different[`${programme} ${theirs ?? 'none'}, ours ${highest}`] ??= []).push(origin);
        }
      const inOrder = (origins: string): string => origins.split(' ').sort().join(' ');
      expect(
        Object.fromEntries(
          Object.entries(different).map(([key, list]) => [key, inOrder(list.join(' '))]),
        ),
      ).toEqual(
        Object.fromEntries(Object.entries(reviewed).map(([key, list]) => [key, inOrder(list)])),
      );
      expect(compared).toBeGreaterThan(300);
    },
    TIMEOUT_MS,
  );
});
