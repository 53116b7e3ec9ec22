/**
 * The document says what the service does: every route, every status, every field. Answers are
 * checked in every test.
 */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ROUTES } from '../api/routes/index.ts';
import { ERRORS } from '../contract/errors.ts';
import { OPERATIONS } from '../contract/operations.ts';
import { checkAnswer, operationAt } from './support/conformance.ts';
import { requestOf, sendRaw } from './support/raw.ts';
import { call, type Json, startService, type TestService } from './support/service.ts';

let service: TestService;
let document: Json;
beforeAll(async () => {
  service = await startService({ roles: { api: true, worker: false } });
  document = (await call(service.url, 'GET', '/v1/openapi.json')).body;
});
afterAll(() => service.stop());

const nameOf = ({ method, path }: { method: string; path: string }): string => `${method} ${path}`;

describe('the document', () => {
  it('has every route, and every route is in it', () => {
    const routed = ROUTES.map(({ operation }) => nameOf(operation)).toSorted();
    const described = Object.entries(document.paths).flatMap(([path, verbs]) =>
      Object.keys(verbs as object).map((method) => nameOf({ method, path })),
    );
    expect(described.toSorted()).toEqual(routed);
    expect(OPERATIONS.map(nameOf).toSorted()).toEqual(routed);
  });

  it.each(OPERATIONS.map((operation) => [nameOf(operation), operation] as const))(
    '%s: statuses, scope and headers are those of the operation',
    (_, operation) => {
      const described = document.paths[operation.path][operation.method];
      expect(described.operationId).toBe(operation.id);
      expect(
        Object.keys(described.responses)
          .map(Number)
          .toSorted((a, b) => a - b),
      ).toEqual([...operation.statuses].toSorted((a, b) => a - b));
      const scopes = ['public', 'key', 'active'].includes(operation.access)
        ? []
        : [operation.access];
      expect(described.security).toEqual(operation.access === 'public' ? [] : [{ apiKey: scopes }]);
      expect(described.requestBody !== undefined).toBe(operation.body !== undefined);
      const headers: string[] = (described.parameters ?? [])
        .filter((one: { in: string }) => one.in === 'header')
        .map((one: { name: string }) => one.name);
      expect(headers).toEqual(operation.idempotent || operation.once ? ['idempotency-key'] : []);
    },
  );

  it('every reference in it leads somewhere', () => {
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g)].map(
      ([, to = '']) => to,
    );
    expect(references.length).toBeGreaterThan(20);
    for (const reference of references) {
      const target = reference.split('/').reduce((at: Json, part) => at?.[part], document);
      expect([reference, typeof target]).toEqual([reference, 'object']);
    }
  });

  it('every status that it names has a code in the catalogue', () => {
    const known = new Set<number>(Object.values(ERRORS).map(({ status }) => status));
    for (const { statuses } of OPERATIONS) {
      const failures = statuses.filter((status) => status >= 400);
      for (const status of failures) expect(known.has(status)).toBe(true);
    }
  });

  it('is told apart from an older one by its ETag', async () => {
    const plain = { 'accept-encoding': 'identity' };
    const first = await call(service.url, 'GET', '/v1/openapi.json', { headers: plain });
    const ask = (etag: string) =>
      sendRaw(service.url, requestOf('GET /v1/openapi.json', [`If-None-Match: ${etag}`]));
    expect((await ask(String(first.headers.get('etag')))).status).toBe(304);
    expect((await ask('"old"')).status).toBe(200);
  });

  it('has a page that shows it, with all its parts', async () => {
    for (const path of [
      '/docs',
      '/docs/start.js',
      '/docs/swagger-ui.css',
      '/docs/swagger-ui-bundle.js',
      '/docs/errors',
    ])
      expect([path, (await call(service.url, 'GET', path)).status]).toEqual([path, 200]);
  });
});

describe('the check of every answer', () => {
  const headers = new Headers({
    'x-request-id': '01a1fdb6-19ba-72f2-8e27-9879daf4daf5',
    'api-version': 'v1',
    ratelimit: '"ip";r=1;t=1',
  });
  const version = { version: 'v1', status: 'current', revision: '1', path: '/v1', retiresOn: null };
  const check = (status: number, body: unknown): void =>
    checkAnswer('GET', '/versions', { status, headers, body });

  it('lets a right answer pass', () => {
    expect(() => check(200, { data: [version] })).not.toThrow();
    expect(operationAt('GET', '/versions')?.id).toBe('versions');
  });

  it.each([
    ['a missing field', 200, { data: [{ ...version, path: undefined }] }],
    ['an undeclared field', 200, { data: [{ ...version, extra: 1 }] }],
    ['a wrong type', 200, { data: [{ ...version, retiresOn: 7 }] }],
    [
      'an undeclared status',
      402,
      {
        error: { code: 'insufficient_credits', message: 'x', docUrl: 'x' },
        requestId: '01a1fdb6-19ba-72f2-8e27-9879daf4daf5',
      },
    ],
    [
      'a code of another status',
      500,
      {
        error: { code: 'conflict', message: 'x', docUrl: 'x' },
        requestId: '01a1fdb6-19ba-72f2-8e27-9879daf4daf5',
      },
    ],
    [
      'another request id',
      500,
      { error: { code: 'internal', message: 'x', docUrl: 'x' }, requestId: 'y' },
    ],
  ])('finds %s', (_, status, body) => {
    expect(() => check(status, body)).toThrow(/^GET \/versions answered/);
  });
});
