/**
 * Whether a word names a material only for its look: "wood effect", "faux leather", «effetto
 * legno», 木目調, "silver grey".
 */
import { isCharacter } from '../fold.ts';
import { type Hit, NOUN_FIRST } from './match.ts';
import {
  BEFORE,
  BEHIND,
  COLOUR_BEHIND,
  HUES_OF,
  HUES_OF_GOODS,
  LINKS,
  LOOK_BEFORE,
  type Semblance,
  type Sign,
  SIGNS_BEFORE,
  SIGNS_BEHIND,
} from './semblanceWords.ts';
import type { Field, GoodsText } from './text.ts';

/** How the words at a place only look like `value`; null where they name it. */
export function semblanceOf(
  text: GoodsText,
  hit: Hit,
  field: Field,
  value: string,
): Semblance | null {
  const place = { text, hit, field };
  const said = byBehind(place, value) ?? byBefore(place) ?? bySigns(place);
  // a print of cotton is cotton, one of bamboo shows bamboo
  if (said === 'picture' && CLOTH.has(value)) return null;
  return said ?? (isHue(place, value) ? 'colour' : null);
}

const CLOTH = new Set('cotton silk flax wool polyester nylon artificial textile'.split(' '));

/** Whether a name of goods stands there for a colour or a look alone. */
export function isOnlyLook(text: GoodsText, hit: Hit, field: Field): boolean {
  const { words, ends } = text;
  const last = hit.at + hit.length - 1;
  const behind = ends[last] === true ? '' : (words[last + 1] ?? '');
  if (hit.length === 1 && HUES_OF_GOODS.get(words[hit.at] ?? '')?.has(behind) === true) return true;
  if (COLOUR_BEHIND.has(behind)) return true;
  const place = { text, hit, field };
  return LOOK_BEFORE.has(wordBefore(place)) || bySigns(place) === 'colour';
}

interface Place {
  text: GoodsText;
  hit: Hit;
  field: Field;
}

/** Words between a metal and what is said of it: "rose gold tone", "walnut wood grain". */
const SKIPPED = new Set(
  'rose yellow white pink gold wood stone material materials oro ouro'.split(' '),
);
const SKIPPED_MAX = 2;

function byBehind({ text, hit, field }: Place, value: string): Semblance | undefined {
  const words = BEHIND[hit.language];
  let at = hit.at + hit.length;
  for (let left = SKIPPED_MAX; at < field.end && text.ends[at - 1] !== true; at += 1) {
    const word = text.words[at] ?? '';
    const found = words.get(word);
    // leather touch screen gloves; synthetic rubber is rubber
    if (found !== undefined)
      return OTHERWISE.has(`${word} ${text.words[at + 1]}`) || KEPT.has(value) ? undefined : found;
    if (left === 0 || !SKIPPED.has(word)) return undefined;
    left -= 1;
  }
  return undefined;
}

const OTHERWISE = new Set(['touch screen', 'touch screens', 'touch fastener', 'style brush']);
const KEPT = new Set(['rubber']);

const byBefore = (place: Place): Semblance | undefined =>
  BEFORE[place.hit.language].get(wordBefore(place));

/** The word before, links between left out. */
function wordBefore({ text: { words, ends }, hit, field }: Place): string {
  let at = hit.at - 1;
  while (at > field.start && ends[at] !== true && LINKS.has(words[at] ?? '')) at -= 1;
  return at < field.start || ends[at] === true ? '' : (words[at] ?? '');
}

function bySigns({ text, hit, field }: Place): Semblance | undefined {
  const last = hit.at + hit.length - 1;
  if (isCharacter(text.words[last] ?? '')) {
    const behind = charactersBehind(text, last, field);
    const found = SIGNS_BEHIND.find((sign) => isSign(sign, behind));
    if (found) return found.semblance;
  }
  if (!isCharacter(text.words[hit.at] ?? '')) return undefined;
  const before = charactersBefore(text, hit.at, field);
  return SIGNS_BEFORE.find(({ written }) => before.endsWith(written))?.semblance;
}

const isSign = ({ written, unless }: Sign, behind: string): boolean =>
  behind.startsWith(written) && !unless.includes(behind.charAt(written.length) || ' ');

/** A sign has at most five characters. */
const RUN_MAX = 6;

function charactersBehind({ words, ends }: GoodsText, last: number, { end }: Field): string {
  let run = '';
  for (let at = last + 1; at < Math.min(end, last + 1 + RUN_MAX); at += 1) {
    if (ends[at - 1] === true || !isCharacter(words[at] ?? '')) break;
    run += words[at] ?? '';
  }
  return run;
}

function charactersBefore({ words, ends }: GoodsText, first: number, { start }: Field): string {
  let run = '';
  for (let at = first - 1; at >= Math.max(start, first - RUN_MAX); at -= 1) {
    if (ends[at] === true || !isCharacter(words[at] ?? '')) break;
    run = (words[at] ?? '') + run;
  }
  return run;
}

/** "silver grey", «gris argent»: the hue that the material is named for. */
function isHue({ text, hit, field }: Place, value: string): boolean {
  const hues = HUES_OF.get(value);
  // "natural stone, red" is what it says
  if (hues === undefined || hit.length > 1) return false;
  const at = NOUN_FIRST.has(hit.language) ? hit.at - 1 : hit.at + hit.length;
  const isParted = text.ends[Math.min(at, hit.at + hit.length - 1)] === true;
  if (isParted || at < field.start || at >= field.end) return false;
  return hues.some((words) => words.has(text.words[at] ?? ''));
}
