/** How the workflows end that a caller waits for. */
import { proxySinks, type Sinks, upsertSearchAttributes } from '@temporalio/workflow';
import { OUTCOME } from './contract.ts';

/**
 * Told in the process that runs the workflow, before its end is recorded: who started it there need
 * not ask the server.
 */
export interface EndingSinks extends Sinks {
  ending: { tell: (result: unknown) => void };
}

const { ending } = proxySinks<EndingSinks>();

/**
 * Ends a workflow with its result: says in the search attribute `Outcome` how, unless that is null,
 * and tells whoever waits in this process.
 */
export function endWith<Result>(result: Result, outcome: string | null): Result {
  if (outcome !== null) upsertSearchAttributes([{ key: OUTCOME, value: outcome }]);
  ending.tell(result);
  return result;
}
