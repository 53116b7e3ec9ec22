import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { extractProduct } from '../../contract/products.ts';
import { setPrice } from '../../db/store/prices.ts';
import { creditsOf, describeAccess, issuePaths } from '../support/access.ts';
import { describeBilling } from '../support/billing.ts';
import { createFaults } from '../support/faults.ts';
import { MUG_PAGE } from '../support/pages.ts';
import {
  type Answer,
  startService,
  type TestService,
  type TestWorkspace,
} from '../support/service.ts';
import { warmPages } from '../support/warm.ts';
import { html, redirect, type Served, type Shop, startShop } from '../support/shop.ts';

let shop: Shop;
let service: TestService;
const faults = createFaults();
/** Of the shop, and what is asked of it where every test asks the same. */
const sample = { url: '' };
const other = { url: '' };
beforeAll(async () => {
  shop = await startShop();
  shop.serve('/mug', html(MUG_PAGE));
  shop.serve('/other', html(MUG_PAGE));
  sample.url = `${shop.url}/mug`;
  other.url = `${shop.url}/other`;
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

const ask = (workspace: TestWorkspace, url: unknown, idempotencyKey?: string): Promise<Answer> =>
  workspace.call('POST', '/v1/products/extract', {
    body: { url },
    ...(idempotencyKey ? { idempotencyKey } : {}),
  });

/** Asks for a page that is served so. */
async function served(path: string, answer: Served) {
  shop.serve(path, answer);
  const workspace = await service.workspace();
  return { workspace, answer: await ask(workspace, `${shop.url}${path}`) };
}

/** Nothing stays charged, the key is not used up, and the usage says why. */
async function expectRefunded(workspace: TestWorkspace, errorCode: string): Promise<void> {
  expect(await creditsOf(service, workspace)).toMatchObject({
    balance: 100,
    charged: 0,
    refunded: 1,
  });
  const usage = await workspace.call('GET', '/v1/usage?action=extract_product');
  expect(usage.body.data).toMatchObject([{ status: 'refunded', errorCode }]);
}

describe('200', () => {
  it('says what the page says, for one credit', async () => {
    const workspace = await service.workspace();
    const { status, body } = await ask(workspace, ` ${sample.url}#size `);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      url: `${sample.url}#size`,
      finalUrl: sample.url,
      title: 'Stoneware mug',
      brand: 'Mugland',
      price: 12.5,
      currency: 'EUR',
      countryOfOrigin: 'PT',
    });
    expect(body.data.sources).toContain('json-ld');
    expect(body.data.originEvidence).toContain('Made in Portugal');
    expect(body.data.summary).toContain('Stoneware mug');
    expect(body.credits).toMatchObject({ charged: 1, remaining: 99 });
  });

  it('the usage names host and path, and no query', async () => {
    const workspace = await service.workspace();
    const path = `/${'very-'.repeat(40)}long`;
    shop.serve(`${path}?token=secret`, html(MUG_PAGE));
    const { body } = await ask(workspace, `${shop.url}${path}?token=secret`);
    const usage = await workspace.call('GET', '/v1/usage');
    expect(usage.body.data).toMatchObject([
      {
        id: body.credits.usageId,
        action: 'extract_product',
        status: 'charged',
        credits: 1,
        resultCode: null,
        destinationCountry: null,
        summary: `${shop.host}${path}`.slice(0, 140),
      },
    ]);
  });

  it('is read behind redirects, and in its own charset', async () => {
    shop.serve('/old', redirect('/latin'));
    shop.serve('/latin', {
      headers: { 'content-type': 'text/html' },
      body: Buffer.from(MUG_PAGE.replaceAll('Stoneware mug', 'Größe 7'), 'latin1'),
    });
    const answer = await ask(await service.workspace(), `${shop.url}/old`);
    expect(answer.body.data).toMatchObject({
      url: `${shop.url}/old`,
      finalUrl: `${shop.url}/latin`,
      title: 'Größe 7',
    });
  });

  it('is read where a page that is none leads on to, once', async () => {
    const on = (to: string) =>
      html(`<meta http-equiv="refresh" content="0;url=${to}"><p>You are being led on.</p>`);
    shop.serve('/link', on('/mug'));
    shop.serve('/link-to-link', on('/link'));
    const workspace = await service.workspace();
    const answer = await ask(workspace, `${shop.url}/link`);
    expect(answer.body.data).toMatchObject({ finalUrl: sample.url, title: 'Stoneware mug' });
    const before = shop.asked().length;
    await ask(workspace, `${shop.url}/link-to-link`);
    expect(
      shop
        .asked()
        .slice(before)
        .map(({ path }) => path),
    ).toEqual(['/link-to-link', '/link']);
  });

  it('costs what the operator sets', async () => {
    await setPrice(service.orm, 'extract_product', 3);
    try {
      const { body } = await ask(await service.workspace(), sample.url);
      expect(body.credits).toMatchObject({ charged: 3, remaining: 97 });
    } finally {
      await setPrice(service.orm, 'extract_product', undefined);
    }
  });

  it('a page that changed is replayed as it was', async () => {
    const workspace = await service.workspace();
    shop.serve('/changing', html(MUG_PAGE), html(MUG_PAGE.replaceAll('12.50', '99.00')));
    const first = await ask(workspace, `${shop.url}/changing`, 'one');
    const again = await ask(workspace, `${shop.url}/changing`, 'one');
    const anew = await ask(workspace, `${shop.url}/changing`, 'two');
    expect([first, again, anew].map(({ body }) => [body.data.price, body.replayed])).toEqual([
      [12.5, false],
      [12.5, true],
      [99, false],
    ]);
  });
});

describe('400', () => {
  it.each([
    ['no address', undefined],
    ['an empty one', '  '],
    ['a number', 7],
    ['no scheme', 'shop.example/mug'],
    ['one that is too long', `https://shop.example/${'x'.repeat(2048)}`],
    ['one that cannot be read', 'http://[fe80::1%25eth0]/'],
  ])('names the field: %s', async (_, url) => {
    const workspace = await service.workspace();
    expect(issuePaths(await ask(workspace, url))).toEqual(['url']);
    expect(await creditsOf(service, workspace)).toMatchObject({ balance: 100, charged: 0 });
  });

  it.each([
    ['this machine', 'http://127.0.0.1/'],
    ['another port of this machine', 'http://127.0.0.1:9/'],
    ['this machine by name', 'http://localhost/'],
    ['the metadata of a cloud', 'http://169.254.169.254/latest/meta-data/'],
    ['IPv6', 'http://[::ffff:10.0.0.1]/'],
    ['a user name', 'http://user:secret@shop.example/'],
    ['another port', 'https://shop.example:8443/'],
    ['another scheme', 'ftp://shop.example/mug'],
    ['a file', 'file:///etc/passwd'],
  ])('an address that may not be visited: %s', async (_, url) => {
    const workspace = await service.workspace();
    const answer = await ask(workspace, url);
    expect(issuePaths(answer)).toEqual(['url']);
    expect(answer.body.error.details.reason).toBe('url_not_allowed');
    expect(answer.body.error.message).not.toContain('secret');
    await expectRefunded(workspace, 'invalid_input');
  });

  it.each<[string, string, Served]>([
    ['a redirect to a private address', 'url_not_allowed', redirect('http://10.0.0.1/')],
    [
      'a page that leads on to a private address',
      'url_not_allowed',
      html('<meta http-equiv="refresh" content="0;url=http://169.254.169.254/">'),
    ],
    ['an image', 'not_html', { headers: { 'content-type': 'image/jpeg' }, body: 'x' }],
    [
      'a PDF that says it is a page',
      'not_html',
      { headers: { 'content-type': 'text/html' }, body: '%PDF-1.7 x' },
    ],
    ['bytes without a type', 'not_html', { body: 'just words' }],
    ['a page of more than five megabytes', 'too_large', html('x'.repeat(5 * 1024 * 1024 + 1))],
  ])('%s', async (_, reason, page) => {
    const { workspace, answer } = await served('/refused', page);
    expect(issuePaths(answer)).toEqual(['url']);
    expect(answer.body.error.details.reason).toBe(reason);
    await expectRefunded(workspace, 'invalid_input');
  });
});

describeAccess(() => service, extractProduct, { body: sample });
describeBilling(() => service, faults, {
  path: '/v1/products/extract',
  body: sample,
  otherBody: other,
  cost: 1,
  step: 'readProductPage',
});

describe('502', () => {
  it.each<[string, object, Served]>([
    ['a page that is not there', { pageStatus: 404, reason: 'page_not_found' }, { status: 404 }],
    ['a page that fails', { pageStatus: 503, reason: 'page_error' }, { status: 503 }],
    ['a page that forbids it', { pageStatus: 403, reason: 'page_blocked' }, { status: 403 }],
    [
      'a wall',
      { reason: 'page_blocked' },
      html('<title>Just a moment...</title><h1>shop.example</h1>'),
    ],
    [
      'a page that says it is missing',
      { reason: 'page_not_found' },
      html('<h1>Page not found</h1>'),
    ],
    ['a login', { reason: 'login_required' }, html('<h1>Sign in</h1><input type="password">')],
    [
      'a broken packing',
      { reason: 'page_unreadable' },
      { headers: { 'content-type': 'text/html', 'content-encoding': 'gzip' }, body: MUG_PAGE },
    ],
    ['a broken connection', { reason: 'page_unreachable' }, { ...html(MUG_PAGE), bytesSent: 9 }],
  ])('%s', async (_, details, page) => {
    const { workspace, answer } = await served('/failing', page);
    expect(answer.status).toBe(502);
    expect(answer.body.error).toMatchObject({ code: 'upstream_error', details });
    await expectRefunded(workspace, 'upstream_error');
  });

  it('a host that there is not', async () => {
    const workspace = await service.workspace();
    const answer = await ask(workspace, 'https://no-such-shop.invalid/mug');
    expect(answer.status).toBe(502);
    expect(answer.body.error.details.reason).toBe('page_unreachable');
    await expectRefunded(workspace, 'upstream_error');
  });
});

describe('504', () => {
  it.each<[string, Served]>([
    ['is silent', { silent: true }],
    ['falls silent', { ...html(MUG_PAGE), stallsAfterBytes: 9 }],
  ])('a page that %s', async (_, page) => {
    const { workspace, answer } = await served('/silent', page);
    expect(answer.status).toBe(504);
    expect(answer.body.error.code).toBe('upstream_timeout');
    await expectRefunded(workspace, 'upstream_timeout');
  });
});
