/** `npm run bench:bulk`: how long bulk runs take, and what others notice of them. */
import { setTimeout as pause } from 'node:timers/promises';
import { say } from '../workers/process/progress.ts';
import { openLoop } from './bulk/openLoop.ts';
import { ended, type Kind, type Measured, measure, send } from './bulk/runs.ts';
import { count, prove } from './support/command.ts';
import { install, type Installation } from './support/installation.ts';
import { processorMs } from './support/processorTime.ts';
import { type BenchWorkspace, createWorkspaces, openDatabase } from './support/workspaces.ts';

const HELP = `npm run bench:bulk [-- --items 10000]

Starts a service of its own and sends it a run of landed costs, then one of classifications: first while nothing else happens, then
beside ten landed costs a second (open loop). At last a run of 20 items of one workspace behind one of half as many items of another.
Exit code 0 when the aims for 10,000 items on two cores hold: 30 s and 60 s from the answer to the last result, beside
other calls 60 s and 90 s, the p95 of these under twice what it is without a run, the 20 items within 3 s; every item answered and
charged once.

  --items N  items of each run; the aims are for as many of 10,000`;

const AIM_S: Readonly<Record<Kind, { idle: number; beside: number }>> = {
  calculate: { idle: 30, beside: 60 },
  classify: { idle: 60, beside: 90 },
};
const KINDS = ['calculate', 'classify'] as const;
const ITEMS_MAX = 10_000;
const A_SECOND = 10;
const ALONE_S = 30;
const SLOWER_MOST = 2;
const WARM_ITEMS = 20;
const SMALL = { items: 20, aimS: 3 };

interface Beside extends Measured {
  calls: number;
  failed: number;
  p95Ms: number;
}

/** With the processor time that it took: of the process of bulk runs, and of all that is started. */
interface Timed extends Measured {
  bulkS: number;
  allS: number;
}

await prove({
  help: HELP,
  options: { items: { type: 'string' } },
  run: async (proof) => {
    const items = Math.min(ITEMS_MAX, count(proof.values, 'items', ITEMS_MAX));
    const { url, state } = await install('bulk', proof);
    const orm = await openDatabase(state().databaseUrl);
    proof.atEnd(() => orm.close(true));
    const [large, small, caller] = await createWorkspaces(orm, 3, 1_000_000);
    if (!large || !small || !caller) throw new Error('there is no workspace');
    await measure(url, large, 'calculate', WARM_ITEMS); // the process of bulk runs is up by then
    const processorS = processorTimes(state);
    const idle: Timed[] = [];
    for (const kind of KINDS) idle.push(await processorS(() => measure(url, large, kind, items)));
    const alone = await aloneFor(url, caller, ALONE_S);
    const beside: Beside[] = [];
    for (const kind of KINDS) {
      const calls = openLoop(url, caller, A_SECOND);
      const measured = await measure(url, large, kind, items);
      beside.push({ ...measured, ...(await calls.stop()) });
    }
    const behindS = await behind(url, large, small, Math.ceil(items / 2));
    const share = items / ITEMS_MAX;
    const holds =
      idle.every((one) => one.doneS <= AIM_S[one.kind].idle * share && isWhole(one, items)) &&
      beside.every(
        (one) =>
          one.doneS <= AIM_S[one.kind].beside * share &&
          isWhole(one, items) &&
          one.failed === 0 &&
          one.p95Ms <= SLOWER_MOST * alone.p95Ms,
      ) &&
      behindS <= SMALL.aimS;
    const text = [
      ...idle.map(
        (one) =>
          `${lineOf(one, AIM_S[one.kind].idle)}; processor: ${one.bulkS.toFixed(1)} s of bulk runs, ${one.allS.toFixed(1)} s of all`,
      ),
      `calls alone: p95 ${alone.p95Ms.toFixed(1)} ms of ${alone.calls}`,
      ...beside.map(
        (one) =>
          `${lineOf(one, AIM_S[one.kind].beside)}; calls beside: p95 ${one.p95Ms.toFixed(1)} ms of ${one.calls}, ${one.failed} failed`,
      ),
      `${SMALL.items} items behind a larger run of another workspace: ${behindS.toFixed(1)} s (aim ${SMALL.aimS} s)`,
    ].join('\n');
    return { holds, data: { items, idle, alone, beside, behindS, aims: AIM_S }, text };
  },
});

function processorTimes(state: Installation['state']) {
  return async (work: () => Promise<Measured>): Promise<Timed> => {
    const { bulkPid = 0, launcherPid } = state();
    const now = () => [processorMs(bulkPid), processorMs(launcherPid)] as const;
    const before = now();
    const measured = await work();
    const after = now();
    return {
      ...measured,
      bulkS: (after[0] - before[0]) / 1000,
      allS: (after[1] - before[1]) / 1000,
    };
  };
}

function isWhole({ run }: Measured, items: number): boolean {
  return run.counts.succeeded === items && run.credits.charged === run.credits.estimated;
}

function lineOf({ kind, sentS, doneS, run: { counts, credits } }: Measured, aimS: number): string {
  return (
    `${kind}: ${counts.succeeded} of ${counts.total} answered in ${doneS.toFixed(1)} s ` +
    `(aim ${aimS} s for ${ITEMS_MAX}), sent in ${sentS.toFixed(1)} s, ${credits.charged} credits`
  );
}

async function aloneFor(url: string, caller: BenchWorkspace, seconds: number) {
  say(`${A_SECOND} landed costs a second, for ${seconds} s`);
  const calls = openLoop(url, caller, A_SECOND);
  await pause(seconds * 1000);
  return calls.stop();
}

/** Seconds of a small run that is sent while a large one of another workspace is at work. */
async function behind(
  url: string,
  large: BenchWorkspace,
  small: BenchWorkspace,
  items: number,
): Promise<number> {
  const before = await send(url, large, 'calculate', items);
  const { id, sentMs } = await send(url, small, 'calculate', SMALL.items);
  await ended(url, small, id);
  const seconds = (performance.now() - sentMs) / 1000;
  await ended(url, large, before.id);
  return seconds;
}
