/**
 * The part of a photo's text that says what the goods are: origin, care, addresses and numbers do
 * not.
 */
import type { PhotoReading } from './types.ts';
import { printedMatter } from './barcodes.ts';

const TEXT_CHARACTERS_MAX = 800;

/** Words that name and describe the goods of a photo, best first; empty when there are none. */
export function goodsText({ text, barcodes, seen }: PhotoReading): string {
  const lines = text
    .split('\n')
    .map(withoutOrigin)
    .map((line) => line.trim())
    .filter((line) => line !== '' && !NOT_GOODS.some((noise) => noise.test(line)));
  return [
    ...(seen?.product ? [seen.product] : []),
    ...(seen?.material ? [`material: ${seen.material}`] : []),
    ...lines,
    ...(printedMatter(barcodes) ? [printedMatter(barcodes) ?? ''] : []),
  ]
    .join('\n')
    .slice(0, TEXT_CHARACTERS_MAX)
    .toWellFormed();
}

/** A country in a statement of origin is no word for goods: "Made in China" is no porcelain. */
const withoutOrigin = (line: string): string => line.replace(ORIGIN, ' ');

const ORIGIN = new RegExp(
  [
    String.raw`(?:hand)?(?:made|manufactured|produced|assembled|crafted|designed|packed|printed|woven|sewn|knitted|grown|finished)\s+(?:and\s+\p{L}+\s+)?(?:in|by)\b.*`,
    String.raw`product\s+of\s.*|country\s+of\s+(?:origin|manufacture).*|imported\s+(?:by|from)\b.*|distributed\s+by\b.*`,
    String.raw`(?:hergestellt|gefertigt|produziert|verpackt|abgefüllt)\s+(?:in|von|für|bei)\b.*|(?:herkunfts|ursprungs|herstellungs)land.*`,
    String.raw`(?:fabriqu|produit|confectionn|tricot|emball|conditionn)\p{L}{0,12}\s+(?:en|au|aux|à|par)\s.*|pays\s+d.origine.*|import\p{L}{0,12}\s+par\b.*`,
    String.raw`(?:prodott|fabbricat|fatt|realizzat|confezionat)[oaie]\s+(?:in|da|per)\b.*|paese\s+di\s+(?:origine|produzione).*`,
    String.raw`(?:hech|fabricad|elaborad|producid|envasad)[oa]s?\s+(?:en|por|para)\b.*|pa[ií]s\s+de\s+origen.*|product[oa]\s+de\s.*`,
  ].join('|'),
  'iu',
);

/** Lines that stand on labels of all kinds of goods. */
const NOT_GOODS: readonly RegExp[] = [
  // care
  /\b(?:machine|hand)\s*wash|\bwash\s+(?:cold|warm|separately|inside|with)|\btumble\s+dry|\b(?:do\s+not|non?-?)\s*(?:bleach|iron|wring)|\bdry\s*clean|\biron\s+(?:low|cool|medium|on)/i,
  /waschen|bleichen|bügeln|trocknergeeignet|chemisch\w{0,3}\s+reinig|lavage|laver\b|repasser|blanchir|lavare|stirare|candeggiare|lavar\b|planchar|blanquear/i,
  // addresses of all kinds
  /https?:|www\.|\w\.(?:com|net|org|de|fr|it|es|co\.uk|eu|ch|at)\b|@\w|\b(?:tel|phone|fax|hotline|customer\s+service)\b/i,
  // numbers and dates without a word
  /^[\d\s.,:;/+()*#-]+$/,
  // lots, dates, sizes
  /^(?:lot|batch|charge|lote|lotto|exp|best\s+before|mhd|mindestens\s+haltbar|use\s+by|mfg|mfd|art|ref|sku|model|item|style|rn|ca)\b(?:.{0,30}\d.{0,15}|[\s.:#-]*)$/i,
  /^(?:size|größe|taille|taglia|talla)\b[\s.:-]*\w{0,4}$/i,
  // prices and thanks
  /^(?:[$€£]\s*)?\d+(?:[.,]\d{2})?\s*[$€£]?$/,
];
