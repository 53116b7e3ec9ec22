import { describe, expect, it } from '@jest/globals';
import { cached } from './readiness.ts';

describe('a check that is kept', () => {
  it('is shared by calls at once, kept for its time from its end on, then made anew', async () => {
    let nowMs = 0;
    let checks = 0;
    let end: (value: number) => void = () => {};
    const ask = cached(
      () => new Promise<number>((resolve) => ((checks += 1), (end = resolve))),
      1000,
      () => nowMs,
    );
    const first = [ask(), ask()];
    nowMs = 5000; // it takes long
    first.push(ask());
    end(1);
    expect(await Promise.all(first)).toEqual([1, 1, 1]);
    nowMs = 5999;
    expect(await ask()).toBe(1);
    expect(checks).toBe(1);
    nowMs = 6000;
    const anew = ask();
    end(2);
    expect(await anew).toBe(2);
    expect(checks).toBe(2);
  });

  it('that failed is kept, too: a broken server is not asked more often', async () => {
    let checks = 0;
    const ask = cached(
      () => ((checks += 1), Promise.reject(new Error('down'))),
      1000,
      () => 0,
    );
    await expect(ask()).rejects.toThrow('down');
    await expect(ask()).rejects.toThrow('down');
    expect(checks).toBe(1);
  });
});
