/** Threads that read strangers' files leave the cores to those that answer. */
import { expect, it } from '@jest/globals';
import { getPriority, platform } from 'node:os';
import { Worker } from 'node:worker_threads';

const onLinux = platform() === 'linux' ? it : it.skip;

onLinux('a thread in the background has a lower priority than the process it is of', async () => {
  const module = new URL('./background.ts', import.meta.url).href;
  const script = `
    import { readlinkSync } from 'node:fs';
    import { getPriority } from 'node:os';
    import { parentPort } from 'node:worker_threads';
    import { runInBackground } from '${module}';
    runInBackground();
    parentPort.postMessage(getPriority(Number(readlinkSync('/proc/thread-self').split('/').pop())));`;
  const worker = new Worker(new URL(`data:text/javascript,${encodeURIComponent(script)}`));
  const lowered = await new Promise<number>((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
  });
  expect(lowered).toBeGreaterThan(getPriority());
});
