import { describe, expect, it } from '@jest/globals';
import { type NotDone, ThreadQueue } from './threadQueue.ts';

/** Says which thread it is, once as many as it was told are at work. */
const PROGRAM = `
import { parentPort, threadId } from 'node:worker_threads';
parentPort.on('message', ({ atWork, wanted }) => {
  if (wanted === undefined) throw new Error('nothing is wanted');
  const counts = new Int32Array(atWork);
  Atomics.add(counts, 0, 1);
  Atomics.notify(counts, 0);
  for (let now; (now = Atomics.load(counts, 0)) < wanted; ) Atomics.wait(counts, 0, now);
  parentPort.postMessage(threadId);
});`;
const file = new URL(`data:text/javascript,${encodeURIComponent(PROGRAM)}`);
const queueOf = (change: object = {}): ThreadQueue =>
  new ThreadQueue({ file, memoryMbMax: 32, threadsMax: 2, jobsMax: 4, ...change });

const hear = (thread: number) => ({ answer: thread });
/** The thread that did it, or why it was not done. */
const doneIn = (queue: ThreadQueue, message: unknown): Promise<number | string> =>
  queue
    .run<number, number | string>({ message: () => message, hear })
    .catch(({ why, message: said }: NotDone) => why ?? said);
const counter = () => new SharedArrayBuffer(4);

describe('jobs of threads', () => {
  it('are done as many at once as there may be threads, which are kept', async () => {
    const queue = queueOf();
    const both = { atWork: counter(), wanted: 2 };
    const first = await Promise.all([doneIn(queue, both), doneIn(queue, both)]);
    expect(new Set(first).size).toBe(2);
    const again = { atWork: counter(), wanted: 2 };
    const second = await Promise.all([doneIn(queue, again), doneIn(queue, again)]);
    expect(new Set(second)).toEqual(new Set(first));
  });

  it('are refused where too many wait, or where the wait is too long', async () => {
    const atWork = counter();
    const held = { atWork, wanted: 2 };
    const queue = queueOf({ threadsMax: 1, jobsMax: 2, waitMsMax: 0 });
    const working = doneIn(queue, held);
    const [waiting, oneMore] = [doneIn(queue, held), doneIn(queue, held)];
    expect(await Promise.all([waiting, oneMore])).toEqual(['busy', 'busy']);
    Atomics.add(new Int32Array(atWork), 0, 1);
    Atomics.notify(new Int32Array(atWork), 0);
    expect(await working).toEqual(expect.any(Number));
  });

  it('that break their thread, or have nothing to say, leave the next whole', async () => {
    const queue = queueOf({ threadsMax: 1 });
    const alone = { atWork: counter(), wanted: 1 };
    expect(await doneIn(queue, {})).toBe('broke');
    const unread = queue.run<number, number>({
      message: () => Promise.reject(new Error('the database is away')),
      hear,
    });
    await expect(unread).rejects.toThrow('the database is away');
    const thread = await doneIn(queue, alone);
    const unheard = queue.run<number, number>({
      message: () => alone,
      hear: () => {
        throw new Error('no answer');
      },
    });
    await expect(unheard).rejects.toThrow('no answer');
    expect(await doneIn(queue, alone)).toBe(thread);
  });
});
