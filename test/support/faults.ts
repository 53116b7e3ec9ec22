/** Steps of workflows that fail, hang or repeat on purpose. */
import { Context } from '@temporalio/activity';
import { ApplicationFailure } from '@temporalio/common';
import type { SingleSteps } from '../../activities/index.ts';

export type Step = keyof SingleSteps;

/**
 * Stands between a workflow and one of its steps. `attempt` counts the calls of the step since the
 * fault was set.
 */
export type Fault = (run: () => Promise<unknown>, attempt: number) => Promise<unknown>;

export interface Faults {
  /** For the service's overrides. */
  activities: (usual: SingleSteps) => SingleSteps;
  set: (step: Step, fault: Fault) => void;
  /** Holds a step back until the gate is released; the step then runs, however late. */
  gate: (step: Step) => Gate;
  /** Takes all faults away and releases every gate, so that no worker waits for one. */
  clear: () => void;
}

export interface Gate {
  /** Resolves when the step is held. */
  reached: Promise<void>;
  release: () => void;
  /** Resolves when the released step has run, or failed. */
  done: Promise<void>;
}

/** No faults at first; `set` puts one between a workflow and a step, `clear` takes all away. */
export function createFaults(): Faults {
  const active = new Map<Step, { fault: Fault; attempts: number }>();
  const gates: Gate[] = [];
  const set = (step: Step, fault: Fault): void => void active.set(step, { fault, attempts: 0 });
  const guarded = (step: Step, run: () => Promise<unknown>): Promise<unknown> => {
    const entry = active.get(step);
    if (!entry) return run();
    entry.attempts += 1;
    return entry.fault(run, entry.attempts);
  };
  return {
    activities: (usual) =>
      Object.fromEntries(
        Object.entries(usual).map(([name, step]) => [
          name,
          (input: never) =>
            guarded(name as Step, () => (step as (input: never) => Promise<unknown>)(input)),
        ]),
      ) as unknown as SingleSteps, // same names, same inputs, same results
    set,
    gate: (step) => {
      const { fault, ...gate } = createGate();
      gates.push(gate);
      set(step, fault);
      return gate;
    },
    clear: () => {
      active.clear();
      for (const gate of gates.splice(0)) gate.release();
    },
  };
}

function createGate(): Gate & { fault: Fault } {
  const reached = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  const done = Promise.withResolvers<void>();
  return {
    fault: async (run) => {
      reached.resolve();
      await released.promise;
      try {
        return await run();
      } finally {
        done.resolve();
      }
    },
    reached: reached.promise,
    release: released.resolve,
    done: done.promise,
  };
}

/** Fails before it did anything, the first time; a connection that broke. */
export const failsOnce: Fault = async (run, attempt) => {
  if (attempt === 1) throw new Error('the connection broke before the step');
  return run();
};

/** Does its work the first time, and its answer is lost. */
export const losesItsAnswerOnce: Fault = async (run, attempt) => {
  const result = await run();
  if (attempt === 1) throw new Error('the connection broke after the step');
  return result;
};

/** Does its work twice in a row. */
export const runsTwice: Fault = async (run) => {
  await run();
  return run();
};

/** Does its work twice at the same time. */
export const runsTwiceAtOnce: Fault = async (run) => (await Promise.all([run(), run()]))[0];

/** Fails for good before it did anything. */
export const failsForGood: Fault = async () => {
  throw broken();
};

/** Does its work and then fails for good: nobody learns that it was done. */
export const failsForGoodAfterwards: Fault = async (run) => {
  await run();
  throw broken();
};

/** Does nothing until it is given up. */
export const hangs: Fault = () => Context.current().cancelled;

/** Does its work, then does not answer until it is given up. */
export const hangsAfterwards: Fault = async (run) => {
  await run();
  return Context.current().cancelled;
};

const broken = (): ApplicationFailure =>
  ApplicationFailure.create({
    type: 'upstream_error',
    message: 'the engine is broken on purpose',
    nonRetryable: true,
  });
