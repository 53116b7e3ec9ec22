/**
 * Measures of TARIC from its workbook of duties, `Duties Import 01-99.xlsx`, published every month.
 */
import type { MeasureRecord } from '../../../engine/release/records.ts';
import type { Table, TableRow } from '../../files/workbook.ts';
import { BrokenFile, tidyText } from '../importer.ts';
import { measureTypeName } from './measureTypes.ts';
import { areaName } from './taricAreas.ts';
import { splitConditions } from './taricConditions.ts';
import { KEY_COLUMNS, type MeasureParts, measureKey, quotaNumber } from './taricMeasureParts.ts';
import { goodsCode, taricValidity } from './taricValidity.ts';

const COLUMNS = [
  ...KEY_COLUMNS,
  'End date',
  'Origin',
  'Measure type',
  'Legal base',
  'Duty',
] as const;

/**
 * Every measure of the workbook, in its order; a row that repeats another to the letter is left
 * out, since a duty must not be taken twice. The workbook has no numbers of measures: the id is
 * what names one (code, type, area, additional code, quota, first day), counted where several share
 * it. Throws `BrokenFile` for a missing column, a goods code that is no digits, a measure without
 * type, area or first day, and days that are none or in the wrong order.
 */
export async function* measuresOf(
  table: Table,
  parts: MeasureParts,
): AsyncGenerator<MeasureRecord> {
  const contents = new Map<string, string[]>();
  for await (const row of table.rows(COLUMNS)) {
    const key = measureKey(table.name, row, row.cell('Add code'));
    const content = ['End date', 'RED_IND', 'Legal base', 'Duty']
      .map((name) => row.cell(name))
      .join('|');
    const earlier = contents.get(key);
    if (earlier?.includes(content)) continue;
    if (earlier) earlier.push(content);
    else contents.set(key, [content]);
    const id = earlier ? `${key}#${earlier.length}` : key;
    yield { ...measureOf(table.name, row, key, parts), id };
  }
}

function measureOf(
  file: string,
  tableRow: TableRow,
  key: string,
  parts: MeasureParts,
): MeasureRecord {
  const { row, cell } = tableRow;
  const needed = (column: string, what: string): string => {
    const text = cell(column);
    if (text === null) throw new BrokenFile(file, row, `the measure has no ${what}`);
    return text;
  };
  const { code } = goodsCode(cell('Goods code'), { file, row });
  const type = needed('Meas. type code', 'type');
  const area = needed('Origin code', 'origin');
  const { from, until } = taricValidity(needed('Start date', 'first day'), cell('End date'), {
    file,
    row,
  });
  if (from === null) throw new BrokenFile(file, row, 'the measure has no first day');
  const { duty, conditions } = splitConditions(cell('Duty'));
  const additionalCode = cell('Add code');
  // An exclusion without additional code is one from the measure of every additional code.
  const keys = additionalCode === null ? [key] : [key, measureKey(file, tableRow, null)];
  return {
    kind: 'measure',
    id: key,
    code,
    type,
    typeName: tidyText(cell('Measure type') ?? measureTypeName(type)),
    area,
    areaName: tidyText(cell('Origin') ?? areaName(area)),
    excluded: [...new Set(keys.flatMap((one) => parts.excluded.get(one) ?? []))],
    additionalCode,
    additionalCodeName:
      additionalCode === null ? null : (parts.additionalCodes.get(additionalCode) ?? null),
    quota: quotaNumber(cell('Order No.')),
    duty,
    // The text of the duty says more than the workbook of conditions: also the rate that each sets.
    conditions: conditions.length > 0 ? conditions : (parts.conditions.get(key) ?? []),
    legalBasis: cell('Legal base'),
    legalUrl: null,
    from,
    until,
  };
}
