import { proxyActivities } from '@temporalio/workflow';
import type { Activities } from '../activities/index.ts';
import type { CatalogImportStep } from './contract.ts';

/** What is wrong with a file is a verdict: what a step throws is trouble that passes. */
const PATIENT = {
  scheduleToCloseTimeout: '24 hours',
  retry: { maximumInterval: '30 seconds' },
} as const;
const { readCatalogFile, applyCatalogChunk } = proxyActivities<Activities>({
  ...PATIENT,
  startToCloseTimeout: '10 minutes',
  heartbeatTimeout: '30 seconds',
});
const { beginCatalogImport, endCatalogImport } = proxyActivities<Activities>({
  ...PATIENT,
  startToCloseTimeout: '1 minute',
});

/**
 * Brings a file of goods into a catalogue, some hundred rows at a time: read, checked, written. A
 * dry run ends when it is known what would become of each row. Whoever cancels says so in the
 * database: the next step finds it there, and what was written by then stays.
 */
export async function importCatalog(step: CatalogImportStep): Promise<void> {
  try {
    const chunks = (await readCatalogFile(step)) ?? 0;
    await beginCatalogImport(step);
    for (let chunk = 0; chunk < chunks; chunk += 1)
      if (!(await applyCatalogChunk({ ...step, chunk }))) break;
    await endCatalogImport(step);
  } catch {
    await endCatalogImport({ ...step, failure: 'The import broke: send the file again.' });
  }
}
