/**
 * `npm run chaos`: nothing is lost, charged twice or left undone when any process is killed in
 * mid-request.
 */
import { progress, say } from '../workers/process/progress.ts';
import { lanes } from '../workflows/lanes.ts';
import { readAccounts, readKeyless, settledKeys } from './chaos/accounts.ts';
import { backgroundEnded, beginBackground, readBackground } from './chaos/background.ts';
import { type Answered, callOnce, callUntilAnswered, type SentOnce } from './chaos/caller.ts';
import { type PlannedCall, planCalls, planKeyless, workspacesFor } from './chaos/calls.ts';
import { type Cut, cutAfterSettle } from './chaos/cut.ts';
import { failOver, type Failover } from './chaos/failover.ts';
import { aimsOf, judge, summaryOf } from './chaos/judge.ts';
import { keepInStep, readInStep } from './chaos/keptInStep.ts';
import { killsOf, Schedule } from './chaos/kills.ts';
import { openWorkflows } from './chaos/openWorkflows.ts';
import { supervise } from './chaos/processes.ts';
import { count, prove, type Proof } from './support/command.ts';
import { connections } from './support/http.ts';
import { install, type Installation } from './support/installation.ts';
import { importList } from './support/list.ts';
import { openShop } from './support/shop.ts';
import { type BenchWorkspace, createWorkspaces, openDatabase } from './support/workspaces.ts';

const HELP = `npm run chaos [-- --calls N | --short]

Starts a service of its own, and an API and a worker as processes of their own beside it. Sends billable calls, each
with an idempotency key, from eight callers, and ends with SIGKILL, one after another: the service, the worker, the
API, PostgreSQL, Temporal, and the process of bulk runs. Callers repeat with the same key what was not answered; a fifth as many calls have no key and
are sent once. A bulk run and an import into the catalogue go on meanwhile, a source keeps its products in step, and so does a
connector to a shop, which is killed too. Exit code 0 when nothing was lost, nothing charged twice, nothing left undone, and all sums are equal.
First measures how long a request in flight waits when its worker dies, and kills the API between settle and answer:
with a key the repeat is answered for nothing, without one the charge stands with its answer under its usage id.

  --calls N  calls under fire (500)
  --short    100 of them: about two minutes`;

const CALLERS = 8;
const CALLS = 500;
const CALLS_SHORT = 100;
const KEYLESS_EVERY = 5;
/** Items of the bulk run, and rows of the import. */
const ITEMS = 10_000;
const ITEMS_SHORT = 3000;

await prove({
  help: HELP,
  options: { calls: { type: 'string' }, short: { type: 'boolean' } },
  run: async (proof) => {
    const calls = count(proof.values, 'calls', proof.values['short'] ? CALLS_SHORT : CALLS);
    const shop = await openShop();
    proof.atEnd(() => shop.close());
    const installation = await install('chaos', proof, {
      FETCH_ALLOW_HOSTS: shop.host,
      VISITS_PER_MINUTE: '1000000',
      HOST_VISITS_PER_MINUTE: '1000000',
    });
    await importList(installation);
    const orm = await openDatabase(installation.state().databaseUrl);
    const made = await createWorkspaces(orm, workspacesFor(calls) + 3, 100_000);
    const [keyless, bulk, shopped, ...workspaces] = made;
    if (!keyless || !bulk || !shopped) throw new Error('there is no workspace');
    await orm.close(true); // PostgreSQL dies below
    const { failovers, cut } = await strikeAlone(
      installation,
      proof,
      workspaces[0] ?? keyless,
      keyless,
    );
    const once = planKeyless(Math.floor(calls / KEYLESS_EVERY), keyless);
    const items = proof.values['short'] ? ITEMS_SHORT : ITEMS;
    const background = await beginBackground(installation.url, bulk, items);
    const inStep = await keepInStep(installation, proof, shopped, () => [installation.url]);
    const load = await sendUnderFire(
      installation,
      proof,
      planCalls(calls, workspaces, shop.pageUrl),
      once,
    );
    say('waiting for what is still at work');
    await backgroundEnded(() => [installation.url], bulk, background);
    const kept = await inStep.ended();
    const { databaseUrl, temporalAddress = '' } = installation.state();
    const open = await openWorkflows(temporalAddress);
    const database = await openDatabase(databaseUrl);
    const evidence = {
      ...load,
      answered: [...load.answered, ...cut.answered],
      repeated: [...load.repeated, ...cut.repeated],
      keyless: [...load.keyless, ...cut.keyless],
      keylessEvents: await readKeyless(database, [keyless.id]),
      cutOff: cut.cutOff,
      failovers,
      accounts: await readAccounts(database),
      settled: await settledKeys(database),
      background: await readBackground(database, background),
      inStep: await readInStep(database, kept),
      openWorkflows: open,
    };
    await database.close(true);
    const findings = judge(evidence);
    const aims = aimsOf(failovers);
    const summary = summaryOf(evidence);
    const text = [
      ...Object.entries(summary).map(([name, value]) => `${name}: ${JSON.stringify(value)}`),
      ...findings.map(
        ({ promise, held, found }) => `${held ? 'held  ' : 'BROKEN'}  ${promise} (${found})`,
      ),
      ...aims.map(
        ({ promise, held, found }) => `${held ? 'met   ' : 'missed'}  ${promise} (${found})`,
      ),
    ].join('\n');
    const data = { ...summary, failovers, balances: evidence.accounts.balances, findings, aims };
    return { holds: findings.every(({ held }) => held), data, text };
  },
});

/**
 * The only worker, replaced by a new one; the API after settle; then one of two workers. On task
 * queues of their own.
 */
async function strikeAlone(
  installation: Installation,
  proof: Proof,
  workspace: BenchWorkspace,
  keyless: BenchWorkspace,
): Promise<{ failovers: Failover[]; cut: Cut & { repeated: Answered[] } }> {
  const environment = { ...installation.environment(), TASK_QUEUE_PREFIX: 'alone' };
  const api = await supervise('api.ts', proof, environment);
  const worker = await supervise('worker.ts', proof, environment);
  const failovers: Failover[] = [];
  say('killing the only worker; a new one is started at once');
  failovers.push(await failOver('only worker', api, workspace, worker.kill));
  const orm = await openDatabase(installation.state().databaseUrl);
  const cut = await cutAfterSettle(orm, api, workspace, keyless);
  await orm.close(true);
  const agent = connections(CALLERS);
  const repeated = await lanes(CALLERS, cut.answered, ({ call }) =>
    callUntilAnswered(call, () => [api.url()], agent),
  );
  agent.destroy();
  const second = await supervise('worker.ts', proof, environment);
  say('killing one of two workers');
  failovers.push(await failOver('one of two workers', api, workspace, second.end));
  await Promise.all([api.end(), worker.end()]);
  return { failovers, cut: { ...cut, repeated } };
}

async function sendUnderFire(
  installation: Installation,
  proof: Proof,
  planned: readonly PlannedCall[],
  once: readonly SentOnce['call'][],
) {
  const environment = installation.environment();
  const api = await supervise('api.ts', proof, environment);
  const worker = await supervise('worker.ts', proof, environment);
  const schedule = new Schedule(killsOf(installation, api, worker), planned.length);
  const urls = (): string[] => [installation.url, api.url()];
  const agent = connections(CALLERS);
  const show = progress('answered', planned.length);
  const keyless: SentOnce[] = [];
  let done = 0;
  const answered = await lanes(
    CALLERS,
    [...planned.entries()],
    async ([at, call]): Promise<Answered> => {
      await schedule.before(at);
      const turned = at % 2 === 0 ? urls : (): string[] => urls().reverse();
      const one = await callUntilAnswered(call, turned, agent);
      const alone = at % KEYLESS_EVERY === 0 ? once[at / KEYLESS_EVERY] : undefined;
      if (alone) keyless.push(await callOnce(alone, turned()[0] ?? '', agent));
      show((done += 1));
      return one;
    },
  );
  await schedule.done();
  say('repeating every call with its key');
  const repeated = await lanes(CALLERS, planned, (call) => callUntilAnswered(call, urls, agent));
  agent.destroy();
  return { answered, repeated, keyless, struck: schedule.struck };
}
