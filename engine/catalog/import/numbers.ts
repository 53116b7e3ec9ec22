/** Numbers as people and spreadsheets write them. */

/** The sign before the decimals. */
export type Notation = 'point' | 'comma';

/** What a text may be as a number, as plain decimals: `1234.5`. Null where it is none so written. */
export type Readings = Readonly<Record<Notation, string | null>>;

const CHARACTERS_MAX = 40;
const GROUPED: Readonly<Record<Notation, RegExp>> = {
  // lakhs are parted by twos
  point: /^(?:\d+|[1-9]\d{0,2}(?:,\d{2,3}){0,8},\d{3})?(?:\.\d+)?$/,
  comma: /^(?:\d+|[1-9]\d{0,2}(?:\.\d{2,3}){0,8}\.\d{3})?(?:,\d+)?$/,
};

/** Both ways to read a text that holds digits and their signs alone. */
export function readingsOf(written: string): Readings {
  const text = written.length > CHARACTERS_MAX ? '' : written.replace(/['’`´\s]/g, '');
  if (!/\d/.test(text)) return { point: null, comma: null };
  const point = GROUPED.point.test(text) ? text.replaceAll(',', '') : null;
  const comma = GROUPED.comma.test(text) ? text.replaceAll('.', '').replace(',', '.') : null;
  return { point: point && canonical(point), comma: comma && canonical(comma) };
}

/** Without zeros that say nothing: `012.50` is `12.5`. */
function canonical(decimal: string): string {
  const [whole = '', decimals = ''] = decimal.split('.');
  const left = whole.replace(/^0+(?=\d)/, '') || '0';
  // bounded: CHARACTERS_MAX
  const right = decimals.replace(/0+$/, '');
  return right === '' ? left : `${left}.${right}`;
}

/** Whether a text is two different numbers, by who wrote it: `1,234`. */
export const isOpen = ({ point, comma }: Readings): boolean =>
  point !== null && comma !== null && point !== comma;

/**
 * How the numbers of a column are written, by those that can be read in one way alone; null where
 * none tells, or they contradict each other.
 */
export function notationOf(texts: Iterable<string>): Notation | null {
  let [points, commas] = [0, 0];
  for (const text of texts) {
    const { point, comma } = readingsOf(text);
    if (point !== null && comma === null) points += 1;
    if (comma !== null && point === null) commas += 1;
  }
  if (points > 0 && commas > 0) return null;
  return points > 0 ? 'point' : commas > 0 ? 'comma' : null;
}

/** A number that a spreadsheet has shortened: `4.00638E+12`. Its last digits are gone. */
export const isShortened = (text: string): boolean =>
  /^[+-]?\d(?:[.,]\d+)?e[+-]?\d{1,3}$/i.test(text.trim());

/** The figure in a text, and what stands before and after it; null where there is none or two. */
export function figureIn(
  written: string,
): { before: string; figure: string; after: string } | null {
  if (written.length > CHARACTERS_MAX) return null;
  const found = /[\d.,](?:[\d.,'’`´\s]*\d)?/.exec(written);
  if (!found || !/\d/.test(found[0])) return null;
  const after = written.slice(found.index + found[0].length).replace(/^[.,]?[-–—]/, '');
  if (/\d/.test(after)) return null;
  return { before: written.slice(0, found.index).trim(), figure: found[0], after: after.trim() };
}
