/** Codes of products: suggested for credits, decided by people, used by calculations. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { creditsOf, issuePaths } from '../support/access.ts';
import {
  type Json,
  startService,
  type TestService,
  type TestWorkspace,
} from '../support/service.ts';

const ID = '019db3a0-0000-7000-8000-000000000000';

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
      atStake: expect.any(Number),
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

  it('equal to an open code is that code', async () => {
    const suggest = async () => {
      const body = { destinations: ['US'], mode: 'mini' };
      return (await shop.call('POST', `${path}/suggest`, { body })).body.data.results[0]
        .classification;
    };
    const first = await suggest();
    expect((await suggest()).id).toBe(first.id);
    const copy = await add({ code: first.code });
    expect(copy.id).toBe(first.id);
    const approved = await add({ code: first.code, state: 'approved' });
    expect(await stateOf(first.id)).toBe('superseded');
    expect(await suggest()).toMatchObject({ id: approved.id, state: 'approved' });
    expect((await add({ code: first.code, state: 'approved' })).id).toBe(approved.id);
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

  it('to reject shows its reason and the right code, and the last word of a person stands', async () => {
    const { id } = await add({ code: '6109.90' });
    const first = await decide(id, 'reject', { reason: 'wrong_material', note: 'of cotton' });
    expect(first.body.data).toMatchObject({
      state: 'rejected',
      note: 'of cotton',
      rejectReason: 'wrong_material',
      correctCode: null,
    });
    const second = await decide(id, 'reject', { reason: 'wrong_line', correctCode: '6109.10' });
    expect(second.body.data).toMatchObject({
      note: 'of cotton',
      rejectReason: 'wrong_line',
      correctCode: '610910',
    });
    await decide(id, 'reject', { reason: 'wrong_line', correctCode: '6109.10' });
    const listed = await shop.call('GET', '/v1/catalog/classifications?state=rejected');
    expect(listed.body.data).toMatchObject([{ rejectReason: 'wrong_line', correctCode: '610910' }]);
    const { body } = await shop.call('GET', `/v1/catalog/products/${product.id}/history`);
    const told = body.data.map(({ changes }: Json) => changes[0].to.rejectReason);
    expect(told.slice(0, 3)).toEqual(['wrong_line', 'wrong_material', undefined]);
    const back = await decide(id, 'approve', { note: 'right after all' });
    expect(back.body.data).toMatchObject({ rejectReason: null, correctCode: null });
  });

  it.each([
    ['a code that its tariff does not have', { correctCode: '9999.99' }, 'correctCode'],
    ['the very code that is rejected', { correctCode: '6109.90' }, 'correctCode'],
    ['a reason that is none', { reason: 'because' }, 'reason'],
  ])('with %s is refused, and nothing is decided', async (_, body, field) => {
    const { id } = await add({ code: '6109.90' });
    const answer = await decide(id, 'reject', body);
    expect([answer.status, answer.body.error.details.issues[0].path]).toEqual([400, field]);
    expect(await stateOf(id)).toBe('suggested');
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
    const uncounted = await approve({});
    expect([uncounted.status, uncounted.body.error.details.issues]).toMatchObject([
      400,
      [{ path: 'expectedCount', message: expect.stringContaining('dryRun') }],
    ]);
    const done = await approve({ expectedCount: 2 });
    expect(done.body.data).toMatchObject({ approved: 2, results: [{ ok: true }, { ok: true }] });
    expect((await approve({ dryRun: true })).body.data.approved).toBe(0);
  });

  it('are listed with their goods and the code that is approved for them', async () => {
    const approved = await add({ code: '6109.10', state: 'approved' });
    await add({ code: '6109.90' });
    const other = await create({
      title: 'Cap',
      items: [{ sku: 'CAP-RED', title: 'Red' }, { sku: 'CAP-BLUE' }],
    });
    const ofItem = { destinationCountry: 'DE', code: '6505.00', itemId: other.items[0].id };
    await shop.call('POST', `/v1/catalog/products/${other.id}/classifications`, { body: ofItem });
    const { body } = await shop.call('GET', '/v1/catalog/classifications');
    expect(body.data).toMatchObject([
      {
        code: '650500',
        goods: { title: 'Cap', itemTitle: 'Red', skus: ['CAP-RED'], skuCount: 1 },
        approved: null,
      },
      {
        code: '610990',
        goods: { title: 'Knitted T-shirt', itemTitle: null, skus: ['TEE'], skuCount: 1 },
        approved: { id: approved.id, code: '610910', codeFormatted: '6109.10', current: true },
      },
    ]);
  });

  it('of a member state are those of its union, and an unknown tariff is refused', async () => {
    await add({ destinationCountry: 'DE', code: '6109.10' });
    const approve = (schedule: string) => {
      const body = { filter: { schedule }, dryRun: true };
      return shop.call('POST', '/v1/catalog/classifications/approve', { body });
    };
    expect((await approve('DE')).body.data.approved).toBe(1);
    expect((await approve('US')).body.data.approved).toBe(0);
    const unknown = await approve('TARIC');
    expect([unknown.status, issuePaths(unknown)]).toEqual([400, ['filter.schedule']]);
    expect((await shop.call('GET', `${path}?schedule=fr`)).body.data).toHaveLength(1);
    expect((await shop.call('GET', `${path}?schedule=XYZ`)).status).toBe(400);
  });

  it('are listed by the duty that hangs on them, in pages, what is not known last', async () => {
    // general duties of the United States: 6109.10 16.5 %; 6110.12 4 or 16 %; 6109.90 from 2.6 to 32 %
    for (const [code, item] of [
      ['6109.10', { unitValue: 90, currency: 'USD' }],
      ['6110.12', { unitValue: 900, currency: 'USD' }],
      ['6109.90', { unitValue: 9, currency: 'USD', unitsPerYear: 1000 }],
      ['6109.90', {}],
    ] as const) {
      const { id } = await create({ title: code, items: [item] });
      await shop.call('POST', `/v1/catalog/products/${id}/classifications`, {
        body: { schedule: 'US', code },
      });
    }
    const list = async (query: string) =>
      (await shop.call('GET', `/v1/catalog/classifications?order=atStake&limit=1${query}`)).body;
    const stakes: unknown[] = [];
    for (let page = await list(''); ; page = await list(`&cursor=${page.next}`)) {
      stakes.push(page.data[0].atStake);
      if (page.next === null) break;
    }
    // 29.4 % of 9 x 1,000; 12 % of 900; nothing to choose; no value
    expect(stakes).toEqual([2646, 108, 0, null]);
  });
});

it('what hangs on a code follows the value of the goods', async () => {
  const { id, atStake } = await add({ code: '6109.90' });
  expect(atStake).toBe(5.88); // 29.4 % of 20
  const items = [{ sku: 'TEE', unitValue: 30, unitsPerYear: 10 }];
  await shop.call('PATCH', `/v1/catalog/products/${product.id}`, { body: { items } });
  const { body } = await shop.call('GET', path);
  expect(body.data).toMatchObject([{ id, atStake: 88.2 }]);
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

  it('become a bulk run when they are more than 25 classifications', async () => {
    for (let at = 0; at < 13; at += 1) await create({ title: `Polo ${at}` });
    const body = { filter: { q: 'polo' }, destinations: ['US', 'DE'] };
    const answer = await shop.call('POST', '/v1/catalog/classify', { body });
    expect([answer.status, answer.body.data.counts.total]).toEqual([202, 26]);
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
          filled: ['hsCode', 'originCountry', 'netWeight', 'weightUnit', 'description'],
        },
      ],
    });
  });

  it('has the value of its pieces, where it is in the currency of the request', async () => {
    await add({ code: '6109.10', state: 'approved' });
    const ask = (body: object) => calculate({ value: undefined, sku: 'TEE', ...body });
    const { body } = await ask({ quantity: 3 });
    expect(body.data.catalog[0].filled).toContain('value');
    expect(body.data.totals.goods ?? body.data.customsValue).toBe(60);
    expect(issuePaths(await ask({ quantity: 3, currency: 'EUR' }))).toEqual(['value']);
    expect(issuePaths(await ask({}))).toEqual(['value']);
    const components = [{ material: 'steel', value: 61 }];
    expect(issuePaths(await ask({ quantity: 3, components }))).toEqual(['components']);
  });

  it('keeps what it says itself', async () => {
    await add({ code: '6109.10', state: 'approved' });
    const { body } = await calculate({ sku: 'TEE', hsCode: '6109.90', originCountry: 'CN' });
    expect(body.data).toMatchObject({
      hsCode: '610990',
      originCountry: 'CN',
      catalog: [{ classificationId: null, code: '610990', filled: ['description'] }],
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

  it('that names nothing of the catalogue, or too little, is refused by its place', async () => {
    const body = {
      destinationCountry: 'US',
      items: [
        { hsCode: '6109.10', originCountry: 'PT', value: 1 },
        { sku: 'NONE', value: 1 },
        { sku: 'TEE', value: 1 },
        { productId: (await create({ title: 'Cap' })).id, hsCode: '6505.00' },
      ],
    };
    const answer = await shop.call('POST', '/v1/calculate/shipment', { body });
    expect([answer.status, ...issuePaths(answer)]).toEqual([
      400,
      'items.1.sku',
      'items.2.hsCode',
      'items.3.originCountry',
      'items.3.value',
    ]);
  });

  it.each([
    ['sku', { sku: 'NONE' }, 'the catalogue has no such SKU'],
    ['itemId', { itemId: ID }, 'the catalogue has no such item'],
    ['productId', { productId: ID }, 'the catalogue has no such product'],
    ['productId', { sku: 'TEE', productId: ID }, 'the catalogue has no such product'],
  ])('that names an unknown %s says so there', async (field, names, message) => {
    const { body } = await calculate(names);
    expect(body.error.details.issues).toEqual([{ path: field, message }]);
  });

  it('that names two different goods is refused', async () => {
    const other = await create({ title: 'Cap', items: [{ sku: 'CAP' }] });
    const { body } = await calculate({ sku: 'TEE', productId: other.id });
    expect(body.error.details.issues).toMatchObject([{ path: 'productId' }]);
  });

  it('that names what is archived is refused', async () => {
    await add({ code: '6109.10', state: 'approved' });
    const [item] = product.items;
    const items = [{ id: item.id, status: 'archived' }];
    await shop.call('PATCH', `/v1/catalog/products/${product.id}`, { body: { items } });
    const gone = await calculate({ sku: 'TEE' });
    expect([gone.status, gone.body.error.details.reason]).toEqual([400, 'archived']);
    await shop.call('POST', `/v1/catalog/products/${product.id}/archive`, { body: {} });
    for (const names of [{ sku: 'TEE' }, { productId: product.id, hsCode: '6109.10' }]) {
      const { status, body } = await calculate(names);
      expect([status, body.error.details]).toMatchObject([
        400,
        { reason: 'archived', issues: [{ path: Object.keys(names)[0] }] },
      ]);
    }
    expect(await creditsOf(service, shop)).toMatchObject({ charged: 0 });
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
