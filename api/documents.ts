/**
 * One way for every document: key, thread, record. A document costs nothing and is written in one
 * statement, so that a request that breaks leaves nothing behind and no workflow need finish it.
 */
import { createHash } from 'node:crypto';
import { ApiError } from '../contract/errors.ts';
import type { DocumentAnswer } from '../contract/documents/parts.ts';
import { newId } from '../db/id.ts';
import { readBalance } from '../db/store/credits.ts';
import { type KeptDocument, keepDocument, readDocument } from '../db/store/documents.ts';
import { freeKey } from '../db/store/replay.ts';
import type { Asked, Made } from '../documents/make.ts';
import { makeInThread } from './documentThreads.ts';
import { replayRequestOf, takeIdempotencyKey } from './idempotency.ts';
import type { Answer, KeyedCall } from './route.ts';
import { NotDone } from './threadQueue.ts';

/** From the turn of a document on: enough for hundreds of pages on a busy machine. */
const MAKING_MS = 25_000;

/** Makes, keeps and answers; a repeated idempotency key gets the first document. */
export async function answerDocument(call: KeyedCall, asked: Asked): Promise<Answer> {
  const { orm } = call.services;
  const id = newId();
  const key = await replayRequestOf(call, call.body, -1, id, `document/${id}`);
  if (!key) return presented(call, await makeAndKeep(call, id, asked), false);
  const free = (taken: string): Promise<void> => freeKey(orm, taken);
  const state = await takeIdempotencyKey(call.services, key, free);
  if (state.state === 'completed') return replayed(call, state.usageId);
  try {
    return await presented(call, await makeAndKeep(call, id, asked), false);
  } catch (cause) {
    await free(id).catch(() => {}); // else the next try takes it over
    throw cause;
  }
}

async function replayed(call: KeyedCall, id: string): Promise<Answer> {
  const kept = await documentOf(call, id);
  if (!kept) throw new ApiError('not_found', 'The document of this Idempotency-Key is gone.');
  return presented(call, kept, true);
}

/** A document of the caller's workspace. */
export const documentOf = (
  { services, principal }: KeyedCall,
  id: string,
): Promise<KeptDocument | null> =>
  readDocument(services.orm, { id, workspaceId: principal.workspace.id });

async function makeAndKeep(call: KeyedCall, id: string, asked: Asked): Promise<KeptDocument> {
  const made = await madeOf(call, asked);
  const content = Buffer.from(made.content);
  const { principal, requestId, services } = call;
  return keepDocument(services.orm, {
    ...made,
    id,
    content,
    type: asked.type,
    workspaceId: principal.workspace.id,
    request: asked.request,
    sha256: createHash('sha256').update(content).digest(),
    actor: principal.actor,
    requestId,
  });
}

async function madeOf({ services, requestId }: KeyedCall, asked: Asked): Promise<Made> {
  try {
    const said = await makeInThread(asked, MAKING_MS);
    if ('made' in said) return said.made;
    throw ApiError.of(said);
  } catch (cause) {
    if (!(cause instanceof NotDone)) throw cause;
    services.log.warn({ requestId, err: cause }, 'a document was not made');
    throw refusalOf(cause);
  }
}

const RETRY_S = 5;

function refusalOf({ why }: NotDone): ApiError {
  if (why === 'busy')
    return new ApiError(
      'upstream_busy',
      `Many documents are being made at this moment. Try again in ${RETRY_S} seconds.`,
      { retryAfterSeconds: RETRY_S },
    );
  return why === 'too_late'
    ? new ApiError(
        'upstream_timeout',
        'The document was not made in time; nothing was kept. Please try again.',
      )
    : new ApiError(
        'upstream_error',
        'The document could not be made; nothing was kept. Please try again.',
      );
}

/** The file for who accepts PDF before JSON; else the record, with the credits of a free request. */
async function presented(call: KeyedCall, kept: KeptDocument, isReplay: boolean): Promise<Answer> {
  const remaining = await readBalance(call.services.orm, call.principal.workspace.id);
  const credits = { charged: 0, remaining, usageId: null };
  return {
    ...shownAs(call, kept, { data: answerOf(kept), credits, replayed: isReplay }),
    credits: { ...credits, replayed: isReplay },
  };
}

/** A kept document as its caller wants it. */
export const shownAs = ({ acceptsFile }: KeyedCall, kept: KeptDocument, body: unknown): Answer =>
  acceptsFile
    ? {
        file: {
          content: kept.content,
          type: 'application/pdf',
          name: kept.fileName,
          headers: { 'X-Document-Id': kept.id },
        },
      }
    : { body };

/** A document with its file, as answers give it. */
export const answerOf = (kept: KeptDocument): DocumentAnswer => ({
  ...entryOf(kept),
  ...(kept.type === 'air_waybill' ? { awbNumber: kept.number } : {}),
  totals: kept.totals,
  content: kept.content.toString('base64'),
});

/** What is told of a document without its file. */
export const entryOf = (kept: Omit<KeptDocument, 'content'>) => ({
  id: kept.id,
  type: kept.type,
  number: kept.number,
  fileName: kept.fileName,
  contentType: 'application/pdf' as const,
  bytes: kept.bytes,
  sha256: kept.sha256.toString('hex'),
  pages: kept.pages,
  warnings: kept.warnings,
  createdAt: kept.createdAt.toISOString(),
});
