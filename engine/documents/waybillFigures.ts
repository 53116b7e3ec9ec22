/** The arithmetic of an air waybill: its lines, their sums, and the boxes of charges. */
import { type Decimal, fromNumber, roundHalfUp, sum, toNumber, ZERO } from '../decimal.ts';
import { minorDigits } from '../money.ts';
import { chargeableWeight, KG_PER_POUND, type Weighed } from './chargeableWeight.ts';

export type Payment = 'prepaid' | 'collect';

export interface WaybillLine extends Weighed {
  pieces: number;
  rateClass?: string | undefined;
  chargeableWeight?: number | undefined;
  rate?: number | undefined;
  total?: number | undefined;
}

export interface WaybillCharges {
  currency: string;
  weightCharges: Payment;
  otherChargesPayment: Payment;
  lines: readonly WaybillLine[];
  otherCharges?: readonly { dueTo: 'A' | 'C'; amount: number }[] | undefined;
  valuationCharge?: number | undefined;
  tax?: number | undefined;
  collect?:
    | {
        conversionRate: number;
        destinationCurrency: string;
        chargesAtDestination?: number | undefined;
      }
    | undefined;
}

/** A column of charges: null prints nothing. */
export interface ChargeColumn {
  weight: number | null;
  valuation: number | null;
  tax: number | null;
  dueAgent: number | null;
  dueCarrier: number | null;
  total: number | null;
}

export interface WaybillFigures {
  lines: { chargeableWeight: number; total: number | null }[];
  pieces: number;
  /** In the unit of the first line. */
  grossWeight: number;
  total: number | null;
  prepaid: ChargeColumn;
  collect: ChargeColumn;
  /** In the currency of the destination; null where there is nothing to convert. */
  atDestination: { collectCharges: number; total: number } | null;
  warnings: string[];
}

/** Every figure of the form; what was sent and disagrees is told, and ours is printed. */
export function waybillFigures(charges: WaybillCharges): WaybillFigures {
  const { currency, lines, collect } = charges;
  const warnings: string[] = [];
  const figures = lines.map((line, at) => lineFigures(line, at, currency, warnings));
  const totals = figures.flatMap(({ total }) => (total === null ? [] : [total]));
  if (totals.length > 0 && totals.length < lines.length)
    warnings.push('Some lines have no rate: the weight charge is that of the others.');
  const weight = totals.length === 0 ? null : sum(totals);
  const columns = {
    prepaid: columnOf(charges, 'prepaid', weight),
    collect: columnOf(charges, 'collect', weight),
  };
  return {
    lines: figures.map((one) => ({
      chargeableWeight: toNumber(one.chargeableWeight),
      total: shown(one.total),
    })),
    pieces: lines.reduce((count, { pieces }) => count + pieces, 0),
    grossWeight: grossOf(lines),
    total: shown(weight),
    ...columns,
    atDestination: collect ? convertedTotal(columns.collect.total, collect) : null,
    warnings,
  };
}

const shown = (amount: Decimal | null): number | null =>
  amount === null ? null : toNumber(amount);
const rounded = (amount: Decimal, currency: string): Decimal =>
  roundHalfUp(amount, minorDigits(currency));

/** Classes whose rate is the charge itself: the minimum, and that of a unit load device. */
const FLAT = new Set(['M', 'U']);

function lineFigures(line: WaybillLine, at: number, currency: string, warnings: string[]) {
  const reckoned = chargeableWeight(line);
  const stated = line.chargeableWeight === undefined ? null : fromNumber(line.chargeableWeight);
  if (stated?.lt(reckoned))
    warnings.push(
      `lines.${at}.chargeableWeight is ${stated.toString()}; gross and volume weight make it ${reckoned.toString()}.`,
    );
  const weight = stated ?? reckoned;
  return { chargeableWeight: weight, total: totalOf(line, weight, { at, currency, warnings }) };
}

function totalOf(
  { rate, total, rateClass = '' }: WaybillLine,
  weight: Decimal,
  { at, currency, warnings }: { at: number; currency: string; warnings: string[] },
): Decimal | null {
  const stated = total === undefined ? null : rounded(fromNumber(total), currency);
  if (rate === undefined) return stated;
  const each = fromNumber(rate);
  const reckoned = rounded(FLAT.has(rateClass) ? each : each.times(weight), currency);
  if (stated && !stated.eq(reckoned))
    warnings.push(
      `lines.${at}.total is ${stated.toString()}; ${reckoned.toString()} is printed, which is ` +
        (FLAT.has(rateClass)
          ? `the charge of class ${rateClass}.`
          : `${each.toString()} x ${weight.toString()}.`),
    );
  return reckoned;
}

/** In one unit: a sum of kilograms and pounds would say nothing. */
function grossOf(lines: readonly WaybillLine[]): number {
  const unit = lines[0]?.weightUnit ?? 'K';
  const weights = lines.map(({ grossWeight, weightUnit }) => {
    const weight = fromNumber(grossWeight);
    if (weightUnit === unit) return weight;
    return unit === 'K' ? weight.times(KG_PER_POUND) : weight.div(KG_PER_POUND);
  });
  const isMixed = lines.some(({ weightUnit }) => weightUnit !== unit);
  return toNumber(isMixed ? roundHalfUp(sum(weights), 1) : sum(weights));
}

/** The column of what is prepaid, or of what is collected. */
function columnOf(charges: WaybillCharges, column: Payment, weight: Decimal | null): ChargeColumn {
  const { currency, valuationCharge, tax, otherCharges = [] } = charges;
  const isFreight = charges.weightCharges === column;
  const isOther = charges.otherChargesPayment === column;
  const freight = (amount: number | undefined): Decimal | null =>
    isFreight && amount !== undefined ? rounded(fromNumber(amount), currency) : null;
  const due = (to: 'A' | 'C'): Decimal | null => {
    const amounts = otherCharges
      .filter(({ dueTo }) => dueTo === to)
      .map(({ amount }) => fromNumber(amount));
    return isOther && amounts.length > 0 ? rounded(sum(amounts), currency) : null;
  };
  const boxes = {
    weight: isFreight ? weight : null,
    valuation: freight(valuationCharge),
    tax: freight(tax),
    dueAgent: due('A'),
    dueCarrier: due('C'),
  };
  const filled = Object.values(boxes).filter((box) => box !== null);
  return {
    weight: shown(boxes.weight),
    valuation: shown(boxes.valuation),
    tax: shown(boxes.tax),
    dueAgent: shown(boxes.dueAgent),
    dueCarrier: shown(boxes.dueCarrier),
    total: filled.length === 0 ? null : shown(sum(filled)),
  };
}

/** What is collected, and what is added where it is collected, in the currency there. */
function convertedTotal(
  total: number | null,
  {
    conversionRate,
    destinationCurrency,
    chargesAtDestination,
  }: NonNullable<WaybillCharges['collect']>,
) {
  const due = total === null ? ZERO : fromNumber(total).times(fromNumber(conversionRate));
  const charges = rounded(due, destinationCurrency);
  const added = rounded(fromNumber(chargesAtDestination ?? 0), destinationCurrency);
  return { collectCharges: toNumber(charges), total: toNumber(charges.plus(added)) };
}
