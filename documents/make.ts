/** Makes a document of any type: runs in the thread of `makingThread.ts`. */
import type { InvoiceRequest, PackingListRequest } from '../contract/documents/invoice.ts';
import type { Cn22Request, Cn23Request } from '../contract/documents/postal.ts';
import type { WaybillRequest } from '../contract/documents/waybill.ts';
import { type Calculated, goodsOfCalculation } from '../engine/documents/fromCalculation.ts';
import type { NamedGoods } from '../engine/documents/fromCatalog.ts';
import type { Refused } from '../engine/refusal.ts';
import { makeInvoice } from './goods/invoice.ts';
import { makePackingList } from './goods/packingList.ts';
import { makeCn22 } from './postal/cn22.ts';
import { makeCn23 } from './postal/cn23.ts';
import { makeWaybill } from './waybill/draw.ts';

/** What fills in what the request leaves out. */
export interface Filling {
  /** Request of a stored calculation; null without one. */
  calculated: Calculated | null;
  /** Goods of the catalogue that lines name. */
  catalog: readonly NamedGoods[];
}

/** What a document is to be made from. */
export type Asked =
  | { type: 'air_waybill'; request: WaybillRequest; catalog: readonly NamedGoods[] }
  | ({ type: 'commercial_invoice'; request: InvoiceRequest } & Filling)
  | ({ type: 'packing_list'; request: PackingListRequest } & Filling)
  | ({ type: 'cn23'; request: Cn23Request } & Filling)
  | ({
      type: 'cn22';
      request: Cn22Request;
      /** Units of its currency for one SDR; null where the service has no rate. */
      sdrRate: number | null;
    } & Filling);

export interface Made {
  /** The file. */
  content: Uint8Array;
  pages: number;
  /** Number printed on it; null without one. */
  number: string | null;
  fileName: string;
  warnings: string[];
  totals: Record<string, number | null>;
}

/** The document, or why there is none. */
export type MadeDocument = { made: Made } | Refused<'invalid_input'>;

/** The same question gives the same bytes. */
export async function makeDocument(asked: Asked): Promise<MadeDocument> {
  if (asked.type === 'air_waybill') return makeWaybill(asked.request, asked.catalog);
  const { calculated, catalog } = asked;
  const sources = { known: calculated && goodsOfCalculation(calculated), catalog };
  switch (asked.type) {
    case 'commercial_invoice':
      return makeInvoice(asked.request, sources);
    case 'packing_list':
      return makePackingList(asked.request, sources);
    case 'cn22':
      return makeCn22(asked.request, sources, asked.sdrRate);
    case 'cn23':
      return makeCn23(asked.request, sources);
  }
}
