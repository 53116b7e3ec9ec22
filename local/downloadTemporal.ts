/**
 * Run as a process of its own: has the SDK download its Temporal server into a folder, and tries
 * that it starts.
 */
import { TestWorkflowEnvironment } from '@temporalio/testing';

const [folder] = process.argv.slice(2);
if (!folder) throw new Error('usage: downloadTemporal.ts FOLDER');
const environment = await TestWorkflowEnvironment.createLocal({
  server: { executable: { type: 'cached-download', downloadDir: folder } },
});
await environment.teardown();
process.exit();
