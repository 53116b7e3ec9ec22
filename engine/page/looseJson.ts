/**
 * JSON as shops print it: comments, trailing commas, raw line ends, unescaped quotes, cut off in
 * the middle.
 */
import { plainEntities } from './entities.ts';

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/**
 * The values in a text, none where there are none. Sound JSON is read as such; broken JSON as far
 * as it can be understood.
 */
export function looseJson(text: string): Json[] {
  const trimmed = text.replace(/^\uFEFF/, '').trim();
  if (trimmed === '') return [];
  return (
    strict(trimmed) ??
    strict(unwrapped(trimmed)) ??
    new LooseReader(unescaped(unwrapped(trimmed))).values()
  );
}

function strict(text: string): Json[] | null {
  try {
    return [JSON.parse(text) as Json]; // what JSON.parse gives is Json
  } catch {
    return null; // broken: the loose reader takes it
  }
}

/**
 * Without the comment or CDATA marks that hide a script from old browsers, and without a closing
 * semicolon. Takes a trimmed text.
 */
const unwrapped = (text: string): string =>
  withoutEnd(
    withoutClosing(text.replace(/^(?:\/\/|\/\*)?\s*<!(?:--|\[CDATA\[)\s*(?:\*\/)?/, '')),
    ';',
  ).trim();

/** `-->` or `]]>` at the end goes, with the signs of comments around it. */
function withoutClosing(text: string): string {
  const marked = withoutEnd(text, '*/');
  const closed = withoutEnd(withoutEnd(marked, '-->'), ']]>');
  return closed === marked ? text : withoutEnd(withoutEnd(closed, '//'), '/*');
}

/** Without a sign at the end, and without the blanks around it. */
function withoutEnd(text: string, sign: string): string {
  const trimmed = text.trimEnd();
  return trimmed.endsWith(sign) ? trimmed.slice(0, -sign.length).trimEnd() : trimmed;
}

/** Markup within JSON that was escaped as a whole: `{&quot;@type&quot;: …`. */
const unescaped = (text: string): string =>
  /^[[{\s]*&(?:quot|#34|#x22);/i.test(text) ? plainEntities(text) : text;

class LooseReader {
  #at = 0;
  #count = 0;
  readonly #text: string;

  constructor(text: string) {
    this.#text = text;
  }

  values(): Json[] {
    const found: Json[] = [];
    while (this.#at < this.#text.length && found.length < ROOTS_MAX) {
      this.#blanks();
      const sign = this.#text[this.#at];
      if (sign === '{' || sign === '[') found.push(this.#value(0));
      else this.#at += 1;
    }
    return found;
  }

  #value(depth: number): Json {
    this.#blanks();
    this.#count += 1;
    const sign = this.#text[this.#at];
    if (depth > DEPTH_MAX || this.#count > VALUES_MAX) {
      this.#at = this.#text.length;
      return null;
    }
    if (sign === '{') return this.#object(depth);
    if (sign === '[') return this.#array(depth);
    if (sign === '"' || sign === "'") return this.#string(sign);
    return this.#bare();
  }

  #object(depth: number): Json {
    const found: { [key: string]: Json } = {};
    this.#at += 1;
    for (;;) {
      this.#blanks();
      const sign = this.#text[this.#at];
      if (sign === undefined) return found;
      if (sign === '}') {
        this.#at += 1;
        return found;
      }
      const before = this.#at;
      const key = sign === '"' || sign === "'" ? this.#string(sign) : this.#word();
      this.#blanks();
      if (this.#text[this.#at] === ':') {
        this.#at += 1;
        const value = this.#value(depth + 1);
        if (key !== '' && key !== '__proto__') found[key] = value;
      } else if (this.#at === before) this.#at += 1; // a stray sign: the next may be understood
    }
  }

  #array(depth: number): Json {
    const found: Json[] = [];
    this.#at += 1;
    for (;;) {
      this.#blanks();
      const sign = this.#text[this.#at];
      if (sign === undefined || sign === '}') return found;
      if (sign === ']') {
        this.#at += 1;
        return found;
      }
      const before = this.#at;
      const value = this.#value(depth + 1);
      if (this.#at === before) this.#at += 1;
      else found.push(value);
    }
  }

  /** A quote ends a string only where JSON can go on after it: `5" pipe` within one stays. */
  #string(quote: string): string {
    let found = '';
    this.#at += 1;
    for (;;) {
      const sign = this.#text[this.#at];
      if (sign === undefined) return found;
      this.#at += 1;
      if (sign === '\\') found += this.#escape();
      else if (sign === quote && this.#endsHere()) return found;
      else found += sign < ' ' ? ' ' : sign;
    }
  }

  #endsHere(): boolean {
    const [, blanks = '', next = ''] = this.#here(BEHIND_QUOTE) ?? [];
    return (
      next.trim() === '' ||
      ',:}]'.includes(next) ||
      (blanks.includes('\n') && '"\'/'.includes(next))
    );
  }

  #escape(): string {
    const sign = this.#text[this.#at] ?? '';
    this.#at += 1;
    if (sign === 'u') {
      const digits = /^[\da-f]{4}/i.exec(this.#text.slice(this.#at, this.#at + 4))?.[0];
      if (digits === undefined) return '';
      this.#at += 4;
      return String.fromCharCode(parseInt(digits, 16));
    }
    return ESCAPES[sign] ?? sign;
  }

  #bare(): Json {
    const word = this.#word();
    if (word === 'true' || word === 'false') return word === 'true';
    if (/^-?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/i.test(word)) return Number(word);
    return word === '' || word === 'null' || word === 'undefined' ? null : word;
  }

  #word(): string {
    const word = this.#here(WORD)?.[0] ?? '';
    this.#at += word.length;
    return word;
  }

  /** Blanks, commas (one too many does no harm) and comments. */
  #blanks(): void {
    for (;;) {
      const gap = this.#here(GAP)?.[0];
      if (gap === undefined) return;
      this.#at += gap.length;
    }
  }

  /** What an expression that sticks to its place finds at this one. */
  #here(expression: RegExp): RegExpExecArray | null {
    expression.lastIndex = this.#at;
    return expression.exec(this.#text);
  }
}

const GAP = /[\s,;]+|\/\*[\s\S]*?(?:\*\/|$)|\/\/[^\n]*|<!--|-->|<!\[CDATA\[|\]\]>/y;
const WORD = /[^\s,:{}[\]"']{1,200}/y;
/** It consumes nothing, so it looks no further than a page indents. */
const BEHIND_QUOTE = /(\s{0,200})(.?)/sy;

const ESCAPES: Readonly<Record<string, string>> = { n: '\n', r: ' ', t: ' ', b: ' ', f: ' ' };
const ROOTS_MAX = 50;
const DEPTH_MAX = 60;
const VALUES_MAX = 50_000;
