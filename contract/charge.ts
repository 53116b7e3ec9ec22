/**
 * What is known of a billable request before it runs: it travels from the API through the workflow
 * to the ledger.
 */
import type { PriceKey } from '../engine/credits.ts';
import type { UsageAction } from './usageActions.ts';

export interface Charge {
  usageId: string;
  workspaceId: string;
  /** Null where a client of the agent endpoint asks, or a person on a page of this service. */
  keyId: string | null;
  /** The grant by which it does: its ceiling is spent from. */
  grantId?: string;
  requestId: string;
  /** Name of the operation, as in `contract/operations.ts`. */
  operation: string;
  action: UsageAction;
  mode?: string;
  /** Credits: the price, if there is one, times the units. */
  cost: number;
  price?: PriceKey;
  units?: number;
  destinationCountry?: string;
  originCountry?: string;
  sku?: string;
  /** First 140 characters of the description, or the code. */
  summary?: string;
  /** The API's signature of all this, and of what is asked for: see `db/store/requestTokens.ts`. */
  token?: string;
}

export type ChargeResult =
  | { charged: true; balance: number }
  | {
      charged: false;
      why: 'insufficient_credits';
      required: number;
      balance: number;
      ceilingLeft?: number;
    }
  | { charged: false; why: 'given_up' };
