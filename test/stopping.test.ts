/** A process that is told to stop, and what load balancers are told of one that cannot work. */
import { once } from 'node:events';
import net from 'node:net';
import { describe, expect, it } from '@jest/globals';
import { Client } from '@temporalio/client';
import { checkReadiness } from '../api/readiness.ts';
import { connectTemporal, queuesOf } from '../workers/process/temporal.ts';
import { call, startService, type TestService } from './support/service.ts';
import { eventually } from './support/waiting.ts';

/** A connection on which some of a request was sent. */
async function halfSent(service: TestService, bytes: string): Promise<net.Socket> {
  const { hostname, port } = new URL(service.url);
  const socket = net.connect(Number(port), hostname);
  socket.on('error', () => {}); // it is closed on us: that is what is tested
  socket.resume(); // an end is only seen by who reads
  await once(socket, 'connect');
  socket.write(bytes);
  return socket;
}

describe('a service told to stop', () => {
  it('does not wait for what is half sent', async () => {
    const service = await startService({
      environment: { HTTP_HEADERS_TIMEOUT_MS: '600000', HTTP_REQUEST_TIMEOUT_MS: '600000' },
    });
    const head = 'POST /v1/classify HTTP/1.1\r\nHost: localhost\r\n';
    const sockets = await Promise.all([
      halfSent(service, head),
      halfSent(
        service,
        `${head}Content-Type: application/json\r\nContent-Length: 100\r\n\r\n{"descr`,
      ),
    ]);
    const closed = sockets.map((socket) => once(socket, 'close'));
    await call(service.url, 'GET', '/healthz'); // what was written before has come
    await service.stop();
    await Promise.all(closed);
  });

  it('says so to load balancers, and takes requests for as long as they need to learn it', async () => {
    const service = await startService({ environment: { DRAIN_LEAD_MS: '3000' } });
    const workspace = await service.workspace();
    const stopped = service.stop();
    const ready = await call(service.url, 'GET', '/readyz');
    expect([ready.status, ready.body.status]).toEqual([503, 'stopping']);
    expect((await call(service.url, 'GET', '/healthz')).status).toBe(200);
    const body = { description: 'Knitted cotton T-shirt for men', destinationCountry: 'US' };
    expect((await workspace.call('POST', '/v1/classify', { body })).status).toBe(200);
    await stopped;
    await expect(fetch(`${service.url}/healthz`)).rejects.toThrow();
  });
});

describe('an API is not ready', () => {
  it('without a worker, and is when one asks for work', async () => {
    const lone = await startService({ roles: { api: true, worker: false } });
    const answer = await call(lone.url, 'GET', '/readyz');
    expect([answer.status, answer.body.status]).toEqual([503, 'not_ready']);
    expect(answer.body.checks).toEqual({
      database: true,
      temporal: true,
      workers: false,
      searchAttributes: true,
    });
    const beside = await startService({ beside: lone, roles: { api: false, worker: true } });
    await eventually(
      () => call(lone.url, 'GET', '/readyz'),
      ({ status }) => status === 200,
    );
    await beside.stop();
    await lone.stop();
  });

  it('in a namespace that does not exist', async () => {
    const service = await startService({ roles: { api: false, worker: false } });
    const { connection } = await connectTemporal();
    const client = new Client({ connection, namespace: 'nowhere' });
    const temporal = { client, queues: queuesOf(service.queuePrefix) };
    expect(await checkReadiness({ orm: service.orm, temporal })).toEqual({
      database: true,
      temporal: false,
      workers: false,
      searchAttributes: false,
    });
    await connection.close();
    await service.stop();
  });
});
