/**
 * The life of every billable request: charge, work, settle, or refund. The charge belongs to the
 * first step of the work where nothing is read before, `settle` to the last (round trips less); the
 * refund is registered before the charge, since a step that timed out may have happened.
 */
import {
  ApplicationFailure,
  CancellationScope,
  log,
  proxyLocalActivities,
  rootCause,
  TimeoutFailure,
} from '@temporalio/workflow';
import type { ChargedWork, FirstStep } from '../activities/chargeAndWork.ts';
import type { Activities } from '../activities/index.ts';
import type { ChargeResult } from '../contract/charge.ts';
import type { Outcome, Refusal, Refused } from '../contract/outcome.ts';
import { creditsOf, unpaid } from '../engine/credits.ts';
import type { BillableInput, Timed } from './contract.ts';
import { endWith } from './ending.ts';
import { causeOf, isType } from './failures.ts';
import { readSettled, refund } from './owed.ts';
import { leftOf } from './timeLeft.ts';

/** Result of the work: settled with its data, or refused and to be refunded. */
export type Worked<T> = { ok: true; data: T } | Refused;
export type LocalSteps = ReturnType<typeof proxyLocalActivities<Activities>>;
/** `first`: what the first step came to, where it was done with the charge. */
type Work<T> = (steps: LocalSteps, first?: Done) => Promise<Worked<T>>;
type Done = ChargedWork['worked'];

/**
 * Runs one billable request and tells how it ended; the work may begin with a step that is done
 * with the charge.
 */
export async function billable<T>(
  input: BillableInput,
  work: Work<T>,
  first?: FirstStep,
): Promise<Outcome<T>> {
  const outcome = await chargeAndWork(input, work, first);
  return endWith(outcome, outcome.ok ? answeredAs(input) : outcome.code);
}

/** Runs a billable request whose work is one step, which settles. */
export const billableStep = (
  input: BillableInput,
  step: FirstStep['step'],
): Promise<Outcome<unknown>> =>
  billable(
    input,
    // of its own step
    async (steps, first) => (first ?? (await steps[step](input as never))) as Worked<unknown>,
    { step, task: input },
  );

/** What `Outcome` says of an answered request. */
export const answeredAs = (input: BillableInput | undefined): 'answered' | null =>
  input?.shape === 2 ? null : 'answered';

async function chargeAndWork<T>(
  input: BillableInput,
  work: Work<T>,
  first: FirstStep | undefined,
): Promise<Outcome<T>> {
  try {
    const steps = stepsFor(input);
    if (!first || input.shape !== 2)
      return await workCharged(input, await steps.charge(input.charge), (more) => work(more));
    const { charged, worked } = await steps.chargeAndWork({ charge: input.charge, first });
    return await workCharged(input, charged, (more) => work(more, worked));
  } catch (failure) {
    return giveUp(input, refusalOf(failure));
  }
}

/** What follows a charge; a batch charges all its items first and then comes here for each. */
export async function workCharged<T>(
  input: BillableInput,
  charged: ChargeResult,
  work: Work<T>,
): Promise<Outcome<T>> {
  if (!charged.charged) return notCharged(charged);
  try {
    const worked = await work(stepsFor(input));
    if (!worked.ok) return await giveUp(input, worked);
    return { ok: true, data: worked.data, credits: creditsOf(input.charge, charged.balance) };
  } catch (failure) {
    return giveUp(input, refusalOf(failure));
  }
}

/**
 * The steps of a request, all of which end by its deadline. Trouble of the database is tried again
 * until then.
 */
export function stepsFor(timed: Timed): LocalSteps {
  const until = untilDeadline(timed);
  const leftMs = until.scheduleToCloseTimeout;
  // no longer than all of them may take
  const startToCloseTimeout = Math.min(leftMs, Math.max(ATTEMPT_MS, leftMs / 2));
  return proxyLocalActivities<Activities>({ ...until, startToCloseTimeout });
}

/**
 * An attempt that hangs, on a connection that is dead say, is followed by another after so long, or
 * after half the time that is left, where that is more: a step may wait for its turn for seconds.
 */
const ATTEMPT_MS = 5000;

/** For how long a step of a request is tried, and how soon again. Throws once its time is over. */
export function untilDeadline(timed: Timed) {
  const leftMs = leftOf(timed);
  if (leftMs <= 0)
    throw ApplicationFailure.nonRetryable('the deadline has passed', 'upstream_timeout');
  return {
    scheduleToCloseTimeout: leftMs,
    retry: { initialInterval: 50, backoffCoefficient: 2, maximumInterval: 1000 },
  };
}

/**
 * Refunds, unless the answer was stored and only the word of it was lost: then it stands, and so
 * does the charge.
 */
export function giveUp<T>({ charge }: BillableInput, refusal: Refusal): Promise<Outcome<T>> {
  return CancellationScope.nonCancellable(async () => {
    if (await refund({ ...charge, errorCode: refusal.code })) return { ok: false, ...refusal };
    const { answer, balance } = await readSettled(charge);
    // stored by settle, which had it from this very work
    return { ok: true, data: answer as T, credits: creditsOf(charge, balance) };
  });
}

function notCharged(result: Extract<ChargeResult, { charged: false }>): Refused {
  if (result.why === 'given_up')
    return {
      ok: false,
      code: 'upstream_timeout',
      message: 'The request ran out of time. Nothing was charged.',
    };
  return unpaid(result.required, result.balance, result.ceilingLeft);
}

/** What a caller is told of a step that failed. */
export function refusalOf(failure: unknown): Refusal {
  const cause = causeOf(failure);
  if (cause instanceof TimeoutFailure || isType(cause, 'upstream_timeout')) {
    return {
      code: 'upstream_timeout',
      message: 'The engine did not answer in time. Any credits were refunded.',
    };
  }
  log.warn('the engine failed', { cause: rootCause(failure) });
  return {
    code: 'upstream_error',
    message: 'The engine failed on this request. Any credits were refunded.',
  };
}
