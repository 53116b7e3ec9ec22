/** One way for every billable request: key, workflow, envelope. */
import { v7 as uuidv7 } from 'uuid';
import type { Charge } from '../contract/charge.ts';
import { ApiError } from '../contract/errors.ts';
import type { Outcome } from '../contract/outcome.ts';
import { readAnswer, readBalance, refund } from '../db/store/credits.ts';
import { workflowId } from '../workflows/contract.ts';
import { replayRequestOf, takeIdempotencyKey } from './idempotency.ts';
import { replayedAnswer } from './replayed.ts';
import type { Answer, KeyedCall } from './route.ts';
import { runWorkflow } from './run.ts';
import type { Services } from './services.ts';

/** What a route knows of the charge; the rest comes from the call. */
export type ChargeTerms = Pick<
  Charge,
  'action' | 'cost' | 'mode' | 'destinationCountry' | 'originCountry' | 'sku' | 'summary'
>;

export interface BillableRun {
  workflow: string;
  terms: ChargeTerms;
  /** The workflow leaves its answer with the usage event: it may be larger than a history should carry. */
  stored?: true;
  /** Shown to operators in the Temporal UI. */
  summary: string;
  input: (charge: Charge, deadlineMs: number) => unknown;
}

/** Charges, runs and answers one request; a repeated idempotency key gets the first answer without a charge. */
export async function runBillable(call: KeyedCall, run: BillableRun): Promise<Answer> {
  const charge = chargeOf(call, run.terms);
  const id = workflowId(run.workflow, charge.workspaceId, charge.usageId);
  const replayed = await takeOrReplay(call, charge, id);
  if (replayed) return replayed;
  const deadlineMs = Date.now() + call.services.temporal.deadlineMs;
  const ended = await runWorkflow<Outcome<unknown>>(call.services.temporal, {
    workflow: run.workflow,
    workflowId: id,
    input: run.input(charge, deadlineMs),
    charge,
    summary: run.summary,
    deadlineMs,
  });
  if (ended.ended === 'answered') return answerOf(call.services, ended.result, run.stored === true);
  call.services.log.warn(
    { requestId: call.requestId, workflowId: id, err: ended.cause },
    'a workflow gave no answer',
  );
  return giveUp(call.services, charge, ended.ended === 'failed' ? 'upstream_error' : 'upstream_timeout');
}

/** A new charge for this call; its usage id is the identity of all that follows. */
export const chargeOf = (call: KeyedCall, terms: ChargeTerms): Charge => ({
  usageId: uuidv7(),
  workspaceId: call.principal.workspace.id,
  keyId: call.principal.key.id,
  requestId: call.requestId,
  operation: call.operation.id,
  ...terms,
});

async function answerOf(
  { orm }: Pick<Services, 'orm'>,
  outcome: Outcome<unknown>,
  stored: boolean,
): Promise<Answer> {
  if (!outcome.ok) throw new ApiError(outcome.code, outcome.message, outcome.details);
  const { credits } = outcome;
  const data = stored ? await readAnswer(orm, credits.usageId ?? '') : outcome.data;
  const replayed = false;
  return { body: { data, credits, replayed }, credits: { ...credits, replayed } };
}

/** Gives a request up, unless its answer was stored in the last moment: then that is the answer. */
async function giveUp(
  services: Services,
  charge: Charge,
  errorCode: 'upstream_error' | 'upstream_timeout',
): Promise<Answer> {
  const { usageId, workspaceId, requestId } = charge;
  const given = await refund(services.orm, { ...charge, errorCode }).catch((cause: unknown) => {
    // the workflow finds the deadline passed as soon as the database is back, and refunds by itself
    services.log.error({ requestId, usageId, err: cause }, 'cannot refund now; the workflow will');
    return true;
  });
  if (given) throw new ApiError(errorCode, GIVEN_UP[errorCode]);
  const credits = { charged: charge.cost, remaining: await readBalance(services.orm, workspaceId), usageId };
  const data = await readAnswer(services.orm, usageId);
  return { body: { data, credits, replayed: false }, credits: { ...credits, replayed: false } };
}

const GIVEN_UP = {
  upstream_error: 'The engine could not be reached or failed. Any credits were refunded; please try again.',
  upstream_timeout: 'The engine did not answer in time. Any credits were refunded; please try again.',
} as const;

/** The stored answer of a completed key, or null when the key was taken for this request (or none was sent). */
async function takeOrReplay(call: KeyedCall, charge: Charge, id: string): Promise<Answer | null> {
  const request = replayRequestOf(call, call.body, -1, charge.usageId, id);
  if (!request) return null;
  const state = await takeIdempotencyKey(call.services, request, abandonOf(call.services, charge));
  if (state.state === 'new') return null;
  return replayedAnswer(call.services.orm, request.workspaceId, state);
}

/** Refunds a request that had died, of the same operation and workspace as this charge. */
export const abandonOf =
  ({ orm }: Pick<Services, 'orm'>, charge: Charge) =>
  (usageId: string): Promise<boolean> =>
    refund(orm, { ...charge, usageId, errorCode: 'upstream_error' });
