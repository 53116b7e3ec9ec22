import { OPERATIONS_BY_ID } from '../routes/index.ts';
import { runOperation } from '../runOperation.ts';
import { goneOf } from '../route.ts';
import type { AgentRequest } from './server.ts';
import type { Said } from './said.ts';

/**
 * `data` of what a reading operation answers to who asks, beside the call itself: nothing of it
 * goes to the log. Throws what the operation throws.
 */
export async function readOperation(
  id: string,
  params: Readonly<Record<string, unknown>>,
  { context, services, principal }: Pick<AgentRequest, 'context' | 'services' | 'principal'>,
): Promise<Said> {
  const route = OPERATIONS_BY_ID.get(id);
  if (!route) throw new Error(`Bug: there is no operation ${id}`);
  const { requestId, startedAt } = context.state;
  const asked = { state: { requestId, startedAt, principal }, params, query: {}, set: () => {} };
  const { body } = await runOperation(route, asked, services, {
    accepts: () => false,
    acceptsFile: false,
    gone: () => goneOf(context),
    dryRun: false,
    trace: null,
  });
  return (body as Said).data;
}
