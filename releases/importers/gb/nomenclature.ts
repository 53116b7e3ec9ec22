/**
 * Nomenclature of the United Kingdom in its four CSV forms: each row becomes a line of ten digits
 * with its suffix.
 */
import { lineRecord } from '../../../engine/release/lineRecord.ts';
import { type NamedCsvRow, namedCsvRows } from '../../files/csv.ts';
import { BrokenFile, type SourceFile, tidyText } from '../importer.ts';
import { significantDigits, tenDigits, validityOf } from './dates.ts';
import { inOfficialOrder, indentedByCode, type PlacedLine } from './hierarchy.ts';

/**
 * Columns of a form; `indent` or `parent` tell the depth, neither means that the digits must tell
 * it.
 */
interface Form {
  code: string;
  suffix: string;
  text: string;
  from?: string;
  until?: string;
  indent?: string;
  sid?: string;
  parent?: string;
}

const FORMS: readonly Form[] = [
  // The service's CSV of a heading
  {
    code: 'Goods Nomenclature Item ID',
    suffix: 'Product Line Suffix',
    text: 'Description',
    from: 'Start date',
    until: 'End date',
    indent: 'Indents',
  },
  // HMRC's code report
  {
    code: 'Commodity code',
    suffix: 'Product line suffix',
    text: 'Description',
    from: 'Start date',
    until: 'End date',
    indent: 'Indentation',
  },
  // commodities-report of the Department for Business and Trade
  {
    code: 'commodity__code',
    suffix: 'commodity__suffix',
    text: 'commodity__description',
    from: 'commodity__validity_start',
    until: 'commodity__validity_end',
    sid: 'commodity__sid',
    parent: 'parent__sid',
  },
  // Goods nomenclature of the tariff database, commas taken out of its texts
  { code: 'goods_nomenclature_item_id', suffix: 'productline_suffix', text: 'description' },
];

/**
 * Whether a file with these columns is a nomenclature (the columns that only measures have are the
 * caller's to test).
 */
export const isNomenclature = (columns: readonly string[]): boolean =>
  formOf(columns) !== undefined;
const formOf = (columns: readonly string[]): Form | undefined =>
  FORMS.find(
    ({ code, suffix, text }) =>
      columns.includes(code) && (columns.includes(suffix) || columns.includes(text)),
  );

/**
 * The lines in official order. Throws `BrokenFile` as `csvRows` does, and for a code or date that
 * is none.
 */
export async function nomenclatureLines(
  file: SourceFile,
  columns: readonly string[],
): Promise<Iterable<PlacedLine>> {
  const form = formOf(columns);
  if (form === undefined)
    throw new BrokenFile(file.name, 1, 'these are no columns of a nomenclature');
  const placed: PlacedLine[] = [];
  const parents: (string | null)[] = [];
  const sids = new Map<string, number>();
  for await (const row of namedCsvRows(file, Object.values(form) as string[])) {
    if (form.sid !== undefined) sids.set(row.cell(form.sid) ?? '', placed.length);
    parents.push(form.parent === undefined ? null : row.cell(form.parent));
    placed.push(lineOf(file, form, row));
  }
  if (form.parent !== undefined) return inOfficialOrder(indentedByParent(placed, parents, sids));
  if (form.indent !== undefined) return inOfficialOrder(placed);
  return indentedByCode(inOfficialOrder(placed));
}

function lineOf(file: SourceFile, form: Form, { row, cell }: NamedCsvRow): PlacedLine {
  const place = { file: file.name, row };
  const suffix = cell(form.suffix) ?? '';
  if (!/^\d{2}$/.test(suffix))
    throw new BrokenFile(
      file.name,
      row,
      `the product line suffix "${suffix}" does not have two digits`,
    );
  const line = lineRecord({
    code: tenDigits(cell(form.code), place),
    suffix,
    indent: form.indent === undefined ? 0 : indentOf(cell(form.indent), file, row),
    text: tidyText(cell(form.text) ?? ''),
    ...validityOf(form.from ? cell(form.from) : null, form.until ? cell(form.until) : null, place),
  });
  return { line, ...place };
}

function indentOf(printed: string | null, { name }: SourceFile, row: number): number {
  if (printed === null || !/^\d{1,2}$/.test(printed))
    throw new BrokenFile(name, row, `the indent "${printed ?? ''}" is no number`);
  return Number(printed);
}

/** Depth by the parent's number: chapters and headings 0, then one more than the parent. */
function indentedByParent(
  placed: readonly PlacedLine[],
  parents: readonly (string | null)[],
  sids: ReadonlyMap<string, number>,
): PlacedLine[] {
  const indents: (number | undefined)[] = [];
  const depthOf = (at: number, steps: number): number => {
    const known = indents[at];
    if (known !== undefined) return known;
    const { line, file, row } = placed[at] as PlacedLine; // `at` comes from this very list
    if (significantDigits(line.code ?? '').length <= 4) return (indents[at] = 0);
    const parent = sids.get(parents[at] ?? '');
    if (parent === undefined)
      throw new BrokenFile(
        file,
        row,
        `${line.code ?? ''} has no parent: number ${parents[at] ?? 'none'} is not in the file`,
      );
    if (steps > DEPTH_MAX)
      throw new BrokenFile(file, row, `${line.code ?? ''} is its own ancestor`);
    return (indents[at] = depthOf(parent, steps + 1) + 1);
  };
  return placed.map((one, at) => ({ ...one, line: { ...one.line, indent: depthOf(at, 0) } }));
}
const DEPTH_MAX = 20; // the deepest line of the tariff has 12 dashes
