/** Goods nomenclature of TARIC: the tables of its database, and the workbook of every month. */
import { lineRecord } from '../../../engine/release/lineRecord.ts';
import type { LineRecord } from '../../../engine/release/records.ts';
import type { Table, TableRow } from '../../files/workbook.ts';
import { indentedByCode } from '../gb/hierarchy.ts';
import { BrokenFile, tidyText } from '../importer.ts';
import { hierarchyCheck } from './hierarchy.ts';
import { goodsCode, taricValidity } from './taricValidity.ts';

/** Columns of one form of the nomenclature; null where that form has none. */
interface Form {
  code: string;
  /** Null: the suffix stands behind the code, `0101210000 80`. */
  suffix: string | null;
  indent: string | null;
  text: string;
  start: string | null;
  end: string | null;
}
const WORKBOOK: Form = {
  code: 'Goods code',
  suffix: null,
  indent: 'Indent',
  text: 'Description',
  start: 'Start date',
  end: 'End date',
};
const DATABASE: Form = {
  code: 'goods_nomenclature_item_id',
  suffix: 'producline_suffix', // spelt so by the database of TARIC
  indent: 'number_indents',
  text: 'description',
  start: 'validity_start_date',
  end: 'validity_end_date',
};
const CODES_ONLY: Form = {
  ...DATABASE,
  suffix: 'productline_suffix',
  indent: null,
  start: null,
  end: null,
};

/**
 * Lines in the order of the table. Where it prints no indents, they are told from the digits.
 * Throws `BrokenFile` for a missing column, a code that is no digits, an indent or day that is
 * none, and a line whose parent is missing.
 */
export async function* nomenclatureLines(table: Table): AsyncGenerator<LineRecord> {
  const form = formOf(table.columns);
  const check = hierarchyCheck(table.name);
  for await (const { line, row } of form.indent === null
    ? withIndents(table, form)
    : linesOf(table, form)) {
    check(line.code ?? '', line.indent, row);
    yield line;
  }
}

function formOf(columns: readonly string[]): Form {
  if (!columns.includes(DATABASE.code)) return WORKBOOK;
  return columns.includes('productline_suffix') ? CODES_ONLY : DATABASE;
}

interface PlacedLine {
  line: LineRecord;
  file: string;
  row: number | null;
}

async function* withIndents(table: Table, form: Form): AsyncGenerator<PlacedLine> {
  const lines: PlacedLine[] = [];
  for await (const line of linesOf(table, form)) lines.push(line);
  yield* indentedByCode(lines);
}

async function* linesOf(table: Table, form: Form): AsyncGenerator<PlacedLine> {
  const needed = Object.values(form).filter((column) => column !== null);
  for await (const tableRow of table.rows(needed)) {
    yield { line: lineOf(table.name, tableRow, form), file: table.name, row: tableRow.row };
  }
}

function lineOf(file: string, { row, cell }: TableRow, form: Form): LineRecord {
  const place = { file, row };
  const { code, suffix } = goodsCode(cell(form.code), place);
  const ownSuffix = form.suffix === null ? suffix : cell(form.suffix);
  if (ownSuffix === null || !/^\d{2}$/.test(ownSuffix))
    throw new BrokenFile(file, row, `${code} has no product line suffix of two digits`);
  return lineRecord({
    code,
    suffix: ownSuffix,
    indent: form.indent === null ? 0 : indentOf(cell(form.indent), file, row),
    text: tidyText(cell(form.text) ?? ''),
    language: (cell('Language') ?? 'en').toLowerCase(),
    ...taricValidity(
      form.start === null ? null : cell(form.start),
      form.end === null ? null : cell(form.end),
      place,
    ),
  });
}

/** The number of `3`, or of the dashes of `- - -`; an empty cell is none. */
function indentOf(printed: string | null, file: string, row: number): number {
  if (printed === null) return 0;
  if (/^\d{1,2}$/.test(printed)) return Number(printed);
  if (/^[-\s]+$/.test(printed)) return printed.replaceAll(/[^-]/g, '').length;
  throw new BrokenFile(file, row, `"${printed}" is no indent`);
}
