import * as contract from '../../contract/catalogCodes.ts';
import { ApiError, invalidInput } from '../../contract/errors.ts';
import { openCodesOf } from '../../db/store/catalog/classifications.ts';
import { listProducts } from '../../db/store/catalog/products.ts';
import { productsById, type ProductRecord } from '../../db/store/catalog/records.ts';
import { archived } from '../../db/store/catalog/saveProducts.ts';
import { codeIn } from '../../edition/lookup/scheduleCodes.ts';
import { classifyGoods, costOf, type Suggestion, type Wanted } from '../catalogClassify.ts';
import { filterOf } from '../catalogFilter.ts';
import { bySchedule, marketCountries } from '../markets.ts';
import { type KeyedCall, keyedRoute, type Route } from '../route.ts';
import { refuseSwitchedOff } from '../steps/action.ts';
import { today } from '../today.ts';
import { productFor, refusalOf } from './catalogProducts.ts';

/** Costs the credits of the mode for each tariff. */
const suggest = keyedRoute(contract.suggestProductClassifications, async (call) => {
  const { params, body, services } = call;
  requireSwitchedOn(call);
  const product = await productFor(call, params.id);
  if (product.status === 'archived') throw refusalOf(archived(product.id));
  const item = itemOf(product, body.itemId);
  const countries = destinationsOf(call, product, body.destinations);
  if (countries.length === 0) throw noMarkets();
  const schedules = bySchedule(services, countries);
  const wanted = [...schedules].map(([schedule, of]) => ({
    product,
    item,
    schedule,
    countries: of,
  }));
  costOf(call, wanted); // a mode that there is not is a fault of the call
  const { suggestions, answer } = await classifyGoods(call, wanted);
  const byCountry = new Map(
    suggestions.flatMap((one) => one.wanted.countries.map((country) => [country, one] as const)),
  );
  const results = [...new Set(countries)].flatMap((country) => {
    const suggestion = byCountry.get(country);
    return suggestion ? [presented(suggestion, country)] : [];
  });
  return { ...answer, body: { data: { results }, credits: creditsIn(answer.body) } };
});

/** Up to 25 classifications at once. */
const classifyMany = keyedRoute(contract.classifyCatalog, async (call) => {
  const { body, principal } = call;
  requireSwitchedOn(call);
  const wanted = await wantedOf(call);
  const max = contract.CLASSIFICATIONS_MAX;
  if (wanted.length > max) throw tooMany(max);
  const estimatedCredits = costOf(call, wanted);
  if (body.maxCredits !== undefined && estimatedCredits > body.maxCredits)
    throw invalidInput([
      { path: 'maxCredits', message: `the classifications cost ${estimatedCredits} credits` },
    ]);
  if (body.estimateOnly || wanted.length === 0) {
    const credits = { charged: 0, remaining: principal.workspace.balance };
    return {
      body: { data: { estimatedCredits, results: [] }, credits },
      credits: { ...credits, replayed: false },
    };
  }
  const { suggestions, answer } = await classifyGoods(call, wanted);
  const results = suggestions.map((one) => ({
    productId: one.wanted.product.id,
    ...presented(one, one.wanted.countries[0] ?? ''),
  }));
  const data = { estimatedCredits, results };
  return { ...answer, body: { data, credits: creditsIn(answer.body) } };
});

/** A call with a key may be a repeat, which is answered all the same: the batch looks for itself. */
function requireSwitchedOn({ idempotencyKey, operation, principal }: KeyedCall): void {
  if (idempotencyKey === null) refuseSwitchedOff(operation, principal);
}

// of a batch, which puts them there
const creditsIn = (body: unknown): unknown => (body as { credits: unknown }).credits;

const presented = ({ wanted, outcome }: Suggestion, destinationCountry: string) => ({
  destinationCountry,
  schedule: wanted.schedule,
  ...(outcome.ok
    ? { ok: true, classification: outcome.classification }
    : { ok: false, error: errorOf(outcome.error) }),
});

const errorOf = ({
  code,
  message,
  details,
}: Extract<Suggestion['outcome'], { ok: false }>['error']) => ({
  code,
  message,
  ...(details ? { details } : {}),
});

const destinationsOf = (
  { principal }: KeyedCall,
  { fields }: ProductRecord,
  asked: readonly string[] | undefined,
): readonly string[] => asked ?? fields.markets ?? marketCountries(principal.workspace.settings);

function itemOf({ items }: ProductRecord, id: string | undefined) {
  if (id === undefined) return null;
  const item = items.find((one) => one.id === id);
  if (item) return item;
  throw invalidInput([{ path: 'itemId', message: 'is no item of this product' }]);
}

const noMarkets = (): ApiError =>
  invalidInput([
    {
      path: 'destinations',
      message:
        'is required: neither the product nor the workspace has markets (POST /v1/catalog/markets)',
    },
  ]);

function tooMany(max: number): ApiError {
  const message = `are more than ${max} classifications (one for each product and tariff): ask for fewer at once`;
  return invalidInput([{ path: 'productIds', message }], { reason: 'limit_reached', limit: max });
}

type ClassifyCall = KeyedCall<unknown, contract.ClassifyCatalogRequest>;

/** The products meant, each with the tariffs for which a code is wanted. */
async function wantedOf(call: ClassifyCall): Promise<Wanted[]> {
  const { services, principal, body } = call;
  const products = await productsOf(call);
  const codes = await openCodesOf(
    services.orm,
    principal.workspace.id,
    products.map(({ id }) => id),
  );
  const edition = services.editions.current;
  const isStale = ({ schedule, code }: { schedule: string; code: string }): boolean =>
    codeIn(schedule, code, today(), edition) === null;
  return products.flatMap((product) => {
    const own = codes.filter(({ productId, itemId }) => productId === product.id && !itemId);
    const schedules = bySchedule(services, destinationsOf(call, product, body.destinations));
    return [...schedules].flatMap(([schedule, countries]) => {
      const known = own.filter((code) => code.schedule === schedule);
      const fresh = known.some((code) => !isStale(code));
      const isWanted =
        body.only === 'all' ||
        (body.only === 'stale' ? known.length > 0 && !fresh : known.length === 0);
      return isWanted ? [{ product, item: null, schedule, countries }] : [];
    });
  });
}

async function productsOf(call: ClassifyCall): Promise<ProductRecord[]> {
  const { services, principal, body } = call;
  const { id } = principal.workspace;
  if (body.filter) {
    const filter = await filterOf(call, body.filter);
    // one more tells that they are too many
    const limit = contract.CLASSIFICATIONS_MAX + 1;
    const found = filter ? await listProducts(services.orm, id, filter, { limit }) : [];
    return found.filter(({ status }) => status !== 'archived');
  }
  const ids = [...new Set(body.productIds)];
  const found = new Map(
    (await productsById(services.orm, id, ids)).map((product) => [product.id, product]),
  );
  return ids.map((one) => {
    const product = found.get(one);
    if (!product)
      throw new ApiError(
        'not_found',
        `There is no product ${one} in the catalogue of this workspace.`,
      );
    if (product.status === 'archived') throw refusalOf(archived(one));
    return product;
  });
}

export const catalogSuggestRoutes: readonly Route[] = [suggest, classifyMany];
