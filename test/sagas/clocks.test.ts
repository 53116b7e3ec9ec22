/**
 * Clocks that disagree: whatever the wall clocks of API and worker say, calls are answered, and
 * given up by their real deadline.
 *
 * @alone processes of the service beside its own
 */
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { freePort } from '../../workers/process/children.ts';
import { ROOT } from '../../workers/process/config.ts';
import { creditsOf } from '../support/access.ts';
import { BILLABLES, FREE, RESTRICTIONS } from '../support/billables.ts';
import { holdTable } from '../support/brokenDatabase.ts';
import { call, startService, type TestService } from '../support/service.ts';
import { startProcess, type WorkerProcess } from '../support/worker.ts';

const DEADLINE_MS = 6000;
const SECOND_MS = 1000;

/** Database and queues alone; it also signs nothing and serves nothing. */
let place: TestService;
beforeAll(async () => {
  place = await startService({ roles: { api: false, worker: false } });
});
afterAll(() => place.stop());

/** By the clock of this process, which is that of the database. */
const isNow = (time: string): boolean => Math.abs(Date.parse(time) - Date.now()) < 20 * SECOND_MS;

const shifted = (
  role: 'api' | 'worker' | 'service',
  shiftMs: number,
  port: number,
): Promise<WorkerProcess> =>
  startProcess(
    role,
    place,
    {
      CLOCK_SHIFT_MS: String(shiftMs),
      PORT: String(port),
      REQUEST_DEADLINE_MS: String(DEADLINE_MS),
      RATE_LIMIT_PER_MINUTE: '100000',
    },
    ['--import', path.join(ROOT, 'test', 'support', 'shiftedClock.ts')],
  );

describe.each([
  // API, worker
  [30, 30],
  // longer than a signature is believed
  [7200, -7200],
  [-7200, 7200],
] as const)('an API whose clock is %d seconds ahead, a worker at %d', (apiS, workerS) => {
  let url: string;
  const processes: WorkerProcess[] = [];
  beforeAll(async () => {
    const port = await freePort();
    url = `http://127.0.0.1:${port}`;
    if (apiS === workerS) processes.push(await shifted('service', apiS * SECOND_MS, port));
    else {
      const roles = [
        shifted('worker', workerS * SECOND_MS, port),
        shifted('api', apiS * SECOND_MS, port),
      ];
      processes.push(...(await Promise.all(roles)));
    }
  });
  afterAll(async () => {
    for (const one of processes) await one.kill();
  });

  it('every operation is answered', async () => {
    const { key } = await place.workspace();
    for (const { name, path: at, body } of [...BILLABLES, FREE, RESTRICTIONS]) {
      const answer = await call(url, 'POST', at, {
        key,
        body,
        idempotencyKey: name.replaceAll(' ', '-'),
      });
      expect([name, answer.status, answer.body.error]).toEqual([name, 200, undefined]);
    }
  });

  it('one that is slow is given up by its deadline, and refunded', async () => {
    const workspace = await place.workspace();
    const held = await holdTable(place, 'blocked_codes');
    const [classify] = BILLABLES;
    const startedMs = performance.now();
    const { key } = workspace;
    const answer = await call(url, 'POST', '/v1/classify', { key, body: classify?.body });
    const tookMs = performance.now() - startedMs;
    await held.release();
    expect([answer.status, answer.body.error.code]).toEqual([504, 'upstream_timeout']);
    expect(tookMs).toBeGreaterThan(DEADLINE_MS - SECOND_MS);
    expect(await creditsOf(place, workspace)).toMatchObject({ balance: 100, charged: 0 });
  });

  it('the log of requests tells the time of the database', async () => {
    const workspace = await place.workspace();
    const { key } = workspace;
    await call(url, 'GET', '/v1/me', { key });
    const { data } = (await call(url, 'GET', '/v1/requests', { key })).body;
    expect(isNow(data[0].createdAt)).toBe(true);
  });

  it('evidence tells the time of the database', async () => {
    const { key } = await place.workspace();
    const { status } = await call(url, 'POST', '/v1/screen', {
      key,
      body: { name: 'Ordinary Customer' },
    });
    const { data } = (await call(url, 'GET', '/v1/screen/checks', { key })).body;
    expect([status, data.length, isNow(data[0].checkedAt)]).toEqual([200, 1, true]);
  });
});
