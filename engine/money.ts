/**
 * Amounts of money, which carry their currency in their type: amounts of two currencies do not add,
 * compare or stand for each other, and only `convert` leads from one to another. At run time an
 * amount is a `Decimal` and nothing more. Also the minor digits of currencies (ISO 4217) and the
 * rounding of a line.
 */
import {
  type Decimal,
  decimal,
  type Figure,
  fromNumber,
  inLastPlaces,
  roundHalfUp,
  ZERO,
} from './decimal.ts';

/**
 * Whose currency an amount is in: that of the destination, in which duties and taxes are due; that
 * of the request, in which the goods were invoiced; or the one that a law or a table prints beside
 * its figure.
 */
export type Whose = 'destination' | 'invoice' | 'printed';

/** An amount of money: in the currency of the destination, unless its type names another. */
export interface Money<Of extends Whose = 'destination'> {
  /** Known to the compiler alone. */
  readonly [of]: Of;
  plus(other: Alike<Of>): Money<Of>;
  minus(other: Alike<Of>): Money<Of>;
  times(factor: Decimal): Money<Of>;
  div(divisor: Decimal): Money<Of>;
  /** How many times the other it is. */
  div(other: Alike<Of>): Decimal;
  abs(): Money<Of>;
  round(digits: number, how: 0 | 1 | 2 | 3): Money<Of>;
  eq(other: Alike<Of>): boolean;
  lt(other: Alike<Of>): boolean;
  lte(other: Alike<Of>): boolean;
  gt(other: Alike<Of>): boolean;
  gte(other: Alike<Of>): boolean;
  cmp(other: Alike<Of>): number;
  toFixed(digits?: number): string;
  toString(): string;
}
declare const of: unique symbol;

/**
 * What an amount adds to and compares with. Two printed ones may be in two currencies, so they do
 * neither before they are converted.
 */
type Alike<Of extends Whose> = Of extends 'printed' ? never : Money<Of>;

/**
 * The code of a currency (ISO 4217). A text that is read says nothing of whose it is, and is taken
 * for any.
 */
export type Currency<Of extends Whose = 'destination'> = string & { readonly [of]?: Of };

/** A figure, or its printed form, that is known to be in the currency of the destination. */
export const money = (figure: Decimal | string): Money => inCurrency(read(figure));

/** An amount that a request states. */
export const invoiceMoney = (amount: number): Money<'invoice'> => inCurrency(fromNumber(amount));

/** A figure, or its printed form, that a law or a table prints with its currency. */
export const printedMoney = (figure: Decimal | string): Money<'printed'> =>
  inCurrency(read(figure));

/**
 * An amount in the currency of the destination, not rounded; `rate`: units of that currency for one
 * of the amount's own.
 */
export const convert = (amount: Money<'invoice'> | Money<'printed'>, rate: Decimal): Money =>
  inCurrency(bare(amount).times(rate));

/**
 * The part of an amount that falls to one part of a whole. Multiplied first: the one division is
 * the last step.
 */
export const inProportion = <Of extends Figure<Of>, Part extends Decimal | Money<Whose>>(
  amount: Of,
  part: Part,
  whole: NoInfer<Part>,
): Of => amount.times(bare(part)).div(bare(whole));

const read = (figure: Decimal | string): Decimal =>
  typeof figure === 'string' ? decimal(figure) : figure;

// the compiler is told what it cannot see: an amount is the decimal of its figure
const inCurrency = <Of extends Whose>(figure: Decimal): Money<Of> => figure as unknown as Money<Of>;
const bare = (amount: Decimal | Money<Whose>): Decimal => amount as Decimal;

// ISO 4217, list one, read 2026-11: currencies whose minor unit is not the hundredth.
const NO_MINOR_UNIT = 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF'.split(' ');
const THOUSANDTHS = 'BHD IQD JOD KWD LYD OMR TND'.split(' ');
const DIGITS: ReadonlyMap<string, number> = new Map([
  ...NO_MINOR_UNIT.map((code) => [code, 0] as const),
  ...THOUSANDTHS.map((code) => [code, 3] as const),
]);

/** Decimal places in which a currency is written: 2 unless ISO 4217 says otherwise. */
export const minorDigits = (currency: string): number => DIGITS.get(currency) ?? 2;

/** An amount rounded half up to the minor unit of its currency: once a line, never before. */
export const roundMoney = <Of extends Whose>(
  amount: Money<Of>,
  currency: Currency<NoInfer<Of>>,
): Money<Of> => inCurrency(roundHalfUp(bare(amount), minorDigits(currency)));

/** One minor unit of a currency. */
export const minorUnit = <Of extends Whose>(currency: Currency<Of>): Money<Of> =>
  inCurrency(unitOf(minorDigits(currency)));

const unitOf = (digits: number): Decimal => decimal('1').div(decimal(`1${'0'.repeat(digits)}`));

/**
 * An amount shared out by weight so that the shares, each in whole minor units, add up to it:
 * largest remainder, ties to the earlier share. Without any weight the first share takes it all.
 */
export const distribute = <Of extends Whose>(
  amount: Money<Of>,
  weights: readonly (Decimal | Money<Whose>)[],
  currency: Currency<NoInfer<Of>>,
): Money<Of>[] =>
  sharedOut(bare(amount), weights.map(bare), minorDigits(currency)).map(inCurrency<Of>);

function sharedOut(amount: Decimal, weights: readonly Decimal[], digits: number): Decimal[] {
  const parts = inLastPlaces(weights);
  const whole = parts.reduce((total, part) => total + part, 0n);
  if (weights.length < 2 || whole === 0n) return weights.map((_, at) => (at === 0 ? amount : ZERO));
  const unit = unitOf(digits);
  // in whole numbers, which have no quotient to be rounded: many lines are shared out to several
  // times in a calculation
  const [figure = 0n, one = 1n] = inLastPlaces([amount, unit]);
  const units = parts.map((part) => (figure * part) / (one * whole));
  const left = (figure - units.reduce((total, share) => total + share, 0n) * one) / one;
  const byRemainder = parts
    .map((part, at) => ({ at, remainder: (figure * part) % (one * whole) }))
    .sort((first, second) => compare(second.remainder, first.remainder));
  for (const { at } of byRemainder.slice(0, Number(left))) units[at] = (units[at] ?? 0n) + 1n;
  return units.map((share) => decimal(String(share)).times(unit));
}

const compare = (one: bigint, other: bigint): number => (one < other ? -1 : Number(one > other));
