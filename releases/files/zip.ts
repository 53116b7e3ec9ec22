/**
 * Opening of zip archives by their directory, never further than it declares, and never further
 * than allowed.
 */
import { crc32, inflateRawSync } from 'node:zlib';
import { BrokenFile, type SourceFile } from '../importers/importer.ts';
import { unpackedMax, unpacksTooFar } from './bounds.ts';

/** An archive of a publisher holds one file, a workbook some dozens. */
const ENTRIES_MAX = 10_000;

interface Entry {
  name: string;
  isEncrypted: boolean;
  method: number;
  crc: number;
  packed: number;
  size: number;
  /** Of its own header in the file. */
  offset: number;
}

const FAULTS = { zip: 'the zip cannot be opened', workbook: 'the file is no complete workbook' };
const DIRECTORY_END = 0x06054b50;
const DIRECTORY_END_64 = 0x06064b50;
const DIRECTORY_ENTRY = 0x02014b50;
const LOCAL_HEADER = 0x04034b50;
const COMMENT_MAX = 0xffff;

/**
 * The wanted files of an archive by name; an archive within it is a file like any other, and not
 * opened. Throws `BrokenFile` when it is cut off or damaged, when a file has another size than the
 * directory declares, when one is encrypted, or when all wanted ones together are larger than
 * allowed.
 */
export function unzipped(
  file: SourceFile,
  isWanted: (name: string) => boolean,
  what: keyof typeof FAULTS = 'zip',
): Map<string, Uint8Array> {
  const read = <T>(work: () => T): T => attempt(FAULTS[what], file.name, work);
  const bytes = Buffer.from(file.bytes.buffer, file.bytes.byteOffset, file.bytes.byteLength);
  const wanted = read(() => entriesOf(bytes)).filter(({ name }) => isWanted(name));
  const allowed = unpackedMax(file);
  const declared = wanted.reduce((sum, { size }) => sum + size, 0);
  if (wanted.length > ENTRIES_MAX || declared > allowed) throw unpacksTooFar(file.name, allowed);
  return new Map(wanted.map((entry) => [entry.name, read(() => contentOf(bytes, entry))]));
}

class NoZip extends Error {}

function attempt<T>(fault: string, name: string, work: () => T): T {
  try {
    return work();
  } catch (cause) {
    const why = cause instanceof NoZip ? cause.message : 'it was cut off or damaged';
    throw new BrokenFile(name, null, `${fault}: ${why}`);
  }
}

function entriesOf(bytes: Buffer): Entry[] {
  const { count, offset } = directoryOf(bytes);
  if (count > ENTRIES_MAX) throw new NoZip(`it holds ${count} files, more than ${ENTRIES_MAX}`);
  const entries: Entry[] = [];
  for (let at = offset; entries.length < count;) {
    if (bytes.readUInt32LE(at) !== DIRECTORY_ENTRY) throw new NoZip('its directory is damaged');
    const nameEnd = at + 46 + bytes.readUInt16LE(at + 28);
    const extraEnd = nameEnd + bytes.readUInt16LE(at + 30);
    entries.push({
      name: bytes.toString('utf8', at + 46, nameEnd),
      isEncrypted: (bytes.readUInt16LE(at + 8) & 1) === 1,
      method: bytes.readUInt16LE(at + 10),
      crc: bytes.readUInt32LE(at + 16),
      ...placeOf(bytes, at, bytes.subarray(nameEnd, extraEnd)),
    });
    at = extraEnd + bytes.readUInt16LE(at + 32);
  }
  return entries;
}

/** Where the directory begins, and how many entries it has. It ends the file, but for a comment. */
function directoryOf(bytes: Buffer): { count: number; offset: number } {
  const last = bytes.length - 22;
  for (let at = last; at >= Math.max(0, last - COMMENT_MAX); at -= 1) {
    if (bytes.readUInt32LE(at) !== DIRECTORY_END) continue;
    const [count, offset] = [bytes.readUInt16LE(at + 10), bytes.readUInt32LE(at + 16)];
    if (count !== 0xffff && offset !== 0xffffffff) return { count, offset };
    // the locator before it names the end for large archives
    const large = Number(bytes.readBigUInt64LE(at - 12));
    if (bytes.readUInt32LE(large) !== DIRECTORY_END_64) throw new NoZip('its directory is damaged');
    return {
      count: Number(bytes.readBigUInt64LE(large + 32)),
      offset: Number(bytes.readBigUInt64LE(large + 48)),
    };
  }
  throw new NoZip('it was cut off or damaged');
}

/**
 * Sizes and place of an entry; those that are too large for its fields stand in its extra field 1,
 * in this order.
 */
function placeOf(
  bytes: Buffer,
  at: number,
  extra: Buffer,
): Pick<Entry, 'packed' | 'size' | 'offset'> {
  let field = 0;
  while (field + 4 <= extra.length && extra.readUInt16LE(field) !== 1)
    field += 4 + extra.readUInt16LE(field + 2);
  let next = field + 4;
  const sized = (short: number): number => {
    if (short !== 0xffffffff) return short;
    next += 8;
    return Number(extra.readBigUInt64LE(next - 8));
  };
  const size = sized(bytes.readUInt32LE(at + 24));
  const packed = sized(bytes.readUInt32LE(at + 20));
  return { size, packed, offset: sized(bytes.readUInt32LE(at + 42)) };
}

function contentOf(
  bytes: Buffer,
  { name, isEncrypted, method, crc, packed, size, offset }: Entry,
): Uint8Array {
  if (isEncrypted) throw new NoZip(`${name} is encrypted`);
  if (bytes.readUInt32LE(offset) !== LOCAL_HEADER)
    throw new NoZip(`${name} is not where it should be`);
  const start = offset + 30 + bytes.readUInt16LE(offset + 26) + bytes.readUInt16LE(offset + 28);
  const content = inflated(name, method, bytes.subarray(start, start + packed), size);
  if (content.length !== size || crc32(content) !== crc)
    throw new NoZip(`${name} is damaged, or another file than its directory declares`);
  return content;
}

function inflated(name: string, method: number, packed: Buffer, size: number): Uint8Array {
  if (method === 0) return packed;
  if (method !== 8) throw new NoZip(`${name} is packed in a way that is not read`);
  try {
    return inflateRawSync(packed, { maxOutputLength: Math.max(1, size) });
  } catch {
    throw new NoZip(`${name} is damaged, or larger than its directory declares`);
  }
}
