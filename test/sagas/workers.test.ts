/**
 * A worker is killed in the middle of a request; another one takes the request up and ends it.
 *
 * @alone processes of the service beside its own
 */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { BILLABLES, settlingStep } from '../support/billables.ts';
import { holdTable } from '../support/brokenDatabase.ts';
import { createFaults } from '../support/faults.ts';
import { ask, expectOneCharge } from '../support/outcomes.ts';
import { startService, type TestService } from '../support/service.ts';
import { eventually } from '../support/waiting.ts';
import { startWorkerProcess, type WorkerProcess } from '../support/worker.ts';

let service: TestService;
let worker: WorkerProcess;
beforeAll(async () => {
  service = await startService({ roles: { api: true, worker: false } });
  worker = await startWorkerProcess(service);
});
afterAll(async () => {
  await worker.kill();
  await service.stop();
});

const [classify, escalated, calculate, batch] = BILLABLES;
if (!classify || !escalated || !calculate || !batch) throw new Error('four operations are tested');

describe('a worker killed', () => {
  it.each([
    ['while it charges', 'ledger_entries', classify],
    ['between charge and work', 'blocked_codes', escalated],
    ['while it stores the answer', 'usage_answers', calculate],
    ['between the items of a batch', 'blocked_codes', batch],
  ] as const)('%s: another one answers, and one charge stands', async (_, table, billable) => {
    const workspace = await service.workspace();
    const held = await holdTable(service, table);
    const answering = ask(workspace, billable);
    await eventually(held.isAwaited, (awaited) => awaited);
    await worker.kill();
    worker = await startWorkerProcess(service);
    await held.release();
    await expectOneCharge(service, workspace, billable, await answering);
  });
});

describe('a service told to stop', () => {
  it('answers what is under way first', async () => {
    const faults = createFaults();
    const stopping = await startService({ overrides: { activities: faults.activities } });
    const gate = faults.gate(settlingStep(batch));
    const workspace = await stopping.workspace();
    const answering = ask(workspace, batch);
    await gate.reached;
    const stopped = stopping.stop();
    gate.release();
    const { status, body } = await answering;
    expect([status, body.error]).toEqual([200, undefined]);
    expect(body.credits.charged).toBe(batch.cost);
    await stopped;
    await expect(fetch(`${stopping.url}/healthz`)).rejects.toThrow();
  });
});
