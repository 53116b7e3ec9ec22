import { expect, it } from '@jest/globals';
import { REQUEST_MS, workflowTasksAtOnce } from './tuning.ts';

it.each([
  [1, 2000, 20],
  [2, 2000, 40],
  [4, 2000, 80],
  [16, 2000, 80],
  [2, 10_000, 200],
])('on %d cores and within %d ms there are %d workflow tasks at once', (cores, timeoutMs, tasks) => {
  expect(workflowTasksAtOnce(cores, timeoutMs)).toBe(tasks);
  expect((tasks * REQUEST_MS) / Math.min(cores, 4)).toBeLessThanOrEqual(timeoutMs / 2);
});
