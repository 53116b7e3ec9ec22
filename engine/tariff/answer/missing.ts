/** Which charges an answer leaves open, and the landed cost at their least and their most. */
import { type Decimal, fromNumber, greatest, least, sum, toNumber } from '../../decimal.ts';
import { CHARGE_KINDS, type MissingCharge, type NeedWorth, type Totals } from './answer.ts';
import type { OpenCharge } from './remarks.ts';

/** Amounts that are added up, nothing said of what they leave open. */
export type KnownTotals = Omit<Totals, 'landedCost' | 'complete' | 'missing'> & {
  landedCost: number;
};

/** The totals with the charges that are open: no landed cost where one of them has no highest. */
export const totalsWith = (known: KnownTotals, missing: MissingCharge[]): Totals => ({
  ...known,
  landedCost: missing.some(({ highest }) => highest === null) ? null : known.landedCost,
  complete: missing.length === 0,
  missing,
});

/** What the goods cost with every charge that is known. */
export const knownCost = ({
  goods,
  shipping,
  insurance,
  dutiesTaxesFees,
}: Pick<Totals, 'goods' | 'shipping' | 'insurance' | 'dutiesTaxesFees'>): Decimal =>
  sum([goods ?? 0, shipping ?? 0, insurance ?? 0, dutiesTaxesFees].map(fromNumber));

/**
 * Between which amounts the landed cost lies when all that is missing is open at once. What two
 * kinds of charges say alike is one fact that both hang on.
 */
export function rangeOf(
  totals: Pick<Totals, 'goods' | 'shipping' | 'insurance' | 'dutiesTaxesFees'> & {
    missing?: readonly MissingCharge[] | undefined;
  },
): Pick<MissingCharge, 'lowest' | 'highest'> {
  const known = knownCost(totals);
  const facts = new Map((totals.missing ?? []).map((one) => [`${one.lowest} ${one.highest}`, one]));
  const moved = (side: 'lowest' | 'highest'): number | null => {
    const ends = [...facts.values()].map((one) => one[side]);
    if (ends.some((end) => end === null)) return null;
    return toNumber(known.plus(sum(ends.map((end) => fromNumber(end ?? 0).minus(known)))));
  };
  const uncharged = toNumber(known.minus(fromNumber(totals.dutiesTaxesFees)));
  const lowest = moved('lowest');
  return {
    lowest: lowest === null ? null : Math.max(lowest, uncharged),
    highest: moved('highest'),
  };
}

/** Null: it has no bound. */
interface Bounds {
  lowest: Decimal | null;
  highest: Decimal | null;
}

/**
 * One entry for each kind of charge that is open, every other one as it was charged. A charge on
 * which nothing hangs is not missing. Bounds are known of a whole consignment: one line of it,
 * where `whole` is the landed cost of all lines, moves by as much at most.
 */
export function missingOf(
  open: readonly OpenCharge[],
  needsWorth: readonly NeedWorth[],
  { landedCost, dutiesTaxesFees }: Pick<KnownTotals, 'landedCost' | 'dutiesTaxesFees'>,
  whole = landedCost,
): MissingCharge[] {
  const known = fromNumber(landedCost);
  // no charge is less than nothing
  const uncharged = known.minus(fromNumber(dutiesTaxesFees));
  return CHARGE_KINDS.flatMap((kind) => {
    const bounds = open
      .filter(({ what }) => what === kind)
      .map((one) => boundsOf(one, worthOfAll(one.needs, needsWorth), fromNumber(whole)))
      .map(({ lowest, highest }): Bounds => ({
        lowest: lowest && greatest(known.minus(fromNumber(whole).minus(lowest)), uncharged),
        highest: highest && known.plus(highest.minus(fromNumber(whole))),
      }))
      .filter(({ lowest, highest }) => !(lowest && highest?.eq(lowest)));
    return bounds.length === 0 ? [] : [{ what: kind, ...printed(outermost(bounds)) }];
  });
}

/**
 * What a charge makes of the landed cost. As it was charged is one of its outcomes, so the bounds
 * hold that; what is left out can only be added.
 */
function boundsOf({ most }: OpenCharge, worth: Bounds, charged: Decimal): Bounds {
  if (most === 'charged')
    return { lowest: worth.lowest?.lte(charged) ? worth.lowest : null, highest: charged };
  return {
    lowest: worth.lowest === null ? charged : least(worth.lowest, charged),
    highest: most === 'unknown' ? null : worth.highest && greatest(worth.highest, charged),
  };
}

/** What the facts are worth of which a charge lacks all; not known when one of them is not. */
const worthOfAll = (needs: readonly string[], needsWorth: readonly NeedWorth[]): Bounds =>
  outermost(
    needs.map((name) => {
      const found = needsWorth.find(({ need }) => need === name);
      return { lowest: numberOf(found?.lowest), highest: numberOf(found?.highest) };
    }),
  );

const numberOf = (amount: number | null | undefined): Decimal | null =>
  amount === null || amount === undefined ? null : fromNumber(amount);

/** From the least to the most of them; open on the side on which one of them is. */
function outermost(all: readonly Bounds[]): Bounds {
  const known = (pick: 'lowest' | 'highest', of: typeof least): Decimal | null =>
    all.length === 0 || all.some((one) => one[pick] === null)
      ? null
      : all.flatMap((one) => one[pick] ?? []).reduce((left, right) => of(left, right));
  return { lowest: known('lowest', least), highest: known('highest', greatest) };
}

const printed = ({ lowest, highest }: Bounds): Pick<MissingCharge, 'lowest' | 'highest'> => ({
  lowest: lowest && toNumber(lowest),
  highest: highest && toNumber(highest),
});
