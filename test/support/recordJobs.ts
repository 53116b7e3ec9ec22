/**
 * Records histories of the long workflows in test/histories, beside those that are there: `node
 * test/support/recordJobs.ts`. With names of cases behind it, it records these alone. What is
 * recorded stays as it is.
 */
import { Context } from '@temporalio/activity';
import type { WorkflowExecutionInfo } from '@temporalio/client';
import { v7 as uuidv7 } from 'uuid';
import { connectTemporal, queuesOf } from '../../workers/process/temporal.ts';
import { BILLABLES, settlingStep } from './billables.ts';
import { type HeldTable, holdTable } from './brokenDatabase.ts';
import { openDesk, type Told } from './dataCommand.ts';
import { createFaults, type Fault, failsForGood, hangs, type Step } from './faults.ts';
import globalSetup from './globalSetup.ts';
import globalTeardown from './globalTeardown.ts';
import { writeDecoded } from './histories.ts';
import { startPublisher } from './publisher.ts';
import { startReceiver } from './receiver.ts';
import { startService, type TestWorkspace } from './service.ts';
import { addressOf, answerAsTariffService } from './tariffService.ts';
import { usTariffAt } from './usTariff.ts';
import { eventually } from './waiting.ts';

const HTS = 'hts.usitc.gov/reststop/exportList';
const MUGS = 'sku,title\nMUG-1,Mug\nMUG-2,Another mug\n';
/** More than one run of a walk takes. */
const CHAPTERS = ['01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '61', '64'];

await globalSetup();
const publisher = await startPublisher();
const receiver = await startReceiver();
const faults = createFaults();
const environment = {
  SOURCE_MIRROR: publisher.url,
  FETCH_ALLOW_HOSTS: receiver.host,
  WEBHOOKS_ALLOW_HTTP: 'on',
};
const overrides = { activities: faults.activities, deliveryDelaysMs: [0, 10] };
const service = await startService({ environment, overrides });
const apart = await startService({
  environment: { REQUEST_DEADLINE_MS: '3000' },
  roles: { api: true, worker: false },
  beside: service,
});
const desk = openDesk(service);
const temporal = await connectTemporal();
const queues = queuesOf(service.queuePrefix);

/** Names of the histories, one for each run of the workflow; the workflow; what has it run. */
const CASES: readonly (readonly [readonly string[], string, () => Promise<unknown>])[] = [
  [['syncDatasets-synced'], 'syncDatasets', syncedAll],
  [['importRelease-live'], 'importRelease', () => synced(usTariffAt('11%'))],
  [['importRelease-unchanged'], 'importRelease', () => synced(usTariffAt('11%'))],
  [['importRelease-handedIn'], 'importRelease', () => imported('hts.json', usTariffAt('12%'))],
  [['importRelease-refused'], 'importRelease', () => synced('<html>Sorry</html>')],
  [['importRelease-unreachable'], 'importRelease', unreachable],
  [
    ['importRelease-cancelled'],
    'importRelease',
    () => cancelledIn('readReleaseFiles', () => synced(usTariffAt('14%'))),
  ],
  [
    ['importRelease-cancelledLive'],
    'importRelease',
    () => cancelledIn('awaitReaders', () => synced(usTariffAt('15%'))),
  ],
  [
    ['importRelease-failed'],
    'importRelease',
    () => brokenIn('checkReleaseRows', usTariffAt('16%')),
  ],
  [
    ['importRelease-failedFetching'],
    'importRelease',
    () => brokenIn('fetchFiles', usTariffAt('17%')),
  ],
  [['importRelease-held'], 'importRelease', () => synced(shortened(usTariffAt('13%')))],
  [['activateRelease-live'], 'activateRelease', activated],
  [['importRelease-walked', 'importRelease-walkedOn'], 'importRelease', walked],
  [['purge-purged'], 'purge', () => run('purge')],
  [['refundLater-refunded'], 'refundLater', () => owed('unanswered')],
  [['refundLater-waited'], 'refundLater', () => owed('unanswered', failsAtOnce)],
  [['refundLater-undelivered'], 'refundLater', () => owed('answered')],
  [['runBulk-completed'], 'runBulk', () => bulkRun({})],
  [['runBulk-resumed'], 'runBulk', () => bulkRun({ maxCredits: 1 }, 'POST', '/v1/bulk/resume')],
  [['runBulk-cancelled'], 'runBulk', () => bulkRun({ maxCredits: 1 }, 'DELETE', '/v1/bulk/runs')],
  [['importCatalog-completed'], 'importCatalog', () => goods(MUGS)],
  [['importCatalog-ready'], 'importCatalog', () => goods(MUGS, { dryRun: true })],
  [['importCatalog-refused'], 'importCatalog', () => goods('<!DOCTYPE a><a/>')],
  [['importCatalog-cancelled'], 'importCatalog', cancelledGoods],
  [['importCatalog-failed'], 'importCatalog', brokenGoods],
  // those without a number were begun when tries were steps of any process: see `DeliveryInput`
  [['deliverWebhook-delivered-2'], 'deliverWebhook', () => told('/well', 204)],
  [['deliverWebhook-failed-2'], 'deliverWebhook', () => told('/down', 503)],
  [['deliverWebhook-gone-2'], 'deliverWebhook', () => told('/gone', 410)],
];

const wanted = process.argv.slice(2);
const seen = new Set<string>();
for (const [names, workflow, runIt] of CASES) {
  if (wanted.length > 0 && !names.some((name) => wanted.includes(name))) continue;
  await runsOf(workflow, 0);
  await runIt();
  const runs = await runsOf(workflow, names.length);
  faults.clear();
  for (const [at, { workflowId, runId }] of runs.entries())
    await record(names[at] ?? '', workflowId, runId);
}
await desk.close();
await temporal.connection.close();
await apart.stop();
await service.stop();
await publisher.stop();
await receiver.stop();
await globalTeardown();
process.exit(); // native threads of the SDK would keep the process alive

async function record(name: string, workflowId: string, runId: string): Promise<void> {
  const encrypted = await temporal.client.workflow.getHandle(workflowId, runId).fetchHistory();
  const events = await writeDecoded(name, workflowId, encrypted);
  console.log(`${name}: ${events} events`);
}

/**
 * The runs of a workflow that ended since they were asked for, in their order; all before the first
 * case.
 */
async function runsOf(workflow: string, count: number): Promise<WorkflowExecutionInfo[]> {
  const { jobs, requests, webhooks } = queues;
  const query = `WorkflowType = "${workflow}" and TaskQueue in ("${jobs}", "${requests}", "${webhooks}")`;
  const ended = async (): Promise<WorkflowExecutionInfo[]> => {
    const found: WorkflowExecutionInfo[] = [];
    for await (const info of temporal.client.workflow.list({ query }))
      if (info.status.name !== 'RUNNING' && !seen.has(info.runId)) found.push(info);
    return found;
  };
  const found = await eventually(ended, ({ length }) => count === 0 || length === count);
  for (const { runId } of found) seen.add(runId);
  return found.toSorted((one, other) => one.startTime.getTime() - other.startTime.getTime());
}

function synced(body: string): Promise<Told> {
  publisher.answer(HTS, { body });
  return desk.tell('sync', 'us-hts');
}

function imported(name: string, content: string): Promise<Told> {
  return desk.tell('import', 'us-hts', '--file', desk.file(name, content));
}

/** Most of it is missing. */
function shortened(tariff: string): string {
  return tariff.replace(/\},\s*\{\s*"htsno": "6104"[^]*/, '}]');
}

async function activated(): Promise<void> {
  const { data } = await desk.tell('list', 'us-hts');
  const { seq } = data.find(({ state }: { state: string }) => state === 'staged');
  await desk.tell('activate', `us-hts/${seq}`, '--reason', 'checked');
}

function unreachable(): Promise<Told> {
  publisher.answer(HTS, { status: 404 });
  return desk.tell('sync', 'us-hts');
}

/** The only import that runs is cancelled in its step. */
async function cancelledIn(step: Step, begin: () => Promise<unknown>): Promise<void> {
  const gate = faults.gate(step);
  const ended = begin().catch(() => {});
  await gate.reached;
  const query = `WorkflowType = "importRelease" and ExecutionStatus = "Running" and TaskQueue = "${queues.jobs}"`;
  const running = async (): Promise<string[]> => {
    const found: string[] = [];
    for await (const { workflowId } of temporal.client.workflow.list({ query }))
      found.push(workflowId);
    return found;
  };
  const [workflowId = ''] = await eventually(running, ({ length }) => length === 1);
  await temporal.client.workflow.getHandle(workflowId).cancel();
  faults.clear();
  await ended;
}

/** The first dataset is cancelled, and no publisher of another answers. */
function syncedAll(): Promise<void> {
  return cancelledIn('fetchFiles', () => run('syncDatasets'));
}

function brokenIn(step: Step, body: string): Promise<Told> {
  faults.set(step, failsForGood);
  return synced(body);
}

/** In two runs; in the second a chapter is not had at once. */
async function walked(): Promise<void> {
  answerAsTariffService(publisher, CHAPTERS);
  const last = addressOf('chapters/64');
  const down = { status: 503, headers: { 'retry-after': '0.05' } };
  publisher.answer(last, down, down, down, ...publisher.answersOf(last));
  await desk.tell('sync', 'gb-tariff');
}

function run(workflow: 'syncDatasets' | 'purge'): Promise<unknown> {
  return temporal.client.workflow.execute(workflow, {
    workflowId: `${workflow}/${uuidv7()}`,
    taskQueue: queues.jobs,
  });
}

/** A run of two items; one that pauses is then told to go on, or to end. */
async function bulkRun(terms: object, method = '', path = ''): Promise<void> {
  const workspace = await service.workspace();
  const line = { hsCode: '6109100012', originCountry: 'CN', value: 100 };
  const defaults = { destinationCountry: 'US', currency: 'USD' };
  const body = { kind: 'calculate', defaults, items: [line, line], ...terms };
  const begun = await workspace.call('POST', '/v1/bulk/runs', { body });
  const { id } = begun.body.data;
  const isIn = (...states: string[]): Promise<string> =>
    eventually(
      async () =>
        (await workspace.call('GET', `/v1/bulk/status?id=${id}`)).body.data.state as string,
      (state) => states.includes(state),
    );
  if (method !== '') {
    await isIn('paused');
    const more = method === 'POST' ? { body: { maxCredits: 2 } } : {};
    await workspace.call(method, `${path}?id=${id}`, more);
  }
  await isIn('completed', 'cancelled');
}

/** A file of goods, as long as its import is at work; what is done meanwhile is handed its path. */
async function goods(
  content: string,
  options: object = {},
  meanwhile: (workspace: TestWorkspace, path: string) => Promise<void> = async () => {},
): Promise<void> {
  const workspace = await service.workspace();
  const body = { fileName: 'goods.csv', content, options };
  const { id } = (await workspace.call('POST', '/v1/catalog/imports', { body })).body.data;
  const path = `/v1/catalog/imports/${id}`;
  await meanwhile(workspace, path);
  await eventually(
    async () => (await workspace.call('GET', path)).body.data.state as string,
    (state) => ['ready', 'completed', 'failed', 'cancelled'].includes(state),
  );
}

/** Cancelled while its first rows are written. */
async function cancelledGoods(): Promise<void> {
  const gate = faults.gate('applyCatalogChunk');
  await goods(MUGS, {}, async (workspace, path) => {
    await gate.reached;
    await workspace.call('DELETE', path);
    faults.clear();
  });
}

async function brokenGoods(): Promise<void> {
  faults.set('applyCatalogChunk', failsForGood);
  await goods(MUGS);
}

/** A message to an endpoint that answers so each time. */
async function told(path: string, status: number): Promise<void> {
  receiver.reply(path, { status });
  const workspace = await service.workspace();
  const body = { url: `${receiver.url}${path}` };
  const { id } = (await workspace.call('POST', '/v1/webhooks', { body })).body.data;
  await workspace.call('POST', `/v1/webhooks/${id}/test`);
}

/**
 * The API is away from the database when it owes a refund: of an answer that is stored, or with a
 * key of one that is not.
 */
async function owed(what: 'answered' | 'unanswered', refunding?: Fault): Promise<void> {
  const compare = BILLABLES.find(({ name }) => name === 'compare');
  if (!compare) throw new Error('no operation is called "compare"');
  const held = Promise.withResolvers<HeldTable>();
  faults.set(settlingStep(compare), async (settle) => {
    const result = what === 'answered' ? await settle() : null;
    held.resolve(await holdTable(service, what === 'answered' ? 'usage_answers' : 'usage_events'));
    return result ?? hangs(settle, 1);
  });
  const workspace = await apart.workspace();
  const { path, body } = compare;
  const key = what === 'answered' ? {} : { idempotencyKey: 'recorded' };
  await workspace.call('POST', path, { body, ...key });
  faults.clear();
  if (refunding) faults.set('refund', refunding);
  await (await held.promise).release();
}

/** As long as the step is one of the workflow's own task. */
async function failsAtOnce(refund: () => Promise<unknown>): Promise<unknown> {
  if (Context.current().info.isLocal) throw new Error('the connection broke before the step');
  return refund();
}
