/** What an operation answers to a person on a page of this service. */
import type { Principal } from '../db/store/workspaces.ts';
import { noteAnswer } from './answer.ts';
import { type ApiContext, type Asked, goneOf } from './route.ts';
import { OPERATIONS_BY_ID } from './routes/index.ts';
import { runOperation } from './runOperation.ts';
import type { Services } from './services.ts';
import { requireKeyText } from './steps/input.ts';

/** Who asks, and by which request. */
export interface Inside {
  context: ApiContext;
  services: Services;
  principal: Principal;
}

export interface InsideAsk {
  params?: Readonly<Record<string, unknown>>;
  /** As an address states it: texts; what is empty is left out. */
  query?: Readonly<Record<string, string | undefined>>;
  body?: unknown;
  /** Of a form, so that it is done once however often it is sent. */
  idempotencyKey?: string;
}

// eslint-disable-next-line typescript/no-explicit-any -- read field by field, as the contract of each operation has them
export type Told = any;

/**
 * The body of what an operation answers: the steps and the route are those of the interface. Throws
 * what they throw. Nothing of it goes to the request log, which is of keys.
 */
export async function askInside(
  id: string,
  { params = {}, query = {}, body, idempotencyKey }: InsideAsk,
  { context, services, principal }: Inside,
): Promise<Told> {
  const route = OPERATIONS_BY_ID.get(id);
  if (!route) throw new Error(`Bug: there is no operation ${id}`);
  const { operation } = route;
  const { requestId, startedAt } = context.state;
  const state: Asked['state'] = {
    requestId,
    startedAt,
    principal,
    operation,
    sentBody: body,
    idempotencyKey:
      idempotencyKey === undefined ? null : requireKeyText(idempotencyKey, 'idempotencyKey'),
    ...(operation.thread ? { bodyBytes: Buffer.from(JSON.stringify(body)) } : {}),
  };
  const stated = Object.entries(query).filter(([, value]) => value !== undefined && value !== '');
  const asked: Asked = { state, params, query: Object.fromEntries(stated), set: () => {} };
  const answer = await runOperation(route, asked, services, {
    accepts: () => false,
    acceptsFile: false,
    gone: () => goneOf(context),
    dryRun: false,
    trace: null,
  });
  noteAnswer(state, answer, operation, services);
  return answer.printed === undefined ? answer.body : JSON.parse(answer.printed);
}
