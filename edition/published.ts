/** What imported releases publish beside the tariff itself: legal notes, and balances of quotas. */
import type { NoteRecord, QuotaRecord } from '../engine/release/records.ts';
import type { Release } from '../engine/release/release.ts';

/** Notes of the sections and chapters that a release of a tariff holds. */
export interface PublishedNotes {
  release: Release;
  /** By level and number: `section 11`, `chapter 61`. */
  notes: ReadonlyMap<string, NoteRecord>;
}

/** Periods of quotas that a release holds. */
export interface PublishedQuotas {
  release: Release;
  /** Day that it is of, by its name or because its publisher was asked then; null if unknown. */
  publishedOn: string | null;
  byOrder: ReadonlyMap<string, readonly QuotaRecord[]>;
  /** Those that name goods, by the chapters of these. */
  byChapter: ReadonlyMap<string, readonly QuotaRecord[]>;
}

/** The periods of a release, ready to be found. */
export function publishedQuotas(
  release: Release,
  publishedOn: string | null,
  quotas: readonly QuotaRecord[],
): PublishedQuotas {
  const byOrder = new Map<string, QuotaRecord[]>();
  const byChapter = new Map<string, QuotaRecord[]>();
  const add = (into: Map<string, QuotaRecord[]>, key: string, quota: QuotaRecord): void => {
    const known = into.get(key);
    if (known) known.push(quota);
    else into.set(key, [quota]);
  };
  for (const quota of quotas) {
    add(byOrder, quota.order, quota);
    for (const chapter of new Set(quota.codes.map((code) => code.slice(0, 2))))
      add(byChapter, chapter, quota);
  }
  return { release, publishedOn, byOrder, byChapter };
}
