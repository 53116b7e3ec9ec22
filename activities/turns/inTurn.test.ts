import { describe, expect, it } from '@jest/globals';
import { MockActivityEnvironment } from '@temporalio/testing';
import { FairQueue } from './fairQueue.ts';
import { inTurn, settlingInTurn } from './inTurn.ts';

const never = (): Promise<never> => new Promise(() => {});
const charge = (workspaceId: string) => ({ charge: { workspaceId }, untilMs: Date.now() + 60_000 });
/** Lets everything that is due happen. */
const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
const asStep = <T>(work: () => Promise<T>): Promise<T> => new MockActivityEnvironment().run(work);

describe('a step in turns', () => {
  it('comes to what its work comes to', async () => {
    const queue = new FairQueue({ running: 1, runningEach: 1, waitingEach: 1 });
    expect(await asStep(() => inTurn(queue, charge('A'), async () => 7))).toBe(7);
    await expect(
      asStep(() => inTurn(queue, charge('A'), () => Promise.reject(new Error('broken')))),
    ).rejects.toThrow('broken');
  });

  it('that is not begun by its time says so, and leaves its place to others', async () => {
    const queue = new FairQueue({ running: 1, runningEach: 1, waitingEach: 5 });
    const gate = Promise.withResolvers<string>();
    const first = asStep(() => inTurn(queue, charge('A'), () => gate.promise));
    const late = { ...charge('B'), untilMs: Date.now() + 5 };
    expect(await asStep(() => inTurn(queue, late, never))).toMatchObject({
      code: 'upstream_timeout',
    });
    const other = asStep(() => inTurn(queue, charge('C'), async () => 'C'));
    gate.resolve('A');
    expect(await Promise.all([first, other])).toEqual(['A', 'C']);
  });

  it('of which too many wait is refused at once, and told when to come back', async () => {
    const queue = new FairQueue({ running: 1, runningEach: 1, waitingEach: 1 });
    for (let n = 0; n < 2; n += 1) void asStep(() => inTurn(queue, charge('A'), never));
    await settled();
    expect(await asStep(() => inTurn(queue, charge('A'), never))).toMatchObject({
      code: 'quota_exceeded',
      details: { budget: 'waiting', retryAfterSeconds: 5 },
    });
  });

  it('that is cancelled while it waits rejects', async () => {
    const queue = new FairQueue({ running: 1, runningEach: 1, waitingEach: 5 });
    void asStep(() => inTurn(queue, charge('A'), never));
    await settled();
    const step = new MockActivityEnvironment();
    const waiting = step.run(() => inTurn(queue, charge('B'), never)).catch(String);
    await settled();
    step.cancel('CANCELLED');
    expect(await waiting).toMatch(/cancel/i);
  });
});

describe('steps that settle', () => {
  const gates: PromiseWithResolvers<void>[] = [];
  const begun: string[] = [];
  const run = (name: string) => async (): Promise<void> => {
    begun.push(name);
    const gate = Promise.withResolvers<void>();
    gates.push(gate);
    await gate.promise;
  };
  const bounded = (queue: FairQueue) => ({ steps: queue, batches: queue });
  const item = (workspaceId: string) => ({ input: { charge: { workspaceId } } });

  it('of forty items of one workspace leave the next turn to the single request of another; a charge waits for none', async () => {
    const queue = new FairQueue({ running: 2, runningEach: 2, waitingEach: 100 });
    const steps = settlingInTurn(bounded(queue), {
      classifyAndSettle: (task: ReturnType<typeof item>) => run(task.input.charge.workspaceId)(),
      screenAndKeep: (task: { check: { workspaceId: string } }) => run(task.check.workspaceId)(),
      charge: (workspaceId: string) => run(`charge ${workspaceId}`)(),
    });
    const all = Array.from({ length: 40 }, () => asStep(() => steps.classifyAndSettle(item('A'))));
    await settled();
    all.push(asStep(() => steps.screenAndKeep({ check: { workspaceId: 'B' } })));
    void asStep(() => steps.charge('B'));
    await settled();
    expect(begun).toEqual(['A', 'A', 'charge B']);
    gates[0]?.resolve();
    await settled();
    expect(begun).toEqual(['A', 'A', 'charge B', 'B']);
    for (let n = 0; n < gates.length; n += 1) {
      gates[n]?.resolve();
      await settled();
    }
    await Promise.all(all);
  });

  it('of whole batches wait for each other, and hold no turn of a single request', async () => {
    gates.length = 0;
    begun.length = 0;
    const queue = () => new FairQueue({ running: 1, runningEach: 1, waitingEach: 5 });
    const steps = settlingInTurn(
      { steps: queue(), batches: queue() },
      {
        classifyAllAndSettle: ([first]: ReturnType<typeof item>[]) =>
          run(`batch ${first?.input.charge.workspaceId}`)(),
        classifyAndSettle: (task: ReturnType<typeof item>) => run(task.input.charge.workspaceId)(),
      },
    );
    const all = ['A', 'B'].map((name) =>
      asStep(() => steps.classifyAllAndSettle([item(name), item(name)])),
    );
    all.push(asStep(() => steps.classifyAndSettle(item('A'))));
    await settled();
    expect(begun).toEqual(['batch A', 'A']);
    gates[0]?.resolve();
    await settled();
    expect(begun).toEqual(['batch A', 'A', 'batch B']);
    for (const gate of gates) gate.resolve();
    await Promise.all(all);
  });
});
