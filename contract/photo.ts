/** A photo of goods in a request: the address of one, or the photo itself. */
import { z } from 'zod';
import { MB } from './operation.ts';

/** Characters of an inline photo: 6 MB in base64, and its head (interface, Limits). */
export const INLINE_CHARACTERS_MAX = 8_400_000;
export const PHOTO_BYTES_MAX = 6 * 1024 * 1024;
const ADDRESS_CHARACTERS_MAX = 2048;

const HEAD = /^data:image\/(?:jpeg|jpg|png|webp|gif);base64,/i;

/**
 * What is wrong with the form of an `imageUrl`; null when nothing is. Whether it is a photo shows
 * when it is opened.
 */
export function imageUrlFault(value: string): string | null {
  if (/^\s*data:/i.test(value)) return inlineFault(value);
  if (!/^https?:\/\//i.test(value) || !URL.canParse(value))
    return 'must be an http or https address, or a data URL of a jpeg, png, webp or gif photo in base64';
  return value.length > ADDRESS_CHARACTERS_MAX
    ? `must be at most ${ADDRESS_CHARACTERS_MAX} characters long as an address`
    : null;
}

function inlineFault(value: string): string | null {
  const head = HEAD.exec(value)?.[0];
  if (head === undefined)
    return 'must begin with data:image/jpeg;base64, (or image/png, image/webp, image/gif) as an inline photo';
  return isBase64(value, head.length) ? null : NOT_BASE64;
}

export const NOT_BASE64 = 'is not valid base64';

/** Groups of four characters, the last one padded or left short; an empty text is none. */
export function isBase64(value: string, from = 0): boolean {
  const padding = /={0,2}$/.exec(value.slice(-2))?.[0].length ?? 0;
  const characters = value.length - from - padding;
  if (characters <= 0 || characters % 4 === 1) return false;
  if (padding > 0 && (characters + padding) % 4 !== 0) return false;
  return !/[^A-Za-z0-9+/]/.test(value.slice(from, value.length - padding));
}

/** The base64 of an inline photo; null for an address. Takes what passed `imageUrlFault`. */
export function inlinePhoto(imageUrl: string): string | null {
  const head = HEAD.exec(imageUrl)?.[0];
  return head === undefined ? null : imageUrl.slice(head.length);
}

/** Body of a batch with inline photos: 25 of the largest, and as much text as any batch may have. */
export const PHOTOS_BODY_BYTES_MAX = 210 * MB;
/** What the description of a batch says of it. */
export const PHOTOS_BODY_WORDS =
  'Each item may have a photo of up to 6 MB, by its address or inline. A body with inline photos holds at most 210 MB, and ' +
  '9 MB beside them; one that is packed or sent without Content-Length 9 MB in all. A larger one is 413. Photos by address ' +
  'count towards no such limit.';

/** How a body with photos gets smaller. */
export const PHOTO_BY_ADDRESS = 'Send the photo by its address in imageUrl.';
export const PHOTOS_BY_ADDRESS =
  'Send the photos by their addresses in imageUrl, up to 6 MB each, or in several calls.';

/** The field `imageUrl` of a request body. */
export const imageUrl = z
  .string()
  .max(INLINE_CHARACTERS_MAX)
  .superRefine((value, context) => {
    const message = imageUrlFault(value);
    if (message !== null) context.addIssue({ code: 'custom', message });
  })
  .meta({
    description:
      'A photo of the goods: an http or https address of at most 2,048 characters, or an inline data URL of a jpeg, png, ' +
      'webp or gif photo in base64; up to 6 MB. Without a language model that reads photos only its printed text and ' +
      'barcodes are read.',
    example: 'https://shop.example/photos/4711.jpg',
  });

/**
 * The same of an item of a batch: what is no photo fails its item alone, so that its form is looked
 * at there.
 */
export const itemImageUrl = z
  .string()
  .max(INLINE_CHARACTERS_MAX)
  .meta({ description: 'As `imageUrl` of a single call; a faulty one fails its item alone.' });

/** What a model that reads photos answers, before it is tidied. */
export const seenReply = z.object({
  product: z.string().nullish(),
  material: z.string().nullish(),
  printedText: z.string().nullish(),
  originLabel: z.string().nullish(),
});
