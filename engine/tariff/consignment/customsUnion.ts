/** Goods in free circulation that move without duty, though their destination taxes them apart. */
import { holdsOn } from '../../calendar.ts';
import { prefixReach } from '../prefixReach.ts';
import { areTaxedApart, type Entry, liesWithin } from './entry.ts';
import type { EnteredGoods } from './goods.ts';

/**
 * Under what goods sent from another country pay no duty: a customs union, or one customs territory
 * with several territories of taxes. Null where they pay duty, or nothing is imported at all. Where
 * the request does not say from where they are sent, it is their origin.
 */
export function freeMovement(
  { edition, destination, isWithin, request }: Entry,
  { exportCountry }: Pick<EnteredGoods, 'exportCountry'>,
  digits: string,
): { name: string } | null {
  if (isWithin || exportCountry === destination.country) return null;
  const isApart = areTaxedApart(edition, destination, exportCountry);
  if (isApart && liesWithin(edition, destination, exportCountry))
    return { name: 'one customs territory' };
  const rows = edition.customsUnions.get(destination.country) ?? [];
  return (
    rows.find(
      (row) =>
        row.sentFrom.includes(exportCountry) &&
        holdsOn(row, request.entryDate) &&
        prefixReach(digits, row.scope) >= 0,
    ) ?? null
  );
}
