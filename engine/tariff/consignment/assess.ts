/**
 * One assessment of a consignment at given prices: values, reliefs, duties, fees, taxes. Amounts
 * are rounded once a line.
 */
import { type Steps } from '../../steps.ts';
import { sum, ZERO } from '../../decimal.ts';
import { distribute, inProportion, type Money } from '../../money.ts';
import { giftPieces } from '../relief/giftPieces.ts';
import { type Threshold, thresholdOf } from '../relief/thresholds.ts';
import { type Fee, type FeeGoods, feesOf } from '../tax/fees.ts';
import { dutyLevies, feeLevies, taxLevies } from '../tax/goodsLevies.ts';
import {
  collectorOf,
  type Collector,
  exciseTaxes,
  schemeOf,
  taxesOfGoods,
} from '../tax/goodsTaxes.ts';
import type { Levy } from '../tax/levies.ts';
import type { Tax } from '../tax/taxes.ts';
import { decide, type Decided, flatAmount } from './assessGoods.ts';
import { collectedOfEntry } from './collectedOfEntry.ts';
import { type Whole, wholeOf } from './consignment.ts';
import { declarationOf, type Declared } from './declaration.ts';
import { enteredValue } from './enteredValue.ts';
import type { Entry } from './entry.ts';
import { enteredTogether, roundedTogether } from './entryLine.ts';
import { valuationRule, valueGoods } from './valuation.ts';
import { queryOf, type Valued } from './valued.ts';

/** A line of goods, assessed. */
export interface GoodsAssessment extends Valued, Decided {
  taxes: readonly Tax[];
  collector: Collector;
  /** The seller scheme that the value and the sale would fall under. */
  scheme: string | null;
  /** Levies that are duties. */
  levies: readonly Levy[];
  duties: Money;
}

export interface Assessment extends Declared {
  goods: readonly GoodsAssessment[];
  fees: readonly Fee[];
  /** Of all goods together: the basis of thresholds. */
  whole: Whole;
  /** Taxes up to this sum are not levied. */
  leastTax: Threshold | null;
  /** The value up to which they are not, where that decided; null where it did not. */
  untaxedUpTo: Money | null;
  totals: { duties: Money; fees: Money; taxes: Money };
}

/**
 * Assesses the goods at prices in the destination currency, without duties and taxes, a line in a
 * piece.
 */
export function* assess(entry: Entry, prices: readonly Money[]): Steps<Assessment> {
  const valued = enteredTogether(entry, valueAll(entry, prices));
  const whole = wholeOf(valued);
  const pieces = giftPieces(entry, valued, whole);
  const decideAll = function* (isRelieved: boolean): Steps<(Valued & Decided)[]> {
    const all: (Valued & Decided)[] = [];
    for (const [at, one] of valued.entries()) {
      all.push({
        ...one,
        ...decide(entry, one, pieces.has(at) ? wholeOf([one]) : whole, isRelieved),
      });
      yield;
    }
    return all;
  };
  const relieved = yield* decideAll(true);
  const each = roundedTogether(
    entry,
    isHalfRelieved(relieved) ? yield* decideAll(false) : relieved,
  );
  const declared = declarationOf(entry, each, whole.intrinsic);
  const decided = onePerItem(each, entry, declared);
  const [first] = decided;
  const leastTax = first
    ? thresholdOf(queryOf(entry, first.goods, first.digits), 'tax least')
    : null;
  const withTaxes = (taxedFees: readonly Money[]): Waived =>
    waived(
      collectedOfEntry(
        entry.destination,
        decided.map((one, at) => taxed(entry, one, whole, taxedFees[at] ?? ZERO)),
      ),
      leastTax,
    );
  const provisional = withTaxes([]);
  const fees = [
    ...feesFor(entry, provisional.goods, declared, whole.intrinsic),
    ...feeLevies(entry, provisional.goods, whole),
  ];
  const taxedFees = sum(fees.filter(({ row }) => row.taxed).map(({ amount }) => amount));
  const { goods, untaxedUpTo } = taxedFees.gt(ZERO)
    ? withTaxes(distribute(taxedFees, weightsOf(valued), entry.destination.currency))
    : provisional;
  return {
    ...declared,
    goods,
    fees,
    whole,
    leastTax,
    untaxedUpTo,
    totals: {
      duties: sum(goods.map(({ duties }) => duties)),
      fees: sum(fees.map(({ amount }) => amount)),
      taxes: sum(goods.flatMap(({ taxes }) => taxes.map(({ amount }) => amount))),
    },
  };
}

/** Relief by value is decided once for a consignment: goods outside it take it from the others. */
const isHalfRelieved = (goods: readonly Decided[]): boolean =>
  goods.some(({ reliefs }) => reliefs.gift === null && reliefs.dutyExempt) &&
  goods.some(({ reliefs }) => !reliefs.dutyExempt);

/** Freight and insurance are shared out by value, to the minor unit. */
function valueAll(entry: Entry, prices: readonly Money[]): Valued[] {
  const { currency } = entry.destination;
  const { purpose, sender } = entry.request;
  const isPostalGift = purpose === 'gift' && sender !== 'business' && entry.channel === 'postal';
  const rule = valuationRule(entry.destination, isPostalGift);
  const shares = (amount: Money | null): Money[] | null =>
    amount && distribute(amount, prices, currency);
  const [freight, insurance] = [shares(entry.freight), shares(entry.insurance)];
  return entry.goods.map((goods, at) => {
    const share = (all: Money[] | null): Money | null => all && (all[at] ?? ZERO);
    const one = { price: prices[at] ?? ZERO, freight: share(freight), insurance: share(insurance) };
    const terms = entry.request.shippingTerms ?? null;
    return { goods, ...one, valuation: valueGoods({ ...one, terms }, rule), entered: null };
  });
}

const weightsOf = (valued: readonly Valued[]): Money[] =>
  valued.map(({ valuation }) => valuation.customsValue);

/**
 * A flat duty is charged once for each item of the declaration, whatever the number of lines: goods
 * of one subheading, in a full declaration those of one code (Reg. (EU) 2026/382; guidance of the
 * Commission, 2026-06).
 */
function onePerItem<T extends Valued & Decided>(
  goods: readonly T[],
  entry: Entry,
  { declaration }: Declared,
): T[] {
  const seen = new Set<string>();
  return goods.map((one) => {
    if (one.rule !== 'flat') return one;
    const item = declaration?.type === 'full' ? one.digits : one.digits.slice(0, 6);
    const isFirst = !seen.has(item);
    seen.add(item);
    return {
      ...one,
      baseDuty: isFirst ? flatAmount(entry, one.reliefs) : ZERO,
      flatRepeated: !isFirst,
    };
  });
}

function taxed(
  entry: Entry,
  one: Valued & Decided,
  whole: Whole,
  taxedFees: Money,
): GoodsAssessment {
  const sellerTax = thresholdOf(queryOf(entry, one.goods, one.digits), 'seller tax');
  const scheme = schemeOf(entry, sellerTax, whole);
  const collector = collectorOf(entry, scheme);
  const levies = dutyLevies(entry, one, whole);
  const added = [...one.measures, ...one.remedies, ...levies];
  const duties = sum([one.baseDuty, ...added.map(({ amount }) => amount)]);
  const charged = { ...one, collector, scheme, levies, duties };
  const before = [...exciseTaxes(entry, charged, whole), ...taxLevies(entry, charged, whole)];
  const excise = sum(before.flatMap(({ amount, isTaxed }) => (isTaxed ? [amount] : [])));
  const taxes = taxesOfGoods(entry, charged, whole, { taxedFees, excise });
  return { ...charged, taxes: [...before, ...taxes] };
}

interface Waived {
  goods: GoodsAssessment[];
  untaxedUpTo: Money | null;
}

function waived(goods: GoodsAssessment[], least: Threshold | null): Waived {
  const taxes = goods.flatMap((one) => one.taxes);
  const whole = sum(taxes.map(({ amount }) => amount));
  // what a seller charged at the sale is paid, however little
  const isSold = goods.some(({ collector }) => collector === 'seller');
  if (!least || isSold || whole.gt(least.amount)) return { goods, untaxedUpTo: null };
  const base = sum(taxes.map((tax) => tax.base));
  return {
    goods: goods.map((one) => ({ ...one, taxes: [] })),
    untaxedUpTo: whole.gt(ZERO) ? inProportion(base, least.amount, whole) : null,
  };
}

/** Fees that are announced and not known to be law: what they would add is told, none is charged. */
export function undecidedFees(entry: Entry, { goods, whole, ...declared }: Assessment): Fee[] {
  if (entry.request.withUndecided === true) return [];
  const asked = { ...entry, request: { ...entry.request, withUndecided: true } };
  return feesFor(asked, goods, declared, whole.intrinsic).filter(({ row }) =>
    row.conditions.has('undecided'),
  );
}

function feesFor(
  entry: Entry,
  goods: readonly GoodsAssessment[],
  { declaration }: Declared,
  intrinsic: Money,
): Fee[] {
  const { request, destination } = entry;
  // a gift within its limit is free of everything
  if (goods.every(({ reliefs }) => reliefs.gift !== null)) return [];
  const isExempt = goods.every(
    ({ reliefs, taxes }) =>
      reliefs.dutyExempt && (reliefs.taxExempt || (taxes.length === 0 && entry.taxes.length === 0)),
  );
  const due = sum(
    goods.flatMap(({ duties, taxes }) => [duties, ...taxes.map(({ amount }) => amount)]),
  );
  return feesOf({
    rows: isExempt ? entry.fees.filter((row) => !row.conditions.has('entry')) : entry.fees,
    date: request.entryDate,
    entry: declaration?.type === 'simplified' ? 'informal' : 'formal',
    mode: request.transportMode,
    channel: entry.channel,
    filing: request.filing?.method ?? 'electronic',
    prepared: request.filing?.preparedBy ?? 'declarant',
    audience: request.businessBuyer === true ? 'business' : 'consumer',
    purpose: request.purpose,
    withUndecided: request.withUndecided === true,
    dutiable: due.gt(ZERO),
    intrinsic,
    goods: goods.map((one) => feeGoodsOf(entry, one)),
    currency: destination.currency,
    rateOf: entry.rateOf,
  });
}

const feeGoodsOf = (
  { destination }: Entry,
  { claimed, valuation, entered, digits, provision, duties, goods, dutiable }: GoodsAssessment,
): FeeGoods => ({
  claimed,
  // parts of the United States are left out of the fee too (19 CFR 24.23(c)(1)(i))
  customsValue:
    provision?.base === 'less_us_components'
      ? dutiable
      : (entered ?? enteredValue(valuation.customsValue, destination)),
  delivered: valuation.delivered,
  digits,
  origin: goods.item.originCountry,
  duties,
  relieved: provision?.relieves ?? [],
});

/** Everything charged beside the price. */
export const chargesOf = ({ totals }: Assessment): Money =>
  sum([totals.duties, totals.fees, totals.taxes]);
