/** How long a request in flight waits when the worker that holds it dies. */
import { calculateBody } from '../latency/subjects.ts';
import { connections } from '../support/http.ts';
import type { BenchWorkspace } from '../support/workspaces.ts';
import { callUntilAnswered } from './caller.ts';
import type { Supervised } from './processes.ts';

export interface Failover {
  what: string;
  /** Requests that were answered in all, each charged once. */
  answered: number;
  /** Requests that were in flight at the kill. */
  inFlight: number;
  /** Seconds until the kill was made good: a new worker was ready, or the other one left alone. */
  madeGoodSeconds: number;
  /** Seconds from the kill to the last of their answers. */
  seconds: number;
}

/**
 * Aimed at, not promised: how long a new process takes to start depends on the machine and its
 * load.
 */
export const FAILOVER_AIM_SECONDS = 5;
const CALLERS = 4;
const BEFORE_MS = 1000;
const AFTER_MS = 1000;

/** Kills a worker under load and waits for the answers of the requests that were in flight. */
export async function failOver(
  what: string,
  api: Supervised,
  workspace: BenchWorkspace,
  kill: () => Promise<void>,
): Promise<Failover> {
  const agent = connections(CALLERS);
  const waits: number[] = [];
  let killedMs = Infinity;
  let answered = 0;
  const over = new AbortController();
  const caller = async (index: number): Promise<void> => {
    for (let turn = 0; !over.signal.aborted; turn += 1) {
      const startedMs = performance.now();
      const idempotencyKey = `${what}-${index}-${turn}`.replaceAll(' ', '-');
      const call = {
        workspace,
        path: '/v1/calculate',
        body: calculateBody(turn),
        idempotencyKey,
        items: 1,
        kept: false,
      };
      await callUntilAnswered(call, () => [api.url()], agent);
      answered += 1;
      const endedMs = performance.now();
      if (startedMs < killedMs && endedMs > killedMs) waits.push(endedMs - killedMs);
    }
  };
  const callers = Promise.all(Array.from({ length: CALLERS }, (_, index) => caller(index)));
  await new Promise((resolve) => setTimeout(resolve, BEFORE_MS));
  killedMs = performance.now();
  await kill();
  const madeGoodSeconds = (performance.now() - killedMs) / 1000;
  await new Promise((resolve) => setTimeout(resolve, AFTER_MS));
  over.abort();
  await callers;
  agent.destroy();
  const seconds = Math.max(0, ...waits) / 1000;
  return { what, answered, inFlight: waits.length, madeGoodSeconds, seconds };
}
