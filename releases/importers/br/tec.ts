/** Brazil: rates of the Common External Tariff of Mercosur by NCM (Gecex Resolution 272/2021, annex I). */
import { lineRecord } from '../../../engine/release/lineRecord.ts';
import type { LineRecord } from '../../../engine/release/records.ts';
import { headedRows } from '../../files/delimited.ts';
import { broken, type CellPlace, digitsAt } from '../../files/shape.ts';
import { codeOf, type CodedRow, treeOf } from '../codeTree.ts';
import { BrokenFile, type Importer, type SourceFile, tidyText } from '../importer.ts';

const COLUMNS = ['ncm', 'descricao', 'tec'];

/**
 * Lines of the NCM with the rate of the common tariff, in Portuguese. A rate marked `#`, `*` or `**`
 * is not the one that Brazil charges (lists of exceptions): it is a note, and the line has no rate.
 * `BK`, `BIT` and `§` name regimes of capital goods and informatics that may lower it: a note too.
 * Throws `BrokenFile` naming the row for a missing column, a code with letters, a code that is
 * printed twice with other rates, and a cell that is no rate in per cent.
 */
export const brTec: Importer = {
  formats: ['TEC by NCM (CSV: NCM, DESCRICAO, TEC)'],
  read: async function* (files) {
    for (const file of files) yield* linesOf(file);
  },
};

interface TecRow extends CodedRow {
  text: string;
  rate: string;
  mark: string;
}

async function* linesOf(file: SourceFile): AsyncGenerator<LineRecord> {
  const rows: TecRow[] = [];
  const seen = new Map<string, string>();
  for await (const { cell, row } of headedRows(file, { needed: COLUMNS })) {
    const one = rowOf(cell, { file: file.name, row });
    const says = `${one.rate}${one.mark}`;
    if (seen.get(one.digits) === says) continue; // printed twice with one rate: the first words stand
    seen.set(one.digits, says);
    rows.push(one);
  }
  if (rows.every(({ rate }) => rate === ''))
    throw new BrokenFile(file.name, null, 'no row of the file has a rate');
  for (const { row, above } of treeOf(file.name, rows)) yield lineOf(row, above.length);
}

/** `14`, `2BIT§`, `30(*)`. */
const RATE = /^(\d{1,3}(?:[.,]\d{1,2})?) ?(BK|BIT)?(§|#|\*{1,2}|\(\*\))?$/;

function rowOf(cell: (column: string) => string, place: CellPlace & { row: number }): TecRow {
  const digits = digitsAt(cell('ncm').trim(), [2, 4, 5, 6, 7, 8], place);
  const printed = cell('tec').trim();
  const found = RATE.exec(printed);
  if (printed !== '' && !found) throw broken(place, `"${printed}" is no rate in per cent`);
  if (printed === '' && digits.length === 8) throw broken(place, `the code ${digits} has no rate`);
  const [, rate = '', regime = '', mark = ''] = found ?? [];
  return {
    row: place.row,
    digits,
    // the publisher prints the level of a subheading in front: `-- Outros`
    text: tidyText(cell('descricao')).replace(/^[-–\s]+/, ''),
    rate: rate.replace(',', '.'),
    mark: `${regime}${mark}`,
  };
}

function lineOf({ digits, text, rate, mark }: TecRow, indent: number): LineRecord {
  const isExcepted = /[#*]/.test(mark);
  return lineRecord({
    code: codeOf(digits),
    text,
    indent,
    language: 'pt',
    general: rate === '' || isExcepted ? null : percentOf(rate),
    notes: mark === '' ? [] : [`TEC ${rate}% ${mark}`],
  });
}

const percentOf = (rate: string): string => (Number(rate) === 0 ? 'Free' : `${Number(rate)}%`);
