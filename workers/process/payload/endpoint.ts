/**
 * The codec for the Temporal UI: `/decode` of its remote codec protocol, behind a token. There is
 * no `/encode`: who may read what the service wrote may not write in its name.
 */
import { createHash, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Payload, PayloadCodec } from '@temporalio/common';
import { z } from 'zod';

export interface EndpointOptions {
  host: string;
  port: number;
  /** Stands first in the path, since the UI can send no other; or in `Authorization: Bearer`. */
  token: string;
  /** Where the UI is: pages of other origins get no answer that they may read. */
  origins: readonly string[];
}

export interface Endpoint {
  /** What the UI is told: with the token. */
  url: string;
  close: () => Promise<void>;
}

type Decoder = Pick<PayloadCodec, 'decode'>;

const BYTES_MAX = 16 * 1024 * 1024;

const body = z.object({
  payloads: z.array(
    z.object({
      metadata: z.record(z.string(), z.base64()).nullish(),
      data: z.base64().nullish(),
    }),
  ),
});

/** Serves until it is closed. */
export async function serveCodec(codec: Decoder, options: EndpointOptions): Promise<Endpoint> {
  const server = createServer((request, response) => {
    answer(codec, options, request, response).catch(() =>
      end(response, 400, { error: 'not understood' }),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port, options.host, resolve);
  });
  const { port } = server.address() as AddressInfo; // it listens on TCP
  return {
    url: `http://${options.host}:${port}/${options.token}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function answer(
  codec: Decoder,
  { token, origins }: EndpointOptions,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { origin } = request.headers;
  response.setHeader('Vary', 'Origin').setHeader('Cache-Control', 'no-store');
  if (origin !== undefined && origins.includes(origin)) {
    response.setHeader('Access-Control-Allow-Origin', origin);
    response.setHeader('Access-Control-Allow-Methods', 'POST, OPTIONS');
    response.setHeader('Access-Control-Allow-Headers', 'content-type, x-namespace, authorization');
  }
  if (request.method === 'OPTIONS') return end(response, 204);
  const [action, inPath = '', ...more] = (request.url ?? '')
    .split('/')
    .filter(Boolean)
    .toReversed();
  const isAllowed = [inPath, bearerOf(request)].some((given) => isSame(given, token));
  if (!isAllowed || more.length > 0)
    return end(response, 401, { error: 'the token is missing or wrong' });
  if (request.method !== 'POST' || action !== 'decode')
    return end(response, 404, { error: 'POST /decode' });
  const sent = await textOf(request);
  if (sent === null) return end(response, 413, { error: `at most ${BYTES_MAX} bytes` });
  const payloads = body.parse(JSON.parse(sent)).payloads.map(payloadOf);
  return end(response, 200, { payloads: (await codec.decode(payloads)).map(jsonOf) });
}

const bearerOf = ({ headers }: IncomingMessage): string =>
  headers.authorization?.replace(/^bearer +/i, '').trim() ?? '';

/** Compared by digests, which have one length and tell nothing of how much is right. */
function isSame(one: string, other: string): boolean {
  const [a, b] = [one, other].map((text) => createHash('sha256').update(text).digest());
  return a !== undefined && b !== undefined && timingSafeEqual(a, b);
}

/** The body; null when it is too large. */
async function textOf(request: IncomingMessage): Promise<string | null> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > BYTES_MAX) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

type Sent = z.infer<typeof body>['payloads'][number];

// JSON of protobuf: bytes are base64
const payloadOf = ({ metadata, data }: Sent): Payload => ({
  metadata: Object.fromEntries(
    Object.entries(metadata ?? {}).map(([name, value]) => [name, Buffer.from(value, 'base64')]),
  ),
  data: Buffer.from(data ?? '', 'base64'),
});

const jsonOf = ({ metadata, data }: Payload): Sent => ({
  metadata: Object.fromEntries(
    Object.entries(metadata ?? {}).map(([name, value]) => [
      name,
      Buffer.from(value).toString('base64'),
    ]),
  ),
  data: Buffer.from(data ?? []).toString('base64'),
});

function end(response: ServerResponse, status: number, content?: object): void {
  if (response.headersSent) return;
  response.writeHead(status, { 'Content-Type': 'application/json' });
  response.end(content === undefined ? undefined : JSON.stringify(content));
}
