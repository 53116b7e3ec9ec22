/** Which products of the catalogue are meant, where they go, and which tariffs want a code of them. */
import { ApiError, invalidInput } from '../contract/errors.ts';
import type { catalogFilter } from '../contract/catalog.ts';
import { openCodesOf } from '../db/store/catalog/classifications.ts';
import { findImport, importedProducts } from '../db/store/catalog/imports.ts';
import { listProducts } from '../db/store/catalog/products.ts';
import { productsById, type ProductRecord } from '../db/store/catalog/records.ts';
import { archived } from '../db/store/catalog/saveProducts.ts';
import { codeIn } from '../edition/lookup/scheduleCodes.ts';
import type { z } from 'zod';
import type { Wanted } from './catalogClassify.ts';
import { filterOf } from './catalogFilter.ts';
import { bySchedule, marketCountries } from './markets.ts';
import type { KeyedCall } from './route.ts';

/** How products are named: by one of these. */
export interface Chosen {
  productIds?: readonly string[] | undefined;
  filter?: z.output<typeof catalogFilter> | undefined;
  importId?: string | undefined;
}

const PRODUCTS_AT_ONCE = 100;

/**
 * The products that are meant, some at a time: those named in their order, others newest first; what
 * is archived is left out. Throws 404 on a product or an import that there is not, 409 on a product
 * that is named and archived, and on an import that goes on.
 */
export async function* chosenProducts(
  call: KeyedCall,
  { productIds, filter, importId }: Chosen,
): AsyncGenerator<ProductRecord[]> {
  if (filter) yield* filtered(call, filter);
  else if (importId !== undefined) yield* imported(call, importId);
  else yield* byIds(call, [...new Set(productIds)], refuseMissing);
}

async function* filtered(
  call: KeyedCall,
  asked: NonNullable<Chosen['filter']>,
): AsyncGenerator<ProductRecord[]> {
  const { services, principal } = call;
  const filter = await filterOf(call, asked);
  if (!filter) return;
  for (let after: string | undefined; ;) {
    const page = { limit: PRODUCTS_AT_ONCE, after };
    const found = await listProducts(services.orm, principal.workspace.id, filter, page);
    yield found.filter(({ status }) => status !== 'archived');
    after = found.at(-1)?.id;
    if (found.length < PRODUCTS_AT_ONCE) return;
  }
}

const UNDER_WAY: ReadonlySet<string> = new Set(['queued', 'checking', 'running', 'cancelling']);
/** As many rows as an import has at most. */
const IMPORTED_MAX = 50_000;

async function* imported(call: KeyedCall, importId: string): AsyncGenerator<ProductRecord[]> {
  const { services, principal } = call;
  const found = await findImport(services.orm, importId, principal.workspace.id);
  if (!found) throw new ApiError('not_found', 'There is no such import.');
  if (UNDER_WAY.has(found.state))
    throw new ApiError('conflict', 'The import has not ended. Wait for it, then try again.');
  const ids = await importedProducts(services.orm, importId, IMPORTED_MAX);
  yield* byIds(call, ids);
}

async function* byIds(
  { services, principal }: KeyedCall,
  ids: readonly string[],
  missing?: (id: string, product: ProductRecord | undefined) => void,
): AsyncGenerator<ProductRecord[]> {
  for (let from = 0; from < ids.length; from += PRODUCTS_AT_ONCE) {
    const some = ids.slice(from, from + PRODUCTS_AT_ONCE);
    const found = new Map(
      (await productsById(services.orm, principal.workspace.id, some)).map((one) => [one.id, one]),
    );
    yield some.flatMap((id) => {
      const product = found.get(id);
      if (product && product.status !== 'archived') return [product];
      missing?.(id, product);
      return [];
    });
  }
}

function refuseMissing(id: string, product: ProductRecord | undefined): void {
  if (product) throw ApiError.of(archived(id));
  throw new ApiError('not_found', `There is no product ${id} in the catalogue of this workspace.`);
}

/** Where a product goes: where is asked, else to its markets, else to those of the workspace. */
export const destinationsOf = (
  { principal }: KeyedCall,
  { fields }: ProductRecord,
  asked: readonly string[] | undefined,
): readonly string[] => asked ?? fields.markets ?? marketCountries(principal.workspace.settings);

export const noMarkets = (): ApiError =>
  invalidInput([
    {
      path: 'destinations',
      message:
        'is required: neither the product nor the workspace has markets (POST /v1/catalog/markets)',
    },
  ]);

export interface WantedTerms {
  destinations?: readonly string[] | undefined;
  /** Of the tariffs of these countries: those without a code, those whose code is gone, or all. */
  only: 'missing' | 'stale' | 'all';
}

/** The tariffs for which a code of these products is wanted. */
export async function wantedIn(
  call: KeyedCall,
  products: readonly ProductRecord[],
  { destinations, only }: WantedTerms,
): Promise<Wanted[]> {
  const { services, principal } = call;
  const edition = services.editions.current;
  const ids = products.map(({ id }) => id);
  const codes = Map.groupBy(
    only === 'all' ? [] : await openCodesOf(services.orm, principal.workspace.id, ids),
    ({ productId }) => productId,
  );
  const isStale = ({ schedule, code }: { schedule: string; code: string }): boolean =>
    codeIn(schedule, code, services.today(), edition) === null;
  return products.flatMap((product) => {
    const own = (codes.get(product.id) ?? []).filter(({ itemId }) => !itemId);
    const schedules = bySchedule(services, destinationsOf(call, product, destinations));
    return [...schedules].flatMap(([schedule, countries]) => {
      const known = own.filter((code) => code.schedule === schedule);
      const fresh = known.some((code) => !isStale(code));
      const isWanted =
        only === 'all' || (only === 'stale' ? known.length > 0 && !fresh : known.length === 0);
      return isWanted ? [{ product, item: null, schedule, countries }] : [];
    });
  });
}
