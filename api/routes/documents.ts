import { ApiError } from '../../contract/errors.ts';
import { getDocument, listDocuments } from '../../contract/documents/documents.ts';
import type { InvoiceRequest } from '../../contract/documents/invoice.ts';
import * as invoices from '../../contract/documents/invoice.ts';
import * as postal from '../../contract/documents/postal.ts';
import { waybill } from '../../contract/documents/waybill.ts';
import { listDocuments as documentsOf } from '../../db/store/documents.ts';
import { exchangeRate } from '../../edition/lookup/exchange.ts';
import { currencyOfGoods } from '../../engine/documents/fromCatalog.ts';
import type { Filling } from '../../documents/make.ts';
import { calculatedFor } from '../calculated.ts';
import { pageOf, readCursor } from '../cursor.ts';
import { requireCurrencies } from '../currencies.ts';
import { requireSdrRate } from '../documentMoney.ts';
import { goodsOfCatalog } from '../documentGoods.ts';
import { answerDocument, answerOf, documentOf, entryOf, shownAs } from '../documents.ts';
import { type KeyedCall, keyedRoute, type Route } from '../route.ts';

const makeWaybill = keyedRoute(waybill, async (call) => {
  const { body: request } = call;
  const { country: destinationCountry } = request.consignee;
  const on = request.signature?.executedOn ?? call.services.today();
  const { currency, collect } = request;
  const stated = { currency, 'collect.destinationCurrency': collect?.destinationCurrency };
  requireCurrencies(call.services.editions.current, stated, on);
  const catalog = await goodsOfCatalog(call, request, { destinationCountry, on });
  return answerDocument(call, { type: 'air_waybill', request, catalog });
});

const makeInvoice = keyedRoute(invoices.commercialInvoice, async (call) => {
  const { body: request } = call;
  const receiver = request.consignee ?? request.buyer;
  const filling = await fillingOf(call, receiver.country);
  return answerDocument(call, { type: 'commercial_invoice', request, ...filling });
});

const makePackingList = keyedRoute(invoices.packingList, async (call) => {
  const { body: request } = call;
  const filling = await fillingOf(call, request.consignee.country);
  return answerDocument(call, { type: 'packing_list', request, ...filling });
});

const makeCn22 = keyedRoute(postal.cn22, async (call) => {
  const { body: request, services } = call;
  const filling = await fillingOf(call, request.addressee.country);
  const currency =
    request.currency ?? filling.calculated?.currency ?? currencyOfGoods(filling.catalog);
  const edition = services.editions.current;
  if (currency !== undefined) requireSdrRate(edition, { ...request, currency });
  const sdrRate =
    currency === undefined ? null : exchangeRate(edition, ['XDR', currency], request.date);
  return answerDocument(call, { type: 'cn22', request, ...filling, sdrRate });
});

const makeCn23 = keyedRoute(postal.cn23, async (call) => {
  const { body: request } = call;
  const filling = await fillingOf(call, request.addressee.country);
  return answerDocument(call, { type: 'cn23', request, ...filling });
});

type Filled = Pick<InvoiceRequest, 'usageId' | 'lines' | 'productIds' | 'date'> & {
  currency?: string | undefined; // none on a packing list
};

/** What calculation and catalogue know of the goods; `receives`: the country where they go. */
async function fillingOf(call: KeyedCall & { body: Filled }, receives: string): Promise<Filling> {
  const { currency, date, usageId } = call.body;
  requireCurrencies(call.services.editions.current, { currency }, date);
  const calculated = await calculatedFor(call, usageId);
  const destinationCountry = calculated?.destinationCountry ?? receives;
  const place = { destinationCountry, on: date };
  return { calculated, catalog: await goodsOfCatalog(call, call.body, place) };
}

const list = keyedRoute(listDocuments, async ({ services, principal, query }) => {
  const { limit, cursor, type = null } = query;
  const filter = { list: 'documents', type };
  const after = await readCursor(services.tokens, cursor, filter);
  const workspaceId = principal.workspace.id;
  const found = await documentsOf(services.orm, { workspaceId, type, after, limit });
  const { rows, next } = await pageOf(
    services.tokens,
    found,
    limit,
    filter,
    ({ createdAt, id }) => ({
      at: createdAt,
      id,
    }),
  );
  return { body: { data: rows.map((row) => ({ ...entryOf(row), actor: row.actor })), next } };
});

const get = keyedRoute(getDocument, async (call) => {
  const kept = await documentOf(call, call.params.id);
  if (!kept)
    throw new ApiError('not_found', 'There is no document with this id in this workspace.');
  return shownAs(call, kept, { data: answerOf(kept) });
});

export const documentRoutes: readonly Route[] = [
  makeWaybill,
  makeInvoice,
  makePackingList,
  makeCn22,
  makeCn23,
  list,
  get,
];
