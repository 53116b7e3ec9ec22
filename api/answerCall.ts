import { answerOnce } from './once.ts';
import type { Asked, Call, Route } from './route.ts';
import type { Services } from './services.ts';

/** What depends on how a call came. */
export type Manner = Pick<Call, 'accepts' | 'gone' | 'acceptsFile' | 'dryRun' | 'trace'>;

/** Calls the route with what the steps before it have parsed, and keeps its answer in the state. */
export async function answerCall(
  { operation, handle }: Route,
  { state }: Pick<Asked, 'state'>,
  services: Services,
  manner: Manner,
): Promise<void> {
  const call: Call = {
    operation,
    requestId: state.requestId,
    params: state.params,
    query: state.query,
    body: state.body,
    sentBody: state.sentBody,
    services,
    principal: state.principal ?? null,
    idempotencyKey: state.idempotencyKey ?? null,
    lifted: state.lifted ?? null,
    ...manner,
  };
  state.answer = await answerOnce(call, () => handle(call));
}
