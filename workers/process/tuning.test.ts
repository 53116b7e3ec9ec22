import { expect, it } from '@jest/globals';
import { REQUEST_MS, workflowTasksAtOnce } from './tuning.ts';

it.each([
  [1, 2000, 20],
  [2, 2000, 40],
  [16, 2000, 320],
  [2, 10_000, 200],
])('on %d cores and within %d ms there are %d workflow tasks at once', (cores, timeoutMs, tasks) => {
  expect(workflowTasksAtOnce(cores, timeoutMs)).toBe(tasks);
  expect((tasks * REQUEST_MS) / cores).toBeLessThanOrEqual(timeoutMs / 2);
});
