/** Who serves in each stretch of the load: processes of two versions on task queues of their own. */
import { setTimeout as pause } from 'node:timers/promises';
import { say } from '../../workers/process/progress.ts';
import { lanes } from '../../workflows/lanes.ts';
import { type Answered, callUntilAnswered } from '../chaos/caller.ts';
import type { PlannedCall } from '../chaos/calls.ts';
import { type Supervised, supervise } from '../chaos/processes.ts';
import type { Proof } from '../support/command.ts';
import { connections } from '../support/http.ts';
import type { Installation } from '../support/installation.ts';
import { kindOf, type Leaves, leavesOf, saidOf } from './answers.ts';
import type { Sayings, Stretch } from './judge.ts';
import { aloneCalls, type Callers, sendUntil } from './load.ts';

export interface Sides {
  installation: Installation;
  proof: Pick<Proof, 'atEnd'>;
  callers: Callers;
  /** Seconds of load in a stretch. */
  seconds: number;
  /** The folder of the old version. */
  oldRoot: string;
}

/** A stretch whose histories have not been read yet. */
export type Served = Omit<Stretch, 'work'> & { queue: string };

type Age = 'old' | 'new';

/** API and worker of a stretch, each of the old version or of this one. */
const startPair = async (sides: Sides, prefix: string, api: Age, worker: Age) => ({
  api: await start(sides, prefix, 'api.ts', api),
  worker: await start(sides, prefix, 'worker.ts', worker),
});

const start = (
  { installation, proof, oldRoot }: Sides,
  prefix: string,
  program: 'api.ts' | 'worker.ts',
  age: Age,
): Promise<Supervised> => {
  const own = { TASK_QUEUE_PREFIX: prefix, METRICS_PORT: '0', DRAIN_LEAD_MS: DRAIN_LEAD_MS };
  const environment = { ...installation.environment(), ...own };
  return age === 'old'
    ? supervise(program, proof, environment, oldRoot)
    : supervise(program, proof, environment);
};

/** Callers turn to another API in this time; it is told to stop no sooner. */
const DRAIN_LEAD_MS = '1000';

const queueOf = (prefix: string): string => `${prefix}-requests`;

/** Task queue of the processes of the old version alone. */
export const ALONE = queueOf('old-alone');

export interface Alone {
  answered: Answered[];
  old: Sayings;
  present: Sayings;
}

/** What each version says where it does all the work. */
export async function sayAlone(sides: Sides): Promise<Alone> {
  const { installation, callers } = sides;
  say('asking this version alone');
  const present = await callAll(aloneCalls('new-alone', callers), installation.url);
  say('asking the old version alone');
  const { api, worker } = await startPair(sides, 'old-alone', 'old', 'old');
  const old = await callAll(aloneCalls('old-alone', callers), api.url());
  await Promise.all([api.end(), worker.end()]);
  return { answered: [...present, ...old], old: sayingsOf(old), present: sayingsOf(present) };
}

function sayingsOf(answered: readonly Answered[]): Sayings {
  const byKind = new Map<string, Leaves[]>();
  for (const { call, answer } of answered) {
    const kind = kindOf(call);
    byKind.set(kind, [...(byKind.get(kind) ?? []), leavesOf(answer)]);
  }
  return new Map(
    [...byKind].flatMap(([kind, [first, ...others]]) =>
      first ? [[kind, saidOf(first, others)] as const] : [],
    ),
  );
}

const CALLERS = 4;

/** Sends each of these calls until it is answered. */
export async function callAll(calls: readonly PlannedCall[], url: string): Promise<Answered[]> {
  const agent = connections(CALLERS);
  const answered = await lanes(CALLERS, calls, (call) =>
    callUntilAnswered(call, () => [url], agent),
  );
  agent.destroy();
  return answered;
}

/** The three stretches, one after another. */
export async function sendToAll(sides: Sides): Promise<Served[]> {
  return [
    await sendBeside(sides, 'the old API beside new workers', 'old-api', 'old', 'new'),
    await sendBeside(sides, 'the new API beside old workers', 'new-api', 'new', 'old'),
    await sendWhileReplaced(sides),
  ];
}

async function sendBeside(
  sides: Sides,
  name: string,
  prefix: string,
  ...ages: [api: Age, worker: Age]
): Promise<Served> {
  say(name);
  const { api, worker } = await startPair(sides, prefix, ...ages);
  const over = pause(sides.seconds * 1000);
  const sent = await sendUntil(prefix, over, sides.callers, () => [api.url()]);
  await Promise.all([api.stop(), worker.stop()]);
  return { name, queue: queueOf(prefix), workers: [worker.pid()], ...sent };
}

/** The old ones are replaced while the load goes on, in the order of docs/backup.md. */
async function sendWhileReplaced(sides: Sides): Promise<Served> {
  const [name, prefix] = ['old ones replaced by new ones', 'replaced'];
  say(name);
  const { api, worker } = await startPair(sides, prefix, 'old', 'old');
  const workers = [worker.pid()];
  const started: Supervised[] = [];
  let serving = [api.url()];
  const replace = async (): Promise<void> => {
    const step = (): Promise<void> => pause((sides.seconds * 1000) / STEPS);
    await step();
    const newWorker = await start(sides, prefix, 'worker.ts', 'new');
    workers.push(newWorker.pid());
    started.push(newWorker);
    await step(); // both take work
    await worker.stop();
    await step();
    const newApi = await start(sides, prefix, 'api.ts', 'new');
    started.push(newApi);
    serving = [api.url(), newApi.url()];
    await step();
    serving = [newApi.url()];
    await api.stop();
    await step();
  };
  const sent = await sendUntil(prefix, replace(), sides.callers, () => serving);
  await Promise.all(started.map((one) => one.stop()));
  return { name, queue: queueOf(prefix), workers, ...sent };
}

/** Between the changes, and before and after them. */
const STEPS = 5;
