/** Long work in pieces, so that other requests of this process get their turn between them. */
import { setImmediate as others } from 'node:timers/promises';

/** So long the others may wait for a piece; pieces that are shorter go together. */
const TURN_MS = 10;

/** What each of the things gives, in their order; null where the work was cancelled before the last one. */
export async function eachGivingWay<Thing, Made>(
  things: readonly Thing[],
  make: (thing: Thing, index: number) => Made,
  signal: AbortSignal,
): Promise<Made[] | null> {
  const made: Made[] = [];
  let turnEnds = performance.now() + TURN_MS;
  for (const [index, thing] of things.entries()) {
    if (performance.now() >= turnEnds) {
      await others();
      turnEnds = performance.now() + TURN_MS;
    }
    if (signal.aborted) return null;
    made.push(make(thing, index));
  }
  return made;
}
