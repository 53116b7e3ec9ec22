import type { z } from 'zod';
import * as contract from '../../contract/catalog.ts';
import type { updateProductRequest } from '../../contract/catalogProduct.ts';
import { ApiError } from '../../contract/errors.ts';
import { refreshStakes } from '../../db/store/catalog/classifications.ts';
import type { ProductWrite } from '../../db/store/catalog/merge.ts';
import {
  archiveProducts,
  findProduct,
  listHistory,
  listProducts,
} from '../../db/store/catalog/products.ts';
import type { ProductRecord } from '../../db/store/catalog/records.ts';
import { saveProducts, type SaveTerms } from '../../db/store/catalog/saveProducts.ts';
import { stakesIn } from '../../edition/lookup/atStake.ts';
import { listed, presentProducts } from '../catalogAnswers.ts';
import { filterOf } from '../catalogFilter.ts';
import { currenciesOfItems, requireCurrencies } from '../currencies.ts';
import { pageOf, readCursor } from '../cursor.ts';
import { type Answer, type KeyedCall, keyedRoute, type Route } from '../route.ts';

const list = keyedRoute(contract.listCatalogProducts, async (call) => {
  const { services, principal, query } = call;
  const { limit, cursor, ...asked } = query;
  const mark = { list: 'products', ...asked };
  const after = await readCursor(services.tokens, cursor, mark);
  const filter = await filterOf(call, asked);
  const found = filter
    ? await listProducts(services.orm, principal.workspace.id, filter, {
        limit: limit + 1,
        after: after?.id,
      })
    : [];
  const page = await pageOf(services.tokens, found, limit, mark, ({ createdAt, id }) => ({
    at: createdAt,
    id,
  }));
  const shown = await presentProducts(call, page.rows);
  return { body: { data: shown.map(listed), next: page.next } };
});

const create = keyedRoute(contract.createCatalogProduct, async (call) => {
  requireKnown(call);
  const saved = await save(call, writeOf(null, call.body), 'create');
  return { status: 201, ...(await answerOf(call, saved)) };
});

const get = keyedRoute(contract.getCatalogProduct, (call) => answerOf(call, call.params.id));

const update = keyedRoute(contract.updateCatalogProduct, async (call) => {
  requireKnown(call);
  const saved = await save(call, writeOf(call.params.id, call.body), 'update');
  return answerOf(call, saved);
});

/** Throws 400 on a currency that is none. */
const requireKnown = ({
  services,
  body: { items },
}: KeyedCall<unknown, { items?: { currency?: string | null | undefined }[] | undefined }>): void =>
  requireCurrencies(services.editions.current, currenciesOfItems(items), services.today());

const archive = keyedRoute(contract.archiveCatalogProduct, async (call) => {
  const { services, principal, params, body } = call;
  const [product] = await archiveProducts(services.orm, principal.workspace.id, [params.id], {
    ...authorOf(call),
    note: body.note ?? null,
  });
  return answerWith(call, product ?? null);
});

const history = keyedRoute(contract.catalogProductHistory, async (call) => {
  const { services, principal, params, query } = call;
  const { limit, cursor } = query;
  const { orm, tokens } = services;
  const mark = { list: 'history', product: params.id };
  const after = await readCursor(tokens, cursor, mark);
  await productFor(call, params.id);
  const entries = await listHistory(orm, principal.workspace.id, params.id, {
    limit: limit + 1,
    after: after?.id,
  });
  const page = await pageOf(tokens, entries, limit, mark, (entry) => entry);
  return {
    body: {
      data: page.rows.map((entry) => ({ ...entry, at: entry.at.toISOString() })),
      next: page.next,
    },
  };
});

/** Who changes something, and with which request. */
export const authorOf = ({ principal, requestId }: KeyedCall) => ({
  actor: principal.actor,
  requestId,
});

/** A product of the workspace; 404 when it has no such. */
export async function productFor(
  { services, principal }: KeyedCall,
  id: string,
): Promise<ProductRecord> {
  const product = await findProduct(services.orm, principal.workspace.id, id);
  if (product) return product;
  throw new ApiError('not_found', 'There is no such product in the catalogue of this workspace.');
}

function writeOf(
  id: string | null,
  { status, items, version, ...fields }: z.output<typeof updateProductRequest>,
): ProductWrite {
  return {
    match: id === null ? null : { by: 'id', id },
    fields: fields as ProductWrite['fields'], // absent fields are absent, not undefined
    status,
    items: items as ProductWrite['items'],
    version,
  };
}

/** Saves a product and returns its id; throws what the store refuses. */
async function save(
  call: KeyedCall,
  write: ProductWrite,
  mode: SaveTerms['mode'],
): Promise<string> {
  const terms: SaveTerms = { ...authorOf(call), as: 'updated', mode };
  const [saved] = await saveProducts(
    call.services.orm,
    call.principal.workspace.id,
    [write],
    terms,
  );
  if (!saved) throw new Error('a write has an outcome');
  if (!saved.ok) throw ApiError.of(saved);
  if (saved.action === 'updated') await refreshStake(call, saved.productId);
  return saved.productId;
}

/** Its values may be others now. */
const refreshStake = ({ services, principal }: KeyedCall, productId: string): Promise<void> =>
  refreshStakes(
    services.orm,
    principal.workspace.id,
    [productId],
    stakesIn(services.editions.current, services.today()),
  );

const answerOf = async (call: KeyedCall, id: string): Promise<Answer> =>
  answerWith(call, await productFor(call, id));

async function answerWith(call: KeyedCall, product: ProductRecord | null): Promise<Answer> {
  if (!product)
    throw new ApiError('not_found', 'There is no such product in the catalogue of this workspace.');
  const [data] = await presentProducts(call, [product]);
  return { body: { data } };
}

export const catalogProductRoutes: readonly Route[] = [list, create, get, update, archive, history];
