/** A claim that the tables know, and whether goods could make it. */
import type { AvailableClaim } from './answer.ts';

export interface KnownClaim {
  claim: AvailableClaim;
  /** The goods, their origin and the purpose of the shipment are such that it could be made. */
  isLikely: boolean;
  /** No list of codes limits it: what the goods must be is all that is said of them. */
  isOpen: boolean;
}

/** A claim that is for these very goods. */
export const certain = (claim: AvailableClaim): KnownClaim => ({
  claim,
  isLikely: true,
  isOpen: false,
});

/** A claim by its code and name, against a line of duty. */
export const ofLine = (
  code: string,
  name: string | null,
  affects: string,
  affectsCode: string | null,
): AvailableClaim => ({
  code,
  name,
  affects,
  affectsCode,
  kind: null,
  legalBasis: null,
  sourceUrl: null,
  proof: null,
  condition: name,
});
