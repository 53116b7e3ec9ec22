/** Reads photos without any model that sees: printed text and barcodes. */
import { lettersRead, lettersSeen, printedText } from '../../engine/photo/printed.ts';
import { textAngle } from '../../engine/photo/textAngle.ts';
import type { Barcode, GreyImage, PrintedLine } from '../../engine/photo/types.ts';
import { BarcodeReader } from './barcodeReader.ts';
import { greyImage, type OpenPhoto, turnedPng } from './openPhoto.ts';
import { TextReader } from './textReader.ts';

export interface ReadPhoto {
  /** Printed text, a line a line; empty when there is none. */
  text: string;
  barcodes: Barcode[];
}

export interface PhotoReader {
  /** Reads until the signal aborts; what was read by then counts. Rejects when that is nothing for want of time. */
  read: (photo: OpenPhoto, signal: AbortSignal) => Promise<ReadPhoto>;
  stop: () => Promise<void>;
}

const TEXT_THREADS = 2; // each holds some 150 MB once it has started

/** Starts nothing: threads and models are loaded with the first photo. */
export function createPhotoReader(): PhotoReader {
  const texts = new TextReader(TEXT_THREADS);
  const codes = new BarcodeReader();
  return {
    read: async (photo, signal) => {
      const image = await greyImage(photo);
      const [barcodes, text] = await Promise.allSettled([
        codes.read(image, signal),
        readText(texts, image, signal),
      ]);
      if (text.status === 'rejected' && (barcodes.status === 'rejected' || barcodes.value.length === 0))
        throw new Error('the photo could not be read', { cause: text.reason });
      return {
        text: text.status === 'fulfilled' ? text.value : '',
        barcodes: barcodes.status === 'fulfilled' ? barcodes.value : [],
      };
    },
    stop: async () => void (await Promise.all([texts.stop(), codes.stop()])),
  };
}

const PASS_MS_MAX = 6000; // a pattern of dots and leaves may keep a reader busy for a minute, and holds no text
const ENOUGH_LETTERS = 12;
const WORTH_TURNING_LETTERS = 10;

/** The text of a picture. While too little is read it is held another way: its lines level, as it came, on its head. */
async function readText(texts: TextReader, image: GreyImage, signal: AbortSignal): Promise<string> {
  let best: readonly PrintedLine[] = [];
  let seen = 0;
  for (const { degrees, overhead } of waysToHold(image)) {
    if (overhead && seen < WORTH_TURNING_LETTERS) break; // nothing that looks like letters
    const lines = await texts.read(await turnedPng(image, degrees), PASS_MS_MAX, signal);
    if (lines === 'too_long') break;
    if (lettersRead(lines) > lettersRead(best)) best = lines;
    seen = Math.max(seen, lettersSeen(lines));
    if (isReadWell(lines)) break;
  }
  return printedText(best);
}

/** Most of what looks like letters is surely read: text that stands on its head is not. */
const isReadWell = (lines: readonly PrintedLine[]): boolean =>
  lettersRead(lines) >= ENOUGH_LETTERS && lettersRead(lines) * 2 >= lettersSeen(lines);

const TILT_DEGREES_MIN = 4; // below this the reader manages by itself

/** Degrees to turn a picture by, the likeliest first. */
function waysToHold(image: GreyImage): { degrees: number; overhead: boolean }[] {
  const angle = textAngle(image);
  if (Math.abs(angle) < TILT_DEGREES_MIN)
    return [
      { degrees: 0, overhead: false },
      { degrees: 180, overhead: true },
    ];
  return [
    { degrees: -angle, overhead: false },
    { degrees: 0, overhead: false },
    { degrees: 180 - angle, overhead: true },
  ];
}
