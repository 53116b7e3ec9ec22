/**
 * The process in which everything is read that strangers made: it has no connection and no secret, runs behind those that
 * answer requests, and when a file breaks it, it alone ends.
 */
import { ParserPool, type PoolLimits } from '../parsing/pool.ts';
import { runInBackground } from './background.ts';
import type { Said, Told, Work, WorkName } from './work.ts';

/** How it is started: as JSON in its first argument. */
export interface ReadingOptions {
  limits: Partial<PoolLimits>;
  /** What the threads run that parse. */
  thread?: string;
}

runInBackground();
const { limits, thread } = JSON.parse(process.argv[2] ?? '{}') as ReadingOptions; // ours: see readingProcess.ts
const pool = new ParserPool(limits, thread === undefined ? undefined : new URL(thread));
/** Only a process that is shown a photo loads what reads them. */
let photos: Promise<Photos> | undefined;

type Photos = Awaited<ReturnType<typeof loadPhotos>>;
async function loadPhotos() {
  const [{ openPhoto, smallJpeg }, { createPhotoReader }] = await Promise.all([
    import('../photo/openPhoto.ts'),
    import('../photo/photoReader.ts'),
  ]);
  return { openPhoto, smallJpeg, reader: createPhotoReader() };
}
const withPhotos = (): Promise<Photos> => (photos ??= loadPhotos());

type Handlers = {
  [Name in WorkName]: (asked: Work[Name]['asked'], cancelled: AbortSignal) => Promise<Work[Name]['result']>;
};
const handlers: Handlers = {
  parse: ({ parser, order, untilMs }, cancelled) => pool.parse(parser, order, { untilMs, cancelled }),
  openPhoto: async ({ bytes }) => {
    const opened = await (await withPhotos()).openPhoto(bytes);
    if (!opened.ok) return opened;
    const { bytes: _, ...photo } = opened.photo;
    return { ok: true, photo };
  },
  readPhoto: async ({ photo, workspaceId }, cancelled) =>
    (await withPhotos()).reader.read(photo, workspaceId, cancelled),
  smallJpeg: async ({ photo }) => (await withPhotos()).smallJpeg(photo),
};

const atWork = new Map<number, AbortController>();
process.on('message', (told: Told) => {
  if ('cancelled' in told) atWork.get(told.cancelled)?.abort();
  else void answer(told);
});
process.on('disconnect', () => process.exit()); // the service is gone: threads that spin end with this process

async function answer({ id, work, asked }: Exclude<Told, { cancelled: number }>): Promise<void> {
  const cancelled = new AbortController();
  atWork.set(id, cancelled);
  try {
    say({ id, result: await handlers[work](asked as never, cancelled.signal) }); // each work is asked its own kind of question
  } catch (cause) {
    const { name, message } = cause instanceof Error ? cause : new Error(String(cause));
    say({ id, failed: { name, message } });
  } finally {
    atWork.delete(id);
  }
}

function say(said: Said): void {
  if (process.connected) process.send?.(said);
}
