/**
 * De minimis, gifts, flat duties and simplified declarations: which threshold row holds for a
 * consignment.
 */
import { holdsOn } from '../../calendar.ts';
import type { Decimal } from '../../decimal.ts';
import { isCoveredBy } from '../../hscode.ts';
import { convert, type Currency, type Money, roundMoney } from '../../money.ts';
import type { Channel, SharedRequest } from '../consignment/request.ts';
import { namesOrigin } from '../measure/measures.ts';
import type { ThresholdKind, ThresholdRow } from '../types.ts';

/** A threshold that holds, with its amount converted from the currency of its row. */
export interface Threshold {
  row: ThresholdRow;
  amount: Money;
}

export interface ThresholdQuery {
  rows: readonly ThresholdRow[];
  digits: string;
  origin: string;
  exportCountry: string;
  /** Schemes for which the seller is registered. */
  schemes: readonly string[];
  channel: Channel;
  date: string;
  currency: Currency;
  /** Units of the destination currency for one of another; null when unknown. */
  rateOf: (currency: string) => Decimal | null;
}

/** The threshold of a kind for these goods, or null: the highest of the rows that hold. */
export function thresholdOf(query: ThresholdQuery, kind: ThresholdKind): Threshold | null {
  let highest: Threshold | null = null;
  for (const row of query.rows) {
    if (row.kind !== kind || !holdsOn(row, query.date)) continue;
    if (row.channel !== null && row.channel !== query.channel) continue;
    // a relief of goods that are sold under a scheme
    if (kind === 'duty' && row.effect !== null && !query.schemes.includes(row.effect)) continue;
    const country = row.byExport ? query.exportCountry : query.origin;
    if (!namesOrigin(row.origins, country) || isCoveredBy(query.digits, row.excluded)) continue;
    const rate = query.rateOf(row.currency);
    if (rate === null) continue;
    // rounded as the value is that it is compared with: the limit itself is still free in whatever
    // currency
    const amount = roundMoney(convert(row.amount, rate), query.currency);
    if (highest === null || amount.gt(highest.amount)) highest = { row, amount };
  }
  return highest;
}

/** What value alone decides, before any rate is read. */
export interface Reliefs {
  duty: Threshold | null;
  tax: Threshold | null;
  dutyExempt: boolean;
  taxExempt: boolean;
  /** The relief that frees the consignment of duty, for the exempted line. */
  exemptedBy: Threshold | null;
  gift: Threshold | null;
  /**
   * Share of the value above a gift allowance that frees only that much; null when it does not
   * apply.
   */
  giftExcess: Threshold | null;
  giftFlat: Threshold | null;
  flatDuty: Threshold | null;
  /** Up to this much items of a gift are free one by one; null where a gift is relieved whole. */
  piecesLimit: Money | null;
  /**
   * The sender of a gift is not stated, and a relief that is applied rests on its being a person.
   */
  senderAssumed: boolean;
  /** The value is within a limit, but goods of the same consignment are outside the relief. */
  brokenByOthers: boolean;
  /**
   * Reliefs that hang on the country of export, which is not stated: from another than the origin,
   * for which it is taken, the outcome may differ.
   */
  hangOnExport: readonly ('duty' | 'tax')[];
}

/**
 * Whether a limit holds a consignment of this value, of which the dearest article is worth that
 * much.
 */
export const holdsValue = (
  { row, amount }: Threshold,
  intrinsic: Money,
  dearestItem: Money,
): boolean => (row.perItem ? dearestItem : intrinsic).lte(amount);

/**
 * Reliefs of a consignment by its intrinsic value. Gifts: from a person, and not with a purchase.
 */
export function reliefsOf(
  query: ThresholdQuery,
  request: SharedRequest,
  intrinsic: Money,
  dearestItem: Money = intrinsic,
): Reliefs {
  const within = (threshold: Threshold | null): boolean =>
    threshold !== null && holdsValue(threshold, intrinsic, dearestItem);
  const isGift =
    request.purpose === 'gift' &&
    request.giftInConjunctionWithPurchase !== true &&
    request.sender !== 'business';
  const [duty, tax] = [thresholdOf(query, 'duty'), thresholdOf(query, 'tax')];
  const asGift = (kind: ThresholdKind): Threshold | null =>
    isGift ? thresholdOf(query, kind) : null;
  const [gift, giftExcess, giftFlat] = [asGift('gift'), asGift('gift excess'), asGift('gift flat')];
  const free = within(gift) || within(giftExcess);
  const flat = thresholdOf(query, 'flat duty');
  return {
    duty,
    tax,
    dutyExempt: within(duty) || free,
    taxExempt: within(tax) || free,
    exemptedBy: free ? (within(gift) ? gift : giftExcess) : within(duty) ? duty : null,
    gift: free ? (gift ?? giftExcess) : null,
    piecesLimit: gift?.row.effect === 'pieces' ? gift.amount : null,
    giftExcess: free ? null : giftExcess,
    giftFlat: within(giftFlat) ? giftFlat : null,
    flatDuty:
      within(flat) && request.purpose === 'sale' && request.businessBuyer !== true ? flat : null,
    brokenByOthers: false,
    senderAssumed:
      request.sender === undefined &&
      (free || giftExcess !== null || within(giftFlat) || gift?.row.effect === 'pieces'),
    hangOnExport: request.exportCountry === undefined ? hangingOnExport(query, within) : [],
  };
}

/**
 * The reliefs where other goods of the consignment are outside those by value: what frees a gift
 * stays.
 */
export const withoutValue = (reliefs: Reliefs): Reliefs =>
  reliefs.gift === null && reliefs.dutyExempt
    ? { ...reliefs, dutyExempt: false, taxExempt: false, exemptedBy: null, brokenByOthers: true }
    : reliefs;

/** From some country, one that a limit names or any other, the outcome would be another. */
function hangingOnExport(
  query: ThresholdQuery,
  within: (threshold: Threshold | null) => boolean,
): ('duty' | 'tax')[] {
  const named = query.rows.flatMap((row) =>
    row.byExport && (row.kind === 'duty' || row.kind === 'tax') ? row.origins : [],
  );
  if (named.length === 0) return [];
  const countries = [...new Set([...named, ELSEWHERE])];
  return (['duty', 'tax'] as const).filter((kind) => {
    const isRelieved = (exportCountry: string): boolean =>
      within(thresholdOf({ ...query, exportCountry }, kind));
    const own = isRelieved(query.exportCountry);
    return countries.some((country) => isRelieved(country) !== own);
  });
}

/** A country that no table names. */
export const ELSEWHERE = 'ZZ';
