/** Names every release that an answer read. */
import type { DataSource } from '../contract/fields.ts';
import type { Release } from '../db/store/releases.ts';

/** The tariff dataset comes first: its version and date are those of the answer. */
export function dataSourceOf(
  releases: ReadonlyMap<string, Release>,
  datasets: readonly string[],
): DataSource {
  const read = datasets.flatMap((dataset) => releases.get(dataset) ?? []);
  const [tariff] = read;
  return { version: tariff?.version ?? null, importedAt: tariff?.liveSince ?? null, datasets: read };
}

const SCHEDULE_DATASETS: Readonly<Record<string, string>> = {
  us: 'us-hts',
  eu: 'eu-cn',
  gb: 'gb-tariff',
  ca: 'ca-tariff',
  global: 'hs',
};

/** Datasets that a classification reads. */
export const classificationDatasetsOf = (nomenclature: string): string[] => [
  ...new Set([SCHEDULE_DATASETS[nomenclature] ?? 'hs', 'hs', 'lexicon']),
];

const CALCULATION_DATASETS: Readonly<Record<string, readonly string[]>> = {
  US: ['us-hts', 'us-measures'],
  EU: ['eu-taric'],
  GB: ['gb-tariff'],
  CA: ['ca-tariff'],
};

/** Datasets that a calculation under a schedule reads. */
export const calculationDatasetsOf = (schedule: string | undefined): string[] => [
  ...(CALCULATION_DATASETS[schedule ?? ''] ?? []),
  'vat-rates',
  'thresholds',
  'fees',
  'fx',
];
