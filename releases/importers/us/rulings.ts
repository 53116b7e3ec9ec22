/**
 * Precedent rulings of the United States (CROSS): answers of the publisher's search, and their
 * metadata as JSON lines.
 */
import { BrokenFile, type Importer, jsonOf, type SourceFile } from '../importer.ts';
import { rulingOf } from './rulingFields.ts';

/**
 * Rulings of the files, each number once: of repetitions the first stands. Every page of an answer
 * may be a file of its own; a page without a ruling is let pass, all of them together are not. The
 * version is the day of the newest ruling. Refuses with `BrokenFile`, naming file, row and field:
 * what is no JSON, is cut off or holds no rulings, a ruling without a number or a subject, a field
 * of another type, a day that does not exist.
 */
export const usRulings: Importer = {
  formats: [
    'answers of https://rulings.cbp.gov/api/search as JSON: rulings with rulingNumber, subject, rulingDate, tariffs',
    'JSON lines of ruling_number, subject, ruling_date, tariffs',
  ],
  *read(files) {
    const seen = new Set<string>();
    for (const file of files)
      for (const { entry, row } of entriesOf(file)) {
        const ruling = rulingOf(entry, file.name, row);
        if (seen.has(ruling.number)) continue;
        seen.add(ruling.number);
        yield ruling;
      }
    if (seen.size === 0)
      throw new BrokenFile(
        files.map(({ name }) => name).join(', '),
        null,
        'the files hold no rulings',
      );
  },
  versionOf: (files) => {
    let newest: string | null = null;
    for (const { bytes } of files)
      for (const { line } of linesIn(bytes))
        for (const [, day = ''] of line.matchAll(DAY))
          if (newest === null || day > newest) newest = day;
    return newest;
  },
};

const DAY = /"ruling_?[dD]ate"\s*:\s*"([12]\d{3}-\d\d-\d\d)/g;

interface Entry {
  entry: unknown;
  /** Line of the file, or place in the list. */
  row: number;
}

/**
 * The entries of a file: of JSON lines when its first line is complete JSON and others follow, else
 * of one document.
 */
function* entriesOf(file: SourceFile): Generator<Entry> {
  const [line = '', next] = firstLines(file.bytes);
  const first = parsed(line);
  if (first !== undefined && next !== undefined) yield* entriesByLine(file);
  else yield* entriesIn(first ?? jsonOf(file), file.name);
}

/** The first line, and the next one that is not blank. */
function firstLines(bytes: Uint8Array): string[] {
  const lines: string[] = [];
  for (const { line } of linesIn(bytes)) {
    if (lines.length === 0 || line.trim() !== '') lines.push(line);
    if (lines.length === 2) break;
  }
  return lines;
}

function* entriesByLine({ name, bytes }: SourceFile): Generator<Entry> {
  for (const { line, row } of linesIn(bytes)) {
    if (line.trim() === '') continue;
    const value = parsed(line);
    if (value === undefined)
      throw new BrokenFile(name, row, 'the line is no complete JSON in UTF-8');
    if (listIn(value)) for (const { entry } of entriesIn(value, name)) yield { entry, row };
    else yield { entry: value, row };
  }
}

const LINE_END = 10;

/**
 * Lines one after the other: a large file is never text as a whole. One that is no UTF-8 reads as
 * `NO_TEXT`.
 */
function* linesIn(bytes: Uint8Array): Generator<{ line: string; row: number }> {
  let row = 0;
  for (let start = 0; start < bytes.length;) {
    const end = bytes.indexOf(LINE_END, start);
    row += 1;
    yield { line: decoded(bytes.subarray(start, end === -1 ? undefined : end)), row };
    start = end === -1 ? bytes.length : end + 1;
  }
}

const UTF8 = new TextDecoder('utf-8', { fatal: true });

function decoded(bytes: Uint8Array): string {
  try {
    return UTF8.decode(bytes);
  } catch {
    return NO_TEXT;
  }
}

/** Stands for a line that is no text; no JSON either. */
const NO_TEXT = '{';

function* entriesIn(document: unknown, name: string): Generator<Entry> {
  const list = listIn(document) ?? (hasNumber(document) ? [document] : null);
  if (!list) throw new BrokenFile(name, null, 'the file holds no list of rulings ("rulings")');
  for (const [index, entry] of list.entries()) yield { entry, row: index + 1 };
}

function listIn(document: unknown): readonly unknown[] | null {
  if (Array.isArray(document)) return document as unknown[];
  const list = isRecord(document) ? document['rulings'] : null;
  return Array.isArray(list) ? (list as unknown[]) : null;
}

const hasNumber = (value: unknown): boolean =>
  isRecord(value) && ('rulingNumber' in value || 'ruling_number' in value);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined; // no complete JSON: the caller knows whether that is a fault
  }
}
