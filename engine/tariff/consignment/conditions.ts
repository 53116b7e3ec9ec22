/**
 * Conditions of table rows on a consignment: `purpose=gift`, `channel!=postal`, `intrinsic>3000
 * USD`, `weight<=31 kg`.
 */
import type { Decimal, Figure } from '../../decimal.ts';
import { convert, type Currency, type Money, roundMoney } from '../../money.ts';
import type { Channel } from './request.ts';

/** One condition. A fact that is not known meets no condition but `!=`. */
export type Condition =
  | { fact: WordFact; is: boolean; words: readonly string[] }
  | {
      fact: 'intrinsic' | 'item';
      compare: Comparison;
      amount: Money<'printed'>;
      unit: Currency<'printed'>;
    }
  | { fact: 'weight' | 'quantity'; compare: Comparison; amount: Decimal; unit: null };

export const COMPARISONS = ['<', '<=', '>', '>='] as const;
type Comparison = (typeof COMPARISONS)[number];

export const WORD_FACTS = [
  'purpose',
  'channel',
  'mode',
  'audience',
  'export',
  'sender',
  'declaration',
  'filing',
  'scheme',
  'with-purchase',
] as const;
export type WordFact = (typeof WORD_FACTS)[number];
export const AMOUNT_FACTS = ['intrinsic', 'item', 'weight', 'quantity'] as const;

/** What is known of a consignment; null where a request does not say. */
export interface ConsignmentFacts {
  /** Digits of the code. */
  digits: string;
  origin: string;
  /** Null: the origin is taken. */
  exportCountry: string | null;
  /** YYYY-MM-DD */
  date: string;
  channel: Channel;
  mode: string;
  purpose: string;
  sender: 'person' | 'business' | null;
  audience: 'consumer' | 'business';
  /** The gift comes with a purchase. */
  giftWithPurchase: boolean;
  /** Schemes the seller is registered for. */
  schemes: readonly string[];
  /** The declaration that the request asks for. */
  declaration: 'full' | 'simplified' | null;
  filing: 'electronic' | 'paper' | null;
  /** Without freight. */
  intrinsic: Money;
  /** What the dearest single article is worth; left out, the consignment is one article. */
  dearestItem?: Money;
  weightKg: Decimal | null;
  quantity: Decimal | null;
  currency: Currency;
  /** Units of the destination currency for one of another; null when unknown. */
  rateOf: (currency: string) => Decimal | null;
}

/** Whether every condition holds. */
export const allHold = (conditions: readonly Condition[], facts: ConsignmentFacts): boolean =>
  conditions.every((condition) => holds(condition, facts));

function holds(condition: Condition, facts: ConsignmentFacts): boolean {
  if ('words' in condition) {
    const known = wordsOf(condition.fact, facts);
    return known.some((word) => condition.words.includes(word)) === condition.is;
  }
  const { compare, unit } = condition;
  if (unit === null) {
    const known = { weight: facts.weightKg, quantity: facts.quantity }[condition.fact];
    return known !== null && compares(known, compare, condition.amount);
  }
  const rate = facts.rateOf(unit);
  if (rate === null) return false;
  const { intrinsic, dearestItem = intrinsic } = facts;
  const value = { intrinsic, item: dearestItem }[condition.fact];
  // rounded as the value is that it is compared with
  return compares(value, compare, roundMoney(convert(condition.amount, rate), facts.currency));
}

// oxlint-disable-next-line typescript/consistent-return -- the switch is exhaustive, and the compiler checks it
function compares<Of extends Figure<Of>>(left: Of, how: Comparison, right: Of): boolean {
  switch (how) {
    case '<':
      return left.lt(right);
    case '<=':
      return left.lte(right);
    case '>':
      return left.gt(right);
    case '>=':
      return left.gte(right);
  }
}

function wordsOf(fact: WordFact, facts: ConsignmentFacts): readonly string[] {
  const { purpose, channel, mode, audience, sender, declaration, filing } = facts;
  if (fact === 'scheme') return facts.schemes;
  if (fact === 'with-purchase') return [facts.giftWithPurchase ? 'yes' : 'no'];
  if (fact === 'export') return [facts.exportCountry ?? facts.origin];
  const word = { purpose, channel, mode, audience, sender, declaration, filing }[fact];
  return word === null ? [] : [word];
}
