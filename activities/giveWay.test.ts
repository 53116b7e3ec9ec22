import { expect, it } from '@jest/globals';
import { eachGivingWay } from './giveWay.ts';

const NEVER = new AbortController().signal;

/** Keeps the thread busy, as the check of a long item does. */
function busy(ms: number): void {
  const until = performance.now() + ms;
  while (performance.now() < until);
}

it('makes one of each, in order', async () => {
  const made = await eachGivingWay(['a', 'b'], (thing, index) => `${index}${thing}`, NEVER);
  expect(made).toEqual(['0a', '1b']);
});

it('others get their turn between two long pieces', async () => {
  const order: string[] = [];
  setImmediate(() => order.push('another'));
  const work = eachGivingWay(
    [1, 2, 3],
    (piece) => {
      busy(15);
      order.push(`piece ${piece}`);
    },
    NEVER,
  );
  await work;
  expect(order).toEqual(['piece 1', 'another', 'piece 2', 'piece 3']);
});

it('stops when its time is over, and makes no more', async () => {
  const ending = new AbortController();
  const made: number[] = [];
  const answer = await eachGivingWay(
    [1, 2, 3],
    (piece) => {
      made.push(piece);
      if (piece === 2) ending.abort();
    },
    ending.signal,
  );
  expect([answer, made]).toEqual([null, [1, 2]]);
});

it('what a piece throws ends the work', async () => {
  const broken = () => {
    throw new Error('broken');
  };
  await expect(eachGivingWay([1], broken, NEVER)).rejects.toThrow('broken');
});
