import { createHash } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { invoiceRequest, packingListRequest } from '../contract/documents/invoice.ts';
import { cn22Request, cn23Request } from '../contract/documents/postal.ts';
import { waybillRequest } from '../contract/documents/waybill.ts';
import { INVOICE, PACKING_LIST, POSTAL } from '../test/support/goodsDocuments.ts';
import { WAYBILL } from '../test/support/waybills.ts';
import { readPdf } from '../test/support/pdfText.ts';
import { type Asked, makeDocument } from './make.ts';

const filling = { calculated: null, catalog: [] };
const ASKED: readonly Asked[] = [
  { type: 'air_waybill', request: waybillRequest.parse(WAYBILL), catalog: [] },
  { type: 'commercial_invoice', request: invoiceRequest.parse(INVOICE), ...filling },
  { type: 'packing_list', request: packingListRequest.parse(PACKING_LIST), ...filling },
  { type: 'cn22', request: cn22Request.parse(POSTAL), ...filling, sdrRate: 1.17 },
  { type: 'cn23', request: cn23Request.parse(POSTAL), ...filling },
];
const contentOf = async (asked: Asked): Promise<Buffer> => {
  const said = await makeDocument(asked);
  if (!('made' in said)) throw new Error(said.message);
  return Buffer.from(said.made.content);
};
const sha256 = (content: Buffer): string => createHash('sha256').update(content).digest('hex');
const listOf = (orderNumber: string): Asked => ({
  type: 'packing_list',
  request: packingListRequest.parse({ ...PACKING_LIST, orderNumber }),
  ...filling,
});

// first of all: a letter keeps what it first stood for
it('letters that were drawn as parts of others are read back as what they are', async () => {
  await contentOf(listOf('ЙЁЀѝ'));
  const { pages } = await readPdf(await contentOf(listOf('ИЕи')));
  expect(pages[0]).toContain('ИЕи');
});

describe.each(ASKED.map((asked) => [asked.type, asked] as const))('%s', (_, asked) => {
  it('has the same bytes whatever was made before it', async () => {
    const first = sha256(await contentOf(asked));
    for (const other of ASKED) await contentOf(other);
    const again = await contentOf(asked);
    expect(sha256(again)).toBe(first);
    expect((await readPdf(again)).isTagged).toBe(true);
  });
});
