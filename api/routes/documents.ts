import { ApiError } from '../../contract/errors.ts';
import { getDocument, listDocuments } from '../../contract/documents/documents.ts';
import * as invoices from '../../contract/documents/invoice.ts';
import * as postal from '../../contract/documents/postal.ts';
import { waybill } from '../../contract/documents/waybill.ts';
import { listDocuments as documentsOf } from '../../db/store/documents.ts';
import { exchangeRate } from '../../edition/lookup/exchange.ts';
import { calculatedFor } from '../calculated.ts';
import { pageOf, readCursor } from '../cursor.ts';
import { answerDocument, answerOf, documentOf, entryOf, shownAs } from '../documents.ts';
import { keyedRoute, type Route } from '../route.ts';

const makeWaybill = keyedRoute(waybill, (call) =>
  answerDocument(call, { type: 'air_waybill', request: call.body }),
);

const makeInvoice = keyedRoute(invoices.commercialInvoice, async (call) => {
  const calculated = await calculatedFor(call, call.body.usageId);
  return answerDocument(call, { type: 'commercial_invoice', request: call.body, calculated });
});

const makePackingList = keyedRoute(invoices.packingList, async (call) => {
  const calculated = await calculatedFor(call, call.body.usageId);
  return answerDocument(call, { type: 'packing_list', request: call.body, calculated });
});

const makeCn22 = keyedRoute(postal.cn22, async (call) => {
  const { body, services } = call;
  const calculated = await calculatedFor(call, body.usageId);
  const currency = body.currency ?? calculated?.currency;
  const rate = (code: string) => exchangeRate(services.editions.current, ['XDR', code], body.date);
  const sdrRate = currency === undefined ? null : rate(currency);
  return answerDocument(call, { type: 'cn22', request: body, calculated, sdrRate });
});

const makeCn23 = keyedRoute(postal.cn23, async (call) => {
  const calculated = await calculatedFor(call, call.body.usageId);
  return answerDocument(call, { type: 'cn23', request: call.body, calculated });
});

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
