/** Products of a shop as records of `POST /v1/catalog/sync`: what the shop leaves blank is left out. */
import { plainLines, plainText } from '../../page/text.ts';
import {
  BRAND_MAX,
  CATEGORY_MAX,
  CUSTOMS_DESCRIPTION_MAX,
  DESCRIPTION_MAX,
  GTIN_MAX,
  IMAGES_MAX,
  SKU_MAX,
  TAG_CHARACTERS_MAX,
  TAGS_MAX,
  TITLE_MAX,
  URL_MAX,
} from '../limits.ts';
import type { WeightUnit } from '../import/units.ts';

/** A code that a shop holds; no country: its six digits count. */
export interface SourceCode {
  destinationCountry?: string;
  code: string;
}

export interface SourceItem {
  externalId: string;
  codes?: SourceCode[];
  sku?: string;
  gtin?: string;
  title?: string;
  unitValue?: number;
  currency?: string;
  netWeight?: number;
  weightUnit?: WeightUnit;
  originCountry?: string;
  attributes?: { name: string; value: string }[];
}

export interface SourceProduct {
  title?: string;
  description?: string;
  brand?: string;
  category?: string;
  productUrl?: string;
  slug?: string;
  imageUrls?: string[];
  tags?: string[];
  originCountry?: string;
  customsDescription?: string;
  status: 'draft' | 'active';
}

export interface SourceRecord {
  externalId: string;
  alias?: string;
  updatedAt?: string;
  product: SourceProduct;
  codes?: SourceCode[];
  items: SourceItem[];
  /** `items` are all that the shop has. */
  allItems: boolean;
}

/** What a shop says of a product, as it writes it. */
export interface SaidProduct {
  title: string;
  html?: string | null | undefined;
  brand?: string | null | undefined;
  category?: string | null | undefined;
  url?: string | null | undefined;
  slug?: string | null | undefined;
  images?: readonly (string | null | undefined)[] | undefined;
  tags?: readonly string[] | undefined;
  customsDescription?: string | null | undefined;
  isSold: boolean;
}

/** What a shop says of an item, as it writes it. */
export interface SaidItem {
  externalId: string;
  sku?: string | null | undefined;
  gtin?: string | null | undefined;
  price?: string | number | null | undefined;
  currency?: string | null | undefined;
  weight?: string | number | null | undefined;
  weightUnit?: WeightUnit | null | undefined;
  origin?: string | null | undefined;
  /** Codes that the shop holds, by country; `ALL` for all others. */
  codes?: Readonly<Record<string, string | null | undefined>> | undefined;
  /** What is chosen with it: size, colour. */
  options?: readonly { name: string; value: string }[] | undefined;
}

/**
 * The record that a shop's product is; an origin and codes that all items share are the product's.
 */
export function recordOf(
  { externalId, alias, updatedAt, allItems = true }: RecordTerms,
  said: SaidProduct,
  items: readonly SaidItem[],
): SourceRecord {
  const [first, ...others] = items.map(({ origin }) => origin || null);
  const shared = first && others.every((origin) => origin === first) ? first : null;
  const skus = new Set<string>();
  const codesOfItems = items.map(codesOf);
  const [codes = [], ...more] = codesOfItems;
  const isShared = more.every((one) => JSON.stringify(one) === JSON.stringify(codes));
  return {
    externalId,
    ...known({ alias, updatedAt }),
    product: { ...productOf(said), ...known({ originCountry: shared }) },
    ...(isShared && codes.length > 0 ? { codes } : {}),
    items: items.map((item, at) => {
      const own = codesOfItems[at] ?? [];
      return {
        ...itemOf(item, shared, skus),
        ...(isShared || own.length === 0 ? {} : { codes: own }),
      };
    }),
    allItems,
  };
}

export interface RecordTerms {
  externalId: string;
  /** By which its files name it. */
  alias?: string | null | undefined;
  /** In UTC, ISO 8601. */
  updatedAt?: string | null | undefined;
  /** False: the shop has more items than these. */
  allItems?: boolean;
}

function productOf(said: SaidProduct): SourceProduct {
  const images = (said.images ?? []).flatMap((url) => addressOf(url) ?? []);
  const tags = (said.tags ?? [])
    .map(plainText)
    .filter((tag) => tag !== '' && tag.length <= TAG_CHARACTERS_MAX);
  return {
    ...known({
      title: line(said.title, TITLE_MAX),
      description: cut(plainLines(said.html ?? ''), DESCRIPTION_MAX),
      brand: line(said.brand, BRAND_MAX),
      category: line(said.category, CATEGORY_MAX),
      productUrl: addressOf(said.url),
      slug: line(said.slug, TITLE_MAX),
      customsDescription: line(said.customsDescription, CUSTOMS_DESCRIPTION_MAX),
    }),
    ...(images.length > 0 ? { imageUrls: images.slice(0, IMAGES_MAX) } : {}),
    ...(tags.length > 0 ? { tags: [...new Set(tags)].slice(0, TAGS_MAX) } : {}),
    status: said.isSold ? 'active' : 'draft',
  };
}

function itemOf(said: SaidItem, sharedOrigin: string | null, skus: Set<string>): SourceItem {
  const sku = said.sku?.trim() ?? '';
  // shops let two items have one: the first keeps it, its id in the shop finds the other
  const hasSku = sku !== '' && sku.length <= SKU_MAX && !skus.has(sku);
  skus.add(sku);
  const gtin = said.gtin?.trim() ?? '';
  const options = (said.options ?? []).filter(({ value }) => value !== '');
  const [unitValue, netWeight] = [amountOf(said.price), amountOf(said.weight)];
  return {
    externalId: said.externalId,
    ...(hasSku ? { sku } : {}),
    ...known({
      gtin: gtin.length <= GTIN_MAX ? gtin : null,
      title: line(options.map(({ value }) => value).join(' / '), TITLE_MAX),
      originCountry: sharedOrigin === null ? said.origin : null,
    }),
    ...(unitValue === null ? {} : { unitValue, ...known({ currency: said.currency }) }),
    // shops write 0 where nobody has weighed it
    ...(netWeight && said.weightUnit ? { netWeight, weightUnit: said.weightUnit } : {}),
    ...(options.length > 0 ? { attributes: [...options] } : {}),
  };
}

const DIGITS = /^\d{6,16}$/;

function codesOf({ codes = {} }: SaidItem): SourceCode[] {
  return Object.entries(codes).flatMap(([country, written]): SourceCode[] => {
    const code = (written ?? '').replace(/[.\s-]/g, '');
    if (!DIGITS.test(code)) return [];
    return [country === 'ALL' ? { code } : { destinationCountry: country, code }];
  });
}

/** Without what is blank. */
const known = <Name extends string>(
  values: Readonly<Record<Name, string | null | undefined>>,
): { [Key in Name]?: string } =>
  // the names are those of the values
  Object.fromEntries(Object.entries(values).filter(([, value]) => Boolean(value))) as {
    [Key in Name]?: string;
  };

const cut = (text: string, max: number): string => text.slice(0, max).trim();
const line = (text: string | null | undefined, max: number): string =>
  cut(plainText(text ?? ''), max);

function addressOf(url: string | null | undefined): string | null {
  const isOne = url && url.length <= URL_MAX && /^https?:\/\/[^\s/]/i.test(url);
  return isOne ? url : null;
}

function amountOf(written: string | number | null | undefined): number | null {
  if (written === null || written === undefined || written === '') return null;
  const amount = Number(written);
  return Number.isFinite(amount) && amount >= 0 ? amount : null;
}
