/**
 * Stands in for the publishers of official data: `SOURCE_MIRROR` leads every request for
 * `https://host/path` here.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** One answer. With an `etag` among the headers, a request that names it is answered 304. */
export interface Given {
  status?: number;
  body?: string | Uint8Array;
  headers?: Readonly<Record<string, string>>;
  /** Breaks the connection after so many bytes of the body. */
  bytesSent?: number;
  /** Comes only after this time. */
  afterMs?: number;
}

export interface Asked {
  /** Host and path, without the query: `hts.usitc.gov/reststop/exportList`. */
  address: string;
  headers: IncomingMessage['headers'];
  /** What it was answered; 0 for a connection that was broken off. */
  status: number;
}

export interface Publisher {
  /** For `SOURCE_MIRROR`. */
  url: string;
  /**
   * Answers of an address, one after the other; the last one stays. What no answer is set for is
   * 404.
   */
  answer: (address: string, ...given: readonly Given[]) => void;
  /** The answers that are set for an address. */
  answersOf: (address: string) => Given[];
  /** Requests so far, of one address or of all. */
  asked: (address?: string) => Asked[];
  stop: () => Promise<void>;
}

/** Starts it on a free port. Stop it in `afterAll`. */
export async function startPublisher(): Promise<Publisher> {
  const answers = new Map<string, Given[]>();
  const log: Asked[] = [];
  const server = createServer((request, response) => {
    const address = (request.url ?? '').slice(1).split('?')[0] ?? '';
    const queue = answers.get(address) ?? [];
    const given = (queue.length > 1 ? queue.shift() : queue[0]) ?? { status: 404 };
    const asked: Asked = { address, headers: request.headers, status: statusOf(given, request) };
    log.push(asked);
    setTimeout(() => send(response, given, asked.status), given.afterMs ?? 0);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // it listens on TCP
  return {
    url: `http://127.0.0.1:${port}`,
    answer: (address, ...given) => void answers.set(address, [...given]),
    answersOf: (address) => [...(answers.get(address) ?? [])],
    asked: (address) => log.filter((one) => address === undefined || one.address === address),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function statusOf(
  { status = 200, headers = {}, bytesSent }: Given,
  request: IncomingMessage,
): number {
  if (bytesSent !== undefined) return 0;
  return headers['etag'] !== undefined && headers['etag'] === request.headers['if-none-match']
    ? 304
    : status;
}

function send(
  response: ServerResponse,
  { body = '', headers = {}, bytesSent }: Given,
  status: number,
): void {
  const bytes = Buffer.from(body);
  if (bytesSent === undefined) {
    response.writeHead(status, headers).end(status === 304 ? undefined : bytes);
    return;
  }
  response.writeHead(200, { ...headers, 'content-length': String(bytes.length) });
  response.write(bytes.subarray(0, bytesSent), () => response.destroy());
}
