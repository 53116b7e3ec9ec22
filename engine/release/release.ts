/** How an answer names a release of a dataset that it read. */
export interface Release {
  dataset: string;
  seq: number;
  releaseId: string;
  version: string | null;
  /** UTC, milliseconds; null for one that was never live. */
  liveSince: string | null;
}
