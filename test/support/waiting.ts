/** Waits for what happens in the background, instead of sleeping. */
import { setTimeout as pause } from 'node:timers/promises';

const UNTIL_MS = 15_000;
const EVERY_MS = 20;

/**
 * The first value of `read` that `fits`. Throws, with the last value, when none does within 15
 * seconds.
 */
export async function eventually<T>(
  read: () => Promise<T>,
  fits: (value: T) => boolean,
): Promise<T> {
  const end = Date.now() + UNTIL_MS;
  for (;;) {
    const value = await read();
    if (fits(value)) return value;
    if (Date.now() > end) throw new Error(`still not so: ${JSON.stringify(value)}`);
    await pause(EVERY_MS);
  }
}
