/** Calls that come at their times, whether those before are answered or not. */
import { setTimeout as pause } from 'node:timers/promises';
import { connections, post } from '../support/http.ts';
import { percentile } from '../support/statistics.ts';
import type { BenchWorkspace } from '../support/workspaces.ts';

const CALLERS = 200;

export interface OpenLoop {
  /** Sends no more, waits for what is under way; milliseconds from the time of each call. */
  stop: () => Promise<{ calls: number; failed: number; p95Ms: number }>;
}

/** Sends as many landed costs a second until it is stopped. */
export function openLoop(url: string, { key }: BenchWorkspace, aSecond: number): OpenLoop {
  const agent = connections(CALLERS);
  const times: number[] = [];
  const underWay: Promise<void>[] = [];
  const over = new AbortController();
  let failed = 0;
  const call = async (atMs: number, index: number): Promise<void> => {
    const body = {
      hsCode: '6403999005',
      originCountry: 'VN',
      destinationCountry: 'US',
      value: 50 + (index % 100),
    };
    const answer = await post(agent, { url, path: '/v1/calculate', key, body }).catch(() => null);
    if (answer?.status === 200) times.push(performance.now() - atMs);
    else failed += 1;
  };
  const sending = (async () => {
    const startedMs = performance.now();
    for (let index = 0; !over.signal.aborted; index += 1) {
      const atMs = startedMs + (index * 1000) / aSecond;
      await pause(Math.max(0, atMs - performance.now()));
      underWay.push(call(atMs, index));
    }
  })();
  return {
    stop: async () => {
      over.abort();
      await sending;
      await Promise.all(underWay);
      agent.destroy();
      return { calls: underWay.length, failed, p95Ms: percentile(times, 0.95) };
    },
  };
}
