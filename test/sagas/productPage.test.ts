/** Every step of the reading of a page fails, repeats, hangs or loses its worker: one answer and one charge, or none. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { creditsOf } from '../support/access.ts';
import { type Billable, productPageAt } from '../support/billables.ts';
import {
  createFaults,
  failsForGood,
  failsForGoodAfterwards,
  failsOnce,
  hangs,
  losesItsAnswerOnce,
  runsTwice,
  runsTwiceAtOnce,
  type Step,
} from '../support/faults.ts';
import { ask, expectOneCharge, expectRefund } from '../support/outcomes.ts';
import { MUG_PAGE } from '../support/pages.ts';
import { startService, type TestService } from '../support/service.ts';
import { html, type Shop, startShop } from '../support/shop.ts';
import { eventually } from '../support/waiting.ts';
import { startWorkerProcess } from '../support/worker.ts';

let shop: Shop;
let service: TestService;
let page: Billable;
const faults = createFaults();
const STEPS: readonly Step[] = productPageAt('').steps;
beforeAll(async () => {
  shop = await startShop();
  shop.serve('/mug', html(MUG_PAGE));
  page = productPageAt(`${shop.url}/mug`);
  service = await startService({
    environment: { FETCH_ALLOW_HOSTS: shop.host, REQUEST_DEADLINE_MS: '5000' },
    overrides: { activities: faults.activities },
  });
});
afterEach(() => faults.clear());
afterAll(async () => {
  await service.stop();
  await shop.stop();
});

describe.each([
  ['fails once before it did anything', failsOnce],
  ['is done but its answer is lost', losesItsAnswerOnce],
  ['runs twice', runsTwice],
  ['runs twice at the same time', runsTwiceAtOnce],
])('a step that %s', (_, fault) => {
  it.each(STEPS)('%s: one charge, one answer', async (step) => {
    faults.set(step, fault);
    const workspace = await service.workspace();
    const answer = await ask(workspace, page);
    faults.clear();
    await expectOneCharge(service, workspace, page, answer);
  });

  it.each(['charge', 'readProductPage', 'refund'] as const)(
    'a refused page, %s: one refund',
    async (step) => {
      faults.set(step, fault);
      const workspace = await service.workspace();
      const answer = await ask(workspace, productPageAt(`${shop.url}/missing`));
      expect(answer.body.error).toMatchObject({ code: 'upstream_error', details: { pageStatus: 404 } });
      expect(await creditsOf(service, workspace)).toMatchObject({ balance: 100, charged: 0, refunded: 1 });
    },
  );
});

it.each(STEPS)('%s fails for good: 502 and a full refund', async (step) => {
  faults.set(step, failsForGood);
  const workspace = await service.workspace();
  const answer = await ask(workspace, page);
  faults.clear();
  expect(answer.status).toBe(502);
  await expectRefund(service, workspace, page);
});

it('a visit that hangs: 504 and a full refund', async () => {
  faults.set('readProductPage', hangs);
  const workspace = await service.workspace();
  const answer = await ask(workspace, page);
  faults.clear();
  expect(answer.status).toBe(504);
  await expectRefund(service, workspace, page);
});

it('an answer that was stored stands, although the word of it was lost', async () => {
  faults.set('extractAndSettle', failsForGoodAfterwards);
  const workspace = await service.workspace();
  const answer = await ask(workspace, page);
  faults.clear();
  await expectOneCharge(service, workspace, page, answer);
});

it('a refused page is not visited again', async () => {
  const before = shop.asked().length;
  await ask(await service.workspace(), productPageAt(`${shop.url}/refused-once`));
  expect(shop.asked().length - before).toBe(1);
});

it('a worker killed while the shop is silent: another one visits it again and answers, one charge', async () => {
  // on a busy machine a worker takes its time to start
  const environment = { FETCH_ALLOW_HOSTS: shop.host, REQUEST_DEADLINE_MS: '60000' };
  const lone = await startService({ environment, roles: { api: true, worker: false } });
  const first = await startWorkerProcess(lone, environment);
  shop.serve('/slow', { silent: true }, html(MUG_PAGE));
  const visits = (): number => shop.asked().filter(({ path }) => path === '/slow').length;
  const slow = productPageAt(`${shop.url}/slow`);
  const workspace = await lone.workspace();
  const answering = ask(workspace, slow);
  await eventually(
    async () => visits(),
    (times) => times === 1,
  );
  await first.kill();
  const second = await startWorkerProcess(lone, environment);
  await expectOneCharge(lone, workspace, slow, await answering);
  expect(visits()).toBe(2);
  await second.kill();
  await lone.stop();
}, 120_000);
