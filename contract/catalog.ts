/** The catalogue of a workspace: its products, markets and vocabularies. Free. */
import { z } from 'zod';
import {
  catalogProduct,
  createProductRequest,
  listedProduct,
  PRODUCT_STATUSES,
  sku,
  updateProductRequest,
} from './catalogProduct.ts';
import {
  actor,
  boundedText,
  closedObject,
  country,
  nullableText,
  page,
  pageQuery,
  timestamp,
} from './fields.ts';
import { MB, operation } from './operation.ts';

const group = 'Catalogue';
const access = 'catalog' as const;
const path = '/v1/catalog/products';
/** Of a list, of what has an id, and of what is changed. */
const LIST = [200, 400, 401, 403, 429, 500] as const;
const READ = [200, 400, 401, 403, 404, 429, 500] as const;
const WRITE = [200, 400, 401, 403, 404, 409, 413, 429, 500] as const;

// a description of 5,000 characters, 2,048 items with their facts
const PRODUCT_BYTES_MAX = 4 * MB;

export const ofProduct = z.object({
  id: z.uuid().describe('Id of the product.'),
});
const one = z
  .object({ data: catalogProduct })
  .meta({ id: 'CatalogProductResponse', description: 'One product.' });

/** Fields that `missing` can name. */
export const MISSING_FIELDS = [
  'description',
  'brand',
  'manufacturerName',
  'manufacturerCountry',
  'category',
  'materialSummary',
  'productUrl',
  'imageUrls',
  'tags',
  'originCountry',
  'originBasis',
  'originEvidence',
  'quantityUnit',
  'customsDescription',
  'items',
  'sku',
  'unitValue',
  'netWeight',
] as const;

/** Which products are meant. */
export const productFilter = {
  q: boundedText(1, 200)
    .optional()
    .describe('Words, each of which begins a word of the product, its items or tags.'),
  status: z
    .enum(PRODUCT_STATUSES)
    .optional()
    .describe('Left out: `draft` and `active`; archived products are shown when asked for.'),
  sku: sku.optional().describe('Products that have this SKU, whatever its case.'),
  tag: boundedText(1, 60).optional().describe('Products with this tag, whatever its case.'),
  market: country.optional().describe('Products that are sold to this country.'),
  missing: z
    .enum(MISSING_FIELDS)
    .optional()
    .describe(
      'Products of which this is not known. An origin, value or weight may be of the items.',
    ),
  classification: z
    .enum(['none', 'suggested', 'approved', 'stale'])
    .optional()
    .describe(
      '`none`: without a code; `suggested`, `approved`: with such a code; `stale`: with an approved code that the live tariff does not have.',
    ),
  updatedSince: timestamp.optional().describe('Products changed at this time or later.'),
};

/** The same in a body: a name that is misspelt is refused. */
export const catalogFilter = closedObject(productFilter).meta({
  id: 'CatalogProductFilter',
  description: 'Products, as the list filters them.',
});

export const listCatalogProducts = operation({
  id: 'listCatalogProducts',
  method: 'get',
  path,
  group,
  access,
  summary: 'The products of the catalogue',
  description:
    'Newest first, without `description` and `extra`. Filters hold together: a product must meet all of them.',
  query: z.object({ ...productFilter, ...pageQuery }),
  answer: page(listedProduct).meta({ id: 'CatalogProductsResponse' }),
  statuses: LIST,
});

export const createCatalogProduct = operation({
  id: 'createCatalogProduct',
  method: 'post',
  path,
  group,
  access,
  once: true,
  whole: true,
  summary: 'Add a product',
  description:
    'A SKU of another product is 409, with its owner in `details.productId`. Blank texts count as left out.',
  bodyBytesMax: PRODUCT_BYTES_MAX,
  body: createProductRequest,
  answer: one,
  statuses: [201, 400, 401, 403, 409, 413, 429, 500],
});

export const getCatalogProduct = operation({
  id: 'getCatalogProduct',
  method: 'get',
  path: `${path}/{id}`,
  group,
  access,
  summary: 'One product',
  description: 'With its items, its codes and what is missing to ship it.',
  params: ofProduct,
  answer: one,
  statuses: READ,
});

export const updateCatalogProduct = operation({
  id: 'updateCatalogProduct',
  method: 'patch',
  path: `${path}/{id}`,
  group,
  access,
  summary: 'Change a product',
  description:
    'What is left out stays as it is, null clears, a blank text changes nothing. Items are found by id or SKU; those that ' +
    'match none are added. Lists are replaced whole. Every change is kept in the history with its actor. 409 `conflict`: ' +
    '`details.reason` is `sku_taken`, `archived` or `version`.',
  bodyBytesMax: PRODUCT_BYTES_MAX,
  params: ofProduct,
  body: updateProductRequest,
  answer: one,
  statuses: WRITE,
});

export const archiveCatalogProduct = operation({
  id: 'archiveCatalogProduct',
  method: 'post',
  path: `${path}/{id}/archive`,
  group,
  access,
  once: true,
  whole: true,
  summary: 'Archive a product',
  description:
    'It keeps its SKUs and codes, is hidden from the list and changes no more. Archiving it twice is harmless.',
  params: ofProduct,
  body: z
    .object({ note: boundedText(0, 1000).optional().describe('Why; kept in the history.') })
    .meta({ id: 'ArchiveCatalogProductRequest' }),
  answer: one,
  statuses: WRITE,
});

const change = z
  .object({
    path: z.string().meta({ description: 'What was changed.', examples: ['originCountry'] }),
    from: z.unknown().describe('The value before; null where there was none.'),
    to: z.unknown().describe('The value after; null where it was cleared.'),
  })
  .meta({ id: 'CatalogChange', description: 'One change of one field.' });

export const catalogProductHistory = operation({
  id: 'catalogProductHistory',
  method: 'get',
  path: `${path}/{id}/history`,
  group,
  access,
  summary: 'What was changed of a product, and by whom',
  description: 'Newest first. Entries are never changed; they go with their workspace.',
  params: ofProduct,
  query: z.object(pageQuery),
  answer: page(
    z
      .object({
        id: z.string().describe('Id of the entry.'),
        at: timestamp,
        actor,
        action: z.string().meta({
          description: 'What was done. Open to further values.',
          examples: [
            'created',
            'updated',
            'archived',
            'classified',
            'approved',
            'rejected',
            'synced',
            'imported',
          ],
        }),
        changes: z.array(change).describe('Field by field; `items.<id>.<field>` for items.'),
        note: nullableText.describe('What was said of it; null when nothing was.'),
        requestId: nullableText.describe('`X-Request-Id` of the request; null without one.'),
      })
      .meta({ id: 'CatalogHistoryEntry', description: 'A change of a product.' }),
  ).meta({ id: 'CatalogHistoryResponse' }),
  statuses: READ,
});

const channel = boundedText(1, 60);
const region = z
  .string()
  .regex(/^[A-Z0-9-]{1,6}$/, 'must be 1 to 6 uppercase letters, digits or hyphens');
const marketInput = z.union([
  country,
  z
    .object({
      country,
      region: region.optional().describe('State or province, where taxes differ.'),
      channel: channel.optional().describe('Where it is sold there, in your words.'),
    })
    .meta({ id: 'CatalogMarketInput', description: 'A market with its region or channel.' }),
]);

const markets = z
  .object({
    data: z
      .object({
        markets: z
          .array(
            z
              .object({
                country: z.string().describe('ISO 3166-1 alpha-2 country.'),
                region: nullableText.describe('State or province; null for all of it.'),
                channel: nullableText.describe('Where it is sold there; null for any.'),
                schedule: z.string().meta({
                  description: 'Tariff whose code is needed: `HS` where only six digits are known.',
                  examples: ['US', 'EU', 'HS'],
                }),
                landedCost: z.boolean().describe('Whether landed cost is calculated there.'),
              })
              .meta({ id: 'CatalogMarket', description: 'A country that is sold to.' }),
          )
          .describe('In the order in which they were set.'),
      })
      .meta({ id: 'CatalogMarkets', description: 'The default markets.' }),
  })
  .meta({ id: 'CatalogMarketsResponse' });

export const listCatalogMarkets = operation({
  id: 'listCatalogMarkets',
  method: 'get',
  path: '/v1/catalog/markets',
  group,
  access,
  summary: 'The default markets',
  description: 'Countries that products are sold to which name no markets of their own.',
  answer: markets,
  statuses: [200, 401, 403, 429, 500],
});

export const setCatalogMarkets = operation({
  id: 'setCatalogMarkets',
  method: 'post',
  path: '/v1/catalog/markets',
  group,
  access,
  once: true,
  whole: true,
  summary: 'Set the default markets',
  description: 'Replaces the list; its order is kept. An empty list sets none.',
  body: z
    .object({
      markets: z
        .array(marketInput)
        .max(50)
        .describe('Countries, or countries with a region or channel; each once.'),
    })
    .meta({ id: 'SetCatalogMarketsRequest' }),
  answer: markets,
  statuses: [200, 400, 401, 403, 409, 413, 429, 500],
});

/** Why a code is rejected, with what each word means. */
export const REJECT_REASONS = {
  wrong_heading: 'The first four digits are wrong',
  wrong_subheading: 'The heading is right, the subheading is not',
  wrong_line: 'Only the national digits are wrong',
  wrong_material: 'It rests on another material',
  wrong_use: 'It rests on another use',
  outdated: 'The tariff has changed',
  other: 'Something else: say it in the note',
} as const;

const word = z
  .object({
    value: z.string().describe('What to write.'),
    label: z.string().describe('What it means.'),
  })
  .meta({ id: 'CatalogTerm', description: 'A word of a vocabulary.' });
const words = z.array(word);

export const catalogTerms = operation({
  id: 'catalogTerms',
  method: 'get',
  path: '/v1/catalog/terms',
  group,
  access,
  summary: 'Words that fields of the catalogue are written in',
  description: 'Other words are taken too, but for units of weight; these are the ones understood.',
  answer: z
    .object({
      data: z
        .object({
          originBasis: words.describe('What an origin rests on.'),
          quantityUnit: words.describe('Units to count goods in.'),
          weightUnit: words.describe('Units of weight.'),
          materials: words.describe('Materials that classification knows, for `materialSummary`.'),
          attributeKeys: words.describe(
            'Names of `attributes` that say what decides between codes, each with its question. Those of other names are read too, ' +
              'as texts.',
          ),
          componentMaterials: words.describe('Materials that carry duties of their own.'),
          claimKinds: words.describe('Conditions of a rate that goods may meet.'),
          rejectReasons: words.describe('Why a code is rejected.'),
          measureUnits: z
            .array(
              z
                .object({
                  code: z.string().describe('Code of the unit.'),
                  label: z.string().describe('Name of the unit.'),
                  schedules: z.array(z.string()).describe('Tariffs that use it.'),
                })
                .meta({ id: 'CatalogMeasureUnit', description: 'A unit of a tariff.' }),
            )
            .describe('Supplementary units.'),
        })
        .meta({ id: 'CatalogTerms', description: 'The vocabularies.' }),
    })
    .meta({ id: 'CatalogTermsResponse' }),
  statuses: [200, 401, 403, 429, 500],
});

export const catalogSources = operation({
  id: 'catalogSources',
  method: 'get',
  path: '/v1/catalog/sources',
  group,
  access,
  summary: 'Where products come from',
  description: 'The kinds of sources, with how many products of the workspace each has.',
  answer: z
    .object({
      data: z
        .array(
          z
            .object({
              kind: z.string().meta({ description: 'Kind of the source.', examples: ['api'] }),
              label: z.string().describe('Its name.'),
              identifiers: z.array(z.string()).describe('What its records are matched by.'),
              writesBack: z.boolean().describe('Approved codes may be written back to it.'),
              products: z.int().describe('Products of the workspace that come from it.'),
              lastSyncAt: nullableText.describe('When it last wrote (UTC); null: never.'),
            })
            .meta({ id: 'CatalogSource', description: 'A kind of source.' }),
        )
        .describe('The kinds known, then others that were written.'),
    })
    .meta({ id: 'CatalogSourcesResponse' }),
  statuses: [200, 401, 403, 429, 500],
});
