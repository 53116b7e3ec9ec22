/** What threads that read strangers' files owe to the one that answers. */
import { readlinkSync } from 'node:fs';
import { constants, platform, setPriority } from 'node:os';
import path from 'node:path';

/**
 * Puts the calling thread behind those that answer requests: where all cores are wanted it has about a tenth of one, else all
 * that is left. Linux alone has priorities of threads; elsewhere it runs like every other.
 */
export function runInBackground(): void {
  if (platform() !== 'linux') return;
  try {
    const thread = Number(path.basename(readlinkSync('/proc/thread-self')));
    setPriority(thread, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // without /proc, or where it may not be changed: no reason not to read
  }
}
