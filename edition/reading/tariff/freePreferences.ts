/**
 * Preferences for whole classes of goods: `data/measures/free-preferences.txt`, format at its head.
 */
import type { FreePreferenceRow } from '../../../engine/tariff/rate/freePreference.ts';
import { readOrigins, readTable, type Row, sourceOf } from '../table.ts';

const SCHEDULES = ['us', 'eu', 'gb', 'ca', 'no', 'au', 'br'] as const;

/** Every row. Throws naming file and line on a row that it cannot read. */
export const readFreePreferences = (): FreePreferenceRow[] =>
  readTable('measures/free-preferences.txt', { least: 9, most: 9 }).map((row) => ({
    schedule: row.oneOf(0, 'schedule', SCHEDULES),
    symbol: row.text(1, 'symbol'),
    origins: row.optional(2) === null ? [] : readOrigins(row, 2).origins,
    ...goodsOf(row),
    rate: row.text(4, 'rate') === 'none' ? null : row.text(4, 'rate'),
    ...row.validity(5),
    ...sourceOf(row, 7),
  }));

/** `all`, `industrial` or prefixes; a minus leaves one out. */
function goodsOf(row: Row): { scope: string[]; except: string[] } {
  const words = row.words(3);
  const named = words.filter((word) => !word.startsWith('-'));
  const except = words.filter((word) => word.startsWith('-')).map((word) => word.slice(1));
  const [first] = named;
  const industrial = first === 'industrial';
  if (first === undefined) row.fail('scope is missing');
  if ((industrial || first === 'all') && named.length > 1) row.fail(`"${first}" stands alone`);
  const scope = industrial ? INDUSTRIAL_CHAPTERS : first === 'all' ? [] : named;
  for (const prefix of [...scope, ...except])
    if (!/^\d{2,10}$/.test(prefix)) row.fail(`"${prefix}" is no code`);
  return { scope: [...scope], except: industrial ? [...FARM_GOODS, ...except] : except };
}

/** Chapters 25 to 97 of the Harmonized System. */
const INDUSTRIAL_CHAPTERS: readonly string[] = Array.from({ length: 73 }, (_, index) =>
  String(index + 25),
);

/** Farm goods of these chapters: WTO Agreement on Agriculture, annex 1. */
const FARM_GOODS: readonly string[] =
  '290543 290544 3301 3501 3502 3503 3504 3505 380910 382460 4101 4102 4103 4301 5001 5002 5003 5101 5102 5103 5201 5202 5203 5301 5302'.split(
    ' ',
  );
