/** The screening lists of an edition: the index, and which release each list is from. */
import type { ScreeningIndex } from '../engine/screening/screeningIndex.ts';

export interface ScreeningLists {
  index: ScreeningIndex;
  lists: readonly ListRelease[];
  /** Lists that the publishers have and this software does not know. */
  unknown: readonly string[];
  /** Test lists: the moment at which they are read for a name. Absent: the present one. */
  readAt?: (name: string) => Date;
}

/** A list as it is screened. */
export interface ListRelease {
  code: string;
  /** Rows of the list. */
  records: number;
  /** YYYY-MM-DD, where the release names its day. */
  publishedAt: string | null;
  /** When the release was imported, whenever it went live: UTC, milliseconds. */
  importedAt: string;
  dataset: string;
  releaseId: string;
}

/**
 * Datasets with lists that are screened; the list of the United Nations is imported and not
 * screened.
 */
export const SCREENING_DATASETS: readonly string[] = [
  'us-csl',
  'ofac-sdn',
  'ofac-consolidated',
  'bis-dpl',
];
