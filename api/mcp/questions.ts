/**
 * Questions to a person within a call, as clients of 2025-11-25 take them: one goes out on the
 * stream of the call, and its answer comes as a request of its own, which any process may get. That
 * process lays it into the database, where the one that asked looks for it.
 */
import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Orm } from '../../db/orm.ts';
import {
  consumeRecord,
  deleteRecord,
  findOfStanding,
  findRecord,
  type Payload,
  putRecord,
} from '../../db/store/oauthRecords.ts';
import type { ApiContext } from '../route.ts';
import { isRecord } from '../isRecord.ts';
import type { Services } from '../services.ts';

const MODEL = 'Question';
/** Longer than clients wait for a call. */
const OPEN_S = 300;
const LOOK_MS = 400;
/** Of one grant in one process: each holds a connection, and looks again and again. */
const OPEN_MAX = 5;
const ANSWER_CHARS_MAX = 16_000;

const openOf = new Map<string, number>();

export interface Asking {
  services: Pick<Services, 'orm' | 'isStopping'>;
  grantId: string;
  /** Sends a message on the stream of the call. */
  send: (message: { jsonrpc: '2.0'; id: string } & Question) => Promise<void>;
  signal: AbortSignal;
}

export interface Question {
  method: 'elicitation/create';
  params: Record<string, unknown>;
}

/**
 * Asks, and waits for the answer. Null where there is none: in time, by a client that goes away, or
 * since the grant has been asked too much at once.
 */
export async function askWithin(
  { services, grantId, send, signal }: Asking,
  question: Question,
): Promise<unknown> {
  const before = openOf.get(grantId) ?? 0;
  if (before >= OPEN_MAX) return null;
  openOf.set(grantId, before + 1);
  const id = randomBytes(24).toString('base64url');
  try {
    await putRecord(services.orm, MODEL, id, { grantId }, OPEN_S);
    await send({ jsonrpc: '2.0', id, ...question });
    return await answerTo(id, services, signal);
  } finally {
    const left = (openOf.get(grantId) ?? 1) - 1;
    if (left > 0) openOf.set(grantId, left);
    else openOf.delete(grantId);
    await deleteRecord(services.orm, MODEL, id);
  }
}

async function answerTo(
  id: string,
  { orm, isStopping }: Asking['services'],
  signal: AbortSignal,
): Promise<unknown> {
  while (!signal.aborted && !isStopping()) {
    const found = await findOfStanding(orm, MODEL, id);
    if (!found) return null; // its time is over, or the grant's
    if ('answer' in found) return found['answer'];
    await pause(LOOK_MS, undefined, { signal }).catch(() => {});
  }
  return null;
}

/**
 * Takes the answer to a question of this grant: the first one counts. False where a message is
 * none.
 */
export async function takeAnswer(orm: Orm, grantId: string, message: unknown): Promise<boolean> {
  if (!isRecord(message) || 'method' in message || typeof message['id'] !== 'string') return false;
  const { id, result = null } = message as Payload & { id: string };
  const asked = await findRecord(orm, MODEL, id);
  if (asked?.payload['grantId'] !== grantId) return false;
  // an error of the client is no answer of the person
  const answer = JSON.stringify(result).length > ANSWER_CHARS_MAX ? null : result;
  if (await consumeRecord(orm, MODEL, id))
    await putRecord(orm, MODEL, id, { grantId, answer }, OPEN_S);
  return true;
}

const SESSION = 'Mcp-Session-Id';
const SESSION_MS = 30 * 86_400_000;

/**
 * A client says what it can when it begins, and never again. Who can ask a person is given that in
 * writing, as the id of a session, and shows it with each request: nothing is kept of it here.
 */
export async function noteAsker(
  context: ApiContext,
  { tokens }: Pick<Services, 'tokens'>,
  grantId: string,
  message: unknown,
): Promise<void> {
  if (!isRecord(message) || message['method'] !== 'initialize') return;
  const { params } = message;
  const can = isRecord(params) && isRecord(params['capabilities']) ? params['capabilities'] : {};
  if (asksByForm(can['elicitation']))
    context.set(SESSION, await tokens.signQuestion(askerOf(grantId)));
}

/** Whether the client of a request has said so, under this grant. */
export const isAsker = async (
  context: ApiContext,
  { tokens }: Pick<Services, 'tokens'>,
  grantId: string,
): Promise<boolean> => {
  const token = context.get(SESSION);
  return token !== '' && tokens.isQuestion({ ...askerOf(grantId), token }, SESSION_MS);
};

const askerOf = (grantId: string) => ({ grantId, client: 'asks' });

/** Whether a client that declares this shows forms; an empty object meant that alone at first. */
export const asksByForm = (elicitation: unknown): boolean =>
  isRecord(elicitation) && (!('url' in elicitation) || 'form' in elicitation);
