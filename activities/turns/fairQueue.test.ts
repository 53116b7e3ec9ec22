import { describe, expect, it } from '@jest/globals';
import { FairQueue, QueueFull } from './fairQueue.ts';

const never = new AbortController().signal;
const BOUNDS = { running: 1, runningEach: 1, waitingEach: 2 };

/** Work that ends when it is told to, and notes that it began. */
function createWorks(queue: FairQueue) {
  const begun: string[] = [];
  const gates = new Map<string, PromiseWithResolvers<string>>();
  return {
    begun,
    run: (name: string, signal = never): Promise<string> => {
      const gate = Promise.withResolvers<string>();
      gates.set(name, gate);
      return queue.run(name.slice(0, 1), signal, () => {
        begun.push(name);
        return gate.promise;
      });
    },
    end: async (name: string): Promise<void> => {
      gates.get(name)?.resolve(`${name} is done`);
      await settled();
    },
    fail: async (name: string): Promise<void> => {
      gates.get(name)?.reject(new Error(`${name} broke`));
      await settled();
    },
  };
}

/** Lets everything that is due happen. */
const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

describe('work in turns', () => {
  it('begins when it is its turn, and comes back with its result', async () => {
    const works = createWorks(new FairQueue(BOUNDS));
    const all = Promise.all([works.run('A1'), works.run('A2'), works.run('B1')]);
    await settled();
    expect(works.begun).toEqual(['A1']);
    await works.end('A1');
    expect(works.begun).toEqual(['A1', 'B1']);
    await works.end('B1');
    await works.end('A2');
    expect(await all).toEqual(['A1 is done', 'A2 is done', 'B1 is done']);
  });

  it('that fails gives its place to the next', async () => {
    const works = createWorks(new FairQueue(BOUNDS));
    const first = works.run('A1').catch(String);
    const second = works.run('A2');
    await works.fail('A1');
    expect(await first).toBe('Error: A1 broke');
    await works.end('A2');
    expect(await second).toBe('A2 is done');
  });

  it('leaves the queue at its deadline and is never begun; what runs goes on', async () => {
    const works = createWorks(new FairQueue(BOUNDS));
    const deadline = new AbortController();
    const first = works.run('A1', deadline.signal);
    const late = works.run('B1', deadline.signal).catch((cause: unknown) => cause);
    const patient = works.run('C1');
    await settled();
    const over = new Error('the deadline');
    deadline.abort(over);
    expect(await late).toBe(over);
    await works.end('A1');
    expect(await first).toBe('A1 is done');
    await works.end('C1');
    expect(await patient).toBe('C1 is done');
    expect(works.begun).toEqual(['A1', 'C1']);
  });

  it('whose time is over already does not even wait', async () => {
    const works = createWorks(new FairQueue(BOUNDS));
    await expect(works.run('A1', AbortSignal.abort(new Error('over')))).rejects.toThrow('over');
    expect(works.begun).toEqual([]);
  });

  it('is refused when as much of its workspace waits as may, and another one is not', async () => {
    const works = createWorks(new FairQueue(BOUNDS));
    const waiting = ['A1', 'A2', 'A3'].map((name) => works.run(name));
    await expect(works.run('A4')).rejects.toThrow(QueueFull);
    const other = works.run('B1');
    for (const name of ['A1', 'B1', 'A2', 'A3']) await works.end(name);
    expect(await Promise.all([...waiting, other])).toHaveLength(4);
  });

  it('is sent away where it waits or would wait when the queue ends; what runs goes on', async () => {
    const queue = new FairQueue(BOUNDS);
    const works = createWorks(queue);
    const first = works.run('A1');
    const waiting = works.run('B1').catch((cause: unknown) => cause);
    await settled();
    queue.sendAway();
    expect(await waiting).toBeInstanceOf(QueueFull);
    await expect(works.run('C1')).rejects.toThrow(QueueFull);
    await works.end('A1');
    expect(await first).toBe('A1 is done');
    const last = works.run('D1');
    await works.end('D1');
    expect(await last).toBe('D1 is done');
    expect(works.begun).toEqual(['A1', 'D1']);
  });
});
