/** Reads the photo of a request: kept or fetched, its print and barcodes, and what a model that reads photos sees. */
import { Context } from '@temporalio/activity';
import { ApplicationFailure } from '@temporalio/common';
import { PHOTO_BYTES_MAX, seenReply } from '../contract/photo.ts';
import type { Refused } from '../contract/outcome.ts';
import { keepPhoto, notePhotoSize, readPhoto } from '../db/store/photos.ts';
import { describePhoto } from '../engine/photo/describe.ts';
import { photoMessages, SEEN_SCHEMA, seenOf } from '../engine/photo/question.ts';
import { PHOTO_MIMES, type PhotoReading, type Seen } from '../engine/photo/types.ts';
import type { PhotoSource } from '../workflows/contract.ts';
import { alive } from './alive.ts';
import type { Dependencies } from './dependencies.ts';
import { badAddress } from './fetch/refusals.ts';
import { guardedFetch } from './guardedFetch.ts';
import { jsonOf } from './languageModel.ts';
import { type OpenPhoto, openPhoto, smallJpeg } from './photo/openPhoto.ts';
import { PhotoTooSlow, type ReadPhoto } from './photo/photoReader.ts';

export interface PhotoStep {
  photo: PhotoSource;
  /** Field of the request that a refusal names. */
  field: string;
  /** Epoch milliseconds; the photo is read by then, or was not. */
  untilMs: number;
}

export interface SeeStep {
  photo: PhotoReading;
  photoRef: string;
  /** Epoch milliseconds; the model has answered by then, or did not. */
  untilMs: number;
}

/** A photo that is read, and the reference under which it is kept. */
export type PhotoRead = { ok: true; photo: PhotoReading; photoRef: string } | Refused;

export const createPhotoActivities = (dependencies: Dependencies) => ({
  /** Print and barcodes of a photo. Safe to repeat: it writes nothing but the photo itself. */
  readPhoto: (step: PhotoStep): Promise<PhotoRead> =>
    alive(async () => {
      const opened = await openSource(dependencies, step);
      if (!opened.ok) return opened;
      const read = { ...(await readInTime(dependencies, opened.photo, step)), seen: null };
      return { ok: true, photo: { ...read, readFromImage: describePhoto(read) }, photoRef: opened.photoRef };
    }),

  /** The reading with what a language model sees; as it was when there is none, or it does not read photos. */
  seePhoto: ({ photo, photoRef, untilMs }: SeeStep): Promise<PhotoReading> =>
    alive(async () => {
      const { languageModel: model, orm } = dependencies;
      const bytes = model ? await readPhoto(orm, photoRef) : null;
      const opened = bytes ? await openPhoto(bytes) : null;
      if (!model || !opened?.ok) return photo;
      const completion = await model.complete(photoMessages(await smallJpeg(opened.photo)), SEEN_SCHEMA, {
        patience: AbortSignal.timeout(Math.max(0, untilMs - Date.now())),
        cancelled: Context.current().cancellationSignal,
      });
      const read = { ...photo, seen: completion.ok ? seenIn(completion.text) : null };
      return { ...read, readFromImage: describePhoto(read) };
    }),
});

async function readInTime(
  { photoReader }: Dependencies,
  photo: OpenPhoto,
  { untilMs }: PhotoStep,
): Promise<ReadPhoto> {
  const patience = AbortSignal.timeout(Math.max(0, untilMs - Date.now()));
  try {
    return await photoReader.read(photo, AbortSignal.any([patience, Context.current().cancellationSignal]));
  } catch (cause) {
    if (patience.aborted || cause instanceof PhotoTooSlow)
      throw ApplicationFailure.nonRetryable('the photo was not read in time', 'upstream_timeout');
    throw new Error('the photo could not be read', { cause });
  }
}

type Opened = { ok: true; photo: OpenPhoto; photoRef: string } | Refused;

async function openSource(dependencies: Dependencies, step: PhotoStep): Promise<Opened> {
  const { orm } = dependencies;
  const { photo, field } = step;
  if ('fault' in photo) return refused(field, photo.fault);
  if ('url' in photo) return fetchPhoto(dependencies, step, photo.url);
  const bytes = await readPhoto(orm, photo.photoRef);
  if (!bytes) return refused(field, 'is no longer kept; send the photo again');
  const opened = await openPhoto(bytes);
  if (!opened.ok) return refused(field, opened.why);
  await notePhotoSize(orm, photo.photoRef, opened.photo);
  return { ok: true, photo: opened.photo, photoRef: photo.photoRef };
}

/** The photo at an address, kept from now on. */
async function fetchPhoto(
  { orm, visiting }: Dependencies,
  { field, untilMs }: PhotoStep,
  url: string,
): Promise<Opened> {
  const wanted = { field, accept: PHOTO_MIMES.join(', '), bytesMax: PHOTO_BYTES_MAX, refuseType };
  const cancelled = Context.current().cancellationSignal;
  const fetched = await guardedFetch(url, wanted, visiting, { untilMs, cancelled });
  if (!fetched.ok) return fetched;
  const bytes = Buffer.from(fetched.bytes);
  const opened = await openPhoto(bytes);
  if (!opened.ok) return badAddress(field, 'not_image', opened.why);
  const photoRef = await keepPhoto(orm, bytes, opened.photo.mime);
  await notePhotoSize(orm, photoRef, opened.photo);
  return { ok: true, photo: opened.photo, photoRef };
}

/** Pages and documents are no photos; anything else is told by its bytes, since servers name photos in many ways. */
const refuseType = (mediaType: string): { reason: 'not_image'; message: string } | null =>
  /^(?:text\/html|application\/(?:xhtml\+xml|json|pdf)|image\/svg\+xml)$/.test(mediaType)
    ? { reason: 'not_image', message: 'leads to no photo; send the address of a jpeg, png, webp or gif' }
    : null;

const refused = (path: string, message: string): Refused => ({
  ok: false,
  code: 'invalid_input',
  message: `${path}: ${message}`,
  details: { issues: [{ path, message }] },
});

/** The reply inside a text: what stands between the outermost braces, after any thoughts that the model thinks aloud. */
function seenIn(text: string): Seen | null {
  const spoken = text.slice(text.lastIndexOf('</think>') + 1);
  const parsed = seenReply.safeParse(jsonOf(spoken.slice(spoken.indexOf('{'), spoken.lastIndexOf('}') + 1)));
  return parsed.success ? seenOf(parsed.data) : null;
}
