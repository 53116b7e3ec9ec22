/**
 * Documents are made in threads: setting pages takes tenths of a second in which nobody else would
 * be answered, and pictures are unpacked. They cost nothing and promise nothing that must be done
 * later, so that no workflow stands behind them.
 */
import type { Asked, MadeDocument } from '../documents/make.ts';
import type { Said } from '../documents/makingThread.ts';
import { NotDone, ThreadQueue } from './threadQueue.ts';

const threads = new ThreadQueue({
  file: new URL('../documents/makingThread.ts', import.meta.url),
  memoryMbMax: 256,
  threadsMax: 2,
  jobsMax: 24,
  // what is left of the time of a request is for the document itself
  waitMsMax: 15_000,
  saysReady: true,
});

/**
 * The document, or why its request is refused. Throws `NotDone` where too many wait, it took longer
 * than `timeoutMs` to make, or the thread broke.
 */
export const makeInThread = (asked: Asked, timeoutMs: number): Promise<MadeDocument> =>
  threads.run<Said, MadeDocument>({ message: () => asked, hear, timeoutMs });

function hear(said: Said): { answer: MadeDocument } | null {
  if ('ready' in said) return null;
  if ('broke' in said) throw new NotDone('broke', { cause: new Error(said.broke) });
  return { answer: said };
}
