/** Codes that a source holds already: what is new of them is suggested, nothing is approved. */
import type { SyncRecord } from '../contract/catalogSync.ts';
import { addCodesWithin, type CodeWrite } from '../db/store/catalog/classifications.ts';
import { type ItemRecord, productsById } from '../db/store/catalog/records.ts';
import { codesOfProducts, type StandingCode } from '../db/store/catalog/syncs.ts';
import type { Edition } from '../edition/edition.ts';
import { codeIn, scheduleFor } from '../edition/lookup/scheduleCodes.ts';
import { HARMONIZED_SYSTEM } from '../engine/hscode.ts';
import type { KeyedCall } from './route.ts';

/** A record with the product that it has become. */
export interface Synced {
  record: SyncRecord;
  productId: string;
}

type SourceCode = NonNullable<SyncRecord['codes']>[number];
type Place = Pick<CodeWrite, 'productId' | 'itemId' | 'schedule' | 'code'>;

/**
 * Suggests the codes of records that their goods have not had yet, in the transaction of the call;
 * returns the products that got one. Left out are codes that the live tariff does not have, and
 * those with which an approved code begins.
 */
export async function suggestSourceCodes(
  { services, principal }: KeyedCall,
  synced: readonly Synced[],
  author: Parameters<typeof addCodesWithin>[3],
): Promise<ReadonlySet<string>> {
  const withCodes = synced.filter(
    ({ record }) => record.codes?.length || record.items?.some(({ codes }) => codes?.length),
  );
  if (withCodes.length === 0) return new Set();
  const { orm, editions, today } = services;
  const workspaceId = principal.workspace.id;
  const ids = [...new Set(withCodes.map(({ productId }) => productId))];
  const products = await productsById(orm, workspaceId, ids);
  const items = new Map(products.map((product) => [product.id, product.items]));
  const standing = Map.groupBy(
    await codesOfProducts(orm, workspaceId, ids),
    ({ productId }) => productId,
  );
  const wanted = withCodes.flatMap((one) => placesOf(one, items.get(one.productId) ?? []));
  const places = wanted.flatMap(({ place, source }) =>
    placed(place, source, editions.current, today()),
  );
  const fresh = places.filter((place) => !isKnown(place, standing.get(place.productId) ?? []));
  const writes = [
    ...new Map(fresh.map((place) => [Object.values(place).join(' '), place])).values(),
  ];
  if (writes.length === 0) return new Set();
  await addCodesWithin(
    orm,
    workspaceId,
    writes.map((place) => ({
      ...place,
      destinationCountry: null,
      state: 'suggested',
      origin: 'import',
    })),
    author,
  );
  return new Set(writes.map(({ productId }) => productId));
}

interface Wanted {
  place: { productId: string; itemId: string | null };
  source: SourceCode;
}

const placesOf = ({ record, productId }: Synced, items: readonly ItemRecord[]): Wanted[] => [
  ...(record.codes ?? []).map((source) => ({ place: { productId, itemId: null }, source })),
  ...(record.items ?? []).flatMap(({ codes = [], externalId, sku }) => {
    const item =
      items.find((one) => externalId !== undefined && one.externalId === externalId) ??
      items.find((one) => Boolean(sku) && one.sku === sku);
    return item ? codes.map((source) => ({ place: { productId, itemId: item.id }, source })) : [];
  }),
];

/** The code in its tariff; none where the live tariff does not have it. */
function placed(place: Wanted['place'], source: SourceCode, edition: Edition, on: string): Place[] {
  const { destinationCountry: country } = source;
  const schedule = country === undefined ? HARMONIZED_SYSTEM : scheduleFor(country, edition);
  const code = schedule === HARMONIZED_SYSTEM ? source.code.slice(0, 6) : source.code;
  if (code.length < 6) return [];
  return codeIn(schedule, code, on, edition) ? [{ ...place, schedule, code }] : [];
}

/** Whether the goods have had it, or an approved code that says as much. */
const isKnown = ({ itemId, schedule, code }: Place, standing: readonly StandingCode[]): boolean =>
  standing.some(
    (one) =>
      (one.itemId === itemId && one.schedule === schedule && one.code === code) ||
      (one.isApproved &&
        (one.itemId === null || one.itemId === itemId) &&
        (one.schedule === schedule || schedule === HARMONIZED_SYSTEM) &&
        one.code.startsWith(code)),
  );
