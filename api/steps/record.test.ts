import { EventEmitter } from 'node:events';
import { describe, expect, it } from '@jest/globals';
import type { ApiContext } from '../route.ts';
import { record } from './record.ts';

interface Line {
  level: string;
  line: object;
  message: string;
}

/** What is logged of one request. */
async function logged(request: object, isWritten = true): Promise<Line[]> {
  const lines: Line[] = [];
  const at = (level: string) => (line: object, message: string) =>
    void lines.push({ level, line, message });
  const step = record({
    requestLog: { add: () => {}, flush: async () => {} },
    metrics: { observe: () => {} } as never,
    log: { info: at('info'), debug: at('debug'), error: at('error') } as never,
  });
  const res = Object.assign(new EventEmitter(), { closed: false, writableFinished: isWritten });
  const context = {
    method: 'POST',
    status: 200,
    res,
    querystring: '',
    get: () => '',
    ...request,
  } as unknown as ApiContext;
  await step(context, async () => {});
  expect(lines).toEqual([]); // the answer is not out yet
  res.emit('close');
  return lines;
}

const state = { requestId: 'r-1', startedAt: performance.now() };
const principal = {
  workspace: { id: 'w-1', name: 'Acme' },
  key: { id: 'k-1', name: 'Key of Jane', lastUsedAt: null },
  clock: { atMs: 0, readMs: 0 },
};

describe('the line of a request', () => {
  it('says who asked for what, how it ended and how long it took, and nothing of its contents', async () => {
    const [one, ...others] = await logged({
      status: 400,
      path: '/v1/tariff/US/codes/6109',
      state: {
        ...state,
        principal,
        operation: { path: '/v1/tariff/{country}/codes/{code}' },
        errorCode: 'invalid_input',
        fault: { path: 'items.0.value', message: 'must be a number' },
        sentBody: { name: 'Jane Doe' },
      },
    });
    expect(others).toEqual([]);
    expect(one).toEqual({
      level: 'info',
      message: 'request',
      line: {
        method: 'POST',
        route: '/v1/tariff/{country}/codes/{code}',
        status: 400,
        ms: expect.any(Number),
        requestId: 'r-1',
        workspaceId: 'w-1',
        code: 'invalid_input',
        fault: { path: 'items.0.value', message: 'must be a number' },
      },
    });
  });

  it('a path of no route is not repeated, since anything may stand in it', async () => {
    const [one] = await logged({ status: 404, path: '/v1/jane@example.com', state });
    expect(one?.line).toEqual({
      method: 'POST',
      route: 'unknown',
      status: 404,
      ms: expect.any(Number),
      requestId: 'r-1',
    });
  });

  it('says where the answer reached nobody', async () => {
    const [one] = await logged({ path: '/v1/me', state }, false);
    expect(one?.line).toMatchObject({ answered: false });
  });

  it.each(['/healthz', '/readyz', '/metrics'])('%s is of no interest', async (path) => {
    const [one] = await logged({ path, state });
    expect(one?.level).toBe('debug');
  });
});
