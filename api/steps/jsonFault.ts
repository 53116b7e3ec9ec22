/** Where a text that is no JSON goes wrong, and how: the parser's own words do not say it to all. */

export interface JsonFault {
  /** From 1. */
  line: number;
  /** From 1, in UTF-16 units. */
  column: number;
  what: string;
  /** The same place, from 0 and in the whole text. */
  at: number;
}

/** The first fault of a text; null where it is JSON. Reads it once, from the left. */
export function jsonFault(text: string): JsonFault | null {
  const open: ('{' | '[')[] = [];
  let state: State = 'value';
  let at = skipBlanks(text, 0);
  for (;;) {
    if (at >= text.length) return state === 'end' ? null : faultAt(text, at, UNFINISHED);
    const step: Next = foreignSign(text[at]) ?? STEPS[state](text, at, open);
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
    const innermost = open.at(-1) === '{' ? OBJECT : LIST;
    if (text[at] === ',') return { state: innermost.afterComma, at: at + 1 };
    if (text[at] === innermost.close) return close(at, open);
    return noComma(text, at, innermost);
  },
  end: () => 'more text follows after the end of the JSON',
};

interface Bracket {
  close: string;
  afterComma: State;
  /** What is said of the other bracket in the place of its own. */
  wrongClose: string;
}

const OBJECT: Bracket = {
  close: '}',
  afterComma: 'name',
  wrongClose: 'an object that begins with { ends with }',
};
const LIST: Bracket = {
  close: ']',
  afterComma: 'value',
  wrongClose: 'a list that begins with [ ends with ]',
};

const UNFINISHED = 'it ends before it is complete';
const NO_COLON = 'a colon is missing after the name of a field';
const BAD_NUMBER =
  'a number has no leading 0 or +, no letters, and digits on both sides of its point';
const COMMA_IN_NUMBER = 'a number has a decimal point, and no comma in it';
const NO_QUOTES = 'a text needs double quotation marks';
const LAST_COMMA = 'a comma stands before the closing bracket';

function close(at: number, open: Open): Next {
  open.pop();
  return { state: open.length === 0 ? 'end' : 'next', at: at + 1 };
}

/** What is wrong after a value that neither a comma nor its closing bracket follows. */
function noComma(text: string, at: number, { wrongClose }: Bracket): string {
  const [before = '', sign = ''] = [text[at - 1], text[at]];
  if (/\d/.test(before) && /[\w.+]/.test(sign)) return BAD_NUMBER;
  if (before === '"' && /[\p{L}\p{N}]/u.test(sign))
    return 'a quotation mark inside a text is written \\"';
  if (sign === '}' || sign === ']') return wrongClose;
  if (sign === ':') return 'a colon stands where no field has a name: names stand between { and }';
  return `a comma is missing before ${tokenAt(text, at)}`;
}

/** What begins at a place, as far as it is short: to be found again by who wrote it. */
function tokenAt(text: string, at: number): string {
  const ahead = text.slice(at, at + TOKEN_MAX);
  const token = /^(?:"[^"\p{C}]*"?|[^\s",:[\]{}\p{C}]+)/u.exec(ahead)?.[0];
  return token ?? ahead.slice(0, 1);
}
const TOKEN_MAX = 40;

function name(text: string, at: number): Next {
  const sign = text[at];
  if (sign === '"') return endOfString(text, at, 'colon');
  if (sign === '}') return LAST_COMMA;
  if (sign === ',') return SECOND_COMMA;
  if (/^\d,\d$/.test(text.slice(at - 2, at + 1))) return COMMA_IN_NUMBER;
  return quotation(sign) ?? 'the name of a field needs double quotation marks';
}
const SECOND_COMMA = 'a comma stands where something is missing before it';

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
  return noValue(text, at, open.at(-1));
}

/** What is wrong where a value must begin, and none does. */
function noValue(text: string, at: number, innermost: '{' | '[' | undefined): string {
  const sign = text[at] ?? '';
  if (sign === ']' && innermost === '[') return LAST_COMMA;
  if (sign === ',' && innermost === '[') return SECOND_COMMA;
  if (/[,:}\]]/.test(sign)) return 'a value is missing';
  const word = /^[+-]?[A-Za-z]+(?!\w)/.exec(text.slice(at, at + TOKEN_MAX))?.[0];
  const meant = WORDS_MEANT.get((word ?? '').replace(/^[+-]/, '').toLowerCase());
  if (meant !== undefined) return `${word} is not known in JSON: ${meant}`;
  if (/[+.\d-]/.test(sign)) return BAD_NUMBER;
  return quotation(sign) ?? NO_QUOTES;
}

/** What other languages print in the place of a value, and what is sent instead. */
const WORDS_MEANT: ReadonlyMap<string, string> = new Map([
  ...['nan', 'infinity', 'inf'].map((word) => [word, 'send a number, or null'] as const),
  ...['undefined', 'none', 'nil'].map((word) => [word, 'write null'] as const),
  ...['null', 'true', 'false'].map((word) => [word, `write ${word}`] as const),
]);

/** What is said of other quotation marks. */
function quotation(sign: string | undefined): string | undefined {
  if (sign === "'" || sign === '`')
    return 'single quotation marks stand in the place of double ones';
  const isTypographic = sign !== undefined && '“”„«»‘’'.includes(sign);
  return isTypographic
    ? 'a typographic quotation mark stands in the place of a plain one'
    : undefined;
}

/** What stands nowhere outside a text. */
function foreignSign(sign: string | undefined): string | undefined {
  if (sign === '/' || sign === '#') return 'JSON has no comments';
  const isBlank = sign !== undefined && /[\s\u200b\u2060]/.test(sign);
  return isBlank ? 'a special blank stands where only a plain one may stand' : undefined;
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
  return { line, column: at - before.lastIndexOf('\n'), what, at };
}
