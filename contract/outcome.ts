/**
 * What a billable workflow returns: the answer, or the reason why there is none. Refusals are
 * values, never exceptions.
 */
import type { Refusal as RefusalOf, Refused as RefusedOf, Refusing } from '../engine/refusal.ts';
import type { ErrorCode } from './errors.ts';

/**
 * Credits of one answer: what was charged for it, the balance of the workspace after it, and its
 * usage event.
 */
export interface Credits {
  charged: number;
  remaining: number;
  usageId: string | null;
}

/** A refusal in the words of the error catalogue. */
export type Refusal = RefusalOf<ErrorCode>;
export type Refused = RefusedOf<ErrorCode>;

/** The refusal alone, of what carries it. */
export const refusalIn = ({ code, message, details }: Refusing<ErrorCode>): Refusal =>
  details === undefined ? { code, message } : { code, message, details };

export type Outcome<T> = { ok: true; data: T; credits: Credits } | Refused;
