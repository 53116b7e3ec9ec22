/**
 * Words of company names with their English, as a table of entries `word its English` with bars or
 * line ends between them; longer words first, so that the first that fits is the whole one.
 */
export const translationsIn = (table: string): readonly (readonly [string, string])[] =>
  table
    .split(/[|\n]/)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')
    .map(
      (entry) => [entry.slice(0, entry.indexOf(' ')), entry.slice(entry.indexOf(' ') + 1)] as const,
    )
    .toSorted(([left], [right]) => right.length - left.length);
