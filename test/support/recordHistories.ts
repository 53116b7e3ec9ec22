/**
 * Records histories of test/histories beside those that are there: `node
 * test/support/recordHistories.ts SHAPE`, with the `shape` that requests are asked in today, of
 * batches `together`. Those of earlier shapes stay as they are as long as a running workflow may
 * have one. With names of cases behind it, it records these alone.
 */
import { sql } from '../../db/orm.ts';
import { connectTemporal } from '../../workers/process/temporal.ts';
import {
  type Billable,
  BILLABLES,
  FREE,
  MODELLED,
  MODELLED_BATCH,
  productPageAt,
  REFUSED,
  RESTRICTIONS,
  SCREENING,
  settlingStep,
} from './billables.ts';
import { operationAt } from './conformance.ts';
import { createFaults, failsForGood, failsForGoodAfterwards, failsOnce } from './faults.ts';
import globalSetup from './globalSetup.ts';
import globalTeardown from './globalTeardown.ts';
import { writeDecoded } from './histories.ts';
import { labelUrl } from './labels.ts';
import { startLanguageModel } from './languageModel.ts';
import { MUG_PAGE } from './pages.ts';
import { party, publishLists } from './screeningLists.ts';
import { startService, type TestService, type TestWorkspace } from './service.ts';
import { html, startShop } from './shop.ts';
import { eventually } from './waiting.ts';

const [classify, escalated, calculate, batch, shipment, compare] = BILLABLES;
const regulator = BILLABLES.find(({ path }) => path === '/v1/classify/regulator');
if (!classify || !escalated || !calculate || !batch || !shipment || !compare || !regulator)
  throw new Error('seven operations are recorded');

/** The body is known once something was calculated. */
const AGAIN: Billable = {
  name: 'replay',
  path: '/v1/replay',
  body: null,
  cost: 0,
  events: 0,
  modes: 1,
  steps: ['charge', 'replayAndSettle'],
};
const shop = await startShop();
shop.serve('/mug', html(MUG_PAGE));
const productPage = productPageAt(`${shop.url}/mug`);
const missingPage = productPageAt(`${shop.url}/missing`);
/** Goods that the agency does not regulate. */
const OUTSIDE: Billable = {
  ...regulator,
  body: { description: 'cotton t-shirt for men', destinationCountry: 'US' },
};
const originOfPage: Billable = {
  ...named('infer an origin'),
  body: { productUrl: `${shop.url}/mug` },
  steps: ['charge', 'readProductPage', 'originAndSettle'],
};
/** A classification that reads a photo or a page first. */
const reading = (name: string, body: object): Billable => ({
  ...classify,
  name,
  body: { destinationCountry: 'US', mode: 'pro', ...body },
});
const photographed = reading('classify a photo', {
  imageUrl: await labelUrl(['KNITTED COTTON T-SHIRT']),
});
const listed = reading('classify a page', { productUrl: `${shop.url}/mug` });
const unlisted = reading('classify a missing page', { productUrl: `${shop.url}/missing` });
const unseen: Billable = {
  ...photographed,
  body: {
    destinationCountry: 'US',
    mode: 'max',
    description: 'T-shirt',
    imageUrl: await labelUrl(['POLYESTER']),
  },
};
const faults = createFaults();
/** The credits that were there when the call came are gone when it is charged. */
const spentElsewhere = ({ id }: TestWorkspace): void =>
  faults.set('charge', async (run) => {
    await sql(plain.orm, 'update workspaces set balance = 0 where id = ?', [id]);
    return run();
  });
/** Name of the history, its request, credits of the workspace, and what happens to its steps. */
const CASES = [
  ['classify-answered', classify, 100, () => {}],
  ['classify-escalated', escalated, 100, () => {}],
  ['classify-refused', REFUSED, 100, () => {}],
  ['classify-refunded', classify, 100, () => faults.set(settlingStep(classify), failsForGood)],
  ['classify-unpaid', classify, 100, spentElsewhere],
  ['classify-retried', classify, 100, () => faults.set(settlingStep(classify), failsOnce)],
  ['calculate-answered', calculate, 100, () => {}],
  ['calculate-refunded', calculate, 100, () => faults.set(settlingStep(calculate), failsForGood)],
  ['calculateShipment-answered', shipment, 100, () => {}],
  [
    'calculateShipment-refunded',
    shipment,
    100,
    () => faults.set(settlingStep(shipment), failsForGood),
  ],
  [
    'calculateShipment-found',
    shipment,
    100,
    () => faults.set(settlingStep(shipment), failsForGoodAfterwards),
  ],
  ['compare-answered', compare, 100, () => {}],
  ['compare-unpaid', compare, 100, spentElsewhere],
  ['classifyRegulator-answered', regulator, 100, () => {}],
  ['classifyRegulator-refused', OUTSIDE, 100, () => {}],
  [
    'classifyRegulator-refunded',
    regulator,
    100,
    () => faults.set(settlingStep(regulator), failsForGood),
  ],
  ['calculateStacking-answered', FREE, 100, () => {}],
  ['replay-answered', AGAIN, 100, () => {}],
  ['classifyBatch-answered', batch, 100, () => {}],
  ['classifyBatch-partly', batch, 3, () => {}],
  ['classify-modelled', MODELLED, 100, () => {}],
  ['classify-unmodelled', MODELLED, 100, () => faults.set('askLanguageModel', failsForGood)],
  ['classifyBatch-modelled', MODELLED_BATCH, 100, () => {}],
  ['checkRestrictions-answered', RESTRICTIONS, 100, () => {}],
  [
    'checkRestrictions-failed',
    RESTRICTIONS,
    100,
    () => faults.set('checkAndKeepRestrictions', failsForGood),
  ],
  ['screen-answered', SCREENING, 100, () => {}],
  ['screen-failed', SCREENING, 100, () => faults.set('screenAndKeep', failsForGood)],
  ['inferOrigin-answered', named('infer an origin'), 100, () => {}],
  ['inferOrigin-read', originOfPage, 100, () => {}],
  ['inferOrigin-refunded', originOfPage, 100, () => faults.set('originAndSettle', failsForGood)],
  ['validateOrigin-answered', named('validate an origin'), 100, () => {}],
  ['originBatch-answered', named('a batch of origins'), 100, () => {}],
  ['originBatch-partly', named('a batch of origins'), 3, () => {}],
  ['classify-photographed', photographed, 100, () => {}],
  ['classify-photoUnread', photographed, 100, () => faults.set('readPhoto', failsForGood)],
  ['classify-photoSeen', unseen, 100, () => {}],
  ['classify-listed', listed, 100, () => {}],
  ['classify-unlisted', unlisted, 100, () => {}],
  ['extractProduct-answered', productPage, 100, () => {}],
  ['extractProduct-refused', missingPage, 100, () => {}],
  [
    'extractProduct-refunded',
    productPage,
    100,
    () => faults.set(settlingStep(productPage), failsForGood),
  ],
] as const;
const [shape, ...names] = process.argv.slice(2);
if (shape === undefined) throw new Error('name the shape: see BillableInput');

await globalSetup();
const model = await startLanguageModel();
model.say({ reply: { axes: {}, code: '610990', reason: 'Recorded.' } });
const overrides = { activities: faults.activities };
const plain = await startService({ environment: { FETCH_ALLOW_HOSTS: shop.host }, overrides });
const modelled = await startService({
  environment: { LLM_BASE_URL: model.url, LLM_MODEL: 'stand-in' },
  overrides,
});
await loadScreeningList(plain);
const temporal = await connectTemporal();
for (const [name, request, credits, prepare] of CASES) {
  if (names.length > 0 && !names.includes(name)) continue;
  const service =
    request === MODELLED || request === MODELLED_BATCH || request === unseen ? modelled : plain;
  faults.clear();
  const workspace = await service.workspace({ credits });
  prepare(workspace);
  const body = request === AGAIN ? { usageId: await calculated(workspace) } : request.body;
  const { status } = await workspace.call('POST', request.path, {
    body,
    idempotencyKey: 'recorded',
  });
  const workflowId = await workflowOf(service, workspace.id, request.path);
  const encrypted = await temporal.client.workflow.getHandle(workflowId).fetchHistory();
  const events = await writeDecoded(`${name}-${shape}`, workflowId, encrypted);
  console.log(`${name}: ${status}, ${events} events`);
}
await temporal.connection.close();
await plain.stop();
await modelled.stop();
await model.stop();
await shop.stop();
await globalTeardown();
process.exit(); // native threads of the SDK would keep the process alive

/** Publishes a list of one party, and waits until names are screened against it. */
async function loadScreeningList(service: TestService): Promise<void> {
  const sanctioned = party('SDN', '901', { type: 'individual', name: 'VORKOSIGAN, Miles' });
  await publishLists(service.orm, 'us-csl', [sanctioned], null);
  const workspace = await service.workspace();
  const { path, body } = SCREENING;
  await eventually(
    async () => (await workspace.call('POST', path, { body })).status,
    (status) => status === 200,
  );
}

/** The usage of a calculation, to be calculated again. */
async function calculated(workspace: TestWorkspace): Promise<string> {
  const { body } = await workspace.call('POST', calculate?.path ?? '', { body: calculate?.body });
  return body.credits.usageId;
}

/** The only workflow of a workspace for an operation, once the server lists it. */
async function workflowOf(
  { queuePrefix }: TestService,
  workspaceId: string,
  path: string,
): Promise<string> {
  const operation = operationAt('POST', path)?.id ?? '';
  const query = `WorkspaceId = "${workspaceId}" and TaskQueue = "${queuePrefix}-requests" and Operation = "${operation}"`;
  const list = async (): Promise<string[]> => {
    const found: string[] = [];
    for await (const { workflowId } of temporal.client.workflow.list({ query }))
      found.push(workflowId);
    return found;
  };
  const [workflowId = ''] = await eventually(list, (found) => found.length === 1);
  return workflowId;
}

/** A billable operation by its name. */
function named(name: string): Billable {
  const found = BILLABLES.find((billable) => billable.name === name);
  if (!found) throw new Error(`no operation is called "${name}"`);
  return found;
}
