/**
 * Names of whole shelves and of product lines. Shops put them beside the name of the goods («toys»,
 * «party supplies», «Lego T-shirt»): they name the goods only where nothing else does.
 */
import { foldMarks } from '../fold.ts';
import { type Hit, overlaps, scopeOfHit } from './match.ts';
import { singular } from './stem.ts';
import type { GoodsText } from './text.ts';

const SHELVES: ReadonlySet<string> = new Set(
  [
    'toy; gift; craft; accessory; part; spare part; ornament; decoration; collectible; stationery',
    'jewelry; jewellery; fashion jewelry; jewelry set; jewelry finding; jewelry accessory',
    'party; party supply; party favor; party decoration; easter decoration; christmas decoration',
    'wedding decoration; home decor; home decoration; costume; cosplay; clothing; sports goods',
    'motorcycle part; motorcycle accessory; bicycle part; bicycle accessory; car part; auto part',
    'car accessory; phone accessory; hand tool; tool set',
  ].flatMap((line) => foldMarks(line).split('; ')),
);

/** An English name whose meaning has to be said in English is a trade mark: a product line. */
export const isShelf = ({ words }: GoodsText, { at, length, language, english }: Hit): boolean =>
  language === 'en' &&
  (english !== undefined ||
    SHELVES.has(
      words
        .slice(at, at + length)
        .map(singular)
        .join(' '),
    ));

/** Whether a name is that of a shelf or product line, and the title names goods beside it. */
export function isBroad(text: GoodsText, hit: Hit, hits: readonly Hit[]): boolean {
  return (
    isShelf(text, hit) &&
    hits.some(
      (other) =>
        other.owner !== hit.owner &&
        other.language === 'en' &&
        text.fields[text.fieldOf[other.at] ?? 0]?.kind === 'title' &&
        scopeOfHit(text, other) === 'plain' &&
        !overlaps(other, hit) &&
        !isShelf(text, other),
    )
  );
}
