/** Workbooks of TARIC that add to its duties: exclusions, conditions, names of additional codes. */
import type { MeasureCondition } from '../../../engine/release/records.ts';
import type { Table, TableRow } from '../../files/workbook.ts';
import { BrokenFile, tidyText } from '../importer.ts';
import { goodsCode, taricDay } from './taricValidity.ts';

/** Columns by which a row of one workbook names a measure of another: together they are its key. */
export const KEY_COLUMNS = [
  'Goods code',
  'Add code',
  'Order No.',
  'Start date',
  'Origin code',
  'Meas. type code',
] as const;

/** What the additional workbooks say, by the key of the measure; `additionalCodes` by code. */
export interface MeasureParts {
  excluded: Map<string, string[]>;
  conditions: Map<string, MeasureCondition[]>;
  additionalCodes: Map<string, string>;
}

export const noParts = (): MeasureParts => ({
  excluded: new Map(),
  conditions: new Map(),
  additionalCodes: new Map(),
});

/**
 * Key of the measure that a row names: with `additionalCode` null, of the measure whatever its
 * additional code.
 */
export function measureKey(
  file: string,
  { row, cell }: TableRow,
  additionalCode: string | null,
): string {
  const place = { file, row };
  return [
    goodsCode(cell('Goods code'), place).code,
    cell('Meas. type code'),
    cell('Origin code'),
    additionalCode ?? '-',
    quotaNumber(cell('Order No.')) ?? '-',
    taricDay(cell('Start date'), place),
  ].join('/');
}

/** Six digits of a quota order number, also where the sheet took it for a number. */
export const quotaNumber = (printed: string | null): string | null =>
  printed === null ? null : printed.replaceAll(/\D/g, '').padStart(6, '0');

/**
 * Adds the areas that measures leave out. Throws `BrokenFile` for a missing column or a row without
 * country.
 */
export async function readExclusions(table: Table, { excluded }: MeasureParts): Promise<void> {
  const columns = ['Excluded country', 'Excluded country code'].filter((name) =>
    table.columns.includes(name),
  );
  for await (const row of table.rows(KEY_COLUMNS)) {
    // The publisher has exchanged the name and the code of the country before: the code is told by
    // its form.
    const area = columns
      .map((column) => row.cell(column))
      .find((cell) => /^(?:[A-Z]{2}|[A-Z\d]{4})$/.test(cell ?? ''));
    if (!area) throw new BrokenFile(table.name, row.row, 'the exclusion names no country or group');
    append(excluded, measureKey(table.name, row, row.cell('Add code')), area);
  }
}

/**
 * Adds the conditions of measures, in their order. Throws `BrokenFile` for a missing column or a
 * nameless condition.
 */
export async function readConditions(table: Table, { conditions }: MeasureParts): Promise<void> {
  for await (const row of table.rows([
    ...KEY_COLUMNS,
    'Meas. cond',
    'Certificate',
    'Meas. action',
  ])) {
    const code = row.cell('Meas. cond');
    if (code === null) throw new BrokenFile(table.name, row.row, 'the condition has no code');
    append(conditions, measureKey(table.name, row, row.cell('Add code')), {
      code,
      document: row.cell('Certificate')?.replaceAll(/[\s-]/g, '') ?? null,
      requirement: limitOf(row),
      action: row.cell('Meas. action')?.padStart(2, '0') ?? null,
      duty: null,
    });
  }
}

/** `52.600 EUR/DTN`: the price or quantity from which the condition holds. */
function limitOf({ cell }: TableRow): string | null {
  const amount = cell('Cond. amount');
  if (amount === null) return null;
  const unit = [cell('Meas. unit'), cell('Meas. unit qual')]
    .filter((part) => part !== null)
    .join(' ');
  return `${[amount, cell('Mon. unit')].filter((part) => part !== null).join(' ')}${unit === '' ? '' : `/${unit}`}`;
}

/**
 * Adds the names of additional codes, in English where it can. Throws `BrokenFile` for a row
 * without code.
 */
export async function readAdditionalCodes(
  table: Table,
  { additionalCodes }: MeasureParts,
): Promise<void> {
  for await (const { row, cell } of table.rows(['Add code', 'Description'])) {
    const code = cell('Add code');
    if (code === null) throw new BrokenFile(table.name, row, 'the row has no additional code');
    const isWanted = (cell('Language') ?? 'EN') === 'EN' && cell('End date') === null;
    if (isWanted || !additionalCodes.has(code))
      additionalCodes.set(code, tidyText(cell('Description') ?? ''));
  }
}

function append<T>(lists: Map<string, T[]>, key: string, one: T): void {
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [one]);
  else if (!list.includes(one)) list.push(one);
}
