/** Special entry provisions: chapter 98 of the United States, returned goods, repairs, samples. */
import { holdsOn } from '../../calendar.ts';
import { codeSetOf } from '../../codeSet.ts';
import { isCoveredBy } from '../../hscode.ts';
import { remembered, rememberedOf } from '../../remembered.ts';
import type { Entry } from '../consignment/entry.ts';
import type { ShipmentItem } from '../consignment/request.ts';
import { namesOrigin } from '../measure/measures.ts';
import type { TariffEdition } from '../types.ts';
import type { ProvisionRow } from './provisionRow.ts';

/**
 * The provision that is claimed, for the origin, on the day; for a return the one for returned
 * goods. Null for none.
 */
export function provisionOf(
  { edition, keys, request }: Entry,
  claims: readonly string[],
  { originCountry, hsCode }: Pick<ShipmentItem, 'originCountry' | 'hsCode'>,
): ProvisionRow | null {
  if (claims.length === 0 && request.purpose !== 'return') return null;
  const open = provisionsAt(edition, keys, request.entryDate).filter(
    (row) => namesOrigin(row.origins, originCountry) && isFor(row, hsCode),
  );
  const claimed = open.find((row) => claims.includes(row.code));
  const returned = open.find(({ kind }) => kind === 'returned_goods');
  return claimed ?? (request.purpose === 'return' ? returned : null) ?? null;
}

/** Whether the goods are none of those that the provision leaves out. */
export const isFor = ({ goodsLeftOut = [] }: ProvisionRow, hsCode: string): boolean =>
  !isCoveredBy(hsCode, goodsLeftOut);

/** Whether they can be those that the provision is for; a short code may stand for some that are. */
export const isMeantFor = ({ goodsMeant = [] }: ProvisionRow, hsCode: string): boolean =>
  goodsMeant.length === 0 || codeSetOf(goodsMeant).touches(hsCode);

/** Provisions in force at a destination. */
export const provisionsAt = (
  { provisions }: TariffEdition,
  keys: readonly string[],
  date: string,
): readonly ProvisionRow[] => provisionsOn(provisions)([date, ...keys].join(' '));

const KEPT = 512;
/** By a day and the names of a destination as one text. */
const provisionsOn = rememberedOf((provisions: readonly ProvisionRow[]) =>
  remembered((dayAndPlace): readonly ProvisionRow[] => {
    const [date = '', ...keys] = dayAndPlace.split(' ');
    return provisions.filter((row) => keys.includes(row.destination) && holdsOn(row, date));
  }, KEPT),
);
