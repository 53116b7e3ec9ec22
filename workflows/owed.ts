/**
 * Steps that are owed until they are done: they have no deadline. Whoever calls them sees that no
 * cancellation stops them.
 */
import { ApplicationFailure, proxyActivities, proxyLocalActivities } from '@temporalio/workflow';
import type { Activities } from '../activities/index.ts';
import { causeOf, isType } from './failures.ts';

const atOnce = proxyLocalActivities<Activities>({
  scheduleToCloseTimeout: '10s',
  startToCloseTimeout: '5s', // one that hangs is followed by another
  retry: { initialInterval: 100, backoffCoefficient: 2, maximumInterval: 5000 },
});
const inTheEnd = proxyActivities<Activities>({
  startToCloseTimeout: '10s',
  retry: { initialInterval: 1000, backoffCoefficient: 2, maximumInterval: '1 minute' },
});

/**
 * Tries a step for ten seconds within the workflow's own task, as the others are, and then as an
 * activity of its own: such a one is tried for days without a further event, while each second of a
 * task writes three of the 50,000 that a history may have.
 */
const owed =
  <Input, Result>(step: (steps: Activities, asked: Input) => Promise<Result>) =>
  async (asked: Input): Promise<Result> => {
    try {
      return await step(atOnce, asked);
    } catch (failure) {
      if (isFinal(causeOf(failure))) throw failure;
      return step(inTheEnd, asked);
    }
  };

type Asked<Name extends keyof Activities> = Parameters<Activities[Name]>[0];

/** A step that refused, rather than one that could not. */
const isFinal = (cause: unknown): boolean =>
  cause instanceof ApplicationFailure &&
  cause.nonRetryable === true &&
  !isType(cause, 'upstream_timeout');

export const refund = owed((steps, asked: Asked<'refund'>) => steps.refund(asked));
export const refundUndelivered = owed((steps, asked: Asked<'refundUndelivered'>) =>
  steps.refundUndelivered(asked),
);
export const readSettled = owed((steps, asked: Asked<'readSettled'>) => steps.readSettled(asked));
export const freeKey = owed((steps, asked: Asked<'freeKey'>) => steps.freeKey(asked));
export const completeKey = owed((steps, asked: Asked<'completeKey'>) => steps.completeKey(asked));
