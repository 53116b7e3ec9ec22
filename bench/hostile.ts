/**
 * `npm run bench:hostile`: what strangers send slows nobody else down for long, ends no process,
 * and leaves nothing in memory.
 */
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { type Child, startChild, stopChild } from '../workers/process/children.ts';
import { progress, say } from '../workers/process/progress.ts';
import type { Answers, AttackOrder } from './hostile/attack.ts';
import { type LargeBody, measureLargeBody } from './hostile/largeBody.ts';
import { type Measured, measureOrdinary, WORKSPACES } from './hostile/ordinary.ts';
import { aimsOf, aimsOfLarge, textOf, textOfAims, textOfLarge } from './hostile/report.ts';
import { prove } from './support/command.ts';
import { install, reportedUrl } from './support/installation.ts';
import { importList } from './support/list.ts';
import { createWorkspaces, openDatabase } from './support/workspaces.ts';

const HELP = `npm run bench:hostile [-- --quick | --large]

Starts a service of its own with the limits that it is delivered with, and measures classify, calculate and screen at six
calls a second, alone and beside strangers: one workspace without credits and one that pays send pages of 4.8 MB that nest
or repeat, a gigabyte packed into one, noise as photos, long texts, deep JSON and forged addresses, and hold connections
open. Before that, the largest body that is taken (25 inline photos of 6 MB) is sent by itself. Load, strangers, service and servers share the cores of this machine. Exit code 0 when the p95 of the ordinary calls
at most doubles, all of them are answered, the serving process is the same one at the end, and its memory returns.

  --quick  one short round instead of two
  --large  the largest body alone`;

const ATTACK = fileURLToPath(new URL('hostile/attack.ts', import.meta.url));
const COLLECT = new URL('hostile/collect.ts', import.meta.url).href;
const WARM_UP_MS = 10_000;
const PAUSE_MS = 60_000;
const COLLECT_MS = 5000;
const LOOK_MS = 250;

await prove({
  help: HELP,
  options: { quick: { type: 'boolean' }, large: { type: 'boolean' } },
  run: async (proof) => {
    const { rounds, milliseconds } = proof.values['quick']
      ? { rounds: 1, milliseconds: 15_000 }
      : { rounds: 2, milliseconds: 30_000 };
    const attack = await startChild(process.execPath, [ATTACK], {
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    proof.atEnd(() => stopChild(attack, 'SIGTERM', 5000));
    const shop = (await reportedUrl(attack)) ?? '';
    const installation = await install('hostile', proof, {
      FETCH_ALLOW_HOSTS: shop,
      RATE_LIMIT_PER_MINUTE: '',
      NODE_OPTIONS: `--expose-gc --import=${COLLECT}`,
    });
    await importList(installation);
    const { url, state } = installation;
    const orm = await openDatabase(state().databaseUrl);
    const ordinary = await createWorkspaces(orm, WORKSPACES, 1_000_000);
    const paying = await createWorkspaces(orm, 1, 1_000_000);
    const poor = await createWorkspaces(orm, 1, 1);
    await orm.close(true);
    const keys = [...paying, ...poor].map(({ key }) => key);
    say('warming up: the readers of pages and photos too');
    await besideStrangers(attack, { url, keys }, () => measureOrdinary(url, ordinary, WARM_UP_MS));
    const pid = state().servicePid ?? 0;
    const large = await largeBody(url, paying[0]?.key ?? '', pid);
    if (proof.values['large']) return verdictOfLarge(large);
    const memoryMb = { before: await collectedMemoryOf(pid), most: 0, after: 0 };
    const watch = watchMemory(pid);
    const phases: { alone: Measured[]; beside: Measured[] } = { alone: [], beside: [] };
    let answers: Answers = {};
    let healthMs = 0;
    const show = progress('rounds', rounds);
    for (let round = 1; round <= rounds; round += 1) {
      phases.alone.push(await measureOrdinary(url, ordinary, milliseconds));
      const health = watchHealth(url);
      const came = await besideStrangers(attack, { url, keys }, () =>
        measureOrdinary(url, ordinary, milliseconds),
      );
      healthMs = Math.max(healthMs, health());
      phases.beside.push(came.measured);
      ({ answers } = came);
      show(round);
    }
    say('waiting for memory to return');
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    memoryMb.most = watch();
    const restarted = state().servicePid !== pid;
    memoryMb.after = restarted ? 0 : await collectedMemoryOf(pid);
    const evidence = { ...phases, large, restarted, memoryMb, healthMs, answers };
    const aims = aimsOf(evidence);
    return {
      holds: aims.every(({ met }) => met),
      data: { ...evidence, aims },
      text: textOf(evidence, aims),
    };
  },
});

const largeBody = (url: string, key: string, pid: number): Promise<LargeBody> =>
  measureLargeBody(url, key, {
    collectedMemory: () => collectedMemoryOf(pid),
    watchMemory: () => watchMemory(pid, LOOK_MS),
    watchHealth: () => watchHealth(url, LOOK_MS),
  });

function verdictOfLarge(large: LargeBody) {
  const aims = aimsOfLarge(large);
  return {
    holds: aims.every(({ met }) => met),
    data: { large, aims },
    text: [textOfLarge(large), '', ...textOfAims(aims)].join('\n'),
  };
}

/** Measures while the strangers are there, and returns what they were answered so far. */
async function besideStrangers(
  attack: Child,
  order: AttackOrder,
  measure: () => Promise<Measured>,
) {
  attack.process.send(order);
  const measured = await measure();
  const ended = new Promise<Answers>((resolve, reject) => {
    attack.process.once('message', (answers: Answers) => resolve(answers));
    void attack.ended.then((how) => reject(new Error(`the strangers ${how}: ${attack.tail()}`)));
  });
  attack.process.send('end');
  return { measured, answers: await ended };
}

/** Megabytes that a process holds; 0 when it is gone. */
function memoryOf(pid: number): number {
  try {
    return Math.round(
      Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)]).toString()) / 1024,
    );
  } catch {
    return 0; // ps finds no such process
  }
}

/** The same, once it has collected its garbage. */
async function collectedMemoryOf(pid: number): Promise<number> {
  process.kill(pid, 'SIGUSR2');
  await new Promise((resolve) => setTimeout(resolve, COLLECT_MS));
  return memoryOf(pid);
}

/** The most that a process holds until the returned function is called, which says it. */
function watchMemory(pid: number, everyMs = 1000): () => number {
  let most = memoryOf(pid);
  const timer = setInterval(() => (most = Math.max(most, memoryOf(pid))), everyMs);
  return () => {
    clearInterval(timer);
    return most;
  };
}

/**
 * The slowest answer of /healthz until the returned function is called, which says it, in
 * milliseconds.
 */
function watchHealth(url: string, everyMs = 250): () => number {
  let slowest = 0;
  const timer = setInterval(() => {
    const fromMs = performance.now();
    void fetch(`${url}/healthz`)
      .then((answer) => answer.text())
      .catch(() => {}) // as slow as it was until it broke
      .then(() => (slowest = Math.max(slowest, performance.now() - fromMs)));
  }, everyMs);
  return () => {
    clearInterval(timer);
    return slowest;
  };
}
