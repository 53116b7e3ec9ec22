/** Facts of a consignment as conditions of tables, simplified regimes and rules ask for them. */
import { type Decimal, greatest, sum, ZERO } from '../../decimal.ts';
import type { Money } from '../../money.ts';
import type { SimplifiedFacts } from '../relief/simplified.ts';
import type { ConsignmentFacts } from './conditions.ts';
import { enteredValue } from './enteredValue.ts';
import type { Entry } from './entry.ts';
import type { EnteredGoods } from './goods.ts';
import type { Valued } from './valued.ts';

/** Of all goods together: what limits of value and weight are compared with. */
export interface Whole {
  intrinsic: Money;
  /** What the dearest single article is worth: a line without a quantity is one article. */
  dearestItem: Money;
  customsValue: Money;
  /** Null when the weight of any line is not known. */
  weightKg: Decimal | null;
  quantity: Decimal | null;
}

export const wholeOf = (valued: readonly Valued[]): Whole => ({
  intrinsic: sum(valued.map(({ valuation }) => valuation.intrinsic)),
  dearestItem: valued.map(worthOfItem).reduce(greatest, ZERO),
  customsValue: sum(valued.map(({ valuation }) => valuation.customsValue)),
  weightKg: allOf(valued.map(({ goods }) => goods.basis.weightKg)),
  quantity: allOf(valued.map(({ goods }) => goods.basis.quantity)),
});

/**
 * The value that reliefs are limited by is that of the goods alone, but in Singapore (GST (Imports
 * Relief) Order: cost, insurance and freight) and Japan (Customs Tariff Act art. 14 (xviii): the
 * dutiable value) that of the customs.
 */
export const isLimitedByCustomsValue = ({ destination: { territory } }: Entry): boolean =>
  LIMITED_BY_CUSTOMS_VALUE.has(territory);
const LIMITED_BY_CUSTOMS_VALUE: ReadonlySet<string> = new Set(['SG', 'JP', 'MK']);

/** What the limits of reliefs are compared with. */
export const limitedValue = (entry: Entry, { intrinsic, customsValue }: Whole): Money =>
  isLimitedByCustomsValue(entry) ? customsValue : intrinsic;

const worthOfItem = ({ goods, valuation }: Valued): Money => {
  const { quantity } = goods.basis;
  return quantity?.gt(ZERO) === true ? valuation.intrinsic.div(quantity) : valuation.intrinsic;
};

const allOf = (amounts: readonly (Decimal | null)[]): Decimal | null => {
  const known = amounts.filter((amount) => amount !== null);
  return known.length < amounts.length ? null : sum(known);
};

/** The facts of one line of goods within its consignment. */
export function factsOf(
  entry: Entry,
  goods: EnteredGoods,
  digits: string,
  whole: Whole,
): ConsignmentFacts {
  const { request } = entry;
  return {
    digits,
    origin: goods.item.originCountry,
    exportCountry: request.exportCountry ?? null,
    date: request.entryDate,
    channel: entry.channel,
    mode: request.transportMode,
    purpose: request.purpose,
    sender: request.sender ?? null,
    audience: request.businessBuyer === true ? 'business' : 'consumer',
    giftWithPurchase: request.giftInConjunctionWithPurchase === true,
    schemes: request.sellerRegistrations ?? [],
    declaration: request.declarationType ?? null,
    filing: request.filing?.method ?? null,
    intrinsic: whole.intrinsic,
    dearestItem: whole.dearestItem,
    weightKg: whole.weightKg,
    quantity: whole.quantity,
    currency: entry.destination.currency,
    rateOf: entry.rateOf,
  };
}

/** The facts that decide on a simplified regime: limits hold for the whole consignment. */
export const simplifiedFacts = (
  entry: Entry,
  goods: EnteredGoods,
  digits: string,
  whole: Whole,
): SimplifiedFacts => ({
  ...factsOf(entry, goods, digits, whole),
  customsValue: whole.customsValue,
  entered: enteredValue(whole.customsValue, entry.destination),
});
