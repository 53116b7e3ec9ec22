/**
 * The photo of a request on its way in: an inline one is kept for the time of its request, and only
 * its reference travels on.
 */
import type { Charge } from '../contract/charge.ts';
import { ApiError, invalidInput } from '../contract/errors.ts';
import { refusalIn } from '../contract/outcome.ts';
import {
  imageUrlFault,
  inlinePhoto,
  isBase64,
  NOT_BASE64,
  PHOTO_BYTES_MAX,
} from '../contract/photo.ts';
import { tooManyPhotoBytes } from '../contract/quotas.ts';
import { readBalance } from '../db/store/credits.ts';
import { dropPhotos, keepPhoto } from '../db/store/photos.ts';
import { unpaid } from '../engine/credits.ts';
import { otherKind, photoMime } from '../engine/photo/format.ts';
import type { PhotoMime } from '../engine/photo/types.ts';
import type { BatchItem, PhotoSource } from '../workflows/contract.ts';
import type { LiftedPhotos } from './lifting/liftedPhotos.ts';
import type { KeyedCall } from './route.ts';

/** A photo as it was sent: an address, the photo itself, or what is wrong with it. */
export type SentPhoto = { url: string } | { fault: string } | { content: Buffer; mime: PhotoMime };

/**
 * What was sent as a photo. An address is not looked at here; neither is whether the photo can be
 * opened.
 */
export function sentPhoto(imageUrl: string): SentPhoto {
  const fault = imageUrlFault(imageUrl);
  if (fault !== null) return { fault };
  const inline = inlinePhoto(imageUrl);
  if (inline === null) return { url: imageUrl };
  return photoOf(Buffer.from(inline, 'base64'));
}

/**
 * The same where the photo may be on the disk: it is decoded piece by piece, so that others are
 * answered in between.
 */
async function sentOrLifted(imageUrl: string, lifted: LiftedPhotos | null): Promise<SentPhoto> {
  const pieces = lifted?.base64Of(imageUrl);
  if (!pieces) return sentPhoto(imageUrl);
  const decoded: Buffer[] = [];
  let last = '';
  for await (const piece of pieces) {
    if (last.endsWith('=')) return { fault: NOT_BASE64 };
    last = piece.toString('latin1');
    if (!isBase64(last)) return { fault: NOT_BASE64 };
    decoded.push(Buffer.from(last, 'base64'));
  }
  return last === '' ? { fault: NOT_BASE64 } : photoOf(Buffer.concat(decoded));
}

function photoOf(content: Buffer): SentPhoto {
  if (content.length > PHOTO_BYTES_MAX) return { fault: 'is larger than 6 MB' };
  const mime = photoMime(content);
  if (mime) return { content, mime };
  const kind = otherKind(content);
  return { fault: `is ${kind ? `a ${kind} file` : 'no photo'}; send a jpeg, png, webp or gif` };
}

/** The photo of a request, none where it has none. Throws 400 where that is no photo. */
export function sentPhotoOf({ imageUrl }: WithPhoto): SentPhoto | undefined {
  const photo = imageUrl ? sentPhoto(imageUrl) : undefined;
  if (photo && 'fault' in photo) throw invalidInput([{ path: 'imageUrl', message: photo.fault }]);
  return photo;
}

export interface WithPhoto {
  imageUrl?: string | undefined;
}

/**
 * Where the photo of a request is from now on. Throws what it is refused for: 402, or 429
 * `quota_exceeded`.
 */
export async function placePhoto(
  call: KeyedCall,
  charge: Charge,
  deadlineMs: number,
  sent: SentPhoto | undefined,
): Promise<{ photo?: PhotoSource }> {
  if (!sent) return {};
  const balance = 'content' in sent ? await readBalance(call.services.orm, charge.workspaceId) : 0;
  const photo = await placed(call, { charge, deadlineMs }, sent, balance);
  if ('refusal' in photo) throw ApiError.of(photo.refusal);
  return { photo };
}

type Photographed = BatchItem & { task: { photo?: PhotoSource } };

/**
 * The items of a batch with their photos in place: each that the balance would pay for by itself,
 * since those before it may give their credits back. One that is not kept carries the refusal, for
 * its item alone to fail of.
 */
export async function placePhotos<Item extends Photographed>(
  call: KeyedCall<unknown, { items: readonly WithPhoto[] }>,
  items: readonly Item[],
): Promise<Item[]> {
  const { orm } = call.services;
  const ready: Item[] = [];
  const balance = await readBalance(orm, call.principal.workspace.id);
  try {
    for (const item of items) {
      const { imageUrl } = call.body.items[item.index] ?? {};
      const isWanted = imageUrl && !item.task.photo; // one that is refused already needs none
      const sent = isWanted ? await sentOrLifted(imageUrl, call.lifted) : null;
      const photo = sent ? await placed(call, item, sent, balance) : undefined;
      ready.push(photo ? { ...item, task: { ...item.task, photo } } : item);
    }
    return ready;
  } catch (cause) {
    await dropPhotos(
      orm,
      ready.map(({ charge }) => charge.usageId),
    );
    throw cause;
  }
}

/**
 * A photo is kept only for a request that the balance pays for, within what its workspace may have
 * at work.
 */
async function placed(
  { services: { orm, settings } }: KeyedCall,
  { charge, deadlineMs }: { charge: Charge; deadlineMs: number },
  sent: SentPhoto,
  balance: number,
): Promise<PhotoSource> {
  if (!('content' in sent)) return sent;
  if (balance < charge.cost)
    return { refusal: refusalIn(unpaid(charge.cost, Math.max(0, balance))) };
  const { photoBytes } = settings.budgets;
  const kept = await keepPhoto(orm, charge, { ...sent, untilMs: deadlineMs }, photoBytes);
  if (kept.kept) return { photoRef: kept.photoRef };
  if (kept.why === 'ended') throw new Error('Bug: a request ended before it began');
  return { refusal: refusalIn(tooManyPhotoBytes(photoBytes, kept.secondsLeft)) };
}
