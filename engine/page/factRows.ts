/**
 * Labels with their values: rows of tables, definition lists, pairs of elements, "label: value"
 * lines.
 */
import { withoutTrailing } from '../trailing.ts';
import { factOf, isKnownLabel } from './labels.ts';
import { tidy, tidyLines } from './text.ts';
import { tradeNumbersIn } from './tradeNumbers.ts';
import type { Element, Reader } from './walk.ts';
import { isApart, type Zone } from './zones.ts';

export interface FactRow {
  label: string;
  text: string;
  zone: Zone;
  at: number;
}

/** Collects the rows of a page in their order, each label and value once. */
export function rowReader(): { reader: Reader; rows: FactRow[] } {
  const rows: FactRow[] = [];
  const known = new Set<string>();
  const add = ({ zone, at }: Element, label: string, value: string): void => {
    const text = valueText(value);
    const name = withoutTrailing(tidy(label), /[\s:：*\-–]/);
    const key = `${zone} ${name} ${text}`;
    if (
      name === '' ||
      text === '' ||
      name.length > LABEL_MAX ||
      known.has(key) ||
      rows.length >= ROWS_MAX
    )
      return;
    if (text === name || !/[\p{L}]/u.test(name)) return;
    known.add(key);
    rows.push({ label: name, text, zone, at });
  };
  const reader: Reader = {
    close(element) {
      if (element.mute || element.text.length < 3) return;
      if (element.tag === 'tr') return readCells(element, add);
      if (element.tag === 'dl') return readDefinitions(element, add);
      if (isApart(element.zone)) return;
      if (element.text.length <= PAIR_MAX && element.parts.length > 0) readPair(element, add);
      if (element.parts.length > 2) readNeighbours(element, add);
      if ((!HOLDERS.has(element.tag) && element.tag !== 'span') || element.text.length > LINES_MAX)
        return;
      if (element.text.length > NESTED_MAX && element.parts.some(({ tag }) => HOLDERS.has(tag)))
        return;
      for (const line of element.text.split('\n')) readLine(element, line, add);
    },
  };
  return { reader, rows };
}
const ROWS_MAX = 400;
const LABEL_MAX = 70;
const PAIR_MAX = 500;
const LINES_MAX = 6000;
/** A longer block is read where it is nested deepest. */
const NESTED_MAX = 1500;
const VALUE_MAX = 500;
/** Blocks that hold lines of text. */
const HOLDERS: ReadonlySet<string> = new Set(
  'p li div td dd section article pre h2 h3 h4 h5 h6 main body'.split(' '),
);

type Add = (element: Element, label: string, value: string) => void;

/** The lines of a value as one, with commas between where they are a list. */
function valueText(value: string): string {
  const lines = tidyLines(value).split('\n');
  const isList =
    lines.length <= 8 && lines.every((line) => line.length <= 40 && !/[,;:]$/.test(line));
  return lines
    .join(isList ? ', ' : ' ')
    .replace(/^[:：]\s*/, '')
    .slice(0, VALUE_MAX);
}

/** A row of two cells, or of several that are label and value in turn. */
function readCells(row: Element, add: Add): void {
  const cells = row.parts.filter(({ tag }) => tag === 'td' || tag === 'th');
  const [label, value] = cells;
  if (cells.length === 2 && label && value) return add(row, label.text, value.text);
  if (cells.length % 2 === 1 || !areInTurn(cells)) return;
  for (let at = 0; at + 1 < cells.length; at += 2)
    add(row, cells[at]?.text ?? '', cells[at + 1]?.text ?? '');
}

/**
 * Labels and values in turn: each label looks like one, or one of them is known and no value is.
 */
function areInTurn(cells: readonly Element[]): boolean {
  const labels = cells.filter((_, at) => at % 2 === 0);
  const values = cells.filter((_, at) => at % 2 === 1);
  if (labels.every(({ tag, text }) => tag === 'th' || /[:：]\s*$/.test(text) || isKnown(text)))
    return true;
  return (
    labels.some(({ text }) => isKnown(text)) &&
    !values.some(({ text, tag }) => tag === 'th' || isKnown(text))
  );
}

function readDefinitions(list: Element, add: Add): void {
  let label = '';
  for (const { tag, text } of list.parts) {
    if (tag === 'dt') label = text;
    else if (tag === 'dd' && label !== '') add(list, label, text);
  }
}

/** Two children, or a child and the text after it, of which the first looks like a label. */
function readPair(element: Element, add: Add): void {
  const parts = element.parts.filter(
    ({ text, zone }) => !isApart(zone) && text.trim() !== '' && text.trim() !== ':',
  );
  const [first, second] = parts;
  if (!first || parts.length > 2 || NO_PAIRS.has(element.tag)) return;
  const label = first.text.trim();
  if (
    label.length > LABEL_MAX ||
    label.includes('\n') ||
    isSentence(label) ||
    !looksLikeLabel(first)
  )
    return;
  const text = element.text.trim();
  if (!text.startsWith(label)) return;
  // two entries of a list, or two cards, that each say something are no pair
  const isEntry = LISTS.has(element.tag) || (/\d/.test(label) && !/[:：]$/.test(label));
  if (second && isEntry && isKnown(second.text)) return;
  const rest = text
    .slice(label.length)
    .trim()
    .replace(/^[:：\-–]\s*/, '');
  if (rest === '' || (second && !rest.startsWith(second.text.trim().slice(0, 20)))) return;
  add(element, label, rest);
}

const LISTS: ReadonlySet<string> = new Set(['ul', 'ol']);

/** A full stop ends a sentence in what is longer than an abbreviation. */
const isSentence = (label: string): boolean =>
  label.length > ABBREVIATED_MAX && /[.!?]\s|[.!?。！？]$/.test(label);
const ABBREVIATED_MAX = 25;

/** A list of definitions has its own reading; what holds all of a page is no pair. */
const NO_PAIRS: ReadonlySet<string> = new Set(['dl', 'body', 'main', 'html']);

/** A child that is no more than a known label, and the one after it. */
function readNeighbours(element: Element, add: Add): void {
  const parts = element.parts.filter(({ text, zone }) => !isApart(zone) && text.trim() !== '');
  parts.forEach((part, at) => {
    const value = parts[at + 1];
    if (
      !value ||
      value.text.length > VALUE_MAX ||
      NO_LABELS.has(part.tag) ||
      NO_LABELS.has(value.tag)
    )
      return;
    if (part.text.trim().includes('\n') || isSentence(part.text.trim())) return;
    if (isKnown(part.text) && !isKnown(value.text) && !HEADINGS.test(value.tag))
      add(element, part.text, value.text);
  });
}
/** Steps of a menu, choices, tabs: their neighbours say nothing of them. */
const NO_LABELS: ReadonlySet<string> = new Set(
  'li a button label option tr dt dd td ul ol nav form'.split(' '),
);
const HEADINGS = /^h[1-6]$/;

const looksLikeLabel = ({ tag, text, marks }: Element): boolean =>
  tag === 'dt' ||
  tag === 'th' ||
  /[:：]\s*$/.test(text) ||
  isKnown(text) ||
  (marks !== '' && LABEL_MARKS.test(marks));
const LABEL_MARKS =
  /(?:^|[\s-])(?:label|key|term|attr(?:ibute)?-name|property-name|spec-name|param-name|spec-label|option-name|prop-name|characteristic-name)(?=$|[\s-])/;

const isKnown = (label: string): boolean => label.length <= LABEL_MAX && isKnownLabel(label.trim());

/**
 * `Material: wool`, several of them with bars or bullets between, and labels in square brackets as
 * Japanese shops print them.
 */
function readLine(element: Element, line: string, add: Add): void {
  const text = withoutBrackets(line.trim());
  if (text.length < 4 || text.length > 2000) return;
  for (const { label, text: number } of tradeNumbersIn(text)) add(element, label, number);
  if (!MAY_BE_PAIR.test(text)) {
    for (const part of text.split(BARS)) readNumber(element, part.trim(), add);
    return;
  }
  for (const [, label = '', value = ''] of text.matchAll(
    /[【［[〔]([^【［[〔】］\]〕]{1,30})[】］\]〕]([^【［[〔]+)/g,
  ))
    if (isKnown(label)) add(element, label, value.replace(/^\s*[:：]/, ''));
  for (const part of text.split(BARS)) {
    const pair = pairIn(part);
    if (!pair) continue;
    const { label, value } = pair;
    const next = NEXT_PAIR.exec(value);
    if (isKnown(label))
      add(element, label, firstSentences(next ? value.slice(0, next.index) : value));
    if (next && value.length < text.length) readLine(element, value.slice(next.index), add);
  }
}
/** What stands between several pairs in one line. */
const BARS = /[|•·●■◆▪※✔✓]|\s\/\s|;\s/;

/** `(SKU: 12)` as `SKU: 12`. */
const withoutBrackets = (text: string): string =>
  text.startsWith('(') && text.endsWith(')') ? text.slice(1, -1).trim() : text;

/** `商品番号 KB-12`, `Réf. MA-40`, `Item #12`: the label of a number needs no sign after it. */
function readNumber(element: Element, text: string, add: Add): void {
  const number = text.split(/[\s#]/).at(-1) ?? '';
  const label = text.slice(0, text.length - number.length).trim();
  if (label.length < 2 || label.length > LABEL_MAX || /\d/.test(label)) return;
  if (
    /^[\p{L}\d][\p{L}\d./_-]{1,30}$/u.test(number) &&
    /\d/.test(number) &&
    NUMBERS.has(factOf(label) ?? '')
  )
    add(element, label, number);
}
const NUMBERS: ReadonlySet<string> = new Set(['sku', 'mpn', 'gtin', 'isbn']);

/**
 * The label and the value of `Material: wool`; null where a text is no such pair, or an address.
 */
function pairIn(part: string): { label: string; value: string } | null {
  const text = part.trim().replace(/^[-–—*]\s*/, '');
  const sign = /[:：]|\s[-–—]\s/.exec(text);
  if (!sign) return null;
  const label = text.slice(0, sign.index).trim();
  const [value = ''] = text
    .slice(sign.index + sign[0].length)
    .trimStart()
    .slice(0, PAIRED_MAX)
    .split('\n', 1);
  const isAddress = sign[0].length === 1 && value.startsWith('//');
  return value === '' || isAddress || label.length > LABEL_MAX || !LABEL.test(label)
    ? null
    : { label, value };
}
const PAIRED_MAX = 401;
/** No sentence; it may begin with an abbreviation: `Kat. číslo: 12`. */
const LABEL = /^(?:\p{L}{1,6}\.\s)?(?:[^:：.!?]|\.(?=\S|$)){2,60}$/u;

/** Another label within a value: `Tan Size: M`. */
const NEXT_PAIR = /\s(?=[(（[]?\p{L}[^\s:：,;]{0,20}\s?[:：](?!\/\/))/u;
const MAY_BE_PAIR = /[:：【［[〔]|\s[-–—]\s/;

/** In a running text the value ends with its sentence. */
const firstSentences = (value: string): string =>
  ((value.length <= 80 ? BEFORE_SENTENCE : SENTENCE).exec(value)?.[0] ?? value).replace(
    /[.。]\s*$/,
    '',
  );
const SENTENCE = /^.{2,200}?[.;。](?=\s|$)/u;
/** What a whole sentence follows; a full stop alone may be that of an abbreviation. */
const BEFORE_SENTENCE = /^.{0,70}?\p{Ll}{3}\.(?=\s\p{Lu}\p{L}{0,20}\s\p{L}{1,20}\s\p{L})/u;
