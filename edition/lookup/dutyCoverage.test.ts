/** For how many goods a duty is known: counted by prefix, the same as one by one. */
import { describe, expect, it } from '@jest/globals';
import { lineRecord } from '../../engine/release/lineRecord.ts';
import { prefixReach } from '../../engine/tariff/prefixReach.ts';
import { buildBook } from '../../engine/tariff/schedule/book.ts';
import type { TariffEdition } from '../../engine/tariff/types.ts';
import { assembleTariff, NOTHING_IMPORTED } from '../assemble.ts';
import { loadTariff } from '../reading/tariff/tariff.ts';
import { type DutyCoverage, dutyCoverage } from './dutyCoverage.ts';

const ON = '2026-11-28';
const embedded = loadTariff();
const release = (dataset: string, liveSince: string | null) =>
  [dataset, { dataset, seq: 1, releaseId: '', version: null, liveSince }] as const;
const of = (country: string, tariff: TariffEdition = embedded): DutyCoverage | undefined =>
  dutyCoverage(
    {
      tariff,
      releases: new Map([release('us-hts', null), release('br-ncm', '2026-11-27T01:00:00.000Z')]),
    },
    ON,
  ).get(country);

describe('the embedded data', () => {
  it('know all of a free port, and nothing of a place that is no destination', () => {
    expect(of('HK')).toMatchObject({ basis: 'class_table', exact: 100, ranged: 0, none: 0 });
    expect(of('KP')).toBeUndefined();
  });

  it('have shares that add up, of every destination', () => {
    for (const { exact, ranged, none } of dutyCoverage(
      { tariff: embedded, releases: new Map() },
      ON,
    ).values())
      expect(exact + ranged + none).toBeCloseTo(100, 5);
  });

  it.each(['JP', 'IN', 'CH'])('of %s are counted as they would be one by one', (country) => {
    const rows = embedded.generalDuties.get(country) ?? [];
    const counts = { exact: 0, ranged: 0, none: 0 };
    for (const six of embedded.subheadings.current.keys()) {
      const reaches = rows.map(({ scope }) => prefixReach(six, scope));
      const row = rows[reaches.indexOf(Math.max(...reaches))];
      const isKnown = Math.max(...reaches) >= 0 && row !== undefined && row.rate !== null;
      counts[!isKnown ? 'none' : row.lowest === null ? 'exact' : 'ranged'] += 1;
    }
    const share = (count: number): number =>
      Math.round((count / embedded.subheadings.current.size) * 1000) / 10;
    expect(of(country)).toMatchObject({ exact: share(counts.exact), ranged: share(counts.ranged) });
  });
});

describe('an imported tariff', () => {
  const line = (code: string, general: string | null) =>
    lineRecord({ code, text: 'Goods', indent: 0, general });
  const withBrazil = (from: string): TariffEdition =>
    assembleTariff(embedded, {
      ...NOTHING_IMPORTED,
      books: new Map([
        [
          'br',
          {
            book: buildBook('br', [
              line('61091000', '35%'),
              line('61099000', '35%'),
              line('95030010', '20%'),
              line('95030090', '35%'),
              line('84713012', 'as agreed'),
            ]),
            edition: { from, until: null },
          },
        ] as const,
      ]),
    });

  it('goes before the table of classes, of the day that its edition names or its import', () => {
    expect(of('BR', withBrazil('2026-05-17'))).toMatchObject({
      basis: 'official_import',
      asOf: '2026-05-17',
    });
    expect(of('BR', withBrazil('2000-01-01'))).toMatchObject({ asOf: '2026-11-27' });
  });

  it('is exact where lines agree, and speaks of no line whose rate is not understood', () => {
    const only = { ...withBrazil('2026-05-17'), generalDuties: new Map() };
    const all = embedded.subheadings.current.size;
    const share = (count: number): number => Math.round((count / all) * 1000) / 10;
    expect(of('BR', only)).toMatchObject({ exact: share(2), ranged: share(1) });
  });
});
