import * as contract from '../../contract/catalogCodes.ts';
import { ApiError, invalidInput } from '../../contract/errors.ts';
import { refusalIn } from '../../contract/outcome.ts';
import { newId } from '../../db/id.ts';
import type { ProductRecord } from '../../db/store/catalog/records.ts';
import { archived } from '../../db/store/catalog/saveProducts.ts';
import { type Filled, wantedItem } from '../bulk/goods.ts';
import { costOfItems, readyItems } from '../bulk/kinds.ts';
import { beginOnce, begunBefore } from '../bulk/start.ts';
import { classifyGoods, costOf, type Suggestion, type Wanted } from '../catalogClassify.ts';
import { chosenProducts, destinationsOf, noMarkets, wantedIn } from '../catalogWanted.ts';
import { bySchedule } from '../markets.ts';
import { type Answer, type KeyedCall, keyedRoute, type Route } from '../route.ts';
import { refuseSwitchedOff } from '../steps/action.ts';
import { productFor } from './catalogProducts.ts';

/** Costs the credits of the mode for each tariff. */
const suggest = keyedRoute(contract.suggestProductClassifications, async (call) => {
  const { params, body, services } = call;
  requireSwitchedOn(call);
  const product = await productFor(call, params.id);
  if (product.status === 'archived') throw ApiError.of(archived(product.id));
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

/** Up to 25 classifications at once; more are a bulk run. */
const classifyMany = keyedRoute(contract.classifyCatalog, async (call) => {
  const { body } = call;
  const before = await begunBefore(call);
  if (before) return before;
  requireSwitchedOn(call);
  const pages = wantedPages(call);
  const wanted: Wanted[] = [];
  for await (const page of pages) {
    wanted.push(...page);
    if (wanted.length <= contract.CLASSIFICATIONS_MAX) continue;
    return classifyInRun(call, wanted, wantedPages(call));
  }
  const estimatedCredits = costOf(call, wanted);
  requireUnder(body, estimatedCredits);
  if (body.estimateOnly || wanted.length === 0) return estimated(call, estimatedCredits);
  const { suggestions, answer } = await classifyGoods(call, wanted);
  const results = suggestions.map((one) => ({
    productId: one.wanted.product.id,
    ...presented(one, one.wanted.countries[0] ?? ''),
  }));
  const data = { estimatedCredits, results };
  return { ...answer, body: { data, credits: creditsIn(answer.body) } };
});

/** The same in the background, a result for each in their order. */
async function classifyInRun(
  call: ClassifyCall,
  [first]: readonly Wanted[],
  pages: AsyncIterable<Wanted[]>,
): Promise<Answer> {
  const { body } = call;
  if (first) costOf(call, [first]); // a mode that there is not is a fault of the call
  const { productIds, filter, mode, maxCredits } = body;
  const said = { productIds, filter, mode, maxCredits };
  const head = { kind: 'classify', onEmptyBalance: 'pause', estimateOnly: false, ...said } as const;
  const itemsOf = async (runId: string) => {
    const items = await readyItems(call, { runId, head, sent: [] }, wantedItems(pages, mode));
    requireUnder(body, costOfItems(items));
    return items;
  };
  if (!body.estimateOnly) return beginOnce(call, head, itemsOf);
  return estimated(call, costOfItems(await itemsOf(newId())));
}

async function* wantedItems(
  pages: AsyncIterable<Wanted[]>,
  mode: string | undefined,
): AsyncGenerator<Filled[]> {
  for await (const page of pages) yield page.map((one) => wantedItem(one, { mode }, true));
}

function requireUnder({ maxCredits }: ClassifyCall['body'], cost: number): void {
  if (maxCredits === undefined || cost <= maxCredits) return;
  throw invalidInput([{ path: 'maxCredits', message: `the classifications cost ${cost} credits` }]);
}

function estimated({ principal }: KeyedCall, estimatedCredits: number): Answer {
  const credits = { charged: 0, remaining: principal.workspace.balance };
  return {
    body: { data: { estimatedCredits, results: [] }, credits },
    credits: { ...credits, replayed: false },
  };
}

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
    : { ok: false, error: refusalIn(outcome.error) }),
});

function itemOf({ items }: ProductRecord, id: string | undefined) {
  if (id === undefined) return null;
  const item = items.find((one) => one.id === id);
  if (item) return item;
  throw invalidInput([{ path: 'itemId', message: 'is no item of this product' }]);
}

type ClassifyCall = KeyedCall<unknown, contract.ClassifyCatalogRequest>;

/** The products meant, each with the tariffs for which a code is wanted, some at a time. */
async function* wantedPages(call: ClassifyCall): AsyncGenerator<Wanted[]> {
  for await (const products of chosenProducts(call, call.body))
    yield await wantedIn(call, products, call.body);
}

export const catalogSuggestRoutes: readonly Route[] = [suggest, classifyMany];
