/** How old an edition is, read from its name. */
import { editionKey, effectiveDate, newestRevision } from './importers/us/revisions.ts';

export interface EditionAge {
  /** Sorts editions of one dataset by age; null when the name does not tell. */
  key: string | null;
  /** First day of the edition, YYYY-MM-DD; null when the name does not tell. */
  from: string | null;
}

const UNKNOWN: EditionAge = { key: null, from: null };

/**
 * The edition behind a version name: `2026 Revision 10`, `CN 2026`, `T2026 Revision 3`,
 * `2026-04-13`. An HTS without a name is at least the newest revision known on the day it came.
 */
export function editionOf(dataset: string, version: string | null, today: string): EditionAge {
  if (dataset === 'us-hts') {
    const key = version === null ? null : editionKey(version);
    const newest = newestRevision(today);
    if (key === null) return newest ?? UNKNOWN;
    // a revision that the table does not know yet is in force later than those that it knows
    return {
      key,
      from: effectiveDate(version ?? '') ?? (newest && newest.key < key ? newest.from : null),
    };
  }
  if (version === null) return UNKNOWN;
  const day = /(?<!\d)20\d\d-\d\d-\d\d(?!\d)/.exec(version)?.[0];
  if (day) return { key: day, from: day };
  const [, year, revision] =
    /(?<!\d)(20\d\d)(?!\d)(?:.*?\brev(?:ision)?\.? ?(\d{1,3})(?!\d))?/i.exec(version) ?? [];
  if (!year) return UNKNOWN;
  return {
    key: `${year}-${(revision ?? '0').padStart(3, '0')}`,
    from: revision ? null : `${year}-01-01`,
  };
}
