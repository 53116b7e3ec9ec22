/**
 * Editions of the HTS: their names as people write them, their order, and the day from which each
 * is in force.
 */
import { readTable } from '../../../edition/reading/table.ts';
import { once } from '../../../engine/remembered.ts';

const EDITION =
  /(?<!\d)(20\d\d)[ _-]*(?:HTSA?[ _-]*)?(?:rev(?:ision)?\.?[ _-]*(\d{1,3})(?!\d)|(basic))/i;

const editionOf = (written: string): { year: string; revision: number } | null => {
  const [, year, revision, basic] = EDITION.exec(written) ?? [];
  return year !== undefined && (revision ?? basic) !== undefined
    ? { year, revision: Number(revision ?? 0) }
    : null;
};

/**
 * The edition that a file name tells, `hts_2026_rev_10.json` as `2026 Revision 10` or `2026 Basic`;
 * null when it tells none.
 */
export function versionNamed(fileName: string): string | null {
  const edition = editionOf(fileName);
  if (!edition) return null;
  return edition.revision === 0
    ? `${edition.year} Basic`
    : `${edition.year} Revision ${edition.revision}`;
}

/**
 * A text that sorts editions by age, `2026-010`, from any usual way to write one (`2026HTSRev10`);
 * null for others.
 */
export function editionKey(version: string): string | null {
  const edition = editionOf(version);
  return edition ? `${edition.year}-${String(edition.revision).padStart(3, '0')}` : null;
}

/**
 * The day from which an edition of 2025 or 2026 is in force, YYYY-MM-DD; null when the table does
 * not know it.
 */
export const effectiveDate = (version: string): string | null => {
  const key = editionKey(version);
  return key === null ? null : (effectiveDates().get(key) ?? null);
};

/**
 * The newest revision of the table that is in force on a day, with the day it began; null before
 * the first.
 */
export function newestRevision(day: string): { key: string; from: string } | null {
  const inForce = [...effectiveDates()].filter(([, from]) => from <= day);
  const [key, from] = inForce.sort(([left], [right]) => (left < right ? 1 : -1))[0] ?? [];
  return key !== undefined && from !== undefined ? { key, from } : null;
}

const effectiveDates = once(
  (): ReadonlyMap<string, string> =>
    new Map(
      readTable('us-hts/revisions.txt', { least: 4, most: 4 }).map((row) => [
        row.text(0, 'revision'),
        row.date(1, 'effective date'),
      ]),
    ),
);
