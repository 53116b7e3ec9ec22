/** Products of WooCommerce as its REST API v3 gives them, with the customs data of 2026. */
import { weightUnitOf } from '../import/units.ts';
import { recordOf, type SaidItem, type SourceRecord } from './records.ts';

interface WooGoods {
  id: number;
  sku: string;
  global_unique_id?: string;
  price: string;
  weight: string;
  date_modified_gmt: string | null;
  /** 6 to 14 digits; null: none of its own. */
  customs_commodity_code?: string | null;
  customs_country_of_origin?: string | null;
  /** 35 characters. */
  customs_description?: string | null;
}

export interface WooProduct extends WooGoods {
  name: string;
  slug?: string;
  type: string;
  status: string;
  permalink?: string;
  description?: string;
  short_description?: string;
  categories?: { name: string }[];
  tags?: { name: string }[];
  brands?: { name: string }[];
  images?: { src: string }[];
  attributes?: { name: string; options?: string[]; variation?: boolean }[];
}

export interface WooVariation extends WooGoods {
  attributes?: { name: string; option: string }[];
}

export interface WooShop {
  currency: string | null;
  /** As its settings name it: `kg`, `g`, `lbs`, `oz`. */
  weightUnit: string | null;
}

/** The record that a product is with its variations; a simple one is its own single item. */
export function wooRecord(
  product: WooProduct,
  variations: readonly WooVariation[],
  shop: WooShop,
): SourceRecord {
  const origin = product.customs_country_of_origin;
  const single: WooVariation = { ...product, attributes: [] };
  const items = isVariable(product) ? variations : [single];
  return recordOf(
    { externalId: String(product.id), updatedAt: latest([product, ...items]) },
    {
      title: product.name,
      html: product.description || product.short_description,
      brand: product.brands?.[0]?.name,
      category: product.categories?.map(({ name }) => name).join(', '),
      url: product.permalink,
      slug: product.slug,
      images: product.images?.map(({ src }) => src),
      tags: product.tags?.map(({ name }) => name),
      customsDescription: product.customs_description,
      isSold: product.status === 'publish',
    },
    items.map((item) => itemOf(item, origin, product, shop)),
  );
}

export const isVariable = ({ type }: Pick<WooProduct, 'type'>): boolean =>
  type.split('-').includes('variable');

/** A variation has what it leaves blank from its product. */
const itemOf = (
  item: WooVariation,
  origin: string | null | undefined,
  product: WooProduct,
  { currency, weightUnit }: WooShop,
): SaidItem => ({
  externalId: String(item.id),
  sku: item.sku === product.sku && item.id !== product.id ? null : item.sku,
  gtin: item.global_unique_id,
  price: item.price,
  currency,
  weight: item.weight || product.weight,
  weightUnit: weightUnit === null ? null : weightUnitOf(weightUnit),
  origin: item.customs_country_of_origin || origin,
  codes: { ALL: item.customs_commodity_code || product.customs_commodity_code },
  options: item.attributes?.map(({ name, option }) => ({ name, value: option })),
});

/** The last change of a product and its items; the moments carry no zone, and are in UTC. */
function latest(goods: readonly Pick<WooGoods, 'date_modified_gmt'>[]): string | null {
  const moments = goods.flatMap(({ date_modified_gmt: at }) => at ?? []).toSorted();
  const last = moments.at(-1);
  return last === undefined ? null : `${last.replace(/Z$/, '')}Z`;
}
