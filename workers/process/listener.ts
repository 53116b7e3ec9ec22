/** HTTP servers with bounds: nobody holds a connection by sending slowly, or holds all of them. */
import { createServer, type RequestListener, type Server } from 'node:http';
import { addressBucket, isProxy } from '../../api/clientAddress.ts';
import { answerClientError } from '../../api/clientErrors.ts';
import { limitTime, moreTimeFor } from '../../api/requestTime.ts';
import { PHOTOS_BODY_BYTES_MAX } from '../../contract/photo.ts';
import type { Config } from './config.ts';
import { UserError } from './config.ts';

type Bounds = Pick<
  Config,
  | 'HTTP_HEADERS_TIMEOUT_MS'
  | 'HTTP_REQUEST_TIMEOUT_MS'
  | 'HTTP_STALLED_TIMEOUT_MS'
  | 'HTTP_CONNECTIONS_MAX'
  | 'HTTP_CONNECTIONS_PER_ADDRESS'
  | 'TRUST_PROXY'
>;

const HEADER_BYTES_MAX = 16 * 1024;
const HEADERS_MAX = 100;
/**
 * Longer than the usual minute of load balancers, so that it is they who close an idle connection.
 */
const KEEP_ALIVE_MS = 65_000;
const REQUESTS_PER_CONNECTION = 10_000; // spreads long-lived clients over processes again

/** A server that does not listen yet. */
export function boundedServer(answer: RequestListener, bounds: Bounds): Server {
  const { HTTP_HEADERS_TIMEOUT_MS: headersTimeout, HTTP_REQUEST_TIMEOUT_MS: requestTimeout } =
    bounds;
  const server = createServer(
    {
      maxHeaderSize: HEADER_BYTES_MAX,
      headersTimeout: Math.min(headersTimeout, requestTimeout),
      // of the largest body; others are watched below
      requestTimeout: requestTimeout + moreTimeFor(PHOTOS_BODY_BYTES_MAX),
      keepAliveTimeout: KEEP_ALIVE_MS,
      // Node looks for late connections this often only, by default every half a minute
      connectionsCheckingInterval: Math.min(5000, Math.ceil(headersTimeout / 4)),
      requireHostHeader: false, // looked for below: Node refuses without a word
    },
    (request, response) => {
      limitTime(request, requestTimeout, () =>
        server.emit('clientError', new LateRequest(), request.socket),
      );
      if (request.httpVersion === '1.1' && request.headers.host === undefined)
        server.emit('clientError', new Error('the header Host is missing'), request.socket);
      else answer(request, response);
    },
  );
  // whoever waits to be told sends the body only once it is wanted
  server.on('checkContinue', (request, response) => server.emit('request', request, response));
  server.on('clientError', answerClientError);
  // expectations that we do not know change nothing (RFC 9110, 10.1.1); Node would refuse them
  // without a word
  server.on('checkExpectation', (request, response) => server.emit('request', request, response));
  // Node has none: whoever does not read an answer would hold its connection
  server.timeout = bounds.HTTP_STALLED_TIMEOUT_MS;
  server.maxConnections = bounds.HTTP_CONNECTIONS_MAX;
  boundPerAddress(server, bounds);
  server.maxHeadersCount = HEADERS_MAX;
  server.maxRequestsPerSocket = REQUESTS_PER_CONNECTION;
  return server;
}

/** As Node says it of a request that is late. */
class LateRequest extends Error {
  readonly code = 'ERR_HTTP_REQUEST_TIMEOUT';
}

/**
 * Further connections of an address are closed: one caller cannot hold them all. Those of a
 * believed proxy are of many callers.
 */
function boundPerAddress(
  server: Server,
  { HTTP_CONNECTIONS_PER_ADDRESS: most, TRUST_PROXY: trusted }: Bounds,
): void {
  const open = new Map<string, number>();
  server.on('connection', (socket) => {
    const { remoteAddress = '' } = socket;
    if (isProxy(remoteAddress, trusted)) return;
    const bucket = addressBucket(remoteAddress);
    const count = open.get(bucket) ?? 0;
    if (count >= most) {
      socket.destroy();
      return;
    }
    open.set(bucket, count + 1);
    socket.once('close', () => {
      const left = (open.get(bucket) ?? 1) - 1;
      if (left > 0) open.set(bucket, left);
      else open.delete(bucket);
    });
  });
}

/** Resolves when it listens; a port that is taken is one sentence that names its variable. */
export async function listen(
  server: Server,
  port: number,
  host: string,
  variable: string,
): Promise<void> {
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

/** Ends a server and every connection that it has: nobody waits for an answer of it. */
export const closeAtOnce = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
