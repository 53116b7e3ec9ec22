/**
 * Files that shops and marketplaces write: how each is told by its columns, and what they mean.
 * Column names as the shops' own help pages print them (read 2026-11): Shopify products and
 * inventory, WooCommerce's exporter, Amazon's flat files, Magento 2, PrestaShop, BigCommerce,
 * Google Merchant feeds, Zonos.
 */
import type { Field } from './types.ts';

/** What a column is for, beside the fields of a product. */
export type Part =
  | 'group' // rows of the same value are one product
  | 'own_key' // by which a variant names its parent
  | 'parent'
  | 'children' // Magento: the variants that a product names
  | 'role' // what kind of row it is
  | 'store_view' // another language of a row before
  | 'location' // one of the places where the goods of several rows lie
  | 'published'
  | 'extra_image'
  | `option_name_${number}`
  | `option_value_${number}`
  | 'ignored';

export type Meaning = Field | Part;

export type FormatName =
  | 'own'
  | 'amazon'
  | 'woocommerce'
  | 'shopify'
  | 'shopifyInventory'
  | 'shopifyOld'
  | 'magento'
  | 'prestashop'
  | 'bigcommerce'
  | 'google'
  | 'zonos'
  | 'generic';

/** What the rows of a format are by the cell of their role, small letters. */
export type Role =
  | 'single' // a product, or one of a group
  | 'head' // a product whose variants are rows of their own
  | 'variant'
  | 'skipped'; // no goods: a rule, a set of other products

export interface Format {
  name: FormatName;
  /** What it is called in a message. */
  label: string;
  /** Keys of columns, all of which one of these lists must find. */
  signs: readonly (readonly string[])[];
  /** Meaning by key of column; of several for one field, the first that is not blank counts. */
  columns: Readonly<Record<string, Meaning>>;
  /** Unit of weights where neither cell nor column says one. */
  weightUnit?: 'g';
  /** The role that a cell of the column `role` tells; `single` where nothing is said. */
  roleOf?: (cell: string) => Role;
  /** Variants belong to the head before them: they name no parent. */
  variantsFollow?: true;
}

const shopifyOptions = (name: string, value: string): Record<string, Meaning> =>
  Object.fromEntries(
    [1, 2, 3].flatMap((at): [string, Meaning][] => [
      [`option${at} ${name}`, `option_name_${at}`],
      [`option${at} ${value}`, `option_value_${at}`],
      [`option${at} linked to`, 'ignored'],
    ]),
  );

const shopify: Format = {
  name: 'shopify',
  label: 'a product file of Shopify',
  signs: [['url handle', 'title']],
  columns: {
    'url handle': 'group',
    title: 'title',
    description: 'description',
    vendor: 'brand',
    'product category': 'category',
    type: 'category',
    tags: 'tags',
    'published on online store': 'ignored',
    status: 'status',
    sku: 'sku',
    barcode: 'gtin',
    'variant barcodes': 'gtin',
    price: 'unit_value',
    'weight value': 'net_weight',
    'weight unit for display': 'ignored',
    'product image url': 'image_urls',
    'variant image url': 'extra_image',
    ...shopifyOptions('name', 'value'),
  },
};

const shopifyOld: Format = {
  name: 'shopifyOld',
  label: 'an older product file of Shopify',
  signs: [
    ['handle', 'title'],
    ['handle', 'variant sku'],
  ],
  columns: {
    handle: 'group',
    title: 'title',
    'body (html)': 'description',
    vendor: 'brand',
    'product category': 'category',
    type: 'category',
    tags: 'tags',
    status: 'status',
    'variant sku': 'sku',
    'variant barcode': 'gtin',
    'variant price': 'unit_value',
    'variant grams': 'net_weight',
    'variant weight unit': 'ignored',
    'image src': 'image_urls',
    'variant image': 'extra_image',
    ...shopifyOptions('name', 'value'),
  },
  weightUnit: 'g',
};

const shopifyInventory: Format = {
  name: 'shopifyInventory',
  label: 'an inventory file of Shopify',
  signs: [['handle', 'coo']],
  columns: {
    handle: 'group',
    title: 'title',
    sku: 'sku',
    'hs code': 'code',
    coo: 'origin_country',
    location: 'location',
    ...shopifyOptions('name', 'value'),
  },
};

const woocommerce: Format = {
  name: 'woocommerce',
  label: 'a product file of WooCommerce',
  signs: [
    ['gtin, upc, ean, or isbn', 'sku'],
    ['id', 'type', 'sku', 'name', 'published'],
  ],
  columns: {
    id: 'own_key',
    type: 'role',
    sku: 'sku',
    'gtin, upc, ean, or isbn': 'gtin',
    name: 'title',
    published: 'published',
    description: 'description',
    'short description': 'description',
    weight: 'net_weight',
    'regular price': 'unit_value',
    categories: 'category',
    tags: 'tags',
    images: 'image_urls',
    parent: 'parent',
    brands: 'brand',
    'commodity code (hs code)': 'code',
    'commodity code': 'code',
    'country of origin': 'origin_country',
    'customs description': 'customs_description',
    'external url': 'product_url',
    ...Object.fromEntries(
      [1, 2, 3, 4].flatMap((at): [string, Meaning][] => [
        [`attribute ${at} name`, `option_name_${at}`],
        [`attribute ${at} value(s)`, `option_value_${at}`],
      ]),
    ),
  },
  roleOf: (cell) => {
    const kinds = cell.split(',').map((kind) => kind.trim());
    if (kinds.includes('variation')) return 'variant';
    if (kinds.includes('grouped')) return 'skipped';
    return kinds.includes('variable') ? 'head' : 'single';
  },
};

const amazon: Format = {
  name: 'amazon',
  label: 'a flat file of Amazon',
  signs: [['contribution sku'], ['item sku', 'item name']],
  columns: {
    'contribution sku': 'sku',
    'item sku': 'sku',
    'product type': 'category',
    'feed product type': 'category',
    'item type': 'category',
    'item type keyword': 'category',
    'item name': 'title',
    brand: 'brand',
    'brand name': 'brand',
    manufacturer: 'manufacturer_name',
    'bullet point': 'description',
    'product description': 'description',
    'country of origin': 'origin_country',
    material: 'material_summary',
    'material type': 'material_summary',
    'fabric type': 'material_summary',
    'item weight': 'net_weight',
    'item weight.unit': 'weight_unit',
    'item weight unit of measure': 'weight_unit',
    'amzn1.volt.ca.product id value': 'gtin',
    'external product id': 'gtin',
    'parentage level': 'role',
    'parent child': 'role',
    'child parent sku relationship.parent sku': 'parent',
    'parent sku': 'parent',
    'purchasable offer.our price.schedule.value with tax': 'unit_value',
    'standard price': 'unit_value',
    'list price': 'unit_value',
    'list price.currency': 'currency',
    'main product image locator.media location': 'image_urls',
    'main image url': 'image_urls',
    color: 'option_value_1',
    'color name': 'option_value_1',
    size: 'option_value_2',
    'size name': 'option_value_2',
  },
  roleOf: (cell) => (cell === 'parent' ? 'head' : cell === 'child' ? 'variant' : 'single'),
};

const magento: Format = {
  name: 'magento',
  label: 'a product file of Magento',
  signs: [['attribute set code', 'sku']],
  columns: {
    sku: 'sku',
    'store view code': 'store_view',
    'product type': 'role',
    categories: 'category',
    name: 'title',
    description: 'description',
    'short description': 'description',
    weight: 'net_weight',
    price: 'unit_value',
    'product online': 'published',
    'url key': 'slug',
    'base image': 'image_urls',
    'country of manufacture': 'origin_country',
    'configurable variations': 'children',
  },
  roleOf: (cell) => (cell === 'configurable' ? 'head' : cell === 'grouped' ? 'skipped' : 'single'),
};

const prestashop: Format = {
  name: 'prestashop',
  label: 'a product file of PrestaShop',
  signs: [['active (0/1)']],
  columns: {
    'product id': 'external_id',
    id: 'external_id',
    'active (0/1)': 'published',
    name: 'title',
    'categories (x,y,z...)': 'category',
    'price tax excluded': 'unit_value',
    'price tax included': 'unit_value',
    reference: 'sku',
    manufacturer: 'brand',
    brand: 'brand',
    ean13: 'gtin',
    upc: 'gtin',
    weight: 'net_weight',
    description: 'description',
    summary: 'description',
    'tags (x,y,z...)': 'tags',
    'url rewritten': 'slug',
    'image urls (x,y,z...)': 'image_urls',
  },
};

const bigcommerce: Format = {
  name: 'bigcommerce',
  label: 'a product file of BigCommerce',
  signs: [['item type', 'product name']],
  columns: {
    'item type': 'role',
    'product id': 'external_id',
    'product name': 'title',
    'product code/sku': 'sku',
    'brand name': 'brand',
    'product description': 'description',
    price: 'unit_value',
    'product weight': 'net_weight',
    category: 'category',
    'product visible?': 'published',
    'product upc/ean': 'gtin',
    'global trade item number': 'gtin',
    'product url': 'slug',
    'product image url 1': 'image_urls',
  },
  roleOf: (cell) =>
    cell === 'product' || cell === '' ? 'single' : cell === 'sku' ? 'variant' : 'skipped',
  variantsFollow: true,
};

const google: Format = {
  name: 'google',
  label: 'a product feed for Google',
  signs: [['id', 'image link']],
  columns: {
    id: 'sku',
    'item group id': 'group',
    title: 'title',
    description: 'description',
    link: 'product_url',
    'image link': 'image_urls',
    'additional image link': 'extra_image',
    price: 'unit_value',
    brand: 'brand',
    gtin: 'gtin',
    'product type': 'category',
    'google product category': 'category',
    material: 'material_summary',
    'product weight': 'net_weight',
    'shipping weight': 'net_weight',
    'country of origin': 'origin_country',
    size: 'option_value_1',
    color: 'option_value_2',
  },
};

const zonos: Format = {
  name: 'zonos',
  label: 'a catalogue file of Zonos',
  signs: [['customs description', 'product id', 'name']],
  columns: {
    'product id': 'group',
    sku: 'sku',
    name: 'title',
    description: 'description',
    'customs description': 'customs_description',
    weight: 'net_weight',
    'weight units': 'weight_unit',
    'weight unit': 'weight_unit',
    'country of origin': 'origin_country',
    'hs code': 'code',
    amount: 'unit_value',
    price: 'unit_value',
    currency: 'currency',
    'product url': 'product_url',
    'image url': 'image_urls',
    brand: 'brand',
    category: 'category',
    categories: 'category',
    material: 'material_summary',
  },
};

/** In the order in which they are tried: one with more signs before one that it would look like. */
export const SHOP_FORMATS: readonly Format[] = [
  amazon,
  woocommerce,
  shopify,
  shopifyInventory,
  shopifyOld,
  magento,
  prestashop,
  bigcommerce,
  google,
  zonos,
];

/** Our own export: its columns are our own names alone. */
export const OWN: Format = {
  name: 'own',
  label: 'a file of our own columns',
  signs: [],
  columns: {},
};
/** Any other table whose columns say what they hold. */
export const GENERIC: Format = { ...OWN, name: 'generic', label: 'a table of goods' };
