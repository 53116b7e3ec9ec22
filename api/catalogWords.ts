/** What the catalogue says of goods, in the fields of calls that ask about goods. */
import type { Goods } from './catalogGoods.ts';

const DESCRIPTION_MAX = 2000;

/** The item that goods are, or that their product is sold as. */
const saidOf = ({ product, item }: Goods) =>
  item ?? (product.items.length === 1 ? product.items[0] : undefined);

/** Words, number and price of one piece; what is not known is undefined. */
export function wordsOf(goods: Goods) {
  const { fields } = goods.product;
  const title = [fields.title, goods.item?.fields.title].filter(Boolean).join(', ').slice(0, 300);
  const said = saidOf(goods);
  return {
    title,
    description: (fields.description ?? title).slice(0, DESCRIPTION_MAX),
    brand: fields.brand?.slice(0, 120) ?? undefined,
    material: fields.materialSummary?.slice(0, 500) ?? undefined,
    categories: fields.category ? [fields.category.slice(0, 200)] : undefined,
    sku: said?.sku ?? undefined,
    ...priceOf(goods),
  };
}

/** What one piece is sold for; nothing where that is not known. */
export function priceOf(goods: Goods): { price?: number; currency?: string } {
  const { unitValue, currency } = saidOf(goods)?.fields ?? {};
  return unitValue && currency ? { price: unitValue, currency } : {};
}

/** Where the goods are made, as far as the catalogue knows. */
export const originOf = (goods: Goods): string | undefined =>
  saidOf(goods)?.fields.originCountry ?? goods.product.fields.originCountry ?? undefined;

/** Their barcode, where it is one that a call takes. */
export function gtinOf(goods: Goods): string | undefined {
  const digits = saidOf(goods)?.fields.gtin?.replace(/\D/g, '') ?? '';
  return digits.length >= 8 && digits.length <= 14 ? digits : undefined;
}
