/** Special entry provisions: chapter 98 of the United States, returned goods, repairs, samples. */
import { holdsOn } from '../calendar.ts';
import type { Entry } from './entry.ts';
import { namesOrigin } from './measures.ts';
import type { ProvisionRow } from './provisionRow.ts';
import type { TariffEdition } from './types.ts';

/** The provision that is claimed, for the origin, on the day; null for none. */
export function provisionOf(
  { edition, keys, request }: Entry,
  claims: readonly string[],
  origin: string,
): ProvisionRow | null {
  if (claims.length === 0) return null;
  const claimed = provisionsAt(edition, keys, request.entryDate).find(
    (row) => claims.includes(row.code) && namesOrigin(row.origins, origin),
  );
  return claimed ?? null;
}

/** Provisions in force at a destination. */
export const provisionsAt = (
  { provisions }: TariffEdition,
  keys: readonly string[],
  date: string,
): readonly ProvisionRow[] =>
  provisions.filter((row) => keys.includes(row.destination) && holdsOn(row, date));
