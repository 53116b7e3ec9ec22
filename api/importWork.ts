/** The workflows of imports of goods: started once their rows are there. */
import type { ImportRecord } from '../db/store/catalog/imports.ts';
import { workflowId } from '../workflows/contract.ts';
import { type Job, startJob, type Temporal, wakeJob } from './run.ts';

/** Starts the workflow of an import that was stored or begun a moment ago. */
export const startImportWork = (temporal: Temporal, found: ImportRecord): Promise<void> =>
  startJob(temporal, jobOf(found));

/** Starts it where it is not at work. */
export const wakeImportWork = (
  temporal: Pick<Temporal, 'client' | 'queues'>,
  found: ImportRecord,
): Promise<void> => wakeJob(temporal, jobOf(found));

const jobOf = ({
  id,
  run,
  fileName,
  workspaceId,
  requestId,
}: ImportRecord): Job<'importCatalog'> => ({
  workflow: 'importCatalog',
  workflowId: workflowId('importCatalog', workspaceId, `${id}/${run}`),
  input: { importId: id },
  charge: { workspaceId, operation: 'createCatalogImport', requestId: requestId ?? id },
  summary: `import of ${fileName.slice(0, 100)}`,
});
