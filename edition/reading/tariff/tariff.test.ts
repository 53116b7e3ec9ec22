import { describe, expect, it } from '@jest/globals';
import { parseDuty } from '../../../engine/tariff/rate/expression.ts';
import { Row } from '../table.ts';
import { loadTariff } from './tariff.ts';

const row = (...fields: string[]): Row => new Row(fields, { file: 'data/x.txt', line: 7 });

describe('a broken row', () => {
  it.each<[string, () => unknown]>([
    ['a missing field', () => row('').text(0, 'code')],
    ['a date that is none', () => row('2026-02-31x').date(0, 'from')],
    ['an amount that is none', () => row('12,5').amount(0, 'amount')],
    ['an unknown word', () => row('maybe').oneOf(0, 'certainty', ['sure', 'assumed'])],
    ['an end before the beginning', () => row('2026-07-01', '2026-06-01').validity(0)],
  ])('with %s names file and line', (_, read) => expect(read).toThrow(/^data\/x\.txt:7: /));
});

describe('the embedded tables', () => {
  const edition = loadTariff();

  it('leave no day twice: rows of one rule do not overlap', () => {
    const keyed = [
      ...edition.measures.map((one) => ({ key: one.id, ...one })),
      ...[...edition.destinations.values()]
        .flat()
        .map((one) => ({ ...one, key: `destination ${one.country}` })),
      ...[...edition.taxes.values()].flat().map((one) => ({
        ...one,
        key: `tax ${[one.country, one.region, one.tax, one.scope].join(' ')} ${JSON.stringify(one.when)}`,
      })),
      ...[...edition.thresholds.values()].flat().map((one) => ({
        ...one,
        key: ['threshold', one.country, one.kind, one.channel, one.origins.join()].join(' '),
      })),
    ];
    const overlapping = keyed.filter((left, at) =>
      keyed.some(
        (right, other) =>
          other > at &&
          left.key === right.key &&
          (left.until === null || right.from < left.until) &&
          (right.until === null || left.from < right.until),
      ),
    );
    expect(overlapping.map(({ key }) => key)).toEqual([]);
  });

  it('have every destination in a currency with an exchange rate', () => {
    const without = [...edition.destinations.values()]
      .flat()
      .filter(({ currency }) => !edition.exchangeRates.has(currency));
    expect(without).toEqual([]);
  });

  it('cover the 27 member states, each with one standard rate of VAT on any day since 2021', () => {
    const members = [...edition.destinations.values()].flat().filter(({ union }) => union === 'EU');
    expect(new Set(members.map(({ country }) => country)).size).toBe(28); // and Monaco
    for (const { country } of members)
      for (const day of ['2021-07-01', '2024-06-30', '2026-11-21']) {
        const held = (edition.taxes.get(country) ?? []).filter(
          ({ region, scope, from, until }) =>
            region === null && scope.length === 0 && from <= day && (until === null || day < until),
        );
        expect([country, day, held.length]).toEqual([country, day, 1]);
      }
  });

  it('know the sixty economies of the forced-labour duty', () => {
    const rows = edition.measures.filter(({ kind }) => kind === 'section_301_forced_labour');
    expect(rows).toHaveLength(60);
  });

  it('print fees and flat duties as an amount or a per cent', () => {
    for (const { rate } of [...edition.fees.values()].flat())
      expect(rate).toMatch(/^\d+(?:\.\d+)?(?:%| [A-Z]{3})$/);
    for (const { rate } of [...edition.generalDuties.values()].flat())
      expect(rate === null || parseDuty(rate).kind !== 'unparsed').toBe(true);
  });
});
