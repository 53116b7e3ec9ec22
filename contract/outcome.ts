/** What a billable workflow returns: the answer, or the reason why there is none. Refusals are values, never exceptions. */
import type { Charge } from './charge.ts';
import type { ErrorCode } from './errors.ts';

/** Credits of one answer: what was charged for it, the balance of the workspace after it, and its usage event. */
export interface Credits {
  charged: number;
  remaining: number;
  usageId: string | null;
}

/** The credits of a charge that stands. */
export const creditsOf = ({ cost, usageId }: Pick<Charge, 'cost' | 'usageId'>, balance: number): Credits => ({
  charged: cost,
  remaining: balance,
  usageId,
});

/** A refusal in the words of the error catalogue; `details` are safe to show to the caller. */
export interface Refusal {
  code: ErrorCode;
  message: string;
  details?: Record<string, unknown>;
}

export type Outcome<T> = { ok: true; data: T; credits: Credits } | ({ ok: false } & Refusal);

export type Refused = { ok: false } & Refusal;
