/** Remarks on a calculation, and what they come to together. */
import {
  CHARGE_KINDS,
  type ChargeKind,
  ESTIMATED_BECAUSE,
  type EstimatedBecause,
} from './answer.ts';

/** One remark. */
export interface Remark {
  note: string;
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
    needs: [...new Set(remarks.flatMap(({ needs }) => needs ?? []))],
    because: ESTIMATED_BECAUSE.filter((reason) =>
      remarks.some(({ because }) => because === reason),
    ),
    open: CHARGE_KINDS.flatMap((kind) => open.filter(({ what }) => what === kind)),
  };
}

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
