/** The dashboard without scripts: every page by form and link, for every role. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { listAudit } from '../../db/store/audit.ts';
import { onceIn, send, sendFile, type Visitor, visitorOf } from '../support/dashboard.ts';
import { type Page, PASSWORD, tokenIn } from '../support/person.ts';
import { startService, type TestService } from '../support/service.ts';
import { eventually } from '../support/waiting.ts';

let service: TestService;

beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());

const visitor = (): Promise<Visitor> => visitorOf(service);

const TEE = { description: 'Knitted T-shirt for men, 100% cotton', destinationCountry: 'US' };

describe('classification', () => {
  it('leads to an address that shows the answer, with what decided it marked', async () => {
    const one = await visitor();
    const sent = await send(one, one.at('/classify'), one.at('/classify'), TEE);
    expect(sent.status).toBe(303);
    const { text, status } = await one.browser.get(sent.location ?? '');
    expect(status).toBe(200);
    expect(text).toContain('6109.10.00.12');
    expect(text).toContain('<mark>T-shirt</mark>');
    expect(text).toContain('Authorization: Bearer $LANDFALL_KEY');
    const usage = await one.workspace.call('GET', '/v1/usage');
    expect(usage.body.data).toMatchObject([
      { source: 'dashboard', keyId: null, status: 'charged' },
    ]);
  });

  it('is charged once for a form that is sent twice, and anew for one that was changed', async () => {
    const one = await visitor();
    const path = one.at('/classify');
    const page = await one.browser.get(path);
    const form = { token: tokenIn(page), once: onceIn(page), ...TEE };
    const [first, second] = [
      await one.browser.post(path, form),
      await one.browser.post(path, form),
    ];
    expect(second.location).toBe(first.location);
    const other = { ...form, description: 'Woven T-shirt for women, of silk' };
    expect((await one.browser.post(path, other)).status).toBe(303);
    const usage = await one.workspace.call('GET', '/v1/usage');
    expect(usage.body.data).toHaveLength(2);
  });

  it('answers both clicks of a double click alike, and is charged once', async () => {
    const one = await visitor();
    const path = one.at('/classify');
    const page = await one.browser.get(path);
    const form = { token: tokenIn(page), once: onceIn(page), ...TEE };
    const clicks = await Promise.all([1, 2, 3].map(() => one.browser.post(path, form)));
    expect(clicks.map(({ status }) => status)).toEqual([303, 303, 303]);
    expect(new Set(clicks.map(({ location }) => location)).size).toBe(1);
    const usage = await one.workspace.call('GET', '/v1/usage');
    expect(usage.body.data).toHaveLength(1);
  });

  it('asks what is open as buttons, which classify anew with the answer', async () => {
    const one = await visitor();
    const dress = { description: 'summer dress of cotton', destinationCountry: 'DE' };
    const sent = await send(one, one.at('/classify'), one.at('/classify'), dress);
    const { text } = await one.browser.get(sent.location ?? '');
    expect(text).toContain('name="fact.fabric" value="knit"');
    const again = await send(one, sent.location ?? '', one.at('/classify'), {
      ...dress,
      'fact.fabric': 'knit',
    });
    expect((await one.browser.get(again.location ?? '')).text).toContain('6104.42');
  });

  it('tells a refusal beside its field, and keeps what was written', async () => {
    const one = await visitor();
    const sent = await send(one, one.at('/classify'), one.at('/classify'), {
      description: '<b>x',
      destinationCountry: 'XX',
    });
    expect([sent.status, sent.text.includes('field-fault')]).toEqual([400, true]);
    expect(sent.text).toContain('&lt;b>x');
    expect(sent.text).not.toContain('<b>x');
  });

  it('shows an answer beside no other text than its own', async () => {
    const one = await visitor();
    const sent = await send(one, one.at('/classify'), one.at('/classify'), TEE);
    const other = (sent.location ?? '').replace('Knitted', 'Golden');
    expect((await one.browser.get(other)).text).not.toContain('6109.10.00.12');
  });

  it('reads a photo of a form', async () => {
    const one = await visitor();
    const photo = new File(['no photo'], 'photo.png', { type: 'image/png' });
    const sender = { browser: one.browser, url: service.url };
    const answer = await sendFile(sender, one.at('/classify'), { destinationCountry: 'US', photo });
    expect([answer.status, (await answer.text()).includes('imageUrl')]).toEqual([400, true]);
  });
});

describe('landed cost', () => {
  const SHIRTS = {
    hsCode: '6109.10.00',
    originCountry: 'VN',
    destinationCountry: 'US',
    value: '480',
    currency: 'USD',
    shippingCost: '35',
    entryDate: '2026-11-23',
  };

  it('draws the stack, and opens working, law and source of each part', async () => {
    const one = await visitor();
    const path = one.at('/landed-cost');
    const sent = await send(one, path, path, SHIRTS);
    const { text } = await one.browser.get(sent.location ?? '');
    expect(text).toContain('US$656.97');
    expect(text).toContain('16.5% of 480 customs value = 79.20 USD');
    expect(text.match(/<rect class="duty"/g)).toHaveLength(2);
    expect(text).not.toContain('class="open"');
  });

  it('draws an incomplete total with an open end', async () => {
    const one = await visitor();
    const path = one.at('/landed-cost');
    const { shippingCost: _, ...without } = SHIRTS;
    const sent = await send(one, path, path, { ...without, destinationCountry: 'DE' });
    const { text } = await one.browser.get(sent.location ?? '');
    expect(text).toContain('class="open"');
    expect(text).toContain('Not complete');
  });

  it('compares destinations in a table', async () => {
    const one = await visitor();
    const path = one.at('/compare');
    const { destinationCountry: _, ...goods } = SHIRTS;
    const sent = await send(one, path, path, { ...goods, destinations: 'US, DE GB' });
    const { text } = await one.browser.get(sent.location ?? '');
    expect(text.match(/<circle/g)?.length).toBeGreaterThanOrEqual(3);
    expect(text).toContain('Germany');
  });
});

describe('catalogue', () => {
  const FILE =
    'sku,title,description\nMUG-1,Mug,Ceramic coffee mug\nTEE-1,Tee,Knitted T-shirt for men of cotton\n';

  it('takes a file, shows what would become of it, writes it, and decides on a code', async () => {
    const one = await visitor();
    await one.workspace.call('POST', '/v1/catalog/markets', {
      body: { markets: [{ country: 'US' }] },
    });
    const id = await upload(one, FILE);
    const shown = await until(one, one.at(`/imports/${id}`), 'Write it into the catalogue');
    expect(shown.text).toContain('Ready to be written');
    await send(one, one.at(`/imports/${id}`), one.at(`/imports/${id}/start`), {});
    await until(one, one.at(`/imports/${id}`), 'To the products');
    const list = await one.browser.get(one.at('/products?q=Tee'));
    expect([list.text.includes('TEE-1'), list.text.includes('MUG-1')]).toEqual([true, false]);
    const product = /\/products\/([0-9a-f-]{36})"/.exec(list.text)?.[1] ?? '';
    const page = one.at(`/products/${product}`);
    expect((await send(one, page, `${page}/suggest`, {})).status).toBe(303);
    const queue = await one.browser.get(one.at('/review'));
    const code = /codes\/([0-9a-f-]{36})\/approve/.exec(queue.text)?.[1] ?? '';
    const back = one.at('/review');
    const decided = await send(one, back, `${page}/codes/${code}/approve`, { back });
    expect([decided.status, decided.location]).toEqual([303, back]);
    expect((await one.browser.get(page)).text).toContain('Approved');
    expect((await one.browser.get(back)).text).toContain('Nothing waits');
  });

  it('classifies all products without a code, for what was told, and approves the sure ones', async () => {
    const one = await visitor();
    for (const title of ['Knitted T-shirt for men, cotton', 'Porcelain coffee mug'])
      await one.workspace.call('POST', '/v1/catalog/products', { body: { title } });
    const path = one.at('/products/classify');
    const told = await one.browser.get(`${path}?destinations=DE`);
    const cost = /name="cost" value="(\d+)"/.exec(told.text)?.[1] ?? '';
    expect(cost).toBe('4');
    const sent = await send(one, path, path, { destinations: 'DE', cost });
    expect([sent.status, sent.location]).toEqual([303, one.at('/review')]);
    const all = one.at('/review/approve');
    const asked = await send(one, one.at('/review'), all, {});
    const count = /name="count" value="(\d+)"/.exec(asked.text)?.[1] ?? '';
    expect(Number(count)).toBeGreaterThan(0);
    expect((await send(one, one.at('/review'), all, { count: '99' })).status).toBe(409);
    expect((await send(one, one.at('/review'), all, { count })).status).toBe(303);
    const { body } = await one.workspace.call('GET', '/v1/catalog/classifications?state=approved');
    expect(body.data).toHaveLength(Number(count));
  });

  it('shows titles as text, whatever they hold', async () => {
    const one = await visitor();
    const title = '<script>alert(1)</script>"><img src=x onerror=alert(1)>';
    const made = await one.workspace.call('POST', '/v1/catalog/products', {
      body: { title, items: [{ sku: 'X-1' }] },
    });
    for (const path of ['', '/products', `/products/${made.body.data.id}`]) {
      const { text, status } = await one.browser.get(one.at(path));
      expect([path, status, text.includes('<script>alert'), text.includes('<img')]).toEqual([
        path,
        200,
        false,
        false,
      ]);
    }
  });

  async function upload({ browser, at }: Visitor, content: string): Promise<string> {
    const file = new File([content], 'goods.csv', { type: 'text/csv' });
    const answer = await sendFile({ browser, url: service.url }, at('/imports'), { file });
    expect(answer.status).toBe(303);
    return /imports\/([0-9a-f-]+)$/.exec(answer.headers.get('location') ?? '')?.[1] ?? '';
  }

  const until = ({ browser }: Visitor, path: string, words: string): Promise<Page> =>
    eventually(
      () => browser.get(path),
      ({ text }) => text.includes(words),
    );
});

describe('keys', () => {
  const KEY = { name: 'Shop', scope: 'account', days: '90' };

  it('are made with the password, shown once, work, and end', async () => {
    const one = await visitor();
    const path = one.at('/keys');
    const made = await send(one, path, path, { ...KEY, password: PASSWORD });
    const key = /lf_[\w-]{40,}/.exec(made.text)?.[0] ?? '';
    expect([made.status, made.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect((await one.workspace.call('GET', '/v1/credits', { key })).status).toBe(200);
    expect((await one.workspace.call('GET', '/v1/classify/blocklist', { key })).status).toBe(403);
    const { text } = await one.browser.get(path);
    expect(text).not.toContain(key);
    const id = new RegExp(`keys/([0-9a-f-]{36})/revoke`).exec(text)?.[1] ?? '';
    expect((await send(one, path, `${path}/${id}/revoke`, {})).status).toBe(303);
    expect((await one.workspace.call('GET', '/v1/credits', { key })).status).toBe(401);
    const audit = await listAudit(service.orm, one.workspace.id, 5);
    const by = `user ${one.userId}`;
    expect(audit.map((entry) => [entry.what, entry.by])).toEqual([
      ['key revoke', by],
      ['key create', by],
    ]);
  });

  it('are not made without the password, nor twice by one form', async () => {
    const one = await visitor();
    const path = one.at('/keys');
    expect((await send(one, path, path, { ...KEY, password: 'another one' })).status).toBe(401);
    const page = await one.browser.get(path);
    const form = { token: tokenIn(page), once: onceIn(page), ...KEY, password: PASSWORD };
    const sent = [await one.browser.post(path, form), await one.browser.post(path, form)];
    expect(sent.map(({ status }) => status)).toEqual([200, 409]);
  });
});
