/** How long a start may take: a busy or slow machine is waited for, and told of. */
import { say } from '../workers/process/progress.ts';
import { UserError } from '../workers/process/config.ts';

/** A program that lives but is not ready by then will not be. */
export const START_MS = 300_000;
const SAID_MS = 20_000;

/** What to do about a start that takes for ever. */
export const TOO_SLOW =
  'Look for what else keeps this machine busy (processors, memory, disk) and start again.';

/**
 * What `ready` resolves to; meanwhile a line now and then says what is waited for. Rejects as
 * `ready` does, or after five minutes with what to do.
 */
export async function startsInTime<T>(
  name: string,
  ready: Promise<T>,
  { withinMs = START_MS, everyMs = SAID_MS, tell = say } = {},
): Promise<T> {
  const startedMs = performance.now();
  const seconds = (): number => Math.round((performance.now() - startedMs) / 1000);
  const saying = setInterval(
    () => tell(`${name} is still starting, after ${seconds()} s ...`),
    everyMs,
  );
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    const minutes = Math.round(withinMs / 60_000);
    const said = `${name} was not ready within ${minutes} minutes. ${TOO_SLOW}`;
    timer = setTimeout(() => reject(new UserError(said)), withinMs);
  });
  try {
    return await Promise.race([ready, late]);
  } finally {
    clearInterval(saying);
    clearTimeout(timer);
  }
}
