/** Files of goods: brought into the catalogue, and written out of it. Free. */
import { z } from 'zod';
import { ITEMS_MAX, PRODUCT_STATUSES } from './catalogProduct.ts';
import {
  actor,
  boundedText,
  country,
  currency,
  nullableText,
  page,
  pageQuery,
  timestamp,
} from './fields.ts';
import { MB, operation } from './operation.ts';

const group = 'Catalogue';
const access = 'catalog' as const;
const path = '/v1/catalog/imports';

/** 20 MB in base64, and what stands around them. */
const BODY_BYTES_MAX = 28 * MB;

const CODE_SCHEDULES = ['HS', 'US', 'EU', 'GB', 'CA', 'XI', 'NO', 'AU', 'BR'] as const;

/** Columns that an import reads and an export writes. */
export const IMPORT_FIELDS = [
  'product_id',
  'external_id',
  'title',
  'description',
  'brand',
  'manufacturer_name',
  'manufacturer_country',
  'category',
  'material_summary',
  'customs_description',
  'product_url',
  'slug',
  'image_urls',
  'tags',
  'origin_country',
  'origin_basis',
  'quantity_unit',
  'status',
  'markets',
  'item_id',
  'sku',
  'gtin',
  'item_title',
  'unit_value',
  'currency',
  'net_weight',
  'weight_unit',
  'volume_liters',
  'alcohol_percent',
  'units_per_year',
  'item_origin_country',
  'item_status',
  'code',
  ...CODE_SCHEDULES.map((schedule) => `code_${schedule}` as const),
  'suggested_codes',
] as const;

const mapping = z
  .record(z.string().min(1).max(300), z.enum(IMPORT_FIELDS).nullable())
  .refine((columns) => Object.keys(columns).length <= 1000, 'must name at most 1,000 columns')
  .describe(
    'Field by column, as the file prints its name; null: the column is not read. Columns that are ' +
      'not named here are read as their names say.',
  );

export const importOptions = z
  .object({
    mapping: mapping.optional(),
    mode: z
      .enum(['upsert', 'create', 'update'])
      .default('upsert')
      .describe('`create`: products that exist fail; `update`: those that do not.'),
    matchBy: z
      .enum(['sku', 'externalId', 'id'])
      .default('sku')
      .describe(
        'What finds a product that exists. A `product_id` in the file goes before; where there is no ' +
          'SKU, the id in the shop counts.',
      ),
    emptyCells: z
      .enum(['ignore', 'clear'])
      .default('ignore')
      .describe('`clear`: a blank cell empties its field. `ignore`: it says nothing.'),
    dryRun: z
      .boolean()
      .default(false)
      .describe('True: the import stops when it is `ready`, with what would become of the rows.'),
    status: z
      .enum(['draft', 'active'])
      .optional()
      .describe('Status of products whose rows state none.'),
    approveCodes: z
      .boolean()
      .default(false)
      .describe(
        'True: codes of the file are `approved`, but for those of the tariffs that `suggested_codes` names; else all are `suggested`.',
      ),
    codeSchedule: z
      .enum(CODE_SCHEDULES)
      .optional()
      .describe(
        'Tariff of a column of codes that names none. Left out: the first six digits are taken.',
      ),
    currency: currency.optional().describe('Of prices beside which the file names none.'),
    weightUnit: z
      .enum(['kg', 'lb', 'g', 'oz'])
      .optional()
      .describe('Of weights beside which the file names none.'),
  })
  .meta({ id: 'CatalogImportOptions', description: 'How a file is read and written.' });

export const createImportRequest = z
  .object({
    fileName: boundedText(1, 300).describe('Name of the file, shown in the list.'),
    content: z
      .string()
      .min(1)
      .describe('The file: CSV or a feed as text, or any file in base64. To 20 MB, 50,000 rows.'),
    encoding: z
      .enum(['text', 'base64'])
      .optional()
      .describe('How `content` is written. Left out: base64 where it can be nothing else.'),
    options: importOptions.optional().describe('How the file is read and written.'),
  })
  .meta({ id: 'CreateCatalogImportRequest', description: 'A file of goods.' });

const issue = z
  .object({
    row: z
      .int()
      .nullable()
      .describe('Row of the file, the first being 1, or item of a feed; null: the whole file.'),
    column: nullableText.describe('The column as the file prints it; null: the whole row.'),
    code: z.string().meta({
      description: 'Kind of the fault. Open to further values.',
      examples: ['country_unknown', 'sku_repeated', 'code_zero_lost'],
    }),
    message: z.string().describe('What is wrong, or what to look at.'),
    value: nullableText.describe('The cell, shortened; null where none is meant.'),
    proposal: nullableText.describe(
      'What the cell probably ought to say; never written by itself.',
    ),
  })
  .meta({ id: 'CatalogImportIssue', description: 'A fault, or a doubt, of one row.' });

const counts = z
  .object({
    rows: z.int().describe('Rows with anything in them, below the header.'),
    created: z.int().describe('Rows of products that were added; in a dry run, that would be.'),
    updated: z.int().describe('Rows of products that were changed.'),
    unchanged: z.int().describe('Rows of products that already said the same.'),
    failed: z.int().describe('Rows with an error. They never stop the others.'),
    skipped: z
      .int()
      .describe('Rows that name no goods of their own, or goods that are no longer sold.'),
    products: z.int().describe('Products that the rows are.'),
  })
  .meta({ id: 'CatalogImportCounts', description: 'What became of the rows so far.' });

const previewItem = z
  .object({
    row: z.int().describe('Its row.'),
    fields: z.record(z.string(), z.unknown()).describe('Values by field; null: to be emptied.'),
    codes: z.record(z.string(), z.string()).describe('Codes by schedule.'),
  })
  .meta({ id: 'CatalogImportPreviewItem', description: 'An item as it was read.' });

const preview = z
  .object({
    row: z.int().describe('The first row of the product.'),
    product: z
      .object({
        fields: z.record(z.string(), z.unknown()).describe('Values by field; null: to be emptied.'),
        items: z.array(previewItem).describe('Its items, at most 20 of them.'),
        codes: z.record(z.string(), z.string()).describe('Codes by schedule.'),
      })
      .meta({ id: 'CatalogImportPreviewProduct', description: 'A product as it was read.' }),
  })
  .meta({ id: 'CatalogImportPreview', description: 'One of the first products.' });

export const catalogImport = z
  .object({
    id: z.uuid().describe('Id of the import.'),
    fileName: z.string().describe('Name of the file.'),
    state: z.string().meta({
      description:
        '`queued`, `checking`, `ready` (a dry run, to be started), `running`, `completed`, `failed`, `cancelling` or ' +
        '`cancelled`.',
      examples: ['completed'],
    }),
    dryRun: z.boolean().describe('Whether it stops before anything is written.'),
    format: nullableText.meta({
      description: 'What kind of file it is; null until it was read.',
      examples: ['shopify', 'woocommerce', 'generic'],
    }),
    mapping: z
      .record(z.string(), z.string())
      .describe('What each column was read as; empty until the file was read.'),
    unmapped: z.array(z.string()).describe('Columns that nothing is read from.'),
    counts,
    preview: z.array(preview).describe('The first five products as they were read.'),
    errors: z.array(issue).describe('The first 200 errors, by row.'),
    errorsTruncated: z.boolean().describe('True: there are more.'),
    warnings: z.array(issue).describe('The first 200 doubts: their rows were taken all the same.'),
    warningsTruncated: z.boolean().describe('True: there are more.'),
    createdBy: actor,
    createdAt: timestamp,
    finishedAt: timestamp.nullable().describe('When it ended; null before.'),
  })
  .meta({ id: 'CatalogImport', description: 'A file of goods on its way into the catalogue.' });

const one = z
  .object({ data: catalogImport })
  .meta({ id: 'CatalogImportResponse', description: 'One import.' });

export const ofImport = z.object({ id: z.uuid().describe('Id of the import.') });

export const createCatalogImport = operation({
  id: 'createCatalogImport',
  method: 'post',
  path,
  group,
  access,
  once: true,
  whole: true,
  summary: 'Bring a file of goods into the catalogue',
  description:
    'CSV, TSV, XLSX, XLSM, a product feed (RSS, Atom) or the NDJSON of an export. Files of Shopify, WooCommerce, Amazon, Magento, PrestaShop, ' +
    'BigCommerce, Google Merchant and Zonos are known by their columns; others by the names of theirs. A form ' +
    '(`multipart/form-data`) with `file`, and `options` as JSON, is taken in place of the body. Answers at once: ' +
    'ask `GET /v1/catalog/imports/{id}` how far it is. A row with an error never stops the others.',
  takesForm: true,
  bodyBytesMax: BODY_BYTES_MAX,
  lighterBody: 'Send the file in parts.',
  body: createImportRequest,
  answer: one,
  statuses: [202, 400, 401, 403, 409, 413, 429, 500],
});

export const listCatalogImports = operation({
  id: 'listCatalogImports',
  method: 'get',
  path,
  group,
  access,
  summary: 'The imports of the workspace',
  description: 'Newest first.',
  query: z.object(pageQuery),
  answer: page(catalogImport).meta({ id: 'CatalogImportsResponse' }),
  statuses: [200, 400, 401, 403, 429, 500],
});

export const getCatalogImport = operation({
  id: 'getCatalogImport',
  method: 'get',
  path: `${path}/{id}`,
  group,
  access,
  summary: 'One import: how far it is, and what is wrong in its file',
  description: 'Counts grow while it runs.',
  params: ofImport,
  answer: one,
  statuses: [200, 400, 401, 403, 404, 429, 500],
});

export const startCatalogImport = operation({
  id: 'startCatalogImport',
  method: 'post',
  path: `${path}/{id}/start`,
  group,
  access,
  once: true,
  whole: true,
  summary: 'Write what a dry run has looked at',
  description: 'An import that is not `ready` is 409. With `mapping` the file is read anew by it.',
  params: ofImport,
  body: z
    .object({ mapping: mapping.optional() })
    .meta({ id: 'StartCatalogImportRequest', description: 'The mapping, where it is another.' }),
  answer: one,
  statuses: [200, 400, 401, 403, 404, 409, 413, 429, 500],
});

export const cancelCatalogImport = operation({
  id: 'cancelCatalogImport',
  method: 'delete',
  path: `${path}/{id}`,
  group,
  access,
  summary: 'Cancel an import',
  description:
    'What was written by then stays and is counted. One that has ended stays as it is: cancelling it is harmless.',
  params: ofImport,
  answer: one,
  statuses: [200, 400, 401, 403, 404, 429, 500],
});

const lineText = z
  .string()
  .nullish()
  .transform((value) => value ?? null);
const lineCodes = z
  .array(z.object({ schedule: z.string(), code: z.string(), state: z.string() }))
  .default([])
  .transform((codes) =>
    codes.map(({ state, ...code }) => ({ ...code, isApproved: state === 'approved' })),
  );

/** A line of an export as NDJSON, as an import takes it: what else it says is looked at later. */
export const exportedLine = z.looseObject({
  id: lineText,
  externalId: lineText,
  status: lineText,
  codes: lineCodes,
  items: z
    .array(z.looseObject({ id: lineText, sku: lineText, externalId: lineText, codes: lineCodes }))
    .max(ITEMS_MAX)
    .default([]),
});
export type ExportedLine = z.output<typeof exportedLine>;

export const exportQuery = z.object({
  format: z
    .enum(['csv', 'ndjson'])
    .optional()
    .describe('`ndjson`: a product a line. Left out: CSV, or the format of the preset.'),
  preset: z
    .enum(['shopify-inventory', 'woocommerce', 'bigcommerce'])
    .optional()
    .describe(
      'A file that a shop imports, with approved codes alone; `bigcommerce`: bodies of its ' +
        'customs-information API, one a line.',
    ),
  columns: boundedText(1, 2000)
    .optional()
    .describe('Columns of the CSV, parted by commas. Left out: all. A preset has its own.'),
  status: z.enum(PRODUCT_STATUSES).optional().describe('Left out: `draft` and `active`.'),
  market: country
    .optional()
    .describe('Products that are sold to this country, with codes of its tariff in a preset.'),
  classification: z
    .enum(['none', 'suggested', 'approved'])
    .optional()
    .describe('Products without a code, or with such a code.'),
  updatedSince: timestamp.optional().describe('Products changed at this time or later.'),
});

export const exportCatalog = operation({
  id: 'exportCatalog',
  method: 'get',
  path: '/v1/catalog/exports',
  group,
  access,
  summary: 'The catalogue as a file',
  description:
    'A row for each item, or a product a line. An import accepts the file unchanged and then changes nothing, with ' +
    '`approveCodes` too: codes that nobody has approved are told as such. A cell that a ' +
    'spreadsheet would calculate begins with an apostrophe. Presets hold approved codes alone, each within the digits that ' +
    'the shop takes: those of the tariff of `market`, else the six that all tariffs share. Goods without such a code are left out: a ' +
    'blank cell would empty what the shop holds. One that nothing would be in is 400 (`nothing_to_export`).',
  query: exportQuery,
  answer: z.string().describe('The file.'),
  answerTypes: ['text/csv', 'application/x-ndjson'],
  statuses: [200, 400, 401, 403, 429, 500],
});
