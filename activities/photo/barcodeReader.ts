/**
 * The reader of barcodes: a thread that is started for the first photo, kept for the next ones, and
 * replaced when it hangs.
 */
import { knownBarcodes } from '../../engine/photo/barcodes.ts';
import type { Barcode, GreyImage } from '../../engine/photo/types.ts';
import type { BarcodesParsed } from '../parsing/orders.ts';
import { ParserPool } from '../parsing/pool.ts';

export interface FoundBarcodes {
  barcodes: Barcode[];
  /**
   * Quarter turns, clockwise, in which they lie, and the print around them with it; null without
   * any.
   */
  quarters: number | null;
  /**
   * Of the lines of text, or of the bars, to the horizontal; in degrees, clockwise, from -90 up to
   * 90.
   */
  angle: number;
}

/** A picture full of what looks like bars may keep a reader busy for long. */
const READ_MS_MAX = 8000;
const WAIT_MS_MAX = 60_000; // longer than any request: its own signal comes first

export class BarcodeReader {
  // apart from the threads that read pages: a queue of photos keeps no page waiting
  readonly #pool = new ParserPool({ threadsMax: 1, msMax: READ_MS_MAX });

  /**
   * The barcodes of a picture, those with a wrong check digit left out. Rejects when it takes too
   * long or the signal aborts.
   */
  async read(image: GreyImage, cancelled: AbortSignal): Promise<FoundBarcodes> {
    const bounds = { untilMs: Date.now() + WAIT_MS_MAX, cancelled };
    return foundIn(await this.#pool.parse('barcodes', image, bounds));
  }

  /** Ends the thread. */
  stop(): Promise<void> {
    return this.#pool.close();
  }
}

function foundIn({ barcodes: read, angle }: BarcodesParsed): FoundBarcodes {
  const barcodes = knownBarcodes(read);
  return { barcodes, quarters: barcodes.length > 0 ? (read[0]?.quarters ?? 0) : null, angle };
}
