/** What strangers, other sites and lesser roles try on the dashboard. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ROLES } from '../../contract/roles.ts';
import { setMember } from '../../db/store/users.ts';
import { onceIn, send, sendFile, type Visitor, visitorOf } from '../support/dashboard.ts';
import { Browser, PASSWORD, tokenIn } from '../support/person.ts';
import { startService, type TestService } from '../support/service.ts';

let service: TestService;

beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());

/** Every page that is read, with the roles that may. */
const PAGES: readonly [path: string, roles: readonly string[]][] = [
  ['', ROLES],
  ['/classify', ROLES],
  ['/landed-cost', ROLES],
  ['/compare', ROLES],
  ['/products', ROLES],
  ['/products/PRODUCT', ROLES],
  ['/products/classify', ROLES],
  ['/review', ROLES],
  ['/imports', ROLES],
  ['/keys', ['owner']],
  ['/requests', ROLES],
  ['/usage', ROLES],
];

/** Every form, with the roles that may send it. */
const FORMS: readonly [path: string, roles: readonly string[], fields: Record<string, string>][] = [
  ['/classify', ['owner', 'editor'], { description: 'cotton shirt', destinationCountry: 'US' }],
  [
    '/landed-cost',
    ['owner', 'editor'],
    { hsCode: '610910', originCountry: 'VN', destinationCountry: 'US', value: '1' },
  ],
  [
    '/compare',
    ['owner', 'editor'],
    { hsCode: '610910', originCountry: 'VN', destinations: 'US', value: '1' },
  ],
  ['/products/PRODUCT/suggest', ['owner', 'editor'], {}],
  ['/products/classify', ['owner', 'editor'], { destinations: 'GB', cost: '10' }],
  ['/review/approve', ['owner', 'reviewer'], {}],
  ['/products/PRODUCT/codes/CODE/approve', ['owner', 'reviewer'], {}],
  ['/products/PRODUCT/codes/CODE/reject', ['owner', 'reviewer'], { reason: 'other', note: 'no' }],
  ['/keys', ['owner'], { name: 'Key', scope: 'account', password: PASSWORD }],
  ['/keys/KEY/revoke', ['owner'], {}],
];

/** A workspace with a product, a code that waits, and a key. */
async function stocked(): Promise<Visitor & { named: (path: string) => string }> {
  const one = await visitorOf(service);
  const { call } = one.workspace;
  await call('POST', '/v1/catalog/markets', { body: { markets: [{ country: 'US' }] } });
  const made = await call('POST', '/v1/catalog/products', {
    body: { title: 'Knitted T-shirt of cotton, for men', items: [{ sku: 'T-1' }] },
  });
  const { id } = made.body.data;
  const codes = `/v1/catalog/products/${id}/classifications`;
  const code = await call('POST', codes, { body: { schedule: 'US', code: '6109.10.00.12' } });
  const named = (path: string): string =>
    one.at(
      path
        .replace('PRODUCT', id)
        .replace('CODE', code.body.data.id)
        .replace('KEY', one.workspace.keyId),
    );
  return { ...one, named };
}

describe.each(ROLES)('a person who is %s', (role) => {
  it('reads the pages of that role, and is told why of the others', async () => {
    const { workspace, named } = await stocked();
    const { browser } = await visitorOf(service, role, workspace);
    for (const [path, roles] of PAGES) {
      const { status } = await browser.get(named(path));
      expect([path, status]).toEqual([path, roles.includes(role) ? 200 : 403]);
    }
  });

  it('sends the forms of that role alone, also where no page shows them', async () => {
    const { workspace, named } = await stocked();
    const { browser } = await visitorOf(service, role, workspace);
    for (const [path, roles, fields] of FORMS) {
      const { status } = await send({ browser }, named('/products'), named(path), fields);
      const isDone = status === 200 || status === 303;
      expect([path, isDone, status === 403]).toEqual([
        path,
        roles.includes(role),
        !roles.includes(role),
      ]);
    }
  });
});

describe('codes that a file calls approved', () => {
  const goods = 'sku,title,hs code\nMUG-1,Mug of stoneware,6912.00\n';
  const upload = async (role: (typeof ROLES)[number]): Promise<number> => {
    const { browser, at } = await visitorOf(service, role);
    const file = new File([goods], 'goods.csv', { type: 'text/csv' });
    const fields = { file, approveCodes: 'on' };
    return (await sendFile({ browser, url: service.url }, at('/imports'), fields)).status;
  };

  it.each([
    ['owner', 303],
    ['editor', 403],
  ] as const)('come in by an %s: %s', async (role, status) =>
    expect(await upload(role)).toBe(status),
  );

  it('are not offered to an editor', async () => {
    const { browser, at } = await visitorOf(service, 'editor');
    expect((await browser.get(at('/imports'))).text).not.toContain('approveCodes');
  });
});

describe('a stranger', () => {
  it('of another workspace finds nothing, and cannot tell whether it is there', async () => {
    const { named, at } = await stocked();
    const stranger = await visitorOf(service);
    const nowhere = await stranger.browser.get('/w/there-is-none');
    for (const [path] of PAGES) {
      const { status, text } = await stranger.browser.get(named(path));
      expect([path, status, text]).toEqual([path, 404, nowhere.text]);
    }
    for (const [path, , fields] of FORMS) {
      const { status } = await send(stranger, stranger.at('/products'), named(path), fields);
      expect([path, status]).toEqual([path, 404]);
    }
    expect((await stranger.browser.get(at())).status).toBe(404);
  });

  it('finds nothing of others by their ids within an own workspace', async () => {
    const { named, workspace, browser, at } = await stocked();
    const stranger = await visitorOf(service);
    const theirs = (path: string): string => named(path).replace(at(), stranger.at());
    for (const path of ['/products/PRODUCT/codes/CODE/approve', '/keys/KEY/revoke']) {
      const { status } = await send(stranger, stranger.at('/products'), theirs(path), {});
      expect([path, status]).toEqual([path, 404]);
    }
    expect((await stranger.browser.get(theirs('/products/PRODUCT'))).status).toBe(404);
    const asked = { description: 'Knitted T-shirt, cotton', destinationCountry: 'US' };
    const sent = await send({ browser }, at('/classify'), at('/classify'), asked);
    const link = (sent.location ?? '').replace(at(), stranger.at());
    expect((await stranger.browser.get(link)).text).not.toContain('6109.10');
    expect((await workspace.call('GET', '/v1/me')).status).toBe(200);
  });

  it('who is not signed in is led to sign in, and back', async () => {
    const { at } = await stocked();
    const browser = new Browser(service.url);
    const { status, location } = await browser.get(at('/products?q=tee'));
    expect([status, location]).toEqual([
      303,
      `/sign-in?next=${encodeURIComponent(at('/products?q=tee'))}`,
    ]);
    expect((await browser.post(at('/keys'), {})).location).toBe('/sign-in');
  });

  it('is out at once when taken from the workspace, and less when the role is', async () => {
    const { workspace, at } = await stocked();
    const member = await visitorOf(service, 'owner', workspace);
    await setMember(service.orm, workspace.id, member.userId, 'viewer');
    expect((await member.browser.get(at('/keys'))).status).toBe(403);
  });
});

describe('another site', () => {
  it.each([
    ['another origin', { origin: 'https://evil.example' }],
    ['no origin', {}],
    ['a site beside ours', { 'sec-fetch-site': 'same-site' }],
  ])('cannot send a form: %s', async (_, headers) => {
    const { browser, at } = await visitorOf(service);
    const page = await browser.get(at('/classify'));
    const fields = {
      token: tokenIn(page),
      once: onceIn(page),
      description: 'x y',
      destinationCountry: 'US',
    };
    const { status } = await browser.post(at('/classify'), fields, headers);
    expect(status).toBe(403);
  });

  it('nor one without the token of this browser', async () => {
    const { browser, at } = await visitorOf(service);
    const { browser: other, at: elsewhere } = await visitorOf(service);
    const stolen = tokenIn(await other.get(elsewhere('/classify')));
    for (const token of ['', stolen])
      expect((await browser.post(at('/keys'), { token, name: 'x' })).status).toBe(403);
  });

  it('cannot frame a page, and a page loads nothing of others', async () => {
    const { browser, at } = await visitorOf(service);
    const { headers, text } = await browser.get(at('/classify'));
    expect(headers.get('x-frame-options')).toBe('DENY');
    const policy = headers.get('content-security-policy') ?? '';
    for (const part of ["default-src 'none'", "frame-ancestors 'none'", "form-action 'self'"])
      expect(policy).toContain(part);
    expect(policy).not.toContain('unsafe');
    expect(text).not.toMatch(/ style=| on[a-z]+="|(?:src|href)="https?:\/\/(?!www\.)/);
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it.each([
    '//evil.example/w/',
    'https://evil.example',
    '/w/../../evil',
    '/w//evil.example',
    'javascript:1',
  ])('gets nobody led to %s', async (back) => {
    const { browser, at } = await visitorOf(service);
    const form = { language: 'de', back };
    const { status, location } = await send({ browser }, at(), '/w/language', form);
    expect([status, /^\/w(?:\/(?!\/)|$)/.test(location ?? '')]).toEqual([303, true]);
    expect(new URL(location ?? '', service.url).origin).toBe(service.url);
  });
});

it('a person has 120 pages a minute, whichever the workspace', async () => {
  const slow = await startService({
    beside: service,
    environment: { RATE_LIMIT_PER_MINUTE: '5' },
    roles: { api: true, worker: false },
  });
  try {
    const { browser, at, workspace, userId } = await visitorOf(service);
    const other = await visitorOf(service);
    await setMember(service.orm, other.workspace.id, userId, 'viewer');
    expect(workspace.id).not.toBe(other.workspace.id);
    const cookie = [...browser.cookies].map(([name, { value }]) => `${name}=${value}`).join('; ');
    const statuses: number[] = [];
    for (const path of [at(), other.at(), at(), other.at(), at(), other.at()])
      statuses.push((await fetch(`${slow.url}${path}`, { headers: { cookie } })).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  } finally {
    await slow.stop();
  }
});

it('is in the language that the browser asks for, or the person chose', async () => {
  const { browser, at } = await visitorOf(service);
  expect((await browser.get(at(), { 'accept-language': 'de-AT,en;q=0.5' })).text).toContain(
    'lang="de"',
  );
  expect((await browser.get(at(), { 'accept-language': 'pl' })).text).toContain('lang="en"');
  const { location } = await send({ browser }, at(), '/w/language', { language: 'de', back: at() });
  expect((await browser.get(location ?? '')).text).toContain('Was auf einen Menschen wartet');
});
