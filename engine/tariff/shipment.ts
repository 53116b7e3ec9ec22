/** Stand-in: each line is priced as a consignment of its own, and what they come to is added up. */
import { fromNumber, sum, toNumber } from '../decimal.ts';
import { landedCost } from './landedCost.ts';
import type { Issue, LandedCostLine, LandedCostRequest, LandedCostResult, TariffEdition } from './types.ts';

type PerLine =
  | 'hsCode'
  | 'originCountry'
  | 'value'
  | 'quantity'
  | 'weight'
  | 'weightUnit'
  | 'volumeLiters'
  | 'alcoholPercent'
  | 'components'
  | 'metalWeightPercent'
  | 'conditions';
export type GoodsRequest = Pick<LandedCostRequest, PerLine> & {
  claims?: string[] | undefined;
  preference?: string | undefined;
  description?: string | undefined;
  reference?: string | undefined;
};
export type ShipmentRequest = Omit<LandedCostRequest, PerLine> & { items: GoodsRequest[] };

type OfGoods =
  | 'hsCode'
  | 'hsCodeFormatted'
  | 'originCountry'
  | 'lines'
  | 'regulatory'
  | 'tradeAgreement'
  | 'rateFound'
  | 'options';
export type ShipmentItemResult = Pick<
  LandedCostResult,
  OfGoods | 'customsValue' | 'totals' | 'flatDuty' | 'needs' | 'notes' | 'estimated'
> & {
  index: number;
  reference: string | null;
  productId: null;
  itemId: null;
  sku: null;
  description: string | null;
  quantity: number | null;
  value: number;
  shippingShare: number | null;
  insuranceShare: number | null;
};
export type ShipmentResult = Omit<LandedCostResult, OfGoods> & {
  items: ShipmentItemResult[];
  entryLines: LandedCostLine[];
};

export type ShipmentAnswer =
  | { ok: true; result: ShipmentResult }
  | {
      ok: false;
      refused: 'unsupported_country' | 'invalid_input';
      message: string;
      issues?: Issue[];
      details?: Record<string, unknown>;
    };

const LINE_PATHS = new Set(['hsCode', 'originCountry', 'value', 'quantity', 'weight']);

export function shipmentCost(request: ShipmentRequest, edition: TariffEdition): ShipmentAnswer {
  const { items, shippingCost, insuranceCost, ...shared } = request;
  const results: LandedCostResult[] = [];
  for (const [index, { claims, preference, ...item }] of items.entries()) {
    const answer = landedCost(
      {
        ...shared,
        ...item,
        ...(claims ? { claims } : {}),
        ...(preference === undefined ? {} : { preference }),
        ...(index === 0 ? { shippingCost, insuranceCost } : {}),
      },
      edition,
    );
    if (!answer.ok)
      return {
        ...answer,
        issues: (answer.issues ?? []).map((issue) =>
          LINE_PATHS.has(issue.path) ? { ...issue, path: `items.${index}.${issue.path}` } : issue,
        ),
      };
    results.push(answer.result);
  }
  const [first] = results;
  if (!first) throw new Error('a shipment has a line');
  const {
    hsCode: _c,
    hsCodeFormatted: _f,
    originCountry: _o,
    lines: _l,
    regulatory: _r,
    tradeAgreement: _t,
    rateFound: _x,
    options: _y,
    ...whole
  } = first;
  const total = (key: keyof LandedCostResult['totals']): number =>
    toNumber(sum(results.map(({ totals }) => fromNumber(totals[key] ?? 0))));
  return {
    ok: true,
    result: {
      ...whole,
      totals: {
        goods: total('goods'),
        shipping: total('shipping'),
        insurance: total('insurance'),
        duties: total('duties'),
        fees: total('fees'),
        taxes: total('taxes'),
        dutiesTaxesFees: total('dutiesTaxesFees'),
        landedCost: total('landedCost'),
      },
      items: results.map((result, index) => ({
        index,
        reference: items[index]?.reference ?? null,
        productId: null,
        itemId: null,
        sku: null,
        description: items[index]?.description ?? null,
        quantity: items[index]?.quantity ?? null,
        value: result.totals.goods ?? 0,
        shippingShare: result.totals.shipping,
        insuranceShare: result.totals.insurance,
        hsCode: result.hsCode,
        hsCodeFormatted: result.hsCodeFormatted,
        originCountry: result.originCountry,
        lines: result.lines,
        regulatory: result.regulatory,
        tradeAgreement: result.tradeAgreement,
        rateFound: result.rateFound,
        options: result.options,
        customsValue: result.customsValue,
        totals: result.totals,
        needs: result.needs,
        notes: result.notes,
        estimated: result.estimated,
      })),
      entryLines: [],
    },
  };
}
