/** POST /v1/documents/cn22 and /cn23: customs declarations of postal items. */
import { z } from 'zod';
import { boundedMoney, calendarDate, currency } from '../fields.ts';
import { operation } from '../operation.ts';
import { DOCUMENT_LINES_MAX, documentLines, kilograms, productIds, usageId } from './goods.ts';
import { DOCUMENT_STATUSES } from './invoice.ts';
import { documentEnvelope, line, party } from './parts.ts';

const group = 'Documents';

/** Categories of items, in the order of the forms. */
export const POSTAL_CATEGORIES = [
  'gift',
  'documents',
  'sale_of_goods',
  'commercial_sample',
  'returned_goods',
  'other',
] as const;
export type PostalCategory = (typeof POSTAL_CATEGORIES)[number];

const item = {
  usageId,
  itemNumber: z
    .string()
    .max(20)
    .transform((value) => value.replaceAll(/[\s-]/g, '').toUpperCase())
    .pipe(
      z.string().regex(/^[A-Z]{2}\d{9}[A-Z]{2}$/, 'must be two letters, nine digits, two letters'),
    )
    .optional()
    .describe('Number of the item (UPU S10) as your post allotted it; printed with bars.'),
  category: z.enum(POSTAL_CATEGORIES).describe('What the item is sent as.'),
  explanation: line(80).optional().describe('In words; required with `other`.'),
  sender: party.describe('Who sends; `taxId` is the customs reference of the sender.'),
  addressee: party.describe('To whom; `taxId` is the reference of the importer.'),
  currency: currency.optional().describe('Left out: that of the calculation.'),
  productIds: productIds(DOCUMENT_LINES_MAX),
  lines: documentLines,
  grossWeightKg: kilograms.describe('Gross weight of the item, in kilograms.'),
  date: calendarDate.describe('Date of the signature.'),
};

export const cn22Request = z
  .object({
    ...item,
    sdrRate: z
      .number()
      .min(0.0001)
      .max(10_000_000)
      .optional()
      .describe(
        'Units of `currency` for one special drawing right (XDR), as the IMF publishes it. Required where the service has no rate.',
      ),
  })
  .meta({ id: 'Cn22Request', description: 'What a CN22 says.' });
export type Cn22Request = z.infer<typeof cn22Request>;

export const cn22 = operation({
  id: 'createCn22',
  method: 'post',
  path: '/v1/documents/cn22',
  group,
  summary: 'A customs declaration CN22 as a PDF',
  description:
    'Free. For items of up to 300 SDR; above it is 400 with `details.reason` = `over_cn22_limit`, and CN23 is the form. Six ' +
    'digits of a tariff code are required on commercial items. `Accept: application/pdf` gives the file itself.',
  access: 'calculate',
  action: 'documents',
  idempotent: true,
  file: 'application/pdf',
  body: cn22Request,
  answer: documentEnvelope,
  statuses: DOCUMENT_STATUSES,
});

export const cn23Request = z
  .object({
    ...item,
    postage: boundedMoney.optional().describe('Postal charges, in `currency`.'),
    officeOfOrigin: line(80).optional().describe('Office of origin and date of posting.'),
    comments: line(200).optional().describe('Comments, such as goods subject to quarantine.'),
    licence: line(60).optional().describe('Number of a licence.'),
    certificate: line(60).optional().describe('Number of a certificate.'),
    invoiceNumber: line(60).optional().describe('Number of the invoice.'),
    nonDelivery: z
      .enum(['return', 'abandon'])
      .default('return')
      .describe('What is to be done when the item cannot be delivered.'),
  })
  .meta({ id: 'Cn23Request', description: 'What a CN23 says.' });
export type Cn23Request = z.infer<typeof cn23Request>;

export const cn23 = operation({
  id: 'createCn23',
  method: 'post',
  path: '/v1/documents/cn23',
  group,
  summary: 'A customs declaration CN23 as a PDF',
  description:
    'Free. Six digits of a tariff code are required on commercial items, and the check digit of the item number is verified. ' +
    '`Accept: application/pdf` gives the file itself.',
  access: 'calculate',
  action: 'documents',
  idempotent: true,
  file: 'application/pdf',
  body: cn23Request,
  answer: documentEnvelope,
  statuses: DOCUMENT_STATUSES,
});
