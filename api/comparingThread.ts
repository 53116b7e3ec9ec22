/** The thread in which two releases are compared. */
import { parentPort } from 'node:worker_threads';
import { changesOf } from '../edition/lookup/changes.ts';
import { unpack } from '../db/store/releaseContent.ts';
import type { Compared, Comparison } from './comparing.ts';

parentPort?.on('message', ({ schedule, code, before, after }: Comparison) => {
  const compared = compare(() => changesOf({ schedule }, code, rowsOf(before), rowsOf(after)));
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort?.postMessage(compared);
});

const rowsOf = (parts: readonly Uint8Array[]) => parts.flatMap(unpack);

function compare(work: () => ReturnType<typeof changesOf>): Compared {
  try {
    return { changes: work() };
  } catch (cause) {
    return { failed: cause instanceof Error ? cause.message : String(cause) };
  }
}
