/** Waits for what happens in the background, instead of sleeping. */
import { setTimeout as pause } from 'node:timers/promises';

/** Far more than anything takes: a busy machine must not decide a test. */
const UNTIL_MS = 45_000;
const EVERY_MS = 20;

/** The first value of `read` that `fits`. Throws, with the last value, when none does in time. */
export async function eventually<T>(
  read: () => Promise<T>,
  fits: (value: T) => boolean,
  withinMs = UNTIL_MS,
): Promise<T> {
  const end = Date.now() + withinMs;
  for (;;) {
    const value = await read();
    if (fits(value)) return value;
    if (Date.now() > end) throw new Error(`still not so: ${JSON.stringify(value)}`);
    await pause(EVERY_MS);
  }
}
