import { mkdir, open, type FileHandle, unlink } from 'node:fs/promises';
import path from 'node:path';
import { newId } from '../../db/id.ts';

/**
 * Bytes of one request on disk. The file has no name from the beginning: nobody else opens it, and
 * it is gone when it is closed, or when the process ends, however that does.
 */
export class Spool {
  readonly #file: FileHandle;
  #length = 0;

  private constructor(file: FileHandle) {
    this.#file = file;
  }

  /** Makes the folder, for its owner alone, where it is missing. */
  static async open(folder: string): Promise<Spool> {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const name = path.join(folder, newId());
    const file = await open(name, 'wx+', 0o600);
    try {
      await unlink(name);
    } catch (cause) {
      await file.close();
      throw cause;
    }
    return new Spool(file);
  }

  async append(pieces: readonly Buffer[]): Promise<void> {
    const bytes = pieces.reduce((sum, piece) => sum + piece.length, 0);
    if (bytes === 0) return;
    const { bytesWritten } = await this.#file.writev([...pieces], this.#length);
    if (bytesWritten !== bytes) throw new Error('the disk took a part of a body only');
    this.#length += bytes;
  }

  async read(from: number, bytes: number): Promise<Buffer> {
    const buffer = Buffer.allocUnsafeSlow(bytes);
    const { bytesRead } = await this.#file.read(buffer, 0, bytes, from);
    if (bytesRead !== bytes) throw new Error('Bug: a body on disk is shorter than it was');
    return buffer;
  }

  close(): Promise<void> {
    return this.#file.close();
  }
}
