/** The edge of HTTP: what is cached, who sees metrics, and how long a connection may be held. */
import net from 'node:net';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { freePort } from '../../workers/process/children.ts';
import { readConfig } from '../../workers/process/config.ts';
import { requestOf, sendRaw } from '../support/raw.ts';
import {
  type Answer,
  call,
  startService,
  type TestService,
  type TestWorkspace,
} from '../support/service.ts';

const TOKEN = 'a-token-of-prometheus';
const STALLED_MS = 1500;

let service: TestService;
let workspace: TestWorkspace;
let metricsPort: number;
beforeAll(async () => {
  metricsPort = await freePort();
  service = await startService({
    environment: {
      METRICS_TOKEN: TOKEN,
      METRICS_PORT: String(metricsPort),
      HTTP_HEADERS_TIMEOUT_MS: '600',
      HTTP_REQUEST_TIMEOUT_MS: '1200',
      HTTP_STALLED_TIMEOUT_MS: String(STALLED_MS),
      HTTP_CONNECTIONS_PER_ADDRESS: '40',
      CORS_ORIGINS: '*',
    },
    roles: { api: true, worker: false },
  });
  workspace = await service.workspace();
});
afterAll(() => service.stop());

const send = (line: string, headers: readonly string[] = [], body?: string): Promise<Answer> =>
  sendRaw(service.url, requestOf(line, ['Accept-Encoding: identity', ...headers], body));
const authorization = (): string => `Authorization: Bearer ${workspace.key}`;
const cacheControl = ({ headers }: Answer): string | null => headers.get('cache-control');

describe('no cache keeps', () => {
  it.each([
    ['an answer to a key', 'GET /v1/me', 200],
    ['an error', 'POST /v1/classify', 400],
    ['a path that is none', 'GET /v1/nothing', 404],
    ['another verb', 'DELETE /v1/me', 405],
    ['what everybody may read, asked with a key', 'GET /v1/tariff/US/editions', 200],
    ['the description, asked with a key', 'GET /v1/openapi.json', 200],
  ])('%s', async (_, line, status) => {
    const answer = await send(line, [authorization()]);
    expect([answer.status, cacheControl(answer)]).toEqual([status, 'no-store']);
  });

  it.each([
    ['a wrong key', 'GET /v1/me', ['Authorization: Bearer lf_wrong'], 401],
    ['no key where one is needed', 'GET /v1/me', [], 401],
    ['an error of a public operation', 'GET /v1/tariff/US/search', [], 400],
    ['readiness, without a worker', 'GET /readyz', [], 503],
    ['what is no request', 'POST /v1/me', ['Content-Length: 2', 'Content-Length: 3'], 400],
  ])('%s', async (_, line, headers, status) => {
    const answer = await send(line, headers);
    expect([answer.status, cacheControl(answer)]).toEqual([status, 'no-store']);
  });

  it('but what is the same for everybody may be kept', async () => {
    expect(cacheControl(await send('GET /v1/tariff/US/editions'))).toMatch(/^public, max-age=\d+$/);
  });
});

describe('files', () => {
  it.each([
    '/v1/openapi.json',
    '/docs',
    '/docs/start.js',
    '/docs/swagger-ui.css',
    '/docs/swagger-ui-bundle.js',
  ])('%s comes packed, plain, or not at all to who has it', async (path) => {
    const get = (headers: Record<string, string>): Promise<Response> =>
      fetch(`${service.url}${path}`, { headers });
    const plain = await get({ 'accept-encoding': 'identity' });
    expect(plain.headers.get('content-encoding')).toBeNull();
    const packed = await sendRawBytes(`GET ${path}`, 'Accept-Encoding: gzip');
    expect(packed.head).toMatch(/content-encoding: gzip/i);
    expect(packed.head).toMatch(/cache-control: public, max-age=\d+/i);
    expect(packed.head).toMatch(/vary: [^\r]*accept-encoding/i);
    expect(gunzipSync(packed.body).toString()).toBe(await plain.text());
    const etag = /etag: ("[^"]+")/i.exec(packed.head)?.[1] ?? '';
    expect(etag).not.toBe(plain.headers.get('etag'));
    const again = await send(`GET ${path}`, [`If-None-Match: ${plain.headers.get('etag')}`]);
    expect([again.status, again.body]).toEqual([304, '']);
  });
});

/** A packed answer as its bytes. */
async function sendRawBytes(line: string, header: string): Promise<{ head: string; body: Buffer }> {
  const bytes = await exchange(requestOf(line, [header, 'Connection: close']));
  const end = bytes.indexOf('\r\n\r\n');
  return { head: bytes.subarray(0, end).toString('latin1'), body: bytes.subarray(end + 4) };
}

/** What the server sends until it closes the connection, which this client never does. */
function exchange(first: Buffer | string, drip = ''): Promise<Buffer> {
  const { hostname, port } = new URL(service.url);
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    const socket = net.connect({ host: hostname, port: Number(port), allowHalfOpen: true });
    socket.write(first);
    const dripping = drip === '' ? undefined : setInterval(() => socket.write(drip), 50);
    socket.on('data', (chunk: Buffer) => chunks.push(chunk));
    socket.on('error', () => {}); // it is closed under our hands
    const over = (): void => {
      clearInterval(dripping);
      socket.destroy();
      resolve(Buffer.concat(chunks));
    };
    socket.once('end', over);
    socket.once('close', over);
  });
}

describe('a client that sends slowly', () => {
  it.each([
    ['nothing after the first byte', 'G', ''],
    ['one header after the other', 'GET /v1/me HTTP/1.1\r\nHost: test\r\n', 'X-A: b\r\n'],
    [
      'a body byte by byte',
      'POST /v1/classify HTTP/1.1\r\nHost: test\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n{',
      ' ',
    ],
  ])('is told so and its connection closed by the server: %s', async (_, first, drip) => {
    const key = first.includes('POST')
      ? first.replace('Host:', `${authorization()}\r\nHost:`)
      : first;
    const said = (await exchange(key, drip)).toString();
    expect(said).toMatch(/^HTTP\/1\.1 400 /);
    expect(said).toContain('did not arrive in time');
  });
});

describe('metrics', () => {
  it.each<[string, Record<string, string>]>([
    ['no token', {}],
    ['a wrong one', { authorization: 'Bearer another-token-altogether' }],
    ['the token under another scheme', { authorization: `Basic ${TOKEN}` }],
    ['an address that claims to be this machine', { 'x-forwarded-for': '127.0.0.1' }],
  ])('are not there on the public port for %s', async (_, headers) => {
    const answer = await call(service.url, 'GET', '/metrics', { headers });
    expect([answer.status, answer.body.error.code]).toEqual([404, 'not_found']);
  });

  it('are there for the token, on both ports', async () => {
    const headers = { authorization: `Bearer ${TOKEN}` };
    for (const url of [service.url, `http://127.0.0.1:${metricsPort}`])
      expect(await (await fetch(`${url}/metrics`, { headers })).text()).toContain('landfall_');
    expect((await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).status).toBe(404);
  });

  it('beyond this machine want a token', () => {
    expect(() => readConfig({ METRICS_HOST: '0.0.0.0' })).toThrow('METRICS_TOKEN');
    expect(readConfig({ METRICS_HOST: '0.0.0.0', METRICS_TOKEN: TOKEN })).toBeTruthy();
  });
});

describe('what no client of ours sends', () => {
  const CASES: readonly (readonly [string, string, readonly string[], readonly number[]])[] = [
    ['5,000 parameters', `GET /v1/usage?${'a=1&'.repeat(3500)}`, [], [200, 400]],
    ['a parameter twice', 'GET /v1/usage?limit=1&limit=2', [], [400]],
    ['__proto__ in the query', 'GET /v1/usage?__proto__[x]=1&constructor.prototype=2', [], [200]],
    ['a NUL in the path', 'GET /v1/tariff/US/codes/61%00', [], [400, 404]],
    ['dots that are encoded', 'GET /v1/%2e%2e/%2e%2e/etc/passwd', [], [404]],
    ['dots', 'GET /docs/../../package.json', [], [404]],
    ['dots in a file of the page', 'GET /docs/%2e%2e%2fpackage.json', [], [404]],
    ['an absolute address', 'GET http://evil.example/v1/me', [], [200, 400, 404]],
    ['a path of 12 KB', `GET /v1/tariff/US/codes/${'6'.repeat(12_000)}`, [], [400, 404]],
    ['two hosts', 'GET /v1/me', ['Host: evil.example'], [200, 400]],
    ['a host that is none', 'GET /v1/me', ['X-Forwarded-Host: evil.example\u00ff'], [200]],
    ['90 headers', 'GET /v1/me', Array.from({ length: 90 }, (_, at) => `X-${at}: b`), [200]],
    ['headers of 17 KB', 'GET /v1/usage', [`X-A: ${'b'.repeat(17_000)}`], [400]],
    ['a user agent of 12 KB', 'GET /v1/me', [`User-Agent: ${'\u00fe'.repeat(12_000)}`], [200]],
    ['an expectation nobody knows', 'GET /v1/me', ['Expect: foo'], [200]],
    ['asterisk', 'OPTIONS *', [], [204, 400, 404]],
  ];

  it.each(CASES)('is answered in our shape: %s', async (_, line, headers, statuses) => {
    const answer = await send(line, [authorization(), ...headers]);
    expect(statuses).toContain(answer.status);
    expect(JSON.stringify(answer.body)).not.toContain('evil.example');
  });

  it('without a host it is no request', async () => {
    const answer = await sendRaw(service.url, 'GET /v1/usage HTTP/1.1\r\n\r\n');
    expect([answer.status, answer.body.error.code]).toEqual([400, 'invalid_input']);
    expect(answer.headers.get('x-request-id')).toBe(answer.body.requestId);
  });

  it('browsers get no leave to send credentials of their own', async () => {
    const { headers } = await send('GET /v1/me', [authorization(), 'Origin: https://evil.example']);
    expect(headers.get('access-control-allow-origin')).toBe('https://evil.example');
    expect(headers.get('access-control-allow-credentials')).toBeNull();
    expect(headers.get('vary')).toMatch(/origin/i);
  });
});

it('one address holds its share of the connections, and has it again once it lets them go', async () => {
  const { hostname, port } = new URL(service.url);
  const sockets = Array.from({ length: 60 }, () =>
    net.connect({ host: hostname, port: Number(port) }),
  );
  const closed = sockets.map((socket) => {
    socket.on('error', () => {}); // those beyond the share are broken off
    socket.write('GET /v1/pricing HTTP/1.1\r\n');
    socket.resume();
    return new Promise<void>((resolve) => void socket.once('close', () => resolve()));
  });
  await Promise.all(closed); // the others are told that their time is up
  const told = sockets.filter(({ bytesRead }) => bytesRead > 0).length;
  expect(told).toBeLessThanOrEqual(40);
  expect(told).toBeGreaterThan(0);
  expect((await send('GET /v1/pricing')).status).toBe(200);
});

it('a connection on which nothing is read is closed in the middle of its answers', async () => {
  const { port } = new URL(service.url);
  const asking = (...headers: string[]): Buffer =>
    requestOf('GET /docs/swagger-ui-bundle.js', ['Accept-Encoding: identity', ...headers]);
  const { length } = await exchange(asking('Connection: close'));
  const calls = 40;
  const socket = net.connect(Number(port), '127.0.0.1').pause();
  socket.on('error', () => {}); // it may be reset
  const closed = new Promise((resolve) => socket.once('close', resolve));
  for (let at = 0; at < calls; at += 1) socket.write(asking());
  // Node looks twice whether anything has moved
  await new Promise((resolve) => setTimeout(resolve, 4 * STALLED_MS));
  let read = 0;
  socket.on('data', (chunk) => (read += chunk.length)).resume();
  await closed;
  expect(read).toBeLessThan((calls / 2) * length);
});
