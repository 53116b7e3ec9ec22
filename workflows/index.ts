export { calculate } from './calculate.ts';
export { classify } from './classify.ts';
export { classifyBatch } from './classifyBatch.ts';
export { empty } from './empty.ts';
export { purge } from './purge.ts';
