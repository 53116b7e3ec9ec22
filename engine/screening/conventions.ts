/**
 * One name in the Latin letters of several countries: what a German, French, Polish, Dutch or
 * Spanish paper writes, as the lists write it.
 */

/** Spellings and what they become, applied in this order; a capital is a sound that is done. */
type Convention = readonly (readonly [RegExp, string])[];

/** Jewgeni Prigoschin, Baschar, Dschawad. */
const GERMAN: Convention = [
  [/schtsch/g, 'SHCH'],
  [/tsch/g, 'CH'],
  [/dsch/g, 'J'],
  [/sch/g, 'SH'],
  [/ch/g, 'KH'],
  [/j/g, 'Y'],
  [/w/g, 'V'],
];
/** Sch is also a zh, s before a vowel a z: Schukow, Sacharow, Sawahiri. */
const GERMAN_VOICED: Convention = [
  [/schtsch/g, 'SHCH'],
  [/tsch/g, 'CH'],
  [/dsch/g, 'J'],
  [/sch/g, 'ZH'],
  [/ch/g, 'KH'],
  [/j/g, 'Y'],
  [/w(?!a)/g, 'V'],
  [/(^|[aeiouy])s(?=[aeiouyl])/g, '$1Z'],
];
const GERMAN_TS: Convention = [[/z/g, 'TS'], ...GERMAN];

/** Serguei Narychkine, Loukachenko, Prigojine, Djavad, Zaouahiri. */
const FRENCH: Convention = [
  [/chtch/g, 'SHCH'],
  [/tch/g, 'CH'],
  [/ch/g, 'SH'],
  [/dj/g, 'J'],
  [/j/g, 'ZH'],
  [/ou(?=[aei])/g, 'W'],
  [/ou/g, 'U'],
  [/gu(?=[eiy])/g, 'G'],
  [/^i(?=[aou])/g, 'Y'],
  [/ff$/g, 'V'],
  [/(?<=[iy])ne$/g, 'N'],
];
/** I before a vowel is a y, and e at the beginning a ye: Iouri, Ianoukovitch, Evgueni. */
const FRENCH_IOTATED: Convention = [[/^iou/g, 'YU'], [/^e(?=[vfgl])/g, 'YE'], ...FRENCH];

/** Prigozyn, Wolodin, Miedwiediew, Timczenko, Szojgu. */
const POLISH: Convention = [
  [/szcz/g, 'SHCH'],
  [/cz/g, 'CH'],
  [/sz/g, 'SH'],
  [/rz/g, 'ZH'],
  [/dz/g, 'J'],
  [/ch/g, 'KH'],
  [/c(?![hk])/g, 'TS'],
  [/j/g, 'Y'],
  [/w/g, 'V'],
  [/(?<=[bdfgklmnprtvwz])ie/g, 'E'],
];

/** Poetin, Loekasjenko, Prigozjin, Medvedtsjoek; Scandinavian sj too. */
const DUTCH: Convention = [
  [/sjtsj/g, 'SHCH'],
  [/tsj|tj/g, 'CH'],
  [/sj/g, 'SH'],
  [/zj/g, 'ZH'],
  [/dzj|dj/g, 'J'],
  [/oe/g, 'U'],
  [/ch/g, 'KH'],
  [/j/g, 'Y'],
];

/** Jamenei, Serguei, Kovalciuk, Iñaqui. */
const SPANISH: Convention = [
  [/gu(?=[eiy])/g, 'G'],
  [/qu(?=[eiy])/g, 'K'],
  [/j/g, 'KH'],
  [/x/g, 'J'],
];
const ITALIAN: Convention = [
  [/sci/g, 'SH'],
  [/ci(?=[aou])/g, 'CH'],
  [/c(?=[ei])/g, 'CH'],
  [/gi(?=[aou])/g, 'J'],
  [/gh(?=[ei])/g, 'G'],
];

/** Each convention with what a word must have that it would spell otherwise. */
const CONVENTIONS: readonly { marks: RegExp; rules: Convention }[] = [
  { marks: /sch|ch|j|w/, rules: GERMAN },
  { marks: /sch|ch|j|w|(?:^|[aeiouy])s[aeiouyl]/, rules: GERMAN_VOICED },
  { marks: /z/, rules: GERMAN_TS },
  { marks: /ch|j|ou|gu[eiy]|ff$|[iy]ne$|^i[aou]/, rules: FRENCH },
  { marks: /^iou|^e[vfgl]/, rules: FRENCH_IOTATED },
  { marks: /c|sz|rz|dz|j|w|ie/, rules: POLISH },
  { marks: /[stdz]j|oe/, rules: DUTCH },
  { marks: /gu[eiy]|qu[eiy]|j|x/, rules: SPANISH },
  { marks: /c[ei]|gi[aou]|gh[ei]/, rules: ITALIAN },
];

const LETTERS_MIN = 5;

/**
 * Other spellings that the word may stand for, itself left out; none of a word of four letters and
 * less.
 */
export function conventionsOf(word: string): readonly string[] {
  if (word.length < LETTERS_MIN || /\d/.test(word)) return [];
  const made = new Set<string>();
  for (const { marks, rules } of CONVENTIONS)
    if (marks.test(word))
      made.add(
        rules
          .reduce((text, [spelling, sound]) => text.replace(spelling, sound), word)
          .toLowerCase(),
      );
  made.delete(word);
  return [...made];
}
