/** Which charges an answer leaves open, and the landed cost at their least and their most. */
import { type Decimal, fromNumber, greatest, least, sum, toNumber, ZERO } from '../../decimal.ts';
import {
  CHARGE_KINDS,
  type ChargeKind,
  type MissingCharge,
  type NeedWorth,
  type Totals,
} from './answer.ts';
import type { OpenCharge } from './remarks.ts';

/** Amounts that are added up, nothing said of what they leave open. */
export type KnownTotals = Omit<Totals, 'landedCost' | 'complete' | 'missing'> & {
  landedCost: number;
};

/** What a fact is worth, and the kinds of charges that it moves; absent: nobody knows which. */
export interface WeighedNeed extends NeedWorth {
  moves?: readonly ChargeKind[];
}

/** What an answer leaves open. */
export interface Missing {
  charges: MissingCharge[];
  /** One of them has no highest, for another reason than transport that was not stated. */
  isOpen: boolean;
}

/**
 * The totals with the charges that are open: no landed cost where one of them has no highest. Where
 * transport alone was not stated it is the landed cost without transport.
 */
export const totalsWith = (known: KnownTotals, { charges, isOpen }: Missing): Totals => ({
  ...known,
  landedCost: isOpen ? null : known.landedCost,
  complete: charges.length === 0,
  missing: charges,
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

/** The answer that charges are missing from. */
interface Answered {
  totals: Pick<KnownTotals, 'landedCost' | 'dutiesTaxesFees'>;
  /** The landed cost of the whole consignment, of which this may be one line. */
  whole: number;
  /** The price holds the charges: of the whole it is what is paid, whatever they are. */
  isInPrice: boolean;
}

/**
 * One entry for each kind of charge that is open, every other one as it was charged. A charge on
 * which nothing hangs is not missing. Bounds are known of a whole consignment: one line of it moves
 * by as much at most.
 */
export function missingOf(
  open: readonly OpenCharge[],
  needsWorth: readonly WeighedNeed[],
  answered: Answered,
): Missing {
  if (answered.isInPrice) return withinPrice(open, answered);
  const { totals, whole } = answered;
  const known = fromNumber(totals.landedCost);
  // no charge is less than nothing
  const uncharged = known.minus(fromNumber(totals.dutiesTaxesFees));
  const charges: MissingCharge[] = [];
  let isOpen = false;
  const weighed = needsWorth.map((need) => asTold(need, open));
  for (const what of CHARGE_KINDS) {
    const facts = factsOf(
      open.filter((one) => one.what === what),
      weighed,
      fromNumber(whole),
    );
    if (facts.length === 0) continue;
    const moved = (side: keyof Bounds): Decimal | null =>
      facts.some((one) => one[side] === null)
        ? null
        : facts.reduce((at, one) => at.plus(one[side] ?? ZERO).minus(fromNumber(whole)), known);
    const [lowest, highest] = [moved('lowest'), moved('highest')];
    charges.push({ what, ...printed({ lowest: lowest && greatest(lowest, uncharged), highest }) });
    isOpen ||= facts.some((one) => one.highest === null && !one.isTransport);
  }
  return { charges, isOpen };
}

/** A fact that moves none of the charges said to hang on it moves another in their place. */
function asTold(weighed: WeighedNeed, open: readonly OpenCharge[]): WeighedNeed {
  const { need, lowest, highest, moves = [] } = weighed;
  const isTold = open.some(({ what, needs }) => needs.includes(need) && moves.includes(what));
  return isTold ? weighed : { need, lowest, highest };
}

/** What is paid is known; of one line among several it is not, for they share the charges. */
function withinPrice(
  open: readonly OpenCharge[],
  { totals: { landedCost }, whole }: Answered,
): Missing {
  const paid = landedCost === whole ? landedCost : null;
  const charges = CHARGE_KINDS.filter((kind) => open.some(({ what }) => what === kind)).map(
    (what): MissingCharge => ({ what, lowest: paid, highest: paid }),
  );
  return { charges, isOpen: charges.length > 0 && paid === null };
}

interface Fact extends Bounds {
  isTransport: boolean;
}

/**
 * The facts on which a kind of charge hangs, each once with the widest of its bounds: facts are
 * open together, so what they move adds up.
 */
function factsOf(
  open: readonly OpenCharge[],
  needsWorth: readonly WeighedNeed[],
  charged: Decimal,
): Fact[] {
  const bounds = open.flatMap((one) =>
    // a charge may lack no fact that a request could state
    (one.needs.length === 0 ? [''] : one.needs).map((need) => ({
      need,
      isTransport: one.most === 'transport',
      ...boundsOf(one, worthOf(need, one.what, needsWorth, charged), charged),
    })),
  );
  return [...new Set(bounds.map(({ need }) => need))].flatMap((name): Fact[] => {
    const all = bounds.filter(({ need }) => need === name);
    const { lowest, highest } = outermost(all);
    if (lowest && highest?.eq(lowest)) return [];
    return [{ lowest, highest, isTransport: all.every(({ isTransport }) => isTransport) }];
  });
}

/**
 * What a charge makes of the landed cost. As it was charged is one of its outcomes, so the bounds
 * hold that; what is left out can only be added.
 */
function boundsOf({ most }: OpenCharge, worth: Bounds, charged: Decimal): Bounds {
  const isBounded = most === 'worth';
  if (most === 'charged')
    return { lowest: worth.lowest?.lte(charged) ? worth.lowest : null, highest: charged };
  return {
    lowest: worth.lowest === null ? charged : least(worth.lowest, charged),
    highest: isBounded ? worth.highest && greatest(worth.highest, charged) : null,
  };
}

/** What a fact is worth to a kind of charge: as it was charged where no end of it moves that kind. */
function worthOf(
  name: string,
  what: ChargeKind,
  needsWorth: readonly WeighedNeed[],
  charged: Decimal,
): Bounds {
  const found = needsWorth.find(({ need }) => need === name);
  const isBounded = typeof found?.lowest === 'number' && typeof found.highest === 'number';
  if (isBounded && found.moves?.includes(what) === false)
    return { lowest: charged, highest: charged };
  return { lowest: numberOf(found?.lowest), highest: numberOf(found?.highest) };
}

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
