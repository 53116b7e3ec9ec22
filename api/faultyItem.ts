import type { ApiError } from '../contract/errors.ts';
import { type Refusal, refusalIn } from '../contract/outcome.ts';

/** An item of a batch that is not valid: it takes the place of the item, and fails alone. */
export class FaultyItem {
  readonly refusal: Refusal;
  /** What was sent, as far as it has fields. */
  readonly sent: object;

  constructor(refusal: ApiError, sent: unknown) {
    this.refusal = refusalIn(refusal);
    this.sent = typeof sent === 'object' && sent !== null ? sent : {};
  }
}
