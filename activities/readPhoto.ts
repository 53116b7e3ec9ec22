/**
 * Reads the photo of a request: kept or fetched, its print and barcodes, and what a model that
 * reads photos sees.
 */
import { Context } from '@temporalio/activity';
import { ApplicationFailure } from '@temporalio/common';
import type { Charge } from '../contract/charge.ts';
import { seenReply } from '../contract/photo.ts';
import { isTestSpace } from '../contract/testSpace.ts';
import type { Refused } from '../contract/outcome.ts';
import { tooManyPhotoBytes } from '../contract/quotas.ts';
import { keepPhoto, readPhoto } from '../db/store/photos.ts';
import { describePhoto } from '../engine/photo/describe.ts';
import { photoMessages, SEEN_SCHEMA, seenOf } from '../engine/photo/question.ts';
import type { PhotoReading, SeenInPhoto } from '../engine/photo/types.ts';
import { refusedInput } from '../engine/refusal.ts';
import type { PhotoSource } from '../workflows/contract.ts';
import { alive } from './alive.ts';
import type { Dependencies } from './dependencies.ts';
import { admissionOf } from './fetch/admission.ts';
import { badAddress } from './fetch/refusals.ts';
import { requireNewCharge } from './gate.ts';
import { jsonOf, type LanguageModel } from './languageModel.ts';
import { ReaderBroke } from './parsing/failures.ts';
import { PhotoTooSlow } from './photo/failures.ts';
import { type Bounds, type Reading, readingOfTry } from './reading/readingProcess.ts';
import type { HeldFile, HeldPhoto } from './reading/work.ts';
import { noVisit } from './testPage.ts';
import { timed, timeUp } from './timeLeft.ts';
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

type PhotoDependencies = Omit<Dependencies, 'readers'> & { reading: Reading };

/** The same with the process that reads in this try. */
const ofTry = ({ readers, ...others }: Dependencies): PhotoDependencies => ({
  ...others,
  reading: readingOfTry(readers),
});

export const createPhotoActivities = (dependencies: Dependencies) => ({
  /** Print and barcodes of a photo. Safe to repeat: it writes nothing but the photo itself. */
  readPhoto: (asked: PhotoStep): Promise<PhotoRead> =>
    alive(async () => {
      const step = timed(asked);
      const { charge, photo, field } = step;
      await requireNewCharge(dependencies, charge);
      if (isTestSpace(charge.workspaceId) && 'url' in photo) return noVisit(field);
      const own = ofTry(dependencies);
      return inTurn(own.turns.photos, step, async () => {
        const source = await sourceOf(own, step);
        if (!source.ok) return source;
        try {
          return await readSource(own, step, source.file);
        } finally {
          own.reading.release(source.file);
        }
      });
    }),

  /**
   * The reading with what a language model sees; as it was when there is none, or it does not read
   * photos.
   */
  seePhoto: (asked: SeeStep): Promise<PhotoReading> =>
    alive(async () => {
      const step = timed(asked);
      await requireNewCharge(dependencies, step.charge);
      const { languageModel: model, turns } = dependencies;
      if (!model) return step.photo;
      const seen = await inTurn(turns.model, step, () => see(ofTry(dependencies), model, step));
      return 'ok' in seen ? step.photo : seen; // without a turn it is as it was
    }),
});

async function see(
  { orm, reading }: PhotoDependencies,
  model: LanguageModel,
  { charge, photo, untilMs }: SeeStep,
): Promise<PhotoReading> {
  const bytes = await readPhoto(orm, charge);
  const patience = timeUp(untilMs);
  const { cancellationSignal: cancelled } = Context.current();
  const jpeg = bytes && (await jpegOf(reading, bytes, { untilMs, cancelled }));
  if (!jpeg) return photo;
  const completion = await model.complete(photoMessages(jpeg), SEEN_SCHEMA, {
    patience,
    cancelled,
  });
  const read = { ...photo, seen: completion.ok ? seenIn(completion.text) : null };
  return { ...read, readFromImage: describePhoto(read) };
}

/**
 * What a model is shown of a photo; null of one that cannot be opened, and when the time is over.
 */
async function jpegOf(
  reading: Reading,
  bytes: Buffer,
  { untilMs, cancelled }: Bounds,
): Promise<string | null> {
  const signal = AbortSignal.any([cancelled, timeUp(untilMs)]);
  try {
    const file = await reading.hold(bytes, { untilMs, cancelled });
    try {
      const opened = await reading.openPhoto(file, signal);
      return opened.ok ? await reading.smallJpeg(opened.photo, signal) : null;
    } finally {
      reading.release(file);
    }
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
  const patience = timeUp(untilMs);
  try {
    return await read(AbortSignal.any([patience, Context.current().cancellationSignal]));
  } catch (cause) {
    if (patience.aborted || cause instanceof PhotoTooSlow)
      throw ApplicationFailure.nonRetryable('the photo was not read in time', 'upstream_timeout');
    if (cause instanceof ReaderBroke)
      throw ApplicationFailure.nonRetryable(
        'the photo breaks the program that reads it',
        'upstream_error',
      );
    throw new Error('the photo could not be read', { cause });
  }
}

/** Where the photo is held for its request, fetched or as it was kept. */
async function sourceOf(
  { orm, reading, turns, budgets }: PhotoDependencies,
  { charge, photo, field, untilMs }: PhotoStep,
): Promise<{ ok: true; file: HeldFile } | Refused> {
  const bounds = { untilMs, cancelled: Context.current().cancellationSignal };
  if ('refusal' in photo) return { ok: false, ...photo.refusal };
  if ('fault' in photo) return refused(field, photo.fault);
  if ('url' in photo) {
    const admit = admissionOf({ orm, budgets }, charge);
    return inTurn(turns.visits, { charge, untilMs }, () =>
      reading.fetch(photo.url, { kind: 'photo', field }, { ...bounds, admit }),
    );
  }
  const bytes = await readPhoto(orm, charge);
  if (!bytes) return refused(field, 'is no longer kept; send the photo again');
  return { ok: true, file: await reading.hold(bytes, bounds) };
}

/** What a held photo says, and under which reference it is kept. */
async function readSource(
  dependencies: PhotoDependencies,
  step: PhotoStep,
  file: HeldFile,
): Promise<PhotoRead> {
  const { reading } = dependencies;
  const opened = await readInTime(step, (signal) => reading.openPhoto(file, signal));
  if (!opened.ok)
    return 'url' in step.photo
      ? badAddress(step.field, 'not_image', opened.why)
      : refused(step.field, opened.why);
  const kept = await referenceOf(dependencies, step, opened.photo);
  if (!kept.ok) return kept;
  const found = await readInTime(step, (signal) =>
    reading.readPhoto(opened.photo, step.charge.workspaceId, signal),
  );
  const read = { ...found, seen: null };
  const photo = { ...read, readFromImage: describePhoto(read) };
  return { ok: true, photo, ...(kept.photoRef ? { photoRef: kept.photoRef } : {}) };
}

/**
 * The reference of a photo; one that was fetched has one only where a model is to be shown it, and
 * is kept for that.
 */
async function referenceOf(
  { orm, reading, languageModel, budgets }: PhotoDependencies,
  { photo, charge, isShown, deadlineMs, untilMs }: PhotoStep,
  { file, mime }: HeldPhoto,
): Promise<{ ok: true; photoRef?: string } | Refused> {
  if ('photoRef' in photo) return { ok: true, photoRef: photo.photoRef };
  if (!isShown || !languageModel) return { ok: true };
  const bounds = { untilMs, cancelled: Context.current().cancellationSignal };
  const content = Buffer.from(await reading.bytesOf(file, bounds));
  const kept = await keepPhoto(
    orm,
    charge,
    { content, mime, untilMs: deadlineMs },
    budgets.photoBytes,
  );
  if (kept.kept) return { ok: true, photoRef: kept.photoRef };
  return kept.why === 'quota' ? tooManyPhotoBytes(budgets.photoBytes, kept.secondsLeft) : tooLate();
}

const refused = (path: string, message: string): Refused => refusedInput([{ path, message }]);

/**
 * The reply inside a text: what stands between the outermost braces, after any thoughts that the
 * model thinks aloud.
 */
function seenIn(text: string): SeenInPhoto | null {
  const spoken = text.slice(text.lastIndexOf('</think>') + 1);
  const parsed = seenReply.safeParse(
    jsonOf(spoken.slice(spoken.indexOf('{'), spoken.lastIndexOf('}') + 1)),
  );
  return parsed.success ? seenOf(parsed.data) : null;
}
