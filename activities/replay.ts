import { cancellationSignal } from '@temporalio/activity';
import type { CalculateRequest } from '../contract/calculate.ts';
import type { CompareRequest } from '../contract/compare.ts';
import type { DataSource } from '../contract/fields.ts';
import type { Refused } from '../contract/outcome.ts';
import { isReplayable, type Replayable, type ReplayResult } from '../contract/replay.ts';
import type { ShipmentRequest } from '../contract/shipment.ts';
import { readCalculation } from '../db/store/calculations.ts';
import type { Asked, ReplayInput } from '../workflows/contract.ts';
import {
  type CalculatedAnswer,
  calculateLines,
  calculateOne,
  type CalculationRun,
} from './calculations.ts';
import { compareWays } from './compareWays.ts';
import type { Dependencies } from './dependencies.ts';
import { differencesOf } from './differences.ts';
import { requireCharged } from './gate.ts';
import { inSpace } from './inSpace.ts';
import { store, type Stored } from './tariff.ts';
import { runningWorkflowId } from './workflowId.ts';

type Answer = Record<string, unknown> & { dataSource?: DataSource | null | undefined };

export const createReplayActivities = (dependencies: Dependencies) => ({
  /**
   * Calculates a stored calculation again on the releases of now and settles. Safe to repeat: it
   * writes only in settle.
   */
  async replayAndSettle(input: ReplayInput): Promise<Stored> {
    const { orm } = dependencies;
    await requireCharged(dependencies, input, 'replay');
    const { usageId, entryDate, charge } = input;
    const found = await readCalculation(orm, usageId, charge.workspaceId);
    if (!found || !isReplayable(found.operation) || !found.answer || !found.request) return gone();
    const { operation, action, createdAt } = found;
    // both stored by settle, in the shapes of the contract
    const [stored, asked] = [
      found.answer as Answer,
      found.request as Asked<Record<string, unknown>>,
    ];
    const request = entryDate === null ? asked.request : { ...asked.request, entryDate };
    const { editions } = inSpace(dependencies, charge.workspaceId);
    const run = { editions, workflowId: runningWorkflowId(), givenUp: cancellationSignal() };
    const calculated = await AGAIN[operation](run, { ...asked, request });
    if (!calculated.ok) return calculated;
    const today: Answer = calculated.data;
    const differences = differencesOf(stored, today);
    const answer: ReplayResult = {
      usageId,
      operation,
      action,
      createdAt: createdAt.toISOString(),
      request,
      stored,
      today,
      differences,
      unchanged: differences.length === 0,
      releases: { stored: stored.dataSource ?? null, today: today.dataSource ?? null },
    };
    return store(dependencies, input, { answer, resultCode: null });
  },
});

type Again = (
  run: CalculationRun,
  asked: Asked<Record<string, unknown>>,
) => Promise<CalculatedAnswer<Answer>>;

// what an operation stored is what it was asked
const AGAIN: Readonly<Record<Replayable, Again>> = {
  calculate: (run, asked) => calculateOne(run, asked as unknown as Asked<CalculateRequest>),
  calculateShipment: (run, asked) =>
    calculateLines(run, asked as unknown as Asked<ShipmentRequest>),
  compare: (run, asked) => compareWays(run, asked as unknown as Asked<CompareRequest>),
};

/** The API had found it a moment before. */
const gone = (): Refused => ({
  ok: false,
  code: 'not_found',
  message: 'The stored calculation is no longer there.',
});
