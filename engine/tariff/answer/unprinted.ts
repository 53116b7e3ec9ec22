import { holdsOn } from '../../calendar.ts';
import { ZERO } from '../../decimal.ts';
import type { Entry } from '../consignment/entry.ts';
import type { EnteredGoods } from '../consignment/goods.ts';
import type { LineDuties } from '../measure/duty.ts';
import { freePreferenceOf } from '../rate/freePreference.ts';
import type { ProgrammeRow } from '../types.ts';

/**
 * Agreements of the origin for which the embedded line prints no rate, where the general rate was
 * charged: it may be too high. None for the United States, whose lines are printed in full.
 */
export function unprintedPreferences(
  { edition, schedule, request }: Entry,
  { item, preference }: EnteredGoods,
  duties: LineDuties,
): ProgrammeRow[] {
  const { base, baseAmount, line } = duties;
  if (!schedule || schedule.name === 'us' || preference === 'none') return [];
  if (base?.tier !== 'general' || baseAmount.eq(ZERO)) return [];
  const classes = edition.freePreferences.get(schedule.name) ?? [];
  const facts = { origin: item.originCountry, digits: item.hsCode, date: request.entryDate };
  // graduated: the programme gives these goods nothing, and there is nothing to look for
  const isWithdrawn = (symbols: readonly string[]): boolean =>
    freePreferenceOf(classes, { ...facts, symbols })?.rate === null;
  const printed = new Set(
    (line.preferences ?? '').split(';').map((one) => one.trim().split(' ')[0]),
  );
  return (edition.programmes.get(schedule.name) ?? []).filter(
    (row) =>
      row.origins.includes(item.originCountry) &&
      holdsOn(row, request.entryDate) &&
      !row.symbols.some((symbol) => printed.has(symbol)) &&
      !isWithdrawn(row.symbols),
  );
}
