/**
 * A caller's picture before it goes into a file. JPEG goes in as it is; of a PNG the size of what is
 * packed is proven first, so that nothing unpacks into more than it says.
 */
import { inflateSync } from 'node:zlib';
import { photoMime } from '../../engine/photo/format.ts';

/** The bytes of a picture that can be printed, or what is wrong with it. */
export type LogoRead = { content: Buffer } | { fault: string };

const SIDE_MAX = 2000; // pixels: finer than any printer at this size
const BROKEN = 'is broken, or no PNG or JPEG picture';

/** Reads a data URL; only what is plain PNG, or JPEG in grey or RGB, is taken. */
export function readLogo(dataUrl: string): LogoRead {
  const content = Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64');
  const mime = photoMime(content);
  const fault =
    mime === 'image/png' ? pngFault(content) : mime === 'image/jpeg' ? jpegFault(content) : BROKEN;
  return fault === null ? { content } : { fault };
}

const sizeFault = (width: number, height: number): string | null =>
  width < 1 || height < 1 || width > SIDE_MAX || height > SIDE_MAX
    ? `must have sides of ${SIDE_MAX} pixels at most`
    : null;

/** Samples of a pixel by colour type: grey, RGB, palette, grey and RGB with transparency. */
const SAMPLES: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };

/** PNG specification, third edition: chunks of length, type, data, checksum. */
function pngFault(png: Buffer): string | null {
  if (png.length < 33 || png.toString('latin1', 12, 16) !== 'IHDR') return BROKEN;
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)];
  const [depth = 0, colour = 0, , , interlace = 0] = png.subarray(24, 29);
  const samples = SAMPLES[colour];
  if (samples === undefined || ![1, 2, 4, 8].includes(depth))
    return 'must have 8 bits a sample at most';
  if (interlace !== 0) return 'must not be interlaced';
  const size = sizeFault(width, height);
  if (size !== null) return size;
  const rowBytes = Math.ceil((width * samples * depth) / 8) + 1;
  return unpackedBytes(png, rowBytes * height) === rowBytes * height ? null : BROKEN;
}

/** Bytes that the picture of a PNG unpacks to; null where there are more, or it is broken. */
function unpackedBytes(png: Buffer, bytesMax: number): number | null {
  const parts: Buffer[] = [];
  for (let at = 8; at + 12 <= png.length;) {
    const length = png.readUInt32BE(at);
    if (at + 12 + length > png.length) return null;
    if (png.toString('latin1', at + 4, at + 8) === 'IDAT')
      parts.push(png.subarray(at + 8, at + 8 + length));
    at += 12 + length;
  }
  try {
    return inflateSync(Buffer.concat(parts), { maxOutputLength: bytesMax }).length;
  } catch {
    return null; // broken, or more than it says
  }
}

/** The frame header of a JPEG (ITU T.81, B.2.2): baseline or progressive, grey or RGB. */
function jpegFault(jpeg: Buffer): string | null {
  for (let at = 2; at + 10 <= jpeg.length;) {
    if (jpeg[at] !== 0xff) return BROKEN;
    const marker = jpeg[at + 1] ?? 0;
    if (marker >= 0xc0 && marker <= 0xc2) {
      if (jpeg[at + 4] !== 8) return 'must have 8 bits a sample';
      const components = jpeg[at + 9];
      if (components !== 1 && components !== 3) return 'must be grey or RGB';
      return sizeFault(jpeg.readUInt16BE(at + 7), jpeg.readUInt16BE(at + 5));
    }
    at += 2 + jpeg.readUInt16BE(at + 2);
  }
  return BROKEN;
}
