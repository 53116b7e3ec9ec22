/** What spellings of one sound have in common. */

/** Sounds by their spellings, applied in this order; a capital is a sound that is done. */
const SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/tsch|tch|tsh|tsj/g, 'C'],
  [/shch|sch|sh/g, 'S'],
  [/ch|cz/g, 'C'],
  [/dzh|zh|dj|j/g, 'J'],
  [/kh/g, 'h'],
  [/gh/g, 'g'],
  [/ph/g, 'f'],
  [/th/g, 't'],
  [/dh/g, 'd'],
  [/ts|tz/g, 'c'],
  [/c(?=[eiy])/g, 's'],
  [/ck|q|c/g, 'k'],
  [/x/g, 'ks'],
  [/w/g, 'v'],
  [/z/g, 's'],
  [/([^aeiouy])\1+/g, '$1'],
  [/(?<![aeiouy])[aeiouy]*[ou][aeiouy]*/g, 'O'],
  [/[aeiy]+/g, 'A'],
  [/Ah$/, 'A'],
];

/** The sounds of a word: `gaddafi` and `ghadafy` have the same. Numbers stay as they are. */
export const soundOf = (word: string): string =>
  /\d/.test(word)
    ? word
    : SOUNDS.reduce((text, [spelling, sound]) => text.replace(spelling, sound), word);

/** The consonants of a sound. */
export const skeletonOf = (sound: string): string => sound.replaceAll(/[AO]/g, '');

/**
 * What a script without vowels writes of a word: its consonants without the half vowels and without
 * the h at the end, which are written in several ways.
 */
export const unvowelledOf = (word: string): string =>
  soundOf(word.replaceAll(/[wyv]/g, '').replace(/(?<![cdgkpstz])h$/, '')).replaceAll(/[AO]/g, '');
