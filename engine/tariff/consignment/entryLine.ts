/**
 * Lines of a shipment that are one line of the entry: goods of one code and origin that are entered
 * alike are stated together, and brought to whole units of value together.
 */
import { type Decimal, greatest, sum, ZERO } from '../../decimal.ts';
import { type Currency, distribute, type Money, roundMoney } from '../../money.ts';
import { rateOf } from '../measure/measureRate.ts';
import { NOT_COMPUTED, share } from '../rate/evaluate.ts';
import type { Decided } from './assessGoods.ts';
import { enteredValue, isEnteredTogether } from './enteredValue.ts';
import type { Entry } from './entry.ts';
import type { Valued } from './valued.ts';

/**
 * The goods with their shares of the value that is entered for all of one entry line. A line alone
 * has none: its own value is rounded.
 */
export function enteredTogether({ destination }: Entry, valued: readonly Valued[]): Valued[] {
  if (!isEnteredTogether(destination)) return [...valued];
  const all = [...valued];
  for (const places of entryLinesOf(valued)) {
    const values = places.map((at) => valued[at]?.valuation.customsValue ?? ZERO);
    const whole = enteredValue(sum(values), destination);
    for (const [position, entered] of distribute(whole, values, destination.currency).entries()) {
      const at = places[position] ?? 0;
      const one = all[at];
      if (one) all[at] = { ...one, entered };
    }
  }
  return all;
}

/**
 * The goods with their shares of the duties of their entry line, which are rounded once for all of
 * it.
 */
export function roundedTogether<T extends Valued & Decided>(
  { destination: { currency } }: Entry,
  goods: readonly T[],
): T[] {
  const all = [...goods];
  // only what is entered together is rounded together
  if (goods.every(({ entered }) => entered === null)) return all;
  for (const places of entryLinesOf(goods)) {
    const together = places.flatMap((at) => goods[at] ?? []);
    if (!together.every(({ rule, entered }) => rule === 'tariff' && entered !== null)) continue;
    for (const [position, shared] of sharedDuties(together, currency).entries())
      all[places[position] ?? 0] = shared;
  }
  return all;
}

function sharedDuties<T extends Valued & Decided>(goods: readonly T[], currency: Currency): T[] {
  const base = sharesOf(
    goods.map(({ line }) => line?.base?.assessed.amount ?? ZERO),
    currency,
  );
  const measures = (goods[0]?.measures ?? []).map(({ row }, place) =>
    rateOf(row).total
      ? sharesOfTotal(goods, { percent: rateOf(row).percent, base, currency })
      : sharesOf(
          goods.map(({ measures: { [place]: one } }) => one?.assessed.amount ?? ZERO),
          currency,
        ),
  );
  return goods.map((one, at) => ({
    ...one,
    baseDuty: base[at] ?? one.baseDuty,
    baseWorking: asShare(one.baseWorking),
    measures: one.measures.map((measure, place) =>
      measure.exemption
        ? measure
        : {
            ...measure,
            amount: measures[place]?.[at] ?? measure.amount,
            assessed: { ...measure.assessed, working: asShare(measure.assessed.working) },
          },
    ),
  }));
}

/** What tops up the base duty to a share of the value does so for the entry line as a whole. */
function sharesOfTotal(
  goods: readonly Valued[],
  { percent, base, currency }: { percent: Decimal; base: readonly Money[]; currency: Currency },
): Money[] {
  const entered = goods.map((one) => one.entered ?? ZERO);
  const total = roundMoney(share(sum(entered), percent), currency);
  return distribute(greatest(total.minus(sum(base)), ZERO), entered, currency);
}

/** An amount that is not known is none of the line either. */
const asShare = (working: string): string =>
  working === NOT_COMPUTED ? working : `${working}, rounded with its entry line`;

/** The sum is rounded, and shared out. */
const sharesOf = (exact: readonly Money[], currency: Currency): Money[] =>
  distribute(roundMoney(sum(exact), currency), exact, currency);

/** Places of goods that are one line of the entry; a line alone is left out. */
function entryLinesOf(goods: readonly Valued[]): number[][] {
  const lines = new Map<string, number[]>();
  for (const [at, { goods: entered }] of goods.entries()) {
    const { item, claims, conditions, preference } = entered;
    // parts of the value are declared for each line by itself
    if (item.components !== undefined || item.tradeRemedies !== undefined) continue;
    const key = JSON.stringify([
      item.hsCode,
      item.originCountry,
      claims,
      conditions,
      preference,
      item.metalWeightPercent,
    ]);
    lines.set(key, [...(lines.get(key) ?? []), at]);
  }
  return [...lines.values()].filter((places) => places.length > 1);
}
