/**
 * Headings of chapter 99 in footnotes of the HTS: `See 9903.88.03.`, `See 9903.52.00 through
 * 9903.52.26 and …`.
 */

/** Headings of chapter 99 that the file has rows of, dotted, in its order. */
export type KnownHeadings = readonly string[];

/** The eight-digit headings of chapter 99 among the rows. */
export function chapter99Headings(rows: Iterable<{ code: string | null }>): KnownHeadings {
  const known: string[] = [];
  for (const { code } of rows)
    if (code?.startsWith('99') && code.length === 8) known.push(dotted(code));
  return known;
}

const dotted = (code: string): string => `${code.slice(0, 4)}.${code.slice(4, 6)}.${code.slice(6)}`;

const HEADING = String.raw`99\d\d\.\d\d(?:\.\d\d)?`;
const NAMED = new RegExp(String.raw`\b(${HEADING})\b(?:\s*(?:-|–|through)\s*(${HEADING})\b)?`, 'g');

/**
 * The headings that a footnote names, dotted, in its order. Of a range, those that are rows of the
 * file, beside its two ends; of six digits (`9903.92`) the headings below it, none when the file
 * has none.
 */
export const headingsNamed = (words: string, known: KnownHeadings): string[] =>
  [...words.matchAll(NAMED)].flatMap(([, from = '', to]) => {
    if (to !== undefined)
      return [...new Set([from, ...known.filter((one) => from < one && one < to), to])];
    return from.length === '9903.92'.length
      ? known.filter((one) => one.startsWith(`${from}.`))
      : [from];
  });

const ONLY_HEADINGS = new RegExp(
  String.raw`^See (?:(?:sub)?headings? )?(?:${HEADING}(?: ?, and | ?, | and | ?- ?| through )?)+ ?\.?$`,
);

/**
 * Whether a footnote has words beyond the headings of chapter 99 that it names. Blanks must be
 * tidy.
 */
export const saysMore = (words: string): boolean => !ONLY_HEADINGS.test(words);
