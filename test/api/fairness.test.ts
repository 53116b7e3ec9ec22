/**
 * What hangs for one workspace leaves places to the others. Places are counted, nothing is timed.
 *
 * @alone readers of photos
 */
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { creditsOf } from '../support/access.ts';
import { startLanguageModel, type StandInModel } from '../support/languageModel.ts';
import { MUG_PAGE } from '../support/pages.ts';
import { type Answer, startService, type TestService } from '../support/service.ts';
import { html, type Shop, startShop } from '../support/shop.ts';
import { eventually } from '../support/waiting.ts';

const VISITS_EACH = 8;
const QUESTIONS_EACH = 16;

let shop: Shop;
let open: Shop;
let model: StandInModel;
let service: TestService;
beforeAll(async () => {
  shop = await startShop();
  open = await startShop();
  model = await startLanguageModel();
  service = await startService({
    environment: {
      FETCH_ALLOW_HOSTS: `${shop.host},${open.host}`,
      REQUEST_DEADLINE_MS: '60000',
      LLM_BASE_URL: model.url,
      LLM_MODEL: 'stand-in',
      LLM_TIMEOUT_MS: '50000',
    },
  });
});
afterAll(() => service.stop());

const times = (n: number, ask: () => Promise<Answer>): Promise<Answer[]> =>
  Promise.all(Array.from({ length: n }, ask));

it('sixty visits of one workspace that hang leave places to the page of another, and are refunded', async () => {
  shop.serve('/silent', { silent: true });
  open.serve('/mug', html(MUG_PAGE));
  const visits = (): number => shop.asked().filter(({ path }) => path === '/silent').length;
  const [busy, other] = [await service.workspace({ credits: 1000 }), await service.workspace()];
  const hanging = times(60, () =>
    busy.call('POST', '/v1/products/extract', { body: { url: `${shop.url}/silent` } }),
  );
  await eventually(
    async () => visits(),
    (n) => n >= VISITS_EACH,
  );
  const page = await other.call('POST', '/v1/products/extract', {
    body: { url: `${open.url}/mug` },
  });
  expect(page.status).toBe(200);
  // the most are waiting: a silent visit holds its place for ten seconds
  expect(visits()).toBeLessThan(60);
  await shop.stop(); // ends them all
  const statuses = new Set((await hanging).map(({ status }) => status));
  expect([...statuses].every((status) => status === 502 || status === 504)).toBe(true);
  expect(await creditsOf(service, busy)).toMatchObject({ balance: 1000, charged: 0, refunded: 60 });
  await open.stop();
}, 60_000);

it('fifty questions of one workspace that hang leave places to the question of another, and the offline answer stands', async () => {
  model.say(...Array.from({ length: QUESTIONS_EACH }, () => ({ afterMs: Infinity })), {
    reply: { axes: { 'main-fibre': 'polyester' }, code: '610990', reason: 'It is for sports.' },
  });
  const ask = { description: 'T-shirt', destinationCountry: 'US', mode: 'max' };
  const [busy, other] = [await service.workspace({ credits: 1000 }), await service.workspace()];
  const hanging = times(50, () => busy.call('POST', '/v1/classify', { body: ask }));
  await eventually(
    async () => model.asked().length,
    (n) => n === QUESTIONS_EACH,
  );
  const mini = await other.call('POST', '/v1/classify', {
    body: { ...ask, description: 'Knitted cotton T-shirt for men', mode: 'mini' },
  });
  expect(mini.body.data).toMatchObject({ modesRun: ['mini'] });
  const answer = await other.call('POST', '/v1/classify', { body: ask });
  expect(answer.body.data.hsCode).toMatch(/^610990/);
  expect(model.asked()).toHaveLength(QUESTIONS_EACH + 1);
  await model.stop(); // ends them all
  expect(new Set((await hanging).map(({ status }) => status))).toEqual(new Set([200]));
}, 60_000);
