/**
 * The product page that a request names, and what becomes of a request whose page cannot be read.
 */
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { creditsOf, issuePaths } from '../support/access.ts';
import { createFaults, failsOnce } from '../support/faults.ts';
import { MUG_PAGE } from '../support/pages.ts';
import {
  type Json,
  startService,
  type TestService,
  type TestWorkspace,
} from '../support/service.ts';
import { warmPages } from '../support/warm.ts';
import { html, type Shop, startShop } from '../support/shop.ts';

let shop: Shop;
let service: TestService;
const faults = createFaults();
beforeAll(async () => {
  shop = await startShop();
  shop.serve('/mug', html(MUG_PAGE));
  shop.serve('/file', { headers: { 'content-type': 'application/pdf' }, body: '%PDF-1.7' });
  shop.serve('/silent', { silent: true });
  service = await startService({
    environment: { REQUEST_DEADLINE_MS: '3000', FETCH_ALLOW_HOSTS: shop.host },
    overrides: { activities: faults.activities },
  });
  await warmPages(service, `${shop.url}/mug`);
});
afterEach(() => faults.clear());
afterAll(async () => {
  await service.stop();
  await shop.stop();
});

const infer = (workspace: TestWorkspace, body: object) =>
  workspace.call('POST', '/v1/origin', { body });
const expectRefunded = async (workspace: TestWorkspace) =>
  expect(await creditsOf(service, workspace)).toMatchObject({
    balance: 100,
    charged: 0,
    refunded: 1,
  });

describe('200', () => {
  it('says what the page states, and what was read of it', async () => {
    const workspace = await service.workspace();
    const { status, body } = await infer(workspace, { productUrl: `${shop.url}/mug` });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      country: 'PT',
      confidence: 'high',
      source: 'page_text',
      evidence: 'Made in Portugal.',
      probability: 0.93,
      readFromUrl: expect.stringContaining('Stoneware mug'),
    });
    const usage = await workspace.call('GET', '/v1/usage');
    expect(usage.body.data).toMatchObject([{ action: 'infer_origin', summary: `${shop.url}/mug` }]);
  });

  it('a page and a text of the caller that disagree need a person', async () => {
    const { body } = await infer(await service.workspace(), {
      productUrl: `${shop.url}/mug`,
      description: 'Made in China',
    });
    expect(body.data).toMatchObject({ needsReview: true, confidence: 'low' });
    expect(body.data.reviewReason).toMatch(/disagrees/);
    expect(body.data.signals.map(({ kind }: Json) => kind)).toEqual(['user', 'page_text']);
  });

  it('a declared origin is held against the page', async () => {
    const { body } = await (
      await service.workspace()
    ).call('POST', '/v1/origin/validate', {
      body: { declaredOrigin: 'CN', productUrl: `${shop.url}/mug` },
    });
    expect(body.data).toMatchObject({ verdict: 'contradicted', likelyOrigin: 'PT' });
  });

  it('a worker that dies on the page is replaced, and charges once', async () => {
    faults.set('readProductPage', failsOnce);
    const workspace = await service.workspace();
    expect((await infer(workspace, { productUrl: `${shop.url}/mug` })).status).toBe(200);
    expect(await creditsOf(service, workspace)).toMatchObject({ balance: 99, charged: 1 });
  });

  it('in a batch a page that cannot be read stops no other item, and is refunded', async () => {
    const workspace = await service.workspace();
    const { status, body } = await workspace.call('POST', '/v1/origin/batch', {
      body: { items: [{ productUrl: `${shop.url}/mug` }, { productUrl: `${shop.url}/gone` }] },
    });
    expect(status).toBe(200);
    expect(body.data.results).toMatchObject([
      { ok: true, kind: 'inference', origin: { country: 'PT' } },
      {
        ok: false,
        kind: 'inference',
        error: { code: 'upstream_error', details: { pageStatus: 404 } },
      },
    ]);
    expect(await creditsOf(service, workspace)).toMatchObject({
      balance: 99,
      charged: 1,
      refunded: 1,
    });
  });
});

describe('a page that is not read', () => {
  it('400: an address that may not be visited, named by its field', async () => {
    const workspace = await service.workspace();
    const answer = await infer(workspace, { productUrl: 'http://169.254.1.1/mug' });
    expect(issuePaths(answer)).toEqual(['productUrl']);
    expect(answer.body.error.details.reason).toBe('url_not_allowed');
    await expectRefunded(workspace);
  });

  it('400: a file that is no page', async () => {
    const workspace = await service.workspace();
    const answer = await infer(workspace, { productUrl: `${shop.url}/file` });
    expect(issuePaths(answer)).toEqual(['productUrl']);
    expect(answer.body.error.details.reason).toBe('not_html');
    await expectRefunded(workspace);
  });

  it('502: a page that is not there', async () => {
    const workspace = await service.workspace();
    const answer = await infer(workspace, { productUrl: `${shop.url}/gone` });
    expect(answer.status).toBe(502);
    await expectRefunded(workspace);
  });

  it('504: a shop that does not answer', async () => {
    const workspace = await service.workspace();
    const answer = await infer(workspace, { productUrl: `${shop.url}/silent` });
    expect(answer.status).toBe(504);
    await expectRefunded(workspace);
  });
});
