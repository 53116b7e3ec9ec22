/**
 * What a person must know of the figures of a consignment: notes in plain words, missing facts, and
 * whether anything was assumed.
 */
import { decimal, sum, ZERO } from '../../decimal.ts';
import { minorDigits, minorUnit, type Money } from '../../money.ts';
import { type Assessment, type GoodsAssessment, undecidedFees } from '../consignment/assess.ts';
import { isInPrice } from '../consignment/deliveredDutyPaid.ts';
import { enteredValue, unitsTold } from '../consignment/enteredValue.ts';
import type { Entry } from '../consignment/entry.ts';
import { dayOf, type Exchange } from '../consignment/exchange.ts';
import { CARRIED } from '../consignment/valuation.ts';
import type { RegulatoryRow } from '../types.ts';
import type { Fee } from '../tax/fees.ts';
import { type Remark, type Report, summed } from './remarks.ts';
import { onClaims, onRegistrations } from './reportUnknownClaims.ts';
import { onGaps } from './reportGaps.ts';
import { onGoods, onLevy } from './reportGoods.ts';
import { onUncharged } from './reportRules.ts';
import { onDirectShipment, onInsurance, onTransport } from './reportTransport.ts';
import { validate } from './validations.ts';

/**
 * Every remark on an assessment, in the order in which the figures stand. Remarks on goods come
 * between those on value and on relief. `dearer`: the same consignment with a dear transport; null
 * where nothing of it was left open.
 */
export function reportOf(
  entry: Entry,
  assessment: Assessment,
  regulatory: readonly (readonly RegulatoryRow[])[],
  remainder: Money,
  dearer: Assessment | null,
): { whole: Report; goods: Report[] } {
  const goods = assessment.goods.map((one, at) => [
    ...onTransport(entry, [one], dearer?.goods.slice(at, at + 1) ?? []),
    ...onGoods(entry, one, regulatory[at] ?? []),
    ...onDirectShipment(entry, one),
    ...onClaims(entry, one),
  ]);
  const whole = [
    ...onExchange(entry),
    ...onGaps(entry),
    ...onValue(entry, assessment, remainder, dearer),
    ...goods.flat(),
    ...onConsignment(entry, assessment),
  ];
  return { whole: summed(whole), goods: goods.map(summed) };
}

/**
 * The rate of the amounts, and those of duties, taxes and fees in another currency that are as old.
 */
function onExchange(entry: Entry): Remark[] {
  const { exchange, request, destination } = entry;
  const { currency } = destination;
  const note = `Amounts were converted from ${request.currency} to ${currency} at ${exchange.rate.toFixed()} (reference rates of ${dayOf(exchange)}).`;
  const others = [...entry.exchangesUsed()].filter(
    ([, { stale, rows }]) =>
      stale && !(exchange.stale && rows.every((row) => exchange.rows.includes(row))),
  );
  return [
    ...(exchange.rows.length > 0 ? [{ note, shopper: true as const }] : []),
    ...(exchange.stale ? [staleRemark('The exchange rate', exchange)] : []),
    ...others
      .toSorted(([left], [right]) => (left < right ? -1 : 1))
      .map(([from, one]) => staleRemark(`The exchange rate from ${from} to ${currency}`, one)),
  ];
}

const staleRemark = (name: string, exchange: Exchange): Remark => ({
  shopper: `${name} is that of ${dayOf(exchange)}, so the amount may change a little.`,
  note: `${name} of ${dayOf(exchange)} is more than 31 days away from the entry date: customs will use another one.`,
  because: 'old_rate',
});

function onValue(
  entry: Entry,
  { goods, totals }: Assessment,
  remainder: Money,
  dearer: Assessment | null,
): Remark[] {
  const { request, destination } = entry;
  const remarks: Remark[] = [];
  if (dearer) {
    const fees = { charged: totals.fees, dearer: dearer.totals.fees };
    remarks.push(...onTransport(entry, goods, dearer.goods, fees));
    remarks.push(...onInsurance(goods, dearer.goods, fees));
  }
  if (goods.some(({ valuation }) => valuation.undeducted) && destination.valueBasis === 'FOB')
    remarks.push({
      note: `The price under ${request.shippingTerms ?? ''} carries freight that was not stated apart, so none was deducted.`,
    });
  remarks.push(...onPaidCharges(request));
  remarks.push(...onUnits(entry, goods), ...onChargedUnits(entry, goods));
  const { shippingTerms } = request;
  const paid = sum(entry.goods.map(({ price }) => price));
  if (shippingTerms !== undefined && CARRIED.has(shippingTerms) && entry.freight?.gt(paid) === true)
    remarks.push({
      note: `The freight is more than the price, which under ${shippingTerms} contains it: nothing is left for the goods.`,
      because: 'open_fact',
    });
  if (remainder.lt(ZERO))
    remarks.push({
      note: 'The price is lower than the charges that would be due even if the goods had no value.',
      because: 'open_fact',
    });
  if (remainder.gt(ZERO))
    remarks.push({
      note: `No value of the goods plus charges gives exactly the price paid. The difference of ${remainder.toFixed()} ${destination.currency} is counted as goods, without charges on it.`,
      // Values and lines are rounded one by one, which leaves a little; more is the jump of a
      // threshold.
      ...(remainder.gt(minorUnit(destination.currency).times(ROUNDING_MOST))
        ? { because: 'open_fact' }
        : {}),
    });
  return remarks;
}

/** Who pays the charges, and whether they are in the price. */
function onPaidCharges(request: Entry['request']): Remark[] {
  if (isInPrice(request))
    return [
      {
        note: 'Delivered duty paid (DDP): the price includes the charges, so the value of the goods is the price less the charges.',
        shopper: 'The price already contains duties, taxes and fees.',
      },
    ];
  if (request.shippingTerms === 'DDP')
    return [
      {
        note: 'Delivered duty paid (DDP): the seller pays the charges shown. The price was taken as the value; if it contains the charges and they are told apart from it, send `chargesInPrice`: true.',
        shopper: 'The seller pays the duties, taxes and fees shown.',
      },
    ];
  return request.chargesInPrice === true
    ? [{ note: 'The field chargesInPrice holds under DDP alone, and was ignored.' }]
    : [];
}

/** Charges that the law brings to units of its own. */
function onChargedUnits({ destination }: Entry, goods: readonly GoodsAssessment[]): Remark[] {
  const told = unitsTold(destination);
  const isCharged = goods.some(
    ({ baseDuty, taxes, collector }) =>
      baseDuty.gt(ZERO) || (collector === 'border' && taxes.some(({ amount }) => amount.gt(ZERO))),
  );
  return told !== null && isCharged ? [{ note: `By law rounded: ${told}.` }] : [];
}

/** A value that the law brings to whole units of its own before it is charged. */
function onUnits({ destination }: Entry, goods: readonly GoodsAssessment[]): Remark[] {
  const rounded = goods.filter(
    ({ rule, dutiable, entered, valuation: { customsValue } }) =>
      (rule === 'tariff' || rule === 'simplified') &&
      dutiable.gt(ZERO) &&
      !(entered ?? enteredValue(customsValue, destination)).eq(customsValue),
  );
  if (rounded.length === 0) return [];
  const together = rounded.some(({ entered }) => entered !== null);
  const rounding =
    destination.territory === 'JP'
      ? 'rounded down to thousands of yen'
      : `rounded to whole ${destination.territory === 'US' ? 'dollars' : destination.currency}${together ? ', lines of one code and origin together' : ''}`;
  return [{ note: `Customs values are ${rounding}, and duty is charged on the rounded value.` }];
}
const ROUNDING_MOST = decimal('100');

const onUndecided = ({ row, amount }: Fee, currency: string): Remark => ({
  note: `${row.name}: announced (${row.legalBasis}) and not known to be in force; ${amount.toFixed(minorDigits(currency))} ${currency} more where it is.`,
  shopper: `${row.name} may be asked besides: ${amount.toFixed(minorDigits(currency))} ${currency}.`,
  needs: ['fee_rate'],
  because: 'missing_duty',
  charges: ['fee'],
});

/** From Great Britain goods that are not at risk of moving into the Union pay nothing. */
const NOT_AT_RISK: Omit<Remark, 'note'> = {
  needs: ['not_at_risk'],
  because: 'open_fact',
  charges: ['duty', 'tax'],
  most: 'charged',
};

function onConsignment(entry: Entry, assessment: Assessment): Remark[] {
  const { request, destination } = entry;
  const { simplifiedRefused, leastTax, untaxedUpTo, fees } = assessment;
  const remarks: Remark[] = fees.flatMap(({ row, needs = [], isAssumed = false }) =>
    onLevy('fee', row.name, row.rate, isAssumed ? 'assumed' : 'sure', needs),
  );
  remarks.push(
    ...undecidedFees(entry, assessment).map((fee) => onUndecided(fee, destination.currency)),
  );
  remarks.push(...onRegistrations(entry), ...onUncharged(validate(entry, assessment)));
  if (simplifiedRefused)
    remarks.push({
      note: 'A simplified declaration is not open to this value or these goods; a full one is assumed.',
    });
  if (leastTax && untaxedUpTo)
    remarks.push({
      note: `Taxes up to ${leastTax.row.amount.toFixed()} ${leastTax.row.currency} are not levied.`,
      shopper: true,
    });
  if (destination.territory === 'XI' && !entry.isWithin)
    remarks.push({
      ...(request.exportCountry === 'GB' ? NOT_AT_RISK : {}),
      note: 'Northern Ireland: goods at risk of moving into the Union pay the duty shown; goods of an authorised trader that are not at risk pay the duty of the United Kingdom.',
    });
  if (destination.country === 'PR')
    remarks.push({
      note: 'The sales and use tax of Puerto Rico (IVU) is declared to its treasury, not to customs. Goods for resale and medicines on prescription may be free of it.',
      shopper: 'The sales and use tax of Puerto Rico is paid to its treasury.',
    });
  if (request.tradeAgreement !== undefined)
    remarks.push({
      note: 'The field tradeAgreement is deprecated and was ignored: preferences are applied automatically.',
    });
  return remarks;
}
