/** Products of BigCommerce as its catalogue API v3 gives them, with their customs information. */
import { weightUnitOf } from '../import/units.ts';
import { recordOf, type SourceRecord } from './records.ts';

export interface BigVariant {
  id: number;
  sku: string;
  price: number | null;
  weight: number | null;
  upc?: string;
  gtin?: string;
  option_values?: { option_display_name: string; label: string }[];
}

export interface BigProduct {
  id: number;
  name: string;
  sku: string;
  description?: string;
  price: number;
  weight: number;
  upc?: string;
  gtin?: string;
  is_visible: boolean;
  custom_url?: { url: string };
  date_modified: string;
  images?: { url_standard?: string }[];
  variants: BigVariant[];
}

/** One for each product; there is none of a variant. */
export interface BigCustoms {
  product_id: number;
  country_of_origin?: string;
  commodity_description?: string;
  international_shipping?: boolean;
  /** By country; `ALL` for all others. */
  hs_codes?: Record<string, string>;
}

export interface BigShop {
  currency: string | null;
  /** As the shop names it: `LBS`, `Ounces`, `KGS`, `Grams`. */
  weightUnits: string | null;
  /** Where its pages are; null where not known. */
  url: string | null;
}

/** The record that a product is with its customs information. */
export const bigRecord = (
  product: BigProduct,
  customs: BigCustoms | null,
  { currency, weightUnits, url }: BigShop,
): SourceRecord =>
  recordOf(
    { externalId: String(product.id), updatedAt: utcOf(product.date_modified) },
    {
      title: product.name,
      html: product.description,
      url: url && product.custom_url ? `${url}${product.custom_url.url}` : null,
      slug: product.custom_url?.url.replaceAll('/', ''),
      images: product.images?.map((image) => image.url_standard),
      customsDescription: customs?.commodity_description,
      isSold: product.is_visible,
    },
    product.variants.map((variant) => ({
      externalId: String(variant.id),
      sku: variant.sku || (product.variants.length === 1 ? product.sku : null),
      gtin: variant.gtin || variant.upc || (product.variants.length === 1 ? product.gtin : null),
      price: variant.price ?? product.price,
      currency,
      weight: variant.weight ?? product.weight,
      weightUnit: weightUnits === null ? null : weightUnitOf(weightUnits),
      origin: customs?.country_of_origin,
      codes: customs?.hs_codes,
      options: variant.option_values?.map((option) => ({
        name: option.option_display_name,
        value: option.label,
      })),
    })),
  );

/** A moment in whatever zone, in UTC. */
const utcOf = (written: string): string | null => {
  const at = Date.parse(written);
  return Number.isNaN(at) ? null : new Date(at).toISOString();
};
