import type { Operation } from '../contract/operation.ts';
import type { Answer, ApiContext, RequestState } from './route.ts';
import type { Services } from './services.ts';

/** How long caches may answer in our place: releases change by the day. */
const KEPT_S = 300;

/** Notes what an answer cost, and whether it was given before. */
export function noteAnswer(
  state: RequestState,
  { credits, replayed }: Pick<Answer, 'credits' | 'replayed'>,
  operation: Operation,
  { metrics }: Pick<Services, 'metrics'>,
): void {
  if (credits) {
    state.creditsCharged = credits.charged;
    state.replayed = credits.replayed;
    metrics.chargedCredits.inc({ operation: operation.id }, credits.charged);
  }
  if (replayed) state.replayed = true;
}

/**
 * Writes an answer; that of a billable operation says in headers what it cost and what is left. One
 * with an ETag that the caller already holds becomes a 304 without a body.
 */
export function writeAnswer(
  context: ApiContext,
  answer: Answer,
  operation: Operation,
  services: Pick<Services, 'metrics'>,
): void {
  noteAnswer(context.state, answer, operation, services);
  if (answer.credits) {
    const { charged, remaining } = answer.credits;
    context.set('X-Credits-Charged', String(charged));
    if (remaining !== null) context.set('X-Credits-Remaining', String(remaining));
  }
  context.status = answer.status ?? 200;
  if (answer.headers) context.set(answer.headers);
  if (answer.stream) {
    const { type, pieces, fileName } = answer.stream;
    context.type = type;
    if (fileName !== undefined) context.attachment(fileName);
    context.body = pieces;
    return;
  }
  if (answer.etag !== undefined) {
    context.set({ ETag: `"${answer.etag}"`, 'Cache-Control': `public, max-age=${KEPT_S}` });
    if (context.fresh) {
      context.status = 304;
      return;
    }
  }
  if (answer.file) {
    const { content, type, name, headers } = answer.file;
    context.set({ ...headers, 'Content-Disposition': `attachment; filename="${name}"` });
    context.type = type;
    context.body = content;
    return;
  }
  context.type = 'application/json';
  // once: Koa would print an object for its length, and again
  context.body = answer.printed ?? JSON.stringify(answer.body);
}
