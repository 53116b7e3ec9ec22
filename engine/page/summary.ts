/** The compact text of a page that classification reads. */
import { foldMarks } from '../fold.ts';
import { factOf, isTellingLabel, foldedLabel } from './labels.ts';
import type { PageReading } from './types.ts';

/**
 * Lines of at most 1,500 characters in all: title, category, kind, material, colour, brand, what
 * rows tell of the goods, and the first 600 characters of the description without what sells or
 * ships.
 */
export function summaryOf({ product, facts, details }: PageReading): string {
  const lines = [
    title(product.title),
    labelled('Category', product.category),
    labelled('Material', product.material),
    labelled('Color', product.color),
    labelled('Brand', product.brand),
    ...telling(facts),
  ].filter((line) => line !== null);
  const said = sentences([product.description, details], lines.join(' '));
  return [...lines, said]
    .filter((line) => line !== '')
    .join('\n')
    .slice(0, SUMMARY_MAX)
    .trim();
}
const SUMMARY_MAX = 1500;
const DESCRIPTION_MAX = 600;
const FACTS_MAX = 12;

/** A colon would read as a label with its value. */
const title = (text: string | null): string | null =>
  // bounded: 250 characters, cut off here
  text === null ? null : text.slice(0, 250).replace(/\s*[:：]\s*/g, ' - ');

const labelled = (label: string, value: string | null): string | null =>
  value === null ? null : `${label}: ${value.slice(0, 250)}`;

function telling(facts: PageReading['facts']): string[] {
  const known = new Set<string>();
  return facts
    .filter(({ label, text }) => {
      const fact = factOf(label);
      const key = foldedLabel(label);
      if (known.has(key) || text.length > 160) return false;
      const wanted = fact === 'kind' || (fact === null && isTellingLabel(label));
      if (wanted) known.add(key);
      return wanted;
    })
    .slice(0, FACTS_MAX)
    .map(({ label, text }) => `${factOf(label) === 'kind' ? 'Product type' : label}: ${text}`);
}

/** Sentences that say something of the goods, each once, up to the length that is read. */
function sentences(texts: readonly (string | null)[], before: string): string {
  const found: string[] = [];
  const known = new Set<string>([foldedLabel(before)]);
  let length = 0;
  for (const text of texts)
    for (const line of (text ?? '').split('\n'))
      for (const part of line.split(/(?<=[.!?])\s+(?=\p{Lu})|(?<=[。！？])/u)) {
        const key = foldedLabel(part);
        if (
          key === '' ||
          known.has(key) ||
          SELLS.test(foldMarks(part)) ||
          length >= DESCRIPTION_MAX
        )
          continue;
        known.add(key);
        const kept = part.slice(0, DESCRIPTION_MAX - length);
        length += kept.length + 1;
        found.push(kept);
      }
  return found.join('\n');
}

/** What sells, ships, insures or asks to buy says nothing of the goods. */
const SELLS = new RegExp(
  foldMarks(
    'free (?:shipping|delivery|returns)|next[- ]day|fast (?:shipping|delivery)|ships? (?:from|within|worldwide)|\\bshop (?:now|online|our|the|for)\\b|buy (?:now|online|it|yours)|order (?:now|online|today)|add to (?:cart|bag|basket)|in stock|' +
      'best price|lowest price|discount|% off|money[- ]back|guarantee[ds]?\\b|warranty|\\breturns?\\b|refund|customer (?:service|reviews?)|reviews?\\b|follow us|newsletter|subscribe|click (?:here|on)|coupon|gift card|pay (?:later|with)|klarna|' +
      'versandkosten|kostenlose[rn]? versand|jetzt (?:kaufen|bestellen|online)|gunstig|auf rechnung|ruckgabe|lieferzeit|livraison (?:gratuite|offerte|rapide)|achetez|commandez|meilleur prix|retours? gratuit|spedizione gratuita|acquista|compra (?:ora|online|ya|ahora)|miglior prezzo|' +
      'envío gratis|envios? gratis|mejor precio|frete grátis|compre (?:agora|online)|melhor preço|parcele|gratis verzending|bestel nu|vandaag besteld|darmowa dostawa|kup teraz|najlepsza cena|doprava zdarma|ingyenes szállítás|livrare gratuită|fri frakt|köp nu|gratis fragt|ilmainen toimitus|' +
      'ücretsiz kargo|hemen al|бесплатная доставка|купить|заказать|по выгодной цене|безкоштовна доставка|купити|送料無料|お買い物|通販|当店|包邮|免运|免運|무료배송|شحن مجاني|اشتر|משלוח חינם|miễn phí vận chuyển|gratis ongkir|ส่งฟรี',
  ),
);
