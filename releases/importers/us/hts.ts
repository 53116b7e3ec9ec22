/**
 * The Harmonized Tariff Schedule of the United States, as the USITC exports it: JSON, or CSV
 * without footnotes.
 */
import { lineRecord } from '../../../engine/release/lineRecord.ts';
import type { LineRecord } from '../../../engine/release/records.ts';
import { BrokenFile, type Importer, type SourceFile, tidyText } from '../importer.ts';
import { chapter99Headings, headingsNamed, type KnownHeadings, saysMore } from './footnotes.ts';
import { checkOrder } from './order.ts';
import { versionNamed } from './revisions.ts';
import { readRows, type UsRow } from './rows.ts';

/**
 * Rows of an edition in its order, chapters 98 and 99 and rows of text included; an empty rate is
 * null and stands on an ancestor. Throws `BrokenFile` for a file of another format or cut off, a
 * code twice or of a strange length, an indent that is no number, and rows whose heading is
 * missing.
 */
export const usHts: Importer = {
  formats: ['HTS export of the USITC, JSON', 'HTS export of the USITC, CSV (without footnotes)'],
  *read(files) {
    if (files.length === 0) throw new BrokenFile('us-hts', null, 'no file of the HTS was given');
    const [edition, second] = files;
    if (second)
      throw new BrokenFile(
        second.name,
        null,
        'an edition of the HTS is one file: import them one by one',
      );
    if (edition) yield* linesOf(edition);
  },
  versionOf: (files) =>
    files.map(({ name }) => versionNamed(name)).find((version) => version !== null) ?? null,
};

/** Two passes: a file that is to be refused is refused before its first record. */
function* linesOf(file: SourceFile): Generator<LineRecord> {
  const rows = readRows(file);
  checkOrder(file.name, rows);
  const known = chapter99Headings(rows);
  for (const row of rows) yield lineOf(row, known);
}

function lineOf(row: UsRow, known: KnownHeadings): LineRecord {
  const footnotes = row.footnotes
    .map((words) => tidyText(words))
    .filter((words) => /\p{L}/u.test(words));
  return lineRecord({
    code: row.code,
    indent: row.indent,
    text: tidyText(row.text.replaceAll(/<\/?(?:newline|nl)[^<>]*>/g, ' ')),
    units: row.units.map((unit) => unit.trim()).filter((unit) => unit !== ''),
    general: printed(row.general),
    preferences: printed(row.special),
    column2: printed(row.other),
    chapter99: [...new Set(footnotes.flatMap((words) => headingsNamed(words, known)))],
    notes: [
      ...footnotes.filter(saysMore),
      ...remark('Additional duties', row.additionalDuties),
      ...remark('Quota quantity', row.quotaQuantity),
    ],
  });
}

/** A rate as it stands; blanks alone are no rate. */
const printed = (cell: string): string | null => cell.trim() || null;
const remark = (name: string, cell: string): string[] =>
  cell.trim() === '' ? [] : [`${name}: ${tidyText(cell)}`];
