/**
 * HMRC's workbook of commodity codes: two columns, edited by hand, the depth of a line only in the
 * indent of its cell.
 */
import { lineRecord } from '../../../engine/release/lineRecord.ts';
import { BrokenFile, type SourceFile, tidyText } from '../importer.ts';
import { significantDigits, tenDigits } from './dates.ts';
import { indentedByCode, type PlacedLine } from './hierarchy.ts';
import { type SheetRow, sheetRows } from './workbookXml.ts';

const HEADER = ['Commodity code', 'Description'];

/** Whether the file is a workbook: a zip, as its first two bytes say. */
export const isWorkbook = ({ bytes }: SourceFile): boolean =>
  bytes[0] === 0x50 && bytes[1] === 0x4b;

/**
 * The lines. The workbook has no suffix: of equal codes that follow one another the last is the
 * commodity, those before it are texts above it. A cell that lost its indent stands below the
 * nearest code that begins its own; where no cell is indented (a copy saved by another program) the
 * digits tell the depth of all. Throws `BrokenFile` for a workbook that is cut off or has other
 * columns, a code that has not ten digits, and one that begins within a heading.
 */
export function* workbookLines(file: SourceFile): Generator<PlacedLine> {
  const [header, ...all] = sheetRows(file);
  for (const [at, column] of HEADER.entries())
    if (header?.cells[at] !== column)
      throw new BrokenFile(file.name, 1, `the column "${column}" is missing`);
  const rows = withoutRemnants(all);
  if (rows.length === 0)
    throw new BrokenFile(file.name, null, 'the workbook has no rows below its header');
  const step = Math.min(...new Set(rows.map(({ steps }) => steps).filter((steps) => steps > 0)));
  const placed = linesOf(file, rows);
  yield* belowHeadings([
    ...(Number.isFinite(step) ? indentedBySteps(placed, rows, step) : indentedByCode(placed)),
  ]);
}

const FRAGMENT_DIGITS_MAX = 3;

/**
 * The rows without what editing left behind: numbers of a table that was pasted into codes (`115`),
 * repeated codes without a text, and codes that come again further below, where they are slips for
 * another.
 */
function withoutRemnants(all: readonly SheetRow[]): SheetRow[] {
  const described = new Set(
    all.filter(({ cells }) => cells[1] !== '').map(({ cells }) => cells[0]),
  );
  const known = new Set<string>();
  const kept: SheetRow[] = [];
  for (const row of all) {
    const [code, text] = row.cells;
    const isFragment = /^\d+$/.test(code) && code.length <= FRAGMENT_DIGITS_MAX;
    const isEmpty = text === '' && (described.has(code) || known.has(code));
    const comesAgain = known.has(code) && kept.at(-1)?.cells[0] !== code;
    if (isFragment || isEmpty || comesAgain) continue;
    kept.push(row);
    known.add(code);
  }
  return kept;
}

function* linesOf({ name }: SourceFile, rows: readonly SheetRow[]): Generator<PlacedLine> {
  let above = 0; // rows of text with the same digits that stand directly above
  for (const [at, { row, cells }] of rows.entries()) {
    const code = tenDigits(cells[0], { file: name, row });
    const isText = rows[at + 1]?.cells[0] === code;
    above = isText ? above + 1 : 0;
    const suffix = isText ? String(above * 10) : '80';
    yield {
      line: lineRecord({ code, suffix, indent: 0, text: tidyText(cells[1]) }),
      file: name,
      row,
    };
  }
}

const HEADING_DIGITS = 4;

/** `step` is how far the workbook indents one level; a heading is never below another. */
function* indentedBySteps(
  placed: Iterable<PlacedLine>,
  rows: readonly SheetRow[],
  step: number,
): Generator<PlacedLine> {
  let above: { digits: string; indent: number }[] = [];
  let at = 0;
  for (const { line, ...place } of placed) {
    const digits = significantDigits(line.code ?? '');
    let indent = (rows[at]?.steps ?? 0) / step;
    at += 1;
    if (digits.length <= HEADING_DIGITS) [indent, above] = [0, []];
    else if (indent === 0)
      indent =
        1 +
        (above.findLast((one) => digits !== one.digits && digits.startsWith(one.digits))?.indent ??
          0);
    above.push({ digits, indent });
    yield { line: { ...line, indent }, ...place };
  }
}

/**
 * One row with the digits of another heading is a slip in its code. More in a row mean that the
 * workbook lacks their heading (the edition of January 2022 lacks 8483 and 8806): it is put in
 * without a text, so that they never stand below another.
 */
function* belowHeadings(placed: readonly PlacedLine[]): Generator<PlacedLine> {
  let heading: string | null = null;
  for (const [at, one] of placed.entries()) {
    const own = headingOf(one);
    if (one.line.indent === 0) heading = own;
    if (heading === null)
      throw new BrokenFile(
        one.file,
        one.row,
        `the workbook begins within heading ${own}: its first rows are missing`,
      );
    const next = placed[at + 1];
    if (own !== heading && next !== undefined && headingOf(next) === own && next.line.indent > 0) {
      heading = own;
      const notes = ['The workbook has no row for this heading.'];
      yield { ...one, line: lineRecord({ code: own.padEnd(10, '0'), indent: 0, text: '', notes }) };
    }
    yield one;
  }
}

const headingOf = ({ line }: PlacedLine): string => (line.code ?? '').slice(0, HEADING_DIGITS);
