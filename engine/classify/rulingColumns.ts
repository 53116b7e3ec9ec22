/**
 * Columns of numbers and of text that grow while they are filled, and are cut to their size when
 * done.
 */

type Numbers = Uint8Array | Uint32Array | Float64Array;
type Made<T extends Numbers> = { new (length: number): T };

const FIRST_LENGTH = 1024;

/** Numbers of one type, one after the other. */
export class GrowingNumbers<T extends Numbers> {
  readonly #make: Made<T>;
  #values: T;
  #length = 0;

  constructor(make: Made<T>) {
    this.#make = make;
    this.#values = new make(FIRST_LENGTH);
  }

  get length(): number {
    return this.#length;
  }

  push(value: number): void {
    if (this.#length === this.#values.length) this.#values = this.#resized(this.#length * 2);
    this.#values[this.#length] = value;
    this.#length += 1;
  }

  /** All numbers, without room for more. */
  done(): T {
    return this.#resized(this.#length);
  }

  #resized(length: number): T {
    const values = new this.#make(length);
    values.set(this.#values.subarray(0, Math.min(length, this.#length)));
    return values;
  }
}

/** Texts in UTF-8, one after the other; `length` is in bytes. */
export class GrowingText {
  readonly #encoder = new TextEncoder();
  #bytes = new Uint8Array(FIRST_LENGTH);
  #length = 0;

  get length(): number {
    return this.#length;
  }

  push(text: string): void {
    const longest = this.#length + text.length * UTF8_BYTES_MAX;
    if (longest > this.#bytes.length) {
      const bytes = new Uint8Array(Math.max(longest, this.#bytes.length * 2));
      bytes.set(this.#bytes.subarray(0, this.#length));
      this.#bytes = bytes;
    }
    this.#length += this.#encoder.encodeInto(text, this.#bytes.subarray(this.#length)).written;
  }

  done(): Uint8Array {
    return this.#bytes.slice(0, this.#length);
  }
}

/** Of one unit of UTF-16. */
const UTF8_BYTES_MAX = 3;

/** Bytes of columns together. */
export const bytesOf = (columns: readonly ArrayBufferView[]): number =>
  columns.reduce((sum, { byteLength }) => sum + byteLength, 0);
