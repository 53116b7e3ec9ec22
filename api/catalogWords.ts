/** What the catalogue says of goods, in the fields of calls that ask about goods. */
import type { Goods } from './catalogGoods.ts';

const DESCRIPTION_MAX = 2000;

/** The item that goods are, or that their product is sold as. */
const saidOf = ({ product, item }: Goods) =>
  item ?? (product.items.length === 1 ? product.items[0] : undefined);

/**
 * What the seller says of the goods: description, customs description, and attributes as lines of
 * name and value, which stay whole where a long description is cut.
 */
function descriptionOf(goods: Goods, title: string): string {
  const { description, customsDescription, attributes = [] } = goods.product.fields;
  const own = saidOf(goods)?.fields.attributes ?? [];
  const facts = [customsDescription, ...[...attributes, ...own].map(lineOf)].filter(Boolean);
  const beside = facts
    .map((fact) => `\n${fact}`)
    .join('')
    .slice(0, ATTRIBUTES_MAX);
  return (description ?? title).slice(0, DESCRIPTION_MAX - beside.length) + beside;
}

/** Half of what a description may hold. */
const ATTRIBUTES_MAX = 1000;

/** A fact of the seller's own as a line; nothing where it is no name and value in words. */
function lineOf({ name, value }: { name?: unknown; value?: unknown }): string {
  if (typeof name !== 'string' || !isPlain(value)) return '';
  return `${name.replaceAll('_', ' ')}: ${value}`.replaceAll('\n', ' ').slice(0, 200);
}

const isPlain = (value: unknown): value is string | number =>
  typeof value === 'number' || (typeof value === 'string' && value.trim() !== '');

/** Words, number and price of one piece; what is not known is undefined. */
export function wordsOf(goods: Goods) {
  const { fields } = goods.product;
  const title = [fields.title, goods.item?.fields.title].filter(Boolean).join(', ').slice(0, 300);
  const said = saidOf(goods);
  return {
    title,
    description: descriptionOf(goods, title),
    brand: fields.brand?.slice(0, 120) ?? undefined,
    material: fields.materialSummary?.slice(0, 500) ?? undefined,
    categories: fields.category ? [fields.category.slice(0, 200)] : undefined,
    sku: said?.sku ?? undefined,
    ...pricedFrom(goods),
  };
}

/** What one piece is sold for; nothing where that is not known. */
export function priceOf(goods: Goods): { price?: number; currency?: string } {
  const { unitValue, currency } = saidOf(goods)?.fields ?? {};
  return unitValue && currency ? { price: unitValue, currency } : {};
}

/** That, and of goods in several items the cheapest of one currency: lines go by bands of prices. */
function pricedFrom(goods: Goods): { price?: number; currency?: string } {
  const { product, item } = goods;
  if (item || product.items.length < 2) return priceOf(goods);
  const prices = product.items.map(({ fields }) => fields);
  const [cheapest] = prices.toSorted((one, other) => (one.unitValue ?? 0) - (other.unitValue ?? 0));
  const { unitValue, currency } = cheapest ?? {};
  const isOne = prices.every((one) => one.currency === currency);
  return unitValue && currency && isOne ? { price: unitValue, currency } : {};
}

/** Where the goods are made, as far as the catalogue knows. */
export const originOf = (goods: Goods): string | undefined =>
  saidOf(goods)?.fields.originCountry ?? goods.product.fields.originCountry ?? undefined;

/** Their barcode, where it is one that a call takes. */
export function gtinOf(goods: Goods): string | undefined {
  const digits = saidOf(goods)?.fields.gtin?.replace(/\D/g, '') ?? '';
  return digits.length >= 8 && digits.length <= 14 ? digits : undefined;
}
