/** What an orchestrator learns of a worker that runs by itself. */
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { readConfig } from '../workers/process/config.ts';
import { freePort } from '../workers/process/children.ts';
import { call, startService, type TestService } from './support/service.ts';
import { sendRaw } from './support/raw.ts';
import { eventually } from './support/waiting.ts';
import { startWorkerProcess, type WorkerProcess } from './support/worker.ts';

const TOKEN = 'a-token-of-operators';
const CHECKS = { database: true, temporal: true, workers: true, searchAttributes: true };

let service: TestService;
let worker: WorkerProcess;
let url: string;
beforeAll(async () => {
  service = await startService({ roles: { api: true, worker: false } });
  const port = String(await freePort());
  worker = await startWorkerProcess(service, { WORKER_PORT: port, METRICS_TOKEN: TOKEN });
  url = `http://127.0.0.1:${port}`;
});
afterAll(async () => {
  await worker.kill();
  await service.stop();
});

it('lives, and takes work', async () => {
  expect(await (await fetch(`${url}/healthz`)).json()).toEqual({ status: 'ok' });
  const ready = await fetch(`${url}/readyz`);
  expect([ready.status, await ready.json()]).toEqual([200, { status: 'ready', checks: CHECKS }]);
});

it('tells its figures and those of the SDK, to whoever has the token', async () => {
  const { key } = await service.workspace();
  const body = { hsCode: '610910', originCountry: 'VN', destinationCountry: 'US', value: 10 };
  expect((await call(service.url, 'POST', '/v1/calculate', { key, body })).status).toBe(200);
  const headers = { authorization: `Bearer ${TOKEN}` };
  const text = await eventually(
    async () => (await fetch(`${url}/metrics`, { headers })).text(),
    (figures) => figures.includes('temporal_workflow_completed'),
  );
  expect(text).toContain('process_cpu_seconds_total');
  expect((await fetch(`${url}/metrics`)).status).toBe(404);
});

it('takes no more work once it is told to stop', async () => {
  const port = String(await freePort());
  const other = await startService({ environment: { WORKER_PORT: port, DRAIN_LEAD_MS: '1000' } });
  const stopped = other.stop();
  const ready = await fetch(`http://127.0.0.1:${port}/readyz`);
  expect([ready.status, ((await ready.json()) as { status: string }).status]).toEqual([
    503,
    'stopping',
  ]);
  await stopped;
  await expect(fetch(`http://127.0.0.1:${port}/healthz`)).rejects.toThrow();
});

it('answers a probe without the header Host', async () => {
  expect((await sendRaw(url, 'GET /healthz HTTP/1.1\r\n\r\n')).status).toBe(400);
});

it('knows no other path', async () => {
  expect((await fetch(`${url}/v1/me`)).status).toBe(404);
  expect((await fetch(`${url}/healthz`, { method: 'POST' })).status).toBe(404);
});

it('beyond this machine wants a token', () => {
  expect(() => readConfig({ WORKER_HOST: '0.0.0.0' })).toThrow('METRICS_TOKEN: WORKER_HOST');
  expect(readConfig({ WORKER_HOST: '0.0.0.0', METRICS_TOKEN: TOKEN })).toBeTruthy();
});
