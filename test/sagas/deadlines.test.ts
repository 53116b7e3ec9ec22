/**
 * A request that does not end in time is answered 504 and costs nothing, whatever still happens to
 * it afterwards.
 */
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { creditsOf } from '../support/access.ts';
import { type Billable, BILLABLES, settlingStep } from '../support/billables.ts';
import { createFaults, hangs, hangsAfterwards, type Step } from '../support/faults.ts';
import { ask, expectOneCharge, expectRefund } from '../support/outcomes.ts';
import {
  type Answer,
  startService,
  type TestService,
  type TestWorkspace,
} from '../support/service.ts';
import { eventually } from '../support/waiting.ts';

const DEADLINE = { REQUEST_DEADLINE_MS: '1200' };
const SINGLE = BILLABLES.filter(({ events }) => events === 1);
const BATCHES = BILLABLES.filter(({ events }) => events > 1);

let service: TestService;
const faults = createFaults();
beforeAll(async () => {
  service = await startService({
    environment: DEADLINE,
    overrides: { activities: faults.activities },
  });
});
afterEach(() => faults.clear());
afterAll(() => service.stop());

/** Asks for all at once, each in a workspace of its own: their waiting is then that of one. */
const askAll = (
  billables: readonly Billable[],
): Promise<{ billable: Billable; workspace: TestWorkspace; answer: Answer }[]> =>
  Promise.all(
    billables.map(async (billable) => {
      const workspace = await service.workspace();
      return { billable, workspace, answer: await ask(workspace, billable) };
    }),
  );

const having = (step: Step) => BILLABLES.filter(({ steps }) => steps.includes(step));

describe('a step that hangs', () => {
  it.each(['charge', 'classifyAndSettle', 'calculateAndSettle'] as const)(
    '%s: 504 and a full refund',
    async (step) => {
      faults.set(step, hangs);
      const ended = await askAll(having(step).filter(({ events }) => events === 1));
      faults.clear();
      for (const { billable, workspace, answer } of ended) {
        expect([billable.name, answer.status]).toEqual([billable.name, 504]);
        expect(answer.body.error.code).toBe('upstream_timeout');
        await expectRefund(service, workspace, billable);
      }
    },
  );

  it.each(['chargeAll', 'classifyAllAndSettle', 'originAllAndSettle'] as const)(
    '%s in a batch: every item says so, and every item is refunded',
    async (step) => {
      faults.set(step, hangs);
      const ended = await askAll(having(step).filter(({ events }) => events > 1));
      faults.clear();
      expect(ended.length).toBeGreaterThan(0);
      for (const { billable, workspace, answer } of ended) {
        expect(answer.status).toBe(200);
        for (const { error } of answer.body.data.results)
          expect(error.code).toBe('upstream_timeout');
        expect(answer.body.credits).toEqual({ charged: 0, remaining: 100 });
        await expectRefund(service, workspace, billable);
      }
    },
  );

  it('completing the key of a batch: the items were answered and stay so', async () => {
    faults.set('completeKey', hangs);
    const ended = await askAll(BATCHES);
    faults.clear();
    for (const { billable, workspace, answer } of ended)
      await expectOneCharge(service, workspace, billable, answer);
  });

  it('the refund in the workflow: the API pays it', async () => {
    faults.set('classifyAndSettle', hangs);
    faults.set('refund', hangs);
    const ended = await askAll(having('classifyAndSettle').filter(({ events }) => events === 1));
    faults.clear();
    for (const { billable, workspace, answer } of ended) {
      expect(answer.status).toBe(504);
      await expectRefund(service, workspace, billable);
    }
  });
});

describe('a step that is done and then hangs', () => {
  it('a charge of which nobody learned in time is refunded', async () => {
    faults.set('charge', hangsAfterwards);
    const ended = await askAll(SINGLE);
    faults.clear();
    for (const { billable, workspace, answer } of ended) {
      expect(answer.status).toBe(504);
      expect(await creditsOf(service, workspace)).toMatchObject({ balance: 100, refunded: 1 });
      await expectRefund(service, workspace, billable);
    }
  });

  it('an answer that was stored in time stands: it is given, and charged once', async () => {
    const confident = BILLABLES.filter(({ modes }) => modes === 1);
    for (const billable of confident) faults.set(settlingStep(billable), hangsAfterwards);
    const ended = await askAll(confident.filter(({ events }) => events === 1));
    faults.clear();
    for (const { billable, workspace, answer } of ended)
      await expectOneCharge(service, workspace, billable, answer);
  });
});

describe('what happens after the answer 504', () => {
  it.each([
    ['a charge', 'charge'],
    ['an answer to be stored', 'classifyAndSettle'],
  ] as const)('%s that comes too late changes nothing', async (_, step) => {
    const gate = faults.gate(step);
    const [billable] = SINGLE;
    if (!billable) throw new Error('there is a single classification');
    const workspace = await service.workspace();
    const answering = ask(workspace, billable);
    await gate.reached;
    expect((await answering).status).toBe(504);
    gate.release();
    await gate.done;
    expect(await creditsOf(service, workspace)).toMatchObject({ balance: 100, charged: 0 });
    faults.clear();
    await expectRefund(service, workspace, billable);
  });

  it('a workflow that no worker took in time charges nothing when one takes it at last', async () => {
    const lone = await startService({ environment: DEADLINE, roles: { api: true, worker: false } });
    const workspaces = await Promise.all(BILLABLES.map(() => lone.workspace()));
    const answers = await Promise.all(
      // as many as billables
      BILLABLES.map((billable, at) => ask(workspaces[at] as TestWorkspace, billable)),
    );
    expect(answers.map(({ status }) => status)).toEqual(BILLABLES.map(() => 504));
    const worker = await startService({ beside: lone, roles: { api: false, worker: true } });
    for (const [at, billable] of BILLABLES.entries()) {
      const workspace = workspaces[at] as TestWorkspace;
      await eventually(
        () => ask(workspace, billable),
        ({ status }) => status === 200,
      );
      expect(await creditsOf(lone, workspace)).toMatchObject({
        balance: 100 - billable.cost,
        charged: billable.events,
      });
    }
    await worker.stop();
    await lone.stop();
  });
});
