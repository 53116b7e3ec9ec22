/**
 * Landed cost of a shipment of several lines: one de minimis decision, freight shared out, fees of
 * the entry once.
 */
import { atOnce, type Steps } from '../steps.ts';
import { sum, toNumber, ZERO } from '../decimal.ts';
import { type Money, roundMoney } from '../money.ts';
import type { ShipmentAnswer, ShipmentItemAnswer, ShipmentResult } from './answer/answer.ts';
import { costOf, worthOf } from './answer/bounds.ts';
import { entryAnswer, printTotals } from './answer/entryAnswer.ts';
import { goodsAnswer } from './answer/goodsAnswer.ts';
import { feeLines } from './answer/lines.ts';
import { type KnownTotals, missingOf, totalsWith, type WeighedNeed } from './answer/missing.ts';
import { estimatedOf, type Report, summed } from './answer/remarks.ts';
import { calculate, type Calculated } from './calculate.ts';
import type { GoodsAssessment } from './consignment/assess.ts';
import { isInPrice } from './consignment/deliveredDutyPaid.ts';
import type { ShipmentRequest } from './consignment/request.ts';
import type { TariffEdition } from './types.ts';

/**
 * The landed cost of every line and of the whole, in the destination's currency. Refusals as for
 * one code; what is wrong with a line is named by its path, `items.3.hsCode`.
 */
export const shipmentCost = (request: ShipmentRequest, edition: TariffEdition): ShipmentAnswer =>
  atOnce(shipmentCostInSteps(request, edition));

/** The same in pieces. */
export function* shipmentCostInSteps(
  request: ShipmentRequest,
  edition: TariffEdition,
): Steps<ShipmentAnswer> {
  const path = (index: number, field: string): string => `items.${index}.${field}`;
  const calculated = yield* calculate(request, request.items, edition, path);
  if (!calculated.ok) return calculated;
  return { ok: true, result: yield* resultOf(request, calculated.calculated, edition) };
}

function* resultOf(
  request: ShipmentRequest,
  calculated: Calculated,
  edition: TariffEdition,
): Steps<ShipmentResult> {
  const { entry, assessment } = calculated;
  const entryLines = feeLines(entry, assessment.fees);
  const needsWorth = yield* worthOf(request, calculated, edition);
  const items: ShipmentItemAnswer[] = [];
  for (const at of assessment.goods.keys()) {
    items.push(itemAnswer(calculated, at, needsWorth));
    yield;
  }
  const lines = [...items.flatMap((item) => item.lines), ...entryLines];
  return {
    ...entryAnswer(calculated, lines, needsWorth),
    items,
    entryLines,
  };
}

function itemAnswer(
  calculated: Calculated,
  at: number,
  needsWorth: readonly WeighedNeed[],
): ShipmentItemAnswer {
  const { entry, assessment, regulatory, report } = calculated;
  const one = assessment.goods[at];
  if (!one) throw new Error('Bug: an answer for goods that were not assessed');
  const { item } = one.goods;
  const own = report.goods[at] ?? NOTHING_SAID;
  const totals = totalsOf(one);
  return {
    ...goodsAnswer(entry, one, regulatory[at] ?? []),
    index: at,
    reference: item.reference ?? null,
    productId: null,
    itemId: null,
    sku: null,
    description: item.description ?? null,
    quantity: item.quantity ?? null,
    value: toNumber(one.price),
    customsValue: toNumber(roundMoney(one.valuation.customsValue, entry.destination.currency)),
    shippingShare: numberOf(one.freight),
    insuranceShare: numberOf(one.insurance),
    totals: totalsWith(
      totals,
      missingOf(own.open, needsWorth, {
        totals,
        whole: costOf(calculated),
        isInPrice: isInPrice(entry.request),
      }),
    ),
    needs: own.needs,
    ...estimatedOf(own),
  };
}

const NOTHING_SAID: Report = summed([]);

const numberOf = (amount: Money | null): number | null => amount && toNumber(amount);

const totalsOf = ({ price, valuation, duties, taxes }: GoodsAssessment): KnownTotals =>
  printTotals({
    goods: price,
    shipping: valuation.shipping,
    insurance: valuation.insurance,
    duties,
    fees: ZERO,
    taxes: sum(taxes.map(({ amount }) => amount)),
  });
