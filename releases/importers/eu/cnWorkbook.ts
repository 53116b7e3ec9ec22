/**
 * The Combined Nomenclature as Eurostat publishes it (RAMON): a workbook with the texts of several
 * languages.
 */
import { lineRecord } from '../../../engine/release/lineRecord.ts';
import type { LineRecord } from '../../../engine/release/records.ts';
import { sheetOf, type TableRow } from '../../files/workbook.ts';
import { BrokenFile, type SourceFile, tidyText } from '../importer.ts';
import { hierarchyCheck } from './hierarchy.ts';

const COLUMNS = ['CNKEY', 'CODE', 'LEVEL', 'DASHES', 'EN', 'SU'] as const;
const SECTION = 1;
const CHAPTER = 2;
const HEADING = 3;

/**
 * Lines in the order of the workbook, texts in English; a row without code is text alone. Throws
 * `BrokenFile` for a workbook that is cut off, a missing column, a code or key that is no digits, a
 * level that is none, and a line whose parent is missing.
 */
export async function* cnWorkbookLines(file: SourceFile): AsyncGenerator<LineRecord> {
  const sheet = await sheetOf(file);
  const check = hierarchyCheck(file.name);
  for await (const row of sheet.rows(COLUMNS)) {
    const line = lineOf(file.name, row);
    check((row.cell('CNKEY') ?? '').slice(0, KEY_DIGITS), line.indent, row.row);
    yield line;
  }
}

/** The key is ten digits and a suffix of two. */
const KEY_DIGITS = 10;

function lineOf(file: string, { row, cell }: TableRow): LineRecord {
  const key = cell('CNKEY') ?? '';
  if (!/^\d{12}$/.test(key))
    throw new BrokenFile(file, row, `the key "${key}" is not twelve digits`);
  const level = Number(cell('LEVEL') ?? Number.NaN);
  if (!Number.isInteger(level) || level < SECTION)
    throw new BrokenFile(file, row, `"${cell('LEVEL') ?? ''}" is no level of the nomenclature`);
  const code = level === SECTION ? null : (cell('CODE')?.replaceAll(/\s/g, '') ?? null);
  if (code !== null && !/^\d{2,8}$/.test(code))
    throw new BrokenFile(
      file,
      row,
      `"${cell('CODE') ?? ''}" is no code of the Combined Nomenclature`,
    );
  const unit = cell('SU');
  return lineRecord({
    code,
    // Chapters are keyed with 90: in TARIC, and here, a row that has a code of its own has 80.
    suffix: level === CHAPTER ? '80' : key.slice(KEY_DIGITS),
    indent: level <= HEADING ? 0 : (cell('DASHES') ?? '').replaceAll(/[^-]/g, '').length,
    text: tidyText(cell('EN') ?? ''),
    units: unit === null || unit === '-' ? [] : [unit],
  });
}
