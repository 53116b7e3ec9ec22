/**
 * Every step of every billable workflow fails, or runs twice: credits come out as if nothing had
 * been.
 */
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { setPrice } from '../../db/store/prices.ts';
import { creditsOf } from '../support/access.ts';
import { BILLABLES, REFUSED, settlingStep, STEPS_OF_ALL } from '../support/billables.ts';
import {
  createFaults,
  failsForGood,
  failsForGoodAfterwards,
  failsOnce,
  type Fault,
  losesItsAnswerOnce,
  runsTwice,
  runsTwiceAtOnce,
} from '../support/faults.ts';
import { ask, expectOneCharge, expectRefund } from '../support/outcomes.ts';
import { startService, type TestService } from '../support/service.ts';

let service: TestService;
const faults = createFaults();
beforeAll(async () => {
  service = await startService({ overrides: { activities: faults.activities } });
});
afterEach(() => faults.clear());
afterAll(() => service.stop());

const PASSING: readonly (readonly [string, Fault])[] = [
  ['fails once before it did anything', failsOnce],
  ['is done but its answer is lost', losesItsAnswerOnce],
  ['runs twice', runsTwice],
  ['runs twice at the same time', runsTwiceAtOnce],
];

describe.each(PASSING)('a step that %s', (_, fault) => {
  it.each(STEPS_OF_ALL)('%s, %s: one charge, one answer', async (_name, step, billable) => {
    faults.set(step, fault);
    const workspace = await service.workspace();
    const answer = await ask(workspace, billable);
    faults.clear();
    await expectOneCharge(service, workspace, billable, answer);
  });

  it.each(REFUSED.steps)('a refused classification, %s: one refund', async (step) => {
    faults.set(step, fault);
    const workspace = await service.workspace();
    const answer = await ask(workspace, REFUSED);
    expect(answer.status).toBe(400);
    expect(answer.body.error.details.reason).toBe('unclassifiable');
    expect(await creditsOf(service, workspace)).toMatchObject({
      balance: 100,
      charged: 0,
      refunded: 1,
    });
  });
});

const SINGLE = BILLABLES.filter(({ events }) => events === 1);

describe('a step that fails for good', () => {
  it.each(SINGLE.flatMap((one) => one.steps.map((step) => [one.name, step, one] as const)))(
    '%s, %s: 502 and a full refund',
    async (_name, step, billable) => {
      faults.set(step, failsForGood);
      const workspace = await service.workspace();
      const answer = await ask(workspace, billable);
      expect(answer.status).toBe(502);
      expect(answer.body.error.code).toBe('upstream_error');
      faults.clear();
      await expectRefund(service, workspace, billable);
    },
  );

  it.each(SINGLE.map((one) => [one.name, one] as const))(
    '%s: a charge of which nobody learned is found and refunded',
    async (_name, billable) => {
      faults.set('charge', failsForGoodAfterwards);
      const workspace = await service.workspace();
      const answer = await ask(workspace, billable);
      expect(answer.status).toBe(502);
      expect(await creditsOf(service, workspace)).toMatchObject({ refunded: 1 });
      faults.clear();
      await expectRefund(service, workspace, billable);
    },
  );

  it.each(BILLABLES.map((one) => [one.name, one] as const))(
    '%s: an answer that was stored stands, although the word of it was lost',
    async (_name, billable) => {
      faults.set(settlingStep(billable), (run, attempt) =>
        attempt === billable.modes ? failsForGoodAfterwards(run, attempt) : run(),
      );
      const workspace = await service.workspace();
      const answer = await ask(workspace, billable);
      faults.clear();
      await expectOneCharge(service, workspace, billable, answer);
    },
  );

  it('a batch whose charges fail: no item is answered, none stays charged', async () => {
    const [batch] = BILLABLES.filter(({ events }) => events > 1);
    if (!batch) throw new Error('there is a batch');
    for (const fault of [failsForGood, failsForGoodAfterwards]) {
      faults.set('chargeAll', fault);
      const workspace = await service.workspace();
      const answer = await ask(workspace, batch);
      const answered = answer.body.data.results.filter(({ ok }: { ok: boolean }) => ok).length;
      expect(await creditsOf(service, workspace)).toMatchObject({
        balance: 100 - answered,
        charged: answered,
      });
      expect(answer.body.credits.charged).toBe(answered);
    }
  });

  it('a batch whose price changes on the way is refused item by item, and takes nothing', async () => {
    faults.set('chargeAll', async (run) => {
      await setPrice(service.orm, 'classify:mini', 2);
      return run();
    });
    const workspace = await service.workspace();
    const items = [
      { description: 'Knitted cotton T-shirt for men', destinationCountry: 'US', mode: 'mini' },
      { description: 'Smartphone', destinationCountry: 'GB', mode: 'mini' },
    ];
    try {
      const { body } = await workspace.call('POST', '/v1/classify/batch', { body: { items } });
      expect(body.data.results).toMatchObject(
        items.map((_, index) => ({ index, ok: false, error: { code: 'upstream_error' } })),
      );
      expect(await creditsOf(service, workspace)).toMatchObject({ balance: 100, charged: 0 });
    } finally {
      await setPrice(service.orm, 'classify:mini', undefined);
    }
  });

  it('a refund that fails in the workflow is paid by the API', async () => {
    faults.set('classifyAndSettle', failsForGood);
    faults.set('refund', failsForGood);
    const [billable] = SINGLE;
    if (!billable) throw new Error('there is a single classification');
    const workspace = await service.workspace();
    expect((await ask(workspace, billable)).status).toBe(502);
    expect(await creditsOf(service, workspace)).toMatchObject({ refunded: 1 });
    faults.clear();
    await expectRefund(service, workspace, billable);
  });
});
