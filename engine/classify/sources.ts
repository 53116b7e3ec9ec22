/**
 * All that is known of goods: what the caller says, what their page says, what stands in their
 * photo.
 */
import { goodsText } from '../photo/goods.ts';
import type { PhotoReading } from '../photo/types.ts';
import type { Goods } from './types.ts';

/** A product page, as far as it speaks of the goods. */
export interface PageGoods {
  title: string | null;
  brand: string | null;
  price: number | null;
  currency: string | null;
  /** Compact text of what the page says. */
  summary: string;
}

/**
 * The goods as they are classified. What the caller states comes first; a page fills what the
 * caller left out; what a photo shows stands by itself, and names the goods where nothing else does.
 */
export function goodsOf(
  stated: Goods,
  { photo, page }: { photo?: PhotoReading; page?: PageGoods },
): Goods {
  const said = [stated.description, page?.summary].filter(Boolean).join('\n');
  const shown = photo ? goodsText(photo) : '';
  const isSaid = said !== '' || Boolean(stated.title ?? page?.title);
  const description = isSaid ? said : shown;
  const printed = isSaid && shown !== '' ? { printed: shown } : {};
  if (!page) return { ...stated, description, ...printed };
  const title = stated.title ?? page.title;
  const brand = stated.brand ?? page.brand;
  return {
    ...stated,
    description,
    ...printed,
    ...(title ? { title } : {}),
    ...(brand ? { brand } : {}),
    ...(stated.price === undefined ? priceOf(page) : {}),
  };
}

/** A price is worth something with its currency alone. */
const priceOf = ({ price, currency }: PageGoods): { price?: number; currency?: string } =>
  price !== null && currency !== null ? { price, currency } : {};
