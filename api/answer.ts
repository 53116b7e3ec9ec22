import type { Operation } from '../contract/operation.ts';
import type { Answer, ApiContext } from './route.ts';
import type { Services } from './services.ts';

/** Writes an answer; that of a billable operation says in headers what it cost and what is left. */
export function writeAnswer(
  context: ApiContext,
  answer: Answer,
  operation: Operation,
  { metrics }: Pick<Services, 'metrics'>,
): void {
  if (answer.credits) {
    const { charged, remaining, replayed } = answer.credits;
    context.state.creditsCharged = charged;
    context.state.replayed = replayed;
    context.set('X-Credits-Charged', String(charged));
    if (remaining !== null) context.set('X-Credits-Remaining', String(remaining));
    metrics.chargedCredits.inc({ operation: operation.id }, charged);
  }
  context.status = answer.status ?? 200;
  context.body = answer.body;
}
