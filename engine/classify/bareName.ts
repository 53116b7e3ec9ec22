/** Names that do not say what the goods are for: a case, a strap, a holder. */
import { foldMarks, wordsOf } from '../fold.ts';
import type { Article } from './lexicon.ts';
import { singular } from './stem.ts';
import { vaguenessOf } from './vagueWords.ts';

/** Things of many trades, which only what they are for or made of tells apart. */
const BARE: ReadonlySet<string> = new Set(
  (
    'adapter attachment bag band bar base block board box bracket brush cap case clamp clip cloth collar connector container cover cushion disc ' +
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

/** Classes of goods that their material and their wearer tell: shoes with an upper of leather. */
const WORN: ReadonlySet<string> = new Set(['shoe', 'footwear', 'jewelry', 'jewellery']);

/** How much a name says of the goods. */
export type Fullness = 'empty' | 'bare' | 'described' | 'full';

/**
 * `empty`: nothing ("accessory"); `bare`: a thing of many trades ("case"), or a class ("shoes");
 * `described`: a thing with its material or look ("silicone case"); `full`: what the goods are.
 */
export function fullnessOf(name: string): Fullness {
  const said = wordsOf(foldMarks(name));
  const vagueness = vaguenessOf(said);
  const words = said.map(singular);
  if (vagueness === 'nothing') return 'empty';
  if (vagueness === 'class') return words.some((word) => WORN.has(word)) ? 'bare' : 'empty';
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
