/**
 * Whether an English name is only the beginning of another one: a "fish tank air pump" is no fish
 * tank, a "remote control car" no remote control.
 */
import { foldMarks, wordsOf } from '../fold.ts';
import { rememberedOf } from '../remembered.ts';
import type { Facts } from './facts.ts';
import type { Article } from './lexicon.ts';
import type { Hit } from './match.ts';
import { singular } from './stem.ts';
import { opensScope, type GoodsText } from './text.ts';

/**
 * Whether a thing stands right behind a name, or one word further, that none of its article's names
 * holds.
 */
export function goesOn(text: GoodsText, hit: Hit, article: Article, { values }: Facts): boolean {
  const behind = hit.at + hit.length;
  for (let at = behind; at < behind + BEHIND_MAX; at += 1) {
    const word = singular(text.words[at] ?? '');
    if (text.ends[at - 1] === true || opensScope(word) || /\d/.test(word)) return false;
    if (THINGS.has(word)) return !ownWordsOf(article).has(word);
    // of a watch with a "steel case" the case is a part
    if (values.get('main')?.some((stated) => stated.at === at)) return false;
  }
  return false;
}

const BEHIND_MAX = 2;

/** Things that other goods serve, and which are called after them. */
const THINGS: ReadonlySet<string> = new Set(
  (
    'adapter board boat bracket brush cabinet cable camera car case chair charger cleaner connector controller cover cutter dispenser filter ' +
    'heater helmet holder hook hose lamp light liner machine motor mount nozzle opener organiser organizer pouch protector pump rack remover ' +
    'sensor sleeve stand strap switch table truck valve wheel'
  ).split(' '),
);

/** All words of an article's English names. */
const ownWordsOf = rememberedOf(
  ({ names }: Article): ReadonlySet<string> =>
    new Set(
      names
        .filter(({ language }) => language === 'en')
        .flatMap(({ phrase }) => wordsOf(foldMarks(phrase)).map(singular)),
    ),
);
