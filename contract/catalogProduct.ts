/** A product of the catalogue and its items: what a caller may set, and what is shown. */
import { z } from 'zod';
import { boundedText, country, currency } from './fields.ts';

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
  originCountry: country
    .nullable()
    .describe('Where it is made, where that differs from the product.'),
  attributes: objects.describe('Facts of your own, `{"name": ..., "value": ...}` each.'),
  status: z.enum(ITEM_STATUSES).describe('`archived`: no longer sold.'),
};

export const itemInput = z
  .object({
    id: z.uuid().optional().describe('The item to change; else it is found by its SKU.'),
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
  attributes: objects.describe('Facts of your own, `{"name": ..., "value": ...}` each.'),
  supplementaryUnits: objects.describe('Quantities in units of a tariff.'),
  components: objects.describe('What it is made of, part by part. The list is replaced whole.'),
  markets: z
    .array(country)
    .max(50)
    .nullable()
    .describe('Countries it is sold to; null: the default markets of the workspace.'),
  customsDescription: clearable(300).describe('The goods as they are declared.'),
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
