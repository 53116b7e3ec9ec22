/** Remarks on a calculation, and what they come to together. */
import {
  CHARGE_KINDS,
  type ChargeKind,
  ESTIMATED_BECAUSE,
  type EstimatedBecause,
} from './answer.ts';
import type { Audience } from '../consignment/request.ts';

/** One remark. */
export interface Remark {
  note: string;
  /**
   * The same for a shopper: `true` where the note is plain enough. Absent: said of what is
   * uncertain, by its reason; a note on how the figures were found is none for a shopper.
   */
  shopper?: string | true;
  needs?: readonly string[];
  /** Why a figure that rests on it is an estimate. */
  because?: EstimatedBecause;
  /** Kinds of charges that may be due and hang on it. */
  charges?: readonly ChargeKind[];
  /** What is known of them; absent: `worth`. */
  most?: Most;
}

/**
 * The most that a charge can come to: what was charged; what the missing facts are worth, where
 * they have a highest; what the share of transport in its base makes of it; or nobody knows.
 */
export type Most = 'charged' | 'worth' | 'transport' | 'unknown';

/** A charge that may be due and that a remark leaves open. */
export interface OpenCharge {
  what: ChargeKind;
  needs: readonly string[];
  most: Most;
}

export interface Report {
  notes: string[];
  /** What of them a shopper needs: what is paid, to whom, and what is uncertain. */
  plain: string[];
  needs: string[];
  because: EstimatedBecause[];
  open: OpenCharge[];
}

/** Each note, need and reason once, in order; reasons and open charges in that of the answer. */
export function summed(remarks: readonly Remark[]): Report {
  const open = remarks.flatMap(({ charges = [], needs = [], most = 'worth' }) =>
    charges.map((what): OpenCharge => ({ what, needs, most })),
  );
  return {
    notes: [...new Set(remarks.map(({ note }) => note))],
    plain: [...new Set(remarks.flatMap(plainly))],
    needs: [...new Set(remarks.flatMap(({ needs }) => needs ?? []))],
    because: ESTIMATED_BECAUSE.filter((reason) =>
      remarks.some(({ because }) => because === reason),
    ),
    open: CHARGE_KINDS.flatMap((kind) => open.filter(({ what }) => what === kind)),
  };
}

/** The notes of an answer for whom it is. */
export const notesFor = ({ notes, plain }: Report, audience: Audience | undefined): string[] =>
  audience === 'shopper' ? plain : notes;

/** A remark in a shopper's words. */
function plainly({ note, shopper, because, charges = [], most, needs = [] }: Remark): string[] {
  if (shopper !== undefined) return [shopper === true ? note : shopper];
  if (because === undefined) return [];
  if (because !== 'missing_duty') {
    const said = (because === 'open_fact' && notStated(needs)) || UNCERTAIN[because];
    return [most === 'charged' ? `${said} It may be less.` : said];
  }
  return charges.length === 0
    ? ['Not every charge is known: there may be more to pay on arrival.']
    : charges.map((kind) => NOT_KNOWN[kind]);
}

/** What was not stated, in a shopper's words; empty where a fact has none. */
function notStated(needs: readonly string[]): string {
  const words = needs.flatMap((need) => FACTS[need] ?? []);
  if (words.length === 0 || words.length < needs.length) return '';
  return `Not stated: ${words.join(', ')}. The amount is an estimate.`;
}

const FACTS: Readonly<Partial<Record<string, string>>> = {
  additional_code: 'the producer of the goods',
  alcohol_strength: 'the alcoholic strength',
  components: 'what the goods are made of',
  export_country: 'the country from which the goods are sent',
  export_evidence: 'proof that the goods were there before',
  hs_code: 'the whole code of the goods',
  insurance_cost: 'the cost of insurance',
  net_weight: 'the weight without packing',
  quantity: 'the number of pieces',
  sender: 'whether a person or a business sends the goods',
  shipping_cost: 'the cost of shipping',
  volume: 'the volume',
  weight: 'the weight',
};

const UNCERTAIN: Readonly<Record<Exclude<EstimatedBecause, 'missing_duty'>, string>> = {
  open_fact: 'Something about the goods or their way was not stated, so the amount is an estimate.',
  old_rate: 'A rate of another day was used, so the amount may change a little.',
  assumed_class: 'The kind of goods was assumed from their code, so the amount is an estimate.',
  unproven_origin: 'The duty depends on proof of where the goods were made.',
};

const NOT_KNOWN: Readonly<Record<ChargeKind, string>> = {
  duty: 'The customs duty is not known: there may be more to pay on arrival.',
  additional_duty: 'A further duty is possible: there may be more to pay on arrival.',
  tax: 'The tax is not fully known: there may be more to pay on arrival.',
  fee: 'A fee is not known: there may be more to pay on arrival.',
};

/** Whether an answer is an estimate, and why. */
export const estimatedOf = ({
  because,
}: Report): { estimated: boolean; estimatedBecause?: EstimatedBecause[] } =>
  because.length === 0 ? { estimated: false } : { estimated: true, estimatedBecause: because };

/**
 * What hangs on the missing facts of one amount: a charge that is not in it whole, or the most that
 * it can be. An amount that lacks no fact rests on an assumption.
 */
export const lacking = (
  what: ChargeKind,
  { needs, isOpen }: { needs: readonly string[]; isOpen: boolean },
): Omit<Remark, 'note'> =>
  needs.length === 0
    ? { because: 'open_fact' }
    : {
        needs,
        because: isOpen ? 'missing_duty' : 'open_fact',
        charges: [what],
        most: isOpen ? 'worth' : 'charged',
      };
