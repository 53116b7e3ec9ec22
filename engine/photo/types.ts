/** What is read of a photo, before anything is concluded from it. */

export const PHOTO_MIMES = ['image/jpeg', 'image/png', 'image/webp', 'image/gif'] as const;
export type PhotoMime = (typeof PHOTO_MIMES)[number];

/** A word as the reader of printed text gives it. */
export interface PrintedWord {
  text: string;
  /** 0 to 100: how sure the reader is. */
  confidence: number;
}

export type PrintedLine = readonly PrintedWord[];

export interface Barcode {
  /** Name of the symbology: `EAN-13`, `QR Code`. */
  format: string;
  value: string;
}

/** What a language model that reads photos says it sees; null: it cannot tell. */
export interface SeenInPhoto {
  product: string | null;
  material: string | null;
  printedText: string | null;
  /** The statement of origin as it is printed, such as `Made in Portugal`. */
  originLabel: string | null;
}

/** A photo read once. */
export interface PhotoReading {
  /** Printed text, a line a line; empty when none can be read. */
  text: string;
  barcodes: Barcode[];
  /** Null: no model was asked, or it was of no use. */
  seen: SeenInPhoto | null;
  /** What was read and how, in words for the caller; null when nothing was. */
  readFromImage: string | null;
}

/** Pixels in shades of grey, a byte each, row after row. */
export interface GreyImage {
  width: number;
  height: number;
  pixels: Uint8Array;
}
