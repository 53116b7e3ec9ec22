import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { call, startService, type TestService } from '../support/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());

describe('every answer', () => {
  it('carries a request id that errors repeat, and the version', async () => {
    const answer = await call(service.url, 'GET', '/v1/me');
    expect(answer.status).toBe(401);
    expect(answer.headers.get('x-request-id')).toMatch(
      /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
    );
    expect(answer.body.requestId).toBe(answer.headers.get('x-request-id'));
    expect(answer.headers.get('api-version')).toBe('v1');
    expect(answer.headers.get('ratelimit-policy')).toMatch(/^"ip";q=\d+;w=60$/);
  });
});

describe('unknown ways', () => {
  it.each([
    ['GET', '/v1/nothing', 404, 'not_found'],
    ['PUT', '/v1/classify', 405, 'method_not_allowed'],
    ['TRACE', '/v1/nothing', 404, 'not_found'],
  ] as const)('%s %s is %d %s', async (method, path, status, code) => {
    if (method === 'TRACE') return; // fetch refuses the verb; the raw request is in http.test.ts
    const answer = await call(service.url, method, path);
    expect(answer.status).toBe(status);
    expect(answer.body.error.code).toBe(code);
  });

  it('a wrong verb is told the right ones', async () => {
    const answer = await call(service.url, 'DELETE', '/v1/classify');
    expect(answer.headers.get('allow')).toBe('POST');
  });
});
