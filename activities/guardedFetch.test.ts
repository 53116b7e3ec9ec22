/** Visits to a real server on this machine; nothing of ours is in between. */
import { type AddressInfo, createServer, type Server } from 'node:net';
import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { html, redirect, type Served, type Shop, startShop } from '../test/support/shop.ts';
import type { VisitRules } from './fetch/pinned.ts';
import type { Resolve } from './fetch/names.ts';
import { guardedFetch } from './guardedFetch.ts';
import { WANTED } from './reading/wanted.ts';

let shop: Shop;
/** Listens on the port 80 of no test: whatever reaches it came through the guard. */
let trap: Server;
let reached = 0;
beforeAll(async () => {
  shop = await startShop();
  trap = createServer((socket) => {
    reached += 1;
    socket.destroy();
  });
  await new Promise<void>((resolve) => trap.listen(0, resolve));
});
afterAll(async () => {
  await shop.stop();
  await new Promise((resolve) => trap.close(resolve));
});

const nobody: Resolve = async () => {
  throw Object.assign(new Error('no such name'), { code: 'ENOTFOUND' });
};
const rules = (more: Partial<VisitRules> = {}): VisitRules => ({
  userAgent: 'Landfall/test',
  allowedHosts: new Set([shop.host]),
  resolve: nobody,
  ...more,
});
const visit = (address: string, more: Partial<VisitRules> = {}, leftMs = 5000) =>
  guardedFetch(address, { ...WANTED.page, field: 'productUrl' }, rules(more), {
    untilMs: Date.now() + leftMs,
    cancelled: new AbortController().signal,
    admit: async () => null,
  });
async function served(path: string, ...answers: Served[]) {
  shop.serve(path, ...answers);
  return visit(`${shop.url}${path}`);
}
const MB = 1024 * 1024;
const shirt = '<title>Shirt</title>';
const packed = (coding: string, body: Uint8Array): Served => ({
  headers: { 'content-type': 'text/html', 'content-encoding': coding },
  body,
});
const textOf = (got: Awaited<ReturnType<typeof visit>>): string =>
  got.ok ? Buffer.from(got.bytes).toString() : JSON.stringify(got);

describe('a page', () => {
  it('comes with its bytes, type and address, asked for in our own name and without cookies', async () => {
    const got = await served('/shirt?size=L', {
      headers: { 'content-type': 'text/html; charset=ISO-8859-1', 'set-cookie': 'a=1' },
      body: Buffer.from([0xe9]),
    });
    expect(got).toEqual({
      ok: true,
      status: 200,
      finalUrl: `${shop.url}/shirt?size=L`,
      contentType: 'text/html; charset=ISO-8859-1',
      bytes: Buffer.from([0xe9]),
    });
    const { headers } = shop.asked().at(-1) ?? {};
    expect(headers).toMatchObject({ 'user-agent': 'Landfall/test', host: shop.host });
    expect(headers).not.toHaveProperty('cookie');
  });

  it.each([
    ['gzip', gzipSync(shirt)],
    ['x-gzip', gzipSync(shirt)],
    ['deflate', deflateSync(shirt)],
    ['deflate', deflateRawSync(shirt)],
    ['br', brotliCompressSync(shirt)],
    ['GZIP', gzipSync(shirt)],
    ['identity', Buffer.from(shirt)],
    ['gzip, br', brotliCompressSync(gzipSync(shirt))],
    ['gzip', Buffer.concat([gzipSync('<title>'), gzipSync('Shirt</title>')])],
  ])('is unpacked: %s', async (coding, body) => {
    expect(textOf(await served('/packed', packed(coding, body)))).toBe(shirt);
  });

  it('that was cut off in the packing is taken as far as it goes', async () => {
    const whole = gzipSync(shirt.repeat(100), { level: 0 });
    const text = textOf(
      await served('/cut', packed('gzip', whole.subarray(0, whole.length - 100))),
    );
    expect(text).toContain(shirt);
  });

  it('of exactly the largest size is taken', async () => {
    const got = await served('/largest', html('x'.repeat(5 * MB)));
    expect(got).toMatchObject({ ok: true, bytes: { length: 5 * MB } });
  });

  it('is taken behind five redirects, and its address is the last one', async () => {
    shop.serve('/1', redirect('/2', 301));
    shop.serve('/2', redirect(`${shop.url}/3`, 302));
    shop.serve('/3', redirect('4?x=1', 303));
    shop.serve('/4?x=1', redirect(`//${shop.host}/5#part`, 307));
    shop.serve('/5', redirect('/größe/rot', 308)); // as Latin-1
    shop.serve('/gr%C3%B6%C3%9Fe/rot', html(shirt));
    const got = await visit(`${shop.url}/1#top`);
    expect(got).toMatchObject({ ok: true, finalUrl: `${shop.url}/gr%C3%B6%C3%9Fe/rot` });
  });
});

it('an address in a redirect may be written in UTF-8', async () => {
  const written = Buffer.from('/größe/rot').toString('latin1');
  shop.serve('/utf-8', redirect(written));
  shop.serve('/gr%C3%B6%C3%9Fe/rot', html(shirt));
  expect(textOf(await visit(`${shop.url}/utf-8`))).toBe(shirt);
});

const invalid = (reason: string) => ({
  ok: false,
  code: 'invalid_input',
  details: { reason, issues: [{ path: 'productUrl' }] },
});
const failed = (reason: string, more: object = {}) => ({
  ok: false,
  code: 'upstream_error',
  details: { reason, ...more },
});

describe('what is asked for wrongly', () => {
  it.each([
    ['an image', { headers: { 'content-type': 'image/png' }, body: 'x' }],
    ['a PDF', { headers: { 'content-type': 'Application/PDF; x=y' }, body: 'x' }],
    ['plain text', { headers: { 'content-type': 'text/plain' }, body: 'x' }],
    ['JSON', { headers: { 'content-type': 'application/json' }, body: '{}' }],
  ])('%s is no page', async (_, answer) => {
    expect(await served('/other', answer)).toMatchObject(invalid('not_html'));
  });

  it.each<[string, Served]>([
    ['one byte too many', html('x'.repeat(5 * MB + 1))],
    [
      'a length that says so',
      {
        ...html(shirt),
        headers: { 'content-type': 'text/html', 'content-length': String(6 * MB) },
      },
    ],
    ['no end', { headers: { 'content-type': 'text/html' }, endless: 'x'.repeat(MB) }],
    ['a bomb of gzip', packed('gzip', gzipSync(Buffer.alloc(200 * MB)))],
    ['a bomb of deflate', packed('deflate', deflateSync(Buffer.alloc(50 * MB)))],
    ['a bomb of Brotli', packed('br', brotliCompressSync(Buffer.alloc(200 * MB)))],
    ['a bomb in a bomb', packed('gzip, gzip', gzipSync(gzipSync(Buffer.alloc(200 * MB))))],
  ])('%s is too large', async (_, answer) => {
    expect(await served('/large', answer)).toMatchObject(invalid('too_large'));
  });
});

describe('a page that fails', () => {
  it.each([
    [400, 'page_error'],
    [401, 'login_required'],
    [403, 'page_blocked'],
    [404, 'page_not_found'],
    [410, 'page_not_found'],
    [429, 'page_blocked'],
    [500, 'page_error'],
    [503, 'page_error'],
    [304, 'page_error'],
    [300, 'page_error'],
  ])('status %d', async (status, reason) => {
    const got = await served('/failing', { ...html(shirt), status });
    expect(got).toMatchObject(failed(reason, { pageStatus: status }));
  });

  it('a redirect to nowhere', async () => {
    const got = await served('/nowhere', { status: 302, headers: { 'content-type': 'text/html' } });
    expect(got).toMatchObject(failed('page_error', { pageStatus: 302 }));
  });

  it('redirects without end, and six of them', async () => {
    expect(await served('/loop', redirect('/loop'))).toMatchObject(failed('too_many_redirects'));
    for (const step of [1, 2, 3, 4, 5, 6]) shop.serve(`/six${step}`, redirect(`/six${step + 1}`));
    shop.serve('/six7', html(shirt));
    expect(await visit(`${shop.url}/six1`)).toMatchObject(failed('too_many_redirects'));
    expect(await visit(`${shop.url}/six2`)).toMatchObject({ ok: true });
  });

  it.each<[string, Served]>([
    ['gzip that is none', packed('gzip', Buffer.from(shirt))],
    ['Brotli that is none', packed('br', Buffer.from('<html><body>no Brotli'))],
    ['a packing that nobody knows', packed('lzma', Buffer.from(shirt))],
    ['packed thrice', packed('gzip, gzip, gzip', gzipSync(gzipSync(gzipSync(shirt))))],
  ])('%s', async (_, answer) => {
    expect(await served('/broken', answer)).toMatchObject(failed('page_unreadable'));
  });

  it('a connection that breaks in the middle', async () => {
    const got = await served('/half', { ...html(shirt.repeat(100)), bytesSent: 50 });
    expect(got).toMatchObject(failed('page_unreachable'));
  });

  it('nobody who listens and a name that is not found are told in the same words', async () => {
    const gone = await startShop();
    await gone.stop();
    const refused = await visit(gone.url, { allowedHosts: new Set([gone.host]) });
    expect(refused).toMatchObject(failed('page_unreachable'));
    expect(JSON.stringify(await visit('https://shop.example/'))).toBe(JSON.stringify(refused));
  });

  it('TLS where none is spoken', async () => {
    expect(await visit(shop.url.replace('http:', 'https:'))).toMatchObject(
      failed('page_unreachable'),
    );
  });

  it.each<[string, Served]>([
    ['nothing', { silent: true }],
    ['half of the page', { ...html(shirt.repeat(100)), stallsAfterBytes: 50 }],
  ])('a server that sends %s and then is silent', async (_, answer) => {
    shop.serve('/silent', answer);
    expect(await visit(`${shop.url}/silent`, {}, 300)).toMatchObject({
      ok: false,
      code: 'upstream_timeout',
    });
  });

  it('a resolver that is silent, and a deadline that has passed', async () => {
    const resolve: Resolve = () => new Promise(() => {});
    expect(await visit('http://shop.example/', { resolve }, 200)).toMatchObject({
      code: 'upstream_timeout',
    });
    expect(await visit(shop.url, {}, 0)).toMatchObject({ code: 'upstream_timeout' });
  });

  it('a step that is given up rejects, and says why', async () => {
    shop.serve('/silent', { silent: true });
    const step = new AbortController();
    const visiting = guardedFetch(`${shop.url}/silent`, { ...WANTED.page, field: 'url' }, rules(), {
      untilMs: Date.now() + 5000,
      cancelled: step.signal,
      admit: async () => null,
    });
    step.abort(new Error('given up'));
    await expect(visiting).rejects.toThrow('given up');
  });
});

describe('the guard', () => {
  const trapPort = (): number => (trap.address() as AddressInfo).port;
  /** A name that leads where the test says, on a port that is allowed for another name only. */
  const leadingTo =
    (...addresses: string[]): Resolve =>
    async () =>
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));

  const PRIVATE = [
    '127.0.0.1',
    '10.0.0.8',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '::1',
    '::ffff:127.0.0.1',
    '::127.0.0.1',
    '64:ff9b::7f00:1',
    'fd00::1',
    'fe80::1%lo',
  ];

  it('a name that leads to private addresses alone cannot be told from one that does not exist', async () => {
    const startedMs = performance.now();
    const unknown = await visit('http://shop.example/');
    expect(performance.now() - startedMs).toBeGreaterThan(990); // told at full seconds alone
    expect(unknown).toMatchObject(failed('page_unreachable'));
    const ways = [
      ...PRIVATE.map((address) => leadingTo(address)),
      leadingTo(...PRIVATE),
      leadingTo(),
    ];
    const got = await Promise.all(
      ways.map((resolve) => visit('http://shop.example/', { resolve })),
    );
    for (const answer of got) expect(JSON.stringify(answer)).toBe(JSON.stringify(unknown));
    expect(reached).toBe(0);
  });

  it('a name is looked up once, and its answer is what is connected to', async () => {
    const answers = ['127.0.0.1', '10.0.0.1'];
    let asked = 0;
    const port = Number(shop.host.split(':')[1]);
    shop.serve('/pinned', html(shirt));
    const got = await visit(`http://only-here.example:${port}/pinned`, {
      allowedHosts: new Set([`only-here.example:${port}`]),
      resolve: async () => [{ address: answers[asked++] ?? '', family: 4 }],
    });
    expect([textOf(got), asked]).toEqual([shirt, 1]);
  });

  it('a name that changes between two redirects is judged at each', async () => {
    const answers = [[{ address: '127.0.0.1', family: 4 }], [{ address: '10.0.0.1', family: 4 }]];
    const port = Number(shop.host.split(':')[1]);
    shop.serve('/first', redirect('http://second.example/'));
    const got = await visit(`http://first.example:${port}/first`, {
      allowedHosts: new Set([`first.example:${port}`]),
      resolve: async () => answers.shift() ?? [],
    });
    expect(got).toMatchObject(failed('page_unreachable'));
    expect(answers).toEqual([]);
  });

  it.each([
    ['a private address', () => `http://127.0.0.1:${trapPort()}/`],
    ['a private address on a usual port', () => 'http://127.0.0.1/'],
    ['the metadata service', () => 'http://169.254.169.254/latest/'],
    ['a name of this machine', () => `http://localhost:${trapPort()}/`],
    ['a mapped address', () => `http://[::ffff:7f00:1]:${trapPort()}/`],
    ['a file', () => 'file:///etc/passwd'],
    ['another scheme', () => 'ftp://shop.example/'],
    ['a script', () => 'javascript:alert(1)'],
    ['a user name', () => `http://user@${shop.host}/`],
    ['no address at all', () => 'http://['],
  ])('a redirect to %s is refused', async (_, location) => {
    const got = await served('/away', redirect(location()));
    expect(got).toMatchObject(invalid('url_not_allowed'));
    expect(reached).toBe(0);
  });

  it.each([
    '127.0.0.1',
    '2130706433',
    '0x7f.1',
    '0177.1',
    '[::1]',
    '[::ffff:127.0.0.1]',
    'localhost',
  ])('nothing reaches a server of this machine as %s', async (host) => {
    const got = await visit(`http://${host}:${trapPort()}/`);
    expect(got).toMatchObject(invalid('url_not_allowed'));
    expect(reached).toBe(0);
  });
});
