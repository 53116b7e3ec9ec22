/** The ordinary load: calls at a steady pace, whatever becomes of those before them. */
import { calculateBody, classifyBody } from '../latency/subjects.ts';
import { connections, post } from '../support/http.ts';
import type { BenchWorkspace } from '../support/workspaces.ts';

export const ORDINARY = ['classify', 'calculate', 'screen'] as const;
export type Ordinary = (typeof ORDINARY)[number];

export interface Measured {
  /** Milliseconds of each call that was answered with 200. */
  durations: Record<Ordinary, number[]>;
  /** Every other answer, and `broken`. */
  failed: string[];
}

const EVERY_MS = 160;
const CONNECTIONS = 64;

const CALLS: Readonly<Record<Ordinary, (turn: number) => unknown>> = {
  classify: classifyBody,
  calculate: calculateBody,
  screen: (turn) => ({ name: `Ordinary Customer ${turn}` }),
};

/** Workspaces enough that none passes its limits. */
export const WORKSPACES = 12;

/** Sends one call each 160 ms for so long, and waits for all. */
export async function measureOrdinary(
  url: string,
  workspaces: readonly BenchWorkspace[],
  milliseconds: number,
): Promise<Measured> {
  const agent = connections(CONNECTIONS);
  const measured: Measured = { durations: { classify: [], calculate: [], screen: [] }, failed: [] };
  const sent: Promise<void>[] = [];
  const startedMs = performance.now();
  for (let turn = 0; performance.now() - startedMs < milliseconds; turn += 1) {
    const which = ORDINARY[turn % ORDINARY.length];
    const workspace = workspaces[Math.floor(turn / ORDINARY.length) % workspaces.length];
    if (!which || !workspace) throw new Error('there is no workspace');
    const fromMs = performance.now();
    const call = { url, path: `/v1/${which}`, key: workspace.key, body: CALLS[which](turn) };
    const answered = post(agent, call).then(
      ({ status }) => {
        if (status === 200) measured.durations[which].push(performance.now() - fromMs);
        else measured.failed.push(`${which} ${status}`);
      },
      () => void measured.failed.push(`${which} broken`),
    );
    sent.push(answered);
    const restMs = startedMs + (turn + 1) * EVERY_MS - performance.now();
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, restMs)));
  }
  await Promise.all(sent);
  agent.destroy();
  return measured;
}
