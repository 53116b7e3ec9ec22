/**
 * What holds for the additional duties of every code, origin and day: their dates, and the order in
 * which they are filed.
 */
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { stackDuties } from '../engine/tariff/stacking.ts';
import type { MeasureRow, TariffEdition } from '../engine/tariff/types.ts';
import { check, DAYS, edition, ORIGINS } from './support/pricedRequests.ts';

describe('additional duties', () => {
  const stacks = fc.record({
    hsCode: fc.constantFrom(
      '7208100000',
      '7616995160',
      '8708305090',
      '8703230190',
      '6109100012',
      '9403406060',
      '8471500150',
      '8501404040',
      '4407110000',
      '99',
    ),
    originCountry: fc.constantFrom(...ORIGINS, 'KR', 'IN', 'TW', 'NI', 'AU'),
    destinationCountry: fc.constantFrom('US', 'CA', 'DE'),
    date: fc.constantFrom(...DAYS),
  });
  const stackOf = (
    item: Parameters<typeof stackDuties>[0][number],
    from: TariffEdition = edition,
  ) => {
    const [answer] = stackDuties([item], from);
    if (!answer) throw new Error('no answer to one question');
    return answer;
  };

  it('never apply outside their dates', () => {
    check(
      stacks,
      (item) => {
        for (const { startsOn, endsOn, id } of stackOf(item).measures ?? []) {
          if (startsOn !== null) expect([id, startsOn <= item.date]).toEqual([id, true]);
          if (endsOn !== null) expect([id, item.date < endsOn]).toEqual([id, true]);
        }
      },
      300,
    );
  });

  /** A duty on everything, between two days. */
  const dated = (from: string, until: string): MeasureRow => ({
    schedule: 'us',
    id: 'test',
    heading: '9903.99.99',
    name: 'duty of a few days',
    kind: 'section_301_test',
    rate: '10%',
    origins: [],
    originsExcluded: [],
    scope: { all: true, except: [] },
    exemptions: [],
    doubt: [],
    from,
    until,
    legalBasis: 'none',
    sourceUrl: '',
  });
  const day = fc
    .integer({ min: 0, max: 400 })
    .map((days) => new Date(Date.UTC(2025, 10, 1) + days * 86_400_000).toISOString().slice(0, 10));

  it('apply on the first of their days and no longer on the day that ends them', () => {
    check(fc.tuple(day, day, day), ([one, other, date]) => {
      const [from = '', until = ''] = [one, other].sort();
      const only = { ...edition, measures: [dated(from, until)] };
      for (const asked of [from, date, until]) {
        const { measures } = stackOf(
          { hsCode: '6109100012', originCountry: 'BD', destinationCountry: 'US', date: asked },
          only,
        );
        expect(measures?.length).toBe(from <= asked && asked < until ? 1 : 0);
      }
    });
  });

  /** For each answer the codes in filing order, that of the goods last. */
  const filed = fc
    .array(
      stacks.map((item) => ({ ...item, destinationCountry: 'US' })),
      { minLength: 20, maxLength: 20 },
    )
    .map((items) =>
      stackDuties(items, edition).map((answer) =>
        (answer.measures ?? []).flatMap(({ type, code }) =>
          code === null ? [] : [{ type, code }],
        ),
      ),
    );

  it('are filed in one order: no two kinds stand one way round here and the other way there', () => {
    const before = new Map<string, Set<string>>();
    check(
      filed,
      (answers) => {
        for (const measures of answers)
          for (const [at, { type }] of measures.entries())
            for (const later of measures.slice(at + 1)) {
              if (later.type === type) continue;
              expect([later.type, type, before.get(later.type)?.has(type) ?? false]).toEqual([
                later.type,
                type,
                false,
              ]);
              before.set(type, (before.get(type) ?? new Set()).add(later.type));
            }
      },
      40,
    );
    expect(cycleOf(before)).toBeNull();
    expect(before.size).toBeGreaterThan(3);
  });

  /**
   * Programmes of section 301 beside the lists of China are filed side by side: the messages set no
   * order among them.
   */
  const placeOf = (type: string): string =>
    type.startsWith('section_301_') ? 'section_301_' : type.replace(/^(section_232|ieepa).*/, '$1');

  it('are filed in an order that does not hang on that of the table, as far as the authority sets one', () => {
    const reversed: TariffEdition = { ...edition, measures: [...edition.measures].reverse() };
    const kindsOf = (item: Parameters<typeof stackOf>[0], from: TariffEdition): unknown => {
      const { measures = [], effective } = stackOf(item, from);
      return { kinds: measures.map(({ type }) => placeOf(type)), rate: effective?.adValorem };
    };
    check(stacks, (item) => expect(kindsOf(item, reversed)).toEqual(kindsOf(item, edition)));
  });
});

/** Kinds that come before themselves, through others; null when there is no such circle. */
function cycleOf(before: ReadonlyMap<string, ReadonlySet<string>>): string[] | null {
  const walk = (kind: string, path: readonly string[]): string[] | null => {
    if (path.includes(kind)) return [...path, kind];
    for (const next of before.get(kind) ?? []) {
      const found = walk(next, [...path, kind]);
      if (found) return found;
    }
    return null;
  };
  for (const kind of before.keys()) {
    const found = walk(kind, []);
    if (found) return found;
  }
  return null;
}
