/** The seam of all importers: files of a publisher in, records of one shape out. */
import type { ReleaseRecord } from '../../engine/release/records.ts';

/** A file as it was fetched or handed in; gzip is opened before it comes here. */
export interface SourceFile {
  /** Name without folder, as it was given: `hts_2026_rev_10.json`. */
  name: string;
  bytes: Uint8Array;
  /** Bytes that it may unpack to, when it is an archive; absent: what its size allows. */
  unpackedMax?: number;
}

export interface Importer {
  /** Formats it reads, in words, for the help of the command. */
  formats: readonly string[];
  /**
   * Records of the files in the publisher's order, produced one after the other so that a large
   * file is never held twice. Throws `BrokenFile` for a file that is truncated, empty, of another
   * format or encoding, or with orphaned rows.
   */
  read: (files: readonly SourceFile[]) => AsyncIterable<ReleaseRecord> | Iterable<ReleaseRecord>;
  /**
   * The edition that the files name themselves, e.g. `2026 Revision 10`; null when nothing in them
   * tells.
   */
  versionOf?: (files: readonly SourceFile[]) => string | null;
}

/**
 * A file that cannot become a release: which, where (row or line, counted from 1) and why, in one
 * sentence.
 */
export class BrokenFile extends Error {
  override readonly name = 'BrokenFile';
  readonly file: string;
  readonly row: number | null;

  constructor(file: string, row: number | null, why: string) {
    super(`${file}${row === null ? '' : `, row ${row}`}: ${why}`);
    this.file = file;
    this.row = row;
  }
}

/**
 * The text of a file in UTF-8 (a mark at its beginning is left out). Throws `BrokenFile` when it is
 * empty or no UTF-8.
 */
export function textOf({ name, bytes }: SourceFile): string {
  if (bytes.length === 0) throw new BrokenFile(name, null, 'the file is empty');
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new BrokenFile(name, null, 'the file is not UTF-8 text');
  }
}

/**
 * The JSON of a file. Throws `BrokenFile` naming the line at which a truncated or foreign file
 * breaks off.
 */
export function jsonOf(file: SourceFile): unknown {
  const text = textOf(file);
  try {
    return JSON.parse(text) as unknown;
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    const at = /position (\d+)/.exec(why)?.[1];
    const line = text.slice(0, at === undefined ? text.length : Number(at)).split('\n').length;
    throw new BrokenFile(file.name, line, `the file is no complete JSON: ${why}`);
  }
}

/** Blanks of every kind become one; markup and its entities go. */
export const tidyText = (printed: string): string =>
  printed
    .replaceAll(/<br ?\/?>/gi, ' ')
    .replaceAll(/<\/?[a-z][^<>]*>/gi, '')
    .replaceAll('&amp;', '&')
    .replaceAll('&nbsp;', ' ')
    .replaceAll(/[\s\u00a0]+/g, ' ')
    .trim();
