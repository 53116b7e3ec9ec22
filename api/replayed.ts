/** The answer of a request that was answered before under the same idempotency key. */
import { createHash } from 'node:crypto';
import type { Orm } from '../db/orm.ts';
import { readBalance } from '../db/store/credits.ts';
import type { LiftedPhotos } from './lifting/liftedPhotos.ts';
import type { Answer } from './route.ts';

/**
 * What makes two requests the same: SHA-256 of the validated body, defaults filled in and photos in
 * their places.
 */
export async function hashOf(body: unknown, lifted: LiftedPhotos | null): Promise<Buffer> {
  const hash = createHash('sha256');
  const printed = JSON.stringify(body);
  for await (const piece of lifted?.pieces(printed) ?? [printed]) hash.update(piece);
  return hash.digest();
}

/**
 * The stored answer in its envelope: nothing charged, the present balance, the first usage event.
 */
export async function replayedAnswer(
  orm: Orm,
  workspaceId: string,
  stored: { usageId: string; answer: unknown },
): Promise<Answer> {
  const credits = {
    charged: 0,
    remaining: await readBalance(orm, workspaceId),
    usageId: stored.usageId,
  };
  return {
    body: { data: stored.answer, credits, replayed: true },
    credits: { ...credits, replayed: true },
  };
}

/** The answer of a check that is kept as evidence: it costs nothing, so it names no credits. */
export const keptAnswer = (data: unknown, replayed: boolean): Answer => ({
  body: { data, replayed },
});
