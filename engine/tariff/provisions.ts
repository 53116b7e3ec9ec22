/** Special entry provisions: chapter 98 of the United States, returned goods, repairs, samples. */
import { holdsOn } from '../calendar.ts';
import type { Entry } from './entry.ts';
import { namesOrigin } from './measures.ts';
import type { ProvisionRow } from './provisionRow.ts';
import type { TariffEdition } from './types.ts';

/** The provision that is claimed, for the origin, on the day; for a return the one for returned goods. Null for none. */
export function provisionOf(
  { edition, keys, request }: Entry,
  claims: readonly string[],
  origin: string,
): ProvisionRow | null {
  if (claims.length === 0 && request.purpose !== 'return') return null;
  const open = provisionsAt(edition, keys, request.entryDate).filter((row) =>
    namesOrigin(row.origins, origin),
  );
  const claimed = open.find((row) => claims.includes(row.code));
  const returned = open.find(({ kind }) => kind === 'returned_goods');
  return claimed ?? (request.purpose === 'return' ? returned : null) ?? null;
}

/** Provisions in force at a destination. */
export const provisionsAt = (
  { provisions }: TariffEdition,
  keys: readonly string[],
  date: string,
): readonly ProvisionRow[] =>
  provisions.filter((row) => keys.includes(row.destination) && holdsOn(row, date));
