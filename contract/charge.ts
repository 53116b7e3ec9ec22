/** What is known of a billable request before it runs: it travels from the API through the workflow to the ledger. */
import type { UsageAction } from './usageActions.ts';

export interface Charge {
  usageId: string;
  workspaceId: string;
  keyId: string;
  requestId: string;
  /** Name of the operation, as in `contract/operations.ts`. */
  operation: string;
  action: UsageAction;
  mode?: string;
  /** Credits. */
  cost: number;
  destinationCountry?: string;
  originCountry?: string;
  sku?: string;
  /** First 140 characters of the description, or the code. */
  summary?: string;
}

export type ChargeResult =
  | { charged: true; balance: number }
  | { charged: false; why: 'insufficient_credits'; required: number; balance: number }
  | { charged: false; why: 'given_up' };
