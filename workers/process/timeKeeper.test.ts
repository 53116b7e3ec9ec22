import { describe, expect, it } from '@jest/globals';
import type { Context } from '@temporalio/activity';
import type { ActivityExecuteInput } from '@temporalio/worker';
import { createTimeKeeper } from './timeKeeper.ts';

const INPUT: ActivityExecuteInput = { args: [], headers: {} };

/** A worker whose clock is set by hand, and the tries of its steps. */
function createWorker() {
  let nowMs = 0;
  const keeper = createTimeKeeper(() => nowMs);
  return {
    pass: (ms: number): void => void (nowMs += ms),
    /** How a try ends: that of its work, or that it was not begun. */
    async attempt(
      attempt: number,
      work: () => Promise<string>,
      { timeMs = 1000, isLocal = true, id = 'one' } = {},
    ) {
      const info = {
        workflowExecution: { workflowId: 'w', runId: 'r' },
        activityId: id,
        isLocal,
        attempt,
        scheduleToCloseTimeoutMs: timeMs,
      };
      const { inbound } = keeper({ info } as unknown as Context); // nothing else of it is looked at
      const execute = inbound?.execute?.bind(inbound);
      return (execute ? execute(INPUT, work) : work()).catch((cause: Error) => cause.message);
    },
  };
}

const works = async (): Promise<string> => 'done';
const fails = async (): Promise<string> => {
  throw new Error('away');
};

describe('a step', () => {
  it('is tried until its time is over, and not after', async () => {
    const worker = createWorker();
    expect(await worker.attempt(1, fails)).toBe('away');
    worker.pass(999);
    expect(await worker.attempt(2, fails)).toBe('away');
    worker.pass(2);
    expect(await worker.attempt(3, works)).toBe('the time of the step was over');
  });

  it('has its time from its own first try on, whatever other steps do', async () => {
    const worker = createWorker();
    await worker.attempt(1, fails, { id: 'early' });
    worker.pass(900);
    await worker.attempt(1, fails, { id: 'late' });
    worker.pass(900);
    expect(await worker.attempt(2, works, { id: 'early' })).toBe('the time of the step was over');
    expect(await worker.attempt(2, works, { id: 'late' })).toBe('done');
  });

  it('that came from another worker begins with its first try here', async () => {
    const worker = createWorker();
    worker.pass(5000);
    expect(await worker.attempt(4, works)).toBe('done');
  });

  it('that is none of the task, or has no time of its own, is left alone', async () => {
    const worker = createWorker();
    await worker.attempt(1, fails, { isLocal: false });
    await worker.attempt(1, fails, { timeMs: 0 });
    worker.pass(5000);
    expect(await worker.attempt(2, works, { isLocal: false })).toBe('done');
    expect(await worker.attempt(2, works, { timeMs: 0 })).toBe('done');
  });
});
