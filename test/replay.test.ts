/** Workflows of today continue what workflows of before began: recorded histories replay to the same commands. */
import { describe, expect, it } from '@jest/globals';
import {
  DefaultLogger,
  makeTelemetryFilterString,
  type ReplayResult,
  Runtime,
  Worker,
} from '@temporalio/worker';
import { required } from './support/database.ts';
import { readHistories, type RecordedHistory } from './support/histories.ts';

Runtime.install({
  logger: new DefaultLogger('ERROR'),
  telemetryOptions: { logging: { filter: makeTelemetryFilterString({ core: 'ERROR', other: 'ERROR' }) } },
});

/** What went wrong with each history, by its workflow id; nothing when all replayed. */
async function replay(recorded: readonly RecordedHistory[]): Promise<ReplayResult[]> {
  const results: ReplayResult[] = [];
  const histories = recorded.map(({ workflowId, history }) => ({ workflowId, history }));
  const nobody = { ending: { tell: { fn: () => {} } } };
  const options = { workflowBundle: { codePath: required('TEST_BUNDLE') }, sinks: nobody };
  for await (const result of Worker.runReplayHistories(options, histories)) results.push(result);
  return results;
}

const all = readHistories();

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

describe('recorded histories', () => {
  it('cover every way in which a workflow may end', () => {
    const shapes = WAYS.flatMap((name) => [name, `${name}-2`]);
    expect(all.map(({ name }) => name)).toEqual(expect.arrayContaining(shapes));
  });

  it('all replay with the workflow code of today', async () => {
    const results = await replay(all);
    expect(results).toHaveLength(all.length);
    const names = new Map(all.map(({ workflowId, name }) => [workflowId, name]));
    expect(
      results.flatMap(({ workflowId, error }) =>
        error ? [`${names.get(workflowId)}: ${error.message}`] : [],
      ),
    ).toEqual([]);
  });

  it('a history that the code would not have made is found', async () => {
    const [answered] = all.filter(({ name }) => name === 'classify-answered');
    if (!answered) throw new Error('classify-answered is recorded');
    const [started, ...others] = answered.history.events ?? [];
    const attributes = started?.workflowExecutionStartedEventAttributes;
    const renamed = {
      ...started,
      workflowExecutionStartedEventAttributes: { ...attributes, workflowType: { name: 'calculate' } },
    };
    const [result] = await replay([{ ...answered, history: { events: [renamed, ...others] } }]);
    expect(result?.error?.message).toMatch(/nondeterminism|activity type/i);
  });
});
