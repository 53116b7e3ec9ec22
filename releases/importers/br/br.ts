/**
 * Brazil: Nomenclatura Comum do Mercosul, as Siscomex publishes it and as it is passed on with
 * eight digits alone.
 */
import { dayAfter } from '../../../engine/calendar.ts';
import { lineRecord } from '../../../engine/release/lineRecord.ts';
import type { LineRecord } from '../../../engine/release/records.ts';
import {
  broken,
  dateAt,
  digitsAt,
  type Fields,
  listAt,
  objectAt,
  type CellPlace,
  textAt,
} from '../../files/shape.ts';
import { codeOf, type CodedRow, treeOf } from '../codeTree.ts';
import { BrokenFile, type Importer, jsonOf, type SourceFile, tidyText } from '../importer.ts';

/** The two spellings of one table: Siscomex's own, and that of derived files. */
const SPELLINGS = [
  {
    list: 'Nomenclaturas',
    code: 'Codigo',
    text: 'Descricao',
    from: 'Data_Inicio',
    until: 'Data_Fim',
    act: ['Tipo_Ato_Ini', 'Numero_Ato_Ini', 'Ano_Ato_Ini'],
  },
  {
    list: 'ncms',
    code: 'codigo',
    text: 'descricao',
    from: 'data_inicio',
    until: 'data_fim',
    act: ['tipo_ato', 'numero_ato', 'ano_ato'],
  },
] as const;
type Spelling = (typeof SPELLINGS)[number];

/**
 * Lines of the NCM, in Portuguese and without rates; the act that made a line is its note. The file
 * of Siscomex has every level, a derived one the eight digits alone, which then stand side by side.
 * Throws `BrokenFile` for a missing key, a code with letters or printed twice, a date that is none,
 * fewer rows than the file counts itself, and, in a file with headings, a code without its heading.
 */
export const brNcm: Importer = {
  formats: ['Siscomex NCM (JSON: Nomenclaturas)', 'NCM of eight digits (JSON: ncms)'],
  read: function* (files) {
    const file = onlyFile(files);
    yield* linesOf(file.name, objectAt(jsonOf(file), { file: file.name, row: null }));
  },
  versionOf: (files) => {
    const file = onlyFile(files);
    return editionOf(objectAt(jsonOf(file), { file: file.name, row: null }));
  },
};

function onlyFile(files: readonly SourceFile[]): SourceFile {
  const [file] = files;
  if (!file || files.length > 1)
    throw new BrokenFile(
      files.map(({ name }) => name).join(', ') || 'NCM',
      null,
      'one file of the NCM is read at a time',
    );
  return file;
}

/**
 * `Resolução Gecex nº 812/2025 (2026-05-17)`: the act, and the day for which the table is in force.
 */
function editionOf(table: Fields): string | null {
  const words = ['Ato', 'Data_Ultima_Atualizacao_NCM', 'fonte']
    .map((key) => table[key])
    .filter((text) => typeof text === 'string')
    .join(' ');
  const act = /Resolução \D{0,30}\d{1,6}\/\d{4}/.exec(words)?.[0];
  const [, day, month, year] = /(\d\d)\/(\d\d)\/(\d{4})/.exec(words) ?? [];
  if (act === undefined) return null;
  return year === undefined ? act : `${act} (${year}-${month}-${day})`;
}

interface NcmRow extends CodedRow {
  fields: Fields;
}

function* linesOf(file: string, table: Fields): Generator<LineRecord> {
  const place = { file, row: null };
  const spelling = SPELLINGS.find(({ list }) => list in table);
  if (!spelling) throw broken(place, 'the list "Nomenclaturas" is missing');
  const list = listAt(table, spelling.list, place);
  const total = table['total'];
  if (typeof total === 'number' && total !== list.length)
    throw broken(place, `the file counts ${total} rows itself and holds ${list.length}`);
  const rows = list.map((entry, index): NcmRow => {
    const fields = objectAt(entry, { file, row: index + 1 });
    const at = { file, row: index + 1 };
    return {
      row: at.row,
      fields,
      digits: digitsAt(textAt(fields, spelling.code, at).trim(), [2, 4, 5, 6, 7, 8], at),
    };
  });
  const hasHeadings = rows.some(({ digits }) => digits.length === 4);
  for (const { row, above } of treeOf(file, rows)) {
    if (hasHeadings && row.digits.length > 4 && !above.some(({ digits }) => digits.length === 4))
      throw broken(
        { file, row: row.row },
        `the heading ${row.digits.slice(0, 4)} of ${row.digits} is missing`,
      );
    yield lineOf(row, above.length, spelling, { file, row: row.row });
  }
}

function lineOf(
  { digits, fields }: NcmRow,
  indent: number,
  spelling: Spelling,
  place: CellPlace,
): LineRecord {
  // The publisher prints the level of a subheading in front: `-- Outros`.
  const text = tidyText(textAt(fields, spelling.text, place)).replace(/^[-–\s]+/, '');
  if (text === '') throw broken(place, `the code ${digits} has no text`);
  const last = dateOf(textAt(fields, spelling.until, place), place);
  const [kind = '', number = '', year = ''] = spelling.act.map((key) =>
    typeof fields[key] === 'string' ? fields[key].trim() : '',
  );
  return lineRecord({
    code: codeOf(digits),
    text,
    indent,
    language: 'pt',
    notes: kind === '' ? [] : [`${kind} ${number.replace(/^0+(?=\d)/, '')}/${year}`],
    from: dateOf(textAt(fields, spelling.from, place), place),
    until: last === null ? null : dayAfter(last),
  });
}

/** `01/04/2022`, day first; the year 9999 means: open. */
function dateOf(printed: string, place: CellPlace): string | null {
  const [, day, month, year] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(printed.trim()) ?? [];
  if (day === undefined || month === undefined || year === undefined)
    throw broken(place, `"${printed}" is no date of the form day/month/year`);
  return year === '9999' ? null : dateAt(year, month, day, place);
}
