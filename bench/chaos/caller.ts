/**
 * Callers as they are: one repeats a call with the same key until it has an answer, another sends
 * no key, and so only once.
 */
import type { Agent } from 'node:http';
import { type HttpAnswer, post } from '../support/http.ts';
import type { PlannedCall } from './calls.ts';

/** How one call came to its answer. */
export interface Answered {
  call: PlannedCall;
  answer: HttpAnswer;
  /** What each try before the last came to: a status, or `broken`. */
  before: string[];
  /** Milliseconds from the first try to the answer. */
  milliseconds: number;
}

// two minutes: a process is started again within them on a busy machine too
const TRIES_MAX = 480;
const PAUSE_MS = 250;

/**
 * Repeats on a broken connection, a 5xx, a 409 in progress, and a 429 when the time that it names
 * is over. Throws when no try was answered.
 */
export async function callUntilAnswered(
  call: PlannedCall,
  urls: () => readonly string[],
  agent: Agent,
): Promise<Answered> {
  const startedMs = performance.now();
  const before: string[] = [];
  while (before.length < TRIES_MAX) {
    const addresses = urls();
    const url = addresses[before.length % addresses.length] ?? '';
    const { workspace, path, body, idempotencyKey } = call;
    const answer = await post(agent, { url, path, key: workspace.key, body, idempotencyKey }).catch(
      () => null,
    );
    if (answer && !isToRepeat(answer))
      return { call, answer, before, milliseconds: performance.now() - startedMs };
    before.push(answer ? String(answer.status) : 'broken');
    await new Promise((resolve) => setTimeout(resolve, pauseMsOf(answer)));
  }
  throw new Error(
    `${call.path} ${call.idempotencyKey} was not answered in ${TRIES_MAX} tries: ${before.join(' ')}`,
  );
}

const isToRepeat = ({ status, body }: HttpAnswer): boolean =>
  status >= 500 || status === 429 || (status === 409 && body.includes('"in_progress"'));

const pauseMsOf = (answer: HttpAnswer | null): number =>
  Math.max(
    PAUSE_MS,
    answer?.status === 429 ? Number(answer.headers['retry-after'] ?? 1) * 1000 : 0,
  );

/** A call without an idempotency key. */
export interface SentOnce {
  call: Omit<PlannedCall, 'idempotencyKey'>;
  /** Null: the connection broke, and the caller knows nothing. */
  answer: HttpAnswer | null;
}

/** Sends a call without its key, and never again. */
export async function callOnce(
  { workspace, path, body, items, kept }: SentOnce['call'],
  url: string,
  agent: Agent,
): Promise<SentOnce> {
  const answer = await post(agent, { url, path, key: workspace.key, body }).catch(() => null);
  return { call: { workspace, path, body, items, kept }, answer };
}
