/** How well the facts of pages in the manner of many shops are read. */
import { readPage } from '../../../engine/page/readPage.ts';
import { GOODS } from './goods.ts';
import { MARKETPLACES } from './marketplaces.ts';
import { NUMBERS } from './numbers.ts';
import type { Shop } from './parts.ts';
import { PLATFORMS } from './platforms.ts';
import { PLAIN_PRICES } from './prices.ts';
import { STRUCTURED } from './structured.ts';
import { UNSEEN } from './unseen.ts';

/**
 * `learned`: rules were made by them. `measured`: the rules were made without them, and mended once
 * by what was missed. `unseen`: written when the rules stood.
 */
export type Half = 'learned' | 'measured' | 'unseen';

export const FACTS = ['price', 'currency', 'sku', 'brand', 'gtin'] as const;
type Fact = (typeof FACTS)[number];

/** A fact of a page as it is and as it was read. */
export interface ReadFact {
  half: Half;
  page: string;
  fact: Fact;
  expected: string | null;
  found: string | null;
}

const SHOPS: readonly Shop[] = [
  ...PLATFORMS,
  ...MARKETPLACES,
  ...STRUCTURED,
  ...PLAIN_PRICES,
  ...NUMBERS,
];

/** Every page of every shop, read. */
export function readShops(): ReadFact[] {
  return [
    ...SHOPS.flatMap((shop, at) => readShop(shop, at % 2 === 0 ? 'learned' : 'measured')),
    ...UNSEEN.flatMap((shop) => readShop(shop, 'unseen')),
  ];
}

const readShop = (shop: Shop, half: Half): ReadFact[] =>
  shop.goods.split(' ').flatMap((key) => readGoods(shop, key, half));

function readGoods(shop: Shop, key: string, half: Half): ReadFact[] {
  const goods = GOODS.get(key);
  if (!goods) throw new Error(`no goods ${key} for ${shop.name}`);
  const url = `https://shop.example${shop.abroad ? '.com' : goods.domain}${shop.path ?? '/p/item'}`;
  const { product } = readPage(shop.html(goods), { url, finalUrl: url });
  const stated = new Set(shop.says.split(' '));
  const facts = { ...goods, ...shop.but?.(goods) };
  return FACTS.map((fact) => ({
    half,
    page: `${shop.name}, ${key}`,
    fact,
    expected: stated.has(fact) ? facts[fact] : null,
    found: product[fact] === null ? null : String(product[fact]),
  }));
}

/** Share of what was read that is right, and of what is there that was read; and both as one. */
export interface Figure {
  precision: number;
  recall: number;
  f1: number;
}

/** The figure of a fact over pages. */
export function figureOf(facts: readonly ReadFact[]): Figure {
  const right = facts.filter(({ expected, found }) => found !== null && found === expected).length;
  const read = facts.filter(({ found }) => found !== null).length;
  const there = facts.filter(({ expected }) => expected !== null).length;
  return {
    precision: read === 0 ? 1 : right / read,
    recall: there === 0 ? 1 : right / there,
    f1: read + there === 0 ? 1 : (2 * right) / (read + there),
  };
}
