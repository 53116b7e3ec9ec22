/** Where a text that is no JSON goes wrong, and how: the parser's own words do not say it to all. */

export interface JsonFault {
  /** From 1. */
  line: number;
  /** From 1, in UTF-16 units. */
  column: number;
  what: string;
}

/** The first fault of a text; null where it is JSON. Reads it once, from the left. */
export function jsonFault(text: string): JsonFault | null {
  const open: ('{' | '[')[] = [];
  let state: State = 'value';
  let at = skipBlanks(text, 0);
  for (;;) {
    if (at >= text.length) return state === 'end' ? null : faultAt(text, at, UNFINISHED);
    const step = STEPS[state](text, at, open);
    if (typeof step === 'string') return faultAt(text, at, step);
    if ('what' in step) return faultAt(text, step.at, step.what);
    state = step.state;
    at = skipBlanks(text, step.at);
  }
}

type State = 'value' | 'firstValue' | 'firstName' | 'name' | 'colon' | 'next' | 'end';
/** What follows a sign or word, and where; or what is wrong with it, here or further on. */
type Next = { state: State; at: number } | { what: string; at: number } | string;
type Open = ('{' | '[')[];

const STEPS: Readonly<Record<State, (text: string, at: number, open: Open) => Next>> = {
  value: (text, at, open) => value(text, at, open),
  firstValue: (text, at, open) => (text[at] === ']' ? close(at, open) : value(text, at, open)),
  firstName: (text, at, open) => (text[at] === '}' ? close(at, open) : name(text, at)),
  name: (text, at) => name(text, at),
  colon: (text, at) => (text[at] === ':' ? { state: 'value', at: at + 1 } : NO_COLON),
  next: (text, at, open) => {
    const innermost = open.at(-1);
    if (text[at] === ',') return { state: innermost === '{' ? 'name' : 'value', at: at + 1 };
    if (text[at] === (innermost === '{' ? '}' : ']')) return close(at, open);
    return /[\d.]/.test(text[at] ?? '') ? BAD_NUMBER : NO_COMMA;
  },
  end: () => 'more text follows after the end of the JSON',
};

const UNFINISHED = 'it ends before it is complete';
const NO_COLON = 'a colon is missing after the name of a field';
const NO_COMMA = 'a comma or a closing bracket is missing';
const BAD_NUMBER =
  'a number begins with neither 0 nor +, and has digits on both sides of its point';

function close(at: number, open: Open): Next {
  open.pop();
  return { state: open.length === 0 ? 'end' : 'next', at: at + 1 };
}

function name(text: string, at: number): Next {
  if (text[at] === '"') return endOfString(text, at, 'colon');
  if (text[at] === '}') return 'a comma stands before the closing bracket';
  return quotation(text[at]) ?? 'the name of a field needs double quotation marks';
}

const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const WORD = /(?:true|false|null)(?![A-Za-z0-9_])/y;

function value(text: string, at: number, open: Open): Next {
  const sign = text[at] ?? '';
  const after: State = open.length === 0 ? 'end' : 'next';
  if (sign === '"') return endOfString(text, at, after);
  if (sign === '{' || sign === '[') {
    open.push(sign);
    return { state: sign === '{' ? 'firstName' : 'firstValue', at: at + 1 };
  }
  for (const known of [NUMBER, WORD]) {
    known.lastIndex = at;
    if (known.test(text)) return { state: after, at: known.lastIndex };
  }
  if (sign === ']') return 'a comma stands before the closing bracket';
  if (/[+.\d-]/.test(sign)) return BAD_NUMBER;
  return quotation(sign) ?? 'a value is missing: a text needs double quotation marks';
}

/** What is said of other quotation marks, and of comments; undefined of anything else. */
function quotation(sign: string | undefined): string | undefined {
  if (sign === "'") return 'single quotation marks stand in the place of double ones';
  if (sign !== undefined && '“”„«»‘’'.includes(sign))
    return 'a typographic quotation mark stands in the place of a plain one';
  return sign === '/' || sign === '#' ? 'JSON has no comments' : undefined;
}

function endOfString(text: string, start: number, state: State): Next {
  for (let at = start + 1; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) return { state, at: at + 1 };
    if (code < BLANK) return { what: CONTROL, at };
    if (code === BACKSLASH) {
      const escaped = escapedAt(text, at + 1);
      if (escaped === 0) return { what: 'a backslash must itself be written twice', at };
      at += escaped;
    }
  }
  return { what: 'the text that begins here has no closing quotation mark', at: start };
}

const [QUOTE, BACKSLASH, BLANK] = [0x22, 0x5c, 0x20];
/** Signs after a backslash that belong to it; 0: none does. */
function escapedAt(text: string, at: number): number {
  const sign = text[at] ?? '';
  if (sign === 'u') return /^[0-9a-fA-F]{4}$/.test(text.slice(at + 1, at + 5)) ? 5 : 0;
  return sign !== '' && '"\\/bfnrt'.includes(sign) ? 1 : 0;
}

const CONTROL = 'a line break or tab inside a text is written \\n or \\t';

function skipBlanks(text: string, from: number): number {
  let at = from;
  while (' \t\n\r'.includes(text[at] ?? '?')) at += 1;
  return at;
}

function faultAt(text: string, at: number, what: string): JsonFault {
  const before = text.slice(0, at);
  const line = before.split('\n').length;
  return { line, column: at - before.lastIndexOf('\n'), what };
}
