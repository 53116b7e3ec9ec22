/**
 * Loaded into the service of the bench: it collects its garbage when it is told, so that what it
 * holds is what it needs.
 */
import { isMainThread } from 'node:worker_threads';

if (isMainThread) process.on('SIGUSR2', () => globalThis.gc?.());
