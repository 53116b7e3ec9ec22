/**
 * Balances of quotas as JSON: what collectors of the official consultation pages keep, `{meta,
 * items}`.
 */
import type { QuotaRecord } from '../../../engine/release/records.ts';
import { isObject, listAt, objectAt, type Fields } from '../../files/shape.ts';
import { jsonOf, type SourceFile } from '../importer.ts';
import { quotaRecord } from './quota.ts';

/**
 * A row an item; one that the collector could not read (`error`) is left out. Amounts without a unit
 * of their own are kilograms, which their names say (`balance_kg`). Throws `BrokenFile` for another
 * shape and as `quotaRecord` does.
 */
export function* boardQuotas(file: SourceFile): Generator<QuotaRecord> {
  const place = { file: file.name, row: null };
  const board = objectAt(jsonOf(file), place);
  const meta = isObject(board['meta']) ? board['meta'] : {};
  for (const [at, item] of listAt(board, 'items', place).entries()) {
    const row = { file: file.name, row: at + 1 };
    const fields = objectAt(item, row);
    if (textIn(fields, 'error') === null) yield quotaRecord(printedIn(fields, meta), row);
  }
}

/** The day that the board is of; null where it does not say. */
export function boardDay(file: SourceFile): string | null {
  const board = jsonOf(file);
  const meta = isObject(board) && isObject(board['meta']) ? board['meta'] : {};
  return dayOfBoard(meta)?.slice(0, 10) ?? null;
}

const dayOfBoard = (fields: Fields): string | null =>
  textIn(fields, 'official_update_date') ?? textIn(fields, 'checked_at');

function printedIn(fields: Fields, meta: Fields): Parameters<typeof quotaRecord>[0] {
  const text = (...names: string[]): string | null =>
    names.map((name) => textIn(fields, name)).find((one) => one !== null) ?? null;
  const [first, last] = (text('validity_period') ?? '').split(/ [-–—] /);
  const isKilograms = 'balance_kg' in fields;
  const origin = text('official_geographical_areas', 'origin');
  return {
    order: text('code'),
    first: text('validity_start_date') ?? first ?? null,
    last: text('validity_end_date') ?? last ?? null,
    volume: text('amount_kg', 'initial_amount_kg', 'initial_amount'),
    balance: text('balance_kg', 'balance'),
    unit: text('measurement_unit') ?? (isKilograms ? 'Kilogram (kg)' : null),
    status: text('status'),
    critical: CRITICAL.get(text('critical') ?? '') ?? null,
    exhausted: text('exhaustion_date'),
    lastAllocation: text('last_allocation_date'),
    blocked: text('blocking_periods', 'blocking_period'),
    suspended: text('suspension_periods', 'suspension_period'),
    origins: origin === null ? [] : [origin],
    codes: text('commodities')?.split('|') ?? [],
    balanceOn: textIn(fields, 'official_update_date') ?? dayOfBoard(meta),
    url: text('detail_url'),
  };
}

const CRITICAL: ReadonlyMap<string, boolean> = new Map([
  ['Yes', true],
  ['No', false],
]);

function textIn(fields: Fields, name: string): string | null {
  const value = fields[name];
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && value.trim() !== '' && value !== '#NA' ? value.trim() : null;
}
