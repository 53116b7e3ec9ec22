/**
 * Entry prices of fruit and vegetables: the lower the price of a consignment, the higher the duty
 * on it.
 */
import { holdsOn, type Validity } from '../../calendar.ts';
import { type Decimal, decimal, HUNDRED, roundHalfUp, ZERO } from '../../decimal.ts';
import type { MeasureCondition } from '../../release/records.ts';
import type { Sourced } from '../types.ts';
import { share } from './evaluate.ts';

/** `data/entry-price/*.txt`: amounts in euro for 100 kg net. */
export interface EntryPriceRow extends Validity, Sourced {
  code: string;
  /** Days of the season, `MM-DD`, both included. */
  firstDay: string;
  lastDay: string;
  price: Decimal;
  adValorem: string;
  /** Charged where the price stays under 92 per cent of the entry price. */
  full: Decimal;
  certainty: 'sure' | 'assumed';
}

/** From this price for 100 kg on, until that of the next band, the rate holds. */
export interface PriceBand {
  from: Decimal;
  rate: string;
}

export interface EntryPriceDuty {
  band: PriceBand;
  needs: string[];
  assumptions: string[];
}

/**
 * The row of a code in the season of the entry date; null for goods or weeks without an entry
 * price.
 */
export function entryPriceRow(
  rows: readonly EntryPriceRow[],
  digits: string,
  date: string,
): EntryPriceRow | null {
  const day = date.slice(5);
  return (
    rows.find(
      (row) =>
        digits.startsWith(row.code) &&
        holdsOn(row, date) &&
        isInSeason(row.firstDay, row.lastDay, day),
    ) ?? null
  );
}

const isInSeason = (first: string, last: string, day: string): boolean =>
  first <= last ? first <= day && day <= last : first <= day || day <= last;

const STEPS = ['0', '2', '4', '6', '8'].map((percent) => decimal(percent));

/**
 * Bands of a row, the dearest price first: in steps of 2 per cent down to 92, then the full amount.
 */
export function bandsOf({ price, adValorem, full }: EntryPriceRow): PriceBand[] {
  const steps = STEPS.map((percent) => roundHalfUp(share(price, percent), 1));
  return [
    ...steps.map((shortfall) => ({
      from: price.minus(shortfall),
      rate: withAmount(adValorem, shortfall),
    })),
    { from: ZERO, rate: withAmount(adValorem, full) },
  ];
}

const withAmount = (adValorem: string, amount: Decimal): string =>
  amount.eq(ZERO) ? adValorem : `${adValorem} + ${amount.toFixed()} EUR/100 kg`;

/** Letters of conditions on the price: `V` entry price, `U` unit price. */
const ON_PRICE = new Set(['V', 'U']);

/**
 * Bands that a tariff publishes as conditions of the measure (`V 52.600 EUR/DTN(01):12.000 %`);
 * empty where it has none.
 */
export const bandsOfConditions = (conditions: readonly MeasureCondition[]): PriceBand[] =>
  conditions
    .flatMap(({ code, requirement, duty }) => {
      const limit = /^(\d+(?:\.\d+)?) ?EUR ?\/ ?(?:DTN|100 kg)/.exec(requirement ?? '')?.[1];
      return ON_PRICE.has(code) && limit !== undefined && duty !== null
        ? [{ from: decimal(limit), rate: duty }]
        : [];
    })
    .sort((left, right) => right.from.cmp(left.from));

/**
 * The band of a declared value (in euro) and net weight. Without a weight the price is not known:
 * the dearest band is taken and the weight asked for. Null without bands.
 */
export function entryPriceOf(
  bands: readonly PriceBand[],
  declared: { valueEuro: Decimal; weightKg: Decimal | null },
): EntryPriceDuty | null {
  const dearest = bands.at(-1);
  if (!dearest) return null;
  const { valueEuro, weightKg } = declared;
  if (weightKg === null || weightKg.lte(ZERO))
    return {
      band: dearest,
      needs: ['weight'],
      assumptions: ['the price for 100 kg is not known: the duty of the lowest price was charged'],
    };
  const price = valueEuro.times(HUNDRED).div(weightKg);
  return {
    band: bands.find(({ from }) => price.gte(from)) ?? dearest,
    needs: [],
    assumptions: [
      'the declared price was taken for the entry price; a standard import value may replace it',
    ],
  };
}
