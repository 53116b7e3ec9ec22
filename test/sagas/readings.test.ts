/**
 * Every step of what reads a page or a photo fails, repeats, hangs or loses its worker: one answer
 * and one charge, or none.
 *
 * @alone processes of the service beside its own
 */
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { creditsOf } from '../support/access.ts';
import {
  type Billable,
  listingAt,
  originAt,
  photographed,
  productPageAt,
} from '../support/billables.ts';
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
import { labelUrl } from '../support/labels.ts';
import { MUG_PAGE } from '../support/pages.ts';
import { startService, type TestService } from '../support/service.ts';
import { warmPages } from '../support/warm.ts';
import { html, type Shop, startShop } from '../support/shop.ts';

let shop: Shop;
let service: TestService;
/** One that gives its requests less time, for what never ends. */
let impatient: TestService;
let labelAddress: string;
const faults = createFaults();
/** What reads a page or a photo, made with the addresses that are known once the shop is open. */
const REQUESTS: readonly (readonly [(address: string) => Billable, () => string])[] = [
  [productPageAt, () => `${shop.url}/mug`],
  [listingAt, () => `${shop.url}/mug`],
  [originAt, () => `${shop.url}/mug`],
  [photographed, () => labelAddress],
];
const STEPS = REQUESTS.flatMap(([make, address]) =>
  make('').steps.map((step) => [make('').name, step, () => make(address())] as const),
);
/** Steps that go out into the world, or read what came of it. */
const READING: ReadonlySet<Step> = new Set(['readProductPage', 'readPhoto']);
const SETTLING = STEPS.filter(([, step]) => step.endsWith('AndSettle'));
beforeAll(async () => {
  shop = await startShop();
  shop.serve('/mug', html(MUG_PAGE));
  labelAddress = await labelUrl(['KNITTED COTTON T-SHIRT']);
  const overrides = { activities: faults.activities };
  service = await startService({ environment: patient(), overrides });
  const environment = { FETCH_ALLOW_HOSTS: shop.host, REQUEST_DEADLINE_MS: '8000' };
  impatient = await startService({ environment, overrides });
  await warmPages(service, `${shop.url}/mug`);
});
afterEach(() => faults.clear());
afterAll(async () => {
  await impatient.stop();
  await service.stop();
  await shop.stop();
});

describe.each([
  ['fails once before it did anything', failsOnce],
  ['is done but its answer is lost', losesItsAnswerOnce],
  ['runs twice', runsTwice],
  ['runs twice at the same time', runsTwiceAtOnce],
])('a step that %s', (_, fault) => {
  it.each(STEPS)('%s, %s: one charge, one answer', async (_name, step, request) => {
    faults.set(step, fault);
    const workspace = await service.workspace();
    const answer = await ask(workspace, request());
    faults.clear();
    await expectOneCharge(service, workspace, request(), answer);
  });

  it.each(['charge', 'readProductPage', 'refund'] as const)(
    'a refused page, %s: one refund',
    async (step) => {
      faults.set(step, fault);
      const workspace = await service.workspace();
      const answer = await ask(workspace, productPageAt(`${shop.url}/missing`));
      expect(answer.body.error).toMatchObject({
        code: 'upstream_error',
        details: { pageStatus: 404 },
      });
      expect(await creditsOf(service, workspace)).toMatchObject({
        balance: 100,
        charged: 0,
        refunded: 1,
      });
    },
  );
});

it.each(STEPS)('%s, %s fails for good: 502 and a full refund', async (_name, step, request) => {
  faults.set(step, failsForGood);
  const workspace = await service.workspace();
  const answer = await ask(workspace, request());
  faults.clear();
  expect(answer.status).toBe(502);
  await expectRefund(service, workspace, request());
});

it.each(STEPS.filter(([, step]) => READING.has(step)))(
  '%s, %s hangs: 504 and a full refund',
  async (_name, step, request) => {
    faults.set(step, hangs);
    const workspace = await impatient.workspace();
    const answer = await ask(workspace, request());
    faults.clear();
    expect(answer.status).toBe(504);
    await expectRefund(impatient, workspace, request());
  },
);

it.each(SETTLING)(
  '%s, %s: an answer that was stored stands, although the word of it was lost',
  async (_name, step, request) => {
    faults.set(step, failsForGoodAfterwards);
    const workspace = await service.workspace();
    const answer = await ask(workspace, request());
    faults.clear();
    await expectOneCharge(service, workspace, request(), answer);
  },
);

it('a refused page is not visited again', async () => {
  const before = shop.asked().length;
  await ask(await service.workspace(), productPageAt(`${shop.url}/refused-once`));
  expect(shop.asked().length - before).toBe(1);
});

/** A photo takes its time on a busy machine. */
const patient = () => ({ FETCH_ALLOW_HOSTS: shop.host, REQUEST_DEADLINE_MS: '60000' });
