/** The print of a photo was not read to its end, and no barcode either. */
export class PhotoTooSlow extends Error {
  override readonly name = 'PhotoTooSlow';
}
