/** Lines of goods as documents print them: what a caller states over what a calculation knows. */
import { type Decimal, decimal, fromNumber, roundHalfUp, sum, toNumber } from '../decimal.ts';
import { digitsOf } from '../hscode.ts';
import { minorDigits } from '../money.ts';
import type { Issue } from '../refusal.ts';
import { vagueRemarks } from './vague.ts';

/** A line as far as it is known. */
export interface StatedLine {
  description?: string | undefined;
  hsCode?: string | undefined;
  originCountry?: string | undefined;
  quantity?: number | undefined;
  unit?: string | undefined;
  netWeightKg?: number | undefined;
  unitValue?: number | undefined;
  value?: number | undefined;
  reference?: string | undefined;
  /** In which the catalogue values it, where the document is not in it; null: in none. */
  valuedIn?: string | null | undefined;
}

/** A line with all that a document must say of it. */
export interface GoodsLine {
  description: string;
  hsCode: string | null;
  originCountry: string;
  quantity: number;
  unit: string;
  netWeightKg: number | null;
  unitValue: number;
  value: number;
  reference: string | null;
}

/** What a document asks of its lines, beside description, origin, quantity and value. */
export interface Asks {
  /** Empty where it is not known yet. */
  currency: string;
  /** Digits of a tariff code: 0 where none is needed. */
  codeDigits: number;
  netWeight: boolean;
}

export interface CompleteLines {
  lines: GoodsLine[];
  /** Sum of the values, in the currency. */
  goods: Decimal;
  issues: Issue[];
  warnings: string[];
}

/** The lines in their order; each fact that is missing is an issue at its field. */
export function completeLines(
  known: readonly StatedLine[],
  stated: readonly StatedLine[],
  asks: Asks,
): CompleteLines {
  const issues: Issue[] = [];
  const warnings: string[] = [];
  const count = Math.max(known.length, stated.length);
  if (count === 0)
    issues.push({ path: 'lines', message: 'is required without usageId and productIds' });
  const lines = Array.from({ length: count }, (_, at) => {
    const line = overlaid(known[at] ?? {}, stated[at] ?? {});
    issues.push(...missingOf(line, at, asks));
    warnings.push(...remarksOn(line, at, asks));
    return printedLine(line, asks.currency);
  });
  return { lines, goods: sum(lines.map(({ value }) => fromNumber(value))), issues, warnings };
}

/** A new price takes the place of the old value. */
function overlaid(known: StatedLine, stated: StatedLine): StatedLine {
  const facts = Object.fromEntries(Object.entries(stated).filter(([, fact]) => fact !== undefined));
  const { value, ...rest } = known;
  const keepsValue = stated.unitValue === undefined && value !== undefined;
  return { ...rest, ...(keepsValue ? { value } : {}), ...facts };
}

function missingOf(line: StatedLine, at: number, asks: Asks): Issue[] {
  const { codeDigits, netWeight } = asks;
  const issue = (field: string, message: string): Issue => ({
    path: `lines.${at}.${field}`,
    message,
  });
  const needed = ['description', 'originCountry', 'quantity'] as const;
  const hasNoValue = line.value === undefined && line.unitValue === undefined;
  // which of those that the catalogue values lack one is seen when there is a currency
  const isUnpriced = hasNoValue && (asks.currency !== '' || !line.valuedIn);
  return [
    ...needed
      .filter((field) => line[field] === undefined || line[field] === '')
      .map((field) => issue(field, 'is required: no calculation and no product states it either')),
    ...(isUnpriced ? [issue('value', unpriced(line, asks))] : []),
    ...((line.hsCode ?? '').length < codeDigits
      ? [issue('hsCode', `must hold ${codeDigits} digits at least on commercial items`)]
      : []),
    ...(netWeight && line.netWeightKg === undefined
      ? [issue('netWeightKg', 'is required on postal declarations')]
      : []),
  ];
}

/** Why a line has no value, and what to send. */
function unpriced({ valuedIn }: StatedLine, { currency }: Asks): string {
  if (valuedIn === undefined) return 'is required, or unitValue';
  if (valuedIn === null)
    return 'is required, or unitValue: the catalogue values it without a currency';
  return (
    `is required, or unitValue, in ${currency}: the catalogue values it in ${valuedIn}, which is not converted. ` +
    `Or send "currency": "${valuedIn}"`
  );
}

function remarksOn(line: StatedLine, at: number, { currency }: Asks): string[] {
  const { description = '', hsCode = '', value, unitValue, quantity } = line;
  const reckoned = valueOf(line, currency);
  const isStated = value !== undefined || unitValue !== undefined;
  const remarks = [
    ...vagueRemarks(`lines.${at}.description`, description),
    ...codeRemarks(`lines.${at}.hsCode`, digitsOf(hsCode)),
    ...(isStated && reckoned.eq(ZERO)
      ? [`lines.${at} is worth 0: customs asks for what such goods are sold at, given away or not.`]
      : []),
  ];
  if (value === undefined || unitValue === undefined || quantity === undefined) return remarks;
  if (!reckoned.eq(fromNumber(value)))
    remarks.push(
      `lines.${at}.value is ${value}; ${reckoned.toString()} is printed, which is ${quantity} x ${unitValue}.`,
    );
  return remarks;
}

/** What is said of digits that no tariff prints as a code. */
function codeRemarks(path: string, digits: string): string[] {
  if (digits.length % 2 === 1)
    return [
      `${path} has ${digits.length} digits, an odd number: a zero before it was probably lost (0${digits}). It is printed as it is.`,
    ];
  return digits !== '' && digits.length < HS_DIGITS
    ? [`${path} has ${digits.length} digits: customs wants ${HS_DIGITS} at least.`]
    : [];
}

const HS_DIGITS = 6;

const ZERO = decimal('0');

/** Quantity by unit value where there is one. */
function valueOf({ value, unitValue, quantity }: StatedLine, currency: string): Decimal {
  const whole =
    unitValue === undefined || quantity === undefined
      ? fromNumber(value ?? 0)
      : fromNumber(unitValue).times(fromNumber(quantity));
  return roundHalfUp(whole, minorDigits(currency));
}

const UNIT_VALUE_DIGITS = 4; // of a price that is a quotient

function printedLine(line: StatedLine, currency: string): GoodsLine {
  const value = valueOf(line, currency);
  const quantity = line.quantity ?? 1;
  const each = value.eq(ZERO) ? ZERO : value.div(fromNumber(quantity));
  return {
    description: line.description ?? '',
    hsCode: line.hsCode ?? null,
    originCountry: line.originCountry ?? '',
    quantity,
    unit: line.unit ?? 'pcs',
    netWeightKg: line.netWeightKg ?? null,
    unitValue: line.unitValue ?? toNumber(roundHalfUp(each, UNIT_VALUE_DIGITS)),
    value: toNumber(value),
    reference: line.reference ?? null,
  };
}
