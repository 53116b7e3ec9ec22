/**
 * A photo made ready to be read: the right way up, without colours, of a size at which print can be
 * read.
 */
import sharp, { type Sharp } from 'sharp';
import { otherKind, photoMime } from '../../engine/photo/format.ts';
import type { GreyImage, PhotoMime } from '../../engine/photo/types.ts';
import { PixelGate } from './pixelGate.ts';

const PIXELS_MAX = 50_000_000; // a small file may unfold into gigabytes
/** Two of the largest at a time, or as many smaller ones: some 400 MB of 8-bit pictures. */
const gate = new PixelGate(2 * PIXELS_MAX);
/** A picture that takes longer keeps others waiting, and its request has given it up. */
const TIME = { seconds: 15 };

/** A photo that can be opened. */
export interface OpenPhoto {
  mime: PhotoMime;
  /** As it is stored; a photo that lies on its side says so apart from that. */
  width: number;
  height: number;
  bytes: Buffer;
}

export type OpenedPhoto = { ok: true; photo: OpenPhoto } | { ok: false; why: string };

/**
 * The photo, or why it cannot be one, in words for the caller. All of it is decoded: a truncated
 * file is found here.
 */
export async function openPhoto(bytes: Buffer): Promise<OpenedPhoto> {
  const mime = photoMime(bytes);
  if (!mime) {
    const kind = otherKind(bytes);
    return {
      ok: false,
      why: `is ${kind ? `a ${kind} file` : 'no photo'}; send a jpeg, png, webp or gif`,
    };
  }
  try {
    const { width, height, pageHeight } = await sharp(bytes, {
      pages: 1,
      limitInputPixels: false,
    }).metadata();
    if (width * height > PIXELS_MAX)
      return { ok: false, why: `has ${width} x ${height} pixels; at most 50 million are read` };
    await gate.run(width * height, () => image(bytes).stats());
    return { ok: true, photo: { mime, width, height: pageHeight ?? height, bytes } };
  } catch {
    return { ok: false, why: 'cannot be opened: the file is damaged or cut off' };
  }
}

/** The first frame, upright, on white where it is transparent. */
const image = (bytes: Buffer): Sharp =>
  sharp(bytes, { pages: 1, limitInputPixels: PIXELS_MAX, failOn: 'error' })
    .timeout(TIME)
    .autoOrient()
    .flatten({ background: '#fff' });

const READING_SIDE = 1600;
const ENLARGED_MAX = 3;

/** The photo in shades of grey with its contrast drawn out, its longer side about 1,600 pixels. */
export async function greyImage({ bytes, width, height }: OpenPhoto): Promise<GreyImage> {
  const scale = Math.min(ENLARGED_MAX, READING_SIDE / Math.max(width, height));
  const side = Math.max(1, Math.round(Math.max(width, height) * scale));
  const { data, info } = await gate.run(width * height, () =>
    image(bytes)
      .resize({ width: side, height: side, fit: 'inside', kernel: 'lanczos3' })
      .grayscale()
      .normalise()
      .raw()
      .toBuffer({ resolveWithObject: true }),
  );
  return { width: info.width, height: info.height, pixels: channelOf(data, info.channels) };
}

/** The first channel of interleaved pixels. */
function channelOf(data: Buffer, channels: number): Uint8Array {
  if (channels === 1) return data;
  const pixels = new Uint8Array(data.length / channels);
  for (let at = 0; at < pixels.length; at += 1) pixels[at] = data[at * channels] ?? 0;
  return pixels;
}

/** As a png, turned by so many degrees; corners become the shade that most of the edge has. */
export const turnedPng = (grey: GreyImage, degrees: number): Promise<Buffer> =>
  turned(grey, degrees).png({ compressionLevel: 1 }).toBuffer();

/** The same as pixels. */
export async function turnedGrey(grey: GreyImage, degrees: number): Promise<GreyImage> {
  const { data, info } = await turned(grey, degrees).raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, pixels: channelOf(data, info.channels) };
}

function turned({ width, height, pixels }: GreyImage, degrees: number): Sharp {
  const grey = sharp(pixels, { raw: { width, height, channels: 1 } }).timeout(TIME);
  return (
    degrees === 0
      ? grey
      : grey.rotate(degrees, { background: edgeShade({ width, height, pixels }) })
  ).grayscale();
}

function edgeShade({ width, pixels }: GreyImage): { r: number; g: number; b: number } {
  const edge = [...pixels.subarray(0, width), ...pixels.subarray(-width)].sort((a, b) => a - b);
  const shade = edge[edge.length >> 1] ?? 255;
  return { r: shade, g: shade, b: shade };
}

const SEEN_SIDE = 1024;

/** A small jpeg for a model that reads photos, as a data URL. */
export async function smallJpeg({ bytes, width, height }: OpenPhoto): Promise<string> {
  const jpeg = await gate.run(width * height, () =>
    image(bytes)
      .resize({ width: SEEN_SIDE, height: SEEN_SIDE, fit: 'inside', withoutEnlargement: true })
      .jpeg({ quality: 80 })
      .toBuffer(),
  );
  return `data:image/jpeg;base64,${jpeg.toString('base64')}`;
}
