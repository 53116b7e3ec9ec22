import type { LandedCostResult } from '../contract/calculate.ts';
import type { Refused } from '../contract/outcome.ts';
import { settle } from '../db/store/credits.ts';
import { landedCost } from '../engine/tariff/landedCost.ts';
import { releasesFor } from '../data/edition.ts';
import type { CalculateInput } from '../workflows/contract.ts';
import { tooLate } from './classify.ts';
import { calculationDatasetsOf, dataSourceOf } from './dataSource.ts';
import type { Dependencies } from './dependencies.ts';
import { runEngine } from './failures.ts';
import { runningWorkflowId } from './workflowId.ts';

const ENGINE = 'landfall';

export const createTariffActivities = (dependencies: Dependencies) => ({
  /** Calculates and settles in one step. Safe to repeat: it writes only in settle. */
  async calculateAndSettle(input: CalculateInput): Promise<{ ok: true; data: LandedCostResult } | Refused> {
    const { charge, request, unknownFields, deadlineMs } = input;
    const { tariff } = dependencies.editions.current;
    const [destination] = tariff.destinations.get(request.destinationCountry) ?? [];
    const schedule = destination?.schedule ?? null;
    const edition = await dependencies.editions.on(schedule, request.entryDate);
    const answer = runEngine('The calculation', () => landedCost(request, edition.tariff));
    if (!answer.ok) {
      const { refused, message, issues, details } = answer;
      const [first] = issues ?? [];
      return {
        ok: false,
        code: refused,
        message: first ? `${first.path}: ${first.message}` : message,
        details: { ...details, ...(issues ? { issues } : {}) },
      };
    }
    const { result } = answer;
    const data: LandedCostResult = {
      ...result,
      notes: [...result.notes, ...unknownFields.map(unknownField)],
      upstreamRequestId: runningWorkflowId(),
      dataSource: dataSourceOf(
        releasesFor(edition, schedule, request.hsCode),
        calculationDatasetsOf(result.schedule),
      ),
      engine: ENGINE,
    };
    const settled = await settle(dependencies.orm, {
      usageId: charge.usageId,
      answer: data,
      resultCode: data.hsCode,
      deadline: new Date(deadlineMs),
    });
    return settled ? { ok: true, data } : tooLate();
  },
});

const unknownField = (field: string): string =>
  `The field "${field}" is not known to this interface and was ignored.`;
