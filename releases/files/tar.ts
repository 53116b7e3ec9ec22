/** Files of a tar archive (POSIX ustar), as publishers and repositories pack folders. */
import { BrokenFile, type SourceFile } from '../importers/importer.ts';

const BLOCK_BYTES = 512;
/** Where a header holds what: name, size in octal digits, kind of entry, magic. */
const NAME = [0, 100] as const;
const SIZE = [124, 136] as const;
const KIND = 156;
const MAGIC = [257, 262] as const;
const REGULAR: ReadonlySet<string> = new Set(['0', '\0']);

/** Whether the file is such an archive. */
export const isTar = ({ bytes }: SourceFile): boolean => textIn(bytes, MAGIC) === 'ustar';

/**
 * The regular files of the archive under their own names, without folders, in its order. Throws
 * `BrokenFile` for one that is cut off or whose header names no size.
 */
export function* filesOfTar({ name, bytes }: SourceFile): Generator<SourceFile> {
  for (let at = 0; at + BLOCK_BYTES <= bytes.length;) {
    const header = bytes.subarray(at, at + BLOCK_BYTES);
    if (header.every((byte) => byte === 0)) return; // the end of the archive
    const size = textIn(header, SIZE).trim();
    if (!/^[0-7]+$/.test(size))
      throw new BrokenFile(name, null, `the archive is damaged: byte ${at} begins no file`);
    const [from, count] = [at + BLOCK_BYTES, Number.parseInt(size, 8)];
    if (from + count > bytes.length)
      throw new BrokenFile(name, null, 'the archive is cut off inside a file');
    const path = textIn(header, NAME);
    if (REGULAR.has(String.fromCodePoint(header[KIND] ?? 0)))
      yield { name: path.split('/').at(-1) ?? path, bytes: bytes.subarray(from, from + count) };
    at = from + Math.ceil(count / BLOCK_BYTES) * BLOCK_BYTES;
  }
}

const textIn = (bytes: Uint8Array, [from, to]: readonly [number, number]): string =>
  new TextDecoder('latin1').decode(bytes.subarray(from, to)).split('\0')[0] ?? '';
