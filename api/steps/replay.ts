import type { Operation } from '../../contract/operation.ts';
import { readKey } from '../../db/store/replay.ts';
import { hashOf, keptAnswer, replayedAnswer } from '../replayed.ts';
import type { AskedStep } from '../route.ts';
import type { Services } from '../services.ts';

/**
 * Answers a request whose key was completed before, also when its mode, action or destination is
 * off by now: the original result is promised. A batch has no answer of its own; its items replay
 * one by one in its route.
 */
export const replayCompleted =
  (operation: Operation, services: Services): AskedStep =>
  async (context, next) => {
    const { principal, idempotencyKey, body } = context.state;
    if (!principal || !idempotencyKey || operation.batch) return next();
    const workspaceId = principal.workspace.id;
    const found = await readKey(services.orm, {
      workspaceId,
      key: idempotencyKey,
      itemIndex: -1,
      operation: operation.id,
      requestHash: await hashOf(body, null),
    });
    if (found?.state !== 'completed' || found.answer === null) return next();
    context.state.answer = operation.keeps
      ? keptAnswer(found.answer, true)
      : await replayedAnswer(services.orm, workspaceId, found);
    context.state.replayed = true;
  };
