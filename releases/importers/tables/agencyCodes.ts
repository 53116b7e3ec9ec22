/**
 * Tables of agency codes that answer by tariff code: the schemes of Canada, China and Brazil, as
 * CSV.
 */
import type { AgencyCodeRecord } from '../../../engine/release/records.ts';
import { type HeadedRow, headedRows } from '../../files/delimited.ts';
import { BrokenFile, type Importer, type SourceFile } from '../importer.ts';

/**
 * One level of a code: its column, other names that publishers give it, and the form of what stands
 * in it.
 */
interface Level {
  level: string;
  columns: readonly string[];
  form: RegExp;
  /** May be empty in a row. */
  optional?: true;
}

interface Table {
  scheme: string;
  /** In words, for the help of the command. */
  format: string;
  levels: readonly [Level, ...Level[]];
  description: readonly string[];
  /** A column that holds the whole code, cut into levels by this expression. */
  whole?: { columns: readonly string[]; cut: RegExp };
}

const HS = ['hs', 'hs_code', 'hscode', 'tariff_code', 'code_hs'];
const DESCRIPTION = ['description', 'name', 'description_en', 'text', 'descricao', 'product_name'];

/**
 * Canada, AIRS: `hs` (6 to 10 digits), `extension` (6 digits), `end_use`, `miscellaneous`,
 * `description`. A row without end use or miscellaneous stands for all of them. Refuses with
 * `BrokenFile`: a code of another form, a row without a description.
 */
export const caCfia: Importer = importerOf({
  scheme: 'ca-cfia',
  format: 'CSV: hs, extension, end_use, miscellaneous, description (AIRS)',
  levels: [
    { level: 'hs', columns: HS, form: /^\d{6,10}$/ },
    { level: 'extension', columns: ['extension', 'ogd_extension', 'ogd'], form: /^\d{1,6}$/ },
    {
      level: 'end_use',
      columns: ['end_use', 'end_use_code', 'enduse'],
      form: /^\d{1,4}$/,
      optional: true,
    },
    {
      level: 'miscellaneous',
      columns: ['miscellaneous', 'misc', 'miscellaneous_code'],
      form: /^\d{1,4}$/,
      optional: true,
    },
  ],
  description: DESCRIPTION,
});

/** China: `hs` (10 digits) and `ciq` (3 digits), or `ciq_code` of 13 digits, with `description`. */
export const cnCiq: Importer = importerOf({
  scheme: 'cn-ciq',
  format: 'CSV: hs and ciq, or ciq_code of 13 digits; description',
  levels: [
    { level: 'hs', columns: HS, form: /^\d{10}$/ },
    { level: 'ciq', columns: ['ciq', 'ciq_extension', 'suffix'], form: /^\d{3}$/ },
  ],
  description: DESCRIPTION,
  whole: { columns: ['ciq_code', 'code', 'code_13'], cut: /^(\d{10})(\d{3})$/ },
});

/** Brazil: `ncm` (8 digits), `destaque` (3 digits), `description`. */
export const brNcmDestaques: Importer = importerOf({
  scheme: 'br-ncm',
  format: 'CSV: ncm, destaque, description',
  levels: [
    { level: 'ncm', columns: ['ncm', ...HS], form: /^\d{8}$/ },
    { level: 'destaque', columns: ['destaque', 'destaque_ncm', 'highlight'], form: /^\d{1,3}$/ },
  ],
  description: DESCRIPTION,
});

function importerOf(table: Table): Importer {
  return {
    formats: [table.format],
    async *read(files: readonly SourceFile[]) {
      for (const file of files)
        for await (const row of headedRows(file, {
          needed: [],
          columnNamed: (printed) => nameIn(table, printed),
        }))
          yield recordOf(table, file.name, row);
    },
  };
}

/** Our name of a printed column. */
function nameIn({ levels, description, whole }: Table, printed: string): string {
  if (whole?.columns.includes(printed)) return 'whole';
  if (description.includes(printed)) return 'description';
  return levels.find(({ columns }) => columns.includes(printed))?.level ?? printed;
}

function recordOf(table: Table, name: string, { row, cell }: HeadedRow): AgencyCodeRecord {
  const description = cell('description').trim();
  if (description === '') throw new BrokenFile(name, row, 'the description is missing');
  const cut = table.whole?.cut.exec(cell('whole').replaceAll(/[\s.-]/g, ''));
  const parts = Object.fromEntries(
    table.levels.map((level, at) => [
      level.level,
      partOf(level, cut?.[at + 1] ?? cell(level.level), name, row),
    ]),
  );
  const tariff = parts[table.levels[0].level] ?? '';
  return { kind: 'agency_code', scheme: table.scheme, parts, description, hsCodes: [tariff] };
}

function partOf(
  { level, form, optional }: Level,
  printed: string,
  name: string,
  row: number,
): string | null {
  const digits = printed.replaceAll(/[\s.-]/g, '');
  if (digits === '' && optional) return null;
  if (!form.test(digits))
    throw new BrokenFile(name, row, `"${printed.trim()}" is no ${level.replaceAll('_', ' ')}`);
  return digits;
}
