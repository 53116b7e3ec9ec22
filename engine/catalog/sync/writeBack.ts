/**
 * Approved codes as the calls by which shops take them, each within its limits; none where the shop
 * has them already.
 */
import {
  BIGCOMMERCE_CHARACTERS_MAX,
  SHOPIFY_DIGITS_MAX,
  shortened,
  WOOCOMMERCE_CHARACTERS_MAX,
  WOOCOMMERCE_DIGITS_MAX,
} from '../shops.ts';
import type { BigCustoms, BigProduct } from './bigcommerce.ts';
import {
  byCountry,
  codesFor,
  type CountryTerms,
  type Goods,
  isSameMap,
  type ItemCodes,
  sharedCode,
  singleCode,
} from './goods.ts';
import type { ShopifyInventoryItem, ShopifyProduct } from './shopify.ts';
import { isVariable, type WooProduct, type WooVariation } from './woocommerce.ts';

type CountriesOf = CountryTerms['countriesOf'];

/** Variables of `inventoryItemUpdate`; its list by country is replaced whole. */
export interface ShopifyUpdate {
  id: string;
  input: {
    harmonizedSystemCode?: string | null;
    countryCodeOfOrigin?: string;
    countryHarmonizedSystemCodes?: { countryCode: string; harmonizedSystemCode: string }[];
  };
}

/** What Shopify is to be told of the items of a product. */
export const shopifyUpdates = (
  goods: Goods,
  product: Pick<ShopifyProduct, 'variants'>,
  countriesOf: CountriesOf,
): ShopifyUpdate[] =>
  product.variants.nodes.flatMap(({ id, sku, inventoryItem }) => {
    const input = inventoryInput(
      inventoryItem,
      codesFor(goods, { externalId: id, sku }),
      countriesOf,
    );
    return Object.keys(input).length === 0 ? [] : [{ id: inventoryItem.id, input }];
  });

function inventoryInput(
  present: ShopifyInventoryItem,
  codes: ItemCodes,
  countriesOf: CountriesOf,
): ShopifyUpdate['input'] {
  const listed = new Map(
    present.countryHarmonizedSystemCodes.nodes.map((node) => [
      node.countryCode,
      node.harmonizedSystemCode,
    ]),
  );
  const wanted = byCountry(listed, codes, { countriesOf, digitsMax: SHOPIFY_DIGITS_MAX });
  const shared = sharedCode(present.harmonizedSystemCode, codes);
  const { originCountry: origin } = codes;
  return {
    ...(shared === undefined ? {} : { harmonizedSystemCode: shared }),
    ...(origin === null || origin === present.countryCodeOfOrigin
      ? {}
      : { countryCodeOfOrigin: origin }),
    ...(isSameMap(listed, wanted)
      ? {}
      : {
          countryHarmonizedSystemCodes: [...wanted].map(([countryCode, harmonizedSystemCode]) => ({
            countryCode,
            harmonizedSystemCode,
          })),
        }),
  };
}

/** The body of a `PUT` of WooCommerce. */
export interface WooUpdate {
  /** Behind `/wp-json/wc/v3`. */
  path: string;
  body: {
    customs_commodity_code?: string;
    customs_country_of_origin?: string;
    customs_description?: string;
  };
}

/**
 * What WooCommerce is to be told of a product and its variations: one code for all markets, that of
 * the tariff `market` or the six digits. A variation that has the same as its product inherits it.
 */
export function wooUpdates(
  goods: Goods,
  product: WooProduct,
  variations: readonly WooVariation[],
  market: string | null,
): WooUpdate[] {
  const path = `/products/${product.id}`;
  const ofAll = codesFor(goods, { externalId: '', sku: null });
  const own = { externalId: String(product.id), sku: product.sku || null };
  const head = wooBody(product, isVariable(product) ? ofAll : codesFor(goods, own), market, goods);
  const inherited = singleCode(ofAll, market, WOOCOMMERCE_DIGITS_MAX);
  const updates = isVariable(product)
    ? variations.flatMap((variation): WooUpdate[] => {
        const item = { externalId: String(variation.id), sku: variation.sku || null };
        const codes = codesFor(goods, item);
        const isInherited =
          singleCode(codes, market, WOOCOMMERCE_DIGITS_MAX) === inherited &&
          !variation.customs_commodity_code;
        const whole = wooBody(variation, codes, market, null);
        const { customs_commodity_code: code, customs_country_of_origin: origin } = whole;
        const body = {
          ...(isInherited || code === undefined ? {} : { customs_commodity_code: code }),
          ...(origin === undefined || codes.originCountry === ofAll.originCountry
            ? {}
            : { customs_country_of_origin: origin }),
        };
        return [{ path: `${path}/variations/${variation.id}`, body }];
      })
    : [];
  return [{ path, body: head }, ...updates].filter(({ body }) => Object.keys(body).length > 0);
}

function wooBody(
  present: Pick<
    WooProduct,
    'customs_commodity_code' | 'customs_country_of_origin' | 'customs_description'
  >,
  codes: ItemCodes,
  market: string | null,
  goods: Goods | null,
): WooUpdate['body'] {
  const code = singleCode(codes, market, WOOCOMMERCE_DIGITS_MAX);
  const { customs_commodity_code: standing = null } = present;
  const isWithdrawn =
    code === null &&
    [...codes.withdrawn.values()].some(
      (gone) => standing !== null && (gone === standing || gone.slice(0, 6) === standing),
    );
  const described = shortened(goods?.customsDescription ?? '', WOOCOMMERCE_CHARACTERS_MAX);
  const origin = codes.originCountry;
  return {
    ...(code !== null && code !== standing ? { customs_commodity_code: code } : {}),
    ...(isWithdrawn ? { customs_commodity_code: '' } : {}),
    ...(origin !== null && origin !== present.customs_country_of_origin
      ? { customs_country_of_origin: origin }
      : {}),
    ...(described !== '' && described !== present.customs_description
      ? { customs_description: described }
      : {}),
  };
}

/**
 * The entry of BigCommerce's customs information, which stands for all variants of a product: codes
 * of the whole product, or of its single variant. Null where nothing changes.
 */
export function bigUpdate(
  goods: Goods,
  product: Pick<BigProduct, 'id' | 'variants'>,
  present: BigCustoms | null,
  countriesOf: CountriesOf,
): BigCustoms | null {
  const [variant, ...others] = product.variants;
  const item =
    variant && others.length === 0
      ? { externalId: String(variant.id), sku: variant.sku || null }
      : { externalId: '', sku: null };
  const codes = codesFor(goods, item);
  const { ALL: all = null, ...own } = present?.hs_codes ?? {};
  const listed = new Map(Object.entries(own));
  const wanted = byCountry(listed, codes, { countriesOf, digitsMax: Number.POSITIVE_INFINITY });
  const shared = sharedCode(all, codes);
  const allWanted = shared === undefined ? all : shared;
  const origin = codes.originCountry ?? present?.country_of_origin ?? '';
  const described =
    shortened(goods.customsDescription ?? '', BIGCOMMERCE_CHARACTERS_MAX) ||
    (present?.commodity_description ?? '');
  const isSame =
    isSameMap(listed, wanted) &&
    allWanted === all &&
    origin === (present?.country_of_origin ?? '') &&
    described === (present?.commodity_description ?? '');
  if (isSame) return null;
  return {
    ...present,
    product_id: product.id,
    country_of_origin: origin,
    commodity_description: described,
    international_shipping: present?.international_shipping ?? true,
    hs_codes: {
      ...Object.fromEntries(wanted),
      ...(allWanted === null ? {} : { ALL: allWanted }),
    },
  };
}
