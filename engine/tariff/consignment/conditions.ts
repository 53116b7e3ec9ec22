/** Conditions of table rows on a consignment: `purpose=gift`, `channel!=postal`, `intrinsic>3000 USD`, `weight<=31 kg`. */
import type { Decimal } from '../../decimal.ts';
import { roundMoney } from '../../money.ts';
import type { Channel } from './request.ts';

/** One condition. A fact that is not known meets no condition but `!=`. */
export type Condition =
  | { fact: WordFact; is: boolean; words: readonly string[] }
  | { fact: AmountFact; compare: Comparison; amount: Decimal; unit: string | null };

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
export type AmountFact = (typeof AMOUNT_FACTS)[number];

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
  /** In the destination currency, without freight. */
  intrinsic: Decimal;
  /** What the dearest single article is worth; left out, the consignment is one article. */
  dearestItem?: Decimal;
  weightKg: Decimal | null;
  quantity: Decimal | null;
  /** Of the destination. */
  currency: string;
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
  const known = amountOf(condition.fact, facts);
  const unit = condition.unit === null ? null : facts.rateOf(condition.unit);
  if (known === null || (condition.unit !== null && unit === null)) return false;
  // rounded as the value is that it is compared with
  const limit = unit === null ? condition.amount : roundMoney(condition.amount.times(unit), facts.currency);
  return compares(known, condition.compare, limit);
}

// oxlint-disable-next-line typescript/consistent-return -- the switch is exhaustive, and the compiler checks it
function compares(left: Decimal, how: Comparison, right: Decimal): boolean {
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

const amountOf = (
  fact: AmountFact,
  { intrinsic, dearestItem, weightKg, quantity }: ConsignmentFacts,
): Decimal | null => ({ intrinsic, item: dearestItem ?? intrinsic, weight: weightKg, quantity })[fact];
