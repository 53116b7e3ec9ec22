/** Opening of gzip files, never further than allowed. */
import { createGunzip } from 'node:zlib';
import { BrokenFile, type SourceFile } from '../importers/importer.ts';
import { unpackedMaxOf, unpacksTooFar } from './bounds.ts';

const CHUNK_BYTES = 256 * 1024;

const isGzip = (bytes: Uint8Array): boolean => bytes[0] === 0x1f && bytes[1] === 0x8b;

/**
 * A file with gzip opened, all its members; any other file as it is. It is counted before anything
 * is kept, so that a refused one costs no memory. Throws `BrokenFile` when it is damaged, cut off,
 * packed twice, or unpacks to too much.
 */
export async function opened({ name, bytes }: SourceFile, bytesMax?: number): Promise<SourceFile> {
  const allowed = unpackedMaxOf(bytes.length, bytesMax);
  if (!isGzip(bytes)) return { name, bytes, unpackedMax: allowed };
  let size = 0;
  for await (const chunk of pieces(name, bytes)) {
    size += chunk.length;
    if (size > allowed) throw unpacksTooFar(name, allowed);
  }
  const open = Buffer.alloc(size);
  let at = 0;
  for await (const chunk of pieces(name, bytes)) at += chunk.copy(open, at);
  if (isGzip(open)) throw new BrokenFile(name, null, 'the file is packed twice: unpack it once');
  // what it holds, packed again (a workbook), has what is left
  return { name: name.replace(/\.gz$/, ''), bytes: open, unpackedMax: Math.max(0, allowed - size) };
}

async function* pieces(name: string, bytes: Uint8Array): AsyncGenerator<Buffer> {
  const stream = createGunzip({ chunkSize: CHUNK_BYTES });
  stream.end(bytes);
  try {
    for await (const chunk of stream as AsyncIterable<Buffer>) yield chunk;
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new BrokenFile(name, null, `the gzip file is damaged or cut off (${why})`);
  } finally {
    stream.destroy();
  }
}
