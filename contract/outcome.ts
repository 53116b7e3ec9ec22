/** What a billable workflow returns: the answer, or the reason why there is none. Refusals are values, never exceptions. */
import type { ErrorCode } from './errors.ts';

/** Credits of one answer: what was charged for it, the balance of the workspace after it, and its usage event. */
export interface Credits {
  charged: number;
  remaining: number;
  usageId: string | null;
}

/** A refusal in the words of the error catalogue; `details` are safe to show to the caller. */
export interface Refusal {
  code: ErrorCode;
  message: string;
  details?: Record<string, unknown>;
}

export type Outcome<T> = { ok: true; data: T; credits: Credits } | ({ ok: false } & Refusal);

export type Refused = { ok: false } & Refusal;
