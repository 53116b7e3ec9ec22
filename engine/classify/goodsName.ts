/** What the goods are called, in English. */
import { foldMarks, wordsOf } from '../fold.ts';
import type { Decision, Support } from './decide.ts';
import type { Facts } from './facts.ts';
import type { Article } from './lexicon.ts';
import { type Hit, placesOf } from './match.ts';
import { wordsAt } from './phrases.ts';
import { singular } from './stem.ts';
import type { GoodsText } from './text.ts';

/** More is cut off by the customs systems of carriers. */
export const NAME_MAX = 60;
/**
 * English names that an article may have for each to mean much the same: of more, the first may
 * name other goods.
 */
const SYNONYMS_MAX = 4;

/**
 * The English of the very name that the text bears, where its author said it; the name as the text
 * has it where that is English; else the article's, where all of its names mean the same, or that
 * of its class.
 */
export function nameOf(
  { text, facts }: Decision,
  { hit, article }: Support,
  label: string,
): string | null {
  if (hit.english !== undefined) return hit.english;
  const whole = extended(text, hit, article);
  const said = wordsAt(text, whole);
  const bare = withoutUnsaid(text, whole, facts);
  if (hit.language === 'en' && bare !== null) return bare;
  const names = article.names
    .filter(({ language }) => language === 'en')
    .map(({ phrase }) => phrase);
  // as it is written: "T-shirt"
  const same = names.find((name) => wordsOf(foldMarks(name)).join(' ') === said);
  if (same !== undefined || hit.language === 'en') return same ?? said;
  const [first] = names;
  return first !== undefined && names.length <= SYNONYMS_MAX ? first : classOf(label);
}

/** A name without the material of which the goods are not; null where it says none. */
function withoutUnsaid(text: GoodsText, hit: Hit, { unsaid }: Facts): string | null {
  if (hit.said !== undefined) return null;
  const left = placesOf(hit).filter((place) => unsaid?.has(place) !== true);
  return left.length === 0 || left.length === hit.length
    ? null
    : left.map((place) => text.words[place]).join(' ');
}

/** A name with another one of the same goods right behind it is one: "crew neck sweater". */
function extended(text: GoodsText, hit: Hit, { names }: Article): Hit {
  if (hit.language !== 'en' || hit.said !== undefined) return hit;
  const end = hit.at + hit.length;
  if (text.ends[end - 1] === true) return hit;
  const further = names
    .filter(({ language }) => language === 'en')
    .map(({ phrase }) => wordsOf(foldMarks(phrase)))
    .filter((words) =>
      words.every((word, at) => singular(text.words[end + at] ?? '') === singular(word)),
    )
    .map(({ length }) => length);
  return { ...hit, length: hit.length + Math.max(0, ...further) };
}

/**
 * The class of goods that a tariff label names, without its examples; null where it is a list, or
 * too long to be said whole.
 */
function classOf(label: string): string | null {
  const [name = ''] = label.split(/[:;(]/);
  const [, ...further] = name.split(',');
  const isOne = further.every((part) => NARROWING.test(part.trim()));
  return isOne && name.trim().length <= NAME_MAX ? name.trim() : null;
}

/** What stands behind a comma of a label and says more of the same goods. */
const NARROWING =
  /^(?:of [a-z -]+|woven|knitted|printed|cotton|wool|silk|linen|flax|leather|man-made fibres?)$/;
