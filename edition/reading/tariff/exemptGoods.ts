/**
 * Goods that the United States keep off an additional duty by their tariff line:
 * `data/measures/exempt-goods.txt`.
 */
import type { Validity } from '../../../engine/calendar.ts';
import type { ListRecord } from '../../../engine/release/records.ts';
import type { ExemptionHeading, MeasureRow } from '../../../engine/tariff/types.ts';
import { readTable, type Row } from '../table.ts';
import { type ListBatch, batchesOf } from './listBatches.ts';
import { exemptedWhile } from './listExemptions.ts';
import { withLists } from './measureLists.ts';

export const EXEMPT_GOODS_FILE = 'measures/exempt-goods.txt';

/** One row of the file: goods, and the headings under which they are exempt. */
interface ExemptGoods extends Validity {
  headings: string[];
  /** As the lists of measures write them; empty for those of the heading. */
  origins: string[];
  codes: string[];
  /** Codes of which the tariff line does not tell whether the goods are exempt. */
  partly: string[];
  source: string;
}

/** The goods that are exempt whole, a record for each heading and code. */
export const readExemptGoods = (): ListRecord[] => records(readRows(), 'codes');

/** The codes of which only some goods are exempt. */
export const readPartlyExemptGoods = (): ListRecord[] => records(readRows(), 'partly');

/**
 * The measures with the embedded lists of exempt goods laid over them: listed goods are kept off
 * and no doubt is left, but for codes of which only some goods are exempt. Those are charged, and
 * the result is an estimate.
 */
export function withExemptGoods(
  measures: readonly MeasureRow[],
  headings: readonly ExemptionHeading[],
): MeasureRow[] {
  const rows = readRows();
  const partly = batchesOf(records(rows, 'partly'));
  return withLists(measures, headings, records(rows, 'codes')).map((row) =>
    doubted(row, partly, headings),
  );
}

function doubted(
  row: MeasureRow,
  partly: readonly ListBatch[],
  headings: readonly ExemptionHeading[],
): MeasureRow {
  const codes = partly
    .filter((batch) => exemptedWhile(row, batch, headings) !== null)
    .flatMap((batch) => batch.codes);
  return codes.length === 0 ? row : { ...row, doubt: [...new Set([...row.doubt, ...codes])] };
}

const readRows = (): ExemptGoods[] =>
  readTable(EXEMPT_GOODS_FILE, { least: 7, most: 7 }).map(readRow);

function readRow(row: Row): ExemptGoods {
  const read = {
    headings: each(row, 0, /^\d{4}\.\d{2}\.\d{2}$/, 'heading of chapter 99'),
    origins: each(row, 1, /^-?(?:[A-Z]{2}|all)$/, 'country'),
    ...row.validity(2),
    codes: each(row, 4, /^(?:\d{2}){1,5}$/, 'code'),
    partly: each(row, 5, /^(?:\d{2}){1,5}$/, 'code'),
    source: row.text(6, 'source'),
  };
  if (read.headings.length === 0) row.fail('headings are missing');
  if (read.codes.length + read.partly.length === 0) row.fail('codes are missing');
  return read;
}

/** The words of a field, all of one form. */
function each(row: Row, at: number, form: RegExp, what: string): string[] {
  const words = row.words(at);
  const other = words.find((word) => !form.test(word));
  return other === undefined ? words : row.fail(`"${other}" is no ${what}`);
}

const records = (rows: readonly ExemptGoods[], which: 'codes' | 'partly'): ListRecord[] =>
  rows.flatMap((row) =>
    row.headings.flatMap((measure) => row[which].map((code) => record(row, measure, code))),
  );

const record = (
  { from, until, origins, source }: ExemptGoods,
  measure: string,
  code: string,
): ListRecord => ({
  kind: 'list',
  code,
  measure,
  from,
  until,
  rate: null,
  origins,
  name: null,
  legalBasis: source,
  legalUrl: null,
});
