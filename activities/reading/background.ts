/** What a process that reads strangers' files owes to the one that answers. */
import { readdirSync, writeFileSync } from 'node:fs';
import { constants, platform, setPriority } from 'node:os';

/**
 * Puts the process behind those that answer requests, with all threads that it has and will have:
 * where all cores are wanted they have about a tenth of one, else all that is left. Where memory
 * runs out, Linux ends it before them.
 */
export function runInBackground(): void {
  try {
    // Linux alone gives each thread a priority of its own, which those inherit that it starts
    const threads =
      platform() === 'linux' ? readdirSync('/proc/self/task').map(Number) : [process.pid];
    for (const thread of threads) setPriority(thread, constants.priority.PRIORITY_BELOW_NORMAL);
    if (platform() === 'linux') writeFileSync('/proc/self/oom_score_adj', '1000');
  } catch {
    // where it may not be changed: no reason not to read
  }
}
