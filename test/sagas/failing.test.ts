/**
 * Steps that fail at once, again and again, as when the database is away: tried until the deadline,
 * and no longer.
 */
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { WorkflowHandle } from '@temporalio/client';
import proto from '@temporalio/proto';
import { BILLABLES } from '../support/billables.ts';
import type { Step } from '../support/faults.ts';
import { useFaultyService } from '../support/faultyService.ts';
import { ask, expectRefund } from '../support/outcomes.ts';
import type { TestWorkspace } from '../support/service.ts';
import { connectTemporal, type TemporalConnection } from '../../workers/process/temporal.ts';
import { eventually } from '../support/waiting.ts';

const SCREEN = { path: '/v1/screen', body: { name: 'Zorvaxia Quillfeather' } };
const BATCH = BILLABLES.find(({ name }) => name === 'classify a batch');

const DEADLINE_MS = 2000;
const EVENTS_MAX = 50;
/** Of a busy machine: that of a try which began in time. */
const SPARE_MS = 500;

const { service, faults } = useFaultyService(DEADLINE_MS);
let temporal: TemporalConnection;
beforeAll(async () => {
  temporal = await connectTemporal();
});
afterAll(() => temporal.connection.close());

/** When a step was tried, in milliseconds from now on. */
function failing(step: Step): number[] {
  const tries: number[] = [];
  const since = performance.now();
  faults.set(step, async () => {
    tries.push(performance.now() - since);
    throw new Error('the database is away');
  });
  return tries;
}

/** The one workflow that a workspace had. */
async function workflowOf({ id }: TestWorkspace): Promise<WorkflowHandle> {
  const { client } = temporal;
  for await (const { workflowId } of client.workflow.list({ query: `WorkspaceId = '${id}'` }))
    return client.workflow.getHandle(workflowId);
  throw new Error('no workflow was started');
}

/** What its history holds so far, by the names of events. */
async function eventsOf(handle: WorkflowHandle): Promise<string[]> {
  const { events } = await handle.fetchHistory();
  return (events ?? []).map(
    ({ eventType }) => proto.temporal.api.enums.v1.EventType[eventType ?? 0] ?? '',
  );
}

it.each([
  ['classifyAndSettle', 0],
  ['calculateAndSettle', 2],
] as const)(
  '%s: no try comes after the deadline; the refund is owed until it is paid',
  async (step, at) => {
    const billable = BILLABLES[at];
    if (!billable) throw new Error('there are such operations');
    const workspace = await service.workspace();
    const tries = failing(step);
    failing('refund');
    const answer = await ask(workspace, billable);
    expect(answer.status).toBe(504);
    const handle = await workflowOf(workspace);
    const refundIsApart = (events: string[]): boolean =>
      events.includes('EVENT_TYPE_ACTIVITY_TASK_SCHEDULED');
    const events = await eventually(() => eventsOf(handle), refundIsApart);
    expect(events.length).toBeLessThan(EVENTS_MAX);
    expect(Math.max(...tries)).toBeLessThan(DEADLINE_MS + SPARE_MS);
    faults.clear();
    await expectRefund(service, workspace, billable);
    await eventually(
      () => handle.describe(),
      ({ status }) => status.name === 'COMPLETED',
    );
  },
);

it.each([
  ['freeKey', 'screenAndKeep', SCREEN],
  ['completeKey', null, BATCH],
] as const)(
  '%s, by which a key is free or full, is owed until it is done, in few events',
  async (owed, broken, asked) => {
    if (!asked) throw new Error('there is such an operation');
    const workspace = await service.workspace();
    if (broken) failing(broken);
    failing(owed);
    await workspace.call('POST', asked.path, { body: asked.body, idempotencyKey: 'the-key' });
    const handle = await workflowOf(workspace);
    const isApart = (events: string[]): boolean =>
      events.at(-1) === 'EVENT_TYPE_ACTIVITY_TASK_SCHEDULED';
    const events = await eventually(() => eventsOf(handle), isApart);
    expect(events.length).toBeLessThan(EVENTS_MAX);
    faults.clear();
    await eventually(
      () => handle.describe(),
      ({ status }) => status.name === 'COMPLETED',
    );
  },
);
