/**
 * HTTP as it comes: wrong verbs, wrong bytes, too many of them. Every answer is one of ours, and
 * costs nothing.
 */
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { creditsOf, issuePaths } from '../support/access.ts';
import { requestOf, sendRaw } from '../support/raw.ts';
import {
  type Answer,
  call,
  startService,
  type TestService,
  type TestWorkspace,
} from '../support/service.ts';

const SHIRT = {
  description: 'Knitted cotton T-shirt for men',
  destinationCountry: 'US',
  mode: 'mini',
};
const MB = 1024 * 1024;
const METRICS_TOKEN = 'a-token-of-prometheus';

let service: TestService;
let workspace: TestWorkspace;
beforeAll(async () => {
  service = await startService({
    environment: { CORS_ORIGINS: 'https://shop.example', METRICS_TOKEN },
  });
  workspace = await service.workspace();
});
afterAll(() => service.stop());

const send = (
  line: string,
  headers: readonly string[] = [],
  body?: string | Buffer,
): Promise<Answer> =>
  sendRaw(service.url, requestOf(line, ['Accept-Encoding: identity', ...headers], body));
const authorization = (): string => `Authorization: Bearer ${workspace.key}`;
const post = (
  body: string | Buffer,
  headers: readonly string[] = ['Content-Type: application/json'],
) => send('POST /v1/classify', [authorization(), ...headers], body);

async function expectUncharged(answering: Promise<Answer>): Promise<Answer> {
  const before = await creditsOf(service, workspace);
  const answer = await answering;
  expect(await creditsOf(service, workspace)).toEqual(before);
  return answer;
}

describe('verbs', () => {
  it.each([
    ['TRACE', '/v1/nothing', 404],
    ['TRACE', '/v1/classify', 405],
    ['PROPFIND', '/v1/classify', 405],
    ['GET', '/docs/nothing', 404],
    ['GET', '/v1', 404],
    ['GET', '/v1/classify/nothing', 404],
    ['GET', '/v2/classify', 404],
    ['POST', '/v1/me', 405],
    ['DELETE', '/v1/classify/batch', 405],
  ])('%s %s is %d', async (method, path, status) => {
    const answer = await send(`${method} ${path}`);
    expect(answer.status).toBe(status);
    expect(answer.body.error.code).toBe(status === 404 ? 'not_found' : 'method_not_allowed');
    expect(answer.headers.get('ratelimit-policy')).toMatch(/^"ip";/);
    if (status === 405) expect(answer.headers.get('allow')).toMatch(/^[A-Z]+(, [A-Z]+)*$/);
  });

  it('the root leads to the page that shows the interface', async () => {
    const answer = await send('GET /');
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/docs']);
  });

  it('HEAD answers like GET, without a body', async () => {
    const head = await send('HEAD /v1/me', [authorization()]);
    expect(head.status).toBe(200);
    expect(head.body).toBe('');
    expect(Number(head.headers.get('content-length'))).toBeGreaterThan(0);
    expect((await send('HEAD /v1/me')).status).toBe(401);
    expect((await send('HEAD /v1/classify')).status).toBe(405);
  });

  it('OPTIONS names the verbs', async () => {
    const answer = await send('OPTIONS /v1/classify/blocklist');
    expect(answer.status).toBe(204);
    expect(answer.headers.get('allow')).toBe('DELETE, GET, HEAD, POST');
  });

  it('browsers may call from the origins that were configured, and from no other', async () => {
    const preflight = (origin: string) =>
      send('OPTIONS /v1/classify', [`Origin: ${origin}`, 'Access-Control-Request-Method: POST']);
    expect(
      (await preflight('https://shop.example')).headers.get('access-control-allow-origin'),
    ).toBe('https://shop.example');
    expect(
      (await preflight('https://evil.example')).headers.get('access-control-allow-origin'),
    ).toBeFalsy();
    const answer = await send('GET /v1/me', [authorization(), 'Origin: https://shop.example']);
    expect(answer.headers.get('access-control-expose-headers')).toContain('X-Request-Id');
  });
});

describe('paths and queries', () => {
  it.each([
    '/v1/%zz',
    '/%',
    '/v1/%c0%80',
    '/v1/me%2f',
    '//',
    '/v1//me',
    '/v1/..%2f..%2fetc%2fpasswd',
    '/v1/%00',
  ])('%s is answered 400 or 404', async (path) => {
    const answer = await send(`GET ${path}`, [authorization()]);
    expect([400, 404]).toContain(answer.status);
    expect(answer.body.error.code).toBe(answer.status === 400 ? 'invalid_input' : 'not_found');
  });

  it.each(['limit=%zz', 'limit=%', 'cursor=%c0%80', 'action=%00'])(
    'the query %s is answered 400',
    async (query) => {
      expect((await send(`GET /v1/usage?${query}`, [authorization()])).status).toBe(400);
    },
  );

  it.each(['a=%zz', '__proto__=1', '__proto__[limit]=1', 'constructor=1', 'limit[]=1', '?&&==&='])(
    'the query %s is ignored',
    async (query) => {
      expect((await send(`GET /v1/usage?${query}`, [authorization()])).status).toBe(200);
    },
  );
});

describe('bodies that are no JSON object', () => {
  it.each([
    ['half an object', '{"description":'],
    ['two objects', '{}{}'],
    ['a comment', '{/* */}'],
    ['single quotes', "{'a': 1}"],
    ['a trailing comma', '{"a":1,}'],
    ['NaN', '{"price": NaN}'],
    ['words', 'hello'],
    ['bytes', Buffer.from([0xff, 0xfe, 0x00])],
    ['a list', '[]'],
    ['a number', '7'],
    ['a text', '"x"'],
    ['null', 'null'],
  ])('%s is refused', async (_, body) => {
    const answer = await expectUncharged(post(body));
    expect(issuePaths(answer)).toEqual(['body']);
  });

  it.each(['__proto__', 'constructor', 'prototype'])(
    'a field named %s is ignored like any unknown one',
    async (name) => {
      const body = `{"${name}": {"mode": "none"}, ${JSON.stringify(SHIRT).slice(1)}`;
      expect((await post(body)).status).toBe(200);
    },
  );

  it('an empty one lacks every field', async () => {
    expect(issuePaths(await expectUncharged(post('')))).toEqual([
      'destinationCountry',
      'description',
    ]);
  });

  it('may be left out where all of it may be, and then means the defaults', async () => {
    const { id } = (
      await send(
        'POST /v1/catalog/products',
        [authorization(), 'Content-Type: application/json'],
        '{"title":"Mug"}',
      )
    ).body.data;
    const archive = `POST /v1/catalog/products/${id}/archive`;
    for (const headers of [
      [],
      ['Content-Length: 0'],
      ['Content-Type: text/plain', 'Content-Length: 0'],
    ]) {
      const answer = await send(archive, [authorization(), ...headers]);
      expect([answer.status, answer.body.data?.status]).toEqual([200, 'archived']);
    }
    const needed = await send('POST /v1/catalog/products', [authorization()]);
    expect(issuePaths(needed)).toEqual(['Content-Type']);
  });

  it.each([
    ['no type', []],
    ['text', ['Content-Type: text/plain']],
    ['a form', ['Content-Type: application/x-www-form-urlencoded']],
    ['a file', ['Content-Type: multipart/form-data; boundary=x']],
    ['nonsense', ['Content-Type: json']],
    ['another charset', ['Content-Type: application/json; charset=iso-8859-1']],
  ])('a body typed as %s is refused', async (_, headers) => {
    const answer = await expectUncharged(post(JSON.stringify(SHIRT), headers));
    expect(issuePaths(answer)).toEqual(['Content-Type']);
    expect(answer.body.error.details.issues[0].allowed).toEqual(['application/json']);
  });

  it.each([
    'application/json; charset=utf-8',
    'application/json;charset=UTF8',
    'APPLICATION/JSON',
    'application/vnd.shop+json',
  ])('a body typed as %s is read', async (type) => {
    expect((await post(JSON.stringify(SHIRT), [`Content-Type: ${type}`])).status).toBe(200);
  });

  it('an encoding that cannot be undone is refused', async () => {
    const headers = ['Content-Type: application/json', 'Content-Encoding: zip'];
    expect((await expectUncharged(post(JSON.stringify(SHIRT), headers))).status).toBe(400);
  });
});

describe('what the database cannot hold', () => {
  it.each([
    ['a NUL', '{"description":"a\\u0000b","destinationCountry":"US"}', 'description'],
    [
      'half a surrogate pair',
      '{"description":"a\\ud800b","destinationCountry":"US"}',
      'description',
    ],
    [
      'a NUL in an unknown field',
      '{"description":"shirt","destinationCountry":"US","x":["\\u0000"]}',
      'x.0',
    ],
    [
      'half a pair in the name of a field',
      '{"description":"shirt","destinationCountry":"US","\\udc00":1}',
      '\ufffd',
    ],
  ])('%s is refused', async (_, body, path) => {
    expect(issuePaths(await expectUncharged(post(body)))).toEqual([path]);
  });

  it('a field that is stated twice is refused by its name', async () => {
    const twice = '{"description":"shirt","destinationCountry":"US","destinationCountry":"DE"}';
    expect(issuePaths(await expectUncharged(post(twice)))).toEqual(['destinationCountry']);
  });

  it('a body nested more than 32 levels deep is refused', async () => {
    const nested = `{"description":"shirt","destinationCountry":"US","x":${'['.repeat(100)}${']'.repeat(100)}}`;
    expect((await expectUncharged(post(nested))).status).toBe(400);
    const deepest = `{"x":${'['.repeat(500_000)}${']'.repeat(500_000)}}`;
    expect((await expectUncharged(post(deepest))).status).toBe(400);
  });

  it('an object of more fields than any request has is not read', async () => {
    const wide = (fields: number): string =>
      `{"description":"shirt","destinationCountry":"US",${Array.from({ length: fields }, (_, at) => `"k${at}":1`).join(',')}}`;
    const answer = await expectUncharged(post(wide(1000)));
    expect([answer.status, answer.body.error.details.issues[0].message]).toEqual([
      400,
      'has an object of more than 1000 fields',
    ]);
    expect((await post(wide(900))).status).toBe(200);
  });

  it.each([
    ['a byte that begins nothing', Buffer.from([0xff])],
    ['Latin-1', Buffer.from('Musée', 'latin1')],
    ['half a letter', Buffer.from('é').subarray(0, 1)],
    ['half a pair', Buffer.from([0xed, 0xa0, 0x80])],
  ])('a body that is not UTF-8 is refused: %s', async (_, bytes) => {
    const body = Buffer.concat([
      Buffer.from('{"destinationCountry":"US","description":"cotton shirt '),
      bytes,
      Buffer.from('"}'),
    ]);
    const answer = await expectUncharged(post(body));
    expect([answer.status, issuePaths(answer)]).toEqual([400, ['body']]);
    expect(answer.body.error.details.issues[0].message).toContain('UTF-8');
  });

  it('letters of any script, and a mark of the byte order before them, are read', async () => {
    const body = JSON.stringify({
      description: 'Damenkleid aus Baumwolle, größer 日本 😀',
      destinationCountry: 'DE',
    });
    expect((await post(`\ufeff${body}`)).status).toBe(200);
  });

  it('a body of more values than any request has is not read', async () => {
    const list = (length: number): string =>
      Array.from({ length }, () => '"[,\\\\\\",{"').join(',');
    const body = (length: number): string =>
      `{"description":"shirt","destinationCountry":"US","mode":"mini","x":[${list(length)}]}`;
    expect((await post(body(30_000))).status).toBe(200);
    const refused = await expectUncharged(post(body(100_001)));
    expect([refused.status, issuePaths(refused)]).toEqual([400, ['body']]);
  });

  it('of a thousand faults two hundred are named', async () => {
    const codes = Array.from({ length: 1000 }, () => 'x');
    const { body } = await send(
      'POST /v1/classify/blocklist/import',
      [authorization(), 'Content-Type: application/json'],
      JSON.stringify({ codes }),
    );
    expect([body.error.code, body.error.details.issues.length]).toEqual(['invalid_input', 201]);
  });

  it('fields by the names of JavaScript are no fields', async () => {
    const body = `{"__proto__":${JSON.stringify(SHIRT)},"constructor":{"prototype":{}}}`;
    expect((await expectUncharged(post(body))).status).toBe(400);
    expect(({} as Record<string, unknown>)['description']).toBeUndefined();
  });

  it.each(['1e400', '-1e400', '1e-400', '99999999999999999999999', '-0'])(
    'the price %s has a definite answer',
    async (price) => {
      const answer = await post(
        `{"description":"cotton shirt","destinationCountry":"US","mode":"mini","price":${price}}`,
      );
      expect([200, 400]).toContain(answer.status);
    },
  );
});

describe('bodies that are too large', () => {
  const expectTooLarge = (answer: Answer, bytesMax: number): void => {
    expect(answer.status).toBe(413);
    expect(answer.body.error).toMatchObject({ code: 'payload_too_large', details: { bytesMax } });
    expect(answer.headers.get('connection')).toBe('close');
  };

  it('are refused by their announced length, before they are sent', async () => {
    const head = `POST /v1/classify HTTP/1.1\r\nHost: test\r\n${authorization()}\r\nContent-Type: application/json\r\nContent-Length: ${50 * MB}\r\n\r\n`;
    expectTooLarge(await expectUncharged(sendRaw(service.url, head)), 9 * MB);
  });

  it('are refused in chunks as well, where no length is announced', async () => {
    const head = requestOf('POST /v1/calculate', [
      authorization(),
      'Content-Type: application/json',
      'Transfer-Encoding: chunked',
    ]);
    const chunk = `10000\r\n${'x'.repeat(0x10000)}\r\n`;
    const body = `2\r\n{"\r\n${chunk.repeat(20)}0\r\n\r\n`;
    expectTooLarge(
      await expectUncharged(sendRaw(service.url, Buffer.concat([head, Buffer.from(body)]))),
      MB,
    );
  });

  it('are measured after they are unpacked', async () => {
    const packed = gzipSync(JSON.stringify({ ...SHIRT, title: 'x'.repeat(20 * MB) }));
    const headers = ['Content-Type: application/json', 'Content-Encoding: gzip'];
    expectTooLarge(await expectUncharged(post(packed, headers)), 9 * MB);
    expect((await post(gzipSync(JSON.stringify(SHIRT)), headers)).status).toBe(200);
  });

  it.each([
    ['gzip', 'body'],
    ['zzz', 'Content-Encoding'],
  ])('a body that is not packed as %s says is refused by name', async (encoding, path) => {
    const headers = ['Content-Type: application/json', `Content-Encoding: ${encoding}`];
    const { status, body } = await post(Buffer.from(JSON.stringify(SHIRT)), headers);
    expect([status, body.error.details.issues[0].path]).toEqual([400, path]);
  });

  it('a body of exactly the limit is read', async () => {
    const empty = Buffer.byteLength(JSON.stringify({ x: '' }));
    const answer = await call(service.url, 'POST', '/v1/calculate', {
      key: workspace.key,
      rawBody: JSON.stringify({ x: 'x'.repeat(MB - empty) }),
    });
    expect(answer.status).toBe(400);
  });
});

describe('headers', () => {
  it('of two keys the first counts, never a mixture', async () => {
    const other = await service.workspace();
    const answer = await send('GET /v1/me', [
      authorization(),
      `Authorization: Bearer ${other.key}`,
    ]);
    expect([200, 401]).toContain(answer.status);
    if (answer.status === 200) expect(answer.body.data.workspace.id).toBe(workspace.id);
  });

  it('two idempotency keys are refused', async () => {
    const headers = ['Content-Type: application/json', 'Idempotency-Key: a', 'Idempotency-Key: b'];
    expect(issuePaths(await expectUncharged(post(JSON.stringify(SHIRT), headers)))).toEqual([
      'Idempotency-Key',
    ]);
  });

  it.each([
    ['a scheme alone', 'Bearer'],
    ['two words', 'Bearer a b'],
    ['a tab', 'bearer\t'],
    ['5,000 characters', `Bearer ${'x'.repeat(5000)}`],
    ['letters beyond ASCII', 'Bearer \u00ff'],
    ['a name and a password', 'Basic eDp5'],
  ])('%s is no key', async (_, credentials) => {
    expect((await send('GET /v1/me', [`Authorization: ${credentials}`])).status).toBe(401);
  });

  it.each([
    ['two lengths', ['Content-Length: 2', 'Content-Length: 3']],
    ['length and chunks', ['Content-Length: 2', 'Transfer-Encoding: chunked']],
  ])('%s, the way to smuggle a request, are refused', async (_, headers) => {
    const answer = await send('POST /v1/classify', headers);
    expect(answer.status).toBe(400);
  });

  it('what is refused before it is a request is answered in the one error shape, too', async () => {
    const answer = await send('POST /v1/classify', ['Content-Length: 2', 'Content-Length: 3']);
    expect(answer.headers.get('x-request-id')).toBeTruthy();
    expect(answer.body.error.code).toBe('invalid_input');
  });

  it('a client that asks before it sends is told to go on', async () => {
    const answer = await post(JSON.stringify(SHIRT), [
      'Content-Type: application/json',
      'Expect: 100-continue',
    ]);
    expect(answer.status).toBe(200);
  });

  it('answers forbid sniffing and framing', async () => {
    const { headers } = await send('GET /v1/me', [authorization()]);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-frame-options')).toBe('SAMEORIGIN');
    expect(headers.get('x-powered-by')).toBeNull();
  });

  it('every answer has an id of its own', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => send('GET /v1/nothing')));
    expect(new Set(answers.map(({ headers }) => headers.get('x-request-id'))).size).toBe(20);
  });
});

describe('operators', () => {
  it('healthy and ready are told apart, and metrics count by route', async () => {
    expect((await call(service.url, 'GET', '/healthz')).body).toEqual({ status: 'ok' });
    expect((await call(service.url, 'GET', '/readyz')).body).toEqual({
      status: 'ready',
      checks: { database: true, temporal: true, workers: true, searchAttributes: true },
    });
    await send('GET /v1/me', [authorization()]);
    const metrics = await call(service.url, 'GET', '/metrics', { key: METRICS_TOKEN });
    expect(metrics.body).toMatch(
      /landfall_http_request_duration_seconds_count\{method="GET",endpoint="\/v1\/me",status="200"\} \d+/,
    );
    expect(metrics.body).toContain('landfall_open_workflows{state="running"} 0');
  });

  it.each(['/docs', '/docs/start.js', '/v1/openapi.json'])(
    '%s is counted by its name',
    async (at) => {
      await send(`GET ${at}`);
      const metrics = await call(service.url, 'GET', '/metrics', { key: METRICS_TOKEN });
      expect(metrics.body).toContain(`{method="GET",endpoint="${at}",status="200"}`);
    },
  );
});
