/** A caller as it should be: it repeats a call with the same key until it has an answer, at another address each time. */
import type { Agent } from 'node:http';
import { type Answer, post } from '../support/http.ts';
import type { PlannedCall } from './calls.ts';

/** How one call came to its answer. */
export interface Answered {
  call: PlannedCall;
  answer: Answer;
  /** What each try before the last came to: a status, or `broken`. */
  before: string[];
  /** Milliseconds from the first try to the answer. */
  milliseconds: number;
}

const TRIES_MAX = 120;
const PAUSE_MS = 250;

/** Repeats on a broken connection, a 5xx and a 409 in progress. Throws when no try was answered. */
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
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  throw new Error(
    `${call.path} ${call.idempotencyKey} was not answered in ${TRIES_MAX} tries: ${before.join(' ')}`,
  );
}

const isToRepeat = ({ status, body }: Answer): boolean =>
  status >= 500 || (status === 409 && body.includes('"in_progress"'));
