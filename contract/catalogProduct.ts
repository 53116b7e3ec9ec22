/** A product of the catalogue and its items: what a caller may set, and what is shown. */
import { z } from 'zod';
import { boundedText, country, currency, uuid } from './fields.ts';

export const PRODUCT_STATUSES = ['draft', 'active', 'archived'] as const;
export type ProductStatus = (typeof PRODUCT_STATUSES)[number];
export const ITEM_STATUSES = ['active', 'archived'] as const;
export const ITEM_WEIGHT_UNITS = ['kg', 'lb', 'g', 'oz'] as const;

/** Items that one product may have. */
export const ITEMS_MAX = 2048;
const OBJECTS_BYTES_MAX = 16 * 1024;

const isSmall = (value: unknown): boolean =>
  new TextEncoder().encode(JSON.stringify(value)).length <= OBJECTS_BYTES_MAX;
const TOO_LARGE = 'must be at most 16 KB of JSON';

const object = z.record(z.string(), z.unknown());
const boundedObject = object.refine(isSmall, TOO_LARGE);
const objects = z.array(object).max(200).refine(isSmall, TOO_LARGE);
const url = z.url({ protocol: /^https?$/ }).max(2048);
/** Null clears; a blank text changes nothing. */
const clearable = (max: number) => boundedText(0, max).nullable();

export const sku = boundedText(1, 120).meta({
  description: 'Stock keeping unit, unique in the workspace; trimmed, its case kept.',
  example: 'TEE-BLUE-M',
});

const ATTRIBUTES =
  'Facts of your own, `{"name": ..., "value": ...}` each. Classification reads them: see `attributeKeys` of `GET /v1/catalog/terms`.';

/** What is written of an item, in the order in which it is shown. */
const itemFields = {
  gtin: clearable(20).describe('GTIN, UPC or EAN; null clears it.'),
  title: clearable(300).describe('What tells it from the other items: size, colour.'),
  unitValue: z.number().min(0).max(10_000_000).nullable().describe('Value of one unit.'),
  currency: currency.nullable().describe('Currency of `unitValue`, ISO 4217.'),
  netWeight: z
    .number()
    .min(0)
    .max(1_000_000)
    .nullable()
    .describe('Of one unit, without packing, in `weightUnit`.'),
  weightUnit: z.enum(ITEM_WEIGHT_UNITS).nullable().describe('Unit of `netWeight`.'),
  volumeLiters: z.number().min(0).max(1_000_000).nullable().describe('Litres of one unit.'),
  alcoholPercent: z.number().min(0).max(100).nullable().describe('Alcohol by volume.'),
  unitsPerYear: z
    .number()
    .min(0)
    .max(1_000_000_000)
    .nullable()
    .describe('Units sold in a year: what hangs on its codes is reckoned for them.'),
  originCountry: country
    .nullable()
    .describe('Where it is made, where that differs from the product.'),
  attributes: objects.describe(ATTRIBUTES),
  status: z.enum(ITEM_STATUSES).describe('`archived`: no longer sold.'),
};

export const itemInput = z
  .object({
    id: uuid.optional().describe('The item to change; else it is found by its SKU.'),
    sku: sku.nullable().optional().describe('SKU; unique in the workspace. Null clears it.'),
    ...z.object(itemFields).partial().shape,
  })
  .meta({ id: 'CatalogItemInput', description: 'An item: what is left out stays as it is.' });

/** What is written of a product beside its title, in the order in which it is shown. */
const fields = {
  description: clearable(5000).describe('The goods in words, for classification too.'),
  brand: clearable(120).describe('Brand.'),
  manufacturerName: clearable(300).describe('Who makes it.'),
  manufacturerCountry: country.nullable().describe('Where the manufacturer is.'),
  category: clearable(300).describe('Category of your shop.'),
  materialSummary: clearable(1000).describe('What it is made of.'),
  productUrl: url.nullable().describe('Its page, http or https.'),
  slug: clearable(300).describe('Its short name in addresses.'),
  imageUrls: z.array(url).max(50).describe('Its pictures, http or https.'),
  tags: z.array(boundedText(1, 60)).max(100).describe('Words to find it by.'),
  originCountry: country.nullable().describe('Where it is made.'),
  originBasis: clearable(60).describe('What the origin rests on: see `GET /v1/catalog/terms`.'),
  originEvidence: boundedObject.nullable().describe('What proves the origin.'),
  quantityUnit: clearable(20).describe('Unit in which it is counted.'),
  preferentialClaims: objects.describe('Preferences that may be claimed for it.'),
  attributes: objects.describe(ATTRIBUTES),
  supplementaryUnits: objects.describe('Quantities in units of a tariff.'),
  components: objects.describe('What it is made of, part by part. The list is replaced whole.'),
  markets: z
    .array(country)
    .max(50)
    .nullable()
    .describe('Countries it is sold to; null: the default markets of the workspace.'),
  customsDescription: clearable(300).describe(
    'The goods as they are declared; classification reads it too.',
  ),
  extra: boundedObject.describe('Whatever else you keep with it, up to 16 KB.'),
};

const title = boundedText(1, 300).describe('Name of the product.');
const settableStatus = z.enum(['draft', 'active']);
const items = z
  .array(itemInput)
  .max(ITEMS_MAX)
  .describe('Items by id or SKU; those that match none are added, others stay.');

export const productFields = z.object({ title, ...fields });
export type ProductFields = z.infer<typeof productFields>;
export type ItemFields = z.infer<z.ZodObject<typeof itemFields>>;
export type ItemInput = z.infer<typeof itemInput>;

/** Names of the fields, in the order in which they are shown. */
// Object.keys forgets the key types
export const PRODUCT_FIELDS = Object.keys(productFields.shape) as (keyof ProductFields)[];
export const ITEM_FIELDS = Object.keys(itemFields) as (keyof ItemFields)[];
/** Fields whose lists are empty, not null, where nothing was said. */
export const LIST_FIELDS: ReadonlySet<string> = new Set([
  'imageUrls',
  'tags',
  'preferentialClaims',
  'attributes',
  'supplementaryUnits',
  'components',
]);

export const createProductRequest = z
  .object({
    title,
    ...productFields.omit({ title: true }).partial().shape,
    status: settableStatus.default('draft').describe('`active`: it is sold.'),
    items: items.optional(),
  })
  .meta({ id: 'CreateCatalogProductRequest', description: 'A product with its items.' });

export const updateProductRequest = z
  .object({
    ...productFields.partial().shape,
    status: settableStatus.optional().describe('`draft` or `active`.'),
    items: items.optional(),
    version: z
      .int()
      .min(1)
      .optional()
      .describe('`version` of the product as you read it: 409 when it has changed since.'),
  })
  .meta({
    id: 'UpdateCatalogProductRequest',
    description: 'What is left out stays; null clears; a blank text changes nothing.',
  });

const nullable = (schema: z.ZodType<string>) => schema.nullable();
const text = z.string();
const list = z.array(z.record(z.string(), z.unknown()));

export const catalogItem = z
  .object({
    id: text.describe('Id of the item.'),
    sku: nullable(text).describe('Its SKU; null without one.'),
    gtin: nullable(text).describe('Its GTIN, UPC or EAN; null without one.'),
    title: nullable(text).describe('What tells it from the other items; null where not said.'),
    unitValue: z.number().nullable().describe('Value of one unit; null where not known.'),
    currency: nullable(text).describe('Currency of `unitValue`; null where not said.'),
    netWeight: z.number().nullable().describe('Net weight of one unit; null where not known.'),
    weightUnit: nullable(text).describe('Unit of `netWeight`; null where not said.'),
    volumeLiters: z.number().nullable().describe('Litres of one unit; null where not known.'),
    alcoholPercent: z.number().nullable().describe('Alcohol by volume; null where not known.'),
    unitsPerYear: z.number().nullable().describe('Units sold in a year; null where not stated.'),
    originCountry: nullable(text).describe('Where it is made; null: as the product.'),
    attributes: list.describe('Facts of your own.'),
    status: z.enum(ITEM_STATUSES).describe('`archived`: no longer sold.'),
  })
  .meta({ id: 'CatalogItem', description: 'What is sold of a product under a SKU.' });

const classificationBrief = z
  .object({
    id: text.describe('Id of the classification.'),
    itemId: nullable(text).describe('The item it is of; null: the whole product.'),
    schedule: text.meta({ description: 'Tariff of the code.', examples: ['US', 'EU', 'HS'] }),
    code: text.describe('The code, digits only.'),
    codeFormatted: text.describe('The code with its dots.'),
    state: text.meta({ description: 'State of the code.', examples: ['suggested', 'approved'] }),
    current: z.boolean().describe('False: the live tariff does not have the code any more.'),
  })
  .meta({ id: 'CatalogClassificationBrief', description: 'A code of a product, in short.' });

const readiness = z
  .object({
    complete: z.boolean().describe('Nothing is missing to ship it to its markets.'),
    missing: z
      .array(
        z
          .object({
            field: text.meta({ description: 'What is missing.', examples: ['originCountry'] }),
            market: nullable(text).describe('Country it is missing for; null: for all of them.'),
            why: text.describe('Why it is needed, for people.'),
          })
          .meta({ id: 'CatalogMissing', description: 'Something that is not known yet.' }),
      )
      .describe('What is not known yet.'),
  })
  .meta({ id: 'CatalogReadiness', description: 'Whether the product can be shipped.' });

const shownFields = {
  brand: nullable(text).describe('Brand; null where not said.'),
  manufacturerName: nullable(text).describe('Who makes it; null where not said.'),
  manufacturerCountry: nullable(text).describe('Where the manufacturer is; null where not said.'),
  category: nullable(text).describe('Category of your shop; null where not said.'),
  materialSummary: nullable(text).describe('What it is made of; null where not said.'),
  productUrl: nullable(text).describe('Its page; null without one.'),
  slug: nullable(text).describe('Its short name in addresses; null without one.'),
  imageUrls: z.array(text).describe('Its pictures.'),
  tags: z.array(text).describe('Words to find it by.'),
  originCountry: nullable(text).describe('Where it is made; null where not known.'),
  originBasis: nullable(text).describe('What the origin rests on; null where not said.'),
  originEvidence: z
    .record(z.string(), z.unknown())
    .nullable()
    .describe('What proves the origin; null without evidence.'),
  quantityUnit: nullable(text).describe('Unit in which it is counted; null where not said.'),
  preferentialClaims: list.describe('Preferences that may be claimed for it.'),
  attributes: list.describe('Facts of your own.'),
  supplementaryUnits: list.describe('Quantities in units of a tariff.'),
  components: list.describe('What it is made of, part by part.'),
  markets: z
    .array(text)
    .nullable()
    .describe('Countries it is sold to; null: the default markets of the workspace.'),
  customsDescription: nullable(text).describe('The goods as declared; null where not said.'),
};

export const listedProduct = z
  .object({
    id: text.describe('Id of the product.'),
    title: text.describe('Name of the product.'),
    ...shownFields,
    status: z.enum(PRODUCT_STATUSES).describe('Where it stands in its life.'),
    items: z.array(catalogItem).describe('Its items, in the order in which they were added.'),
    classifications: z
      .array(classificationBrief)
      .describe('Its codes that are suggested or approved, newest first.'),
    readiness,
    source: z
      .object({
        kind: text.describe('Kind of the source: see `GET /v1/catalog/sources`.'),
        externalId: text.describe('Its id there.'),
      })
      .meta({ id: 'CatalogProductSource', description: 'Where a product comes from.' })
      .nullable()
      .describe('Where it comes from; null: it was written through the interface.'),
    version: z.int().describe('Grows with each change.'),
    createdAt: text.describe('When it was created (UTC).'),
    updatedAt: text.describe('When it was changed last (UTC).'),
    archivedAt: nullable(text).describe('When it was archived (UTC); null: it is not.'),
  })
  .meta({ id: 'ListedCatalogProduct', description: 'A product, without its longest fields.' });

export const catalogProduct = z
  .object({
    ...listedProduct.shape,
    description: nullable(text).describe('The goods in words; null where not said.'),
    extra: z.record(z.string(), z.unknown()).describe('Whatever else you keep with it.'),
  })
  .meta({ id: 'CatalogProduct', description: 'A product of the catalogue.' });
export type CatalogProduct = z.infer<typeof catalogProduct>;
export type ListedProduct = z.infer<typeof listedProduct>;
