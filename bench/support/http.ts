/** A lean HTTP client on kept connections: the load must not cost more than what it measures. */
import { Agent, type IncomingHttpHeaders, request } from 'node:http';

export interface HttpAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

/** A pool of kept connections, one a caller. */
export const connections = (callers: number): Agent =>
  new Agent({ keepAlive: true, maxSockets: callers });

export interface Call {
  url: string;
  path: string;
  key: string;
  body: unknown;
  idempotencyKey?: string;
  /** Milliseconds without any byte after which the call is given up. */
  timeoutMs?: number;
}

/** Sends a POST and reads the whole answer; rejects when the connection breaks. */
export function post(agent: Agent, call: Call): Promise<HttpAnswer> {
  const sent = JSON.stringify(call.body);
  return new Promise((resolve, reject) => {
    const outgoing = request(
      `${call.url}${call.path}`,
      {
        agent,
        method: 'POST',
        timeout: call.timeoutMs ?? 45_000,
        headers: {
          authorization: `Bearer ${call.key}`,
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(sent),
          ...(call.idempotencyKey ? { 'idempotency-key': call.idempotencyKey } : {}),
        },
      },
      (incoming) => {
        const chunks: Buffer[] = [];
        incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
        incoming.once('error', reject);
        incoming.once('end', () =>
          resolve({
            status: incoming.statusCode ?? 0,
            headers: incoming.headers,
            body: Buffer.concat(chunks).toString(),
          }),
        );
      },
    );
    outgoing.once('error', reject);
    outgoing.once('timeout', () => outgoing.destroy(new Error('no answer in time')));
    outgoing.end(sent);
  });
}
