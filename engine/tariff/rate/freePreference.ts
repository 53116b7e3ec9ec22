/**
 * Preferences that an agreement states for whole classes of goods, whatever a tariff line prints.
 */
import { holdsOn, type Validity } from '../../calendar.ts';
import { isCoveredBy, type ScheduleName } from '../../hscode.ts';
import type { Sourced } from '../types.ts';

/** `data/measures/free-preferences.txt` */
export interface FreePreferenceRow extends Validity, Sourced {
  schedule: ScheduleName;
  /**
   * Symbol of the programme in `preferences.txt`, which says who may claim it and how it is proved.
   */
  symbol: string;
  /** Countries to which the row is limited; empty for all of the programme. */
  origins: readonly string[];
  /** Prefixes of the goods; empty for all. */
  scope: readonly string[];
  /** Prefixes left out. */
  except: readonly string[];
  /**
   * Printed duty; null: the programme gives these goods nothing, though a line may print a rate
   * (graduation).
   */
  rate: string | null;
}

export interface FreePreferenceFacts {
  symbols: readonly string[];
  origin: string;
  digits: string;
  /** Entry date, YYYY-MM-DD. */
  date: string;
}

/**
 * The row that speaks of the goods, null when none does: one that withdraws the preference before
 * one that grants it. A rate that the tariff line prints for the programme goes before a granted
 * one; a withdrawal goes before both.
 */
export function freePreferenceOf(
  rows: readonly FreePreferenceRow[],
  facts: FreePreferenceFacts,
): FreePreferenceRow | null {
  const found = rows.filter((row) => speaksOf(row, facts));
  return found.find(({ rate }) => rate === null) ?? found[0] ?? null;
}

const speaksOf = (
  row: FreePreferenceRow,
  { symbols, origin, digits, date }: FreePreferenceFacts,
): boolean =>
  symbols.includes(row.symbol) &&
  holdsOn(row, date) &&
  (row.origins.length === 0 || row.origins.includes(origin)) &&
  (row.scope.length === 0 || isCoveredBy(digits, row.scope)) &&
  !isCoveredBy(digits, row.except);
