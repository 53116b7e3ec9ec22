/**
 * Product pages: read like `POST /v1/products/extract`, then classified with what the caller says.
 */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { creditsOf, issuePaths } from '../support/access.ts';
import { dataUrl, labelUrl } from '../support/labels.ts';
import { MUG_PAGE } from '../support/pages.ts';
import sharp from 'sharp';
import {
  type Answer,
  startService,
  type TestService,
  type TestWorkspace,
} from '../support/service.ts';
import { html, type Shop, startShop } from '../support/shop.ts';

let shop: Shop;
let service: TestService;
let page: string;
beforeAll(async () => {
  shop = await startShop();
  service = await startService({
    environment: { REQUEST_DEADLINE_MS: '15000', FETCH_ALLOW_HOSTS: shop.host },
  });
  shop.serve('/mug', html(MUG_PAGE));
  page = `${shop.url}/mug`;
});
afterAll(async () => {
  await service.stop();
  await shop.stop();
});

const ask = (workspace: TestWorkspace, body: object): Promise<Answer> =>
  workspace.call('POST', '/v1/classify', { body: { destinationCountry: 'US', ...body } });

const pagesAsked = (): number => shop.asked().filter(({ path }) => path === '/mug').length;

describe('facts that cannot be read', () => {
  const facts = { fabric: 'knotted', colour: 'red' };

  it('are refused before the page is visited, and nothing is charged', async () => {
    const workspace = await service.workspace();
    const before = pagesAsked();
    const answer = await ask(workspace, { productUrl: page, facts });
    expect(issuePaths(answer)).toEqual(['facts.fabric', 'facts.colour']);
    expect(pagesAsked()).toBe(before);
    expect(await creditsOf(service, workspace)).toMatchObject({ charged: 0, refunded: 0 });
  });

  it('fail their item of a batch alone, whose page is not visited', async () => {
    const workspace = await service.workspace();
    const before = pagesAsked();
    const items = [
      { productUrl: page, facts, destinationCountry: 'US' },
      { description: 'Stoneware mug', destinationCountry: 'US' },
    ];
    const { body } = await workspace.call('POST', '/v1/classify/batch', { body: { items } });
    const [wrong, right] = body.data.results;
    expect([wrong.ok, right.ok]).toEqual([false, true]);
    expect(wrong.error.details.issues.map((one: { path: string }) => one.path)).toEqual([
      'facts.fabric',
      'facts.colour',
    ]);
    expect(pagesAsked()).toBe(before);
    expect(body.credits.charged).toBe(2);
  });
});

describe('200', () => {
  it('a page alone is classified, with what it says of the product and its origin', async () => {
    const workspace = await service.workspace();
    const { status, body } = await ask(workspace, { productUrl: page });
    expect([status, body.error]).toEqual([200, undefined]);
    expect(body.data.hsCode).toMatch(/^6912/);
    expect(body.data.product).toMatchObject({
      url: page,
      title: 'Stoneware mug',
      price: 12.5,
      currency: 'EUR',
    });
    expect(body.data.readFromUrl).toContain('Stoneware mug');
    expect(body.data.origin).toMatchObject({ country: 'PT' });
    expect(body.data).not.toHaveProperty('readFromImage');
    expect(body.credits).toMatchObject({ charged: 2, remaining: 98 });
    expect((await workspace.call('GET', '/v1/usage')).body.data[0]).toMatchObject({
      action: 'classify',
      summary: page,
    });
  });

  it('gives the same page the same origin as the workspace wants it reviewed', async () => {
    const { body } = await ask(await service.workspace(), { productUrl: page, mode: 'mini' });
    expect(body.data.origin.reviewThreshold).toBe(0.8);
  });

  it('a description is read together with the page', async () => {
    const { body } = await ask(await service.workspace(), {
      productUrl: page,
      description: 'Mug of porcelain',
    });
    expect(body.data.hsCode).toMatch(/^6911/);
    expect(body.data.product.title).toBe('Stoneware mug');
  });

  it('a photo is read in the place of the page', async () => {
    const before = pagesAsked();
    const imageUrl = await labelUrl(['COTTON T-SHIRT FOR MEN', 'KNITTED']);
    const { body } = await ask(await service.workspace(), { productUrl: page, imageUrl });
    expect(body.data.hsCode).toMatch(/^6109/);
    expect(body.data).not.toHaveProperty('product');
    expect(pagesAsked()).toBe(before);
  });

  it('the page serves where nothing can be read in the photo', async () => {
    const blank = await sharp({
      create: { width: 200, height: 200, channels: 3, background: '#eee' },
    })
      .png()
      .toBuffer();
    const { body } = await ask(await service.workspace(), {
      productUrl: page,
      imageUrl: dataUrl(blank, 'image/png'),
    });
    expect(body.data.hsCode).toMatch(/^6912/);
    expect(body.data.readFromImage).toBeNull();
    expect(body.data.readFromUrl).toContain('Stoneware mug');
  });
});

describe('refused and refunded', () => {
  it.each([
    ['may not be visited', 'http://10.0.0.1/mug', 400, 'url_not_allowed'],
    ['is no page', '/file', 400, 'not_html'],
    ['is not there', '/gone', 502, 'page_not_found'],
  ])('a page that %s', async (_, path, status, reason) => {
    shop.serve('/file', { headers: { 'content-type': 'application/pdf' }, body: '%PDF-1.7' });
    const workspace = await service.workspace();
    const answer = await ask(workspace, { productUrl: new URL(path, shop.url).href });
    expect([answer.status, answer.body.error.details.reason]).toEqual([status, reason]);
    if (status === 400) expect(issuePaths(answer)).toEqual(['productUrl']);
    expect(await creditsOf(service, workspace)).toMatchObject({
      balance: 100,
      charged: 0,
      refunded: 1,
    });
  });

  it('a page without a product names no goods', async () => {
    shop.serve(
      '/about',
      html(
        `<!doctype html><title>Xqzt</title><h1>Xqzt</h1><p>${'Qwrt zxcv bnmp qwrt. '.repeat(200)}</p>`,
      ),
    );
    const workspace = await service.workspace();
    const answer = await ask(workspace, { productUrl: `${shop.url}/about` });
    expect(issuePaths(answer)).toEqual(['productUrl']);
    expect(answer.body.error.details.reason).toBe('unclassifiable');
    expect(await creditsOf(service, workspace)).toMatchObject({
      balance: 100,
      charged: 0,
      refunded: 1,
    });
  });
});

describe('504', () => {
  it('a page that never answers', async () => {
    shop.serve('/silent', { silent: true });
    const workspace = await service.workspace();
    const answer = await ask(workspace, { productUrl: `${shop.url}/silent` });
    expect([answer.status, answer.body.error.code]).toEqual([504, 'upstream_timeout']);
    expect(await creditsOf(service, workspace)).toMatchObject({
      balance: 100,
      charged: 0,
      refunded: 1,
    });
  }, 40_000);
});

describe('a batch', () => {
  it('reads a page for each item that has one; a bad one fails alone', async () => {
    const workspace = await service.workspace();
    const items = [
      { productUrl: page },
      { productUrl: `${shop.url}/gone` },
      { description: 'Knitted cotton T-shirt' },
    ].map((item) => ({ ...item, destinationCountry: 'US', mode: 'mini' }));
    const { status, body } = await workspace.call('POST', '/v1/classify/batch', {
      body: { items },
    });
    expect([status, body.error]).toEqual([200, undefined]);
    const [read, gone, text] = body.data.results;
    expect(read.classification.product.title).toBe('Stoneware mug');
    expect(gone).toMatchObject({ ok: false, error: { code: 'upstream_error' } });
    expect(text.ok).toBe(true);
    expect(body.credits).toEqual({ charged: 2, remaining: 98 });
  });
});
