/** `npm run bench`: latency and throughput of the billable operations beside an empty workflow. */
import { fileURLToPath } from 'node:url';
import { type Child, startChild, stopChild } from '../workers/process/children.ts';
import { progress, say } from '../workers/process/progress.ts';
import { probed, startProber } from './latency/health.ts';
import { healthOf, type Round, ratiosOf, rowsOf, textOf } from './latency/report.ts';
import {
  answered,
  calculateBody,
  classifyBody,
  CLEAR_TEXTS,
  emptyWorkflow,
  overHttp,
  type Run,
  type Subject,
  SUBJECTS,
} from './latency/subjects.ts';
import { startTwo, type TwoProcesses } from './latency/twoProcesses.ts';
import { prove } from './support/command.ts';
import { install, type Installation, reportedUrl } from './support/installation.ts';
import { processorMs } from './support/processorTime.ts';
import { type BenchWorkspace, createWorkspaces, openDatabase } from './support/workspaces.ts';

const HELP = `npm run bench [-- --quick]

Starts a service of its own and measures classify (mode pro, clear texts) and calculate over HTTP with 1, 8, 32 and 64
callers, beside an empty eager workflow on the same Temporal server: the floor; and the same on two processes of the service,
which the callers ask in turn; and how soon /healthz answers a process of its own while callers calculate. Load generator, services and servers share the cores of this machine. Exit code 0 when calculate
keeps within its promised distance of the floor.

  --quick  one short round instead of five`;

const LEVELS = [1, 8, 32, 64];
const FLOOR = fileURLToPath(new URL('latency/floor.ts', import.meta.url));

await prove({
  help: HELP,
  options: { quick: { type: 'boolean' } },
  run: async (proof) => {
    const { rounds, milliseconds } = proof.values['quick']
      ? { rounds: 1, milliseconds: 1500 }
      : { rounds: 5, milliseconds: 2000 };
    const installation = await install('bench', proof);
    const orm = await openDatabase(installation.state().databaseUrl);
    const workspaces = await createWorkspaces(orm, 8, 1_000_000);
    await orm.close(true);
    const floor = await startChild(process.execPath, [FLOOR], {
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      env: installation.environment(),
    });
    proof.atEnd(() => stopChild(floor, 'SIGTERM', 10_000));
    await reportedUrl(floor);
    await requireConfidence(installation.url, workspaces);
    const two = await startTwo(installation, proof);
    const prober = await startProber(proof);
    const runs = runsOf(installation, { floor, prober, two }, workspaces);
    say('warming up');
    for (const run of Object.values(runs)) await run(8, milliseconds);
    const measured = await measureAll(runs, rounds, milliseconds);
    const [rows, ratios, health] = [rowsOf(measured), ratiosOf(measured), healthOf(measured)];
    return {
      holds: ratios.every(({ verdict }) => verdict !== 'MISSED'),
      data: { rows, ratios, health },
      text: textOf(rows, ratios, health),
    };
  },
});

function runsOf(
  { url, state }: Installation,
  { floor, prober, two }: { floor: Child; prober: Child; two: TwoProcesses },
  workspaces: readonly BenchWorkspace[],
): Record<Subject, Run> {
  const { servicePid = 0, postgresPid = 0, temporalPid = 0 } = state();
  const servers = { temporal: temporalPid, postgres: postgresPid };
  const one = { service: servicePid, ...servers };
  const both = { ...two.processes, ...servers };
  const calculate = (urls: readonly string[]): Run =>
    overHttp(urls, '/v1/calculate', workspaces, calculateBody);
  const classify = (urls: readonly string[]): Run =>
    overHttp(urls, '/v1/classify', workspaces, classifyBody);
  return {
    floor: counted(emptyWorkflow(floor), { worker: floor.pid, temporal: temporalPid }),
    calculate: probed(counted(calculate([url]), one), prober, url),
    classify: counted(classify([url]), one),
    'calculate in two': counted(calculate(two.urls), both),
    'classify in two': counted(classify(two.urls), both),
  };
}

/** The same run with the processor time that each process took meanwhile. */
function counted(run: Run, processes: Record<string, number>): Run {
  const taken = () =>
    Object.entries(processes).map(([name, pid]) => [name, processorMs(pid)] as const);
  return async (callers, milliseconds) => {
    const before = new Map(taken());
    const cell = await run(callers, milliseconds);
    const spent = taken().map(([name, ms]) => [name, ms - (before.get(name) ?? 0)] as const);
    return { ...cell, processorMs: Object.fromEntries(spent) };
  };
}

/** The texts must not escalate: the bench measures one run of the engine. */
async function requireConfidence(
  url: string,
  workspaces: readonly BenchWorkspace[],
): Promise<void> {
  const key = workspaces[0]?.key ?? '';
  for (const [turn, text] of CLEAR_TEXTS.entries()) {
    const body = await answered({ url, path: '/v1/classify', key, body: classifyBody(turn) });
    // the contract's shape
    const { modesRun } = (JSON.parse(body) as { data: { modesRun?: string[] } }).data;
    if (modesRun?.length !== 1)
      throw new Error(`"${text}" is not classified with confidence; choose another text`);
  }
}

async function measureAll(
  runs: Record<Subject, Run>,
  rounds: number,
  milliseconds: number,
): Promise<Round[]> {
  const measured: Round[] = [];
  const show = progress('measuring', LEVELS.length * rounds);
  for (const callers of LEVELS) {
    for (let round = 0; round < rounds; round += 1) {
      const cells: Partial<Round['cells']> = {};
      for (const subject of SUBJECTS) cells[subject] = await runs[subject](callers, milliseconds);
      measured.push({ callers, cells: cells as Round['cells'] }); // of every subject
      show(measured.length, `${callers} callers`);
    }
  }
  return measured;
}
