/** What somebody has who has nothing but the address of Temporal: charges that nobody signed. */
import { v7 as uuidv7 } from 'uuid';
import type { Charge } from '../../contract/charge.ts';
import type { TemporalConnection } from '../../workers/process/temporal.ts';
import type { ClassifyInput } from '../../workflows/contract.ts';
import type { TestWorkspace } from './service.ts';

export const chargeFor = (
  { id, keyId }: Pick<TestWorkspace, 'id' | 'keyId'>,
  more: Partial<Charge> = {},
): Charge => ({
  usageId: uuidv7(),
  workspaceId: id,
  keyId,
  requestId: uuidv7(),
  operation: 'classify',
  action: 'classify',
  mode: 'mini',
  price: 'classify:mini',
  units: 1,
  cost: 1,
  ...more,
});

export const classifyInput = (charge: Charge): ClassifyInput => ({
  charge,
  deadlineMs: Date.now() + 20_000,
  task: {
    destination: 'US',
    on: '2026-11-23',
    mode: 'mini',
    offered: ['mini'],
    goods: { description: 'Knitted cotton T-shirt for men' },
  },
});

/**
 * Runs a workflow as somebody would who has nothing but the address of Temporal; its result, or how
 * it failed.
 */
export const runWorkflowByHand = (
  { client }: TemporalConnection,
  taskQueue: string,
  workflow: string,
  input: unknown,
): Promise<unknown> =>
  client.workflow
    .execute(workflow, { workflowId: `forged/${uuidv7()}`, taskQueue, args: [input] })
    .catch((cause: Error) => cause);
