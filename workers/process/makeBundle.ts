/**
 * Run as a process of its own: prints the workflow bundle. The bundler's memory goes with the
 * process.
 */
import path from 'node:path';
import { bundleWorkflowCode } from '@temporalio/worker';
import { ROOT } from './config.ts';
import { FAILURE_CONVERTER } from './payload/dataConverter.ts';

const { code } = await bundleWorkflowCode({
  workflowsPath: path.join(ROOT, 'workflows', 'index.ts'),
  failureConverterPath: FAILURE_CONVERTER,
  logger: { log() {}, trace() {}, debug() {}, info() {}, warn: console.warn, error: console.error },
});
process.stdout.write(code, () => process.exit());
