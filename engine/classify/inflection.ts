/**
 * The base form of nouns and adjectives in French, Spanish, Italian and Portuguese: number and gender
 * fall, what makes another word stays. «plateado» is no «plato», «cámara» no «cama».
 */
import type { Language } from './stem.ts';

/** An ending and what stands in its place; of a list the first that fits is taken. */
type Ending = readonly [ending: RegExp, base: string];

const ENDINGS: Partial<Record<Language, readonly (readonly Ending[])[]>> = {
  fr: [
    [
      [/eaux$/, 'eau'],
      [/aux$/, 'al'],
      [/x$/, ''],
      [/s$/, ''],
    ],
    [[/ee?$/, '']],
    [
      [/(?<=eu)s$/, ''], // «moelleuse» beside «moelleux»
      [/(?<=i)v$/, 'f'],
      [/(?<=([lnst]))\1$/, ''],
    ],
  ],
  es: [
    [
      [/s$/, ''],
      [/z$/, 'c'], // «luz», «luces»
    ],
    [[/[aeo]$/, '']],
  ],
  it: [
    [
      [/h[ei]$/, ''],
      [/(?<=[cg])i[aeo]$/, ''],
      [/i?[aeio]$/, ''],
    ],
  ],
  pt: [
    [
      [/(?:oes|aes|aos)$/, 'ao'],
      [/(?<=[aeou])is$/, 'l'],
      [/ns$/, 'm'],
      [/s$/, ''],
    ],
    [
      [/ao$/, 'ao'],
      [/[aeo]$/, ''],
    ],
  ],
};

/** What is left of a word is long enough to tell it from others. */
const BASE_MIN = 3;

/** The base form of a folded word; undefined in languages whose forms are read otherwise. */
export function inflected(word: string, language: Language): string | undefined {
  const steps = ENDINGS[language];
  return steps?.reduce((base, endings) => {
    const fitting = endings.find(([ending]) => ending.test(base));
    const shorter = fitting ? base.replace(...fitting) : base;
    return shorter.length < BASE_MIN ? base : shorter;
  }, word);
}
