/** Codes of products: suggested for credits, decided by people, used by calculations. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { creditsOf } from '../support/access.ts';
import {
  type Json,
  startService,
  type TestService,
  type TestWorkspace,
} from '../support/service.ts';

let service: TestService;
let shop: TestWorkspace;
let product: Json;
let path: string;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());
beforeEach(async () => {
  shop = await service.workspace();
  product = await create({
    title: 'Knitted T-shirt',
    description: 'Knitted cotton T-shirt for men',
    originCountry: 'PT',
    items: [{ sku: 'TEE', unitValue: 20, currency: 'USD', netWeight: 200, weightUnit: 'g' }],
  });
  path = `/v1/catalog/products/${product.id}/classifications`;
});

const create = async (body: object): Promise<Json> =>
  (await shop.call('POST', '/v1/catalog/products', { body })).body.data;
const add = async (body: object): Promise<Json> => {
  const answer = await shop.call('POST', path, { body: { destinationCountry: 'US', ...body } });
  expect(answer.status).toBe(201);
  return answer.body.data;
};
const decide = (id: string, decision: string, body: object = {}) =>
  shop.call('POST', `${path}/${id}/${decision}`, { body });
const stateOf = async (id: string): Promise<string> =>
  (await shop.call('GET', path)).body.data.find((one: Json) => one.id === id)?.state;

describe('a suggestion', () => {
  it('is charged once for each tariff, not for each member state', async () => {
    const body = { destinations: ['DE', 'US', 'FR'], mode: 'mini' };
    const { body: answer } = await shop.call('POST', `${path}/suggest`, { body });
    const results = answer.data.results;
    expect(results.map((one: Json) => [one.destinationCountry, one.schedule, one.ok])).toEqual([
      ['DE', 'EU', true],
      ['US', 'US', true],
      ['FR', 'EU', true],
    ]);
    expect(results[0].classification.id).toBe(results[2].classification.id);
    expect(results[1].classification).toMatchObject({
      state: 'suggested',
      origin: 'engine',
      current: true,
      atStake: 20,
      code: expect.stringMatching(/^610910/),
    });
    expect(answer.credits.charged).toBe(2);
    expect(await creditsOf(service, shop)).toMatchObject({ charged: 2 });
  });

  it('under the same key is not charged nor kept twice', async () => {
    const options = { body: { destinations: ['US'], mode: 'mini' }, idempotencyKey: 'suggest' };
    const first = await shop.call('POST', `${path}/suggest`, options);
    const again = await shop.call('POST', `${path}/suggest`, options);
    expect(again.body.data).toEqual(first.body.data);
    expect(again.body.credits.charged).toBe(0);
    expect((await shop.call('GET', path)).body.data).toHaveLength(1);
  });

  it('of a product that names no goods is refused and costs nothing', async () => {
    const odd = await create({ title: 'zzzz qqqq' });
    const { body } = await shop.call(
      'POST',
      `/v1/catalog/products/${odd.id}/classifications/suggest`,
      { body: { destinations: ['US'] } },
    );
    expect(body.data.results).toMatchObject([{ ok: false, error: { code: 'invalid_input' } }]);
    expect(body.credits.charged).toBe(0);
  });

  it('needs markets, a known mode and a product that is not archived', async () => {
    const ask = async (body: object) =>
      (await shop.call('POST', `${path}/suggest`, { body })).status;
    expect(await ask({})).toBe(400);
    expect(await ask({ destinations: ['US'], mode: 'nothing' })).toBe(400);
    await shop.call('POST', `/v1/catalog/products/${product.id}/archive`, { body: {} });
    expect(await ask({ destinations: ['US'] })).toBe(409);
  });
});

describe('a decision', () => {
  it('to approve supersedes the code approved before, and no other', async () => {
    const first = await add({ code: '6109.10', state: 'approved' });
    const other = await add({ destinationCountry: 'DE', code: '6109.10', state: 'approved' });
    const second = await add({ code: '6109.90' });
    const { body } = await decide(second.id, 'approve', { note: 'of viscose' });
    expect(body).toMatchObject({
      data: { state: 'approved', note: 'of viscose', decidedBy: { name: 'Test key' } },
      superseded: [first.id],
    });
    expect(await stateOf(first.id)).toBe('superseded');
    expect(await stateOf(other.id)).toBe('approved');
    expect((await decide(first.id, 'approve')).status).toBe(409);
  });

  it('may be changed with a note, and is told in the history', async () => {
    const { id } = await add({ code: '6109.10', state: 'approved' });
    expect((await decide(id, 'reject')).status).toBe(400);
    expect((await decide(id, 'reject', { note: 'wrong' })).body.data.state).toBe('rejected');
    expect((await decide(id, 'approve', { note: 'right after all' })).body.data.state).toBe(
      'approved',
    );
    const { body } = await shop.call('GET', `/v1/catalog/products/${product.id}/history`);
    expect(body.data.map(({ action }: Json) => action)).toEqual([
      'approved',
      'rejected',
      'classified',
      'created',
    ]);
  });

  it('with the right code is told to those who review classifications', async () => {
    const { id } = await add({ code: '6109.90' });
    await decide(id, 'reject', { reason: 'wrong_material', correctCode: '6109.10' });
    const rows = await service.orm.em
      .fork()
      .getConnection()
      .execute('select predicted_code, correct_code, reason from feedback where workspace_id = ?', [
        shop.id,
      ]);
    expect(rows).toEqual([
      { predicted_code: '610990', correct_code: '610910', reason: 'wrong_material' },
    ]);
  });

  it('is refused for an archived product', async () => {
    const { id } = await add({ code: '6109.10' });
    await shop.call('POST', `/v1/catalog/products/${product.id}/archive`, { body: {} });
    expect((await decide(id, 'approve')).status).toBe(409);
    expect((await decide(id, 'reject')).status).toBe(409);
  });
});

it('a code that the tariff does not have is refused', async () => {
  for (const code of ['9999.99', '0000000000']) {
    const body = { destinationCountry: 'US', code };
    const answer = await shop.call('POST', path, { body });
    expect([answer.status, answer.body.error.details.reason]).toEqual([400, 'unknown_code']);
  }
});

describe('many codes', () => {
  it('are approved together when they are as many as expected', async () => {
    await add({ code: '6109.10' });
    await add({ destinationCountry: 'DE', code: '6109.10' });
    const approve = (body: object) =>
      shop.call('POST', '/v1/catalog/classifications/approve', { body: { filter: {}, ...body } });
    const preview = await approve({ dryRun: true });
    expect(preview.body.data).toEqual({ approved: 2, dryRun: true, results: [] });
    const refused = await approve({ expectedCount: 3 });
    expect([refused.status, refused.body.error.details]).toEqual([
      409,
      { reason: 'count', count: 2 },
    ]);
    const done = await approve({ expectedCount: 2 });
    expect(done.body.data).toMatchObject({ approved: 2, results: [{ ok: true }, { ok: true }] });
    expect((await approve({ dryRun: true })).body.data.approved).toBe(0);
  });

  it('are listed by what is at stake, in pages', async () => {
    await add({ code: '6109.10' });
    const dear = await create({ title: 'Coat', items: [{ sku: 'C', unitValue: 900 }] });
    const plain = await create({ title: 'Cap' });
    for (const { id } of [dear, plain])
      await shop.call('POST', `/v1/catalog/products/${id}/classifications`, {
        body: { destinationCountry: 'US', code: '6201' },
      });
    const list = async (query: string) =>
      (await shop.call('GET', `/v1/catalog/classifications?order=atStake&limit=2${query}`)).body;
    const first = await list('');
    expect(first.data.map((one: Json) => one.atStake)).toEqual([900, 20]);
    const second = await list(`&cursor=${encodeURIComponent(first.next)}`);
    expect([second.data.map((one: Json) => one.atStake), second.next]).toEqual([[null], null]);
  });
});

describe('several products', () => {
  it('are classified where a code is missing, within a limit of credits', async () => {
    const body = { productIds: [product.id], destinations: ['US', 'DE'], mode: 'mini' };
    const ask = (more: object) =>
      shop.call('POST', '/v1/catalog/classify', { body: { ...body, ...more } });
    expect((await ask({ estimateOnly: true })).body.data).toEqual({
      estimatedCredits: 2,
      results: [],
    });
    expect((await ask({ maxCredits: 1 })).status).toBe(400);
    await add({ code: '6109.10', state: 'approved' });
    const { body: answer } = await ask({});
    expect(answer.data.results).toMatchObject([
      { productId: product.id, schedule: 'EU', ok: true, classification: { state: 'suggested' } },
    ]);
    expect((await ask({})).body.data.results).toEqual([]);
  });

  it('are refused when they are more than 25 classifications', async () => {
    for (let at = 0; at < 13; at += 1) await create({ title: `Tee ${at}` });
    const body = { filter: { q: 'tee' }, destinations: ['US', 'DE'] };
    const answer = await shop.call('POST', '/v1/catalog/classify', { body });
    expect([answer.status, answer.body.error.details]).toMatchObject([
      400,
      { reason: 'limit_reached', limit: 25 },
    ]);
  });
});

describe('a line of a calculation', () => {
  const calculate = (body: object) =>
    shop.call('POST', '/v1/calculate', {
      body: { destinationCountry: 'US', value: 100, ...body },
    });

  it.each([['sku'], ['itemId'], ['productId']])('named by %s is filled', async (field) => {
    const { id } = await add({ code: '6109.10.0012', state: 'approved' });
    const name = { sku: 'TEE', itemId: product.items[0].id, productId: product.id }[field];
    const { body } = await calculate({ [field]: name, quantity: 5 });
    expect(body.data).toMatchObject({
      hsCode: '6109100012',
      originCountry: 'PT',
      catalog: [
        {
          index: 0,
          productId: product.id,
          itemId: product.items[0].id,
          sku: 'TEE',
          schedule: 'US',
          classificationId: id,
          filled: ['hsCode', 'originCountry', 'netWeight', 'weightUnit'],
        },
      ],
    });
  });

  it('keeps what it says itself', async () => {
    await add({ code: '6109.10', state: 'approved' });
    const { body } = await calculate({ sku: 'TEE', hsCode: '6109.90', originCountry: 'CN' });
    expect(body.data).toMatchObject({
      hsCode: '610990',
      originCountry: 'CN',
      catalog: [{ classificationId: null, code: '610990', filled: [] }],
    });
  });

  it('without an approved code of the destination is refused: nothing is guessed', async () => {
    await add({ code: '6109.10' });
    await add({ destinationCountry: 'DE', code: '6109.10', state: 'approved' });
    const answer = await calculate({ sku: 'TEE' });
    expect(answer.status).toBe(400);
    expect(answer.body.error.details).toMatchObject({
      reason: 'no_approved_code',
      issues: [{ path: 'hsCode' }],
    });
    expect(await creditsOf(service, shop)).toMatchObject({ charged: 0 });
  });

  it('that names nothing of the catalogue is refused by its place', async () => {
    const body = {
      destinationCountry: 'US',
      items: [
        { hsCode: '6109.10', originCountry: 'PT', value: 1 },
        { sku: 'NONE', value: 1 },
      ],
    };
    const answer = await shop.call('POST', '/v1/calculate/shipment', { body });
    expect(answer.status).toBe(400);
    expect(answer.body.error.details.issues[0].path).toBe('items.1.sku');
  });

  it('of a shipment tells its goods in the answer', async () => {
    await add({ code: '6109.10', state: 'approved' });
    const items = [
      { sku: 'TEE', value: 50 },
      { hsCode: '6109.10', originCountry: 'PT', value: 1 },
    ];
    const { body } = await shop.call('POST', '/v1/calculate/shipment', {
      body: { destinationCountry: 'US', items },
    });
    expect(body.data.items.map((one: Json) => [one.sku, one.productId])).toEqual([
      ['TEE', product.id],
      [null, null],
    ]);
    expect(body.data.catalog).toHaveLength(1);
  });
});
