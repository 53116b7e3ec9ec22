/** Goods that move from Great Britain to Northern Ireland as if nothing were imported. */
import type { Destination } from '../types.ts';
import type { SharedRequest, ShipmentItem } from './request.ts';

export interface InternalMovement {
  /** What the movement rests on. */
  scheme: string;
  /** False: the goods are taken to be sent from where they are made. */
  isStated: boolean;
}

/**
 * The scheme under which goods for Northern Ireland move without customs duty and declaration; null
 * for all others. What a business in Great Britain sends to a consumer, or a person to another,
 * moves under the UK Carrier Scheme; other goods not at risk of moving on to the Union under the UK
 * Internal Market Scheme, for who is authorised (Windsor Framework; Joint Committee decision
 * 1/2023; HMRC, in force since 2025-05-01, before it parcels moved under an easement). VAT is that
 * of a supply within the United Kingdom.
 */
export function internalMovementOf(
  { exportCountry, businessBuyer, sellerRegistrations = [] }: SharedRequest,
  items: readonly ShipmentItem[],
  { country }: Pick<Destination, 'country'>,
): InternalMovement | null {
  const isStated = exportCountry !== undefined;
  const isFromBritain = isStated
    ? exportCountry === 'GB'
    : items.length > 0 && items.every(({ originCountry }) => originCountry === 'GB');
  if (country !== 'XI' || !isFromBritain) return null;
  if (sellerRegistrations.includes('UKIMS'))
    return { scheme: 'UK Internal Market Scheme', isStated };
  return businessBuyer === true ? null : { scheme: 'UK Carrier Scheme', isStated };
}
