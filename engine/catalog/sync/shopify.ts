/** Products of Shopify as its GraphQL Admin API of 2026-10 gives them (read 2026-11). */
import type { WeightUnit } from '../import/units.ts';
import { recordOf, type SourceRecord } from './records.ts';

export interface ShopifyInventoryItem {
  id: string;
  harmonizedSystemCode: string | null;
  countryCodeOfOrigin: string | null;
  countryHarmonizedSystemCodes: { nodes: { countryCode: string; harmonizedSystemCode: string }[] };
  measurement?: { weight: { value: number; unit: string } | null } | null;
}

export interface ShopifyVariant {
  id: string;
  sku: string | null;
  barcode?: string | null;
  price?: string | null;
  selectedOptions?: { name: string; value: string }[];
  inventoryItem: ShopifyInventoryItem;
}

export interface ShopifyProduct {
  id: string;
  title: string;
  handle: string;
  descriptionHtml?: string | null;
  vendor?: string | null;
  productType?: string | null;
  onlineStoreUrl?: string | null;
  tags?: string[];
  status: string;
  updatedAt: string;
  category?: { fullName: string } | null;
  variants: {
    nodes: ShopifyVariant[];
    pageInfo?: { hasNextPage: boolean; endCursor?: string | null };
  };
}

const WEIGHT_UNITS: Readonly<Record<string, WeightUnit>> = {
  GRAMS: 'g',
  KILOGRAMS: 'kg',
  OUNCES: 'oz',
  POUNDS: 'lb',
};

/** The record that a product is; prices are in the currency of the shop. */
export const shopifyRecord = (product: ShopifyProduct, currency: string | null): SourceRecord =>
  recordOf(
    {
      externalId: product.id,
      alias: product.handle,
      updatedAt: product.updatedAt,
      allItems: product.variants.pageInfo?.hasNextPage !== true,
    },
    {
      title: product.title,
      html: product.descriptionHtml,
      brand: product.vendor,
      category: product.category?.fullName ?? product.productType,
      url: product.onlineStoreUrl,
      slug: product.handle,
      tags: product.tags,
      isSold: product.status === 'ACTIVE',
    },
    product.variants.nodes.map(({ inventoryItem, ...variant }) => {
      const weight = inventoryItem.measurement?.weight;
      return {
        externalId: variant.id,
        sku: variant.sku,
        gtin: variant.barcode,
        price: variant.price,
        currency,
        weight: weight?.value,
        weightUnit: WEIGHT_UNITS[weight?.unit ?? ''],
        origin: inventoryItem.countryCodeOfOrigin,
        codes: {
          ALL: inventoryItem.harmonizedSystemCode,
          ...Object.fromEntries(
            inventoryItem.countryHarmonizedSystemCodes.nodes.map((node) => [
              node.countryCode,
              node.harmonizedSystemCode,
            ]),
          ),
        },
        options: (variant.selectedOptions ?? []).filter((option) => !isDefault(option)),
      };
    }),
  );

/** What Shopify says of a product that there is in one form alone. */
const isDefault = ({ name, value }: { name: string; value: string }): boolean =>
  name === 'Title' && value === 'Default Title';
