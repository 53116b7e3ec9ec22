/** The facts of several sources as one product: each field from the first that states it. */
import { type Decimal, toNumber } from '../decimal.ts';
import type { PagePrice } from './prices.ts';
import { brandIn, numberIn } from './identifiers.ts';
import { imageAddresses } from './images.ts';
import type { PartialFacts } from './productFacts.ts';
import { tidy } from './text.ts';
import type { ExtractionSource, ProductFacts } from './types.ts';

/** What one source says; the same source may stand in the list more than once. */
export interface SourcedFacts {
  source: ExtractionSource;
  facts: PartialFacts;
}

const TEXT_FIELDS = [
  'siteName',
  'title',
  'description',
  'brand',
  'sku',
  'gtin',
  'mpn',
  'category',
  'material',
  'color',
] as const;
const LENGTHS: Readonly<Record<(typeof TEXT_FIELDS)[number], number>> = {
  siteName: 120,
  title: 500,
  description: 5000,
  brand: 120,
  sku: 100,
  gtin: 14,
  mpn: 100,
  category: 400,
  material: 500,
  color: 200,
};
/** A field of one source, numbers and brands without what stands around them; empty for none. */
function fieldText(
  field: (typeof TEXT_FIELDS)[number],
  written: string | null | undefined,
  source: ExtractionSource,
): string {
  const text = tidy(written ?? '').slice(0, LENGTHS[field]);
  if (text === '') return '';
  if (field === 'brand') return brandIn(text) ?? '';
  // what a shop states as data is the number; what it prints may stand among words
  const isPrinted = source === 'text' || /[:：#]/.test(text);
  return isPrinted && (field === 'sku' || field === 'mpn') ? (numberIn(text) ?? text) : text;
}

/** The order in which sources are listed. */
const SOURCES: readonly ExtractionSource[] = ['json-ld', 'microdata', 'open-graph', 'meta', 'text'];

/**
 * One product of sources given in the order of their rank; `home` is the currency of the page's
 * country, for a price without one.
 */
export function mergedFacts(
  sourced: readonly SourcedFacts[],
  base: string,
  home: string | null,
): ProductFacts {
  const used = new Set<ExtractionSource>();
  const texts = new Map<string, string>();
  for (const field of TEXT_FIELDS)
    for (const { source, facts } of sourced) {
      const value = fieldText(field, facts[field], source);
      if (value === '') continue;
      texts.set(field, value);
      used.add(source);
      break;
    }
  const text = (field: (typeof TEXT_FIELDS)[number]): string | null => texts.get(field) ?? null;
  const price = priceOf(sourced, home, used);
  return {
    siteName: text('siteName'),
    title: text('title'),
    description: text('description'),
    brand: text('brand'),
    sku: text('sku'),
    gtin: text('gtin'),
    mpn: text('mpn'),
    category: text('category'),
    material: text('material'),
    color: text('color'),
    price: price && toNumber(price.amount),
    currency: price?.currency ?? null,
    images: imagesOf(sourced, base, used),
    sources: SOURCES.filter((source) => used.has(source)),
  };
}

/**
 * The first price. A sign of several currencies means the code that a source states, where it is
 * one of them, else what it means at the page's home. Where its source names no unit, the currency
 * is that of another source with the same amount, the stated one, that of any other, or the
 * country's; an unknown unit is none of these but the first.
 */
function priceOf(
  sourced: readonly SourcedFacts[],
  home: string | null,
  used: Set<ExtractionSource>,
): { amount: Decimal; currency: string | null } | null {
  const priced = sourced.flatMap(({ source, facts: { price } }) =>
    price ? [{ source, ...price }] : [],
  );
  const [stated] = priced;
  if (!stated) return null;
  const first = shownOf(stated, priced);
  used.add(first.source);
  const { amount, currency, open, strange } = first;
  if (currency !== null && !open) return { amount, currency };
  const named = [
    ...priced.filter((one) => !one.open && one.amount.eq(amount)),
    ...(strange ? [] : sourced.map(({ source, facts }) => ({ source, ...facts }))),
    ...(strange ? [] : priced.filter((one) => !one.open || !open)),
  ].find((one) => one.currency && (!open || open.includes(one.currency)));
  if (named) used.add(named.source);
  return { amount, currency: named?.currency ?? currency ?? (strange || open ? null : home) };
}

interface Sourced extends PagePrice {
  source: ExtractionSource;
}

/**
 * Of several offers the one whose price the page prints; else the lowest, which is stated first.
 */
function shownOf(stated: Sourced, priced: readonly Sourced[]): Sourced {
  const { amount, upTo } = stated;
  if (!upTo) return stated;
  const printed = priced.find(({ source }) => source === 'text');
  const isAmong = printed && printed.amount.gt(amount) && printed.amount.lte(upTo);
  const isAlike = !printed?.currency || !stated.currency || printed.currency === stated.currency;
  return isAmong && isAlike && !stated.open ? { ...stated, amount: printed.amount } : stated;
}

function imagesOf(
  sourced: readonly SourcedFacts[],
  base: string,
  used: Set<ExtractionSource>,
): string[] {
  for (const { source, facts } of sourced) {
    const found = imageAddresses(facts.images ?? [], base);
    if (found.length === 0) continue;
    used.add(source);
    return found;
  }
  return [];
}
