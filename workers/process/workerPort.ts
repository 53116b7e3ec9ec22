/**
 * What an orchestrator asks a worker: whether it lives, whether it takes work, and its figures. On
 * a port of its own.
 */
import type { ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { hasToken, METRICS_PATH, type Metrics } from '../../api/metrics.ts';
import { cached, readinessOf } from '../../api/readiness.ts';
import type { Config } from './config.ts';
import { boundedServer, closeAtOnce, listen } from './listener.ts';

export interface WorkerPort {
  /** From now on `/readyz` says that the worker takes no more work. */
  stopping: () => void;
  close: () => Promise<void>;
}

/** What is asked of the worker behind the port. */
interface Asked {
  metrics: Metrics;
  /** Address of the figures of Temporal's SDK. */
  sdkMetrics: string | null;
  /** What it needs, and whether that is there. */
  check: () => Promise<Record<string, boolean>>;
}

/**
 * Serves `/healthz`, `/readyz` and `/metrics` of a worker at `WORKER_PORT`; null where that is 0.
 */
export async function startWorkerPort(
  config: Config,
  asked: Asked,
  log: Logger,
): Promise<WorkerPort | null> {
  const { WORKER_PORT: port, WORKER_HOST: host, METRICS_TOKEN: token } = config;
  if (port === 0) return null;
  let isStopping = false;
  const check = cached(asked.check);
  const readiness = async (response: ServerResponse): Promise<void> => {
    const { httpStatus, body } = readinessOf(await check(), isStopping);
    answer(response, httpStatus, body);
  };
  const figures = async (response: ServerResponse): Promise<void> => {
    const texts = await Promise.all([asked.metrics.registry.metrics(), textAt(asked.sdkMetrics)]);
    response
      .writeHead(200, { 'Content-Type': asked.metrics.registry.contentType })
      .end(texts.join('\n'));
  };
  const server = boundedServer((request, response) => {
    const isAllowed = token === undefined || hasToken(request.headers.authorization, token);
    const found = (): Promise<void> | void => {
      if (request.method !== 'GET') return answer(response, 404, { status: 'unknown' });
      if (request.url === '/healthz') return answer(response, 200, { status: 'ok' });
      if (request.url === '/readyz') return readiness(response);
      if (request.url === METRICS_PATH && isAllowed) return figures(response);
      return answer(response, 404, { status: 'unknown' });
    };
    Promise.resolve(found()).catch((cause: unknown) => {
      log.error({ err: cause }, 'the port of the worker cannot answer');
      response.writeHead(500).end();
    });
  }, config);
  await listen(server, port, host, 'WORKER_PORT');
  server.unref();
  return {
    stopping: () => (isStopping = true),
    close: () => closeAtOnce(server),
  };
}

function answer(response: ServerResponse, status: number, body: object): void {
  response
    .writeHead(status, { 'Content-Type': 'application/json; charset=utf-8' })
    .end(JSON.stringify(body));
}

/** Empty where there is none, or it is silent: what is ours is told all the same. */
async function textAt(address: string | null): Promise<string> {
  if (address === null) return '';
  const asked = fetch(`http://${address}/metrics`, { signal: AbortSignal.timeout(1000) });
  return asked.then((found) => (found.ok ? found.text() : '')).catch(() => '');
}
