/**
 * What a request costs in credits, and the default of every price. The table `prices` of the
 * database overrides it.
 */
import type { Refused } from './refusal.ts';

/** Keys of the price table. A classification is priced by its mode. */
export const PRICES = {
  'classify:mini': { credits: 1, label: 'Classification, mode mini', unit: 'request', note: null },
  'classify:pro': { credits: 2, label: 'Classification, mode pro', unit: 'request', note: null },
  'classify:max': { credits: 5, label: 'Classification, mode max', unit: 'request', note: null },
  classify_regulator: { credits: 1, label: 'Agency product code', unit: 'request', note: null },
  calculate: { credits: 1, label: 'Landed cost of one code', unit: 'request', note: null },
  calculate_shipment: { credits: 1, label: 'Landed cost of a shipment', unit: 'line', note: null },
  calculate_stacking: {
    credits: 0,
    label: 'Duty stacking',
    unit: 'request',
    note: 'free unless the operator sets a price',
  },
  compare: { credits: 1, label: 'Landed costs compared', unit: 'result', note: null },
  extract_product: { credits: 1, label: 'Product page reading', unit: 'request', note: null },
  infer_origin: { credits: 1, label: 'Origin inference or validation', unit: 'item', note: null },
} as const satisfies Record<string, Price>;

interface Price {
  credits: number;
  label: string;
  unit: 'request' | 'line' | 'item' | 'result';
  note: string | null;
}

export type PriceKey = keyof typeof PRICES;
export const PRICE_KEYS = Object.keys(PRICES) as PriceKey[]; // Object.keys forgets the key type

/** Prices in force; null: switched off. */
export type PriceTable = Readonly<Record<PriceKey, number | null>>;

/** Whether the key is an action's own price or that of one of its modes. */
export const isPriceOf = (key: PriceKey, action: string): boolean =>
  key === action || key.startsWith(`${action}:`);

/** The prices where actions, or single modes of them, are switched off. */
export const without = (prices: PriceTable, switchedOff: readonly string[]): PriceTable =>
  Object.fromEntries(
    PRICE_KEYS.map((key) => [
      key,
      switchedOff.some((action) => isPriceOf(key, action)) ? null : prices[key],
    ]),
  ) as PriceTable; // every key of PRICE_KEYS is there

/** The prices where nothing costs anything; what is switched off stays so. */
export const free = (prices: PriceTable): PriceTable =>
  Object.fromEntries(PRICE_KEYS.map((key) => [key, prices[key] === null ? null : 0])) as PriceTable; // every key of PRICE_KEYS is there

/** A cost with what it is calculated from; nothing where the price is switched off. */
export const priced = (
  prices: PriceTable,
  price: PriceKey,
  units = 1,
): { price: PriceKey; units: number; cost: number } => ({
  price,
  units,
  cost: (prices[price] ?? 0) * units,
});

/** The usage action of a classification mode: `max` is told apart, all others are `classify`. */
export const classifyAction = (mode: string): 'classify' | 'classify_max' =>
  mode === 'max' ? 'classify_max' : 'classify';

/**
 * A request that the balance does not pay for, or not what is left of the ceiling of the client
 * that asks.
 */
export function unpaid(
  required: number,
  balance: number,
  ceilingLeft: number | null = null,
): Refused<'insufficient_credits'> {
  const isCeiling = ceilingLeft !== null && ceilingLeft < required;
  const why = isCeiling
    ? `this client may spend ${ceilingLeft} more: a person can let it in anew with a higher ceiling`
    : `the balance is ${balance}`;
  return {
    ok: false,
    code: 'insufficient_credits',
    message: `This request costs ${required} ${required === 1 ? 'credit' : 'credits'} and ${why}. Nothing was charged.`,
    details: { required, balance, ...(isCeiling ? { ceilingLeft } : {}) },
  };
}

/** The credits of a charge that stands: what it cost, and the balance of the workspace after it. */
export const creditsOf = (
  { cost, usageId }: { cost: number; usageId: string },
  balance: number,
) => ({
  charged: cost,
  remaining: balance,
  usageId,
});
