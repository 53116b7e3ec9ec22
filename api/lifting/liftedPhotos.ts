import { randomBytes } from 'node:crypto';
import { INLINE_CHARACTERS_MAX, inlinePhoto } from '../../contract/photo.ts';
import type { LiftedInto } from './photoLifter.ts';
import { Spool } from './spool.ts';

/** A photo on disk, and as what it was sent. */
interface LiftedPhoto {
  from: number;
  /** Of its base64, as far as that is kept: one that is too long is refused by its length. */
  bytes: number;
  sentCharacters: number;
}

/** No body has more of them; further ones count as text. */
const PHOTOS_MAX = 64;
const TOKEN_BYTES = 24; // 32 characters without padding
const TOKEN = /base64,([A-Za-z0-9+/]{32})"/g;
/** Whole groups of base64. */
const READ_BYTES = 256 * 1024;

/**
 * The inline photos of one body, each of which a token stands for in its text: base64 itself, and
 * of this request alone.
 */
export class LiftedPhotos implements LiftedInto {
  readonly #spool: Spool;
  readonly #photos = new Map<string, LiftedPhoto>();
  #last: LiftedPhoto | null = null;
  #length = 0;
  #waiting: Buffer[] = [];
  readonly #text: string[] = [];
  #textBytes = 0;

  private constructor(spool: Spool) {
    this.#spool = spool;
  }

  static async open(folder: string): Promise<LiftedPhotos> {
    return new LiftedPhotos(await Spool.open(folder));
  }

  text(piece: string): void {
    if (piece === '') return;
    this.#text.push(piece);
    this.#textBytes += piece.length;
  }

  begin(): boolean {
    if (this.#photos.size >= PHOTOS_MAX) return false;
    const token = randomBytes(TOKEN_BYTES).toString('base64');
    this.#last = { from: this.#length, bytes: 0, sentCharacters: 0 };
    this.#photos.set(token, this.#last);
    this.text(token);
    return true;
  }

  photo(piece: Buffer, sentCharacters: number): void {
    const photo = this.#last;
    if (!photo) throw new Error('Bug: a piece of no photo');
    photo.sentCharacters += sentCharacters;
    const kept = piece.subarray(0, INLINE_CHARACTERS_MAX - photo.bytes);
    if (kept.length === 0) return;
    photo.bytes += kept.length;
    this.#length += kept.length;
    this.#waiting.push(kept);
  }

  /** Bytes of the text so far. */
  get textBytes(): number {
    return this.#textBytes;
  }

  /** Writes what has come of photos to the disk. */
  async store(): Promise<void> {
    const pieces = this.#waiting;
    this.#waiting = [];
    await this.#spool.append(pieces);
  }

  /** The text with tokens in the place of photos; it is handed over once. */
  takeText(): Buffer {
    return Buffer.from(this.#text.splice(0).join(''), 'latin1');
  }

  /** The base64 of an `imageUrl` in pieces of whole groups; null where it was not lifted. */
  base64Of(imageUrl: string): AsyncGenerator<Buffer> | null {
    const photo = this.#photos.get(inlinePhoto(imageUrl) ?? '');
    return photo ? this.#read(photo) : null;
  }

  async *#read({ from, bytes }: LiftedPhoto): AsyncGenerator<Buffer> {
    const end = from + bytes;
    for (let at = from; at < end; at += READ_BYTES)
      yield await this.#spool.read(at, Math.min(READ_BYTES, end - at));
  }

  /** Characters of an `imageUrl` as it was sent. */
  charactersOf(imageUrl: string): number {
    const token = inlinePhoto(imageUrl) ?? '';
    const photo = this.#photos.get(token);
    return photo ? imageUrl.length - token.length + photo.bytes : imageUrl.length;
  }

  /** A printed text with the photos in their places, piece by piece. */
  async *pieces(printed: string): AsyncGenerator<string | Buffer> {
    let from = 0;
    for (const { 1: token = '', index } of printed.matchAll(TOKEN)) {
      const photo = this.#photos.get(token);
      if (!photo) continue;
      const at = index + TOKEN_HEAD;
      yield printed.slice(from, at);
      yield* this.#read(photo);
      from = at + token.length;
    }
    yield printed.slice(from);
  }

  /** Characters that were sent between two places of the text, and do not stand there. */
  liftedBetween(text: string, from: number, to: number): number {
    let characters = 0;
    for (const [token, { sentCharacters }] of this.#photos) {
      const at = text.indexOf(token);
      if (at >= from && at < to) characters += sentCharacters - token.length;
    }
    return characters;
  }

  close(): Promise<void> {
    return this.#spool.close();
  }
}

const TOKEN_HEAD = 'base64,'.length;
