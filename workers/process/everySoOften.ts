/** Work that comes again and again for as long as a process runs. */

/** Does it each time so long has passed, until it is stopped; keeps no process alive. */
export function everySoOften(everyMs: number, work: () => void): { stop: () => void } {
  const timer = setInterval(work, everyMs);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}
