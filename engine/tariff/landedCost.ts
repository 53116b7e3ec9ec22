/** Landed cost: duties, fees and taxes of one consignment of one code, with their reasons. */
import { atOnce, type Steps } from '../steps.ts';
import type { LandedCostAnswer } from './answer/answer.ts';
import { worthOf } from './answer/bounds.ts';
import { entryAnswer } from './answer/entryAnswer.ts';
import { goodsAnswer } from './answer/goodsAnswer.ts';
import { feeLines } from './answer/lines.ts';
import type { WeighedNeed } from './answer/missing.ts';
import { calculate, type Calculated } from './calculate.ts';
import type { LandedCostRequest } from './consignment/request.ts';
import type { TariffEdition } from './types.ts';

/**
 * The landed cost in the destination's currency. Refuses an uncovered destination
 * (`unsupported_country`) and a request that lacks what no assumption can replace: a known
 * currency, a Canadian region, a code that exists (`invalid_input`, with issues).
 */
export const landedCost = (request: LandedCostRequest, edition: TariffEdition): LandedCostAnswer =>
  atOnce(landedCostInSteps(request, edition));

/** The same in pieces. */
export function* landedCostInSteps(
  request: LandedCostRequest,
  edition: TariffEdition,
): Steps<LandedCostAnswer> {
  const path = (_index: number, field: string): string => field;
  const calculated = yield* calculate(request, [goodsOf(request)], edition, path);
  if (!calculated.ok) return calculated;
  const needsWorth = yield* worthOf(request, calculated.calculated, edition);
  return { ok: true, result: resultOf(calculated.calculated, needsWorth) };
}

/** The goods of a request of one code; claims and preference are those of the whole request. */
export const goodsOf = (request: LandedCostRequest): LandedCostRequest => request;

function resultOf(
  calculated: Calculated,
  needsWorth: readonly WeighedNeed[],
): Extract<LandedCostAnswer, { ok: true }>['result'] {
  const { entry, assessment, regulatory } = calculated;
  const [one] = assessment.goods;
  if (!one) throw new Error('Bug: a calculation without goods');
  const goods = goodsAnswer(entry, one, regulatory[0] ?? []);
  const fees = feeLines(entry, assessment.fees);
  const lines = [
    ...goods.lines.filter(({ kind }) => kind === 'duty'),
    ...fees,
    ...goods.lines.filter(({ kind }) => kind === 'tax'),
  ];
  return {
    ...entryAnswer(calculated, lines, needsWorth),
    ...goods,
    lines,
  };
}
