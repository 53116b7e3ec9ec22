/** The thread in which documents are made. */
import { parentPort } from 'node:worker_threads';
import type { Asked, MadeDocument } from './make.ts';
import { makeDocument } from './make.ts';

/** To whoever asked: the document, or that it could not be made. */
export type Said = MadeDocument | { broke: string } | { ready: true };

parentPort?.on('message', (asked: Asked) => {
  makeDocument(asked).then(say, (cause: unknown) =>
    say({ broke: cause instanceof Error ? (cause.stack ?? cause.message) : String(cause) }),
  );
});

say({ ready: true }); // fonts and forms are read

function say(said: Said): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort?.postMessage(said);
}
