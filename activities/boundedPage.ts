/** What is read of a page, cut to a size that a workflow's history carries with ease. */
import type { OriginSignal } from '../contract/origin.ts';
import type { ProductExtraction } from '../contract/products.ts';
import type { StatedOrigin } from '../engine/origin/types.ts';
import type { ReadPage } from '../workflows/contract.ts';

const DESCRIPTION_MAX = 5000;
const SUMMARY_MAX = 2000;
const FIELD_MAX = 500;
const EVIDENCE_MAX = 200;
const IMAGES_MAX = 50;
const IMAGE_CHARACTERS_MAX = 20_000; // of all addresses together
const SIGNALS_MAX = 40;
const READ_MAX = 400;

/**
 * A page within its bounds: less than 90 KB, however it is written, and usually 5. Signs that no
 * database holds are left out.
 */
export function boundedPage(product: ProductExtraction, stated: StatedOrigin): ReadPage {
  const bounded: ProductExtraction = {
    ...product,
    ...Object.fromEntries(FIELDS.map((field) => [field, cut(product[field], FIELD_MAX)])),
    description: cut(product.description, DESCRIPTION_MAX),
    summary: cut(product.summary, SUMMARY_MAX) ?? '',
    images: imagesOf(product.images),
  };
  return {
    product: bounded,
    signals: stated.signals.slice(0, SIGNALS_MAX).map((signal): OriginSignal => ({
      ...signal,
      evidence: cut(signal.evidence, EVIDENCE_MAX) ?? '',
    })),
    stated: { country: stated.country, evidence: cut(stated.evidence, FIELD_MAX) },
    readFromUrl: readOf(bounded),
  };
}

const FIELDS = [
  'siteName',
  'title',
  'brand',
  'sku',
  'gtin',
  'mpn',
  'category',
  'material',
  'color',
  'originEvidence',
] as const;

/** The first characters of a text, none of them halved. */
function cut(text: string | null, characters: number): string | null {
  if (text === null) return null;
  const storable = text.replaceAll('\u0000', '').toWellFormed();
  return storable.length <= characters
    ? storable
    : Array.from(storable.slice(0, characters * 2))
        .slice(0, characters)
        .join('');
}

function imagesOf(images: readonly string[]): string[] {
  const kept: string[] = [];
  let characters = 0;
  for (const image of images) {
    if (kept.length === IMAGES_MAX) break;
    // one long address stops no other
    if (characters + image.length > IMAGE_CHARACTERS_MAX) continue;
    characters += image.length;
    kept.push(image);
  }
  return kept;
}

/** In a line, what was read. */
function readOf(product: ProductExtraction): string {
  const { title, brand, category, material, price, currency, countryOfOrigin } = product;
  const parts = [
    title,
    brand && `brand ${brand}`,
    category,
    material,
    price === null ? null : `price ${[price, currency].filter((part) => part !== null).join(' ')}`,
    countryOfOrigin && `origin ${countryOfOrigin}`,
  ].filter(Boolean);
  return cut(parts.join('; '), READ_MAX) ?? '';
}
