/** Loaded before a process (`--import`): at SIGUSR2 its event loop stands still for ever. */
import { isMainThread } from 'node:worker_threads';

if (isMainThread)
  process.on('SIGUSR2', () => {
    for (;;);
  });
