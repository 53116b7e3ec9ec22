/**
 * The dashboard in a real browser: whole flows by keyboard, with and without scripts, and every page
 * as everybody can use it.
 *
 * @alone a browser takes both processors
 */
import { existsSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { barriersOn } from '../support/accessible.ts';
import { type Visitor, visitorOf } from '../support/dashboard.ts';
import { PASSWORD } from '../support/person.ts';
import { startService, type TestService } from '../support/service.ts';

const CHROMIUM = process.env['CHROMIUM'] ?? '/usr/bin/chromium';
// a machine without a browser runs the rest: see CONTRIBUTING.md
const inBrowser = existsSync(CHROMIUM) ? describe : describe.skip;

/** On a busy machine the rules of a page take half a minute. */
const BUSY_MS = 240_000;

/** Pages and states that are looked at. */
const SHOWN = [
  'home',
  'classify',
  'products',
  'no product',
  'product',
  'review',
  'imports',
  'import',
  'no such product',
] as const;

let service: TestService;
let browser: Browser;

inBrowser('the dashboard in Chromium', () => {
  beforeAll(async () => {
    service = await startService();
    browser = await chromium.launch({ executablePath: CHROMIUM, args: ['--no-sandbox'] });
  });
  afterAll(async () => {
    await browser.close();
    await service.stop();
  });

  /** A page of a person who has signed in. */
  async function opened(
    { email, at }: Visitor,
    options: BrowserContextOptions = {},
  ): Promise<{ page: Page; said: string[] }> {
    const context = await browser.newContext({
      locale: 'en-GB',
      reducedMotion: 'reduce',
      ...options,
    });
    const page = await context.newPage();
    const said: string[] = [];
    page.on('console', (message) => said.push(message.text()));
    page.on('request', (request) => {
      if (!request.url().startsWith(service.url)) said.push(request.url());
    });
    await page.goto(`${service.url}${at()}`);
    await page.getByLabel('Email address').fill(email);
    await page.getByLabel('Password').fill(PASSWORD);
    await page.keyboard.press('Enter');
    await page.waitForURL(`${service.url}${at()}`);
    return { page, said };
  }

  /** Goes on with Tab until this has the focus. */
  async function tabTo(page: Page, selector: string): Promise<void> {
    const wanted = page.locator(selector).first();
    for (let steps = 0; steps < 120; steps += 1) {
      if (await wanted.evaluate((one) => one.matches(':focus'))) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`Tab never came to ${selector}`);
  }

  it.each([true, false])('classifies by keyboard alone, scripts: %s', async (javaScriptEnabled) => {
    const one = await visitorOf(service);
    const { page, said } = await opened(one, { javaScriptEnabled });
    await tabTo(page, 'nav a[href$="/classify"]');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Classification' }).waitFor();
    await tabTo(page, '#description');
    await page.keyboard.type('summer dress of cotton');
    await tabTo(page, '#destinationCountry');
    await page.keyboard.type('Germany');
    await tabTo(page, 'form.panel button.main');
    await page.keyboard.press('Enter');
    await page.getByText('What would settle it').waitFor();
    await tabTo(page, 'button[name="fact.fabric"][value="knit"]');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: '6104.42.00' }).waitFor();
    await tabTo(page, 'a.button[href*="landed-cost"]');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Landed cost' }).waitFor();
    expect(await page.locator('#hsCode').inputValue()).toBe('6104.42.00');
    expect(said).toEqual([]);
    await page.context().close();
  });

  it('decides on codes by j, k, a and r', async () => {
    const one = await stocked(await visitorOf(service));
    const { page } = await opened(one);
    await page.goto(`${service.url}${one.at('/review')}`);
    const rows = page.locator('[data-row]');
    expect(await rows.count()).toBe(2);
    await page.keyboard.press('j');
    await page.keyboard.press('j');
    await page.keyboard.press('k');
    await page.keyboard.press('r');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await page.locator('[data-row] details[open] button').click();
    await rows.nth(1).waitFor({ state: 'detached' });
    await page.keyboard.press('j');
    await page.keyboard.press('a');
    await page.getByText('Nothing waits to be approved').waitFor();
    await page.context().close();
  });

  describe('everybody can use it, wide and narrow, light and dark:', () => {
    let page: Page;
    let pages: Record<string, string>;
    beforeAll(async () => {
      const one = await stocked(await visitorOf(service));
      ({ pages } = one);
      ({ page } = await opened(one));
      for (const [name, path] of Object.entries(pages)) pages[name] = one.at(path);
    });
    afterAll(() => page.context().close());

    const each = SHOWN.flatMap((name) => [[name, 'light'] as const, [name, 'dark'] as const]);

    it.each(each)(
      '%s, %s',
      async (name, colorScheme) => {
        await page.emulateMedia({ colorScheme });
        await page.goto(`${service.url}${pages[name]}`);
        for (const fold of await page.locator('details').all())
          await fold.evaluate((details) => details.setAttribute('open', ''));
        const barriers = await barriersOn(page);
        const wide = await page.evaluate('document.documentElement.scrollWidth - innerWidth');
        expect([...barriers, `${String(wide)} too wide`]).toEqual(['0 too wide']);
      },
      BUSY_MS,
    );
  });

  it('sends less than 60 kB for a first page, packed', async () => {
    const one = await visitorOf(service);
    const files = await Promise.all(
      ['/dashboard/style.css', '/dashboard/keys.js'].map(async (path) =>
        (await fetch(`${service.url}${path}`)).arrayBuffer(),
      ),
    );
    const { text } = await one.browser.get(one.at('/classify'));
    const bytes = [Buffer.from(text), ...files.map((file) => Buffer.from(file))].map(
      (file) => gzipSync(file).length,
    );
    expect(bytes.reduce((sum, more) => sum + more, 0)).toBeLessThan(60_000);
  });
});

/** Products, codes that wait, a key's request, answers: every page has something to show. */
async function stocked(one: Visitor): Promise<Visitor & { pages: Record<string, string> }> {
  const { call } = one.workspace;
  await call('POST', '/v1/catalog/markets', { body: { markets: [{ country: 'US' }] } });
  const ids: string[] = [];
  for (const [sku, title, code] of [
    ['T-1', 'Knitted T-shirt of cotton, for men', '6109.10.00.12'],
    ['M-1', 'Coffee mug of porcelain', '6911.10.80.10'],
  ]) {
    const made = await call('POST', '/v1/catalog/products', {
      body: { title, items: [{ sku, unitValue: 20, currency: 'USD' }] },
    });
    const { id } = made.body.data;
    ids.push(id);
    const added = await call('POST', `/v1/catalog/products/${id}/classifications`, {
      body: { schedule: 'US', code },
    });
    if (added.status !== 201) throw new Error(JSON.stringify(added.body));
  }
  const file = 'sku,title,origin\nK-1,Kettle,Atlantis\nK-2,Kettle of steel,Poland\n';
  const taken = await call('POST', '/v1/catalog/imports', {
    body: { fileName: 'kettles.csv', content: file, options: { dryRun: true } },
  });
  const asked = { description: 'summer dress of cotton', destinationCountry: 'DE', explain: true };
  const classified = await call('POST', '/v1/classify', { body: asked });
  const goods = { hsCode: '610910', originCountry: 'BD', value: 480, currency: 'EUR' };
  const cost = await call('POST', '/v1/calculate', {
    body: { ...goods, destinationCountry: 'DE' },
  });
  const compared = await call('POST', '/v1/compare', {
    body: { ...goods, destinations: ['DE', 'US'] },
  });
  const link = (path: string, fields: Record<string, unknown>, { body }: typeof cost): string => {
    const query = new URLSearchParams({ answer: body.credits.usageId });
    for (const [name, value] of Object.entries(fields)) query.set(name, String(value));
    return `${path}?${query.toString()}`;
  };
  const log = await call('GET', '/v1/requests?limit=5');
  const pages = {
    home: '',
    classify: '/classify',
    classified: link('/classify', asked, classified),
    'landed cost': '/landed-cost',
    calculated: link('/landed-cost', { ...goods, destinationCountry: 'DE' }, cost),
    compared: link('/compare', { ...goods, destinations: 'DE US' }, compared),
    products: '/products',
    'no product': '/products?q=nothing+so',
    product: `/products/${ids[0]}`,
    'classify all': '/products/classify?destinations=GB',
    review: '/review',
    imports: '/imports',
    import: `/imports/${taken.body.data.id}`,
    keys: '/keys',
    requests: '/requests',
    request: `/requests/${log.body.data[0].requestId}`,
    usage: '/usage',
    'no such product': '/products/019d5c00-0000-7000-8000-000000000001',
  };
  return { ...one, pages };
}
