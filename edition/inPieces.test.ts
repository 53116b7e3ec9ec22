import { expect, it } from '@jest/globals';
import { eachInSteps, type Steps } from '../engine/steps.ts';
import { inPieces, inPiecesUntil } from './inPieces.ts';

/** Pieces that each hold the thread for a while. */
function* pieces(count: number, heldMs: number): Steps<number> {
  for (let piece = 0; piece < count; piece += 1) {
    const startMs = performance.now();
    while (performance.now() - startMs < heldMs);
    yield;
  }
  return count;
}

it('others have their turn between the pieces of long work', async () => {
  let turns = 0;
  const others = (): void => {
    turns += 1;
    waiting = setImmediate(others);
  };
  let waiting = setImmediate(others);
  expect(await inPieces(pieces(20, 11))).toBe(20);
  clearImmediate(waiting);
  expect(turns).toBeGreaterThanOrEqual(20);
});

it('many short works one behind another give way as one long work does', async () => {
  let turns = 0;
  setImmediate(() => {
    turns += 1;
  });
  for (let work = 0; work < 20; work += 1) await inPieces(pieces(1, 4));
  expect(turns).toBe(1);
});

it('work that is given up is left undone', async () => {
  let done = 0;
  function* counted(): Steps<string> {
    for (; done < 100; done += 1) yield;
    return 'all';
  }
  expect(await inPiecesUntil(counted(), AbortSignal.abort())).toBeNull();
  expect(done).toBe(0);
});

it('of many things those before the end are made, in their order, and no more', async () => {
  const ending = new AbortController();
  const made: number[] = [];
  const make = (thing: number): number => {
    made.push(thing);
    if (thing === 2) ending.abort();
    return 10 * thing;
  };
  expect(await inPieces(eachInSteps([1, 3], make))).toEqual([10, 30]);
  expect(await inPiecesUntil(eachInSteps([1, 2, 3], make), ending.signal)).toBeNull();
  expect(made).toEqual([1, 3, 1, 2]);
});
