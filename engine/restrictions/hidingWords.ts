/**
 * Words that say, beside a keyword, that something else is meant. What each kind does: `hiding.ts`.
 */

export const HIDING_KINDS = [
  'phrase',
  'also a colour',
  'colour word',
  'colour after',
  'colour before',
  'coloured goods',
  'coloured material',
  'look-alike before',
  'look-alike after',
  'plaything',
  'taste',
  'picture',
  'work',
  'figure',
  'tool',
  'holder',
  'holder of',
  'link',
  'for',
  'not for',
  'without',
  'non',
  'only',
  'break',
  'joining',
  'free',
  'not free',
] as const;
export type HidingKind = (typeof HIDING_KINDS)[number];

/** The words and phrases of each kind, as they are written. */
export type HidingWords = Readonly<Record<HidingKind, readonly string[]>>;
