/**
 * More requests than a process may have under way: they wait for their turn, or are sent away
 * uncharged.
 */
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { creditsOf } from '../support/access.ts';
import {
  type Billable,
  BILLABLES,
  RESTRICTIONS,
  SCREENING,
  settlingStep,
} from '../support/billables.ts';
import { createFaults, failsForGood, hangs } from '../support/faults.ts';
import { ask } from '../support/outcomes.ts';
import { call, startService, type TestService, type TestWorkspace } from '../support/service.ts';
import { eventually } from '../support/waiting.ts';
import { sql } from '../../db/orm.ts';
import { connectTemporal } from '../../workers/process/temporal.ts';
import { workflowId } from '../../workflows/contract.ts';

const billable = (name: string): Billable => {
  const found = BILLABLES.find((each) => each.name === name);
  if (!found) throw new Error(`${name} is not tested`);
  return found;
};
const classify = billable('classify');
const calculate = billable('calculate');
const batch = billable('classify a batch');

/** One workspace has two of them. */
const AT_ONCE = 2;
const METRICS_TOKEN = 'a-token-of-prometheus';
const faults = createFaults();
let service: TestService;
beforeAll(async () => {
  service = await startService({
    environment: { OPEN_WORKFLOWS_MAX: String(AT_ONCE), REQUEST_DEADLINE_MS: '3000' },
    overrides: { activities: faults.activities },
  });
});
afterEach(() => faults.clear());
afterAll(() => service.stop());

const untouched = { balance: 100, charged: 0, refunded: 0 };

/** As many requests as may be under way, held in their work. */
async function filled(workspace: TestWorkspace): Promise<{ empty: () => Promise<number[]> }> {
  const gate = faults.gate(settlingStep(calculate));
  const held = Array.from({ length: AT_ONCE }, () => post(workspace, calculate));
  await gate.reached;
  return {
    empty: async () => {
      gate.release();
      return (await Promise.all(held)).map(({ status }) => status);
    },
  };
}

describe('while as many requests are under way as may be', () => {
  it.each([classify, batch, RESTRICTIONS, SCREENING].map((asked) => [asked.name, asked] as const))(
    '%s is sent away uncharged, and its key stays free',
    async (_, asked) => {
      const [busy, other] = [await service.workspace(), await service.workspace()];
      const { empty } = await filled(busy);
      const answer = await ask(other, asked);
      expect([answer.status, answer.body.error.code]).toEqual([503, 'upstream_busy']);
      expect(answer.body.error.details).toEqual({ retryAfterSeconds: 2 });
      expect(answer.headers.get('retry-after')).toBe('2');
      expect(await creditsOf(service, other)).toMatchObject(untouched);
      expect(await empty()).toEqual([200, 200]);
      expect(await ask(other, asked)).toMatchObject({ status: 200 });
    },
  );

  it('one more waits for its turn, and has all of its time from then on', async () => {
    const workspace = await service.workspace();
    const { empty } = await filled(workspace);
    const waiting = ask(await service.workspace(), classify);
    expect(await empty()).toEqual([200, 200]);
    expect((await waiting).status).toBe(200);
  });

  it('an answer that was given before is given again', async () => {
    const workspace = await service.workspace();
    expect((await ask(workspace, classify)).status).toBe(200);
    const { empty } = await filled(await service.workspace());
    expect(await ask(workspace, classify)).toMatchObject({ status: 200, body: { replayed: true } });
    await empty();
  });
});

describe('a request that would wait for 40 seconds', () => {
  let patient: TestService;
  beforeAll(async () => {
    patient = await startService({
      environment: { OPEN_WORKFLOWS_MAX: '1', REQUEST_DEADLINE_MS: '120000', METRICS_TOKEN },
      overrides: { activities: faults.activities },
    });
  });
  afterAll(() => patient.stop());

  /** One request that is under way, and until when. */
  async function underWay() {
    const gate = faults.gate(settlingStep(calculate));
    const held = post(await patient.workspace(), calculate);
    await gate.reached;
    return { end: gate.release, held };
  }

  it('is never begun where its client goes before', async () => {
    const { end, held } = await underWay();
    const workspace = await patient.workspace();
    const client = new AbortController();
    const left = fetch(`${patient.url}${classify.path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${workspace.key}` },
      body: JSON.stringify(classify.body),
      signal: client.signal,
    });
    await waitingAre(patient, 1);
    client.abort();
    await expect(left).rejects.toThrow('aborted');
    await waitingAre(patient, 0);
    end();
    expect((await held).status).toBe(200);
    expect(await creditsOf(patient, workspace)).toMatchObject(untouched);
  });

  it('is sent away at once when the process is told to stop; what is under way is answered', async () => {
    const { end, held } = await underWay();
    const waiting = post(await patient.workspace(), classify);
    await waitingAre(patient, 1);
    const stopped = patient.stop();
    const answer = await waiting;
    expect([answer.status, answer.body.error.code]).toEqual([503, 'upstream_busy']);
    end();
    expect((await held).status).toBe(200);
    await stopped;
  });
});

describe('a request leaves its place', () => {
  const fill = (workspace: TestWorkspace) =>
    Promise.all(Array.from({ length: AT_ONCE }, () => post(workspace, classify)));

  it.each([
    ['when its engine fails', failsForGood, 502],
    ['when its time is over', hangs, 504],
  ])('%s', async (_, fault, status) => {
    const workspace = await service.workspace();
    faults.set(settlingStep(classify), fault);
    expect((await fill(workspace)).map((answer) => answer.status)).toEqual([status, status]);
    faults.clear();
    expect((await fill(workspace)).map((answer) => answer.status)).toEqual([200, 200]);
  });

  it('when its workflow is terminated', async () => {
    const workspace = await service.workspace();
    const gate = faults.gate(settlingStep(classify));
    const held = fill(workspace);
    await gate.reached;
    await terminateAll(workspace, AT_ONCE);
    expect((await held).map((answer) => answer.status)).toEqual([502, 502]);
    faults.clear();
    expect((await fill(workspace)).map((answer) => answer.status)).toEqual([200, 200]);
  });
});

const post = (workspace: TestWorkspace, { path, body }: Billable) =>
  workspace.call('POST', path, { body });

/** Returns once so many requests wait for their turn. */
const waitingAre = (asked: TestService, count: number) =>
  eventually(
    () => call(asked.url, 'GET', '/metrics', { key: METRICS_TOKEN }),
    ({ body }) => String(body).includes(`landfall_open_workflows{state="waiting"} ${count}\n`),
  );

/** Ends the workflows of the charges of a workspace, as an operator may. */
async function terminateAll({ id }: TestWorkspace, count: number): Promise<void> {
  const charges = await eventually(
    () =>
      sql<{ id: string }>(service.orm, 'select "id" from "usage_events" where "workspace_id" = ?', [
        id,
      ]),
    (rows) => rows.length === count,
  );
  const { client, connection } = await connectTemporal();
  for (const charge of charges)
    await client.workflow.getHandle(workflowId('classify', id, charge.id)).terminate('on purpose');
  await connection.close();
}
