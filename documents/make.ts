/** Makes a document of any type: runs in the thread of `makingThread.ts`. */
import type { InvoiceRequest, PackingListRequest } from '../contract/documents/invoice.ts';
import type { Cn22Request, Cn23Request } from '../contract/documents/postal.ts';
import type { WaybillRequest } from '../contract/documents/waybill.ts';
import { type Calculated, goodsOfCalculation } from '../engine/documents/fromCalculation.ts';
import type { Refused } from '../engine/refusal.ts';
import { makeInvoice } from './goods/invoice.ts';
import { makePackingList } from './goods/packingList.ts';
import { makeCn22 } from './postal/cn22.ts';
import { makeCn23 } from './postal/cn23.ts';
import { makeWaybill } from './waybill/draw.ts';

/** Request of a stored calculation that fills in what it knows; null without one. */
interface FromCalculation {
  calculated: Calculated | null;
}

/** What a document is to be made from. */
export type Asked =
  | { type: 'air_waybill'; request: WaybillRequest }
  | ({ type: 'commercial_invoice'; request: InvoiceRequest } & FromCalculation)
  | ({ type: 'packing_list'; request: PackingListRequest } & FromCalculation)
  | ({ type: 'cn23'; request: Cn23Request } & FromCalculation)
  | ({
      type: 'cn22';
      request: Cn22Request;
      /** Units of its currency for one SDR; null where the service has no rate. */
      sdrRate: number | null;
    } & FromCalculation);

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
  if (asked.type === 'air_waybill') return makeWaybill(asked.request);
  const known = asked.calculated === null ? null : goodsOfCalculation(asked.calculated);
  switch (asked.type) {
    case 'commercial_invoice':
      return makeInvoice(asked.request, known);
    case 'packing_list':
      return makePackingList(asked.request, known);
    case 'cn22':
      return makeCn22(asked.request, known, asked.sdrRate);
    case 'cn23':
      return makeCn23(asked.request, known);
  }
}
