/** Long work on the thread that serves everybody: others go before it while it is under way. */
import { setImmediate as others } from 'node:timers/promises';
import type { Steps } from '../engine/steps.ts';

/** Milliseconds in which nobody else had their turn; one more piece may follow. */
const HELD_MS = 10;

// one thread, whoever holds it: many short works one behind another are a long one
let pausedMs = performance.now();

/** Lets others go first, if they have waited. */
export async function giveWay(): Promise<void> {
  if (performance.now() - pausedMs < HELD_MS) return;
  await others();
  pausedMs = performance.now();
}

/** What work in pieces comes to, with others before it in between. */
export async function inPieces<T>(steps: Steps<T>): Promise<T> {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    await giveWay();
  }
}

/** The same; null when it is given up first, and the rest is left undone. */
export async function inPiecesUntil<T>(steps: Steps<T>, givenUp: AbortSignal): Promise<T | null> {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    await giveWay();
    if (givenUp.aborted) return null;
  }
}
