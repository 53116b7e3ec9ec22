/** Reads photos without any model that sees: printed text and barcodes. */
import { lettersRead, lettersSeen, printedText } from '../../engine/photo/printed.ts';
import type { Barcode, GreyImage, PrintedLine } from '../../engine/photo/types.ts';
import { FairQueue } from '../turns/fairQueue.ts';
import { PhotoTooSlow } from './failures.ts';
import { BarcodeReader, type FoundBarcodes } from './barcodeReader.ts';
import { greyImage, type OpenPhoto, turnedGrey, turnedPng } from './openPhoto.ts';
import { TextReader } from './textReader.ts';

export interface ReadPhoto {
  /** Printed text, a line a line; empty when there is none. */
  text: string;
  barcodes: Barcode[];
}

export interface PhotoReader {
  /**
   * Reads until the signal aborts; what was read by then counts. Rejects when that is nothing for
   * want of time.
   */
  read: (photo: OpenPhoto, workspaceId: string, signal: AbortSignal) => Promise<ReadPhoto>;
  stop: () => Promise<void>;
}

/** What does the reading, a pass a call, and what makes pictures ready for it. */
export interface PhotoReaders {
  pictures: { grey: typeof greyImage; turnedGrey: typeof turnedGrey; turnedPng: typeof turnedPng };
  texts: Pick<TextReader, 'read' | 'stop'>;
  codes: Pick<BarcodeReader, 'read' | 'stop'>;
}

const TEXT_THREADS = 2; // each holds some 150 MB once it has started
const WAITING_EACH = 100; // far more than photos of one workspace are in hand

/**
 * Starts nothing: threads and models are loaded with the first photo. Passes are taken in turns,
 * workspace by workspace.
 */
export function createPhotoReader(readers: PhotoReaders = installedReaders()): PhotoReader {
  const passes = new FairQueue({
    running: TEXT_THREADS,
    runningEach: TEXT_THREADS,
    waitingEach: WAITING_EACH,
  });
  const { pictures } = readers;
  const codePasses = new FairQueue({ running: 1, runningEach: 1, waitingEach: WAITING_EACH });
  return {
    read: async (photo, workspaceId, signal) => {
      const image = await pictures.grey(photo);
      const codes: ReadCodes = (picture) =>
        codePasses.run(workspaceId, signal, () => readers.codes.read(picture, signal));
      const texts: ReadLines = async (picture, degrees) => {
        const png = await pictures.turnedPng(picture, degrees);
        return passes.run(workspaceId, signal, () =>
          timed(() => readers.texts.read(png, PASS_MS_MAX, signal)),
        );
      };
      // without barcodes a photo is still worth reading
      const { barcodes, quarters, angle } = await readCodes(
        codes,
        image,
        pictures.turnedGrey,
      ).catch(() => NOTHING_FOUND);
      const ways = quarters === null ? waysToHold(angle) : waysRound(quarters, angle);
      try {
        return { text: await readText(texts, image, ways), barcodes };
      } catch (cause) {
        if (barcodes.length > 0) return { text: '', barcodes };
        throw cause;
      }
    },
    stop: async () => void (await Promise.all([readers.texts.stop(), readers.codes.stop()])),
  };
}

const installedReaders = (): PhotoReaders => ({
  pictures: { grey: greyImage, turnedGrey, turnedPng },
  texts: new TextReader(TEXT_THREADS),
  codes: new BarcodeReader(),
});

type ReadCodes = (picture: GreyImage) => Promise<FoundBarcodes>;
/** The lines of a picture that is held so, and how long the pass took without its waiting. */
type ReadLines = (
  image: GreyImage,
  degrees: number,
) => Promise<{ lines: PrintedLine[] | 'too_long'; tookMs: number }>;

async function timed<T>(read: () => Promise<T>): Promise<{ lines: T; tookMs: number }> {
  const startedMs = performance.now();
  return { lines: await read(), tookMs: performance.now() - startedMs };
}

const NOTHING_FOUND: FoundBarcodes = { barcodes: [], quarters: null, angle: 0 };

// a pattern of dots and leaves may keep a reader busy for a minute, and holds no text
const PASS_MS_MAX = 6000;
// of reading, waiting apart; after this no other way to hold the picture is tried
const PASSES_MS_MAX = 10_000;
const ENOUGH_LETTERS = 12;
const WORTH_TURNING_LETTERS = 10;

/** A way to hold a picture. */
interface Way {
  /** Clockwise. */
  degrees: number;
  /** Tried also where nothing looks like letters so far. */
  always: boolean;
}

/**
 * The text of a picture. While too little is read, and it looks as if there were letters, it is
 * held another way.
 */
async function readText(read: ReadLines, image: GreyImage, ways: readonly Way[]): Promise<string> {
  let spentMs = 0;
  let best: readonly PrintedLine[] = [];
  let seen = 0;
  let isCut = false;
  for (const { degrees, always } of ways) {
    if (spentMs > PASSES_MS_MAX) break;
    if (!always && seen < WORTH_TURNING_LETTERS) continue;
    const { lines, tookMs } = await read(image, degrees);
    spentMs += tookMs;
    if (lines === 'too_long') {
      isCut = true;
      continue;
    }
    if (lettersRead(lines) > lettersRead(best)) best = lines;
    seen = Math.max(seen, lettersSeen(lines));
    if (isReadWell(lines)) break;
  }
  const text = printedText(best);
  // a photo that was not read to its end is not one without print
  if (isCut && text === '') throw new PhotoTooSlow('the photo holds more than can be read in time');
  return text;
}

/** Most of what looks like letters is surely read: text that stands on its head is not. */
const isReadWell = (lines: readonly PrintedLine[]): boolean =>
  lettersRead(lines) >= ENOUGH_LETTERS && lettersRead(lines) * 2 >= lettersSeen(lines);

const TILT_DEGREES_MIN = 4; // below this the readers manage by themselves

/**
 * Barcodes; where there are none in a picture that is tilted, those of the picture set straight.
 */
async function readCodes(
  read: ReadCodes,
  image: GreyImage,
  turned: typeof turnedGrey,
): Promise<FoundBarcodes> {
  const found = await read(image);
  const tilt = tiltOf(found.angle);
  if (found.quarters !== null || tilt === 0) return found;
  const straight = await read(await turned(image, -tilt));
  return { ...straight, angle: found.angle };
}

/** Degrees by which lines are off the nearest quarter, from -45 up to 45; 0 for a little. */
function tiltOf(angle: number): number {
  const off = angle - Math.round(angle / 90) * 90;
  return Math.abs(off) < TILT_DEGREES_MIN ? 0 : off;
}

/**
 * With its lines level; then upright where that is another way, since what looked like lines may
 * have been bars or folds; then the other ways round.
 */
function waysToHold(angle: number): Way[] {
  const level = Math.abs(angle) < TILT_DEGREES_MIN ? 0 : -angle;
  const isUpright = Math.abs(level) <= 45;
  const across = level > 0 ? level - 90 : level + 90;
  const overhead = { degrees: level + 180, always: false };
  const sideways = { degrees: across, always: !isUpright };
  const others = isUpright ? [overhead, sideways] : [sideways, overhead];
  return [{ degrees: level, always: true }, ...others, { degrees: across + 180, always: false }];
}

/**
 * As its barcodes lie, for print mostly stands as they do; then turned by a quarter, as on the side
 * of a box.
 */
const waysRound = (quarters: number, angle: number): Way[] =>
  [0, 1, 3, 2].map((more) => ({
    degrees: -(quarters * 90 + tiltOf(angle)) + more * 90,
    always: more === 0,
  }));
