import { describe, expect, it } from '@jest/globals';
import { BoundedCache } from './boundedCache.ts';

/** Asks for keys in their order, and tells which were made. */
async function made(sizeMax: number, asked: readonly string[], size = 1): Promise<string> {
  const cache = new BoundedCache<string>(sizeMax);
  const makes: string[] = [];
  for (const key of asked) {
    const value = await cache.get(key, size, async () => {
      makes.push(key);
      return key;
    });
    expect(value).toBe(key);
  }
  return makes.join('');
}

describe('a bounded cache', () => {
  it.each([
    // size, asked for in turn, made
    [3, 'abcabcabc', 'abc'],
    [2, 'abaab', 'ab'],
    [2, 'abcacac', 'abca'],
    [2, 'abacab', 'abcb'],
    [0, 'aab', 'ab'],
  ])(
    'of size %d, asked for %s, makes %s: the longest unused goes first',
    async (sizeMax, asked, expected) => {
      expect(await made(sizeMax, [...asked])).toBe(expected);
    },
  );

  it('makes a value once for all who ask while it is made, and again when it failed', async () => {
    const cache = new BoundedCache<number>(10);
    let makes = 0;
    const gate = Promise.withResolvers<number>();
    const make = (): Promise<number> => {
      makes += 1;
      return gate.promise;
    };
    const asked = [cache.get('a', 1, make), cache.get('a', 1, make)];
    gate.reject(new Error('no'));
    expect((await Promise.allSettled(asked)).map(({ status }) => status)).toEqual([
      'rejected',
      'rejected',
    ]);
    expect(makes).toBe(1);
    expect(await cache.get('a', 1, async () => 7)).toBe(7);
  });
});
