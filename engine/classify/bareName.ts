/** Names that do not say what the goods are for: a case, a strap, a holder. */
import { foldMarks, wordsOf } from '../fold.ts';
import type { Article } from './lexicon.ts';
import { singular } from './stem.ts';

/** Names that customs refuse for saying nothing of the goods. */
const EMPTY: ReadonlySet<string> = new Set([
  'accessory', 'appliance', 'article', 'cable', 'chemical', 'cleaning product', 'clothes', 'clothing', 'electronic', 'equipment',
  'fabric', 'food', 'foodstuff', 'garment', 'gift', 'gift set', 'goods', 'hardware', 'household goods', 'item', 'kit', 'machine',
  'machinery', 'merchandise', 'miscellaneous', 'part', 'pipe', 'plastic goods', 'present', 'product', 'sample', 'set', 'spare part',
  'stuff', 'supply', 'textile', 'tool', 'toy', 'various', 'wire',
]); // prettier-ignore

/** Things of many trades, which only what they are for or made of tells apart. */
const BARE: ReadonlySet<string> = new Set(
  (
    'adapter attachment bag band bar base block board box bracket brush cap case clamp clip cloth connector container cover cushion disc ' +
    'film filter frame glass handle hanger holder hook hose housing insert lid liner mat mount net organizer organiser pad panel pin plate ' +
    'pouch protector rack ring rod roll roller sack screen seal sheet shell shield sleeve slide sponge stand sticker strap strip support ' +
    'tape tip tray tube wheel wrap'
  ).split(' '),
);

/** Words that tell what a thing is like or made of, not what it is for. */
const DESCRIBING: ReadonlySet<string> = new Set(
  (
    'adjustable alloy aluminium brass ceramic clear copper cotton decorative elastic fabric flexible foldable folding glass iron laminated large ' +
    'leather linen magnetic metal mini nylon plastic polyester portable protective replacement round rubber silicone small soft square ' +
    'stainless steel tempered textile toughened transparent universal waterproof wooden woollen'
  ).split(' '),
);

/** How much a name says of the goods. */
export type Fullness = 'empty' | 'bare' | 'described' | 'full';

/**
 * `empty`: nothing ("accessory"); `bare`: a thing of many trades ("case"); `described`: the same
 * with its material or look ("silicone case"); `full`: what the goods are.
 */
export function fullnessOf(name: string): Fullness {
  const words = wordsOf(foldMarks(name)).map(singular);
  if (EMPTY.has(words.join(' '))) return 'empty';
  const last = words.pop() ?? '';
  if (!BARE.has(last) || !words.every((word) => DESCRIBING.has(word))) return 'full';
  return words.length === 0 ? 'bare' : 'described';
}

/**
 * The name with what it is for, as the article is most usually called: of "case" a "phone case".
 * The name as it is where no name of the article ends so.
 */
export function completed(name: string, { names, relation }: Article): string {
  // a part or an accessory is of its host; of other goods a longer name says what nobody said
  if (relation === null || fullnessOf(name) === 'full') return name;
  const last = singular(wordsOf(foldMarks(name)).at(-1) ?? '');
  const whole = names.find(
    ({ language, phrase }) =>
      language === 'en' &&
      singular(wordsOf(foldMarks(phrase)).at(-1) ?? '') === last &&
      fullnessOf(phrase) === 'full',
  );
  return whole?.phrase ?? name;
}
