/** One way for every billable request: key, workflow, envelope. */
import type { Charge } from '../contract/charge.ts';
import { ApiError } from '../contract/errors.ts';
import type { Credits } from '../contract/outcome.ts';
import { databaseNow } from '../db/clock.ts';
import { newId } from '../db/id.ts';
import { readAnswer, readBalance, refund } from '../db/store/credits.ts';
import { freeKey } from '../db/store/replay.ts';
import { unpaid } from '../engine/credits.ts';
import { type BillableName, type InputOf, workflowId } from '../workflows/contract.ts';
import { replayRequestOf, takeIdempotencyKey } from './idempotency.ts';
import { whenThereIsRoom } from './openWorkflows.ts';
import { patiently } from './patience.ts';
import { ceilingLeft, PriceOnly } from './priceOnly.ts';
import { replayedAnswer } from './replayed.ts';
import type { Answer, KeyedCall } from './route.ts';
import { runWorkflow } from './run.ts';
import type { Services } from './services.ts';
import { type Account, accounted, giveBack, notKnown } from './undelivered.ts';

/** What a route knows of the charge; the rest comes from the call. */
export type ChargeTerms = Pick<
  Charge,
  | 'action'
  | 'cost'
  | 'price'
  | 'units'
  | 'mode'
  | 'destinationCountry'
  | 'originCountry'
  | 'sku'
  | 'summary'
>;

export interface BillableRun<Name extends BillableName = BillableName> {
  workflow: Name;
  terms: ChargeTerms;
  /** Shown to operators in the Temporal UI. */
  summary: string;
  /**
   * What the workflow starts from; what it needs is put in place first. May throw to refuse:
   * nothing is charged then.
   */
  input: (charge: Charge, deadlineMs: number) => InputOf<Name> | Promise<InputOf<Name>>;
}

/**
 * Charges, runs and answers one request; a repeated idempotency key gets the first answer without a
 * charge.
 */
export const runBillable = <Name extends BillableName>(
  call: KeyedCall,
  run: BillableRun<Name>,
): Promise<Answer> => {
  if (call.dryRun) throw new PriceOnly(call.principal, run.terms.cost);
  return whenThereIsRoom(call, () => runNow(call, run));
};

async function runNow<Name extends BillableName>(
  call: KeyedCall,
  run: BillableRun<Name>,
): Promise<Answer> {
  const charge = chargeOf(call, run.terms);
  const id = workflowId(run.workflow, charge.workspaceId, charge.usageId);
  const replayed = await takeOrReplay(call, charge, id);
  if (replayed) return replayed;
  const input = await inputOf(call, run, charge);
  const account: Account = { charges: [input.charge], settled: null };
  return accounted(call, account, () => runCharged(call, run, input, id, account));
}

async function runCharged<Name extends BillableName>(
  call: KeyedCall,
  run: BillableRun<Name>,
  input: InputOf<Name>,
  id: string,
  account: Account,
): Promise<Answer> {
  const { services, requestId } = call;
  const { charge } = input;
  const ended = await runWorkflow(services.temporal, {
    workflow: run.workflow,
    workflowId: id,
    input,
    charge,
    usageId: charge.usageId,
    summary: run.summary,
    trace: call.trace,
    budgetMs: services.temporal.deadlineMs,
  });
  if (ended.ended === 'answered') {
    const outcome = ended.result;
    if (!outcome.ok) throw ApiError.of(outcome);
    account.settled = [charge];
    if (ended.kept !== null) return printedAnswer(ended.kept, outcome.credits);
    return answerOf(outcome.data ?? (await storedAnswer(services, charge)), outcome.credits);
  }
  services.log.warn({ requestId, workflowId: id, err: ended.cause }, 'a workflow gave no answer');
  return giveUp(
    call,
    account,
    charge,
    ended.ended === 'timed_out' ? 'upstream_timeout' : 'upstream_error',
  );
}

/**
 * The signed input of the workflow; a request that is refused before it begins leaves its
 * idempotency key free.
 */
async function inputOf<Name extends BillableName>(
  call: KeyedCall,
  { input }: BillableRun<Name>,
  charge: Charge,
): Promise<InputOf<Name>> {
  const { orm, tokens } = call.services;
  const { deadlineMs, budgetMs } = timeOf(call);
  try {
    requireBalance(call, charge);
    const signed = { ...(await input(charge, deadlineMs)), budgetMs, shape: 2 as const };
    return await tokens.signCharge(signed);
  } catch (refusal) {
    // the refusal matters more; a later try takes the key over
    await freeKey(orm, charge.usageId).catch(() => {});
    throw refusal;
  }
}

/**
 * Refuses what the balance did not pay for when the call came: nothing is begun for it. The charge
 * itself decides.
 */
function requireBalance({ principal }: KeyedCall, { cost }: Charge): void {
  const { balance } = principal.workspace;
  const left = ceilingLeft(principal);
  if (Math.min(balance, left ?? balance) >= cost) return;
  throw ApiError.of(unpaid(cost, balance, left));
}

/**
 * The time that a call has from now on: until an instant by the database's clock, and as long as
 * that for its workflow.
 */
export const timeOf = ({
  principal,
  services,
}: KeyedCall): { deadlineMs: number; budgetMs: number } => {
  const budgetMs = services.temporal.deadlineMs;
  return { deadlineMs: Math.round(databaseNow(principal.clock) + budgetMs), budgetMs };
};

/** A new charge for this call; its usage id is the identity of all that follows. */
export const chargeOf = (call: KeyedCall, terms: ChargeTerms, usageId = newId()): Charge => ({
  usageId,
  workspaceId: call.principal.workspace.id,
  keyId: call.principal.key?.id ?? null,
  ...(call.principal.grant ? { grantId: call.principal.grant.id } : {}),
  requestId: call.requestId,
  operation: call.operation.id,
  ...terms,
});

const answerOf = (data: unknown, credits: Credits): Answer => {
  const replayed = false;
  return { body: { data, credits, replayed }, credits: { ...credits, replayed } };
};

/** The same of an answer that was printed when it was stored. */
const printedAnswer = (data: string, credits: Credits): Answer => ({
  printed: `{"data":${data},"credits":${JSON.stringify(credits)},"replayed":false}`,
  credits: { ...credits, replayed: false },
});

/** What settle has stored. */
async function storedAnswer({ orm }: Pick<Services, 'orm'>, { usageId }: Charge): Promise<unknown> {
  const data = await patiently(() => readAnswer(orm, usageId));
  if (data === null) throw new Error(`the answer of ${usageId} is not there`);
  return data;
}

type NoAnswer = 'upstream_error' | 'upstream_timeout';

/** Gives a request up, unless its answer was stored in the last moment: then that is the answer. */
async function giveUp(
  call: KeyedCall,
  account: Account,
  charge: Charge,
  errorCode: NoAnswer,
): Promise<Answer> {
  const { orm } = call.services;
  const standing = await giveBack(call, [charge], errorCode, false);
  if (standing === 'refund_under_way' || standing === 'unknown')
    throw notKnown(call, [charge], standing, errorCode);
  if (standing.length === 0) throw new ApiError(errorCode, GIVEN_UP[errorCode]);
  account.settled = standing;
  const data = await storedAnswer(call.services, charge);
  const remaining = await patiently(() => readBalance(orm, charge.workspaceId));
  return answerOf(data, { charged: charge.cost, remaining, usageId: charge.usageId });
}

const GIVEN_UP: Readonly<Record<NoAnswer, string>> = {
  upstream_error:
    'The engine could not be reached or failed. Any credits were refunded; please try again.',
  upstream_timeout:
    'The engine did not answer in time. Any credits were refunded; please try again.',
};

/**
 * The stored answer of a completed key, or null when the key was taken for this request (or none
 * was sent).
 */
async function takeOrReplay(call: KeyedCall, charge: Charge, id: string): Promise<Answer | null> {
  const request = await replayRequestOf(call, call.body, -1, charge.usageId, id);
  if (!request) return null;
  const state = await takeIdempotencyKey(call.services, request, abandonOf(call, charge.action));
  if (state.state === 'new') return null;
  return replayedAnswer(call.services.orm, request.workspaceId, state);
}

/** Refunds a request that had died, of the same operation and workspace as this call. */
export const abandonOf =
  (
    { services: { orm, metrics }, principal, operation, requestId }: KeyedCall,
    action: Charge['action'],
  ) =>
  (usageId: string): Promise<boolean> => {
    const request = { usageId, requestId, action, workspaceId: principal.workspace.id };
    const given = { ...request, operation: operation.id, errorCode: 'upstream_error' };
    return refund(orm, given, metrics.observeRefund);
  };
