/** How long a request may take to arrive: as long as any other, and a large body longer. */
import type { IncomingMessage } from 'node:http';

interface Clock {
  ms: number;
  timer: NodeJS.Timeout;
  late: () => void;
}

const clocks = new WeakMap<IncomingMessage, Clock>();

/** Calls `late` unless the body of the request has arrived in time, or its connection is closed. */
export function limitTime(request: IncomingMessage, ms: number, late: () => void): void {
  const { headers } = request;
  const hasBody = headers['content-length'] !== undefined || headers['transfer-encoding'];
  if (!hasBody) return;
  clocks.set(request, { ms, late, timer: setTimeout(late, ms) });
  const stop = (): void => clearTimeout(clocks.get(request)?.timer);
  request.once('end', stop);
  request.once('close', stop);
}

/** Lets a request take so much longer than any other, from now on. */
export function giveTime(request: IncomingMessage, moreMs: number): void {
  const clock = clocks.get(request);
  if (!clock) return;
  clearTimeout(clock.timer);
  if (!request.complete) clock.timer = setTimeout(clock.late, clock.ms + moreMs);
}

/** Senders of large bodies are no slower than 8 Mbit/s. */
const BYTES_PER_MS_MIN = 1000;

/** What a body of so many bytes takes longer than any other. */
export const moreTimeFor = (bytes: number): number => Math.ceil(bytes / BYTES_PER_MS_MIN);
