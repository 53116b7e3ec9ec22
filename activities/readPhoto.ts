/** Reads the photo of a request: kept or fetched, its print and barcodes, and what a model that reads photos sees. */
import { Context } from '@temporalio/activity';
import { ApplicationFailure } from '@temporalio/common';
import type { Charge } from '../contract/charge.ts';
import { PHOTO_BYTES_MAX, seenReply } from '../contract/photo.ts';
import type { Refused } from '../contract/outcome.ts';
import { tooManyPhotoBytes } from '../contract/quotas.ts';
import { keepPhoto, readPhoto } from '../db/store/photos.ts';
import { describePhoto } from '../engine/photo/describe.ts';
import { photoMessages, SEEN_SCHEMA, seenOf } from '../engine/photo/question.ts';
import { PHOTO_MIMES, type PhotoReading, type Seen } from '../engine/photo/types.ts';
import type { PhotoSource } from '../workflows/contract.ts';
import { alive } from './alive.ts';
import type { Dependencies } from './dependencies.ts';
import { admissionOf } from './fetch/admission.ts';
import { badAddress } from './fetch/refusals.ts';
import { requireNewCharge } from './gate.ts';
import { guardedFetch } from './guardedFetch.ts';
import { jsonOf, type LanguageModel } from './languageModel.ts';
import type { OpenPhoto } from './photo/openPhoto.ts';
import { PhotoTooSlow } from './photo/failures.ts';
import type { Reading } from './reading/readingProcess.ts';
import { timed } from './timeLeft.ts';
import { inTurn } from './turns/inTurn.ts';
import { tooLate } from './tooLate.ts';

export interface PhotoStep {
  /** Of the request that asks for it, in whose turn it is read. */
  charge: Charge;
  photo: PhotoSource;
  /** Field of the request that a refusal names. */
  field: string;
  /** A photo at an address is kept for a model that is shown it later. */
  isShown: boolean;
  /** Of the request, in epoch milliseconds: no photo is kept longer. */
  deadlineMs: number;
  /** Epoch milliseconds; the photo is read by then, or was not. */
  untilMs: number;
  /** The same as a time from the first attempt on, which goes before. */
  leftMs?: number;
}

export interface SeeStep {
  /** Of the request that asks for it, in whose turn it is shown. */
  charge: Charge;
  photo: PhotoReading;
  photoRef: string;
  /** Epoch milliseconds; the model has answered by then, or did not. */
  untilMs: number;
  /** The same as a time from the first attempt on, which goes before. */
  leftMs?: number;
}

/** A photo that is read, and the reference under which it is kept, if it is. */
export type PhotoRead = { ok: true; photo: PhotoReading; photoRef?: string } | Refused;

export const createPhotoActivities = (dependencies: Dependencies) => ({
  /** Print and barcodes of a photo. Safe to repeat: it writes nothing but the photo itself. */
  readPhoto: (asked: PhotoStep): Promise<PhotoRead> =>
    alive(async () => {
      const step = timed(asked);
      await requireNewCharge(dependencies, step.charge);
      return inTurn(dependencies.turns.photos, step, async () => {
        const opened = await openSource(dependencies, step);
        if (!opened.ok) return opened;
        const { photo: open, photoRef } = opened;
        const found = await readInTime(step, (signal) =>
          dependencies.reading.readPhoto(open, step.charge.workspaceId, signal),
        );
        const read = { ...found, seen: null };
        const photo = { ...read, readFromImage: describePhoto(read) };
        return { ok: true, photo, ...(photoRef ? { photoRef } : {}) };
      });
    }),

  /** The reading with what a language model sees; as it was when there is none, or it does not read photos. */
  seePhoto: (asked: SeeStep): Promise<PhotoReading> =>
    alive(async () => {
      const step = timed(asked);
      await requireNewCharge(dependencies, step.charge);
      const { languageModel: model, turns } = dependencies;
      if (!model) return step.photo;
      const seen = await inTurn(turns.model, step, () => see(dependencies, model, step));
      return 'ok' in seen ? step.photo : seen; // without a turn it is as it was
    }),
});

async function see(
  { orm, reading }: Dependencies,
  model: LanguageModel,
  { charge, photo, untilMs }: SeeStep,
): Promise<PhotoReading> {
  const bytes = await readPhoto(orm, charge);
  const patience = AbortSignal.timeout(Math.max(0, untilMs - Date.now()));
  const { cancellationSignal: cancelled } = Context.current();
  const jpeg = bytes && (await jpegOf(reading, bytes, AbortSignal.any([patience, cancelled])));
  if (!jpeg) return photo;
  const completion = await model.complete(photoMessages(jpeg), SEEN_SCHEMA, { patience, cancelled });
  const read = { ...photo, seen: completion.ok ? seenIn(completion.text) : null };
  return { ...read, readFromImage: describePhoto(read) };
}

/** What a model is shown of a photo; null of one that cannot be opened, and when the time is over. */
async function jpegOf(reading: Reading, bytes: Buffer, signal: AbortSignal): Promise<string | null> {
  try {
    const opened = await reading.openPhoto(bytes, signal);
    return opened.ok ? await reading.smallJpeg(opened.photo, signal) : null;
  } catch (cause) {
    if (signal.aborted) return null;
    throw cause;
  }
}

/** What the reading of a photo comes to; in time, or the step fails for good. */
async function readInTime<T>(
  { untilMs }: Pick<PhotoStep, 'untilMs'>,
  read: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const patience = AbortSignal.timeout(Math.max(0, untilMs - Date.now()));
  try {
    return await read(AbortSignal.any([patience, Context.current().cancellationSignal]));
  } catch (cause) {
    if (patience.aborted || cause instanceof PhotoTooSlow)
      throw ApplicationFailure.nonRetryable('the photo was not read in time', 'upstream_timeout');
    throw new Error('the photo could not be read', { cause });
  }
}

type Opened = { ok: true; photo: OpenPhoto; photoRef?: string } | Refused;

async function openSource(dependencies: Dependencies, step: PhotoStep): Promise<Opened> {
  const { orm, reading } = dependencies;
  const { charge, photo, field } = step;
  if ('refusal' in photo) return { ok: false, ...photo.refusal };
  if ('fault' in photo) return refused(field, photo.fault);
  if ('url' in photo) return fetchPhoto(dependencies, step, photo.url);
  const bytes = await readPhoto(orm, charge);
  if (!bytes) return refused(field, 'is no longer kept; send the photo again');
  const opened = await readInTime(step, (signal) => reading.openPhoto(bytes, signal));
  if (!opened.ok) return refused(field, opened.why);
  return { ok: true, photo: opened.photo, photoRef: photo.photoRef };
}

/** The photo at an address; kept where a model is to be shown it. */
async function fetchPhoto(
  dependencies: Dependencies,
  { charge, field, isShown, deadlineMs, untilMs }: PhotoStep,
  url: string,
): Promise<Opened> {
  const { orm, reading, visiting, turns, languageModel, budgets } = dependencies;
  const wanted = { field, accept: PHOTO_MIMES.join(', '), bytesMax: PHOTO_BYTES_MAX, refuseType };
  const cancelled = Context.current().cancellationSignal;
  const fetched = await inTurn(turns.visits, { charge, untilMs }, () =>
    guardedFetch(url, wanted, visiting, { untilMs, cancelled, admit: admissionOf(dependencies, charge) }),
  );
  if (!fetched.ok) return fetched;
  const bytes = Buffer.from(fetched.bytes);
  const opened = await readInTime({ untilMs }, (signal) => reading.openPhoto(bytes, signal));
  if (!opened.ok) return badAddress(field, 'not_image', opened.why);
  if (!isShown || !languageModel) return { ok: true, photo: opened.photo };
  const photo = { content: bytes, mime: opened.photo.mime, untilMs: deadlineMs };
  const kept = await keepPhoto(orm, charge, photo, budgets.photoBytes);
  if (kept.kept) return { ok: true, photo: opened.photo, photoRef: kept.photoRef };
  return kept.why === 'quota' ? tooManyPhotoBytes(budgets.photoBytes, kept.secondsLeft) : tooLate();
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
