/** Bodies with inline photos, beyond what is read at once: judged by their heads, and in turns. */
import type { IncomingMessage } from 'node:http';
import { ApiError } from '../../contract/errors.ts';
import { MB, type Operation } from '../../contract/operation.ts';
import { tooManyPhotoBytes } from '../../contract/quotas.ts';
import { photosAtWork } from '../../db/store/photos.ts';
import { isKeyKnown } from '../../db/store/replay.ts';
import type { Principal } from '../../db/store/workspaces.ts';
import { isPriceOf, PRICE_KEYS, unpaid } from '../../engine/credits.ts';
import { whenItIsTurn } from '../openWorkflows.ts';
import { giveTime, moreTimeFor } from '../requestTime.ts';
import { goneOf, type ApiContext, type Step } from '../route.ts';
import type { Services } from '../services.ts';

/** Beyond this a body is large: its photos go to the disk while it arrives. */
export const LARGE_BYTES = MB;

/** Whether the photos of a body are lifted out of it: its operation takes many. */
export function isLarge(request: IncomingMessage, { withPhotosBytesMax = 0 }: Operation): boolean {
  const bytes = Number(request.headers['content-length']);
  return isAnnounced(request) && bytes > LARGE_BYTES && bytes <= withPhotosBytesMax;
}

/** Whether the length of a body is known before it comes, and is that of the text itself. */
export const isAnnounced = ({ headers }: IncomingMessage): boolean =>
  headers['content-length'] !== undefined &&
  /^(?:identity)?$/i.test(headers['content-encoding'] ?? '');

/**
 * Lets a large body in: where the balance pays for one item and there is room for photos of the
 * workspace, and in its turn. Throws 402, 429 `quota_exceeded` or 503 before any of it is read. Its
 * photos are gone from the disk when the request has ended.
 */
export const admitLarge =
  (operation: Operation, services: Services): Step =>
  async (context, next) => {
    const { principal, idempotencyKey } = context.state;
    if (!principal || !isLarge(context.req, operation)) return next();
    const bytes = Number(context.req.headers['content-length']);
    await refuseUnpaid(operation, principal, idempotencyKey ?? null, services);
    await refuseOverQuota(principal, bytes, services);
    await inTurn(context, { bytes, principal }, services, () => endingWithout(context, next));
  };

/** Does work with a large body when it is its turn. Throws 503 where that does not come in time. */
export async function inTurn(
  context: ApiContext,
  { bytes, principal }: { bytes: number; principal: Principal },
  { temporal, largeBodies }: Pick<Services, 'temporal' | 'largeBodies'>,
  work: () => Promise<void>,
): Promise<void> {
  const waiting = { deadlineMs: temporal.deadlineMs, gone: goneOf(context) };
  // who waits for a turn is not slow
  giveTime(context.req, moreTimeFor(bytes) + temporal.deadlineMs);
  await whenItIsTurn(largeBodies.turns, principal.workspace.id, waiting, async () => {
    giveTime(context.req, moreTimeFor(bytes));
    await work();
  });
}

async function endingWithout({ state }: ApiContext, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } finally {
    await state.lifted?.close();
  }
}

/** What was answered under the same key before costs nothing again: its body is read. */
async function refuseUnpaid(
  { action = '' }: Operation,
  { workspace, prices }: Principal,
  key: string | null,
  { orm }: Services,
): Promise<void> {
  const costs = PRICE_KEYS.filter((price) => isPriceOf(price, action)).flatMap(
    (price) => prices[price] ?? [],
  );
  const least = Math.min(...costs); // none where all is switched off: that is told of each item
  if (costs.length === 0 || workspace.balance >= least) return;
  if (key !== null && (await isKeyKnown(orm, workspace.id, key))) return;
  throw ApiError.of(unpaid(least, Math.max(0, workspace.balance)));
}

/** Base64 takes four bytes for three. */
const PHOTO_SHARE = 3 / 4;

/** A body that would be too much by itself is let in: photos beyond the quota fail alone. */
async function refuseOverQuota(
  { workspace }: Principal,
  bodyBytes: number,
  { orm, settings }: Services,
): Promise<void> {
  const { photoBytes } = settings.budgets;
  const { bytes, secondsLeft } = await photosAtWork(orm, workspace.id);
  if (bytes > 0 && bytes + bodyBytes * PHOTO_SHARE > photoBytes)
    throw ApiError.of(tooManyPhotoBytes(photoBytes, secondsLeft));
}
