/** Prometheus metrics on a port of their own, on loopback unless the operator says otherwise. */
import type { Logger } from 'pino';
import { hasToken, METRICS_PATH, type Metrics } from '../../api/metrics.ts';
import { type Config, UserError } from './config.ts';
import { boundedServer, closeAtOnce, listen } from './listener.ts';

/** Listens; a port that another process has taken leaves this one without metrics, and says so. */
export async function startMetricsPort(
  config: Config,
  { registry }: Metrics,
  log: Logger,
): Promise<{ close: () => Promise<void> } | null> {
  const { METRICS_PORT: port, METRICS_HOST: host, METRICS_TOKEN: token } = config;
  if (port === 0) return null;
  const server = boundedServer((request, response) => {
    const allowed = token === undefined || hasToken(request.headers.authorization, token);
    if (request.method !== 'GET' || request.url !== METRICS_PATH || !allowed) {
      response.writeHead(404).end();
      return;
    }
    registry.metrics().then(
      (text) => response.writeHead(200, { 'Content-Type': registry.contentType }).end(text),
      (cause: unknown) => {
        log.error({ err: cause }, 'metrics cannot be read');
        response.writeHead(500).end();
      },
    );
  }, config);
  try {
    await listen(server, port, host, 'METRICS_PORT');
  } catch (cause) {
    if (!(cause instanceof UserError)) throw cause;
    log.warn(`metrics are not served: ${cause.message}`);
    return null;
  }
  server.unref();
  return { close: () => closeAtOnce(server) };
}
