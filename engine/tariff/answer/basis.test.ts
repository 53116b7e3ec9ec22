/** Every duty says which layer of the data it was read from, the most trusted that knows the goods. */
import { describe, expect, it } from '@jest/globals';
import { assembleTariff, NOTHING_IMPORTED } from '../../../edition/assemble.ts';
import { loadTariff } from '../../../edition/reading/tariff/tariff.ts';
import { lineRecord } from '../../release/lineRecord.ts';
import { landedCost } from '../landedCost.ts';
import { buildBook } from '../schedule/book.ts';
import type { TariffEdition } from '../types.ts';
import type { LandedCostResult } from './answer.ts';

const embedded = loadTariff();
const since2026 = { from: '2026-01-01', until: null };
const COTTON = { code: '61091000', text: 'Of cotton', indent: 0 };
const importedAs = (general: string | null): TariffEdition =>
  assembleTariff(embedded, {
    ...NOTHING_IMPORTED,
    books: new Map([
      [
        'us',
        { book: buildBook('us', [lineRecord({ ...COTTON, general })]), edition: since2026 },
      ] as const,
    ]),
  });

function answerOf(asked: Record<string, unknown>, edition = embedded): LandedCostResult {
  const request = {
    hsCode: '61091000',
    originCountry: 'CN',
    destinationCountry: 'US',
    currency: 'USD',
    value: 5000,
    shippingCost: 100,
    transportMode: 'air',
    entryDate: '2026-11-21',
    purpose: 'sale',
    preference: 'best',
    ...asked,
  } as Parameters<typeof landedCost>[0];
  const found = landedCost(request, edition);
  if (!found.ok) throw new Error(found.message);
  return found.result;
}
const baseOf = ({ lines }: LandedCostResult) =>
  lines.find(({ name }) => name.startsWith('Customs duty'))?.basis;

describe('the base duty is read from', () => {
  it('the embedded schedule', () => {
    expect(baseOf(answerOf({}))).toBe('embedded_schedule');
  });

  it('an official import, which goes before it', () => {
    const answer = answerOf({}, importedAs('12%'));
    expect(baseOf(answer)).toBe('official_import');
    expect(answer.dutyBasis).toBe('official_import');
  });

  it('the embedded schedule, where the import lacks the chapter or prints no rates', () => {
    expect(baseOf(answerOf({ hsCode: '42022129' }, importedAs('12%')))).toBe('embedded_schedule');
    expect(baseOf(answerOf({}, importedAs(null)))).toBe('embedded_schedule');
  });

  it('a table of classes, where no schedule is known', () => {
    expect(baseOf(answerOf({ hsCode: '610910', destinationCountry: 'ZA' }))).toBe('class_table');
  });

  it('nothing, where no rate is known: freed goods say so on the line', () => {
    const unknown = { hsCode: '220421', destinationCountry: 'NO', currency: 'NOK' };
    expect(answerOf(unknown)).toMatchObject({ dutyBasis: 'none', rateFound: false });
    expect(answerOf({}).dutyBasis).toBe('embedded_schedule');
  });
});

it('additional duties say it too, fees and taxes do not', () => {
  const { lines } = answerOf({});
  const [others, rest] = [
    lines.filter(({ kind, name }) => kind === 'duty' && !name.startsWith('Customs duty')),
    lines.filter(({ kind }) => kind !== 'duty'),
  ];
  expect(others.length).toBeGreaterThan(0);
  expect(new Set(others.map(({ basis }) => basis))).toEqual(new Set(['embedded_schedule']));
  expect(rest.filter(({ basis }) => basis !== undefined)).toEqual([]);
});

it('a rate that an agreement states for a class of goods is one of a table', () => {
  const { lines } = answerOf({ destinationCountry: 'DE', originCountry: 'NO', currency: 'EUR' });
  const base = lines.find(({ name }) => name.startsWith('Customs duty'));
  expect(base).toMatchObject({ type: 'preferential', basis: 'class_table' });
});
