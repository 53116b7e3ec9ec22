import { describe, expect, it } from '@jest/globals';
import type { Edition, Editions } from '../edition/edition.ts';
import { loadTariff } from '../edition/reading/tariff/tariff.ts';
import { stackedOn } from './stacking.ts';

// the duties are read from the tariff alone
const edition = {
  tariff: loadTariff(),
  releases: new Map(),
  carried: new Map(),
  books: new Map(),
} as unknown as Edition;

/** A tariff with a release for each month of 2026 before August. */
function monthly(): { editions: Editions; read: string[] } {
  const read: string[] = [];
  const monthOf = (date: string): string | null => (date < '2026-08' ? date.slice(0, 7) : null);
  const editions: Editions = {
    current: edition,
    olderRelease: async (_, date) => monthOf(date),
    test: () => {
      throw new Error('no test space is asked');
    },
    on: async (_, date) => {
      const month = monthOf(date);
      if (month !== null && month !== read.at(-1)) read.push(month);
      return edition;
    },
  };
  return { editions, read };
}

const stacked = (
  editions: Editions,
  dates: readonly string[],
  givenUp = new AbortController().signal,
) => {
  const items = dates.map((date) => ({
    hsCode: '61091000',
    originCountry: 'CN',
    destinationCountry: 'US',
    date,
  }));
  return stackedOn(editions, { items, unknownFields: [] }, givenUp);
};

describe('lines of several days', () => {
  it('read each older release once, however their days alternate', async () => {
    const { editions, read } = monthly();
    const dates = Array.from({ length: 40 }, (_, at) => `2026-0${1 + (at % 4)}-${10 + (at % 7)}`);
    const answer = await stacked(editions, dates);
    if (!answer.ok) throw new Error(answer.message);
    expect(read).toEqual(['2026-01', '2026-02', '2026-03', '2026-04']);
    expect(answer.data.results.map(({ index, date, ok }) => [index, date, ok])).toEqual(
      dates.map((date, index) => [index, date, true]),
    );
  });

  it('are refused alone behind the fifth older release; those of today stay', async () => {
    const { editions, read } = monthly();
    const dates = [7, 6, 5, 4, 3, 2, 1].map((month) => `2026-0${month}-15`);
    const answer = await stacked(editions, [...dates, '2026-11-20', '2026-05-01']);
    if (!answer.ok) throw new Error(answer.message);
    expect(read).toHaveLength(5);
    expect(answer.data.results.map(({ ok }) => ok)).toEqual([
      false, // July
      false, // June
      true,
      true,
      true,
      true,
      true,
      true, // today
      true, // May again
    ]);
    expect(answer.data.results[0]?.error).toMatchObject({ code: 'invalid_input' });
  });
});

it('a call that is given up is left undone', async () => {
  expect(await stacked(monthly().editions, ['2026-11-20'], AbortSignal.abort())).toMatchObject({
    ok: false,
    code: 'upstream_timeout',
  });
});
