/**
 * Words that are verbs in front of their particle: "human hair clip in" is put in by clips, and is
 * no hair clip; a "sticker iron on" is no iron.
 */
import type { Hit } from './match.ts';
import type { GoodsText } from './text.ts';

/**
 * Whether a name ends in such a verb. "In" and "on" that go on with a noun are prepositions, unless
 * the noun is that of goods of their own: "hair clip in steel", but "clip in hair extensions".
 */
export function endsInVerb(
  { words, ends }: Pick<GoodsText, 'words' | 'ends'>,
  { at, length, language }: Hit,
  isNamed: (place: number) => boolean,
): boolean {
  const last = at + length - 1;
  const particle = words[last + 1] ?? '';
  if (language !== 'en' || ends[last] === true || !VERBS.has(words[last] ?? '')) return false;
  if (SURE.has(particle)) return true;
  return PREPOSITIONS.has(particle) && (ends[last + 1] === true || isNamed(last + 2));
}

const VERBS: ReadonlySet<string> = new Set(
  (
    'bolt clip drop drive fold glue hook iron lace lock peel plug pop press pull push roll screw sew slip snap stand stick ' +
    'strap tape tie wash wrap zip'
  ).split(' '),
);
const SURE: ReadonlySet<string> = new Set(['up', 'off', 'out']);
const PREPOSITIONS: ReadonlySet<string> = new Set(['in', 'on', 'down']);
