/** Which products a filter means, with what the edition and the settings say of it. */
import type { z } from 'zod';
import type { productFilter } from '../contract/catalog.ts';
import { approvedCodes, approvedCodesQuery, codesQuery } from '../db/store/catalog/codeMarks.ts';
import type { ProductFilter } from '../db/store/catalog/products.ts';
import { codeIn } from '../edition/lookup/scheduleCodes.ts';
import { marketCountries } from './markets.ts';
import type { KeyedCall } from './route.ts';

type Asked = z.output<z.ZodObject<typeof productFilter>>;

/** The filter as the store takes it; null when no product can meet it. */
export async function filterOf(
  call: Pick<KeyedCall, 'services' | 'principal'>,
  { classification, market, ...asked }: Asked,
): Promise<ProductFilter | null> {
  const { workspace } = call.principal;
  const filter: ProductFilter = { ...asked };
  if (market !== undefined)
    filter.market = {
      country: market,
      isDefault: marketCountries(workspace.settings).includes(market),
    };
  if (classification === undefined) return filter;
  const isArchived = asked.status === 'archived';
  const codes =
    classification === 'stale'
      ? await staleCodes(call, isArchived)
      : codesQuery(workspace.id, classification, isArchived);
  return codes === null ? null : { ...filter, codes };
}

/** The condition that a product has an approved code which the live tariff does not have. */
async function staleCodes(
  { services, principal }: Pick<KeyedCall, 'services' | 'principal'>,
  isArchived: boolean,
): Promise<string | null> {
  const codes = await approvedCodes(services.orm, principal.workspace.id);
  const [on, edition] = [services.today(), services.editions.current];
  const stale = codes.filter(({ schedule, code }) => !codeIn(schedule, code, on, edition));
  return approvedCodesQuery(principal.workspace.id, stale, isArchived);
}
