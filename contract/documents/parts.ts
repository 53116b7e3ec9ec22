/** What the requests of shipping documents share, and what they answer. */
import { z } from 'zod';
import { actor, boundedText, country, creditsCharged, timestamp, uuid } from '../fields.ts';

export const DOCUMENT_TYPES = [
  'air_waybill',
  'commercial_invoice',
  'packing_list',
  'cn22',
  'cn23',
] as const;
export type DocumentType = (typeof DOCUMENT_TYPES)[number];

/** A text of one line that a form has a box for. */
export const line = (max: number) => boundedText(1, max);

/** Somebody named on a document. */
export const party = z
  .object({
    name: line(100).describe('Name of the person or firm.'),
    company: line(100).optional().describe('Firm, where `name` is a person.'),
    address: z
      .array(line(100))
      .min(1)
      .max(4)
      .describe('Street and number, a line each; without the city.'),
    city: line(60).describe('City or town.'),
    state: line(60).optional().describe('State or province, as it is written in addresses.'),
    postalCode: line(20).optional().describe('Postal code.'),
    country,
    phone: line(40).optional().describe('Telephone, with its country code.'),
    email: line(120).optional().describe('E-mail address.'),
    account: line(40).optional().describe('Account number with the carrier.'),
    taxId: line(40)
      .optional()
      .meta({ description: 'Tax or customs number: EORI, VAT, EIN or the like.' }),
  })
  .meta({ id: 'DocumentParty', description: 'Somebody named on a document.' });
export type Party = z.infer<typeof party>;

const facts = {
  id: uuid.describe('Id of the document: `GET /v1/documents/{id}`.'),
  type: z.enum(DOCUMENT_TYPES).describe('What document it is.'),
  number: z.string().nullable().describe('Number printed on it; null without one.'),
  fileName: z.string().describe('Name for the file.'),
  contentType: z.literal('application/pdf').describe('What `content` is.'),
  bytes: z.int().describe('Size of the file.'),
  sha256: z.string().describe('SHA-256 of the file, in hexadecimal digits.'),
  pages: z.int().describe('Pages of the file.'),
  warnings: z
    .array(z.string())
    .describe('What to look at before it is used, in words: other letters, figures that disagree.'),
  createdAt: timestamp,
};

/** A document with its file. */
export const documentAnswer = z
  .object({
    ...facts,
    awbNumber: z
      .string()
      .nullable()
      .optional()
      .describe('Number of an air waybill; null for a draft, absent on other documents.'),
    totals: z
      .record(z.string(), z.number().nullable())
      .describe('The sums that are printed; null where one is left blank.'),
    content: z.base64().describe('The file itself, PDF/A-3, in base64.'),
  })
  .meta({ id: 'ShippingDocument', description: 'A shipping document and its file.' });
export type DocumentAnswer = z.infer<typeof documentAnswer>;

export const documentEnvelope = z
  .object({
    data: documentAnswer,
    credits: creditsCharged,
    replayed: z
      .boolean()
      .describe('True for a replay of an earlier request with the same `Idempotency-Key`.'),
  })
  .meta({ id: 'ShippingDocumentResponse' });

/** A document in a list: all but its file. */
export const documentEntry = z
  .object({ ...facts, actor })
  .meta({ id: 'ShippingDocumentEntry', description: 'A document that was made.' });
export type DocumentEntry = z.infer<typeof documentEntry>;
