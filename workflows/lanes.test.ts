import { describe, expect, it } from '@jest/globals';
import { lanes } from './lanes.ts';

describe('lanes', () => {
  it.each([
    // width, items, at once at most
    [4, 10, 4],
    [4, 3, 3],
    [1, 5, 1],
    [4, 0, 0],
  ])(
    'width %d, %d items: never more than %d at once, results in order',
    async (width, count, atOnceMax) => {
      let running = 0;
      let most = 0;
      const items = Array.from({ length: count }, (_, index) => index);
      const results = await lanes(width, items, async (item) => {
        running += 1;
        most = Math.max(most, running);
        // later items end first
        for (let turn = 0; turn < count - item; turn += 1) await Promise.resolve();
        running -= 1;
        return item * 10;
      });
      expect(most).toBe(atOnceMax);
      expect(results).toEqual(items.map((item) => item * 10));
    },
  );

  it('a lane that is free takes the next item, though another one is stuck', async () => {
    const stuck = Promise.withResolvers<void>();
    const done: number[] = [];
    const ran = lanes(2, [0, 1, 2, 3], async (item) => {
      if (item === 0) await stuck.promise;
      done.push(item);
      if (item === 3) stuck.resolve();
    });
    await ran;
    expect(done).toEqual([1, 2, 3, 0]);
  });
});
