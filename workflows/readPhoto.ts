/** The photo of a request: read in a step of its own, bounded by the request's deadline. */
import { isCancellation, log, proxyActivities, rootCause } from '@temporalio/workflow';
import type { Activities } from '../activities/index.ts';
import type { PhotoRead } from '../activities/readPhoto.ts';
import type { PhotoReading } from '../engine/photo/types.ts';
import { type BillableInput, type PhotoSource, SETTLE_MS } from './contract.ts';
import { leftOf } from './timeLeft.ts';

/** Less than this is not worth a start. */
const READ_MS_MIN = 250;
/** The step ends by itself at its time; this is what it may need to say so. */
const GRACE_MS = 500;
/** A photo on which the reader breaks would break it again and again. */
const TRIES = 3;

const stepsFor = (ms: number, tries: number) =>
  proxyActivities<Activities>({
    startToCloseTimeout: ms + GRACE_MS,
    scheduleToCloseTimeout: ms + GRACE_MS,
    heartbeatTimeout: '3s', // a worker that died is replaced while there is time left
    retry: {
      initialInterval: 100,
      backoffCoefficient: 2,
      maximumInterval: 1000,
      maximumAttempts: tries,
    },
  });

/**
 * Print and barcodes of a photo, or why it is refused, naming the field. Fails when the time is
 * over before it is read. A photo at an address that `isShown` to a model later is kept.
 */
export async function readPhoto(
  input: BillableInput,
  photo: PhotoSource,
  { field = 'imageUrl', isShown = false }: { field?: string; isShown?: boolean } = {},
): Promise<PhotoRead> {
  const leftMs = Math.max(READ_MS_MIN, leftOf(input) - SETTLE_MS);
  return stepsFor(leftMs, TRIES).readPhoto({
    charge: input.charge,
    deadlineMs: input.deadlineMs,
    photo,
    field,
    isShown,
    untilMs: Date.now() + leftMs,
    leftMs,
  });
}

/**
 * The reading with what a language model sees in the photo; as it was when the model is of no use
 * or no time is left.
 */
export async function seePhoto(
  input: BillableInput,
  { photo, photoRef }: { photo: PhotoReading; photoRef: string },
  { timeoutMs }: { timeoutMs: number },
): Promise<PhotoReading> {
  // as much is kept back for the question about the goods
  const leftMs = Math.min(timeoutMs, Math.floor((leftOf(input) - SETTLE_MS) / 2));
  if (leftMs < READ_MS_MIN) return photo;
  try {
    return await stepsFor(leftMs, 1).seePhoto({
      charge: input.charge,
      photo,
      photoRef,
      untilMs: Date.now() + leftMs,
      leftMs,
    });
  } catch (failure) {
    if (isCancellation(failure)) throw failure;
    log.warn('the language model was not shown the photo', { cause: rootCause(failure) });
    return photo;
  }
}
