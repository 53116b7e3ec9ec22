/** How strongly a name in the text speaks for what it names. */
import { type GoodsText, opensScope, type WordScope } from '../classify/text.ts';
import type { NameHit } from './names.ts';

const SCOPE: Readonly<Record<WordScope, number>> = {
  plain: 1,
  for: 0.15,
  with: 0.4,
  in: 0.45,
  without: 0,
};
const FIELD = { title: 1, category: 0.6, attribute: 0.35, body: 0.5 } as const;
const FIRST_WORD = 0.5;
const FURTHER_WORD = 0.35;
const WORDS_COUNTED = 3;
const COMPOUND = 0.85;
/** The name is what the phrase is about, and not an adjective before it. */
const HEAD = 0.35;
/**
 * Listings begin with what they sell: «protein bar chocolate peanut». A single word there is often
 * an adjective.
 */
const START = { one: 0.1, more: 0.25 } as const;

/** Words after a name that only say how much, how packed or in which state. */
const TRAILING = new Set(
  (
    'kg g gr gram grams mg ml l cl oz lb lbs pack packs pcs piece pieces box bag bottle bottles jar can tin tube count ct case carton set sachet pouch ' +
    'frozen dried fresh organic bio natural raw roasted ground whole sliced powder canned smoked large small medium white black red green blue ' +
    'spray cream gel lotion liquid fluid tablets capsules tablet capsule softgels gummies drops stick otc adult adults kids children men women unisex new ' +
    'bean beans roast dark light medium quick cook cooked clusters chunks slices bites block wedge loose leaf leaves peeled cleaned pitted salted unsalted sweetened unsweetened ' +
    'original classic vegan gluten sugar free premium x units unit pair pairs kit squeeze heads refill refills replacement roll rolls bulk assorted size flavor flavour flavored usp grade bulk retail each per'
  ).split(' '),
);

/** What goods look like or smell of stands before these: «tea cup shaped earrings». */
const LOOKS = new Set(
  (
    'shaped shape print printed pattern patterned themed theme motif scented scent inspired colored coloured color colour hued ' +
    'shapes prints patterns motifs scents colors colours'
  ).split(' '),
);
const LOOK = 0.15;

/** 0 (denied) to about 1.3 (a long name that the text is about). */
export function weightOfHit<Row>(text: GoodsText, hit: NameHit<Row>): number {
  const field = text.fields[text.fieldOf[hit.at] ?? 0];
  const scope = SCOPE[text.scopes[hit.at] ?? 'plain'];
  const words = FIRST_WORD + FURTHER_WORD * (Math.min(hit.length, WORDS_COUNTED) - 1);
  const base = hit.compound ? words * COMPOUND : words;
  const start = field?.start === hit.at ? (hit.length > 1 ? START.more : START.one) : 0;
  const head = isHead(text, hit) ? HEAD : start;
  const look = LOOKS.has(text.words[hit.at + hit.length] ?? '') ? LOOK : 1;
  return (base + head) * scope * look * FIELD[field?.kind ?? 'title'];
}

/**
 * English and German name the thing last, Romance languages and Polish first; either end is taken
 * where it is not English.
 */
function isHead<Row>(text: GoodsText, { at, length, language }: NameHit<Row>): boolean {
  const field = text.fields[text.fieldOf[at] ?? 0];
  if (!field || field.kind === 'attribute') return false;
  if (language !== 'en' && at === field.start) return true;
  for (let place = at + length; place < field.end; place += 1) {
    if (text.ends[place - 1] === true) return true;
    const word = text.words[place] ?? '';
    if (text.scopes[place] !== 'plain' || opensScope(word)) return true;
    if (!TRAILING.has(word) && /\p{L}{2}/u.test(word) && !/^\d/.test(word)) return false;
  }
  return true;
}
