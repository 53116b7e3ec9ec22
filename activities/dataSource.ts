/** Names every release that an answer read. */
import type { DataSource } from '../contract/fields.ts';
import { SCHEDULES, type ScheduleName } from '../engine/hscode.ts';
import { TARIFF_DATASETS } from '../engine/release/datasets.ts';
import type { Release } from '../engine/release/release.ts';

/** The tariff dataset comes first: its version and date are those of the answer. */
export function dataSourceOf(
  releases: ReadonlyMap<string, Release>,
  datasets: readonly string[],
): DataSource {
  const read = datasets.flatMap((dataset) => releases.get(dataset) ?? []);
  const [tariff] = read;
  return {
    version: tariff?.version ?? null,
    importedAt: tariff?.liveSince ?? null,
    datasets: read,
  };
}

/** The schedule behind the name that answers give it: `US`, `EU`. */
export const scheduleNamed = (name: string | undefined): ScheduleName | undefined =>
  SCHEDULES.find((schedule) => schedule.toUpperCase() === name);

// texts and codes come from the Combined Nomenclature, rates from TARIC
const textDatasets = (schedule: ScheduleName | undefined): readonly string[] =>
  schedule === undefined ? [] : [...TARIFF_DATASETS[schedule]].reverse();

/** Datasets that a classification reads. */
export const classificationDatasetsOf = (schedule: string | undefined): string[] => [
  ...textDatasets(scheduleNamed(schedule)),
  'hs',
  'lexicon',
];

/** Datasets that the duties under a schedule are read from. */
export function dutyDatasetsOf(territory: string | undefined): string[] {
  const schedule = scheduleNamed(territory);
  return [
    ...(schedule ? TARIFF_DATASETS[schedule] : []),
    ...(schedule === 'us' ? ['us-measures'] : []),
  ];
}

/** Datasets that a calculation under a schedule reads. */
export const calculationDatasetsOf = (territory: string | undefined): string[] => [
  ...dutyDatasetsOf(territory),
  'vat-rates',
  'thresholds',
  'fees',
  'ecb-fx',
  'fx',
];

/**
 * What several answers were read from: every release once; a version and a date only where all have
 * the same.
 */
export function combinedSource(sources: readonly DataSource[]): DataSource | null {
  const [first] = sources;
  if (!first) return null;
  const isOne = sources.every(
    ({ version, importedAt }) => version === first.version && importedAt === first.importedAt,
  );
  const datasets = new Map(
    sources.flatMap((source) =>
      (source.datasets ?? []).map((read) => [`${read.dataset}/${read.seq}`, read] as const),
    ),
  );
  return {
    version: isOne ? first.version : null,
    importedAt: isOne ? first.importedAt : null,
    datasets: [...datasets.values()],
  };
}
