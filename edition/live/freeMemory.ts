import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

type Collect = (options: { type: 'major'; execution: 'sync'; flavor: 'last-resort' }) => void;

let collect: Collect | null = null;

/**
 * Several editions in a row, as when datasets go live one after the other, are cleaned up after
 * once.
 */
const QUIET_MS = 5000;
let soon: NodeJS.Timeout | undefined;

/**
 * Gives memory back to the system when no edition was made for five seconds. Making one leaves as
 * much garbage as it keeps, and the runtime would hold on to it for hours.
 */
export function freeMemorySoon(): void {
  clearTimeout(soon);
  soon = setTimeout(freeMemory, QUIET_MS).unref();
}

/**
 * Collects garbage and gives the memory back to the system. Takes some hundred milliseconds: for
 * rare, large work only.
 */
export function freeMemory(): void {
  if (!collect) {
    setFlagsFromString('--expose-gc');
    collect = runInNewContext('gc') as Collect;
  }
  collect({ type: 'major', execution: 'sync', flavor: 'last-resort' });
}
