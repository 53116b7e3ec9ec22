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

it('of many long works at once one goes on in each turn of the others', async () => {
  let turns = 0;
  const others = (): void => {
    turns += 1;
    waiting = setImmediate(others);
  };
  let waiting = setImmediate(others);
  const works = Array.from({ length: 6 }, () => inPieces(pieces(5, 6)));
  expect(await Promise.all(works)).toEqual([5, 5, 5, 5, 5, 5]);
  clearImmediate(waiting);
  expect(turns).toBeGreaterThanOrEqual(24);
});

it('work that began later and is short ends before long work', async () => {
  const ended: string[] = [];
  const long = [1, 2, 3].map(() => inPieces(pieces(40, 6)).then(() => ended.push('long')));
  await inPieces(pieces(4, 6));
  const short = inPieces(pieces(2, 6)).then(() => ended.push('short'));
  await Promise.all([...long, short]);
  expect(ended[0]).toBe('short');
});

it('many short works one behind another give way as one long work does', async () => {
  let turns = 0;
  setImmediate(() => {
    turns += 1;
  });
  for (let work = 0; work < 20; work += 1) await inPieces(pieces(1, 2));
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
