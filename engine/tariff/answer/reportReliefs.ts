/** Remarks on reliefs by value and on gifts. */
import { ZERO } from '../../decimal.ts';
import type { GoodsAssessment } from '../consignment/assess.ts';
import type { Entry } from '../consignment/entry.ts';
import { dayOf, exchangeOn } from '../consignment/exchange.ts';
import type { Reliefs } from '../relief/thresholds.ts';
import type { ChargeKind } from './answer.ts';
import type { Remark } from './remarks.ts';
import { isOpenLine } from './reportCode.ts';

/** What freed the goods by value or as a gift, and what that rests on. */
export const onReliefs = (entry: Entry, one: GoodsAssessment): Remark[] => [
  ...onValueLimits(entry, one),
  ...onGiftRelief(entry, one),
  ...onExportCountry(entry, one),
  ...onGiftInFull(entry, one),
];

function onValueLimits(entry: Entry, { reliefs, rule, weightDecides }: GoodsAssessment): Remark[] {
  const remarks: Remark[] = [];
  const stale = rule === 'flat' ? staleFlatRate(entry, reliefs) : null;
  if (stale)
    remarks.push({
      note: `The flat duty was converted at the rate of ${stale}, more than 31 days away from the entry date.`,
      because: 'old_rate',
    });
  if (reliefs.brokenByOthers)
    remarks.push({
      note: 'The value is within the limit, but other goods in the consignment are excluded from the relief, so it applies to none of them.',
      shopper: true,
    });
  if (rule === 'exempt' && reliefs.exemptedBy)
    remarks.push({
      note: `No duty up to ${reliefs.exemptedBy.row.amount.toFixed()} ${reliefs.exemptedBy.row.currency} (${reliefs.exemptedBy.row.legalBasis}).`,
      shopper: `No duty is due up to ${reliefs.exemptedBy.row.amount.toFixed()} ${reliefs.exemptedBy.row.currency}.`,
    });
  if (weightDecides)
    remarks.push({
      note: 'The relief also has a weight limit. No weight was given; the goods are assumed to be within it.',
      needs: ['weight'],
    });
  if (rule === 'flat' && reliefs.flatDuty)
    remarks.push({
      note: `Consignments up to ${reliefs.flatDuty.row.amount.toFixed()} ${reliefs.flatDuty.row.currency} sold to consumers pay ${reliefs.flatDuty.row.effect ?? ''} for each kind of goods in place of the tariff duty.`,
      shopper: true,
    });
  return remarks;
}

function onGiftRelief(entry: Entry, { reliefs, rule }: GoodsAssessment): Remark[] {
  const remarks: Remark[] = [];
  if (rule === 'gift flat')
    remarks.push({
      note: `A gift within its limit is charged ${reliefs.giftFlat?.row.effect ?? ''} where that is less than the tariff.`,
      shopper: true,
    });
  if (reliefs.giftExcess)
    remarks.push({
      note: `Only the value above ${reliefs.giftExcess.row.amount.toFixed()} ${reliefs.giftExcess.row.currency} of a gift is charged.`,
      shopper: true,
    });
  if (reliefs.senderAssumed)
    remarks.push({
      note: 'The sender is assumed to be a private individual; gifts from a business do not qualify for relief.',
      shopper: true,
      needs: ['sender'],
      because: 'open_fact',
      charges: dutyAndTax(entry),
    });
  return remarks;
}

/** A relief by value decides nothing for goods that are free of duty, or of everything, anyway. */
function onExportCountry(entry: Entry, { reliefs, line, rule }: GoodsAssessment): Remark[] {
  if (reliefs.gift !== null || rule === 'provision') return [];
  const isFree = line !== null && line.total.eq(ZERO) && !isOpenLine(line);
  if (reliefs.hangOnExport.every((kind) => kind === 'duty' && isFree)) return [];
  return [
    {
      note: 'The value limits depend on the country of export, which is assumed to be the country of origin. Send `exportCountry`.',
      needs: ['export_country'],
      because: 'open_fact',
      charges: dutyAndTax(entry),
    },
  ];
}

/** Why a gift has no relief, or may have one that it is not given. */
function onGiftInFull(entry: Entry, { giftNeed }: GoodsAssessment): Remark[] {
  const { request } = entry;
  const remarks: Remark[] = [];
  if (giftNeed !== null)
    remarks.push({
      note: 'A small quantity of alcohol, tobacco or perfume is free in a gift; the quantity is not stated, and full charges are shown.',
      needs: [giftNeed],
      because: 'open_fact',
      charges: dutyAndTax(entry),
      most: 'charged',
    });
  if (request.giftInConjunctionWithPurchase === true)
    remarks.push({
      note: 'No gift relief: what comes with a purchase is treated as sold.',
      shopper: true,
    });
  if (request.purpose === 'gift' && request.sender === 'business')
    remarks.push({ note: 'No gift relief: the goods come from a business.', shopper: true });
  return remarks;
}

/** What a relief of the whole frees the goods of. */
export const dutyAndTax = ({ taxes }: Entry): ChargeKind[] =>
  taxes.length === 0 ? ['duty'] : ['duty', 'tax'];

/** Day of the exchange rate of the flat duty, when it is too far from the entry date. */
function staleFlatRate(
  { edition, destination, request }: Entry,
  { flatDuty }: Reliefs,
): string | null {
  const [, currency = destination.currency] = (flatDuty?.row.effect ?? '').split(' ');
  const exchange = exchangeOn(edition, currency, destination.currency, request.entryDate);
  return exchange?.stale ? dayOf(exchange) : null;
}
