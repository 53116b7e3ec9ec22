/** What the columns of a file of goods are called as fields of the catalogue, in and out. */
import type { ItemField, ProductField } from './import/types.ts';

export const PRODUCT_NAMES = {
  title: 'title',
  description: 'description',
  brand: 'brand',
  manufacturer_name: 'manufacturerName',
  manufacturer_country: 'manufacturerCountry',
  category: 'category',
  material_summary: 'materialSummary',
  customs_description: 'customsDescription',
  product_url: 'productUrl',
  slug: 'slug',
  image_urls: 'imageUrls',
  tags: 'tags',
  origin_country: 'originCountry',
  origin_basis: 'originBasis',
  quantity_unit: 'quantityUnit',
  markets: 'markets',
} as const satisfies Partial<Record<ProductField, string>>;

/** Those of an item but its id and its SKU, by which it is found. */
export const ITEM_NAMES = {
  gtin: 'gtin',
  item_title: 'title',
  unit_value: 'unitValue',
  currency: 'currency',
  net_weight: 'netWeight',
  weight_unit: 'weightUnit',
  volume_liters: 'volumeLiters',
  alcohol_percent: 'alcoholPercent',
  units_per_year: 'unitsPerYear',
  item_origin_country: 'originCountry',
} as const satisfies Partial<Record<ItemField, string>>;
