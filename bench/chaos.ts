/** `npm run chaos`: nothing is lost, charged twice or left undone when any process is killed in mid-request. */
import { readAccounts, settledKeys } from './chaos/accounts.ts';
import { type Answered, callUntilAnswered } from './chaos/caller.ts';
import { type PlannedCall, planCalls } from './chaos/calls.ts';
import { failOver, type Failover } from './chaos/failover.ts';
import { aimsOf, judge, summaryOf } from './chaos/judge.ts';
import { killsOf, Schedule } from './chaos/kills.ts';
import { importList } from './chaos/list.ts';
import { openWorkflows } from './chaos/openWorkflows.ts';
import { supervise } from './chaos/processes.ts';
import { openShop } from './chaos/shop.ts';
import { lanes } from '../workflows/lanes.ts';
import { count, prove, type Proof } from './support/command.ts';
import { connections } from './support/http.ts';
import { install, type Installation } from './support/installation.ts';
import { progress, say } from '../workers/progress.ts';
import { type BenchWorkspace, createWorkspaces, openDatabase } from './support/workspaces.ts';

const HELP = `npm run chaos [-- --calls N]

Starts a service of its own, and an API and a worker as processes of their own beside it. Sends billable calls, each
with an idempotency key, from eight callers, and ends with SIGKILL, one after another: the service, the worker, the
API, PostgreSQL, Temporal. Callers repeat with the same key what was not answered. Exit code 0 when nothing was lost,
nothing charged twice, nothing left undone, and all sums are equal. First measures how long a request in flight waits
when its worker dies.

  --calls N  calls under fire (500)`;

const CALLERS = 8;

await prove({
  help: HELP,
  options: { calls: { type: 'string' } },
  run: async (proof) => {
    const calls = count(proof.values, 'calls', 500);
    const shop = await openShop();
    proof.atEnd(() => shop.close());
    const installation = await install('chaos', proof, { FETCH_ALLOW_HOSTS: shop.host });
    await importList(installation);
    const orm = await openDatabase(installation.state().databaseUrl);
    const workspaces = await createWorkspaces(orm, 4, 100_000);
    await orm.close(true); // PostgreSQL dies below
    const failovers = await measureFailovers(installation, proof, workspaces);
    const load = await sendUnderFire(installation, proof, planCalls(calls, workspaces, shop.pageUrl));
    say('waiting for what is still at work');
    const { databaseUrl, temporalAddress = '' } = installation.state();
    const open = await openWorkflows(temporalAddress);
    const database = await openDatabase(databaseUrl);
    const evidence = {
      ...load,
      failovers,
      accounts: await readAccounts(database),
      settled: await settledKeys(database),
      openWorkflows: open,
    };
    await database.close(true);
    const findings = judge(evidence);
    const aims = aimsOf(failovers);
    const summary = summaryOf(evidence);
    const text = [
      ...Object.entries(summary).map(([name, value]) => `${name}: ${JSON.stringify(value)}`),
      ...findings.map(({ promise, held, found }) => `${held ? 'held  ' : 'BROKEN'}  ${promise} (${found})`),
      ...aims.map(({ promise, held, found }) => `${held ? 'met   ' : 'missed'}  ${promise} (${found})`),
    ].join('\n');
    const data = { ...summary, failovers, balances: evidence.accounts.balances, findings, aims };
    return { holds: findings.every(({ held }) => held), data, text };
  },
});

/** The only worker, replaced by a new one; then one of two. On task queues of their own. */
async function measureFailovers(
  installation: Installation,
  proof: Proof,
  workspaces: readonly BenchWorkspace[],
): Promise<Failover[]> {
  const [workspace] = workspaces;
  if (!workspace) throw new Error('there is no workspace');
  const environment = { ...installation.environment(), TASK_QUEUE_PREFIX: 'alone' };
  const api = await supervise('api.ts', proof, environment);
  const worker = await supervise('worker.ts', proof, environment);
  const failovers: Failover[] = [];
  say('killing the only worker; a new one is started at once');
  failovers.push(await failOver('only worker', api, workspace, worker.kill));
  const second = await supervise('worker.ts', proof, environment);
  say('killing one of two workers');
  failovers.push(await failOver('one of two workers', api, workspace, second.end));
  await Promise.all([api.end(), worker.end()]);
  return failovers;
}

async function sendUnderFire(installation: Installation, proof: Proof, planned: readonly PlannedCall[]) {
  const environment = installation.environment();
  const api = await supervise('api.ts', proof, environment);
  const worker = await supervise('worker.ts', proof, environment);
  const schedule = new Schedule(killsOf(installation, api, worker), planned.length);
  const urls = (): string[] => [installation.url, api.url()];
  const agent = connections(CALLERS);
  const show = progress('answered', planned.length);
  let done = 0;
  const answered = await lanes(CALLERS, [...planned.entries()], async ([at, call]): Promise<Answered> => {
    await schedule.before(at);
    const turned = at % 2 === 0 ? urls : (): string[] => urls().reverse();
    const one = await callUntilAnswered(call, turned, agent);
    show((done += 1));
    return one;
  });
  await schedule.done();
  say('repeating every call with its key');
  const repeated = await lanes(CALLERS, planned, (call) => callUntilAnswered(call, urls, agent));
  agent.destroy();
  return { answered, repeated, struck: schedule.struck };
}
