/** Passes are counted, not timed: readers stand in that end a pass when they are told to. */
import { expect, it } from '@jest/globals';
import type { OpenPhoto } from './openPhoto.ts';
import { createPhotoReader, type PhotoReaders } from './photoReader.ts';

interface Pass {
  /** Whose photo it is of. */
  of: string;
  end: () => void;
}

/** A photo that the stand-ins know again. */
const photoOf = (name: string): OpenPhoto => ({
  mime: 'image/png',
  width: 1,
  height: 1,
  bytes: Buffer.from(name),
});
const LABEL = 'CERAMIC COFFEE MUG';
const NOISE_WAYS = 2;

function standIns() {
  const [texts, codes]: [Pass[], Pass[]] = [[], []];
  const begun: string[] = [];
  const pass = <T>(passes: Pass[], of: string, result: T): Promise<T> =>
    new Promise((resolve) => {
      const own = { of, end: () => (passes.splice(passes.indexOf(own), 1), resolve(result)) };
      passes.push(own);
    });
  const stop = async (): Promise<void> => {};
  const picture = { width: 1, height: 1 };
  const readers: PhotoReaders = {
    pictures: {
      grey: async ({ bytes }) => ({ ...picture, pixels: bytes }),
      turnedGrey: async (image) => image,
      turnedPng: async ({ pixels }) => Buffer.from(pixels),
    },
    codes: {
      read: ({ pixels }) =>
        pass(codes, Buffer.from(pixels).toString(), { barcodes: [], quarters: null, angle: 0 }),
      stop,
    },
    texts: {
      read: (png) => {
        const of = png.toString();
        begun.push(of);
        const words = LABEL.split(' ').map((text) => ({
          text,
          confidence: of === 'label' ? 96 : 10,
        }));
        return pass(texts, of, [words]);
      },
      stop,
    },
  };
  return { readers, texts, codes, begun };
}

const never = new AbortController().signal;
/** Lets everything that is due happen. */
const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

it('behind 25 noisy photos of another workspace a label waits for two passes that are under way, and for no further one', async () => {
  const { readers, texts, codes, begun } = standIns();
  const reader = createPhotoReader(readers);
  const noise = Array.from({ length: 25 }, () => reader.read(photoOf('noise'), 'A', never));
  const end = async (passes: Pass[]): Promise<void> => {
    passes[0]?.end();
    await settled();
  };
  await settled();
  for (let n = 0; n < 10; n += 1) await end(codes);
  // eight wait for their text, 14 for their barcodes
  expect([begun.length, texts.length, codes.length]).toEqual([2, 2, 1]);
  const label = reader.read(photoOf('label'), 'B', never);
  await settled();
  await end(codes);
  expect(codes.map(({ of }) => of)).toEqual(['label']);
  await end(codes);
  expect(begun).toEqual(['noise', 'noise']);
  await end(texts);
  expect(begun).toEqual(['noise', 'noise', 'label']);
  texts.find(({ of }) => of === 'label')?.end();
  expect(await label).toEqual({ text: LABEL, barcodes: [] });
  await endAll(noise, texts, codes);
  expect(begun.length).toBeGreaterThanOrEqual(25 * NOISE_WAYS); // nobody was forgotten
});

it('no more than two text passes and one barcode pass are ever under way', async () => {
  const { readers, texts, codes } = standIns();
  const reader = createPhotoReader(readers);
  const all = ['A', 'B', 'C', 'D', 'E', 'A'].map((id) => reader.read(photoOf('noise'), id, never));
  expect(await endAll(all, texts, codes)).toEqual({ texts: 2, codes: 1 });
});

it('a photo whose time is over leaves its place to the next', async () => {
  const { readers, texts, codes } = standIns();
  const reader = createPhotoReader(readers);
  const deadline = new AbortController();
  const first = reader.read(photoOf('noise'), 'A', never);
  await settled();
  const late = reader.read(photoOf('label'), 'B', deadline.signal).catch((cause: unknown) => cause);
  const next = reader.read(photoOf('label'), 'C', never);
  await settled();
  deadline.abort(new Error('over'));
  expect(await late).toEqual(new Error('over'));
  await endAll([first, next], texts, codes);
  expect((await next).text).toBe(LABEL);
});

/** Ends pass after pass until all is read; the most that were under way at once. */
async function endAll(
  reading: readonly Promise<unknown>[],
  texts: Pass[],
  codes: Pass[],
): Promise<{ texts: number; codes: number }> {
  const most = { texts: 0, codes: 0 };
  const ended = new Set<Promise<unknown>>();
  for (const one of reading) void one.finally(() => ended.add(one));
  while (ended.size < reading.length) {
    await settled();
    most.texts = Math.max(most.texts, texts.length);
    most.codes = Math.max(most.codes, codes.length);
    codes[0]?.end();
    if (texts.length === 2 || codes.length === 0) texts[0]?.end();
  }
  return most;
}
