/** What the catalogue tells a document of goods that its lines name. */
import { fromNumber, roundHalfUp, toNumber } from '../decimal.ts';
import { KG_PER_POUND } from './chargeableWeight.ts';
import { REFERENCE_MAX } from './fromCalculation.ts';
import type { StatedLine } from './goodsLines.ts';

/** Goods of a line, with the facts of one piece; null where the catalogue does not know. */
export interface NamedGoods {
  /** Place of the line, from 0. */
  line: number;
  description: string;
  /** Approved for the destination, and in its tariff on the day. */
  hsCode: string | null;
  /** The tariff that has no such code. */
  schedule: string;
  originCountry: string | null;
  unit: string | null;
  netWeight: { amount: number; unit: 'kg' | 'lb' } | null;
  unitValue: number | null;
  currency: string | null;
  sku: string | null;
}

/** The currency in which the catalogue values all that it values; undefined where there is not one. */
export function currencyOfGoods(named: readonly NamedGoods[]): string | undefined {
  const [first, ...others] = new Set(valued(named).map(({ currency }) => currency));
  return others.length === 0 ? (first ?? undefined) : undefined;
}

const valued = (named: readonly NamedGoods[]): NamedGoods[] =>
  named.filter(({ unitValue }) => unitValue !== null);

/** Why no currency is known, where the goods have several; undefined where they have not. */
export function severalCurrencies(named: readonly NamedGoods[]): string | undefined {
  const priced = valued(named).filter(({ currency }) => currency !== null);
  const lines = Map.groupBy(priced, ({ currency }) => currency);
  if (lines.size < 2) return undefined;
  const told = [...lines].map(
    ([currency, goods]) =>
      `${currency} (${goods.length === 1 ? 'line' : 'lines'} ${goods.map(({ line }) => line).join(', ')})`,
  );
  return (
    `is required: the catalogue values the goods in ${told.join(' and in ')}, which is not converted. Send one, and with it ` +
    'the value of each line that has another'
  );
}

/**
 * Lines as a calculation knows them, with what the catalogue knows beneath: the pieces of a line
 * are those that the caller states, else those of the calculation. Values of another currency than
 * the document's are no values of it.
 */
export function withCatalog(
  known: readonly StatedLine[],
  named: readonly NamedGoods[],
  stated: readonly { quantity?: number | undefined }[],
  currency: string | undefined,
): StatedLine[] {
  const count = Math.max(known.length, ...named.map(({ line }) => line + 1));
  return Array.from({ length: count }, (_, at) => {
    const goods = named.find(({ line }) => line === at);
    const calculated = known[at] ?? {};
    if (!goods) return calculated;
    const quantity = stated[at]?.quantity ?? calculated.quantity;
    return { ...factsOf(goods, quantity, calculated, currency), ...calculated };
  });
}

function factsOf(
  goods: NamedGoods,
  quantity: number | undefined,
  calculated: StatedLine,
  currency: string | undefined,
): StatedLine {
  const { description, hsCode, originCountry, unit, netWeight, unitValue, sku } = goods;
  // what was calculated on is not valued again
  const isAsked = calculated.value === undefined && unitValue !== null;
  const isPriced = isAsked && goods.currency === currency;
  return {
    ...(description === '' ? {} : { description }),
    ...(hsCode === null ? {} : { hsCode }),
    ...(originCountry === null ? {} : { originCountry }),
    ...(unit === null ? {} : { unit }),
    ...(sku === null ? {} : { reference: sku.slice(0, REFERENCE_MAX) }),
    ...(isPriced ? { unitValue } : {}),
    ...(isAsked && !isPriced ? { valuedIn: goods.currency } : {}),
    ...(netWeight === null || quantity === undefined
      ? {}
      : { netWeightKg: kilogramsOf(netWeight, quantity) }),
  };
}

function kilogramsOf(
  { amount, unit }: NonNullable<NamedGoods['netWeight']>,
  pieces: number,
): number {
  const weight = fromNumber(amount).times(fromNumber(pieces));
  return toNumber(roundHalfUp(unit === 'lb' ? weight.times(KG_PER_POUND) : weight, 3));
}

/** Goods whose code is not known, where the line states none either. */
export const uncodedRemarks = (
  named: readonly NamedGoods[],
  lines: readonly StatedLine[],
): string[] =>
  named
    .filter(({ line, hsCode }) => hsCode === null && lines[line]?.hsCode === undefined)
    .map(
      ({ line, schedule, description }) =>
        `lines.${line} is printed without a code: the catalogue has no approved one of the tariff ${schedule} for "${description.slice(0, 60)}".`,
    );
