/**
 * The whole tariff of Japan, edition of 2026-07-09, imported and calculated with. The file is never
 * part of the repository: `../shared/data` beside it, or the folder that LANDFALL_OFFICIAL_DATA
 * names. Without it these are skipped, visibly.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { assembleTariff, NOTHING_IMPORTED } from '../../edition/assemble.ts';
import { dutyCoverage } from '../../edition/lookup/dutyCoverage.ts';
import { loadTariff } from '../../edition/reading/tariff/tariff.ts';
import type { LineRecord } from '../../engine/release/records.ts';
import { landedCost } from '../../engine/tariff/landedCost.ts';
import { parseDuty } from '../../engine/tariff/rate/expression.ts';
import { buildBook } from '../../engine/tariff/schedule/book.ts';
import type { TariffEdition } from '../../engine/tariff/types.ts';
import { jpTariff } from '../../releases/importers/jp/jp.ts';

const OFFICIAL =
  process.env['LANDFALL_OFFICIAL_DATA'] ?? join(import.meta.dirname, '../../../shared/data');
const FILE = join(OFFICIAL, 'world-tariffs/japan/japan-tariff-mcp_2026-07-09.tar.gz');
const describeIt = existsSync(FILE) ? describe : describe.skip;

describeIt('the tariff of Japan', () => {
  let lines: LineRecord[];
  let edition: TariffEdition;
  beforeAll(() => {
    const bytes = gunzipSync(readFileSync(FILE));
    lines = [...(jpTariff.read([{ name: 'japan.tar', bytes }]) as Iterable<LineRecord>)];
    edition = assembleTariff(loadTariff(), {
      ...NOTHING_IMPORTED,
      books: new Map([
        [
          'jp',
          { book: buildBook('jp', lines), edition: { from: '2026-07-09', until: null } },
        ] as const,
      ]),
    });
  });

  const answerOf = (hsCode: string, originCountry: string, more: object = {}) => {
    const found = landedCost(
      {
        hsCode,
        originCountry,
        destinationCountry: 'JP',
        currency: 'JPY',
        value: 100_000,
        shippingCost: 10_000,
        transportMode: 'air',
        entryDate: '2026-11-27',
        purpose: 'sale',
        preference: 'best',
        businessBuyer: true,
        declarationType: 'full',
        ...more,
      },
      edition,
    );
    if (!found.ok) throw new Error(found.message);
    return found.result;
  };
  const baseOf = (answer: ReturnType<typeof answerOf>) =>
    answer.lines.find(({ name }) => name.startsWith('Customs duty'));

  it('has its statistical lines whole, and all but a few rates are understood', () => {
    const statistical = lines.filter(({ code }) => code?.length === 9);
    expect(statistical).toHaveLength(9646);
    const open = statistical.filter(({ general }) => parseDuty(general ?? '').kind === 'unparsed');
    expect(open.length).toBeLessThan(310); // of farm goods in quotas above all
    const preferences = statistical.flatMap(({ preferences: printed }) =>
      (printed ?? '').split('; ').filter((one) => one !== ''),
    );
    expect(preferences.length).toBeGreaterThan(180_000);
    expect(
      preferences.filter((one) => parseDuty(one.replace(/^\S+ /, '')).kind === 'unparsed'),
    ).toEqual([]);
  });

  it.each([
    // read in the edition of 2026-07-09: general, temporary and WTO columns
    ['610910020', 'US', '7.4%'], // general 11.2 %, WTO 7.4 %
    ['610910010', 'US', '10.9%'], // WTO in brackets
    ['900410000', 'US', '5.3%'],
    ['950300000', 'US', 'Free'],
  ])('%s of %s pays %s', (hsCode, origin, rate) =>
    expect(baseOf(answerOf(hsCode, origin, { preference: 'none' }))).toMatchObject({
      rate,
      basis: 'official_import',
    }),
  );

  it('a code that is written with its check digit or dots is the same line', () => {
    expect(baseOf(answerOf('6109100204', 'US'))).toMatchObject({
      code: '6109.10.020',
      rate: '7.4%',
    });
  });

  it('six digits are charged at the dearest of their lines', () => {
    const answer = answerOf('610910', 'US');
    expect(baseOf(answer)).toMatchObject({ rate: '10.9%', estimated: true });
    expect(answer.needs).toContain('hs_code');
  });

  it('an agreement is claimed with its proof, and not without one', () => {
    const best = answerOf('610910020', 'FR');
    expect(baseOf(best)).toMatchObject({ rate: 'Free', agreement: 'EU-Japan EPA' });
    expect(best.needs).toContain('origin_proof');
    expect(baseOf(answerOf('610910020', 'FR', { preference: 'none' }))).toMatchObject({
      rate: '7.4%',
    });
    expect(baseOf(answerOf('610910020', 'CN'))).toMatchObject({
      rate: '4.6%',
      agreement: 'RCEP, China',
    });
  });

  it('the higher of two rates is charged', () => {
    const shoes = { preference: 'none', quantity: 20, value: 100_000 };
    const answer = answerOf('640399029', 'US', shoes);
    expect(baseOf(answer)?.rate).toBe('30% MIN 4300 JPY/pair');
    expect(baseOf(answer)?.amount).toBe(86_000);
    expect(baseOf(answerOf('640399029', 'US', { ...shoes, quantity: 1 }))?.amount).toBe(33_000);
  });

  it('a rate that is not understood is asked for, never a figure', () => {
    const open = lines.find(({ code, general }) => code !== null && general?.includes('◎'));
    const answer = answerOf(open?.code ?? '', 'US');
    expect(answer.needs).toContain('duty_rate');
    expect(answer.totals).toMatchObject({ complete: false, landedCost: null });
  });

  it('knows a rate of nearly all subheadings', () => {
    const known = dutyCoverage({ tariff: edition, releases: new Map() }, '2026-11-27').get('JP');
    expect(known).toMatchObject({ basis: 'official_import', asOf: '2026-07-09' });
    expect(known?.none).toBeLessThan(3);
  });
});
