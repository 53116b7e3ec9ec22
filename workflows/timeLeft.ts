import { workflowInfo } from '@temporalio/workflow';
import type { Timed } from './contract.ts';

/**
 * Milliseconds that a request has left, from its start and by the Temporal server's clock alone;
 * none or less: it is over.
 */
export function leftOf({ deadlineMs, budgetMs }: Timed): number {
  const endMs = budgetMs === undefined ? deadlineMs : workflowInfo().startTime.getTime() + budgetMs;
  return endMs - Date.now();
}
