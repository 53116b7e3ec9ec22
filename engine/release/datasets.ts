import { SCHEDULES, type ScheduleName } from '../hscode.ts';

/** Whose rows a schedule is made of, by dataset. */
export const TARIFF_DATASETS: Readonly<Record<ScheduleName, readonly string[]>> = {
  us: ['us-hts'],
  eu: ['eu-taric', 'eu-cn'],
  gb: ['gb-tariff'],
  ca: ['ca-tariff'],
  xi: ['xi-tariff'],
  no: ['no-tariff'],
  au: ['au-tariff'],
  br: ['br-tec', 'br-ncm'],
  jp: ['jp-tariff'],
};

/**
 * Where balances of the quotas of a schedule may come from: the tariff itself, and what is published
 * of quotas alone. Northern Ireland has those that its own tariff prints.
 */
export const quotaDatasets = (schedule: ScheduleName): readonly string[] => [
  ...TARIFF_DATASETS[schedule],
  ...(schedule === 'eu' || schedule === 'gb' ? [`${schedule}-quotas`] : []),
];

/** The schedule that a dataset is made of; null for lists, rates and the Harmonized System. */
export const scheduleOfDataset = (dataset: string): ScheduleName | null =>
  SCHEDULES.find((schedule) => TARIFF_DATASETS[schedule].includes(dataset)) ?? null;
