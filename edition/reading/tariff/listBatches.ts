/**
 * Imported lists of goods as they are laid over measures: rows that hold alike together, their days
 * and their origins.
 */
import type { Validity } from '../../../engine/calendar.ts';
import type { ListRecord } from '../../../engine/release/records.ts';
import type { MeasureRow } from '../../../engine/tariff/types.ts';
import { MEMBER_STATES } from '../table.ts';

/** Rows of one list with one validity, rate and origins. */
export interface ListBatch extends Validity {
  measure: string;
  codes: string[];
  /** Empty for all but the excluded. */
  origins: readonly string[];
  originsExcluded: readonly string[];
  first: ListRecord;
}

/** Whether a list that names `name`, a heading or an id, means the measure. */
export const isMeasure = ({ id, heading }: MeasureRow, name: string): boolean =>
  id === name || heading.split('/').includes(name);

/** Rows of lists that hold alike, together; in the order of the lists. */
export function batchesOf(lists: readonly ListRecord[]): ListBatch[] {
  const batches = new Map<string, ListBatch>();
  for (const row of lists) {
    const { measure, from, until, rate, origins } = row;
    const key = JSON.stringify([measure, from, until, rate, origins]);
    const batch = batches.get(key);
    if (batch) batch.codes.push(row.code);
    else
      batches.set(key, {
        measure,
        from,
        until,
        codes: [row.code],
        ...readOrigins(origins),
        first: row,
      });
  }
  return [...batches.values()];
}

/** Origins as lists write them: `all -CA`, `EU`, none at all for every origin. */
function readOrigins(words: readonly string[]): Pick<ListBatch, 'origins' | 'originsExcluded'> {
  const members = (word: string): readonly string[] => (word === 'EU' ? MEMBER_STATES : [word]);
  const named = words.filter((word) => word !== 'all' && !word.startsWith('-'));
  const excluded = words.filter((word) => word.startsWith('-')).map((word) => word.slice(1));
  return { origins: named.flatMap(members), originsExcluded: excluded.flatMap(members) };
}

/** Days on which both hold; null when there are none. */
export function overlap(left: Validity, right: Validity): Validity | null {
  const from = left.from > right.from ? left.from : right.from;
  const ends = [left.until, right.until].filter((until) => until !== null).sort();
  const until = ends[0] ?? null;
  return until !== null && until <= from ? null : { from, until };
}

/** The origins that a measure or a list is for. */
export type Reach = Pick<MeasureRow, 'origins' | 'originsExcluded'>;

/** Origins that both concern; null when there are none. */
export function originsOfBoth(left: Reach, right: Reach): Reach | null {
  const originsExcluded = [...new Set([...left.originsExcluded, ...right.originsExcluded])];
  if (left.origins.length === 0 && right.origins.length === 0)
    return { origins: [], originsExcluded };
  const [some, others] = left.origins.length > 0 ? [left, right] : [right, left];
  const origins = some.origins.filter(
    (one) =>
      (others.origins.length === 0 || others.origins.includes(one)) &&
      !originsExcluded.includes(one),
  );
  return origins.length === 0 ? null : { origins, originsExcluded: [] };
}
