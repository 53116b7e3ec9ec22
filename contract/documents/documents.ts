/** GET /v1/documents and /v1/documents/{id}: the documents that were made. */
import { z } from 'zod';
import { page, pageQuery, uuid } from '../fields.ts';
import { operation } from '../operation.ts';
import { DOCUMENT_TYPES, documentAnswer, documentEntry } from './parts.ts';

const group = 'Documents';

export const listDocuments = operation({
  id: 'listDocuments',
  method: 'get',
  path: '/v1/documents',
  group,
  summary: 'The documents of the workspace, newest first',
  description: 'Free. Without their files, which `GET /v1/documents/{id}` gives.',
  access: 'calculate',
  query: z.object({
    ...pageQuery,
    type: z.enum(DOCUMENT_TYPES).optional().describe('Those of one type. Left out: all.'),
  }),
  answer: page(documentEntry).meta({ id: 'ShippingDocumentsResponse' }),
  statuses: [200, 400, 401, 403, 429, 500],
});

export const getDocument = operation({
  id: 'getDocument',
  method: 'get',
  path: '/v1/documents/{id}',
  group,
  summary: 'A document that was made, with its file',
  description:
    'Free. `Accept: application/pdf` gives the file itself, otherwise it is in `content`. 404 for one of another workspace, ' +
    'and for one whose time is over.',
  access: 'calculate',
  file: 'application/pdf',
  params: z.object({
    id: uuid.transform((value) => value.toLowerCase()).meta({ description: 'Id of the document.' }),
  }),
  answer: z.object({ data: documentAnswer }).meta({ id: 'ShippingDocumentRecordResponse' }),
  statuses: [200, 400, 401, 403, 404, 429, 500],
});
