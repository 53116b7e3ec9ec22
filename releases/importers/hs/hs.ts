/**
 * Harmonized System, edition of UN Comtrade: `section,hscode,description,parent,level`, and its
 * sections.
 */
import { lineRecord } from '../../../engine/release/lineRecord.ts';
import type { LineRecord } from '../../../engine/release/records.ts';
import { type TableRow, tableOf } from '../../files/namedTable.ts';
import { broken, digitsAt } from '../../files/shape.ts';
import { BrokenFile, type Importer, type SourceFile, tidyText } from '../importer.ts';

const COLUMNS = ['section', 'hscode', 'description', 'parent', 'level'];
const SECTION_COLUMNS = ['section', 'name'];
const INDENT: ReadonlyMap<number, number> = new Map([
  [2, 1],
  [4, 2],
  [6, 3],
]);

/**
 * The nomenclature of the Harmonized System: chapters, headings and subheadings, below the titles
 * of their sections when the table of sections comes with it. Goods «not specified according to
 * kind» (chapter 99) and the row of the total are statistics, no nomenclature, and left out. Throws
 * `BrokenFile` for a missing column, a code with letters, a code whose level or parent contradicts
 * it, a code printed twice, an orphan and a section without a title.
 */
export const hsNomenclature: Importer = {
  formats: [
    'UN Comtrade HS reference (CSV: section, hscode, description, parent, level)',
    'sections (CSV: section, name)',
  ],
  read: function* (files) {
    const { nomenclature, sections } = tablesOf(files);
    const titles = sections && titlesOf(sections);
    yield* linesOf(nomenclature, titles);
  },
  versionOf: (files) => {
    const year = files
      .map(({ name }) => /hs[_-]?(\d{4})/i.exec(name)?.[1])
      .find((found) => found !== undefined);
    return year === undefined ? null : `HS ${year}`;
  },
};

function tablesOf(files: readonly SourceFile[]): {
  nomenclature: SourceFile;
  sections: SourceFile | null;
} {
  const sections = files.find((file) => isSections(file)) ?? null;
  const others = files.filter((file) => file !== sections);
  const [nomenclature] = others;
  if (!nomenclature || others.length > 1)
    throw new BrokenFile(
      files.map(({ name }) => name).join(', '),
      null,
      'one table of codes and at most one of sections are read together',
    );
  return { nomenclature, sections };
}

const isSections = ({ bytes }: SourceFile): boolean =>
  /^\uFEFF?section,name\r?\n/.test(new TextDecoder().decode(bytes.subarray(0, 40)));

const titlesOf = (file: SourceFile): ReadonlyMap<string, string> =>
  new Map(
    tableOf(file, SECTION_COLUMNS).map(({ cells }) => [
      cells['section'] ?? '',
      tidyText(cells['name'] ?? ''),
    ]),
  );

function* linesOf(
  file: SourceFile,
  titles: ReadonlyMap<string, string> | null,
): Generator<LineRecord> {
  const seen = new Set<string>();
  let section: string | null = null;
  for (const row of tableOf(file, COLUMNS)) {
    if (isStatistics(row)) continue;
    const line = lineOf(file.name, row, seen);
    const named = row.cells['section'] ?? '';
    if (titles && named !== section)
      yield titleOf(titles, named, { file: file.name, row: row.row });
    section = named;
    seen.add(line.code);
    yield line;
  }
}

const isStatistics = ({ cells }: TableRow): boolean =>
  cells['hscode'] === 'TOTAL' ||
  cells['section'] === 'TOTAL' ||
  /^99(?:99)*$/.test(cells['hscode'] ?? '');

function lineOf(
  file: string,
  { row, cells }: TableRow,
  seen: ReadonlySet<string>,
): LineRecord & { code: string } {
  const place = { file, row };
  const code = digitsAt(cells['hscode'] ?? '', [...INDENT.keys()], place);
  const parent = code.length === 2 ? 'TOTAL' : code.slice(0, -2);
  if (cells['level'] !== String(code.length))
    throw broken(place, `the level of ${code} is ${code.length}, not "${cells['level']}"`);
  if (cells['parent'] !== parent)
    throw broken(place, `the parent of ${code} is ${parent}, not "${cells['parent']}"`);
  if (code.length > 2 && !seen.has(parent))
    throw broken(place, `${code} stands before its parent ${parent}, or without it`);
  if (seen.has(code)) throw broken(place, `the code ${code} is printed twice`);
  const text = tidyText(cells['description'] ?? '');
  if (text === '') throw broken(place, `the code ${code} has no text`);
  return lineRecord({ code, text, indent: INDENT.get(code.length) ?? 0 });
}

function titleOf(
  titles: ReadonlyMap<string, string>,
  section: string,
  place: { file: string; row: number },
): LineRecord {
  const text = titles.get(section);
  if (text === undefined)
    throw broken(place, `the section "${section}" has no title in the table of sections`);
  return lineRecord({ code: null, text, indent: 0 });
}
