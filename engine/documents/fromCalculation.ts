/** What a stored calculation tells a document. */
import { fromNumber, roundHalfUp, sum, toNumber } from '../decimal.ts';
import { KG_PER_POUND } from './chargeableWeight.ts';
import type { StatedLine } from './goodsLines.ts';

/** A line of goods as calculations are asked with it. */
interface CalculatedLine {
  hsCode: string;
  originCountry: string;
  value: number;
  quantity?: number;
  weight?: number;
  netWeight?: number;
  weightUnit?: 'kg' | 'lb';
  description?: string;
  reference?: string;
}

/** The request of a calculation of one code, or of a shipment. */
export type Calculated = {
  destinationCountry: string;
  currency: string;
  shippingCost?: number;
  insuranceCost?: number;
  shippingTerms?: string;
  /** Goods of the catalogue that lines named, as they were called at the time. */
  catalog?: readonly { index: number; sku: string | null; title: string }[];
} & (CalculatedLine | { items: readonly CalculatedLine[] });

export interface KnownGoods {
  destinationCountry: string;
  currency: string;
  lines: StatedLine[];
  /** Beside the price of the goods; null where none was stated, or the price holds it. */
  freight: number | null;
  insurance: number | null;
  incoterm: string | null;
  /** What the calculation took for the price of the goods. */
  goods: number;
}

/** Terms of Incoterms 2020 whose price holds the freight. */
const FREIGHT_INCLUDED = new Set(['CFR', 'CIF', 'CPT', 'CIP', 'DAP', 'DPU', 'DDP']);

/** The facts that a document takes over. */
export function goodsOfCalculation(asked: Calculated): KnownGoods {
  const lines = 'items' in asked ? asked.items : [asked];
  const { shippingTerms: incoterm = null, shippingCost, insuranceCost } = asked;
  const isApart = incoterm === null || !FREIGHT_INCLUDED.has(incoterm);
  return {
    destinationCountry: asked.destinationCountry,
    currency: asked.currency,
    lines: lines.map((line, at) => ({
      ...fromCatalog(asked.catalog?.find(({ index }) => index === at)),
      ...statedLine(line),
    })),
    freight: isApart ? (shippingCost ?? null) : null,
    insurance: isApart ? (insuranceCost ?? null) : null,
    incoterm,
    goods: toNumber(sum(lines.map(({ value }) => fromNumber(value)))),
  };
}

function fromCatalog(
  goods: { sku: string | null; title: string } | undefined,
): Pick<StatedLine, 'description' | 'reference'> {
  const { sku, title = '' } = goods ?? {};
  return {
    ...(title === '' ? {} : { description: title.slice(0, DESCRIPTION_MAX) }),
    ...(sku ? { reference: sku.slice(0, REFERENCE_MAX) } : {}),
  };
}

// a line prints what it is in a few words
const DESCRIPTION_MAX = 300;
export const REFERENCE_MAX = 60;

function statedLine(line: CalculatedLine): StatedLine {
  const { hsCode, originCountry, value, quantity, description, reference } = line;
  const net = netWeightKg(line);
  return {
    hsCode,
    originCountry,
    value,
    ...(quantity === undefined ? {} : { quantity }),
    ...(description ? { description: description.slice(0, DESCRIPTION_MAX) } : {}),
    ...(reference ? { reference: reference.slice(0, REFERENCE_MAX) } : {}),
    ...(net === null ? {} : { netWeightKg: net }),
  };
}

/** Without packing as far as that was told apart. */
function netWeightKg({ weight, netWeight, weightUnit }: CalculatedLine): number | null {
  const stated = netWeight ?? weight;
  if (stated === undefined) return null;
  const kilograms = fromNumber(stated);
  return toNumber(roundHalfUp(weightUnit === 'lb' ? kilograms.times(KG_PER_POUND) : kilograms, 3));
}
