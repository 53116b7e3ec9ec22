import { cancellationSignal } from '@temporalio/activity';
import type { LandedCostResult } from '../contract/calculate.ts';
import type { Refused } from '../contract/outcome.ts';
import { settle, type Settlement } from '../db/store/credits.ts';
import type {
  Asked,
  BillableInput,
  CalculateInput,
  CompareInput,
  ShipmentInput,
} from '../workflows/contract.ts';
import { calculateLines, calculateOne, type CalculationRun } from './calculations.ts';
import { compareWays } from './compareWays.ts';
import type { Dependencies } from './dependencies.ts';
import { requireCharged } from './gate.ts';
import { inSpace } from './inSpace.ts';
import { tooLate } from './tooLate.ts';
import { runningWorkflowId } from './workflowId.ts';

/**
 * An answer that is stored, null where it does not travel through the history but is read where it
 * is needed.
 */
export type Stored<Answer = null> = { ok: true; data: Answer | null } | Refused;

/** Where answers are stored. */
export type Storage = Pick<Dependencies, 'orm' | 'keepAnswer'>;

export const createTariffActivities = (dependencies: Dependencies) => {
  const hereFor = ({ charge }: BillableInput): CalculationRun => ({
    editions: inSpace(dependencies, charge.workspaceId).editions,
    workflowId: runningWorkflowId(),
    givenUp: cancellationSignal(),
  });
  return {
    /** Calculates and settles in one step. Safe to repeat: it writes only in settle. */
    async calculateAndSettle(input: CalculateInput): Promise<Stored<LandedCostResult>> {
      await requireCharged(dependencies, input, 'calculate');
      const calculated = await calculateOne(hereFor(input), input);
      if (!calculated.ok) return calculated;
      return storeAndTell(dependencies, input, {
        answer: calculated.data,
        request: askedOf(input),
        resultCode: calculated.data.hsCode,
      });
    },

    /** Calculates a shipment and settles it. Safe to repeat: it writes only in settle. */
    async shipmentAndSettle(input: ShipmentInput): Promise<Stored> {
      await requireCharged(dependencies, input, 'calculateShipment');
      const calculated = await calculateLines(hereFor(input), input);
      if (!calculated.ok) return calculated;
      const codes = new Set(calculated.data.items.map(({ hsCode }) => hsCode));
      const [code = null] = codes;
      return store(dependencies, input, {
        answer: calculated.data,
        request: askedOf(input),
        resultCode: codes.size === 1 ? code : null,
      });
    },

    /**
     * Calculates every way of a comparison and settles it. Safe to repeat: it writes only in
     * settle.
     */
    async compareAndSettle(input: CompareInput): Promise<Stored> {
      await requireCharged(dependencies, input, 'compare');
      const compared = await compareWays(hereFor(input), input);
      if (!compared.ok) return compared;
      return store(dependencies, input, {
        answer: compared.data,
        request: askedOf(input),
        resultCode: input.request.hsCode,
      });
    },
  };
};

const askedOf = <Request>({ request, unknownFields, catalog }: Asked<Request>): Asked<Request> => ({
  request,
  unknownFields,
  ...(catalog ? { catalog } : {}),
});

/** An answer to be stored, with what was asked where it may be calculated again. */
export interface Settled<Answer> {
  answer: Answer;
  request?: unknown;
  resultCode: string | null;
}

/**
 * Settles a request with its answer, unless its caller was told by now that there is none. Tells
 * the answer that stands, which is kept for whoever waits in this process.
 */
export async function storeAndTell<Answer>(
  { orm, keepAnswer }: Storage,
  input: BillableInput,
  settled: Settled<Answer>,
): Promise<Stored<Answer>> {
  const standing = await settle(orm, settlementOf(input, settled));
  if (!standing) return tooLate();
  keepAnswer(input.charge.usageId, standing.printed);
  return { ok: true, data: input.shape === 2 ? null : standing.answer };
}

/** What is stored of a request, by its deadline. */
export const settlementOf = <Answer>(
  { charge, deadlineMs }: BillableInput,
  settled: Settled<Answer>,
): Settlement<Answer> => ({ usageId: charge.usageId, ...settled, deadline: new Date(deadlineMs) });

/** The same for an answer that is read where it is needed. */
export async function store(
  storage: Storage,
  input: BillableInput,
  settled: Settled<unknown>,
): Promise<Stored> {
  const stored = await storeAndTell(storage, input, settled);
  return stored.ok ? { ok: true, data: null } : stored;
}
