/** One way for every check that is kept as evidence: key, workflow, record. */
import { v7 as uuidv7 } from 'uuid';
import { ApiError } from '../contract/errors.ts';
import type { Check, CheckKind } from '../contract/evidence.ts';
import type { Refused } from '../contract/outcome.ts';
import { readCheck } from '../db/store/checks.ts';
import { freeKey } from '../db/store/replay.ts';
import { workflowId } from '../workflows/contract.ts';
import { replayRequestOf, takeIdempotencyKey } from './idempotency.ts';
import { keptAnswer } from './replayed.ts';
import type { Answer, KeyedCall } from './route.ts';
import { runWorkflow } from './run.ts';

export interface KeptRun {
  kind: CheckKind;
  workflow: string;
  reference: string | null;
  /** Shown to operators in the Temporal UI: no personal data. */
  summary: string;
  input: (check: Check, deadlineMs: number) => unknown;
}

/** Checks, keeps and answers; a repeated idempotency key gets the first answer, and nothing new is kept. */
export async function runKept(call: KeyedCall, run: KeptRun): Promise<Answer> {
  const { orm, temporal, log } = call.services;
  const check = checkOf(call, run);
  const id = workflowId(run.workflow, check.workspaceId, check.checkId);
  const replay = replayRequestOf(call, call.body, -1, check.checkId, id);
  if (replay) {
    const state = await takeIdempotencyKey(call.services, replay, (checkId) => freeKey(orm, checkId));
    if (state.state === 'completed') return keptAnswer(state.answer, true);
  }
  const deadlineMs = Date.now() + temporal.deadlineMs;
  const ended = await runWorkflow<{ ok: true } | Refused>(temporal, {
    workflow: run.workflow,
    workflowId: id,
    input: run.input(check, deadlineMs),
    charge: check,
    summary: run.summary,
    deadlineMs,
  });
  if (ended.ended === 'answered' && !ended.result.ok) {
    const { code, message, details } = ended.result;
    throw new ApiError(code, message, details);
  }
  const record = await readCheck(orm, check.checkId);
  if (record) return keptAnswer(record.result, false);
  await freeKey(orm, check.checkId);
  log.warn({ requestId: call.requestId, workflowId: id, ended }, 'a check gave no answer');
  throw ended.ended === 'timed_out'
    ? new ApiError('upstream_timeout', 'The check did not end in time; nothing was kept. Please try again.')
    : new ApiError('upstream_error', 'The check could not be run; nothing was kept. Please try again.');
}

const checkOf = ({ principal, requestId, operation }: KeyedCall, run: KeptRun): Check => ({
  checkId: uuidv7(),
  kind: run.kind,
  workspaceId: principal.workspace.id,
  requestId,
  operation: operation.id,
  actor: { type: 'key', id: principal.key.id, name: principal.key.name },
  reference: run.reference,
});
