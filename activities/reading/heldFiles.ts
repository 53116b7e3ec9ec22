import { newId } from '../../db/id.ts';
import { FileNotHeld } from '../parsing/failures.ts';
import type { HeldFile } from './work.ts';

/** Time in which a request that has ended releases its files itself. */
const SPARE_MS = 5000;

/**
 * Files that are in hand: each is there until it is released, and not for long after its request
 * has ended.
 */
export class HeldFiles {
  readonly #files = new Map<HeldFile, { bytes: Buffer; end: NodeJS.Timeout }>();

  /** Takes the bytes as they are, and returns the name of the file. */
  hold({ buffer, byteOffset, length }: Uint8Array, untilMs: number): HeldFile {
    const file = newId();
    const end = setTimeout(
      () => this.release(file),
      Math.max(0, untilMs - Date.now()) + SPARE_MS,
    ).unref();
    this.#files.set(file, { bytes: Buffer.from(buffer, byteOffset, length), end });
    return file;
  }

  /** Throws `FileNotHeld` when it is there no more: another process had it, or its time is over. */
  bytesOf(file: HeldFile): Buffer {
    const held = this.#files.get(file);
    if (!held) throw new FileNotHeld('the file is not held any more');
    return held.bytes;
  }

  release(file: HeldFile): void {
    clearTimeout(this.#files.get(file)?.end);
    this.#files.delete(file);
  }
}
