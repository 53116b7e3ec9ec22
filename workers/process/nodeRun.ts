/** How Node runs the processes of the service: `package.json` says the same. */
import path from 'node:path';
import { ROOT } from './config.ts';

/**
 * What a start reads stays for good; where the young have more room, less of it is copied about.
 * Costs some 30 MB.
 */
export const NODE_FLAGS: readonly string[] = [
  '--min-semi-space-size=32',
  '--max-semi-space-size=32',
];

/**
 * Of the process of bulk runs, for which nobody waits: it gives back early what its items leave.
 * Else that grows to half of what the process holds, the tables, before it is looked through.
 */
export const SPARING_FLAGS: readonly string[] = [
  '--max-semi-space-size=16',
  '--heap-growing-percent=20',
];

/**
 * Modules that were compiled by an earlier start; not there, or not to be written, they are
 * compiled again.
 */
export const COMPILED: Readonly<Record<string, string>> = {
  NODE_COMPILE_CACHE: path.join(ROOT, 'node_modules', '.cache', 'landfall'),
};
