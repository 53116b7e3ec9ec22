export { activateRelease } from './activateRelease.ts';
export { calculate } from './calculate.ts';
export { classify } from './classify.ts';
export { classifyBatch } from './classifyBatch.ts';
export { empty } from './empty.ts';
export { importRelease } from './importRelease.ts';
export { purge } from './purge.ts';
export { syncDatasets } from './syncDatasets.ts';
