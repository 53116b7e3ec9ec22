/** Order and depth of British nomenclature rows, also where the file prints no depth. */
import type { LineRecord } from '../../../engine/release/records.ts';
import { BrokenFile } from '../importer.ts';
import { significantDigits } from './dates.ts';

/** A line with the place in its file that a refusal names. */
export interface PlacedLine {
  line: LineRecord;
  file: string;
  row: number | null;
}

/**
 * The lines as they come, each checked. Throws `BrokenFile` for a line below a heading that does
 * not stand before it, and for a code that comes twice with the same suffix and first day.
 */
export function* checkedLines(placed: Iterable<PlacedLine>): Generator<LineRecord> {
  const seen = new Set<string>();
  let heading: string | null = null;
  for (const { line, file, row } of placed) {
    const code = line.code ?? '';
    const name = line.suffix === '80' ? code : `${code} with suffix ${line.suffix}`;
    const key = `${code} ${line.suffix} ${line.from ?? ''}`;
    if (seen.has(key)) throw new BrokenFile(file, row, `the code ${name} comes twice`);
    seen.add(key);
    if (line.indent === 0) heading = code.slice(0, 4);
    else if (heading !== code.slice(0, 4))
      throw new BrokenFile(
        file,
        row,
        `${name} has no row above it: heading ${code.slice(0, 4)} is missing`,
      );
    yield line;
  }
}

/** Official order: by code, an intermediate text before the commodity that repeats its digits. */
export const inOfficialOrder = (placed: Iterable<PlacedLine>): PlacedLine[] =>
  [...placed].toSorted((left, right) => (sortKey(left) < sortKey(right) ? -1 : 1));
const sortKey = ({ line }: PlacedLine): string =>
  `${(line.code ?? '').padEnd(10)} ${line.suffix} ${line.from ?? ''}`;

/**
 * Depth of each line where the file prints none, lines in official order. A commodity stands below
 * the longest code that begins it. An intermediate text (suffix other than 80) opens a group of all
 * codes that share its digits but the last: so the nomenclature is built, though the depth of some
 * texts of CN and TARIC cannot be told from the digits.
 */
export function* indentedByCode(placed: Iterable<PlacedLine>): Generator<PlacedLine> {
  let above: string[] = [];
  for (const { line, file, row } of placed) {
    const code = line.code ?? '';
    const digits = significantDigits(code);
    if (digits.length <= 4) above = [];
    else while (above.length > 0 && !code.startsWith(above.at(-1) ?? '')) above.pop();
    const indent = digits.length <= 4 ? 0 : Math.max(above.length, 1);
    above.push(line.suffix === '80' || digits.length <= 4 ? digits : digits.slice(0, -1));
    yield { line: { ...line, indent }, file, row };
  }
}
