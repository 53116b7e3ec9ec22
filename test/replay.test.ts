/**
 * Workflows of today continue what workflows of before began: recorded histories replay to the same
 * commands.
 */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { type ReplayResult, Worker } from '@temporalio/worker';
import { DeterminismViolationError } from '@temporalio/workflow';
import { required } from './support/database.ts';
import { readHistories, type RecordedHistory } from './support/histories.ts';
import { quietSdk } from './support/sdk.ts';

quietSdk();

const code = readFileSync(required('TEST_BUNDLE'), 'utf8');

/** What went wrong with each history, by its name: runs of one workflow share their id. */
async function replay(
  recorded: readonly RecordedHistory[],
  bundle = code,
): Promise<ReplayResult[]> {
  const results: ReplayResult[] = [];
  const histories = recorded.map(({ name, history }) => ({ workflowId: name, history }));
  const nobody = { ending: { tell: { fn: () => {} } } };
  const options = { workflowBundle: { code: bundle }, sinks: nobody };
  for await (const result of Worker.runReplayHistories(options, histories)) results.push(result);
  return results;
}

const all = readHistories();

/** The workflows of today, but that two steps stand in each other's place. */
function swapped(one: string, other: string): string {
  for (const step of [one, other]) expect(code).toContain(step);
  return code
    .split(one)
    .map((part) => part.replaceAll(other, one))
    .join(other);
}

/** Each as it was asked at first, and in shape 2: see `BillableInput`. */
const WAYS = [
  'calculate-answered',
  'calculate-refunded',
  'calculateShipment-answered',
  'calculateShipment-found',
  'calculateShipment-refunded',
  'calculateStacking-answered',
  'compare-answered',
  'compare-unpaid',
  'checkRestrictions-answered',
  'checkRestrictions-failed',
  'extractProduct-answered',
  'extractProduct-refunded',
  'extractProduct-refused',
  'inferOrigin-answered',
  'inferOrigin-read',
  'inferOrigin-refunded',
  'validateOrigin-answered',
  'originBatch-answered',
  'originBatch-partly',
  'replay-answered',
  'screen-answered',
  'screen-failed',
  'classify-answered',
  'classify-escalated',
  'classify-listed',
  'classify-modelled',
  'classify-photoSeen',
  'classify-photoUnread',
  'classify-photographed',
  'classify-refunded',
  'classify-refused',
  'classify-retried',
  'classify-unlisted',
  'classify-unmodelled',
  'classify-unpaid',
  'classifyBatch-answered',
  'classifyBatch-modelled',
  'classifyBatch-partly',
];

/** Of the workflows that nobody waits for. */
const JOBS = [
  'activateRelease-live',
  'deliverWebhook-delivered',
  'deliverWebhook-delivered-2',
  'deliverWebhook-failed',
  'deliverWebhook-failed-2',
  'deliverWebhook-gone',
  'deliverWebhook-gone-2',
  'importCatalog-cancelled',
  'importCatalog-completed',
  'importCatalog-failed',
  'importCatalog-ready',
  'importCatalog-refused',
  'importRelease-live',
  'importRelease-handedIn',
  'importRelease-held',
  'importRelease-refused',
  'importRelease-unchanged',
  'importRelease-unreachable',
  'importRelease-cancelled',
  'importRelease-cancelledLive',
  'importRelease-failed',
  'importRelease-failedFetching',
  'importRelease-walked',
  'importRelease-walkedOn',
  'purge-purged',
  'refundLater-refunded',
  'refundLater-undelivered',
  'refundLater-waited',
  'syncDatasets-synced',
];

/** Batches whose items are worked off in one step: see `BatchInput`. */
const TOGETHER = [
  'classifyBatch-answered',
  'classifyBatch-modelled',
  'classifyBatch-partly',
  'originBatch-answered',
  'originBatch-partly',
];

describe('recorded histories', () => {
  it('cover every way in which a workflow may end', () => {
    const shapes = WAYS.flatMap((name) => [name, `${name}-2`]);
    const together = TOGETHER.map((name) => `${name}-together`);
    const names = all.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining([...shapes, ...together, ...JOBS]));
  });

  it('all replay with the workflow code of today', async () => {
    const results = await replay(all);
    expect(results).toHaveLength(all.length);
    expect(
      results.flatMap(({ workflowId: name, error }) =>
        error ? [`${name}: ${error.message}`] : [],
      ),
    ).toEqual([]);
  }, 180_000); // a hundred, each some tenths of a second on a busy machine

  it.each([
    ['an import', 'importRelease-live', 'await readReleaseFiles(', 'await checkReleaseRows('],
    [
      'a file of goods',
      'importCatalog-completed',
      'await readCatalogFile(',
      'await beginCatalogImport(',
    ],
    ['a walk', 'importRelease-walked', 'startWalk(', 'walkChapter('],
    ['an activation', 'activateRelease-live', 'await makeLive(order)', 'await awaitReaders(order)'],
    ['a request', 'classify-answered', 'await steps.charge(', 'await steps.classifyAndSettle('],
    ['a batch', 'classifyBatch-answered', '.chargeAll(', '.classifyAndSettle('],
  ])('%s of which two steps are swapped in the code is found', async (_, name, one, other) => {
    const recorded = all.filter((history) => history.name === name);
    const [result] = await replay(recorded, swapped(one, other));
    expect(result?.error).toBeInstanceOf(DeterminismViolationError);
  });

  it('of a workflow by another name are found', async () => {
    const [answered] = all.filter(({ name }) => name === 'classify-answered');
    if (!answered) throw new Error('classify-answered is recorded');
    const [started, ...others] = answered.history.events ?? [];
    const attributes = started?.workflowExecutionStartedEventAttributes;
    const renamed = {
      ...started,
      workflowExecutionStartedEventAttributes: {
        ...attributes,
        workflowType: { name: 'calculate' },
      },
    };
    const [result] = await replay([{ ...answered, history: { events: [renamed, ...others] } }]);
    expect(result?.error?.message).toMatch(/nondeterminism|activity type/i);
  });
});
