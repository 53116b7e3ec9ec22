/** Long work on the thread that serves everybody: others go before it while it is under way. */
import { setTimeout } from 'node:timers/promises';
import type { Steps } from '../engine/steps.ts';

/** Milliseconds in which nobody else had their turn; one more piece may follow. */
const HELD_MS = 5;

// one thread, whoever holds it: many short works one behind another are a long one
let pausedMs = performance.now();

/** Work that has stopped for others, and how often it did. */
interface Paused {
  pauses: number;
  goOn: () => void;
}
const paused: Paused[] = [];

/**
 * Lets others go first, if they have waited. Of several works one goes on for each round of the
 * event loop: five long ones hold everybody up as little as one. It is that which has paused least,
 * so that a short one does not wait for them; each fourth time the one that has waited longest, so
 * that a long one ends.
 */
export async function giveWay(pauses: number): Promise<void> {
  if (performance.now() - pausedMs < HELD_MS) return;
  const { promise, resolve } = Promise.withResolvers<void>();
  if (paused.push({ pauses, goOn: resolve }) === 1) setImmediate(goOn);
  await promise;
  pausedMs = performance.now();
}

function goOn(): void {
  rounds += 1;
  const least = Math.min(...paused.map(({ pauses }) => pauses));
  const at = rounds % 4 === 0 ? 0 : paused.findIndex(({ pauses }) => pauses === least);
  const [next] = paused.splice(at, 1);
  if (paused.length > 0) setImmediate(goOn);
  next?.goOn();
}
let rounds = 0;

/** What work in pieces comes to, with others before it in between. */
export async function inPieces<T>(steps: Steps<T>): Promise<T> {
  for (let pauses = 0; ; pauses += 1) {
    const step = steps.next();
    if (step.done) return step.value;
    await giveWay(pauses);
  }
}

/** The same, where nobody waits for it: after each piece others have as much time as it took. */
export async function withRests<T>(steps: Steps<T>): Promise<T> {
  for (;;) {
    const startedMs = performance.now();
    const step = steps.next();
    if (step.done) return step.value;
    await setTimeout(performance.now() - startedMs);
  }
}

/** What work in pieces comes to; null when it is given up first, and the rest is left undone. */
export async function inPiecesUntil<T>(steps: Steps<T>, givenUp: AbortSignal): Promise<T | null> {
  for (let pauses = 0; ; pauses += 1) {
    const step = steps.next();
    if (step.done) return step.value;
    await giveWay(pauses);
    if (givenUp.aborted) return null;
  }
}
