import type { Principal } from '../db/store/workspaces.ts';

/**
 * Ends a call of which only the price was asked, at the very place where it would be charged:
 * nothing that comes after it is done.
 */
export class PriceOnly extends Error {
  override readonly name = 'PriceOnly';
  readonly told: { credits: number; balance: number; ceilingLeft: number | null };

  /** What it would cost, and what there is to pay it from. */
  constructor(principal: Principal, credits: number) {
    super(`it would cost ${credits} credits`);
    this.told = {
      credits,
      balance: principal.workspace.balance,
      ceilingLeft: ceilingLeft(principal),
    };
  }
}

/** What the client that asks may still spend; null where nothing but the balance bounds it. */
export function ceilingLeft({ grant }: Pick<Principal, 'grant'>): number | null {
  if (!grant || grant.creditCeiling === null) return null;
  return Math.max(0, grant.creditCeiling - grant.creditsSpent);
}
