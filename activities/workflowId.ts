import { activityInfo } from '@temporalio/activity';

/**
 * Id of the workflow that this activity works for: what operators look up, and callers see as
 * `upstreamRequestId`.
 */
export function runningWorkflowId(): string {
  const { workflowExecution } = activityInfo();
  if (!workflowExecution) throw new Error('this activity runs outside of a workflow');
  return workflowExecution.workflowId;
}
