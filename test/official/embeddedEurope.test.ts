/**
 * Third-country duties of the European Union and the United Kingdom against the files that could be
 * had, which are older than ours; where the files are, see `tariff.test.ts`. What differs is
 * explained here by law, or fails.
 */
import { afterAll, describe, expect } from '@jest/globals';
import { parse } from 'csv-parse/sync';
import type { TariffLine } from '../../engine/tariff/types.ts';
import { compareRates, embedded, meaning, officialFile, officialLines, when } from './embedded.ts';

const GLOBAL_TARIFF = 'uk-tariff/global-uk-tariff_2021-01.csv';
const DRAFT_2019 = 'eu-taric/mfn_schedule_2019.csv.gz';
const GSP_2019 = 'eu-taric/gsp_rates_by_cn8_2019.csv.gz';

const SAME = 'the same duty, printed in other words';
/** Reviewed differences by code: the same duty, or why it changed since. */
const EXPLAINED: Readonly<Record<'eu' | 'gb', Readonly<Record<string, string>>>> = {
  eu: {
    '06031100': `${SAME}: two seasons of the file share one rate`,
    '21061080': `${SAME}: 0% and the agricultural component`,
    '21069030': `${SAME}: net dry matter`,
    '85219000':
      'Decision (EU) 2016/971, Information Technology Agreement: from 13.9% by yearly cuts, free since July 2023',
  },
  gb: {},
};
const UNEXPLAINED_MAX = 0;

const report: Record<string, Record<string, number>> = {};
afterAll(() => void (Object.keys(report).length > 0 && console.table(report)));

describe.each([
  ['eu', 'xi-tariff', 'the common customs tariff of January 2021', 1800],
  ['gb', 'gb-tariff', 'the UK Global Tariff of January 2021', 2000],
] as const)('the rates of %s', (schedule, dataset, name, least) => {
  when(GLOBAL_TARIFF)(`are those of ${name}, but for what is explained`, async () => {
    const theirs = await officialLines(dataset, GLOBAL_TARIFF);
    const found = compareRates(
      embedded(schedule),
      (code) => (theirs.get(code) ?? theirs.get(code.slice(0, 8)))?.general,
    );
    const unexplained = found.different.filter(
      ({ code }) => EXPLAINED[schedule][code] === undefined,
    );
    report[`${schedule}: ${name}`] = {
      compared: found.compared,
      different: found.different.length,
      unexplained: unexplained.length,
      'not in the file': found.withoutTheirs,
    };
    expect(found.compared).toBeGreaterThan(least);
    // The list is in the message of a failure.
    if (unexplained.length > UNEXPLAINED_MAX) expect(unexplained).toEqual([]);
    // An explanation that is no longer needed would hide the next error on its line.
    expect(found.different.map(({ code }) => code).sort()).toEqual(
      Object.keys(EXPLAINED[schedule]).sort(),
    );
  });
});

const table = (path: string): string[][] =>
  parse(Buffer.from(officialFile(path).bytes), { bom: true, relaxColumnCount: true, fromLine: 2 });

describe('older schedules of the Union', () => {
  when(DRAFT_2019)('free no line that the British draft of 2019 still charged', () => {
    // The draft freed most goods and lowered others (cheddar, rice): only what it charges says
    // something about the Union.
    const draft = new Map(
      table(DRAFT_2019).flatMap(([code = '', , suffix, duty = '']) =>
        suffix === '80' && duty !== '' ? [[code, duty]] : [],
      ),
    );
    const found = compareRates(embedded('eu'), (code) => draft.get(`${code}00`));
    const charged = found.different.filter(({ theirs }) => meaning(theirs) !== 'Free');
    report['eu: British draft of 2019'] = {
      compared: found.compared,
      different: found.different.length,
      'freed by the draft': found.different.length - charged.length,
      'not in the file': found.withoutTheirs,
    };
    expect(found.compared).toBeGreaterThan(1500);
    expect(charged.filter(({ ours }) => meaning(ours) === 'Free')).toEqual([]);
  });

  when(GSP_2019).each([
    // programme, column of the file, lines with a rate on both sides at least
    ['GSP', 2, 100],
    ['GSP+', 4, 800],
    ['EBA', 5, 1300],
  ] as const)(
    'are compared for %s, as a report: the file prints 0 for sensitive goods',
    (symbol, column, least) => {
      const theirs = new Map(
        table(GSP_2019).map((row) => [(row[0] ?? '').padStart(8, '0'), row[column] ?? '']),
      );
      const pairs = embedded('eu').flatMap((line) => {
        const rate = theirs.get(line.code)?.trim();
        return rate === undefined ? [] : [{ line, ours: preference(line, symbol), theirs: rate }];
      });
      const both = pairs.filter((pair) => pair.ours !== null && pair.theirs !== '');
      report[`eu: ${symbol} of 2019`] = {
        compared: both.length,
        different: both.filter((pair) => meaning(pair.ours) !== meaning(pair.theirs)).length,
        'theirs alone, of a free line': alone(pairs).filter(({ line }) => line.general === 'Free')
          .length,
        'theirs alone': alone(pairs).filter(({ line }) => line.general !== 'Free').length,
      };
      expect(both.length).toBeGreaterThan(least);
    },
  );
});

const alone = <T extends { ours: string | null; theirs: string }>(pairs: readonly T[]): T[] =>
  pairs.filter((pair) => pair.ours === null && pair.theirs !== '');

/** The rate that a line prints for a programme; null when it prints none. */
const preference = ({ preferences }: TariffLine, symbol: string): string | null =>
  (preferences ?? '')
    .split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith(`${symbol} `))
    ?.slice(symbol.length + 1) ?? null;
