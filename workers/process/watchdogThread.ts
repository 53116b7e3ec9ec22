/** The thread that watches the event loop of its process; its own has nothing else to do. */
import { writeSync } from 'node:fs';
import { hostname } from 'node:os';
import { workerData } from 'node:worker_threads';
import type { Watch } from './watchdog.ts';

const { beat, limitMs } = workerData as Watch;
/**
 * Waits of the whole limit. A machine that slept, or a process that was halted, loses one of them
 * at most, not the limit.
 */
const SLICES = 10;
const FATAL = 60; // as the log of the service calls it

for (let silent = 0; silent < SLICES;) {
  const seen = Atomics.load(beat, 0);
  const waited = Atomics.wait(beat, 0, seen, limitMs / SLICES);
  silent = waited === 'timed-out' && Atomics.load(beat, 0) === seen ? silent + 1 : 0;
}
// written past the streams of the process, which need the event loop that stands still
writeSync(
  1,
  `${JSON.stringify({
    level: FATAL,
    time: new Date().toISOString(),
    pid: process.pid,
    hostname: hostname(),
    msg: `the event loop has stood still for ${limitMs} ms: the process ends, to be replaced`,
  })}\n`,
);
process.kill(process.pid, 'SIGKILL'); // nothing gentler is heard by a process that runs in a circle
