import { expect, it } from '@jest/globals';
import { goneFrom, goneMax } from './gone.ts';

const ids = (count: number): string[] => Array.from({ length: count }, (_, at) => String(at));
const shopOf = (...standing: string[]) => ({ has: async (id: string) => standing.includes(id) });
const seen = (...some: string[]) => new Set(some);

it('what the shop itself does not have is gone; what a page has left out is not', async () => {
  const gone = await goneFrom(shopOf('1'), ['0', '1', '2'], seen('0'), goneMax(3));
  expect(gone).toEqual({ ids: ['2'], unasked: [] });
});

it.each([
  ['nothing was seen at all', ids(3), seen(), 10],
  ['more are missing than may be', ids(30), seen('0'), goneMax(30)],
])('nothing is gone where %s', async (_, known, found, max) => {
  const gone = await goneFrom(shopOf(), known, found, max);
  expect(gone.ids).toEqual([]);
  expect(gone.unasked).toHaveLength(known.length - found.size);
});

it('of a large shop a twentieth may be gone at once', () => {
  expect([0, 100, 1000].map(goneMax)).toEqual([10, 10, 50]);
});
