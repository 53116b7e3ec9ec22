/** Stands in for an endpoint of a customer: it takes messages, verifies them, and answers as told. */
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';
import type { Json } from './service.ts';

/** A message as it came. */
export interface Received {
  path: string;
  id: string;
  headers: IncomingHttpHeaders;
  body: string;
  message: Json;
}

/** Status and headers of an answer; `silent`: none ever comes. */
export interface Reply {
  status?: number;
  headers?: Readonly<Record<string, string>>;
  body?: string | Buffer;
  silent?: true;
}

export interface Receiver {
  url: string;
  /** For `FETCH_ALLOW_HOSTS`. */
  host: string;
  /** What a path answers, one answer after the other; the last one stays. Else 204. */
  reply: (path: string, ...replies: readonly Reply[]) => void;
  /** What came to a path so far. */
  at: (path: string) => Received[];
  /** Connections are refused from now on, until `open`. */
  shut: () => Promise<void>;
  open: () => Promise<void>;
  stop: () => Promise<void>;
}

/** Starts it on a free port. Stop it in `afterAll`. */
export async function startReceiver(): Promise<Receiver> {
  const replies = new Map<string, Reply[]>();
  const received: Received[] = [];
  const make = () =>
    createServer((request, response) => {
      const path = request.url ?? '';
      const pieces: Buffer[] = [];
      request.on('data', (piece: Buffer) => pieces.push(piece));
      request.on('end', () => {
        const body = Buffer.concat(pieces).toString('utf8');
        const id = String(request.headers['webhook-id']);
        received.push({ path, id, headers: request.headers, body, message: JSON.parse(body) });
        const queue = replies.get(path) ?? [];
        answer(response, (queue.length > 1 ? queue.shift() : queue[0]) ?? { status: 204 });
      });
    });
  let server = make();
  const listen = (port: number): Promise<void> =>
    new Promise((resolve) => server.listen(port, '127.0.0.1', resolve));
  await listen(0);
  const { port } = server.address() as AddressInfo; // it listens on TCP
  const shut = (): Promise<void> =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return {
    url: `http://127.0.0.1:${port}`,
    host: `127.0.0.1:${port}`,
    reply: (path, ...told) => void replies.set(path, [...told]),
    at: (path) => received.filter((one) => one.path === path),
    shut,
    open: () => {
      server = make();
      return listen(port);
    },
    stop: shut,
  };
}

function answer(response: ServerResponse, { status = 200, headers, body = '', silent }: Reply) {
  if (silent) return;
  response.writeHead(status, { ...headers });
  response.end(body);
}

/** What the official library makes of a message under a secret; throws where it is not valid. */
export const verified = (secret: string, { headers, body }: Received): Json =>
  new Webhook(secret).verify(body, headers as Record<string, string>);
