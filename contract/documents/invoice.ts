/** POST /v1/documents/commercial-invoice and /packing-list. */
import { z } from 'zod';
import { INCOTERMS } from '../consignment.ts';
import { boundedMoney, calendarDate, currency } from '../fields.ts';
import { operation } from '../operation.ts';
import { DOCUMENT_LINES_MAX, documentLines, kilograms, productIds, usageId } from './goods.ts';
import { documentEnvelope, line, party } from './parts.ts';

export const DOCUMENT_STATUSES = [
  200, 400, 401, 402, 403, 404, 409, 413, 429, 500, 502, 503, 504,
] as const;
const group = 'Documents';

export const EXPORT_REASONS = [
  'sale',
  'gift',
  'sample',
  'return',
  'repair',
  'personal',
  'other',
] as const;

const numbers = {
  number: line(40).describe('Number of the document.'),
  date: calendarDate.describe('Date of the document.'),
  orderNumber: line(60).optional().describe('Number of the order.'),
  waybillNumber: line(60).optional().describe('Number of the waybill or consignment.'),
};

const signature = z
  .object({
    name: line(80).describe('Who signs, or is responsible.'),
    title: line(80).optional().describe('Position.'),
    place: line(60).optional().describe('Place.'),
  })
  .optional()
  .describe('Responsible person; a line is left for the signature.');

const charge = (what: string) => boundedMoney.optional().describe(`${what}, in \`currency\`.`);

export const invoiceRequest = z
  .object({
    usageId,
    ...numbers,
    seller: party.describe('Who sells and sends; `taxId` is its EORI, VAT or EIN number.'),
    buyer: party.describe('Who buys.'),
    consignee: party.optional().describe('Who receives. Left out: the buyer.'),
    importer: party.optional().describe('Importer of record. Left out: none is named.'),
    iossNumber: line(20).optional().describe('IOSS number of the seller or its intermediary.'),
    reasonForExport: z.enum(EXPORT_REASONS).default('sale').describe('Why the goods are sent.'),
    incoterm: z
      .string()
      .transform((value) => value.trim().toUpperCase())
      .pipe(z.enum(INCOTERMS))
      .optional()
      .describe('Incoterm 2020 of every line. Left out: that of the calculation.'),
    incotermPlace: line(60).describe('Named place of the Incoterm.'),
    portOfEntry: line(60).optional().describe('Port or place of entry.'),
    currency: currency.optional().describe('Left out: that of the calculation.'),
    productIds: productIds(DOCUMENT_LINES_MAX),
    lines: documentLines,
    freight: charge('Freight. Left out: that of the calculation'),
    insurance: charge('Insurance. Left out: that of the calculation'),
    packing: charge('Packing'),
    discount: charge('Discount, taken off'),
    assists: charge('Assists: what the buyer supplied towards production; told apart, not added'),
    packages: z.int().min(1).max(100_000).optional().describe('Number of packages.'),
    grossWeightKg: kilograms.optional().describe('Gross weight, in kilograms.'),
    marks: line(200).optional().describe('Marks and numbers of the packages.'),
    statement: line(600).optional().describe('A statement to be printed, such as one on origin.'),
    signature,
  })
  .meta({ id: 'CommercialInvoiceRequest', description: 'What a commercial invoice says.' });
export type InvoiceRequest = z.infer<typeof invoiceRequest>;

export const commercialInvoice = operation({
  id: 'createCommercialInvoice',
  method: 'post',
  path: '/v1/documents/commercial-invoice',
  group,
  summary: 'A commercial invoice as a PDF',
  description:
    'Free. From lines, from goods of the catalogue (`productIds`, or lines that name them), or from a stored calculation of ' +
    'this workspace (`usageId`), whose total is compared with that of the invoice. Vague descriptions are told in `warnings`. `Accept: application/pdf` gives the file itself.',
  access: 'calculate',
  action: 'documents',
  idempotent: true,
  file: 'application/pdf',
  body: invoiceRequest,
  answer: documentEnvelope,
  statuses: DOCUMENT_STATUSES,
});

const side = z.number().min(0.01).max(10_000);

const packageContents = z
  .object({
    line: z
      .int()
      .min(0)
      .max(99)
      .optional()
      .describe('Line of `lines` or of the calculation, from 0.'),
    description: line(300).optional().describe('What it is. Left out: that of the line.'),
    quantity: z.number().min(0.0001).max(1_000_000_000).describe('How many are in the package.'),
    unit: line(12).optional().describe('Unit of `quantity`. Left out: that of the line, or `pcs`.'),
  })
  .meta({ id: 'PackageContents', description: 'Goods in a package.' });

const packed = z
  .object({
    marks: line(100)
      .optional()
      .describe('Marks and number on the package. Left out: its place in the list.'),
    kind: line(30).optional().describe('Carton, pallet, crate and the like. Left out: `package`.'),
    count: z.int().min(1).max(10_000).default(1).describe('Packages alike.'),
    contents: z.array(packageContents).min(1).max(50).describe('What is in each.'),
    netWeightKg: kilograms.describe('Net weight of each, in kilograms.'),
    grossWeightKg: kilograms.describe('Gross weight of each, in kilograms.'),
    dimensionsCm: z
      .object({
        length: side.describe('Length.'),
        width: side.describe('Width.'),
        height: side.describe('Height.'),
      })
      .optional()
      .describe('Outer size of each, in centimetres.'),
  })
  .meta({ id: 'Package', description: 'A package, or several alike.' });

export const packingListRequest = z
  .object({
    usageId,
    ...numbers,
    invoiceNumber: line(40).optional().describe('Number of the invoice.'),
    seller: party.describe('Who sends.'),
    consignee: party.describe('Who receives.'),
    productIds: productIds(DOCUMENT_LINES_MAX),
    lines: documentLines,
    packages: z.array(packed).min(1).max(200).describe('The packages.'),
    signature,
  })
  .meta({ id: 'PackingListRequest', description: 'What a packing list says.' });
export type PackingListRequest = z.infer<typeof packingListRequest>;

export const packingList = operation({
  id: 'createPackingList',
  method: 'post',
  path: '/v1/documents/packing-list',
  group,
  summary: 'A packing list as a PDF',
  description:
    'Free. Packages with their contents, weights and sizes; sums are calculated, and what is packed is compared with the ' +
    'quantities of the lines. `Accept: application/pdf` gives the file itself.',
  access: 'calculate',
  action: 'documents',
  idempotent: true,
  file: 'application/pdf',
  body: packingListRequest,
  answer: documentEnvelope,
  statuses: DOCUMENT_STATUSES,
});
