/**
 * Stands in for a foreign web server: pages, redirects, errors, silence, bombs. Name it in
 * `FETCH_ALLOW_HOSTS`.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** One answer. */
export interface Served {
  status?: number;
  headers?: Readonly<Record<string, string>>;
  body?: string | Uint8Array;
  /** Sends this piece again and again, without an end. */
  endless?: string;
  /** Breaks the connection after so many bytes of the body. */
  bytesSent?: number;
  /** Sends the head and this much of the body, then nothing more. */
  stallsAfterBytes?: number;
  /** Accepts the request and never answers. */
  silent?: true;
}

export interface Shop {
  /** `http://127.0.0.1:PORT`. */
  url: string;
  /** For `FETCH_ALLOW_HOSTS`. */
  host: string;
  /**
   * What a path answers, one answer after the other; the last one stays. A path without an answer
   * is 404.
   */
  serve: (path: string, ...served: readonly Served[]) => void;
  /** Requests so far. */
  asked: () => { path: string; headers: IncomingMessage['headers'] }[];
  stop: () => Promise<void>;
}

const HTML = { 'content-type': 'text/html; charset=utf-8' };

/** A page of HTML. */
export const html = (body: string): Served => ({ headers: HTML, body });

export const redirect = (location: string, status = 302): Served => ({
  status,
  headers: { location },
});

/** Starts it on a free port. Stop it in `afterAll`. */
export async function startShop(): Promise<Shop> {
  const paths = new Map<string, Served[]>();
  const log: { path: string; headers: IncomingMessage['headers'] }[] = [];
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    log.push({ path, headers: request.headers });
    const queue = paths.get(path) ?? [];
    send(response, (queue.length > 1 ? queue.shift() : queue[0]) ?? { status: 404, headers: HTML });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // it listens on TCP
  return {
    url: `http://127.0.0.1:${port}`,
    host: `127.0.0.1:${port}`,
    serve: (path, ...served) => void paths.set(path, [...served]),
    asked: () => [...log],
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function send(response: ServerResponse, served: Served): void {
  const {
    status = 200,
    headers = {},
    body = '',
    silent,
    endless,
    bytesSent,
    stallsAfterBytes,
  } = served;
  if (silent) return;
  const bytes = Buffer.from(body);
  const stopAt = bytesSent ?? stallsAfterBytes;
  const length = stopAt === undefined ? {} : { 'content-length': String(bytes.length) };
  response.writeHead(status, { ...headers, ...length });
  if (endless !== undefined) pour(response, endless);
  else if (stopAt === undefined) response.end(bytes);
  else
    response.write(bytes.subarray(0, stopAt), () =>
      bytesSent === undefined ? null : response.destroy(),
    );
}

function pour(response: ServerResponse, piece: string): void {
  while (!response.destroyed && response.write(piece));
  if (!response.destroyed) response.once('drain', () => pour(response, piece));
}
