/** Products kept in step with where they are sold, and their approved codes on the way back. Free. */
import { z } from 'zod';
import { itemInput, updateProductRequest } from './catalogProduct.ts';
import { itemError } from './errorDetails.ts';
import { boundedText, country, nullableText, writtenCode } from './fields.ts';
import { MB, operation } from './operation.ts';

const group = 'Catalogue';
const access = 'catalog' as const;

export const SYNC_RECORDS_MAX = 500;
// five hundred products with their texts; with two hundred values each
const BODY_BYTES_MAX = 4 * MB;
const VALUES_MAX = 100_000;

const source = boundedText(1, 60).meta({
  description: 'Kind of the source: `shopify`, `woocommerce`, `bigcommerce`, or a name of yours.',
  example: 'shopify',
});
const externalId = boundedText(1, 300);

/**
 * A blank text says nothing: sources send one where a field has no value. Entries of lists that are
 * blank are none.
 */
const unblank = (sent: unknown): unknown => {
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent)) return sent;
  return Object.fromEntries(
    Object.entries(sent).map(([name, value]: [string, unknown]) => [
      name,
      // still a field of the record: what it does not know is refused by name
      isBlank(value) ? undefined : entriesOf(value),
    ]),
  );
};
const entriesOf = (value: unknown): unknown =>
  Array.isArray(value) ? value.filter((one) => !isBlank(one)) : value;
const isBlank = (value: unknown): boolean => typeof value === 'string' && value.trim() === '';
const saying = <Schema extends z.ZodType>(schema: Schema) => z.preprocess(unblank, schema);

const sourceCodes = z
  .array(
    z
      .object({
        destinationCountry: country
          .optional()
          .describe('Whose tariff it is of. Left out: its first six digits, which all share.'),
        code: writtenCode,
      })
      .meta({ id: 'SyncSourceCode', description: 'A code that the source holds.' }),
  )
  .max(100)
  .optional();

const syncItem = saying(
  z
    .object({
      externalId: externalId.optional().describe('Its id in the source; else its SKU finds it.'),
      codes: sourceCodes.describe('Codes of this item alone.'),
      ...itemInput.omit({ id: true }).shape,
    })
    .meta({ id: 'SyncItem', description: 'An item of the source: what is left out stays.' }),
);

const syncRecord = saying(
  z
    .object({
      externalId: externalId.describe(
        'Id of the product in the source, by which it is found again.',
      ),
      alias: externalId
        .optional()
        .describe(
          'Another id by which a file of the source may have brought it in, a handle say: it is found by that too, and goes by ' +
            '`externalId` from then on.',
        ),
      updatedAt: z.iso
        .datetime({ offset: true })
        .refine((value) => Date.parse(value) >= 0, 'must not be before 1970')
        .optional()
        .meta({
          description:
            'When the source changed it. A record older than the one that stands is skipped.',
          example: '2026-11-21T09:30:00.000Z',
        }),
      deleted: z
        .boolean()
        .default(false)
        .describe('It is gone from the source: the product is archived.'),
      product: saying(
        updateProductRequest.omit({ items: true, version: true }).meta({
          id: 'SyncProduct',
          description: 'Fields of a product; a new one needs a `title`. What is left out stays.',
        }),
      )
        .optional()
        .describe('What the source says of the product.'),
      codes: sourceCodes.describe(
        'Codes that the source holds: one that is new, and that the live tariff has, becomes a suggestion.',
      ),
      items: z
        .array(syncItem)
        .max(2048)
        .optional()
        .describe('Its items, found by their id in the source, else by SKU; others are added.'),
      allItems: z
        .boolean()
        .default(false)
        .describe('`items` are all that the source has: others that came from it are archived.'),
    })
    .meta({ id: 'SyncRecord', description: 'A product as its source has it.' }),
);
export type SyncRecord = z.output<typeof syncRecord>;

const syncCatalogRequest = z
  .object({
    source,
    records: z
      .array(syncRecord)
      .min(1)
      .max(SYNC_RECORDS_MAX)
      .describe('Products of the source, in the order in which they are to be written.'),
    mode: z
      .enum(['merge', 'replace'])
      .default('merge')
      .describe(
        '`merge`: a field that a person has set stays as it is. `replace`: the word of the source wins; what it said before and ' +
          'says no more is cleared, and its other items are archived.',
      ),
  })
  .meta({ id: 'SyncCatalogRequest', description: 'Records of a source.' });
export type SyncCatalogRequest = z.output<typeof syncCatalogRequest>;

const ACTIONS = ['created', 'updated', 'unchanged', 'archived', 'skipped', 'failed'] as const;
export type SyncAction = (typeof ACTIONS)[number];

const counts = {
  created: z.int().describe('Products that are new.'),
  updated: z.int().describe('Products that have changed.'),
  unchanged: z.int().describe('Records that said nothing new.'),
  archived: z.int().describe('Products that were archived.'),
  skipped: z.int().describe('Records older than what stands.'),
  failed: z.int().describe('Records that were refused.'),
} satisfies Record<SyncAction, z.ZodType>;

export const syncCatalog = operation({
  id: 'syncCatalog',
  method: 'post',
  path: '/v1/catalog/sync',
  group,
  access,
  idempotent: true,
  batch: true,
  entries: 'records',
  bodyBytesMax: BODY_BYTES_MAX,
  valuesMax: VALUES_MAX,
  lighterBody: 'Send fewer records in a call.',
  summary: 'Bring in records of a source',
  description:
    'Up to 500 products at once, each found again by its id in the source. A faulty record fails alone and names its field; a ' +
    'SKU of another product fails with its owner in `details.productId`. Null clears, a blank text says nothing. The same ' +
    '`Idempotency-Key` gives the same answer again.',
  body: syncCatalogRequest,
  answer: z
    .object({
      data: z
        .object({
          ...counts,
          results: z
            .array(
              z
                .object({
                  externalId: nullableText.describe('As it was sent; null where it was none.'),
                  productId: nullableText.describe('The product; null where there is none.'),
                  action: z.enum(ACTIONS).describe('What became of the record.'),
                  kept: z
                    .array(z.string())
                    .optional()
                    .describe('Fields that stay as a person has set them.'),
                  error: itemError.optional().describe('Why it failed.'),
                })
                .meta({ id: 'SyncResult', description: 'What became of a record.' }),
            )
            .describe('One result a record, in the order sent.'),
        })
        .meta({ id: 'SyncCatalogAnswer', description: 'What became of the records.' }),
    })
    .meta({ id: 'SyncCatalogResponse' }),
  statuses: [200, 400, 401, 403, 409, 413, 429, 500],
});

const codeChange = z
  .object({
    externalId: z.string().describe('Id of the product in the source.'),
    productId: z.string().describe('The product.'),
    itemId: nullableText.describe('The item; null: the code is of the whole product.'),
    itemExternalId: nullableText.describe('Id of the item in the source; null without one.'),
    sku: nullableText.describe('SKU of the item; null without one.'),
    schedule: z.string().describe('Tariff of the code; `HS`: six digits only.'),
    destinationCountry: nullableText.describe('Country it was asked for; null without one.'),
    code: z.string().describe('The code, digits only.'),
    codeFormatted: z.string().describe('The code with its dots.'),
    hs6: z.string().describe('Its first six digits, which all tariffs share.'),
    originCountry: nullableText.describe('Where the goods are made; null where not known.'),
    customsDescription: nullableText.describe('The goods as declared; null where not said.'),
    classificationId: z.string().describe('The classification.'),
    approvedAt: z.string().describe('When it was approved last (UTC).'),
    removed: z.boolean().describe('It was withdrawn: the goods have this code no more.'),
  })
  .meta({ id: 'SyncCode', description: 'A code that was approved, or withdrawn.' });

export const syncCatalogCodes = operation({
  id: 'syncCatalogCodes',
  method: 'get',
  path: '/v1/catalog/sync/codes',
  group,
  access,
  summary: 'Approved codes to write back',
  description:
    'Codes of products of a source that were approved or withdrawn since a cursor, in the order of these changes, and again when ' +
    'their origin, SKU or customs description changes. A code that gave way to another is not withdrawn: the other is told. ' +
    'Keep `next`: it is valid for ever, and no change is ever passed over.',
  query: z.object({
    source,
    since: z
      .string()
      .regex(/^\d{1,18}$/, 'must be the next value of an earlier answer')
      .optional()
      .describe('`next` of an earlier answer. Left out: from the beginning.'),
    limit: z.coerce.number().int().min(1).max(500).default(100).describe('Codes at most.'),
  }),
  answer: z
    .object({
      data: z.array(codeChange).describe('The oldest change first; empty: nothing is new.'),
      next: z.string().describe('Send it as `since` the next time; there is always one.'),
      more: z.boolean().describe('There is more already: ask again at once.'),
    })
    .meta({ id: 'SyncCatalogCodesResponse' }),
  statuses: [200, 400, 401, 403, 429, 500],
});
