/** The load of one stretch: callers with keys and without, for so long. */
import { callOnce, callUntilAnswered, type Answered, type SentOnce } from '../chaos/caller.ts';
import { planCalls, planKeyless, type PlannedCall } from '../chaos/calls.ts';
import { connections } from '../support/http.ts';
import type { BenchWorkspace } from '../support/workspaces.ts';

export interface Callers {
  workspaces: readonly BenchWorkspace[];
  /** Whose calls have no keys. */
  keyless: BenchWorkspace;
  pageUrl: string;
}

/** What came of a stretch. */
export interface Sent {
  answered: Answered[];
  keyless: SentOnce[];
}

/** In all of one stretch: for so many there are workspaces (`workspacesFor`). */
export const CALLS_MAX = 3000;
const CALLERS = 8;
const KEYLESS_EVERY = 5;
/** Of the calls in turn: all kinds twice, since a thing that is another each time shows then. */
const ALONE_CALLS = 160;
const ALONE_KEYLESS = 16;

/** Calls until `over`, over the addresses in turn; keys begin with `name`. */
export async function sendUntil(
  name: string,
  over: Promise<void>,
  { workspaces, keyless, pageUrl }: Callers,
  urls: () => readonly string[],
): Promise<Sent> {
  const sent: Sent = { answered: [], keyless: [] };
  const once = planKeyless(CALLS_MAX / KEYLESS_EVERY, keyless);
  const queue = planCalls(CALLS_MAX, workspaces, pageUrl).entries();
  const agent = connections(CALLERS);
  let isOver = false;
  const caller = async (): Promise<void> => {
    for (const [at, planned] of queue) {
      if (isOver) return;
      const turned = at % 2 === 0 ? urls : (): string[] => urls().toReversed();
      const call = { ...planned, idempotencyKey: `${name}-${at}` };
      sent.answered.push(await callUntilAnswered(call, turned, agent));
      const alone = at % KEYLESS_EVERY === 0 ? once[at / KEYLESS_EVERY] : undefined;
      if (alone) sent.keyless.push(await callOnce(alone, turned()[0] ?? '', agent));
    }
  };
  await Promise.all([
    over.finally(() => (isOver = true)),
    ...Array.from({ length: CALLERS }, caller),
  ]);
  agent.destroy();
  return sent;
}

/** Calls of every kind, twice at least, for what one version alone says to them. */
export function aloneCalls(name: string, { workspaces, keyless, pageUrl }: Callers): PlannedCall[] {
  const without = planKeyless(ALONE_KEYLESS, keyless);
  return [
    ...planCalls(ALONE_CALLS, workspaces, pageUrl),
    ...without.map((call, at) => ({ ...call, workspace: workspaceOf(workspaces, at) })),
  ].map((call, at) => ({ ...call, idempotencyKey: `${name}-${at}` }));
}

function workspaceOf(workspaces: readonly BenchWorkspace[], at: number): BenchWorkspace {
  const workspace = workspaces[at % workspaces.length];
  if (!workspace) throw new Error('there is no workspace');
  return workspace;
}
