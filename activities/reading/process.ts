/**
 * The process in which everything is fetched and read that strangers made: it has no connection of
 * the service and no secret, runs behind those that answer requests, and when a file breaks it, it
 * alone ends.
 */
import type { VisitRules } from '../fetch/pinned.ts';
import { guardedFetch } from '../guardedFetch.ts';
import { ParserTooSlow } from '../parsing/failures.ts';
import { ParserPool, type PoolLimits } from '../parsing/pool.ts';
import { runInBackground } from './background.ts';
import { HeldFiles } from './heldFiles.ts';
import { WANTED } from './wanted.ts';
import {
  failedOf,
  type Ordered,
  type QuestionName,
  type Questions,
  type SaidByProcess,
  type ToldProcess,
  type Work,
  type WorkName,
} from './work.ts';

/** How it is started: as JSON in its first argument. */
export interface ReadingOptions {
  limits: Partial<PoolLimits>;
  visiting: { userAgent: string; allowedHosts: readonly string[] };
  /** What the threads run that parse. */
  thread?: string;
}

runInBackground();
const options = JSON.parse(process.argv[2] ?? '') as ReadingOptions; // ours: see link.ts
const pool = new ParserPool(
  options.limits,
  options.thread === undefined ? undefined : new URL(options.thread),
);
const files = new HeldFiles();

const visiting: VisitRules = {
  userAgent: options.visiting.userAgent,
  allowedHosts: new Set(options.visiting.allowedHosts),
  resolve: (name, own) => ask('resolve', { name, own }),
};

/** Only a process that is shown a photo loads what reads them. */
let photos: ReturnType<typeof loadPhotos> | undefined;
async function loadPhotos() {
  const [{ openPhoto, smallJpeg }, { createPhotoReader }] = await Promise.all([
    import('../photo/openPhoto.ts'),
    import('../photo/photoReader.ts'),
  ]);
  return { openPhoto, smallJpeg, reader: createPhotoReader() };
}
const withPhotos = (): ReturnType<typeof loadPhotos> =>
  (photos ??= loadPhotos().catch((cause: unknown) => {
    photos = undefined; // the next photo tries again
    throw cause;
  }));

type Handlers = {
  [Name in WorkName]: (
    asked: Work[Name]['asked'],
    cancelled: AbortSignal,
    id: number,
  ) => Promise<Work[Name]['result']>;
};
const handlers: Handlers = {
  fetch: async ({ address, kind, field, untilMs }, cancelled, work) => {
    const admit = (host: string) => ask('admit', { work, host });
    const fetched = await guardedFetch(address, { ...WANTED[kind], field }, visiting, {
      untilMs,
      cancelled,
      admit,
    });
    if (!fetched.ok) return fetched;
    const { bytes, ...head } = fetched;
    return { ...head, file: files.hold(bytes, untilMs) };
  },
  hold: async ({ bytes, untilMs }) => files.hold(bytes, untilMs),
  bytes: async ({ file }) => files.bytesOf(file),
  warm: (_, cancelled) =>
    new Promise((resolve, reject) => {
      cancelled.addEventListener('abort', () => reject(new ParserTooSlow('it is still starting')));
      pool.warm('page').then(() => resolve(null), reject);
    }),
  page: ({ file, untilMs, ...order }, cancelled) =>
    pool.parse('page', { ...order, bytes: files.bytesOf(file) }, { untilMs, cancelled }),
  walkPaths: ({ untilMs, ...order }, cancelled) =>
    pool.parse('walkPaths', order, { untilMs, cancelled }),
  openPhoto: async ({ file }) => {
    const { openPhoto } = await withPhotos();
    const opened = await openPhoto(files.bytesOf(file));
    if (!opened.ok) return opened;
    const { bytes: _, ...photo } = opened.photo;
    return { ok: true, photo: { ...photo, file } };
  },
  readPhoto: async ({ photo: { file, ...photo }, workspaceId }, cancelled) => {
    const { reader } = await withPhotos();
    return reader.read({ ...photo, bytes: files.bytesOf(file) }, workspaceId, cancelled);
  },
  smallJpeg: async ({ photo: { file, ...photo } }) => {
    const { smallJpeg } = await withPhotos();
    return smallJpeg({ ...photo, bytes: files.bytesOf(file) });
  },
};

const atWork = new Map<number, AbortController>();
const asking = new Map<number, PromiseWithResolvers<unknown>>();
let lastQuestion = 0;

process.on('message', (told: ToldProcess) => {
  if ('ping' in told) say({ pong: true });
  else if ('work' in told) void answer(told);
  else if ('cancelled' in told) atWork.get(told.cancelled)?.abort();
  else if ('released' in told) files.release(told.released);
  else if ('failed' in told)
    asking.get(told.question)?.reject(Object.assign(new Error(told.failed.message), told.failed));
  else asking.get(told.question)?.resolve(told.answer);
});
// a service that is told to stop answers what is under way first, and ends this process then
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => {});
// the service is gone: threads that spin end with this process
process.on('disconnect', () => process.exit());

async function answer({ id, work, asked }: Ordered): Promise<void> {
  const cancelled = new AbortController();
  atWork.set(id, cancelled);
  try {
    // each work is asked its own kind
    say({ id, result: await handlers[work](asked as never, cancelled.signal, id) });
  } catch (cause) {
    say({ id, failed: failedOf(cause) });
  } finally {
    atWork.delete(id);
  }
}

async function ask<Name extends QuestionName>(
  asks: Name,
  asked: Questions[Name]['asked'],
): Promise<Questions[Name]['answer']> {
  const question = (lastQuestion += 1);
  const answered = Promise.withResolvers<unknown>();
  asking.set(question, answered);
  try {
    say({ question, asks, asked } as SaidByProcess); // a question with its own kind of words
    return (await answered.promise) as Questions[Name]['answer']; // and its own kind of answer
  } finally {
    asking.delete(question);
  }
}

function say(said: SaidByProcess): void {
  if (process.connected) process.send?.(said);
}
