import { answerOnce } from './once.ts';
import type { Answer, Asked, Call, Route } from './route.ts';
import type { Services } from './services.ts';
import { isTest } from './steps/access.ts';
import { testServices } from './testServices.ts';

/** What depends on how a call came. */
export type Manner = Pick<Call, 'accepts' | 'gone' | 'acceptsFile' | 'dryRun' | 'trace'>;

/** Calls the route with what the steps before it have parsed, and keeps its answer in the state. */
export async function answerCall(
  { operation, handle }: Route,
  asked: Pick<Asked, 'state'>,
  services: Services,
  manner: Manner,
): Promise<void> {
  const { state } = asked;
  const call: Call = {
    operation,
    requestId: state.requestId,
    params: state.params,
    query: state.query,
    body: state.body,
    sentBody: state.sentBody,
    services: isTest(asked) ? testServices(services) : services,
    principal: state.principal ?? null,
    idempotencyKey: state.idempotencyKey ?? null,
    lifted: state.lifted ?? null,
    ...manner,
  };
  const answer = await answerOnce(call, () => handle(call));
  state.answer = isTest(asked) ? uncached(answer) : answer;
}

/** What a test key gets is for nobody else: no cache may keep it. */
function uncached(answer: Answer): Answer {
  const own = { ...answer };
  delete own.etag;
  return own;
}
