/** The body of an answer, unpacked, and never more of it than was allowed. */
import type { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { causeCode } from './causes.ts';
import { brotliDecompress, constants, gunzip, inflate, inflateRaw } from 'node:zlib';

/** The body is not packed as its header says, or in a way that nobody asked for. */
export class BodyUnreadable extends Error {
  override readonly name = 'BodyUnreadable';
}

/** The body is larger than allowed, as it was sent or unpacked; it was not read to its end. */
export class BodyTooLarge extends Error {
  override readonly name = 'BodyTooLarge';
}

const CODINGS_MAX = 2; // one is usual, a second one a proxy's mistake

/**
 * The bytes of a body under its `Content-Encoding`. Throws `BodyTooLarge` as soon as more than
 * `bytesMax` have come or been unpacked, `BodyUnreadable` when it is not packed as it says; throws
 * otherwise when the connection breaks.
 */
export async function boundedBody(
  body: Readable,
  contentEncoding: string,
  bytesMax: number,
): Promise<Uint8Array> {
  const codings = contentEncoding
    .toLowerCase()
    .split(',')
    .map((coding) => coding.trim())
    .filter((coding) => coding !== '' && coding !== 'identity');
  if (codings.length > CODINGS_MAX) throw new BodyUnreadable('packed too many times');
  let bytes = await received(body, bytesMax);
  for (const coding of codings.toReversed()) bytes = await unpacked(bytes, coding, bytesMax);
  return bytes;
}

async function received(body: Readable, bytesMax: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of body as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > bytesMax) throw new BodyTooLarge(); // leaving the loop closes the connection
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

// what a server cut off at the end is taken as far as it goes, as browsers do
const ZLIB = { finishFlush: constants.Z_SYNC_FLUSH };
const BROTLI = { finishFlush: constants.BROTLI_OPERATION_FLUSH };
const DEFLATE_METHOD = 8;

async function unpacked(bytes: Buffer, coding: string, maxOutputLength: number): Promise<Buffer> {
  if (bytes.length === 0) return bytes;
  try {
    if (coding === 'gzip' || coding === 'x-gzip')
      return await promisify(gunzip)(bytes, { ...ZLIB, maxOutputLength });
    if (coding === 'br')
      return await promisify(brotliDecompress)(bytes, { ...BROTLI, maxOutputLength });
    if (coding === 'deflate') {
      // servers mean two formats by it: one with zlib's header, whose first byte names the method,
      // and one without
      const wrapped = ((bytes[0] ?? 0) & 0x0f) === DEFLATE_METHOD;
      return await promisify(wrapped ? inflate : inflateRaw)(bytes, { ...ZLIB, maxOutputLength });
    }
  } catch (cause) {
    if (causeCode(cause) === 'ERR_BUFFER_TOO_LARGE') throw new BodyTooLarge('unpacked', { cause });
    throw new BodyUnreadable(`not packed as ${coding}`, { cause });
  }
  throw new BodyUnreadable(`packed in an unknown way: ${coding}`);
}
