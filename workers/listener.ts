/** HTTP servers with bounds: nobody holds a connection by sending slowly, or holds all of them. */
import { createServer, type RequestListener, type Server } from 'node:http';
import type { Config } from './config.ts';
import { UserError } from './config.ts';

type Bounds = Pick<Config, 'HTTP_HEADERS_TIMEOUT_MS' | 'HTTP_REQUEST_TIMEOUT_MS' | 'HTTP_CONNECTIONS_MAX'>;

const HEADER_BYTES_MAX = 16 * 1024;
const HEADERS_MAX = 100;
/** Longer than the usual minute of load balancers, so that it is they who close an idle connection. */
const KEEP_ALIVE_MS = 65_000;
const REQUESTS_PER_CONNECTION = 10_000; // spreads long-lived clients over processes again

/** A server that does not listen yet. */
export function boundedServer(answer: RequestListener, bounds: Bounds): Server {
  const { HTTP_HEADERS_TIMEOUT_MS: headersTimeout, HTTP_REQUEST_TIMEOUT_MS: requestTimeout } = bounds;
  const server = createServer(
    {
      maxHeaderSize: HEADER_BYTES_MAX,
      headersTimeout: Math.min(headersTimeout, requestTimeout),
      requestTimeout,
      keepAliveTimeout: KEEP_ALIVE_MS,
      // Node looks for late connections this often only, by default every half a minute
      connectionsCheckingInterval: Math.min(5000, Math.ceil(headersTimeout / 4)),
    },
    answer,
  );
  server.maxConnections = bounds.HTTP_CONNECTIONS_MAX;
  server.maxHeadersCount = HEADERS_MAX;
  server.maxRequestsPerSocket = REQUESTS_PER_CONNECTION;
  return server;
}

/** Resolves when it listens; a port that is taken is one sentence that names its variable. */
export async function listen(server: Server, port: number, host: string, variable: string): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', (cause: NodeJS.ErrnoException) =>
      reject(
        cause.code === 'EADDRINUSE'
          ? new UserError(
              `Port ${port} on ${host} is in use: set ${variable} to a free one, or stop what listens there.`,
            )
          : cause,
      ),
    );
    server.listen(port, host, resolve);
  });
}
