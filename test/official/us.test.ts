/**
 * The importer of the HTS against the publisher's own exports, which are never part of the
 * repository: `../shared/data` beside it, or the folder that LANDFALL_OFFICIAL_DATA names. Without
 * them the tests are skipped, visibly.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import type { LineRecord } from '../../engine/release/records.ts';
import { type DutyExpression, parseDuty, printDuty } from '../../engine/tariff/rate/expression.ts';
import { readSpecial } from '../../engine/tariff/rate/special.ts';
import type { SourceFile } from '../../releases/importers/importer.ts';
import { usHts } from '../../releases/importers/us/hts.ts';
import { effectiveDate } from '../../releases/importers/us/revisions.ts';

const OFFICIAL =
  process.env['LANDFALL_OFFICIAL_DATA'] ?? join(import.meta.dirname, '../../../shared/data');
const HTS = join(OFFICIAL, 'us-hts');
const when = existsSync(HTS) ? it : it.skip;

const fileOf = (name: string): SourceFile => ({
  name,
  bytes: gunzipSync(readFileSync(join(HTS, `${name}.gz`))),
});
const linesOf = (name: string): LineRecord[] => [
  ...(usHts.read([fileOf(name)]) as Iterable<LineRecord>),
];
const REV_10 = 'hts_2026_rev_10.json';

describe('an edition of the HTS', () => {
  when.each([
    // file                        rows    without code  edition             in force
    [REV_10, 35_509, 5912, '2026 Revision 10', '2026-06-08'],
    ['hts_2026_rev_4.json', 35_733, 5926, '2026 Revision 4', '2026-02-24'],
    ['hts_2026_basic.json', 35_571, 5896, '2026 Basic', '2026-01-01'],
    ['hts_2025_rev_32.json', 36_148, 6033, '2025 Revision 32', '2025-11-15'],
    ['hts_2026_revision_4_csv.csv', 35_733, 5926, '2026 Revision 4', '2026-02-24'],
  ])('%s is read with all of its %d rows', (name, rows, ofText, version, from) => {
    const lines = linesOf(name);
    expect(lines).toHaveLength(rows);
    expect(lines.filter(({ code }) => code === null)).toHaveLength(ofText);
    expect(usHts.versionOf?.([fileOf(name)])).toBe(version);
    expect(effectiveDate(version)).toBe(from);
  });

  when('that lacks its first row, heading 0101, is refused', () => {
    expect(() => linesOf('hts_2026_rev_9.json')).toThrow(
      'hts_2026_rev_9.json, row 1: the file begins with "Horses:" at indent 1: row 0101, its heading, is missing above it',
    );
  });

  when('is the same in CSV as in JSON: codes, indents, texts, rates, units', () => {
    const seen = (line: LineRecord): LineRecord => ({ ...line, chapter99: [], notes: [] });
    const [csv, json] = ['hts_2026_revision_4_csv.csv', 'hts_2026_rev_4.json'].map((name) =>
      linesOf(name).map(seen),
    );
    expect(csv).toEqual(json);
  });

  when('refers 10,572 rows to subchapter III of chapter 99', () => {
    const referred = linesOf(REV_10).filter(({ chapter99 }) =>
      chapter99.some((one) => one.startsWith('9903.')),
    );
    expect(referred).toHaveLength(10_572);
  });
});

/** Rates of a line: general, each of special, column 2. */
const ratesOf = ({
  code,
  general,
  preferences,
  column2,
}: LineRecord): { code: string; rate: string }[] =>
  [general, ...readSpecial(preferences ?? '').map(({ rate }) => rate), column2]
    .filter((rate) => rate !== null)
    .map((rate) => ({ code: code ?? '', rate }));
const isUnparsed = (rate: string): boolean => parseDuty(rate).kind === 'unparsed';

describe('the rates of revision 10', () => {
  when.each([
    ['chapters 1 to 97', '98', 30_873],
    ['all chapters', '99~', 37_800],
  ])('of %s are understood, 99.9% of them', (_, below, count) => {
    const cells = linesOf(REV_10)
      .flatMap(ratesOf)
      .filter(({ code }) => code < below);
    const unparsed = cells.filter(({ rate }) => isUnparsed(rate));
    expect(cells).toHaveLength(count);
    // The list is in the message of a failure.
    if (unparsed.length / cells.length > 0.001) expect(unparsed).toEqual([]);
  });

  when(
    'of chapters 1 to 97 can be computed from facts of the goods, but for 3% that stand elsewhere',
    () => {
      const cells = linesOf(REV_10)
        .flatMap(ratesOf)
        .filter(({ code }) => code < '98');
      const elsewhere = cells.filter(({ rate }) => pointsElsewhere(parseDuty(rate)));
      expect(elsewhere.length).toBeGreaterThan(0);
      expect(elsewhere.length / cells.length).toBeLessThan(0.03);
    },
  );

  when('are themselves after printing', () => {
    const rates = new Set(
      linesOf(REV_10)
        .flatMap(ratesOf)
        .map(({ rate }) => rate),
    );
    for (const rate of rates)
      expect(parseDuty(printDuty(parseDuty(rate)))).toEqual(parseDuty(rate));
  });

  when('of the special column are read wholly, each with its programmes', () => {
    const cells = linesOf(REV_10).flatMap(({ code, preferences }) =>
      preferences === null ? [] : [{ code, preferences }],
    );
    expect(cells.length).toBeGreaterThan(9000);
    expect(cells.filter(({ preferences }) => !isReadWholly(preferences))).toEqual([]);
    const general = cells.filter(({ preferences }) =>
      readSpecial(preferences).some(({ programmes }) => programmes.length === 0),
    );
    expect(general.filter(({ code }) => (code ?? '') < '98')).toEqual([]);
  });
});

/** Every word of the cell is in one of its rates; a rate without programmes stands alone. */
function isReadWholly(cell: string): boolean {
  const rates = readSpecial(cell);
  const read = wordsOf(
    rates.map(({ rate, programmes }) => `${rate} ${programmes.join(' ')}`).join(' '),
  );
  const alone = rates.length === 1 || rates.every(({ programmes }) => programmes.length > 0);
  return alone && read === wordsOf(cell) && rates.every(({ rate }) => rate !== '');
}

/** The words of a cell in order, each once: symbols are printed twice in two cells. */
const wordsOf = (cell: string): string =>
  [...new Set(cell.split(/[\s,()]+/).filter((word) => word !== ''))].join(' ');

const pointsElsewhere = (duty: DutyExpression): boolean => {
  if (duty.kind === 'sum') return duty.parts.some(pointsElsewhere);
  if (duty.kind === 'bounded') return pointsElsewhere(duty.base) || pointsElsewhere(duty.limit);
  return duty.kind === 'reference' || duty.kind === 'applicable' || duty.kind === 'ofComponents';
};
