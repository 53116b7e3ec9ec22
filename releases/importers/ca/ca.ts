/** Canada: table `TPHS` of the Customs Tariff, exported from the CBSA's Access database as CSV. */
import { lineRecord } from '../../../engine/release/lineRecord.ts';
import type { LineRecord } from '../../../engine/release/records.ts';
import { type TableRow, tableOf } from '../../files/namedTable.ts';
import { broken, dateAt, digitsAt, type CellPlace } from '../../files/shape.ts';
import { codeOf, type CodedRow, treeOf } from '../codeTree.ts';
import { BrokenFile, type Importer, type SourceFile, tidyText } from '../importer.ts';

const COLUMNS = ['TARIFF', 'EFF_DATE', 'DESC1', 'UOM', 'MFN', 'General Tariff'];

/**
 * Lines of the Canadian tariff in the order of their codes. The tariff item (8 digits) holds the
 * rates: what a statistical row below it repeats of them may be out of date and is dropped.
 * Most-favoured-nation rate in `general`, General Tariff in `column2`, the treaties under their
 * column names in `preferences` (an empty cell or `N/A` is none). Throws `BrokenFile` for a missing
 * column, no UTF-8 (`¢`), a code with letters or printed twice, a date that is none, and a
 * statistical row without its tariff item. A heading may be missing; chapter 99 has none.
 */
export const caTariff: Importer = {
  formats: ['CBSA Customs Tariff, table TPHS as CSV'],
  read: function* (files) {
    const [file] = files;
    if (!file || files.length > 1)
      throw new BrokenFile(
        files.map(({ name }) => name).join(', ') || 'TPHS',
        null,
        'one table TPHS is read at a time',
      );
    yield* linesOf(file);
  },
  versionOf: (files) => {
    const found = /(20\d\d)[ _-]*rev(?:ision)?[ _-]*(\d+)/i.exec(files[0]?.name ?? '');
    return found ? `T${found[1]} Revision ${found[2]}` : null;
  },
};

interface TariffRow extends CodedRow {
  cells: TableRow['cells'];
}

function* linesOf(file: SourceFile): Generator<LineRecord> {
  const rows = tableOf(file, COLUMNS).map(({ row, cells }): TariffRow => ({
    row,
    cells,
    digits: digitsAt((cells['TARIFF'] ?? '').trim(), [4, 5, 6, 7, 8, 9, 10], {
      file: file.name,
      row,
    }),
  }));
  const treaties = Object.keys(rows[0]?.cells ?? {}).filter((name) => TREATY.test(name));
  if (treaties.length === 0)
    throw new BrokenFile(
      file.name,
      1,
      'no column of a preferential tariff (UST, MXT, ...) is there',
    );
  for (const { row, above } of treeOf(file.name, withoutKnownRepeat(rows)))
    yield lineOf(file.name, row, above, treaties);
}

/** Columns of rates end in T for tariff: UST, CEUT, CPTPT. A new treaty brings a new column. */
const TREATY = /^[A-Z]{1,6}T$/;

/** The published table has this row twice, alike but for its number. */
const PRINTED_TWICE = '5206410000';

function withoutKnownRepeat(rows: readonly TariffRow[]): TariffRow[] {
  const contents = ({ cells }: TariffRow): string => JSON.stringify({ ...cells, row_id: '' });
  const first = rows.find(({ digits }) => digits === PRINTED_TWICE);
  return rows.filter(
    (row) =>
      row === first || !first || row.digits !== PRINTED_TWICE || contents(row) !== contents(first),
  );
}

function lineOf(
  file: string,
  { digits, row, cells }: TariffRow,
  above: readonly TariffRow[],
  treaties: readonly string[],
): LineRecord {
  const place = { file, row };
  const hasItem = above.some((ancestor) => ancestor.digits.length === 8);
  if (digits.length > 8 && !hasItem && !digits.startsWith('99'))
    throw broken(
      place,
      `the tariff item ${digits.slice(0, 8)} of the statistical code ${digits} is missing`,
    );
  const text = tidyText(['DESC1', 'DESC2', 'DESC3'].map((name) => cells[name] ?? '').join(' '));
  if (text === '') throw broken(place, `the code ${digits} has no description`);
  const preferences = treaties.flatMap((name) => {
    const rate = rateOf(cells[name]);
    return rate === null ? [] : [`${name} ${rate}`];
  });
  return lineRecord({
    code: codeOf(digits),
    text,
    indent: above.length,
    units: listOf(cells['UOM']),
    general: hasItem ? null : rateOf(cells['MFN']),
    preferences: hasItem || preferences.length === 0 ? null : preferences.join('; '),
    column2: hasItem ? null : rateOf(cells['General Tariff']),
    notes: listOf(cells['FOOTNOTE']),
    from: dateOf((cells['EFF_DATE'] ?? '').trim(), place),
  });
}

const listOf = (cell: string | undefined): string[] =>
  [tidyText(cell ?? '')].filter((text) => text !== '');

/** A rate as printed; null for an empty cell and for `N/A`, neither of which is free. */
function rateOf(cell: string | undefined): string | null {
  const rate = tidyText(cell ?? '');
  return rate === '' || rate === 'N/A' ? null : rate;
}

/** The two digits of a year: the tariff of the Harmonized System begins in 1988. */
const FIRST_YEAR = 88;

/** `09/01/26 00:00:00`, month first. */
function dateOf(printed: string, place: CellPlace): string | null {
  if (printed === '') return null;
  const found = /^(\d{1,2})\/(\d{1,2})\/(\d{4}|\d{2})(?: [\d: ]+(?:[AP]M)?)?$/.exec(printed);
  const [, month, day, year] = found ?? [];
  if (month === undefined || day === undefined || year === undefined)
    throw broken(place, `"${printed}" is no date of the form month/day/year`);
  const century = Number(year) >= FIRST_YEAR ? '19' : '20';
  return dateAt(year.length === 2 ? `${century}${year}` : year, month, day, place);
}
