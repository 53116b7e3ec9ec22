/** One way for every check that is kept as evidence: key, workflow, record. */
import { ApiError } from '../contract/errors.ts';
import type { Check, CheckKind } from '../contract/evidence.ts';
import { newId } from '../db/id.ts';
import { readCheck } from '../db/store/checks.ts';
import { freeKey } from '../db/store/replay.ts';
import { type InputOf, type KeptName, workflowId } from '../workflows/contract.ts';
import { timeOf } from './billable.ts';
import { replayRequestOf, takeIdempotencyKey } from './idempotency.ts';
import { whenThereIsRoom } from './openWorkflows.ts';
import { patiently, within } from './patience.ts';
import { keptAnswer } from './replayed.ts';
import type { Answer, KeyedCall } from './route.ts';
import { type Ended, runWorkflow } from './run.ts';

export interface KeptRun<Name extends KeptName = KeptName> {
  kind: CheckKind;
  workflow: Name;
  reference: string | null;
  /** Shown to operators in the Temporal UI: no personal data. */
  summary: string;
  input: (check: Check, deadlineMs: number) => InputOf<Name>;
}

/**
 * Checks, keeps and answers; a repeated idempotency key gets the first answer, and nothing new is
 * kept.
 */
export const runKept = <Name extends KeptName>(
  call: KeyedCall,
  run: KeptRun<Name>,
): Promise<Answer> => whenThereIsRoom(call, () => runNow(call, run));

async function runNow<Name extends KeptName>(call: KeyedCall, run: KeptRun<Name>): Promise<Answer> {
  const { orm, temporal, tokens, log } = call.services;
  const check = checkOf(call, run);
  const id = workflowId(run.workflow, check.workspaceId, check.checkId);
  const replay = await replayRequestOf(call, call.body, -1, check.checkId, id);
  if (replay) {
    const state = await takeIdempotencyKey(call.services, replay, (checkId) =>
      freeKey(orm, checkId),
    );
    if (state.state === 'completed') return keptAnswer(state.answer, true);
  }
  const { deadlineMs, budgetMs } = timeOf(call);
  const ended = await runWorkflow(temporal, {
    workflow: run.workflow,
    workflowId: id,
    input: await tokens.signCheck({ ...run.input(check, deadlineMs), budgetMs }),
    charge: check,
    summary: run.summary,
    trace: call.trace,
    budgetMs,
  });
  if (ended.ended === 'answered' && !ended.result.ok) throw ApiError.of(ended.result);
  const isKept = ended.ended === 'answered';
  const record = await patiently(() => readCheck(orm, check.checkId)).catch((cause: unknown) => {
    log.error({ requestId: call.requestId, err: cause }, 'a check could not be read');
    throw unread(call, check, isKept);
  });
  if (record) return keptAnswer(record.result, false);
  // the workflow frees it, or the next try takes it over
  await within(FREE_MS, freeKey(orm, check.checkId)).catch(() => {});
  log.warn({ requestId: call.requestId, workflowId: id, ended }, 'a check gave no answer');
  throw noAnswer(ended);
}

const FREE_MS = 2000;

/**
 * A check whose start was not acknowledged may be at work all the same until its deadline; any
 * other one that is not there never will be.
 */
export function noAnswer({ ended }: Pick<Ended<unknown>, 'ended'>): ApiError {
  if (ended === 'timed_out')
    return new ApiError(
      'upstream_timeout',
      'The check did not end in time; nothing was kept. Please try again.',
    );
  return new ApiError(
    'upstream_error',
    ended === 'not_started'
      ? 'The check could not be started. Please try again; the list of checks shows whether it was kept all the same.'
      : 'The check could not be run; nothing was kept. Please try again.',
  );
}

/** Checks are free; whether this one is among the evidence is what its caller must know. */
const unread = (call: KeyedCall, { checkId }: Check, isKept: boolean): ApiError =>
  new ApiError(
    'internal',
    `${isKept ? 'The check is kept, but could not be handed over' : 'Whether the check was kept is not known now'}. ` +
      'Nothing was charged. The list of checks shows what is kept' +
      (call.idempotencyKey
        ? '; the same request with the same Idempotency-Key gives a kept check, and keeps it once.'
        : '.'),
    { checkId, kept: isKept ? true : null },
  );

const checkOf = ({ principal, requestId, operation }: KeyedCall, run: KeptRun): Check => ({
  checkId: newId(),
  kind: run.kind,
  workspaceId: principal.workspace.id,
  requestId,
  operation: operation.id,
  actor: principal.actor,
  reference: run.reference,
});
