import { expect, it } from '@jest/globals';
import type { Steps } from '../engine/steps.ts';
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

it('work whose deadline has come is left undone', async () => {
  let done = 0;
  function* counted(): Steps<string> {
    for (; done < 100; done += 1) yield;
    return 'all';
  }
  expect(await inPiecesUntil(counted(), 0)).toBeNull();
  expect(done).toBe(0);
});
