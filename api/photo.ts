/** The photo of a request on its way in: an inline one is kept at once, and only its reference travels on. */
import { imageUrlFault, inlinePhoto, PHOTO_BYTES_MAX } from '../contract/photo.ts';
import type { Orm } from '../db/orm.ts';
import { keepPhoto } from '../db/store/photos.ts';
import { otherKind, photoMime } from '../engine/photo/format.ts';
import type { PhotoSource } from '../workflows/contract.ts';

/**
 * Where the photo is; a fault when what was sent is no photo. An address is not looked at
 * here; neither is whether the photo can be opened.
 */
export async function photoSource(orm: Orm, imageUrl: string): Promise<PhotoSource> {
  const fault = imageUrlFault(imageUrl);
  if (fault !== null) return { fault };
  const inline = inlinePhoto(imageUrl);
  if (inline === null) return { url: imageUrl };
  const bytes = Buffer.from(inline, 'base64');
  if (bytes.length > PHOTO_BYTES_MAX) return { fault: 'is larger than 6 MB' };
  const mime = photoMime(bytes);
  if (mime) return { photoRef: await keepPhoto(orm, bytes, mime) };
  const kind = otherKind(bytes);
  return { fault: `is ${kind ? `a ${kind} file` : 'no photo'}; send a jpeg, png, webp or gif` };
}

/** The same for the items of a batch, undefined where an item has no photo. A fault is for its item alone to fail of. */
export async function photoSources(
  orm: Orm,
  items: readonly { imageUrl?: string | undefined }[],
): Promise<(PhotoSource | undefined)[]> {
  const sources: (PhotoSource | undefined)[] = [];
  for (const { imageUrl } of items) sources.push(imageUrl ? await photoSource(orm, imageUrl) : undefined);
  return sources;
}
