import type { IncomingMessage } from 'node:http';
import { LiftedPhotos } from './liftedPhotos.ts';
import { PhotoLifter } from './photoLifter.ts';

/** What is left of a body without its photos is too much. */
export class TextTooLarge extends Error {
  override readonly name = 'TextTooLarge';
}

/** A body breaks off: its caller has gone. */
export class BodyBroken extends Error {
  override readonly name = 'BodyBroken';
}

/**
 * Reads a body whose inline photos go to the disk: the text that is left, and the photos, to be
 * closed by who asked. Throws `TextTooLarge` or `BodyBroken`; no photo is left then.
 */
export async function liftBody(
  request: IncomingMessage,
  textBytesMax: number,
  folder: string,
): Promise<{ text: Buffer; photos: LiftedPhotos }> {
  const photos = await LiftedPhotos.open(folder);
  try {
    const lifter = new PhotoLifter(photos);
    for await (const chunk of chunksOf(request)) {
      const goesOn = lifter.push(chunk.toString('latin1'));
      if (photos.textBytes > textBytesMax) throw new TextTooLarge('a body holds too much text');
      await photos.store();
      if (!goesOn) return { text: photos.takeText(), photos };
    }
    lifter.end();
    return { text: photos.takeText(), photos };
  } catch (cause) {
    await photos.close();
    throw cause;
  }
}

/** The connection stays open for the answer where not all of them are read. */
async function* chunksOf(request: IncomingMessage): AsyncGenerator<Buffer> {
  const chunks: AsyncIterator<Buffer> = request[Symbol.asyncIterator]();
  for (;;) {
    const next = await chunks.next().catch((cause: unknown) => {
      throw new BodyBroken('a body broke off', { cause });
    });
    if (next.done) return;
    yield next.value;
  }
}
