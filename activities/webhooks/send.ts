/** One POST of a message to an endpoint: to public machines only, no redirect is followed. */
import { request as overHttp, type IncomingMessage } from 'node:http';
import { request as overHttps } from 'node:https';
import type { LookupAddress } from 'node:dns';
import {
  ATTEMPT_MS_MAX,
  type AttemptOutcome,
  RESPONSE_BYTES_MAX,
} from '../../contract/webhooks.ts';
import { visitable } from '../fetch/addresses.ts';
import { untilFullSecond } from '../fetch/evenly.ts';
import { checkedAddresses, pinnedTo, strayFrom, type VisitRules } from '../fetch/pinned.ts';
import { outcomeOf } from './tries.ts';

export interface SendRules extends VisitRules {
  /** Endpoints may be http too. */
  allowHttp: boolean;
}

/** The address of an endpoint, as it is called; null where it may not be. */
export function endpointAddress(
  written: string,
  { allowedHosts, allowHttp }: Pick<SendRules, 'allowedHosts' | 'allowHttp'>,
): URL | null {
  const url = visitable(written, allowedHosts);
  return url && (url.protocol === 'https:' || allowHttp) ? url : null;
}

export interface Sent {
  outcome: AttemptOutcome;
  /** Null without an answer. */
  status: number | null;
  /** The first 4 kB of the answer as text; null without one. */
  response: string | null;
  retryAfter: string | undefined;
}

/**
 * Sends a message once and says what came of it. Never rejects but when given up: 15 seconds
 * without an answer, a redirect, an address that may not be called are outcomes.
 */
export async function sendMessage(
  address: string,
  message: { headers: Readonly<Record<string, string>>; body: string },
  rules: SendRules,
  givenUp: AbortSignal,
): Promise<Sent> {
  const url = endpointAddress(address, rules);
  if (!url) return unanswered('not_allowed');
  const startedMs = performance.now();
  const patience = AbortSignal.timeout(ATTEMPT_MS_MAX);
  const signal = AbortSignal.any([patience, givenUp]);
  try {
    const addresses = await Promise.race([
      checkedAddresses({ hostname: url.hostname, port: url.port, protocol: url.protocol }, rules),
      abortOf(signal),
    ]);
    if (addresses.length === 0) throw new Error('there is no public address');
    const answer = await post(url, addresses, message, rules.userAgent, signal);
    const status = answer.statusCode ?? 0;
    const response = await beginningOf(answer);
    return {
      outcome: outcomeOf(status),
      status,
      response,
      retryAfter: answer.headers['retry-after'],
    };
  } catch (cause) {
    if (givenUp.aborted) throw cause;
    if (patience.aborted) return unanswered('timed_out');
    await untilFullSecond(startedMs, signal).catch(() => givenUp.throwIfAborted());
    return unanswered('unreachable');
  }
}

const unanswered = (outcome: AttemptOutcome): Sent => ({
  outcome,
  status: null,
  response: null,
  retryAfter: undefined,
});

/** Rejects when the signal is given: a lookup under way does not heed it by itself. */
const abortOf = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });

const HEADER_BYTES_MAX = 16 * 1024;

function post(
  url: URL,
  addresses: LookupAddress[],
  { headers, body }: { headers: Readonly<Record<string, string>>; body: string },
  userAgent: string,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const strays = strayFrom(addresses);
  const send = url.protocol === 'https:' ? overHttps : overHttp;
  return new Promise((resolve, reject) => {
    const asking = send(
      url,
      {
        method: 'POST',
        headers: {
          'user-agent': userAgent,
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
          ...headers,
        },
        agent: false,
        lookup: pinnedTo(addresses),
        maxHeaderSize: HEADER_BYTES_MAX,
        signal,
      },
      resolve,
    );
    asking.on('error', reject);
    asking.on('socket', (socket) =>
      socket.once('connect', () => {
        const stray = strays(socket.remoteAddress);
        if (stray) asking.destroy(stray);
      }),
    );
    asking.end(body);
  });
}

/** The beginning of an answer as text; what breaks off is taken as far as it came. */
async function beginningOf(answer: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const piece of answer as AsyncIterable<Buffer>) {
      pieces.push(piece);
      bytes += piece.length;
      if (bytes >= RESPONSE_BYTES_MAX) break; // leaving the loop closes the connection
    }
  } catch {
    // its status came, which is what counts
  }
  // the database holds no NUL
  const text = Buffer.concat(pieces).subarray(0, RESPONSE_BYTES_MAX).toString('utf8');
  return text.replaceAll('\u0000', '\uFFFD');
}
