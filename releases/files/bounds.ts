/**
 * How much a file of a publisher may unpack to: a small file that becomes a large one is meant to
 * harm.
 */
import { BrokenFile, type SourceFile } from '../importers/importer.ts';

const MB = 1024 * 1024;

/** What is unpacked at most when nothing else is set; a text of V8 cannot be longer either. */
export const UNPACKED_BYTES_MAX = 512 * MB;
/** Official files unpack to some twenty times their size, the most repetitive ones to sixty. */
const RATIO_MAX = 100;
/** Small files may be as repetitive as they like. */
const ALWAYS_BYTES = 64 * MB;

/**
 * Bytes that a file may unpack to, everything inside it together: by its own size, and never more
 * than `bytesMax`.
 */
export const unpackedMaxOf = (packedBytes: number, bytesMax = UNPACKED_BYTES_MAX): number =>
  Math.min(bytesMax, Math.max(ALWAYS_BYTES, packedBytes * RATIO_MAX));

/** The same of a source file, which may have been opened once already. */
export const unpackedMax = (file: SourceFile): number =>
  file.unpackedMax ?? unpackedMaxOf(file.bytes.length);

/** The refusal of a file that unpacks to more. */
export const unpacksTooFar = (name: string, bytesMax: number): BrokenFile =>
  new BrokenFile(
    name,
    null,
    `it unpacks to more than ${Math.floor(bytesMax / MB)} MB, which no official file of its size does. ` +
      'If you trust it, unpack it yourself and import what is in it (IMPORT_UNPACKED_MB bounds large ones)',
  );
