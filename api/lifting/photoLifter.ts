/**
 * Takes inline photos out of a JSON text while it arrives, piece by piece: what is left is small,
 * and is read as any other body.
 */

/** Where the pieces go. */
export interface LiftedInto {
  /** Bytes of the text that is left, as Latin-1. */
  text: (piece: string) => void;
  /** A photo begins; false: no more of them are taken, and it stays in the text. */
  begin: () => boolean;
  /** More of the photo, and as how many characters that was sent. */
  photo: (piece: Buffer, sentCharacters: number) => void;
}

/** The head of an inline photo as JSON writes it: some printers escape the slash. */
const HEAD = /^data:image(?:\/|\\\/|\\u002f)(?:jpeg|jpg|png|webp|gif);base64,/i;
const HEAD_CHARACTERS_MAX = 40;
const END_OF_TEXT = /["\\]/g;
/** A quotation mark, a backslash, or what stands in no string of JSON as it is. */
const END_OF_PHOTO = /[^ !#-[\]-\uffff]/g;
/** The inside of a string, as far as it is JSON. */
const INSIDE = /(?:[ !#-[\]-\uffff]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*/y;
const ESCAPE_CHARACTERS_MAX = 6;
/** What tells a reader of the fault where it is: no letter is cut in the middle. */
const FAULT = /\p{ASCII}{1,64}/uy;

type Place = 'between' | 'begun' | 'text' | 'photo';

export class PhotoLifter {
  readonly #into: LiftedInto;
  #place: Place = 'between';
  /** What cannot be told before more has come: the head of a string, half of an escape. */
  #rest = '';

  constructor(into: LiftedInto) {
    this.#into = into;
  }

  /**
   * Takes the next bytes, as Latin-1. False where a photo ends in what is no JSON: the text then
   * ends with the fault, and nothing more need come.
   */
  push(chunk: string): boolean {
    const bytes = this.#rest + chunk;
    this.#rest = '';
    for (let at = 0; at < bytes.length;) {
      const next = this.#step(bytes, at);
      if (next === null) return false;
      at = next;
    }
    return true;
  }

  /** The bytes have come to their end: what could not be told is text. */
  end(): void {
    this.#into.text(this.#rest);
    this.#rest = '';
  }

  /** Where to go on; null at a fault. */
  #step(bytes: string, at: number): number | null {
    if (this.#place === 'between') return this.#between(bytes, at);
    if (this.#place === 'begun') return this.#begun(bytes, at);
    return this.#place === 'text' ? this.#text(bytes, at) : this.#photo(bytes, at);
  }

  #between(bytes: string, at: number): number {
    const quote = bytes.indexOf('"', at);
    if (quote === -1) return this.#copy(bytes, at, bytes.length);
    this.#place = 'begun';
    return this.#copy(bytes, at, quote + 1);
  }

  #begun(bytes: string, at: number): number {
    const start = bytes.slice(at, at + HEAD_CHARACTERS_MAX);
    if (start.length < HEAD_CHARACTERS_MAX && !start.includes('"')) return this.#wait(bytes, at);
    const head = HEAD.exec(start)?.[0] ?? '';
    const next = this.#copy(bytes, at, at + head.length);
    this.#place = head !== '' && this.#into.begin() ? 'photo' : 'text';
    return next;
  }

  #text(bytes: string, at: number): number {
    const end = indexOf(END_OF_TEXT, bytes, at);
    if (end === -1) return this.#copy(bytes, at, bytes.length);
    if (bytes[end] === '"') {
      this.#place = 'between';
      return this.#copy(bytes, at, end + 1);
    }
    if (end + 1 === bytes.length) return this.#wait(bytes, this.#copy(bytes, at, end));
    return this.#copy(bytes, at, end + 2);
  }

  #photo(bytes: string, at: number): number | null {
    const plain = indexOf(END_OF_PHOTO, bytes, at);
    const end = plain !== -1 && bytes[plain] === '\\' ? endOfInside(bytes, plain) : plain;
    const piece = bytes.slice(at, end === -1 ? bytes.length : end);
    if (piece !== '') this.#into.photo(unescaped(piece), piece.length);
    if (end === -1 || end === bytes.length) return bytes.length;
    if (bytes[end] === '"') {
      this.#place = 'between';
      return this.#copy(bytes, end, end + 1);
    }
    const mayGoOn = bytes[end] === '\\' && bytes.length - end < ESCAPE_CHARACTERS_MAX;
    if (mayGoOn) return this.#wait(bytes, end);
    FAULT.lastIndex = end;
    this.#into.text(FAULT.exec(bytes)?.[0] ?? '');
    return null;
  }

  #copy(bytes: string, at: number, end: number): number {
    this.#into.text(bytes.slice(at, end));
    return end;
  }

  #wait(bytes: string, at: number): number {
    this.#rest = bytes.slice(at);
    return bytes.length;
  }
}

function indexOf(expression: RegExp, text: string, from: number): number {
  expression.lastIndex = from;
  return expression.exec(text)?.index ?? -1;
}

function endOfInside(text: string, from: number): number {
  INSIDE.lastIndex = from;
  return from + (INSIDE.exec(text)?.[0].length ?? 0);
}

/** What no letter of base64 is stays none: it is refused where the photo is read. */
const unescaped = (piece: string): Buffer =>
  piece.includes('\\')
    ? Buffer.from(JSON.parse(`"${piece}"`) as string, 'utf8')
    : Buffer.from(piece, 'latin1');
