/**
 * A tariff as a book to read in: rows in the publisher's order, the tree above and below each, and
 * the measures set on them.
 */
import { atOnce, type Steps } from '../../steps.ts';
import { existsOn } from '../../calendar.ts';
import type { ScheduleName } from '../../hscode.ts';
import type {
  AreaRecord,
  LineRecord,
  MeasureRecord,
  ReleaseRecord,
} from '../../release/records.ts';

export interface TariffBook {
  schedule: ScheduleName;
  rows: readonly LineRecord[];
  /** Index of the row above each row; -1 for none. */
  parents: Int32Array;
  /** Whether a row has rows below it. */
  hasChildren: Uint8Array;
  /** How many digits the codes below a row share with it: 10 where none is below. */
  shared: Uint8Array;
  /** Chapters that it holds: the first two digits of its codes. */
  chapters: ReadonlySet<string>;
  /**
   * Index of the row of a code, as `codeOf` writes it; of a code that is printed for several
   * periods the last: see `onDay`.
   */
  index: ReadonlyMap<string, number>;
  /** Indexes of all rows of the codes that are printed for several periods, in order. */
  periods: ReadonlyMap<string, readonly number[]>;
  /** Measures by the code (10 digits) at which they are set. */
  measures: ReadonlyMap<string, readonly MeasureRecord[]>;
  areas: ReadonlyMap<string, AreaRecord>;
}

/**
 * The book of a release's records; records of other kinds are passed over. Linear in the number of
 * rows.
 */
export const buildBook = (schedule: ScheduleName, records: Iterable<ReleaseRecord>): TariffBook =>
  atOnce(buildBookInSteps(schedule, records));

/** Rows that are looked at in one piece: some milliseconds. */
export const ROWS_AT_ONCE = 500;

/** The same in pieces. */
export function* buildBookInSteps(
  schedule: ScheduleName,
  records: Iterable<ReleaseRecord>,
): Steps<TariffBook> {
  const rows: LineRecord[] = [];
  const measures = new Map<string, MeasureRecord[]>();
  const areas = new Map<string, AreaRecord>();
  let count = 0;
  for (const record of records) {
    count += 1;
    if (count % ROWS_AT_ONCE === 0) yield;
    if (record.kind === 'line') rows.push(record);
    else if (record.kind === 'area') areas.set(record.id, record);
    else if (record.kind === 'measure') {
      const set = measures.get(record.code);
      if (set) set.push(record);
      else measures.set(record.code, [record]);
    }
  }
  const tree = yield* treeOf(rows);
  const chapters = new Set(rows.flatMap(({ code }) => (code === null ? [] : [code.slice(0, 2)])));
  const book = {
    schedule,
    rows,
    ...tree,
    chapters,
    index: new Map(),
    periods: new Map(),
    measures,
    areas,
  };
  return { ...book, index: yield* indexOf(book), periods: periodsOf(book) };
}

/** The parent is the nearest earlier row with a smaller indent. */
function* treeOf(
  rows: readonly LineRecord[],
): Steps<Pick<TariffBook, 'parents' | 'hasChildren' | 'shared'>> {
  const parents = new Int32Array(rows.length).fill(-1);
  const hasChildren = new Uint8Array(rows.length);
  const shared = new Uint8Array(rows.length).fill(10);
  const open: number[] = [];
  let chapter = -1;
  for (const [at, row] of rows.entries()) {
    if (at % ROWS_AT_ONCE === 0) yield;
    while (open.length > 0 && (rows[open.at(-1) ?? 0]?.indent ?? 0) >= row.indent) open.pop();
    const above = open.at(-1) ?? (chapter >= 0 && sameChapter(rows[chapter], row) ? chapter : -1);
    if (isChapter(row)) chapter = at;
    else if (above >= 0) {
      parents[at] = above;
      hasChildren[above] = 1;
    }
    open.push(at);
    for (let ancestor = parents[at] ?? -1; ancestor >= 0; ancestor = parents[ancestor] ?? -1)
      shared[ancestor] = Math.min(
        shared[ancestor] ?? 0,
        digitsShared(rows[ancestor]?.code, row.code),
      );
  }
  shareChildren({ rows, parents, hasChildren, shared });
  return { parents, hasChildren, shared };
}

/**
 * Below a row that is printed for two periods rows stand once, behind the later: those that meet
 * its days are below the earlier too.
 */
function shareChildren(
  tree: Pick<TariffBook, 'rows' | 'parents' | 'hasChildren' | 'shared'>,
): void {
  const { rows, hasChildren, shared } = tree;
  let last = -1;
  let below: readonly number[] = [];
  for (let at = rows.length - 2; at >= 0; at -= 1) {
    if (!isSameLine(rows[at], rows[at + 1])) continue;
    if (!isSameLine(rows[at + 1], rows[at + 2])) [last, below] = [at + 1, childrenOf(tree, at + 1)];
    if (!below.some((row) => daysMeet(rows[row], rows[at]))) continue;
    hasChildren[at] = 1;
    shared[at] = shared[last] ?? 10;
  }
}

/**
 * The last of the rows that print one code for one period after the other; the row itself where it
 * is alone.
 */
function lastPeriod(rows: readonly LineRecord[], at: number): number {
  let last = at;
  while (isSameLine(rows[at], rows[last + 1])) last += 1;
  return last;
}
const isSameLine = (one: LineRecord | undefined, other: LineRecord | undefined): boolean =>
  one?.code != null &&
  one.code === other?.code &&
  one.suffix === other.suffix &&
  one.indent === other.indent;

/** Digits that two codes share, in pairs; ten where one of them is a text row. */
function digitsShared(above: string | null | undefined, below: string | null | undefined): number {
  if (!above || !below) return 10;
  let digits = 0;
  while (digits < 10 && above.slice(digits, digits + 2) === below.slice(digits, digits + 2))
    digits += 2;
  return digits;
}

// TARIC gives chapters and headings the same indent
const isChapter = ({ code, indent }: LineRecord): boolean =>
  indent === 0 && code !== null && /^\d\d(?:0{8})?$/.test(code);
const sameChapter = (chapter: LineRecord | undefined, row: LineRecord): boolean =>
  row.indent === 0 && row.code !== null && chapter?.code?.slice(0, 2) === row.code.slice(0, 2);

function* indexOf(book: TariffBook): Steps<Map<string, number>> {
  const index = new Map<string, number>();
  const shorter = new Map<string, number>();
  for (const [at, row] of book.rows.entries()) {
    if (at % ROWS_AT_ONCE === 0) yield;
    const code = codeOf(book, at);
    if (code === null || row.code === null) continue;
    index.set(code, at);
    if (!book.hasChildren[at]) index.set(row.code, at);
    else if (code.length === 8 && code.endsWith('00')) shorter.set(code.slice(0, 6), at);
  }
  // a subheading that is not split is one row with the line below it
  for (const [code, at] of shorter) if (!index.has(code)) index.set(code, at);
  return index;
}

function periodsOf(book: TariffBook): Map<string, number[]> {
  const first = new Map<string, number>();
  const periods = new Map<string, number[]>();
  for (const at of book.rows.keys()) {
    const code = codeOf(book, at);
    if (code === null) continue;
    const earlier = first.get(code);
    if (earlier === undefined) first.set(code, at);
    else if (!periods.get(code)?.push(at)) periods.set(code, [earlier, at]);
  }
  return periods;
}

/**
 * The code of a row as the trade writes it, null for a text row. Tariffs that print ten digits
 * throughout pad the codes above a commodity with zeros: those go, pair by pair, down to what the
 * codes below the row share with it.
 */
export function codeOf(book: TariffBook, at: number): string | null {
  const row = book.rows[at];
  if (!row || row.code === null || row.suffix !== '80') return null;
  const { code } = row;
  if (code.length !== 10 || !PADDED.has(book.schedule)) return code;
  if (!book.hasChildren[at])
    return book.schedule === 'eu' && code.endsWith('00') ? code.slice(0, 8) : code;
  let length = 10;
  while (length > 2 && length > (book.shared[at] ?? 0) && code.slice(length - 2, length) === '00')
    length -= 2;
  return code.slice(0, length);
}
const PADDED: ReadonlySet<ScheduleName> = new Set(['eu', 'gb', 'xi']);

/** Whether a row of the book holds on the day. */
export const existsAt = ({ rows }: TariffBook, at: number, date: string): boolean =>
  existsOn(rows[at] ?? {}, date);

/**
 * Of the rows that print the code of a row the one that holds on the day; the row itself where none
 * does.
 */
export function onDay(book: TariffBook, at: number, date: string): number {
  if (book.periods.size === 0) return at;
  return (
    book.periods.get(codeOf(book, at) ?? '')?.findLast((row) => existsAt(book, row, date)) ?? at
  );
}

/** Indexes of the rows above a row, the top one first. */
export function ancestorsOf({ parents }: TariffBook, at: number): number[] {
  const above: number[] = [];
  for (let row = parents[at] ?? -1; row >= 0; row = parents[row] ?? -1) above.unshift(row);
  return above;
}

/**
 * Indexes of the rows directly below a row, in order; of a row that is printed for one of several
 * periods those that meet its days.
 */
export function childrenOf(
  { rows, parents, hasChildren }: Pick<TariffBook, 'rows' | 'parents' | 'hasChildren'>,
  at: number,
): number[] {
  const below: number[] = [];
  const last = lastPeriod(rows, at);
  if (!hasChildren[last]) return below;
  const indent = rows[at]?.indent ?? 0;
  for (let row = last + 1; row < rows.length; row += 1) {
    if (parents[row] === last) below.push(row);
    // the chapter of a tariff that indents headings no deeper ends with the next chapter
    else if (
      rows[row]?.code &&
      (rows[row]?.indent ?? 0) <= indent &&
      !belongsTo(parents, row, last)
    )
      break;
  }
  return last === at ? below : below.filter((row) => daysMeet(rows[row], rows[at]));
}

const daysMeet = (one: LineRecord | undefined, other: LineRecord | undefined): boolean =>
  (one?.from ?? '') < (other?.until ?? '9999') && (other?.from ?? '') < (one?.until ?? '9999');

function belongsTo(parents: Int32Array, row: number, at: number): boolean {
  for (let above = parents[row] ?? -1; above >= 0; above = parents[above] ?? -1)
    if (above === at) return true;
  return false;
}

/** The texts from below the heading down to the row: what the row alone («Other») does not say. */
export function fullText(book: TariffBook, at: number): string {
  const path = [...ancestorsOf(book, at), at];
  const own = path.slice(path.findLastIndex((row) => isHeadingOrChapter(book, row)) + 1);
  return (own.length > 0 ? own : [at])
    .map((row) => withoutColon(book.rows[row]?.text))
    .filter((text) => text !== '')
    .join(': ');
}

const isHeadingOrChapter = (book: TariffBook, at: number): boolean => {
  const code = codeOf(book, at);
  return code !== null && code.length <= 4;
};

/**
 * The codes at which measures that hold for a row are set: its own, then those above, ten digits
 * each.
 */
export function measuredAt(book: TariffBook, at: number): string[] {
  const codes = [at, ...ancestorsOf(book, at).reverse()].flatMap((row) => {
    const { code, suffix } = book.rows[row] ?? {};
    return code && suffix === '80' ? [code.padEnd(10, '0')] : [];
  });
  return [...new Set(codes)];
}

/** A text without the colon behind it, with which headings lead on to what stands below them. */
export const withoutColon = (text = ''): string =>
  text.endsWith(':') ? text.slice(0, -1).trimEnd() : text;
