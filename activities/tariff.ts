import { cancellationSignal } from '@temporalio/activity';
import type { LandedCostResult } from '../contract/calculate.ts';
import type { Refused } from '../contract/outcome.ts';
import type { Orm } from '../db/orm.ts';
import { settle } from '../db/store/credits.ts';
import type {
  Asked,
  BillableInput,
  CalculateInput,
  CompareInput,
  ShipmentInput,
} from '../workflows/contract.ts';
import { type Calculated, calculateLines, calculateOne, type CalculationRun } from './calculations.ts';
import { compareWays } from './compareWays.ts';
import type { Dependencies } from './dependencies.ts';
import { requireCharged } from './gate.ts';
import { tooLate } from './tooLate.ts';
import { runningWorkflowId } from './workflowId.ts';

/** An answer that was stored: it is read where it is needed, and does not travel through a history. */
export type Stored = { ok: true; data: null } | Refused;

export const createTariffActivities = (dependencies: Dependencies) => {
  const { orm, editions } = dependencies;
  const here = (): CalculationRun => ({
    editions,
    workflowId: runningWorkflowId(),
    givenUp: cancellationSignal(),
  });
  return {
    /** Calculates and settles in one step. Safe to repeat: it writes only in settle. */
    async calculateAndSettle(input: CalculateInput): Promise<Calculated<LandedCostResult>> {
      await requireCharged(dependencies, input, 'calculate');
      const calculated = await calculateOne(here(), input);
      if (!calculated.ok) return calculated;
      return storeAndTell(orm, input, {
        answer: calculated.data,
        request: askedOf(input),
        resultCode: calculated.data.hsCode,
      });
    },

    /** Calculates a shipment and settles it. Safe to repeat: it writes only in settle. */
    async shipmentAndSettle(input: ShipmentInput): Promise<Stored> {
      await requireCharged(dependencies, input, 'calculateShipment');
      const calculated = await calculateLines(here(), input);
      if (!calculated.ok) return calculated;
      const codes = new Set(calculated.data.items.map(({ hsCode }) => hsCode));
      const [code = null] = codes;
      return store(orm, input, {
        answer: calculated.data,
        request: askedOf(input),
        resultCode: codes.size === 1 ? code : null,
      });
    },

    /** Calculates every way of a comparison and settles it. Safe to repeat: it writes only in settle. */
    async compareAndSettle(input: CompareInput): Promise<Stored> {
      await requireCharged(dependencies, input, 'compare');
      const compared = await compareWays(here(), input);
      if (!compared.ok) return compared;
      return store(orm, input, {
        answer: compared.data,
        request: askedOf(input),
        resultCode: input.request.hsCode,
      });
    },
  };
};

const askedOf = <Request>({ request, unknownFields }: Asked<Request>): Asked<Request> => ({
  request,
  unknownFields,
});

interface Settled<Answer> {
  answer: Answer;
  request?: unknown;
  resultCode: string | null;
}

/** Settles a request with its answer, unless its caller was told by now that there is none. Tells the answer that stands. */
export async function storeAndTell<Answer>(
  orm: Orm,
  { charge, deadlineMs }: BillableInput,
  settled: Settled<Answer>,
): Promise<{ ok: true; data: Answer } | Refused> {
  const standing = await settle(orm, {
    usageId: charge.usageId,
    ...settled,
    deadline: new Date(deadlineMs),
  });
  return standing ? { ok: true, data: standing.answer } : tooLate();
}

/** The same for an answer that is read where it is needed. */
export async function store(orm: Orm, input: BillableInput, settled: Settled<unknown>): Promise<Stored> {
  const stored = await storeAndTell(orm, input, settled);
  return stored.ok ? { ok: true, data: null } : stored;
}
