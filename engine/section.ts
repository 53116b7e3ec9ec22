/** Sections of the Harmonized System (Convention of 1983, annex): which chapters stand in which. */

/** Last chapter of each section, I to XXI. */
const LAST_CHAPTERS = [
  5, 14, 15, 24, 27, 38, 40, 43, 46, 49, 63, 67, 70, 71, 83, 85, 89, 92, 93, 96, 97,
];

/**
 * The section (1 to 21) of a code of at least two digits; null for chapters 98 and 99, which each
 * tariff fills by itself.
 */
export function sectionOf(code: string): number | null {
  const chapter = Number(code.slice(0, 2));
  const at = LAST_CHAPTERS.findIndex((last) => chapter <= last);
  return at === -1 || chapter < 1 ? null : at + 1;
}

const NUMERALS: readonly (readonly [value: number, letters: string])[] = [
  [10, 'X'],
  [9, 'IX'],
  [5, 'V'],
  [4, 'IV'],
  [1, 'I'],
];

/** A section as the law numbers it: 11 is `XI`. */
export function sectionNumeral(section: number): string {
  let [rest, letters] = [section, ''];
  for (const [value, numeral] of NUMERALS)
    while (rest >= value) {
      letters += numeral;
      rest -= value;
    }
  return letters;
}
